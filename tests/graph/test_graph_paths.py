"""Whole runs through the real graph, with a scripted model and programs that run in a scripted sandbox."""

import asyncio
import json

import pytest

from fakes_models import ScriptedProvider, ScriptedSandbox, happened, make_deps, tagged
from self_evolving_agent.errors import ProviderTimeout, ProviderUnavailable
from self_evolving_agent.events import (
    CandidateFinished,
    CandidatesJudged,
    ModelCalled,
    OutcomeScored,
    RunCancelled,
    RunFinished,
    StrategyExplored,
)
from self_evolving_agent.graph import build_graph
from self_evolving_agent.models import Budget, ExecutionResult, Program, Task
from self_evolving_agent.runner import run

TASK = Task(run_id="run1", text="sum of 2 and 3", domain="analysis")
IDEAS = json.dumps({"ideas": ["Add them with a loop.", "Use a closed formula."]})


def prints(program: Program) -> ExecutionResult:
    """Pretend to run `print(X)`: what stands between the brackets is printed, `crash` crashes."""
    text = program.source.split("print(")[-1].split(")")[0].strip("'\"")
    if text == "crash":
        return ExecutionResult(backend="scripted", exit_code=1, stderr="NameError: crash")
    return ExecutionResult(backend="scripted", exit_code=0, stdout=text)


def world(by_approach: dict[str, object], *, repairs: object = None, **more):
    """Give deps whose model writes one program per approach; an exception is raised instead."""

    def program(request):
        approach = tagged(request, "approach")
        keys = sorted(by_approach, key=len, reverse=True)
        answer = next((by_approach[key] for key in keys if key in approach), "print(5)")
        if isinstance(answer, Exception):
            if not hasattr(answer, "kind"):
                raise answer
            return answer
        return f"```python\n{answer}\n```"

    script = {
        "explore.ideas": IDEAS,
        "analysis.compute.repair": repairs or program,
        "analysis.compute": program,
        "judge.compare": '{"better": "A"}',
        "skills.distil": NO,
    }
    return make_deps(ScriptedProvider(script), sandbox=ScriptedSandbox(prints), **more)


NO = "I'm sorry, I can't do that."


def declining(request):
    return NO


def outcomes(deps) -> list[float]:
    return [event.outcome for event in happened(deps, OutcomeScored)]


async def test_a_model_that_declines_touches_no_record_and_is_asked_twice():
    deps = make_deps(ScriptedProvider({"explore.ideas": IDEAS, "": NO}))
    report = await run(TASK, deps)
    assert outcomes(deps) == []
    assert [candidate.why for candidate in report.candidates] == ["the model declined"] * 2
    assert report.error is not None
    assert report.error.message == f"the model has no answer: {NO}"
    asked = [e for e in happened(deps, ModelCalled) if e.prompt_id.name.startswith("analysis.")]
    assert len(asked) == 2 * 2


async def test_a_strategy_is_scored_by_the_program_that_the_model_would_not_mend():
    deps = world({"loop": "print('crash')", "formula": "print('crash')"}, repairs=declining)
    report = await run(TASK, deps)
    assert outcomes(deps) == [candidate.score for candidate in report.candidates]
    assert [candidate.why for candidate in report.candidates] == ["NameError: crash"] * 2
    asked = [e for e in happened(deps, ModelCalled) if e.prompt_id.name == "analysis.compute.repair"]
    assert len(asked) == 2


async def test_two_programs_that_agree_answer_the_task():
    deps = world({"loop": "print(5)", "formula": "print('Sum: 5')"})
    report = await run(TASK, deps)
    assert (report.success, report.error) == (True, None)
    assert report.answer in {"5", "Sum: 5"}
    assert [c.success for c in report.candidates] == [True, True]
    assert [e.success for e in happened(deps, RunFinished)] == [True]


async def test_a_third_voice_settles_what_two_programs_disagree_on():
    deps = world({"loop": "print(6)", "formula": "print(5)", "step by step": "print(5.0)"})
    report = await run(TASK, deps)
    assert (report.success, len(report.candidates)) == (True, 3)
    assert float(report.answer) == 5.0
    assert len(happened(deps, StrategyExplored)) == 3


async def test_nobody_wins_when_all_disagree_and_losses_are_recorded():
    deps = world({"loop": "print(6)", "formula": "print(5)", "step by step": "print(4)", "library": "print(3)"})
    report = await run(TASK, deps)
    assert (report.success, report.answer, report.answered_by) == (False, "", None)
    assert report.error.type == "no_success"
    assert [e.won for e in happened(deps, OutcomeScored)] == [False] * 4
    assert [e.winner for e in happened(deps, CandidatesJudged)] == [None]


async def test_a_crash_is_mended_and_the_mended_program_counts():
    deps = world({"loop": "print(crash)", "formula": "print(5)"}, repairs="```python\nprint(5.0)\n```")
    report = await run(TASK, deps)
    assert report.success
    assert sorted(c.evidence.repairs for c in report.candidates) == [0, 1]


async def test_the_same_program_is_never_run_twice_and_repairs_end_after_two():
    deps = world(
        {"loop": "print(crash)", "formula": "print(5)", "step by step": "print(5)"},
        repairs="```python\nprint(crash)\n```",
    )
    report = await run(TASK, deps)
    repairs = [e for e in happened(deps, ModelCalled) if e.prompt_id.name == "analysis.compute.repair"]
    assert len(repairs) == 2
    sources = [p.source for p in deps.sandbox.inner.programs]
    assert sources.count("print(crash)\n") == 1
    assert report.success, "the plain third voice agrees with the program that works"


@pytest.mark.parametrize("failure", [ProviderTimeout("silent for 5 s"), RuntimeError("a bug of ours")])
async def test_a_candidate_that_fails_takes_no_other_down(failure):
    deps = world({"loop": failure, "formula": "print(5)", "step by step": "print(5)"})
    report = await run(TASK, deps)
    assert report.success
    failed = [e.why for e in happened(deps, CandidateFinished) if e.why]
    assert len(failed) == 1
    assert str(failure) in failed[0]


async def test_a_failure_of_the_world_is_not_held_against_the_strategy():
    deps = world({"loop": ProviderTimeout("silent"), "formula": "print(5)", "step by step": "print(5)"})
    await run(TASK, deps)
    keys = {e.strategy.name: e.strategy.key for e in happened(deps, StrategyExplored)}
    assert keys["Add them with a loop"] not in [e.name for e in happened(deps, OutcomeScored)]


async def test_a_model_that_is_gone_fails_the_run_with_its_own_error():
    deps = make_deps(ScriptedProvider({"": ProviderUnavailable("nobody answers", "start it")}))
    report = await run(TASK, deps)
    assert (report.error.type, report.error.hint) == ("provider_unavailable", "start it")
    assert [e.error for e in happened(deps, RunFinished)] == ["provider_unavailable"]


@pytest.mark.parametrize("calls", [1, 2, 3])
async def test_a_budget_ends_the_run_cleanly(calls):
    deps = world({"loop": "print(6)", "formula": "print(5)"}, budget=Budget(calls=calls))
    report = await run(TASK, deps)
    assert not report.success
    assert report.usage.model_calls == calls
    assert len(happened(deps, RunFinished)) == 1
    if calls == 1:
        assert report.error.type == "budget_exceeded"


async def test_a_cancelled_run_says_so_and_raises():
    started = asyncio.Event()

    class Hanging(ScriptedProvider):
        async def complete(self, request, on_text=None):
            started.set()
            await asyncio.Event().wait()

    deps = make_deps(Hanging(""))
    running = asyncio.create_task(run(TASK, deps))
    await started.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert [e.reason for e in happened(deps, RunCancelled)] == ["interrupted"]
    assert not happened(deps, RunFinished)


def test_the_path_is_built_once_for_all_runs_of_a_process():
    assert build_graph() is build_graph()
