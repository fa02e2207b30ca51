"""A run goes through the stream once, however often it is stopped."""

import sys
from pathlib import Path

import pytest
from benchmarks.learning.answering import Place
from benchmarks.learning.arms import ARMS, FLOORS
from benchmarks.learning.records import Answered, Outcome, append, load
from benchmarks.learning.report import group
from benchmarks.learning.running import OutOfTime, Plan, answered, run_arm
from benchmarks.learning.stream import Item, make_stream
from benchmarks.programs import WentWrong

from learning_samples import a_plan, an_outcome, sums
from self_evolving_agent.errors import BudgetExceeded, ProviderUnavailable, StorageError

KEY = ARMS["key"]
STREAM = make_stream(["a", "b"], 3, 7, sums)


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path / "work", {"provider": "mock"})


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    return a_plan(STREAM, tmp_path / "results")


def kept(plan: Plan, arm: str = "key") -> list[Outcome]:
    return load(plan.file(ARMS[arm]))


@pytest.mark.parametrize("floor", FLOORS)
async def test_floors_score_nothing_and_the_right_answers_all(floor, plan, place):
    await run_arm(ARMS[floor], plan, place)
    found = group(kept(plan, floor))
    assert (found.n, found.right) == (6, 6 if floor == "key" else 0)


async def test_each_outcome_says_where_when_and_on_what_it_was_measured(plan, place):
    await run_arm(KEY, plan, place)
    first = kept(plan)[0]
    assert (first.item, first.answered.answer, first.expected, first.score) == (STREAM[0].name, "8", "8", 1.0)
    assert (first.commit, first.machine, first.seed, first.arm) == ("abc1234", "a machine", 7, "key")
    assert first.date.endswith("+00:00")


async def test_a_run_that_was_stopped_goes_on_where_it_stopped(tmp_path, plan, place):
    with pytest.raises(OutOfTime):
        await run_arm(KEY, a_plan(STREAM, plan.results, most=2), place)
    before = plan.file(KEY).read_bytes()
    await run_arm(KEY, plan, place)
    assert plan.file(KEY).read_bytes().startswith(before)
    assert [outcome.item for outcome in kept(plan)] == [item.name for item in STREAM]


async def test_a_run_that_is_done_asks_nothing_again(plan, place):
    await run_arm(KEY, plan, place)
    before = plan.file(KEY).read_bytes()
    await run_arm(KEY, plan, place)
    assert plan.file(KEY).read_bytes() == before


async def test_nothing_is_begun_when_the_time_is_used_up(plan, place):
    with pytest.raises(OutOfTime):
        await run_arm(KEY, a_plan(STREAM, plan.results, until=0.0), place)
    assert kept(plan) == []


async def test_items_of_another_seed_do_not_mix(plan, place):
    append(plan.file(KEY), an_outcome(seed=8, arm="key"))
    with pytest.raises(WentWrong, match="seed 8"):
        await run_arm(KEY, plan, place)


async def test_an_agent_does_not_go_on_without_the_memory_of_what_it_did(plan, place):
    append(plan.file(ARMS["full"]), an_outcome())
    with pytest.raises(WentWrong, match="memory"):
        await run_arm(ARMS["full"], plan, place)


async def test_without_a_model_nothing_is_counted(plan, tmp_path):
    nobody = Place(tmp_path / "work", {"provider": "ollama", "ollama_host": "http://127.0.0.1:9"})
    with pytest.raises(ProviderUnavailable):
        await run_arm(ARMS["bare"], plan, nobody)
    assert kept(plan, "bare") == []


async def test_the_bare_model_is_asked_once_and_what_it_took_is_kept(plan, place):
    await run_arm(ARMS["bare"], plan, place)
    outcomes = kept(plan, "bare")
    assert [outcome.answered.usage.model_calls for outcome in outcomes] == [1] * 6
    assert all(o.answered.usage.prompt_tokens and o.answered.model == "mock" for o in outcomes)
    assert {outcome.is_right for outcome in outcomes} == {False}


async def asked(outcome: Answered | Exception) -> Answered:
    async def answer(item: Item) -> Answered:
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    return await answered(answer, STREAM[0])


@pytest.mark.parametrize("error", [ZeroDivisionError("a defect"), BudgetExceeded("used up")])
async def test_what_breaks_an_arm_is_a_wrong_answer_of_it(error):
    given = await asked(error)
    assert (given.answer, given.error) == ("", f"{type(error).__name__}: {error}")


@pytest.mark.parametrize(
    "outcome",
    [
        Answered(error="provider_unavailable: nobody answers"),
        Answered(error="model_not_found: no such model"),
        StorageError("no space left"),
        ProviderUnavailable("nobody answers"),
    ],
)
async def test_when_the_model_or_the_disk_is_gone_the_run_ends_and_nothing_is_counted(outcome):
    with pytest.raises(WentWrong, match="was not asked"):
        await asked(outcome)


def gcds_for_the_mock(family: str, items: int, seed: int) -> list[Item]:
    """A family whose tasks the mock model can do."""
    numbers = ((48, 36, 12), (81, 27, 27), (100, 75, 25), (14, 21, 7))
    return [
        Item(
            family, at, f"What is the greatest common divisor of {a} and {b}?", str(d), lambda said, d=d: said == str(d)
        )
        for at, (a, b, d) in enumerate(numbers[:items], start=1)
    ]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")
async def test_the_agent_keeps_its_memory_through_a_stop_and_an_emptied_one_does_not(tmp_path, place):
    stream = make_stream(["gcds"], 3, 7, gcds_for_the_mock)
    results = tmp_path / "results"
    plan = a_plan(stream, results, frozen=1)
    with pytest.raises(OutOfTime):
        await run_arm(ARMS["full"], a_plan(stream, results, most=1), place)
    await run_arm(ARMS["full"], plan, place)
    await run_arm(ARMS["emptied"], plan, place)

    full = {(outcome.phase, outcome.position): outcome for outcome in kept(plan, "full")}
    assert set(full) == {("stream", 1), ("stream", 2), ("stream", 3), ("half", 1), ("end", 1)}
    assert all(outcome.is_right for outcome in full.values())
    assert full["stream", 1].answered.origin == "new"
    assert full["stream", 3].answered.usage.model_calls <= 1
    assert {o.answered.origin for o in kept(plan, "emptied")} == {"new"}
