import json

from fakes_models import ScriptedProvider, ScriptedSandbox, happened, make_deps, tagged
from self_evolving_agent.errors import ProviderTimeout
from self_evolving_agent.events import CheckDisputed, ChecksWritten, ModelCalled
from self_evolving_agent.models import CallOutcome, ExecutionResult, Program, Task
from self_evolving_agent.runner import run

IDEAS = json.dumps({"ideas": ["Multiply.", "Add up in a loop."]})
CODE = "```python\ndef double(x):\n    return x * 2\n```"


def checks(*lines: str) -> str:
    return json.dumps({"functions": [{"signature": "def double(x)", "tests": list(lines)}]})


WRONG = checks("assert double(2) == 5", "assert double(3) == 7", "assert double(4) == 8")
RIGHT = checks("assert double(1) == 2", "assert double(5) == 10")


def doubles(program: Program) -> ExecutionResult:
    outcomes = tuple(CallOutcome(returned=call.args[0] * 2) for call in program.calls)
    return ExecutionResult(backend="scripted", exit_code=0, outcomes=outcomes, stdout="2 tests passed")


async def report_of(later: str, second_look='{"better": "A"}'):
    def asked(request):
        return later if "Earlier tests" in request.messages[-1].content else WRONG

    script = {
        "explore.ideas": IDEAS,
        "coding.checks": asked,
        "coding.generate": CODE,
        "judge.value": second_look,
        "": '{"better": "A"}',
    }
    deps = make_deps(ScriptedProvider(script), sandbox=ScriptedSandbox(doubles))
    return await run(Task(run_id="run1", text="double a number", domain="coding"), deps), deps


async def test_where_most_checks_are_disputed_others_are_written_and_the_same_programs_held_to_them():
    report, deps = await report_of(RIGHT)
    assert report.success
    assert {e.result.check.name for e in happened(deps, CheckDisputed)} == {"double(2) == 5", "double(3) == 7"}
    assert len(happened(deps, ChecksWritten)) == 2
    names = [e.prompt_id.name for e in happened(deps, ModelCalled)]
    assert names.count("coding.generate") == 2
    assert "coding.generate.repair" not in names


async def test_where_the_new_checks_are_wrong_as_well_the_model_may_take_them_back_when_it_sees_both_values():
    def second_look(request):
        return '{"better": "A"}' if tagged(request, "value_a") in {"12", "14", "16"} else '{"better": "B"}'

    later = checks(
        "assert double(6) == 13", "assert double(7) == 15", "assert double(8) == 17", "assert double(5) == 10"
    )
    report, deps = await report_of(later, second_look)
    assert report.success
    assert any("withdrawn" in reason for e in happened(deps, ChecksWritten) for reason in e.rejected)


async def test_what_the_model_affirms_in_both_orders_stays_in_the_way():
    def affirms(request):
        return '{"better": "A"}' if tagged(request, "value_a") in {"13", "15", "17"} else '{"better": "B"}'

    later = checks(
        "assert double(6) == 13", "assert double(7) == 15", "assert double(8) == 17", "assert double(5) == 10"
    )
    report, _ = await report_of(later, affirms)
    assert not report.success


async def test_where_the_new_checks_are_wrong_as_well_nobody_wins_and_nothing_is_bent():
    report, deps = await report_of(checks("assert double(6) == 13", "assert double(7) == 15"))
    assert not report.success
    assert "coding.generate.repair" not in [e.prompt_id.name for e in happened(deps, ModelCalled)]


async def test_a_model_that_falls_silent_when_others_are_wanted_leaves_the_checks_as_they_are():
    report, deps = await report_of(ProviderTimeout("no word for 60 s"))
    assert not report.success
    assert report.error is not None
    assert report.error.type == "no_success"
    assert len(happened(deps, ChecksWritten)) == 1


async def test_a_model_that_falls_silent_at_the_second_look_takes_nothing_back():
    later = checks(
        "assert double(6) == 13", "assert double(7) == 15", "assert double(8) == 17", "assert double(5) == 10"
    )
    report, deps = await report_of(later, ProviderTimeout("no word for 60 s"))
    assert report.error is not None
    assert report.error.type == "no_success"
    assert not any("withdrawn" in reason for e in happened(deps, ChecksWritten) for reason in e.rejected)


async def test_where_nothing_new_comes_nobody_wins():
    report, _ = await report_of("no idea")
    assert not report.success


async def test_checks_are_written_anew_after_a_repair_too_where_only_then_most_are_disputed():
    """At first the programs differ on one wrong check; once mended they agree against it as well."""
    lines = (
        "assert double(2) == 5",
        "assert double(3) == 7",
        "assert double(0) == 1",
        "assert double(4) == 8",
        "assert double(5) == 10",
    )

    def code(request):
        return CODE if "Multiply" in request.messages[-1].content else CODE.replace("x * 2", "x and x * 2")

    def runs(program: Program) -> ExecutionResult:
        odd = "x and" in program.source
        outcomes = tuple(
            CallOutcome(returned="none" if odd and not call.args[0] else call.args[0] * 2) for call in program.calls
        )
        return ExecutionResult(backend="scripted", exit_code=0, outcomes=outcomes, stdout="tests passed")

    script = {
        "explore.ideas": IDEAS,
        "coding.checks": lambda request: RIGHT if "Earlier tests" in request.messages[-1].content else checks(*lines),
        "coding.generate.repair": CODE.replace("x * 2", "2 * x"),
        "coding.generate": code,
        "": '{"better": "A"}',
    }
    deps = make_deps(ScriptedProvider(script), sandbox=ScriptedSandbox(runs))
    report = await run(Task(run_id="run1", text="double a number", domain="coding"), deps)
    assert report.success
    assert len(happened(deps, ChecksWritten)) == 2
