"""Take one arm through the stream: each outcome is kept at once, what is kept already is not asked again."""

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from shutil import copytree, rmtree

from benchmarks.learning.answering import Answer, Place, answering
from benchmarks.learning.arms import Arm
from benchmarks.learning.records import Answered, Outcome, Phase, append, load
from benchmarks.learning.stream import Item, score
from benchmarks.programs import WentWrong
from self_evolving_agent.errors import AgentError

GONE = ("provider_unavailable", "model_not_found", "storage_error", "sandbox_error", "no_sandbox")
"""Errors that say nothing of an arm: the model, the disk or the sandbox is not there any more."""


@dataclass(frozen=True)
class Plan:
    """What is asked.

    Attributes:
        results: Folder of the lines, one file per arm.
        frozen: How many items of each family are asked again at half and at the end of the stream.
        until: On the monotonic clock; nothing is begun that would not end before it, as far as one can tell.
        most: Items to ask now; None for all.
    """

    items: Sequence[Item]
    seed: int
    results: Path
    facts: dict[str, object]
    frozen: int = 0
    until: float = float("inf")
    most: int | None = None

    def file(self, arm: Arm) -> Path:
        return self.results / f"{arm.name}.jsonl"


class OutOfTime(Exception):
    """The time or the number of items that was given is used up."""


async def run_arm(arm: Arm, plan: Plan, place: Place) -> None:
    """Ask what has not been asked yet.

    Raises:
        AgentError: If there is no model, sandbox or home.
        OutOfTime: When it was stopped by the plan.
        WentWrong: If the model or the disk went away (what was asked is kept), or if it cannot go on from what is kept.
    """
    teller = _Teller(arm, plan)
    _check_memory(arm, teller, place)
    half = len(plan.items) // 2
    await _asked(arm, place, plan.items[:half], "stream", teller)
    await _asked_again(arm, place, "half", teller)
    await _asked(arm, place, plan.items[half:], "stream", teller)
    await _asked_again(arm, place, "end", teller)


def _check_memory(arm: Arm, teller: "_Teller", place: Place) -> None:
    """Refuse to go on without the memory that the tasks done so far have left."""
    home = place.work / arm.name / "home"
    if arm.kind == "agent" and not arm.is_emptied and teller.is_begun("stream") and not home.exists():
        raise WentWrong(
            f"{arm.name} goes on with the memory in {home}, which is not there: give its --work, or a --name"
        )


async def _asked_again(arm: Arm, place: Place, phase: Phase, teller: "_Teller") -> None:
    """Ask earlier items with a copy of the memory, so that the asking leaves nothing in it."""
    plan = teller.plan
    earlier = [item for item in plan.items[: len(plan.items) // 2] if item.position <= plan.frozen]
    if arm.kind != "agent" or arm.is_emptied or not teller.open(earlier, phase):
        return
    folder = place.work / arm.name
    if not teller.is_begun(phase):
        rmtree(folder / phase, ignore_errors=True)
        copytree(folder / "home", folder / phase)
    await _asked(arm, place, earlier, phase, teller, home=phase)


async def _asked(
    arm: Arm, place: Place, items: Sequence[Item], phase: Phase, teller: "_Teller", *, home: str = "home"
) -> None:
    items = teller.open(items, phase)
    if not items:
        return
    async with answering(arm, place, home) as answer:
        for item in items:
            teller.admit()
            teller.keep(item, phase, await answered(answer, item))


async def answered(answer: Answer, item: Item) -> Answered:
    """Ask an arm; whatever breaks in it counts as its answer.

    Raises:
        WentWrong: If there is nothing to ask any more.
    """
    started = time.monotonic()
    try:
        given = await answer(item)
    except Exception as error:
        if isinstance(error, AgentError) and error.kind in GONE:
            raise WentWrong(f"{item.name} was not asked: {error}") from error
        return Answered(error=f"{type(error).__name__}: {error}"[:500], seconds=time.monotonic() - started)
    if given.error.partition(":")[0] in GONE:
        raise WentWrong(f"{item.name} was not asked: {given.error}")
    return given


class _Teller:
    """Keeps the outcomes of one arm, says how it goes, and when to stop."""

    def __init__(self, arm: Arm, plan: Plan) -> None:
        self.plan = plan
        self._arm = arm
        known = load(plan.file(arm))
        seeds = {outcome.seed for outcome in known} - {plan.seed}
        if seeds:
            raise WentWrong(f"{plan.file(arm)} holds items of seed {seeds.pop()}: give that --seed, or another --name")
        self._known = {(outcome.phase, outcome.item) for outcome in known}
        self._taken: list[float] = []
        self._began = time.monotonic()

    def open(self, items: Sequence[Item], phase: Phase) -> list[Item]:
        return [item for item in items if (phase, item.name) not in self._known]

    def is_begun(self, phase: Phase) -> bool:
        return any(known == phase for known, _ in self._known)

    def admit(self) -> None:
        """Let one more item begin.

        Raises:
            OutOfTime: If it would not end in time, or enough were asked.
        """
        now = time.monotonic()
        usual = sum(self._taken) / len(self._taken) if self._taken else 0.0
        if now + usual > self.plan.until or len(self._taken) == self.plan.most:
            raise OutOfTime
        self._began = now

    def keep(self, item: Item, phase: Phase, given: Answered) -> None:
        self._taken.append(time.monotonic() - self._began)
        outcome = Outcome(
            arm=self._arm.name,
            phase=phase,
            family=item.family,
            position=item.position,
            seed=self.plan.seed,
            expected=item.answer,
            score=score(item, given.answer),
            answered=given,
            commit=str(self.plan.facts["commit"]),
            machine=str(self.plan.facts["machine"]),
            date=datetime.now(UTC).isoformat(timespec="seconds"),
        )
        append(self.plan.file(self._arm), outcome)
        self._known.add((phase, item.name))
        mark = "right" if outcome.is_right else "WRONG"
        how = given.origin or given.error[:60]
        usage = given.usage
        print(
            f"{self._arm.name} {phase} {item.name}: {mark}, {how}, {usage.model_calls} calls "
            f"({given.cached_calls} cached), {given.seconds:.1f} s",
            file=sys.stderr,
            flush=True,
        )
