"""Examples that programs written apart give with one voice, where too few of a model's own stand."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import combinations

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import show
from self_evolving_agent.models import Call, CallOutcome, Check, Program, ToolSpec
from self_evolving_agent.tools.comparing import padded, same_outcome
from self_evolving_agent.tools.example_sets import distinct, proving
from self_evolving_agent.tools.examples import call_text
from self_evolving_agent.tools.observing import gate_limits, is_json
from self_evolving_agent.tools.perturbing import near_calls, other_calls

FEWEST_ALIKE = 8
"""Calls on whose value two programs have to agree; fewer may be chance."""

SHARE = 0.8
"""Share of the calls that either answers and neither refuses: at the edges programs that are right differ."""

MOST_ADDED = 6


async def with_agreed_examples(
    spec: ToolSpec, written: Sequence[Check], sources: Sequence[str], deps: Deps
) -> ToolSpec:
    """Add examples on which two programs agree that were written from the spec alone, none from the other.

    They are called with the arguments that a model thought of, and with others beside these. Nothing is added where no
    two agree widely.

    Args:
        spec: With the examples that stand.
        written: The checks whose arguments are tried, whatever results they expect.
        sources: Programs that differ in more than their layout.
        deps: The world.

    Raises:
        SandboxError: If the sandbox cannot be started.
    """
    own = tuple(check.call for check in written if check.call is not None)
    calls = (*own, *near_calls(own), *other_calls(own))
    limits = gate_limits(deps)
    results = await asyncio.gather(
        *(deps.sandbox.run(Program(source=source, calls=calls), limits) for source in sources)
    )
    outcomes = [padded(result, len(calls)) for result in results]
    agreed = max((_agreed(calls, one, other) for one, other in combinations(outcomes, 2)), key=len, default=())
    standing = [check.call for check in spec.examples]
    fresh = _telling([check for check in agreed if check.call not in standing])
    return spec.model_copy(update={"examples": proving(distinct((*spec.examples, *fresh)))})


def _agreed(calls: Sequence[Call], one: Sequence[CallOutcome], other: Sequence[CallOutcome]) -> tuple[Check, ...]:
    """Give what two programs say with one voice; nothing where they differ too often.

    Where one of them refuses a value it says nothing of the others: what becomes of a bad one is a choice.
    """
    answered = [
        (call, first, second)
        for call, first, second in zip(calls, one, other, strict=True)
        if (first.raised is None or second.raised is None) and "ValueError" not in {first.raised, second.raised}
    ]
    alike = [
        (call, first) for call, first, second in answered if same_outcome(first, second) and is_json(first.returned)
    ]
    if len(alike) < FEWEST_ALIKE or len(alike) < SHARE * len(answered):
        return ()
    return tuple(_example(call, outcome) for call, outcome in alike)


def _example(call: Call, outcome: CallOutcome) -> Check:
    name = f"{call_text(call)} == {show(outcome.returned)}"
    return Check(name=name, call=call, expected=outcome.returned, origin="program")


def _telling(agreed: Sequence[Check]) -> tuple[Check, ...]:
    """Choose few: those that no stub passes, each result once, before those that repeat one."""
    counting = [check for check in proving(tuple(agreed)) if check.counts]
    return tuple(_each_result_once(counting))[:MOST_ADDED]


def _each_result_once(checks: Sequence[Check]) -> Iterator[Check]:
    seen: list[str] = []
    repeating = []
    for check in checks:
        result = show(check.expected)
        if result in seen:
            repeating.append(check)
        else:
            seen.append(result)
            yield check
    yield from repeating
