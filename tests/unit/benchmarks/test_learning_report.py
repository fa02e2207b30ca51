from pathlib import Path

import pytest
from benchmarks.learning.forecast import forecast
from benchmarks.learning.goals import goals
from benchmarks.learning.records import Outcome, append
from benchmarks.learning.report import LearningReport, make_report, pair
from benchmarks.learning.stream import make_stream
from benchmarks.learning.tables import markdown
from benchmarks.learning.telling import tell
from benchmarks.programs import WentWrong

from learning_samples import an_outcome, sums


def of(**arms: list[Outcome]) -> LearningReport:
    return make_report(arms)


def verdict(report: LearningReport, start: str) -> bool | None:
    (found,) = [goal for goal in goals(report) if goal.what.startswith(start)]
    return found.is_met


def test_outcomes_are_counted_by_position_in_the_family():
    report = of(full=[an_outcome(p, is_right=p > 1, calls=9 if p == 1 else 0) for p in range(1, 7)])

    positions = report.arms["full"].positions
    assert {name: (g.right, g.n) for name, g in positions.items()} == {
        "all": (5, 6),
        "1": (0, 1),
        "2-3": (2, 2),
        "4+": (3, 3),
    }
    assert (positions["1"].calls.median, positions["4+"].calls.median, positions["all"].all_calls) == (9, 0, 9)


def test_an_error_is_a_wrong_answer_that_counts():
    report = of(full=[an_outcome(1), an_outcome(2, is_right=False, error="budget_exceeded: used up")])

    everything = report.arms["full"].positions["all"]
    assert (everything.right, everything.n, everything.errors) == (1, 2, 1)


def test_the_figures_say_how_many_calls_the_cache_answered():
    report = of(full=[an_outcome(1, calls=7, cached=5), an_outcome(2, calls=1)])

    assert (report.arms["full"].positions["all"].all_calls, report.arms["full"].positions["all"].cached_calls) == (8, 5)


def test_arms_are_compared_on_the_items_that_both_were_asked():
    first = [an_outcome(p, is_right=p < 3) for p in (1, 2, 3)]
    second = [an_outcome(p, is_right=p != 1) for p in (1, 2, 9)]

    found = pair("a", first, "b", second)
    assert (found.n, found.first_right, found.second_right, found.only_first, found.only_second) == (2, 2, 1, 1, 0)


def test_tools_are_told_by_what_became_of_them():
    tools = (
        of(
            full=[
                an_outcome(1, origin="new", made=("add",)),
                an_outcome(2, origin="call", is_right=False),
                an_outcome(3, origin="route"),
                an_outcome(4, origin="route", is_right=False),
                an_outcome(5, is_right=False, rejected=(("sub", "fails_examples"),)),
            ]
        )
        .arms["full"]
        .tools
    )

    assert (tools.made, tools.reused, tools.rejected) == (1, 3, {"fails_examples": 1})
    assert tools.answers == {"call": 1, "fresh": 1, "new": 1, "route": 2}
    assert tools.wrong == {"call": 1, "fresh": 1, "route": 1}


def test_a_tool_that_lost_the_task_it_was_made_for_is_none_that_a_family_has():
    made = an_outcome(1, family="a", made=("add",))
    lost = an_outcome(1, family="b", made=("sub",), rejected=(("sub", "outvoted"),))

    assert of(full=[made, lost]).arms["full"].trusted == ("a",)


def test_what_was_asked_again_counts_only_for_what_was_kept_in_mind():
    outcomes = [an_outcome(1), an_outcome(2), an_outcome(1, phase="half"), an_outcome(1, phase="end", is_right=False)]
    arm = of(full=outcomes).arms["full"]

    assert arm.positions["all"].n == 2
    assert {when: (g.right, g.n) for when, g in arm.frozen.items()} == {"first": (1, 1), "half": (1, 1), "end": (0, 1)}


LEARNS = [an_outcome(p, origin="route" if p > 1 else "new", made=("add",) if p == 1 else ()) for p in range(1, 7)]


@pytest.mark.parametrize(
    ("change", "goal", "is_met"),
    [
        ({}, "at least 85% overall", True),
        ({"full": [an_outcome(p, is_right=p > 2) for p in range(1, 7)]}, "at least 85% overall", False),
        ({}, "at least 95% from the fourth", True),
        ({"full": [*LEARNS[:5], an_outcome(6, is_right=False)]}, "at least 95% from the fourth", False),
        ({"full": LEARNS[:3]}, "at least 95% from the fourth", None),
        ({}, "at least 2 times `bare`", True),
        ({"bare": [an_outcome(p, is_right=p < 5) for p in range(1, 7)]}, "at least 2 times `bare`", False),
        ({}, "above `emptied`", None),
        ({"emptied": [an_outcome(p, is_right=False) for p in (1, 2)]}, "above `emptied`", True),
        ({"emptied": [an_outcome(p) for p in (1, 2)]}, "above `emptied`", False),
        ({}, "median model calls", True),
        ({"full": [an_outcome(p, calls=2) for p in range(1, 7)]}, "median model calls", False),
        ({"emptied": [an_outcome(1, tokens=1000)]}, "median tokens", True),
        ({"emptied": [an_outcome(1, tokens=10)], "full": [an_outcome(4, tokens=2)]}, "median tokens", False),
        ({}, "no wrong answer by a route", True),
        ({"full": [an_outcome(1, origin="route", is_right=False)]}, "no wrong answer by a route", False),
        ({}, "no family worse", True),
        ({"bare": [an_outcome(1, is_right=True)], "full": [an_outcome(1, is_right=False)]}, "no family worse", False),
        ({"echo": [an_outcome(1, is_right=False)]}, "`echo` at 0%", True),
        ({"echo": [an_outcome(1)]}, "`echo` at 0%", False),
        ({"key": [an_outcome(1)]}, "`key` at 100%", True),
        ({"key": [an_outcome(1), an_outcome(2, is_right=False)]}, "`key` at 100%", False),
    ],
)
def test_a_goal_is_met_missed_or_not_measured(change, goal, is_met):
    arms = {"bare": [an_outcome(p, is_right=p == 1) for p in range(1, 7)], "full": LEARNS}
    assert verdict(of(**{**arms, **change}), goal) is is_met


def test_without_the_agent_there_are_no_goals():
    assert goals(of(bare=[an_outcome(1)])) == []


def test_the_table_says_n_beside_every_share_and_what_was_missed():
    told = markdown(of(bare=[an_outcome(1, is_right=False)], full=LEARNS[:1]))

    assert "| full | all | 100% (21%-100%), 1/1 |" in told
    assert "| bare | full | 1 | 0 | 1 | 0 | 1 | 1 |" in told
    assert "| no wrong answer by a route | 0 of 0 | met |" in told


def test_the_report_stands_beside_the_results(tmp_path: Path):
    append(tmp_path / "full.jsonl", an_outcome(1))
    tell(tmp_path, draws=False)

    kept = LearningReport.model_validate_json((tmp_path / "report.json").read_bytes())
    assert kept.arms["full"].positions["all"].n == 1
    assert (tmp_path / "report.md").read_text() == markdown(kept)


def test_pictures_are_drawn_of_it(tmp_path: Path):
    pytest.importorskip("matplotlib", reason="make .venv/learning installs it")
    for position in (1, 2):
        append(tmp_path / "full.jsonl", an_outcome(position))
    tell(tmp_path, draws=True)

    pictures = [tmp_path / f"{name}.png" for name in ("accuracy", "calls", "tokens")]
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)


def test_without_results_there_is_nothing_to_tell(tmp_path: Path):
    with pytest.raises(WentWrong, match="no results"):
        tell(tmp_path, draws=False)


def test_a_forecast_takes_first_and_later_items_of_a_family_apart():
    stream = make_stream(["a", "b"], 3, 7, sums)
    done = [an_outcome(1, family="a", seconds=100), an_outcome(2, family="a", seconds=10)]

    found = forecast("full", stream, done)
    assert (found.done, found.left, found.seconds) == (2, 4, 100 + 3 * 10)
    assert "4 left" in str(found)


def test_a_forecast_from_first_items_alone_takes_all_for_such():
    stream = make_stream(["a", "b"], 2, 7, sums)

    assert forecast("full", stream, [an_outcome(1, family="a", seconds=100)]).seconds == 300
