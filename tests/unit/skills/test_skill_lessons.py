"""Which runs teach, and which failures teach nothing."""

from dataclasses import replace

import pytest

from fakes_models import make_deps
from self_evolving_agent.deps import Deps
from self_evolving_agent.events import CandidateFinished, CheckDisputed
from self_evolving_agent.memory.models import Experience, Memory
from self_evolving_agent.models import CheckResult, ErrorInfo, Evidence, ToolCall
from self_evolving_agent.skills.lessons import Lesson, lesson_of
from skill_samples import (
    FIRST,
    HALVES,
    NOBODY,
    RIGHT,
    SECOND,
    TASK,
    WON,
    candidate,
    crashed,
    mended,
    tried,
    without_rule,
    wrong,
)


def failed_run(run_id: str = "run0", task: str = TASK.text, **more: object) -> Experience:
    return Experience.model_validate(
        {
            "run_id": run_id,
            "task": task,
            "domain": "coding",
            "kind": "function",
            "success": False,
            "winner": None,
            "at": 1,
            **more,
        }
    )


def in_run(deps: Deps, run_id: str) -> Deps:
    stamp = deps.journal.stamp.model_copy(update={"run_id": run_id})
    return replace(deps, journal=replace(deps.journal, stamp=stamp))


def nobody_succeeded(evidence: Evidence, why: str, earlier: Evidence, earlier_why: str, past: Experience):
    """Give the lesson of a run that failed so, after one that failed so."""
    deps = make_deps(memory=Memory(experiences=(past,)))
    tried(in_run(deps, past.run_id), earlier, SECOND, why=earlier_why)
    tried(deps, evidence, why=why)
    return lesson_of(TASK, (candidate(evidence, success=False),), NOBODY, deps)


def test_a_winner_that_needed_repair_teaches():
    deps = make_deps()
    tried(deps, wrong(), program="def median(a): return a[0]")
    tried(deps, RIGHT)
    assert lesson_of(TASK, (mended(),), WON, deps) == Lesson(
        failed="def median(a): return a[0]",
        seen="median([1, 2]) == 1.5 (seen: 1)",
        worked="def median(a): return sorted(a)[1]",
        domain="coding",
    )


def test_a_candidate_that_lost_on_evidence_teaches():
    deps = make_deps()
    tried(deps, RIGHT)
    tried(deps, wrong("2"), SECOND, program="lost")
    lesson = lesson_of(TASK, (candidate(RIGHT), candidate(wrong("2"), SECOND)), WON, deps)
    assert lesson is not None
    assert (lesson.failed, lesson.seen) == ("lost", "median([1, 2]) == 1.5 (seen: 2)")


def test_what_was_seen_of_a_crash_is_why_it_crashed():
    deps = make_deps()
    evidence, why = crashed("IndexError: list index out of range")
    tried(deps, evidence, why=why)
    lesson = lesson_of(TASK, (mended(),), WON, deps)
    assert lesson is not None
    assert lesson.seen == "IndexError: list index out of range"


def test_a_run_that_went_well_at_once_teaches_nothing():
    deps = make_deps()
    tried(deps, RIGHT)
    tried(deps, RIGHT, SECOND)
    assert lesson_of(TASK, (candidate(RIGHT), candidate(RIGHT, SECOND)), WON, deps) is None


def test_a_failure_on_disputed_checks_alone_teaches_nothing():
    deps = make_deps()
    tried(deps, wrong())
    deps.journal.record([CheckDisputed(result=CheckResult(check=HALVES, passed=False), candidates=("a", "b"))])
    assert lesson_of(TASK, (mended(),), WON, deps) is None


def test_a_winner_that_was_right_at_once_by_other_checks_teaches_nothing():
    deps = make_deps()
    tried(deps, wrong())
    assert lesson_of(TASK, (candidate(RIGHT),), WON, deps) is None


def test_a_reply_that_held_no_program_teaches_nothing():
    deps = make_deps()
    event = CandidateFinished(
        strategy_key=FIRST.key,
        strategy_name="",
        origin="fresh",
        success=False,
        score=0,
        evidence=Evidence(),
        why="the reply held no program",
    )
    deps.journal.record([event])
    assert lesson_of(TASK, (mended(),), WON, deps) is None


@pytest.mark.parametrize(
    "why",
    [
        "ModuleNotFoundError: No module named 'pandas'",
        "PermissionError: [Errno 1] Operation not permitted",
        "FileNotFoundError: [Errno 2] No such file or directory: 'a.csv'",
        "OSError: [Errno 28] No space left on device",
        "ConnectionRefusedError: [Errno 111] Connection refused",
        "urllib.error.URLError: <urlopen error [Errno -3] Temporary failure in name resolution>",
        "socket.gaierror: [Errno -2] Name or service not known",
        "subprocess.TimeoutExpired: Command 'sleep' timed out after 5 seconds",
        "MemoryError",
        "KeyboardInterrupt",
        "bash: line 1: jq: command not found",
        "sh: 1: jq: not found",
        "Killed",
    ],
)
def test_a_failure_of_the_environment_teaches_nothing(why: str):
    deps = make_deps()
    tried(deps, crashed(why)[0], why=why)
    assert lesson_of(TASK, (mended(),), WON, deps) is None


@pytest.mark.parametrize("ending", [{"limits_hit": ("wall",)}, {"exit_code": -9}, {"exit_code": 137}])
def test_what_a_limit_or_a_signal_ended_teaches_nothing(ending: dict[str, object]):
    deps = make_deps()
    tried(deps, wrong(**ending))
    assert lesson_of(TASK, (mended(),), WON, deps) is None


def test_a_call_that_fails_for_the_environment_teaches_nothing():
    deps = make_deps()
    tried(deps, wrong("PermissionError: [Errno 13] data"))
    assert lesson_of(TASK, (mended(),), WON, deps) is None


def test_a_failure_of_ones_own_that_sounds_like_one_of_the_world_teaches():
    deps = make_deps()
    tried(deps, wrong("ValueError: substring not found"))
    assert lesson_of(TASK, (mended(),), WON, deps) is not None


def test_a_text_about_broken_networks_teaches_as_any_other():
    deps = make_deps()
    tried(deps, without_rule("max_words"), why="does not hold: names (seen: TimeoutError, permission denied)")
    assert lesson_of(TASK, (mended(),), WON, deps) is not None


def test_a_candidate_that_the_world_stopped_teaches_nothing():
    deps = make_deps()
    tried(deps, wrong(), SECOND)
    stopped = candidate(wrong(), SECOND).model_copy(
        update={"error": ErrorInfo(type="provider_timeout", message="silent")}
    )
    assert lesson_of(TASK, (candidate(RIGHT), stopped), WON, deps) is None


def test_the_answer_of_a_tool_teaches_no_skill():
    deps = make_deps()
    tried(deps, wrong(), SECOND)
    call = ToolCall(name="median", version="1", arguments={}, origin="call")
    tool = candidate(RIGHT).model_copy(update={"tool": call})
    assert lesson_of(TASK, (tool, candidate(wrong(), SECOND)), WON, deps) is None


def test_a_failed_run_alone_teaches_nothing():
    deps = make_deps()
    tried(deps, crashed("TypeError: x")[0], why="TypeError: x")
    assert lesson_of(TASK, (candidate(wrong()),), NOBODY, deps) is None


def test_the_same_kind_of_failure_in_a_second_failed_run_teaches():
    lesson = nobody_succeeded(*crashed("TypeError: a"), *crashed("TypeError: b"), failed_run(task="something else"))
    assert lesson is not None
    assert (lesson.seen, lesson.worked) == ("TypeError: a", "")


def test_a_rule_that_texts_broke_twice_teaches():
    assert nobody_succeeded(without_rule("max_words"), "", without_rule("max_words"), "", failed_run()) is not None


def test_another_kind_of_failure_before_teaches_nothing():
    assert nobody_succeeded(*crashed("TypeError: a"), *crashed("IndexError: b"), failed_run()) is None


def test_a_failure_of_the_environment_teaches_nothing_the_second_time_either():
    assert nobody_succeeded(*crashed("OSError: a"), *crashed("OSError: a"), failed_run()) is None


@pytest.mark.parametrize("other", [{"kind": "script"}, {"success": True}, {"cancelled": True}])
def test_only_failed_runs_of_the_same_kind_of_task_count(other: dict[str, object]):
    past = failed_run(**other)
    assert nobody_succeeded(*crashed("TypeError: a"), *crashed("TypeError: b"), past) is None


def test_wrong_values_twice_teach_only_where_the_tasks_are_alike():
    alike = failed_run(task="write a function that returns the median of a list")
    assert nobody_succeeded(wrong(), "", wrong("7"), "", alike) is not None
    assert nobody_succeeded(wrong(), "", wrong("7"), "", failed_run(task="parse roman numerals")) is None


def test_a_check_of_the_program_that_failed_twice_teaches():
    evidence, _ = crashed("ended with exit code 1")
    assert nobody_succeeded(evidence, "ended with exit code 1", evidence, "it ended", failed_run()) is not None
