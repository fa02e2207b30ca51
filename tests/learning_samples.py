"""Streams and outcomes for tests of the learning benchmark."""

from collections.abc import Sequence
from pathlib import Path

from benchmarks.learning.records import Answered, Outcome, Phase
from benchmarks.learning.running import Plan
from benchmarks.learning.stream import Item

from self_evolving_agent.models import ToolRejection, Usage


def sums(family: str, items: int, seed: int) -> list[Item]:
    """Make a family whose verifier gives half for a number that is wrong, and raises on what is none."""

    def an_item(number: int) -> Item:
        expected = str(number + seed)
        question = f"{family}: what is {number} + {seed}?"
        return Item(family, number, question, expected, lambda answer: 1.0 if int(answer) == int(expected) else 0.5)

    return [an_item(number) for number in range(1, items + 1)]


def a_plan(items: Sequence[Item], results: Path, **others: object) -> Plan:
    facts = {"commit": "abc1234", "machine": "a machine"}
    return Plan(**{"items": items, "seed": 7, "results": results, "facts": facts, **others})


def an_outcome(
    position: int = 1,
    *,
    family: str = "sums",
    is_right: bool = True,
    arm: str = "full",
    phase: Phase = "stream",
    seed: int = 7,
    origin: str = "fresh",
    calls: int = 0,
    tokens: int = 0,
    seconds: float = 1.0,
    cached: int = 0,
    error: str = "",
    made: tuple[str, ...] = (),
    rejected: tuple[tuple[str, str], ...] = (),
) -> Outcome:
    answered = Answered(
        origin=origin,
        usage=Usage(model_calls=calls, prompt_tokens=tokens),
        seconds=seconds,
        cached_calls=cached,
        error=error,
        tools_created=made,
        tools_rejected=tuple(ToolRejection(name=name, reason=reason) for name, reason in rejected),
    )
    return Outcome(
        arm=arm,
        phase=phase,
        family=family,
        position=position,
        seed=seed,
        expected="8",
        score=1.0 if is_right else 0.5,
        answered=answered,
        commit="abc1234",
        machine="a machine",
        date="2026-01-01T00:00:00+00:00",
    )
