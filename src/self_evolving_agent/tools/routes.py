"""Routes: learned from tasks that one tool solved, they give the arguments of the next one without a model.

A route matches the whole text of a task: every word is one of its own or part of an argument. Its forms of values have
one end each, so that there is one way to read a text, found in one pass.
"""

from collections.abc import Iterable, Sequence

from pydantic import JsonValue

from self_evolving_agent.encoding import same_value
from self_evolving_agent.models import Route, Solved
from self_evolving_agent.tools.routing.alignment import marked
from self_evolving_agent.tools.routing.generalising import generalised
from self_evolving_agent.tools.routing.placing import same
from self_evolving_agent.tools.routing.slots import read
from self_evolving_agent.tools.routing.wording import fold, matched, matched_first, matched_last, strip_end

_BEGINNING = 200


def learn(solved: Sequence[Solved], others: Sequence[str], tool: str, parameters: Sequence[str]) -> tuple[Route, ...]:
    """Learn how tasks of one tool are worded: a route for each wording that two or more of them share.

    Args:
        solved: Tasks with the arguments that solved them.
        others: All other tasks that are known: of other tools, of none, and failed ones. A text that is also among
            the solved ones is left out.
        parameters: What the tool takes today; tasks with other arguments are left out.

    Returns:
        Routes that give exactly the right arguments for each task they were learned from, and for no other.
    """
    texts = {strip_end(one.text): one for one in solved if set(one.arguments) <= set(parameters)}
    known = {one.text for one in solved}
    strangers = [text for text in others if text not in known]
    routes = generalised([text for one in texts.values() if (text := marked(one))], tool)
    return tuple(
        route
        for route, learned_from in routes
        if all(_gives(route, one) for one in learned_from)
        and all(parse(route, one.text) is None or _gives(route, one) for one in solved)
        and all(parse(route, text) is None for text in strangers)
    )


def _gives(route: Route, solved: Solved) -> bool:
    arguments = parse(route, solved.text)
    return (
        arguments is not None
        and arguments.keys() == solved.arguments.keys()
        and all(same(value, solved.arguments[name]) for name, value in arguments.items())
    )


def parse(route: Route, text: str) -> dict[str, JsonValue] | None:
    """Read the arguments from a task, in the encoding of `encoding.py`; None when it is worded otherwise."""
    at = matched_first(route.literals[0], text)
    arguments: dict[str, JsonValue] = {}
    for slot, following in zip(route.slots, route.literals[1:], strict=True):
        reading = read(slot.form, text, at, following) if at is not None else None
        if reading is None or (slot.only and reading.value not in slot.only):
            return None
        if slot.parameter in arguments and not same(arguments[slot.parameter], reading.value):
            return None
        arguments[slot.parameter] = reading.value
        at, end = matched(following, text, reading.end), reading.end
    if not route.slots:
        return arguments if at is not None and matched_last("", text, at) else None
    return arguments if matched_last(route.literals[-1], text, end) else None


def find(routes: Iterable[Route], text: str) -> tuple[Route, dict[str, JsonValue]] | None:
    """Find the route that fits a task, with the arguments it reads there.

    Returns:
        None when no route fits, and when two do that would call different tools or with different arguments.
    """
    beginning = fold(text[:_BEGINNING])
    found: tuple[Route, dict[str, JsonValue]] | None = None
    for route in routes:
        # Most of some thousand routes are told by their first words.
        if not beginning.startswith(route.literals[0][: len(beginning)]):
            continue
        arguments = parse(route, text)
        if arguments is None:
            continue
        if found is None:
            found = route, arguments
        elif found[0].tool != route.tool or not _agree(found[1], arguments):
            return None
    return found


def _agree(one: dict[str, JsonValue], other: dict[str, JsonValue]) -> bool:
    return one.keys() == other.keys() and all(same_value(value, other[name]) for name, value in one.items())
