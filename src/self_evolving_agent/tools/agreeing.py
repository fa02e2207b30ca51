"""What programs that were written apart give with one voice: examples, where a model's own do not stand."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from pydantic import JsonValue

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import same_value, show
from self_evolving_agent.likeness import same_output
from self_evolving_agent.mistakes import DELIBERATE
from self_evolving_agent.models import Call, CallOutcome, Check, Program, ToolSpec
from self_evolving_agent.replies import normalised_program
from self_evolving_agent.tools.comparing import padded, same_outcome
from self_evolving_agent.tools.example_sets import distinct, proving
from self_evolving_agent.tools.examples import call_text
from self_evolving_agent.tools.forms import written
from self_evolving_agent.tools.lifting import lifted
from self_evolving_agent.tools.observing import gate_limits, is_json
from self_evolving_agent.tools.perturbing import distinct_calls, near_calls, other_calls, small_calls

FEWEST_ALIKE = 8
"""Calls on whose value two programs have to agree; fewer may be chance."""

SHARE = 0.8
"""Share of the calls that either answers and neither refuses: at the edges programs that are right differ."""

MOST_ADDED = 6
AGAINST = 3
"""Values other than those agreed on with which a tool does something else."""


@dataclass(frozen=True)
class Consensus:
    """What two programs give with one voice.

    Attributes:
        source: One of them.
        agreed: Calls with their values.
    """

    source: str
    agreed: tuple[Check, ...]


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
    found = await _consensus(own, sources, deps)
    return spec if found is None else with_examples(spec, found)


def with_examples(spec: ToolSpec, found: Consensus) -> ToolSpec:
    """Add the most telling of what was agreed on to the examples of a spec."""
    standing = [check.call for check in spec.examples]
    fresh = _telling([check for check in found.agreed if check.call not in standing])
    return spec.model_copy(update={"examples": proving(distinct((*spec.examples, *fresh)))})


async def consensus_of_programs(
    name: str, arguments: Mapping[str, JsonValue], programs: Sequence[str], deps: Deps
) -> Consensus | None:
    """Give what programs for one task have in common for other values than its own.

    Args:
        name: Of the function that is cut out of each.
        arguments: The values of the task, by parameter.
        programs: Written apart from each other.
        deps: The world.

    Raises:
        SandboxError: If the sandbox cannot be started.
    """
    sources: dict[str, str] = {}
    for program in programs:
        source = lifted(program, name, arguments)
        if source is not None:
            sources.setdefault(normalised_program(source), source)
    return await _consensus((Call(function=name, kwargs=dict(arguments)),), list(sources.values()), deps)


async def contradicts(source: str, found: Consensus, deps: Deps) -> bool:
    """Tell whether a tool gives other values than those agreed on, in whatever form; what it refuses does not count.

    Raises:
        SandboxError: If the sandbox cannot be started.
    """
    calls = tuple(check.call for check in found.agreed if check.call is not None)
    (outcomes,) = await _called(calls, (source,), deps)
    pairs = zip(outcomes, found.agreed, strict=True)
    other = [one for one, check in pairs if one.raised is None and not _same_answer(one.returned, check.expected)]
    return len(other) >= AGAINST


def _same_answer(one: JsonValue, other: JsonValue) -> bool:
    """Tell whether two values read alike: a program prints a list that a tool returns."""
    return same_value(one, other) or same_output(written(one, ""), written(other, ""), "")


async def _consensus(own: Sequence[Call], sources: Sequence[str], deps: Deps) -> Consensus | None:
    if len(sources) < 2:  # noqa: PLR2004 - it takes two to agree
        return None
    calls = distinct_calls((*own, *small_calls(own), *near_calls(own), *other_calls(own)))
    outcomes = await _called(calls, sources, deps)
    pairs = combinations(zip(sources, outcomes, strict=True), 2)
    found = [Consensus(source, _agreed(calls, one, other)) for (source, one), (_, other) in pairs]
    best = max(found, key=lambda consensus: len(consensus.agreed))
    return best if best.agreed else None


async def _called(calls: tuple[Call, ...], sources: Sequence[str], deps: Deps) -> list[list[CallOutcome]]:
    limits = gate_limits(deps)
    results = await asyncio.gather(
        *(deps.sandbox.run(Program(source=source, calls=calls), limits) for source in sources)
    )
    return [padded(result, len(calls)) for result in results]


def _agreed(calls: Sequence[Call], one: Sequence[CallOutcome], other: Sequence[CallOutcome]) -> tuple[Check, ...]:
    """Give what two programs say with one voice; nothing where they differ too often.

    Where one of them refuses a value it says nothing of the others: what becomes of a bad one is a choice.
    """
    answered = [
        (call, first, second)
        for call, first, second in zip(calls, one, other, strict=True)
        if (first.raised is None or second.raised is None) and DELIBERATE.isdisjoint({first.raised, second.raised})
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
