"""What becomes of records, whatever happens to those who work on them."""

import asyncio
from pathlib import Path

import pytest

from fakes_models import printing, tagged
from loop_worlds import PROGRAM, WORKS, LoopWorld, cancelled_when
from self_evolving_agent.errors import BudgetExceeded, ProviderUnavailable, SourceError, StorageError
from self_evolving_agent.events import (
    CandidateFinished,
    CandidatesJudged,
    OutcomeScored,
    RunCancelled,
    RunFinished,
    SessionDigested,
    SessionFinished,
    SessionRejected,
    SessionReleased,
    SessionTaken,
    SkillLearned,
    Stamp,
)
from self_evolving_agent.looping import Loop
from self_evolving_agent.models import Evidence, ExecutionResult, Limits, ModelReply, ModelRequest, Program
from self_evolving_agent.models.sessions import Headroom
from source_kits import opened

ID = "01m8ppgjyt9c7c971jyjy50bd2"
TASK = {"task": "sum of 2 and 3", "domain": "Finance", "id": ID}
FAILED = {
    "goal": "sum of 2 and 3",
    "domain": "Finance",
    "id": ID,
    "result": "failure",
    "errors": ["IndexError: list index out of range"],
    "transcript": "I tried to add what is behind the end.",
}


@pytest.fixture
def world(tmp_path: Path) -> LoopWorld:
    return LoopWorld(tmp_path)


def answer(world: LoopWorld, event: SessionFinished) -> str:
    assert event.answer is not None
    return world.blobs.get(event.answer).decode()


async def test_a_task_is_run_and_settled_with_its_answer(world: LoopWorld) -> None:
    world.put(**TASK)
    cycle = await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert (cycle.taken, cycle.done, cycle.failed, cycle.curve) == (1, 1, 0, 1.0)
    assert (finished.outcome, finished.run) == ("done", ID)
    assert "5" in answer(world, finished)
    assert world.files("done") == ["0000.json"]


async def test_a_task_that_nobody_can_do_is_failed_with_its_reason(tmp_path: Path) -> None:
    world = LoopWorld(tmp_path, sandbox=printing("", 1, "IndexError: no"))
    world.script = world.provider._script = {**WORKS, "analysis.compute.repair": PROGRAM}  # type: ignore[dict-item]
    world.put(**TASK)
    cycle = await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert (cycle.done, cycle.failed, cycle.curve) == (0, 1, 0.0)
    assert finished.outcome == "failed"
    assert finished.reason.startswith("no_success: ")
    assert world.files("failed") == ["0000.json", "0000.json.reason"]


async def test_a_session_that_went_well_is_learned_from_without_any_model(world: LoopWorld) -> None:
    world.put(goal="walk", result="success", domain="Gardening", cost=3)
    cycle = await world.cycle()
    (digested,) = world.happened(SessionDigested)
    assert (digested.word, digested.domain, digested.extra) == ("Gardening", "general", {"cost": 3})
    assert world.provider.requests == []
    assert (cycle.done, cycle.retried, cycle.curve) == (1, 0, None)
    (seen,) = world.memory().sessions
    assert (seen.task, seen.success) == ("walk", True)
    assert world.memory().experiences == ()


async def test_a_failed_session_is_tried_again_and_the_two_are_held_against_each_other(world: LoopWorld) -> None:
    world.put(**FAILED)
    cycle = await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert (finished.outcome, finished.reason) == ("done", "tried again, and succeeded")
    assert (cycle.done, cycle.retried, cycle.learned) == (1, 1, 1)
    (asked,) = world.provider.asked("skills.distil")
    assert tagged(asked, "failed") == FAILED["transcript"]
    assert tagged(asked, "seen") == "IndexError: list index out of range"
    assert len(world.happened(SkillLearned)) == 1
    assert len(world.memory().strategies) == 2


async def test_beyond_the_limit_failed_sessions_are_learned_from_alone(world: LoopWorld) -> None:
    for number in range(3):
        world.put(**{**FAILED, "id": number, "goal": f"sum of {number} and 9"})
    cycle = await world.cycle(most_retries=1)
    assert (cycle.done, cycle.retried) == (3, 1)
    assert len(world.happened(SessionDigested)) == 3
    assert len(world.happened(SessionTaken)) == 1


async def test_a_flawed_record_is_set_aside_and_the_next_one_is_taken(world: LoopWorld) -> None:
    world.put(goal="walk")
    world.put(goal="run", result="success")
    cycle = await world.cycle()
    (rejected,) = world.happened(SessionRejected)
    assert rejected.where == "0000.json"
    assert (cycle.taken, cycle.rejected, cycle.done) == (2, 1, 1)
    assert [flaw.reason for flaw in cycle.flaws] == [rejected.reason]
    assert world.files("rejected") == ["0000.json", "0000.json.reason"]


async def test_what_the_log_has_settled_is_only_put_away(world: LoopWorld) -> None:
    world.put(**TASK)
    world.log.append(stamp(), [SessionFinished(outcome="failed", reason="as it was")])
    cycle = await world.cycle()
    assert cycle.taken == 0
    assert world.provider.requests == []
    assert (world.kit.place / "failed" / "0000.json.reason").read_text() == "as it was\n"


def stamp(run_id: str = ID) -> Stamp:
    return Stamp(run_id=run_id, node="loop", provider="p", model="m")


def taken(attempt: int) -> SessionTaken:
    return SessionTaken(source="s", goal="g", attempt=attempt, run=ID if attempt == 1 else f"{ID}-{attempt}")


async def test_an_attempt_that_died_before_it_was_scored_is_made_again_under_another_id(world: LoopWorld) -> None:
    world.put(**TASK)
    world.log.append(stamp(), [taken(1)])
    await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert finished.run == f"{ID}-2"
    assert len(world.happened(RunFinished, f"{ID}-2")) == 1
    assert world.happened(OutcomeScored, ID) == []


async def test_an_attempt_that_died_after_it_was_scored_is_settled_by_what_it_came_to(world: LoopWorld) -> None:
    world.put(**TASK)
    made = world.blobs.put(b"the answer")
    died = [
        taken(1),
        CandidateFinished(
            strategy_key="a",
            strategy_name="A",
            origin="fresh",
            success=True,
            score=1,
            evidence=Evidence(),
            why="",
            answer=made,
        ),
        CandidatesJudged(winner="a", decided_by="evidence", why=""),
        OutcomeScored(subject="strategy", name="a", outcome=1.0, won=True),
    ]
    world.log.append(stamp(), died)
    cycle = await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert (finished.outcome, finished.run, answer(world, finished)) == ("done", ID, "the answer")
    assert world.provider.requests == []
    assert len(world.happened(OutcomeScored)) == 1
    assert cycle.done == 1


async def test_a_run_that_ended_before_its_record_was_settled_is_not_made_again(world: LoopWorld) -> None:
    world.put(**TASK)
    ended = RunFinished(task="sum", domain="analysis", success=False, error="no_success")
    world.log.append(stamp(), [taken(1), ended])
    await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert (finished.outcome, finished.reason) == ("failed", "no_success")
    assert world.provider.requests == []


async def test_a_record_that_ends_process_after_process_is_given_up(world: LoopWorld) -> None:
    world.put(**TASK)
    world.log.append(stamp(), [taken(attempt) for attempt in range(1, 6)])
    await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert (finished.outcome, finished.reason) == ("failed", "its run ended without a word 5 times")


async def test_a_session_that_was_digested_before_the_process_died_is_not_digested_twice(world: LoopWorld) -> None:
    world.put(**FAILED)
    digested = SessionDigested(goal="g", word="", domain="analysis", kind="calculation", result="failure")
    world.log.append(stamp(), [digested, taken(1)])
    await world.cycle()
    assert len(world.happened(SessionDigested)) == 1
    assert len(world.happened(SessionFinished)) == 1


class HangingSandbox:
    """Never gives a result, and says when it is asked for one."""

    name = "hanging"

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        self.asked.set()
        await asyncio.Event().wait()
        raise AssertionError


async def test_a_cancelled_run_gives_its_record_back(tmp_path: Path) -> None:
    sandbox = HangingSandbox()
    world = LoopWorld(tmp_path, sandbox=sandbox)
    world.put(**TASK)
    await cancelled_when(world, sandbox.asked)
    assert world.files() == ["0000.json"]
    assert world.files("running") == []
    assert len(world.happened(RunCancelled)) == 1
    assert [event.cause for event in world.happened(SessionReleased)] == ["stop"]
    world.sandbox = printing("5")
    await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert (finished.outcome, finished.run) == ("done", f"{ID}-2")


async def test_a_record_that_is_put_back_again_and_again_is_never_given_up(world: LoopWorld) -> None:
    world.put(**TASK)
    for attempt in range(1, 9):
        put_back = SessionReleased(attempt=attempt, cause="stop", reason="the loop was stopped")
        world.log.append(stamp(), [taken(attempt), put_back])
    await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert (finished.outcome, finished.run) == ("done", f"{ID}-9")


async def test_a_run_that_is_cancelled_after_it_was_scored_is_settled_by_what_it_came_to(tmp_path: Path) -> None:
    distilling, world = asyncio.Event(), LoopWorld(tmp_path)

    async def hang(request: ModelRequest, on_text: object = None) -> ModelReply:
        if request.prompt.name == "skills.distil":
            distilling.set()
            await asyncio.Event().wait()
        return await answers(request)

    answers, world.provider.complete = world.provider.complete, hang  # type: ignore[method-assign, assignment]
    world.put(**FAILED)
    await cancelled_when(world, distilling)
    assert world.files() == ["0000.json"]
    assert world.happened(SessionReleased) == []
    scored = len(world.happened(OutcomeScored))
    world.provider.complete = answers  # type: ignore[method-assign]
    await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert (finished.run, finished.reason) == (ID, "tried again, and succeeded")
    assert len(world.happened(OutcomeScored)) == scored == 2


async def test_while_the_model_cannot_be_reached_records_wait(world: LoopWorld) -> None:
    def gone(request: ModelRequest) -> str:
        raise ProviderUnavailable("nobody answers at the address")

    world.provider._script = gone
    world.put(**TASK)
    world.put(task="sum of 4 and 5")
    cycle = await world.cycle()
    assert cycle.pause == "nobody answers at the address"
    assert (cycle.taken, cycle.failed) == (0, 0)
    assert world.files() == ["0000.json", "0001.json"]
    assert len(world.happened(SessionReleased)) == 1
    world.provider._script = WORKS
    assert (await world.cycle()).done == 2


async def test_without_room_in_the_budget_nothing_is_taken(world: LoopWorld) -> None:
    world.put(**TASK)
    world.closed = Headroom(reason="the loop's budget of 5 calls is used up")
    cycle = await world.cycle()
    assert cycle.pause == "the loop's budget of 5 calls is used up"
    assert world.files() == ["0000.json"]
    assert [*world.log.read()] == []


class ShortPurse:
    """Lets some calls begin, and closes the world's room then."""

    def __init__(self, world: LoopWorld, calls: int) -> None:
        self.world, self.calls = world, calls

    def admit(self) -> None:
        if not self.calls:
            self.world.closed = Headroom(reason="used up", opens_in_s=60)
            raise BudgetExceeded("used up")
        self.calls -= 1


async def test_a_run_in_which_the_budget_of_all_ends_gives_its_record_back(world: LoopWorld) -> None:
    world.put(**TASK)
    world.purse = ShortPurse(world, 1)
    cycle = await world.cycle()
    assert cycle.pause == "used up"
    assert world.files() == ["0000.json"]
    world.purse, world.closed = None, Headroom()
    assert (await world.cycle()).done == 1


async def test_a_record_that_never_fits_the_budget_is_failed_in_the_end(world: LoopWorld) -> None:
    world.put(**TASK)
    for _ in range(6):
        world.purse, world.closed = ShortPurse(world, 1), Headroom()
        await world.cycle()
    (finished,) = world.happened(SessionFinished)
    assert finished.outcome == "failed"


async def test_a_defect_that_one_record_brings_to_light_does_not_stop_the_others(world: LoopWorld) -> None:
    def broken(request: ModelRequest) -> str:
        world.provider._script = WORKS
        raise LookupError("nobody thought of this")

    world.provider._script = broken
    world.put(**TASK)
    world.put(task="sum of 4 and 5")
    cycle = await world.cycle()
    assert (cycle.failed, cycle.done) == (1, 1)
    assert "unexpected LookupError: nobody thought of this" in world.happened(SessionFinished)[0].reason


async def test_a_log_that_cannot_be_written_ends_the_loop_and_loses_no_record(
    world: LoopWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StorageError("the disk is full")

    world.put(**TASK)
    monkeypatch.setattr(world.log, "append", full)
    with pytest.raises(StorageError):
        await world.cycle()
    assert world.files() == ["0000.json"]


async def test_once_it_is_to_stop_nothing_more_is_taken(world: LoopWorld) -> None:
    world.put(**TASK)
    cycle = await world.cycle(prepare=lambda loop: loop.stopping.set())
    assert cycle.taken == 0
    assert world.files() == ["0000.json"]


async def test_a_source_that_goes_away_for_a_while_is_waited_for(world: LoopWorld) -> None:
    world.put(**TASK)
    async with opened(world.kit) as source:
        loop = Loop(source, world)
        await loop.cycle()
        away = world.kit.place.rename(world.kit.place.with_name("away"))
        world.kit.place.write_text("no folder")
        assert "cannot be used" in (await loop.cycle()).pause
        world.kit.place.unlink()
        away.rename(world.kit.place)
        world.put(task="sum of 2 and 3")
        assert (await loop.cycle()).done == 1


async def test_a_source_that_was_never_there_ends_the_loop(world: LoopWorld) -> None:
    world.kit.place.parent.mkdir(parents=True, exist_ok=True)
    world.kit.place.write_text("no folder")
    with pytest.raises(SourceError):
        await world.cycle()


async def test_an_idle_cycle_costs_no_call_and_leaves_no_event(world: LoopWorld) -> None:
    cycle = await world.cycle()
    assert (cycle.taken, cycle.curve) == (0, None)
    assert world.provider.requests == []
    assert [*world.log.read()] == []


async def test_the_watcher_is_told_what_is_worked_on(world: LoopWorld) -> None:
    world.put(**TASK)
    told: list[str] = []
    await world.cycle(prepare=lambda loop: setattr(loop, "watcher", told.append))
    assert told == [TASK["task"]]
