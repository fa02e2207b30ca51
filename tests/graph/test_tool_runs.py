"""Whole runs of the mock with tools: written test first, called for the next task, and at last without a model."""

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from fakes_models import happened
from mock_home import Home
from self_evolving_agent.deps import Deps
from self_evolving_agent.events import (
    ChecksWritten,
    Event,
    ExampleDisputed,
    ModelCalled,
    ReplyRejected,
    RouteDemoted,
    RouteLearned,
    StrategyExplored,
    TaskClassified,
    ToolRegistered,
    ToolRejected,
    ToolUsed,
)
from self_evolving_agent.memory import Memory
from self_evolving_agent.models import Report

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")


@dataclass(frozen=True)
class Ran:
    """A run, and the memory after it."""

    report: Report
    deps: Deps
    memory: Memory

    @property
    def events(self) -> list[Event]:
        return [stored.event for stored in self.deps.journal.log.read()]

    @property
    def asked(self) -> list[str]:
        """Give the names of the prompts, in order."""
        return [event.prompt_id.name for event in happened(self.deps, ModelCalled)]

    @property
    def way(self) -> tuple[str, str | None, int]:
        """Give the answer, by what it was found, and how many calls of the model that took."""
        by = self.report.answered_by
        return self.report.answer, by and f"{by.kind}/{by.origin}", self.report.usage.model_calls


def story(*tasks: str, synthesizes: bool = True) -> list[Ran]:
    """Run tasks one after the other in one home."""

    async def told() -> list[Ran]:
        home, runs = Home(), []
        for task in tasks:
            report, deps = await home.run(task, synthesizes=synthesizes)
            runs.append(Ran(report, deps, home.memory()))
        return runs

    return asyncio.run(told())


@pytest.fixture(scope="module")
def readings() -> list[Ran]:
    return story(
        "constrain a sensor reading of 130 to the range 0..100",
        "constrain a sensor reading of -7 to the range 0..100",
        "constrain a sensor reading of 12 to the range 20..30",
        "Constrain a sensor reading of 25 to the range 20..30.",
        "clamp the sensor reading 31 to the range 20..30",
    )


def test_a_task_that_states_values_leaves_a_tool_behind(readings: Sequence[Ran]):
    first = readings[0]
    assert first.report.tools.created == ("clamp",)
    (tool,) = happened(first.deps, ToolRegistered)
    assert tool.signature == "def clamp(value: float, low: float, high: float) -> float"
    assert tool.mutants >= 4
    assert tool.killed >= 0.7 * tool.mutants
    assert tool.satisfied == 5
    assert tool.task == first.report.task


def test_the_new_tool_competes_with_two_strategies_to_answer_the_task(readings: Sequence[Ran]):
    first = readings[0]
    assert first.way[:2] == ("100", "tool/call")
    assert len(happened(first.deps, StrategyExplored)) == 2
    assert len(first.report.candidates) == 3
    (used,) = happened(first.deps, ToolUsed)
    assert (used.call.origin, used.returned, used.success) == ("new", "100", True)


def test_the_code_of_a_tool_is_written_without_sight_of_its_examples(readings: Sequence[Ran]):
    first = readings[0]
    written = [e for e in happened(first.deps, ModelCalled) if e.prompt_id.name == "tools.implement"]
    assert len(written) == 2
    assert all(b"assert" not in first.deps.journal.blobs.get(event.prompt) for event in written)


def test_the_second_task_takes_one_call_and_teaches_a_route(readings: Sequence[Ran]):
    second = readings[1]
    assert second.way == ("0", "tool/call", 1)
    assert second.asked == ["tools.fill"]
    assert happened(second.deps, StrategyExplored) == []
    (learned,) = happened(second.deps, RouteLearned)
    assert learned.route.tool == "clamp"
    assert set(learned.texts) == {run.report.task for run in readings[:2]}


@pytest.mark.parametrize(("place", "answer"), [(2, "20"), (3, "25")])
def test_from_the_third_task_on_the_same_wording_needs_no_model(readings: Sequence[Ran], place: int, answer: str):
    run = readings[place]
    assert run.way == (answer, "tool/route", 0)
    assert happened(run.deps, ModelCalled) == []
    assert [event.decided_by for event in happened(run.deps, TaskClassified)] == ["memory"]


def test_other_words_take_one_call(readings: Sequence[Ran]):
    assert readings[4].way == ("30", "tool/call", 1)


def test_a_tool_is_trusted_after_three_good_uses(readings: Sequence[Ran]):
    assert [run.memory.tools["clamp"].status for run in readings[:4]] == [
        "provisional",
        "provisional",
        "trusted",
        "trusted",
    ]


@pytest.fixture(scope="module")
def words() -> list[Ran]:
    return story(
        "sort these words: pear, fig, apple",
        "sort these words: zeta, alpha, mid, beta",
        "sort these words: Rome, oslo",
        "sort these words in descending order: Rome, oslo, Bern",
        "sort these words by length: Rome, Oslo, Bern",
    )


def test_a_list_of_any_length_goes_through_a_route(words: Sequence[Ran]):
    assert [run.way[0] for run in words[:3]] == ["apple, fig, pear", "alpha, beta, mid, zeta", "oslo, Rome"]
    assert words[2].way[1:] == ("tool/route", 0)


def test_a_near_miss_is_not_answered_by_the_tool_it_resembles(words: Sequence[Ran]):
    descending = words[3]
    assert descending.way[:2] == ("Rome, oslo, Bern", "tool/call")
    assert descending.asked[:2] == ["tools.fill", "tools.spec"]
    assert descending.report.tools.used == ("sort_words_descending",)


def test_what_no_tool_does_and_the_model_does_not_know_fails_as_a_run(words: Sequence[Ran]):
    assert words[4].way[:2] == ("", None)
    assert words[4].report.error is not None
    assert words[4].report.error.type == "model_declined"
    assert {event.prompt_id.name for event in happened(words[4].deps, ReplyRejected)} == {
        "tools.spec",
        "analysis.compute",
    }


@pytest.fixture(scope="module")
def dates() -> list[Ran]:
    return story(
        "how many days between 2024-02-10 and 2025-03-01",
        "how many days between 2024-02-10 and 2024-02-11",
        "how many days between 2023-02-29 and 2025-03-01",
        "how many days between 2024-02-10 and 2024-02-12",
        "how many days between 2024-02-10 and 2024-02-13",
        "how many days between 2024-02-10 and 2024-02-14",
    )


def test_an_example_with_a_wrong_result_is_disputed_and_not_kept(dates: Sequence[Ran]):
    first = dates[0]
    (disputed,) = happened(first.deps, ExampleDisputed)
    assert disputed.example.name == "days_between('2024-01-31', '2024-12-31') == 334"
    assert disputed.observed == "335"
    (tool,) = happened(first.deps, ToolRegistered)
    assert tool.disputed == (disputed.example.name,)
    blobs = first.deps.journal.blobs
    assert b"2024-12-31" not in blobs.get(tool.examples)
    assert b"2024-12-31" not in blobs.get(tool.tests)


def test_a_route_that_leads_to_a_failure_is_demoted_and_the_whole_path_follows(dates: Sequence[Ran]):
    failing = dates[2]
    (demoted,) = happened(failing.deps, RouteDemoted)
    assert "ValueError: day is out of range for month" in demoted.why
    assert failing.memory.routes == {}
    assert list(failing.memory.demoted) == [demoted.route]
    assert len(happened(failing.deps, StrategyExplored)) >= 2
    assert failing.report.error is not None
    assert failing.report.error.type == "no_success"


def test_a_route_that_a_bad_value_brought_down_is_back_after_two_more_tasks(dates: Sequence[Ran]):
    assert [run.way for run in dates[4:]] == [("3", "tool/call", 1), ("4", "tool/route", 0)]
    assert list(dates[4].memory.routes) == list(dates[2].memory.demoted)


def test_a_tool_that_failed_is_not_called_again_for_the_same_task(dates: Sequence[Ran]):
    (used,) = happened(dates[2].deps, ToolUsed)
    assert (used.call.origin, used.success) == ("route", False)


def test_a_tool_that_failed_is_not_written_again_over_a_wrong_example(dates: Sequence[Ran]):
    assert "tools.spec" in dates[2].asked
    assert dates[2].report.tools.created == ()
    assert list(dates[2].memory.tools) == ["days_between"]


def test_a_demoted_route_is_not_learned_again_from_one_more_task(dates: Sequence[Ran]):
    last = dates[3]
    assert last.way == ("2", "tool/call", 1)
    assert happened(last.deps, RouteLearned) == []


def test_code_that_fails_is_repaired():
    (run,) = story("what is the factorial of 6")
    assert run.way[:2] == ("720", "tool/call")
    assert [name for name in run.asked if name.startswith("tools.")] == [
        "tools.spec",
        *["tools.implement"] * 3,
        "tools.implement.repair",
    ]


def test_how_a_bad_value_is_refused_is_among_the_tests_of_a_tool():
    (run,) = story("convert 1011 from base 2 to base 10")
    (tool,) = happened(run.deps, ToolRegistered)
    tests = run.deps.journal.blobs.get(tool.tests).decode()
    assert "with pytest.raises(ValueError):\n        convert_base('12', 2, 10)" in tests
    assert run.way[:2] == ("11", "tool/call")
    assert tool.disputed == ("convert_base('77', 8, 10) == '64'",)


def test_where_most_examples_are_disputed_two_programs_that_agree_give_others():
    (run,) = story("what is the gcd of 48 and 36?")
    assert len(happened(run.deps, ExampleDisputed)) == 3
    assert run.asked.count("tools.more_tests") == 0
    assert run.report.tools.created == ("gcd",)


def test_a_function_that_caches_is_a_tool_as_well():
    (run,) = story("what is the 12th fibonacci number?")
    (tool,) = happened(run.deps, ToolRegistered)
    assert b"@cache" in run.deps.journal.blobs.get(tool.source)
    assert run.way[:2] == ("144", "tool/call")


def test_a_tool_that_is_rejected_leaves_the_answer_to_the_strategies_whose_programs_become_one():
    (run,) = story('are "listen" and "silent" anagrams?')
    (rejected,) = happened(run.deps, ToolRejected)
    assert (rejected.name, rejected.reason) == ("are_anagrams", "fails_examples")
    assert [(one.name, one.reason) for one in run.report.tools.rejected] == [("are_anagrams", "fails_examples")]
    assert run.asked.count("tools.implement") == 3
    assert run.asked.count("tools.implement.repair") == 1
    assert run.way[:2] == ("True", "strategy/fresh")
    assert run.report.tools.created == ("are_anagrams",)


def test_no_tool_is_written_where_none_is_wanted():
    (run,) = story("constrain a sensor reading of 130 to the range 0..100", synthesizes=False)
    assert run.way[:2] == ("100", "strategy/fresh")
    assert not [name for name in run.asked if name.startswith("tools.")]
    assert run.memory.tools == {}


def test_a_task_that_asks_for_a_program_gets_no_tool():
    (run,) = story("write a program that prints the factorial of 6")
    assert run.report.success
    assert "# Output:\n# 720" in run.report.answer
    assert run.memory.tools == {}


def test_a_task_that_asks_for_a_function_gets_no_tool():
    (run,) = story("write a function that clamps a value to a range")
    assert run.report.success
    assert happened(run.deps, ChecksWritten)
    assert not [name for name in run.asked if name.startswith("tools.")]


RECURRING = {
    "constrain a sensor reading of {} to the range {}..{}": {
        "130 0 100": "100",
        "-7 -5 5": "-5",
        "15 10 20": "15",
        "3 4 9": "4",
        "0 -1 1": "0",
        "99 98 98": "98",
        "1000 0 500": "500",
        "-30 -20 0": "-20",
    },
    "sort these words: {}": {
        "pear,_fig,_apple": "apple, fig, pear",
        "b,_a": "a, b",
        "Zoe,_ann,_Bob,_carl": "ann, Bob, carl, Zoe",
        "delta,_alpha": "alpha, delta",
        "six,_five,_four,_three,_two,_one": "five, four, one, six, three, two",
        "moon,_sun": "moon, sun",
        "x,_y,_z": "x, y, z",
        "kilo,_Kilo,_juliet": "juliet, kilo, Kilo",
    },
    "convert {} from base {} to base {}": {
        "1011 2 10": "11",
        "ff 16 10": "255",
        "777 8 2": "111111111",
        "10 10 2": "1010",
        "0 2 16": "0",
        "zz 36 10": "1295",
        "12 3 10": "5",
        "cafe 16 8": "145376",
    },
    "what is the gcd of {} and {}?": {"48 36": "12", "17 5": "1", "100 75": "25", "0 9": "9", "462 1071": "21"},
    "how many days between {} and {}": {
        "2024-02-10 2025-03-01": "385",
        "2024-01-01 2024-12-31": "365",
        "2000-02-28 2000-03-01": "2",
        "2023-05-05 2023-05-05": "0",
    },
    "convert {} celsius to fahrenheit": {"37": "98.6", "0": "32", "-40": "-40", "100": "212"},
    'caesar cipher of "{}" with shift {}': {"attack_at_dawn 3": "dwwdfn dw gdzq", "abc 1": "bcd", "xyz 3": "abc"},
    'count the words in "{}"': {"a_b_a": "a: 2, b: 1", "to_be_or": "to: 1, be: 1, or: 1", "x": "x: 1"},
}


@pytest.mark.slow
@pytest.mark.parametrize(("wording", "values"), RECURRING.items(), ids=[*RECURRING])
def test_a_recurring_task_soon_needs_no_model_and_no_answer_is_wrong(wording: str, values: dict[str, str]):
    tasks = [wording.format(*(value.replace("_", " ") for value in told.split(" "))) for told in values]
    runs = story(*tasks)
    assert [run.report.answer for run in runs] == [*values.values()]
    calls = [run.report.usage.model_calls for run in runs]
    assert calls[0] > 1
    assert max(calls[1:]) <= 1
    assert calls[-1] == 0
