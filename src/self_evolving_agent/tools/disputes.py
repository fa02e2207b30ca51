"""Examples of a model that implementations written apart contradict with one voice."""

import ast
from collections.abc import Iterator, Sequence
from itertools import combinations

from self_evolving_agent.mistakes import DELIBERATE, is_accident
from self_evolving_agent.models import CallOutcome, Check, CheckResult
from self_evolving_agent.replies import normalised_program
from self_evolving_agent.tools.attempts import Attempt
from self_evolving_agent.tools.comparing import same_outcome
from self_evolving_agent.tools.example_sets import are_enough
from self_evolving_agent.tools.observing import Observation, is_json

Voice = tuple[str, Observation]
_TIME_AND_AGAIN = 2


def disputed(attempts: Sequence[Attempt]) -> tuple[tuple[Check, str], ...]:
    """Find the examples that two of these contradict alike, each with what they gave instead.

    What the user states is beyond dispute. Programs that differ in layout alone are one voice: who makes the same
    mistake in the same words has not made it twice.

    Args:
        attempts: All held to the same examples.
    """
    found: dict[str, tuple[Check, str]] = {}
    for (one, first), (other, second) in combinations(voices(attempts), 2):
        raised_by_both = _raised(one) & _raised(other)
        for result, twin in zip(first.results, second.results, strict=True):
            check = result.check
            is_contradicted = not (result.passed or twin.passed or check.origin == "user")
            if is_contradicted and _agree(first.outcomes[check.name], second.outcomes[check.name], raised_by_both):
                found.setdefault(check.name, (check, result.observed))
    return tuple(found.values())


def repeated(attempts: Sequence[Attempt]) -> tuple[CheckResult, ...]:
    """Give the examples of a model that one program contradicts with a value, where it was written time and again.

    It is one voice, however often it is written; another has to speak before such an example is set aside.
    """
    found = voices(attempts)
    if len(found) != 1 or len(_ran(attempts)) < _TIME_AND_AGAIN:
        return ()
    _, observation = found[0]
    return tuple(
        result
        for result in observation.results
        if not result.passed
        and result.check.origin != "user"
        and result.check.raises is None
        and observation.outcomes[result.check.name].raised is None
        and is_json(observation.outcomes[result.check.name].returned)
    )


def refused(attempts: Sequence[Attempt]) -> tuple[tuple[Check, str], ...]:
    """Give the examples of a model that stand in the way of a program alone because it refuses their arguments.

    What becomes of a bad value is a choice: one voice is enough. A tool that refuses it gives no wrong answer.
    """
    for source, observation in voices(attempts):
        own = DELIBERATE & _raised(source)
        against = [result for result in observation.results if not result.passed]
        passed = tuple(result.check for result in observation.results if result.passed)
        if against and are_enough(passed) and all(_is_refusal(result, observation, own) for result in against):
            return tuple((result.check, result.observed) for result in against)
    return ()


def _is_refusal(result: CheckResult, observation: Observation, own: frozenset[str]) -> bool:
    check = result.check
    outcome = observation.outcomes[check.name]
    is_deliberate = outcome.raised in own and not is_accident(outcome.message)
    return check.origin != "user" and check.raises is None and is_deliberate


def are_of_one_mind(attempts: Sequence[Attempt]) -> bool:
    """Tell whether two that differ in their words give the same for every example: a third would change little."""
    return any(
        all(same_outcome(outcome, second.outcomes[name]) for name, outcome in first.outcomes.items())
        for (_, first), (_, second) in combinations(voices(attempts), 2)
    )


def voices(attempts: Sequence[Attempt]) -> list[Voice]:
    """Give those that ran, each program once: its source, and what it showed."""
    found: dict[str, Voice] = {}
    for source, observation in _ran(attempts):
        found.setdefault(normalised_program(source), (source, observation))
    return list(found.values())


def _ran(attempts: Sequence[Attempt]) -> list[Voice]:
    return [(one.source, one.observation) for one in attempts if one.observation is not None and one.observation.loaded]


def _agree(first: CallOutcome, second: CallOutcome, raised_by_both: frozenset[str]) -> bool:
    """Tell whether two agree: on a value that a tool may give, or on refusing the call on purpose."""
    if first.raised is not None and (first.raised not in DELIBERATE | raised_by_both or is_accident(first.message)):
        return False
    return is_json(first.returned) and same_outcome(first, second)


def _raised(source: str) -> frozenset[str]:
    """Give the names of the exceptions that a source raises itself."""
    return frozenset(_named_in_raise(ast.parse(source)))


def _named_in_raise(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Raise(exc=ast.Name(id=name) | ast.Call(func=ast.Name(id=name))):
                yield name
            case _:
                pass
