"""Telling two programs apart that pass the same checks: calls that nobody wrote, and where they differ."""

import asyncio
from dataclasses import dataclass

from pydantic import JsonValue

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import same_value, show
from self_evolving_agent.executors.offers import imported
from self_evolving_agent.models import Brief, Call, CallOutcome, Candidate, Program
from self_evolving_agent.tools.examples import call_text

MOST_PROBES = 24
WALL_S = 5.0


@dataclass(frozen=True)
class Difference:
    """A call to which two programs give different results, as Python source."""

    call: str
    one: str
    other: str


@dataclass(frozen=True)
class Contrast:
    """What tells two programs apart that pass the same checks.

    Attributes:
        difference: None when they agree wherever both give a value.
        untidy: The key of the strategy whose program alone changes the arguments that it is called with.
    """

    difference: Difference | None = None
    untidy: str = ""


async def contrast(brief: Brief, one: Candidate, other: Candidate, deps: Deps) -> Contrast:
    """Run both programs on variations of the checks' arguments."""
    calls = probe_calls(brief)
    if not calls or not one.program or not other.program:
        return Contrast()
    limits = deps.choices.limits.model_copy(update={"wall_s": WALL_S})

    async def outcomes(candidate: Candidate) -> tuple[CallOutcome, ...]:
        modules = imported(candidate.program, brief, deps)
        program = Program(source=candidate.program, calls=calls, modules=modules, packages=deps.choices.packages)
        return (await deps.sandbox.run(program, limits)).outcomes

    ours, others = await asyncio.gather(outcomes(one), outcomes(other))
    one_changes, other_changes = (any(outcome.mutated for outcome in seen) for seen in (ours, others))
    untidy = "" if one_changes == other_changes else (one if one_changes else other).strategy.key
    return Contrast(_difference(calls, ours, others), untidy)


def _difference(
    calls: tuple[Call, ...], ours: tuple[CallOutcome, ...], others: tuple[CallOutcome, ...]
) -> Difference | None:
    for call, mine, theirs in zip(calls, ours, others, strict=False):
        both_gave = mine.raised is None and theirs.raised is None
        if both_gave and not same_value(mine.returned, theirs.returned):
            return Difference(call_text(call), show(mine.returned)[:200], show(theirs.returned)[:200])
    return None


def probe_calls(brief: Brief) -> tuple[Call, ...]:
    """Vary one argument at a time of the calls in the checks; what the checks already ask is left out."""
    asked = [check.call for check in brief.checks if check.call is not None and check.through is None]
    probes: list[Call] = []
    for call in asked:
        for index, argument in enumerate(call.args):
            for value in variations(argument):
                probe = call.model_copy(update={"args": (*call.args[:index], value, *call.args[index + 1 :])})
                if probe not in asked and probe not in probes:
                    probes.append(probe)
    step = max(1, len(probes) // MOST_PROBES)
    return tuple(probes[::step][:MOST_PROBES])


def variations(value: JsonValue) -> tuple[JsonValue, ...]:
    """Give values of the same kind that a narrow program treats wrongly."""
    match value:
        case bool() | None:
            return ()
        case int() | float():
            return (value + 0.5, -value) if isinstance(value, int) else (-value,)
        case str():
            return (f'"{value}"', f" {value}", value.upper(), value + value) if value else (" ",)
        case {"$tuple": list(items)}:
            return ({"$tuple": items[::-1]}, {"$tuple": items + items})
        case list():
            return (value[::-1], value + value, [])
        case _:
            return ()
