"""The examples of one tool together: whether they prove anything, agree, and fit another tool."""

import re

from self_evolving_agent.encoding import same_value, show
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.models import Call, Check, ToolSpec
from self_evolving_agent.tools.calls import named, parameters_of
from self_evolving_agent.tools.examples import marked_by_stubs

FEWEST, FEWEST_COUNTING = 3, 2


def respelled(spec: ToolSpec, tool: ToolRecord) -> ToolSpec | None:
    """Give the spec with its examples as calls of another tool, by position; None where that takes other arguments.

    What a model would have become of bad values is left out: a tool that gives every result may choose otherwise.
    """
    names = renamed_parameters(spec.signature, tool.version.signature)
    if names is None:
        return None
    examples = []
    for example in spec.examples:
        if example.raises and example.origin == "model":
            continue
        arguments = named(example.call, spec.signature) if example.call else None
        if arguments is None:
            return None
        call = Call(function=tool.name, kwargs={names[name]: value for name, value in arguments.items()})
        examples.append(example.model_copy(update={"call": call}))
    return spec.model_copy(update={"name": tool.name, "examples": tuple(examples)})


def renamed_parameters(one: str, other: str) -> dict[str, str] | None:
    """Give the parameters of one signature with those of another in their places; None where they are not as many."""
    names, others = parameters_of(one), parameters_of(other)
    return dict(zip(names, others, strict=True)) if len(names) == len(others) else None


def are_enough(examples: tuple[Check, ...]) -> bool:
    """Tell whether examples can prove a tool: three results that stand, two of which no stub gives.

    An expected error is beside these: it shows how values are refused, and nothing of what is worked out.
    """
    values = [example for example in examples if not example.raises]
    return len(values) >= FEWEST and sum(example.counts for example in values) >= FEWEST_COUNTING


def proving(examples: tuple[Check, ...]) -> tuple[Check, ...]:
    """Say of each example whether it counts: not if a stub passes it, nor one that turns its argument's type alone."""
    return tuple(
        check.model_copy(update={"counts": check.counts and not _is_converted(check)})
        for check in marked_by_stubs(examples)
    )


def _is_converted(check: Check) -> bool:
    """Tell whether the result is the first argument in other quotes: `f("7") == 7` is passed by `int` itself."""
    if check.call is None or check.raises or not (check.call.args or check.call.kwargs):
        return False
    first = next(iter((*check.call.args, *check.call.kwargs.values())))
    return show(first).strip("'\"") == show(check.expected).strip("'\"")


def called_as(name: str, check: Check) -> Check:
    """Give an example as one of a function of another name."""
    if check.call is None:
        return check
    old = re.compile(rf"\b{re.escape(check.call.function)}(?=\()")
    call = check.call.model_copy(update={"function": name})
    return check.model_copy(update={"name": old.sub(name, check.name), "call": call})


def calls(check: Check, name: str, signature: str) -> bool:
    """Tell whether an example calls a function as it is defined."""
    return check.call is not None and check.call.function == name and named(check.call, signature) is not None


def distinct(checks: tuple[Check, ...]) -> tuple[Check, ...]:
    """Keep the first of those with the same call; where two of a model contradict each other, neither."""
    kept: list[Check] = []
    contradicted: list[Check] = []
    for check in checks:
        twin = next((other for other in kept if other.call == check.call), None)
        if twin is None:
            kept.append(check)
        elif twin.origin != "user" and not (twin.raises == check.raises and same_value(twin.expected, check.expected)):
            contradicted.append(twin)
    return tuple(check for check in kept if check not in contradicted)
