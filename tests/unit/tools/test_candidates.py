import sys

import pytest

from fakes_models import ScriptedSandbox
from self_evolving_agent.models import CallOutcome, Candidate, Classification, ExecutionResult, ToolCall
from self_evolving_agent.scoring import FAILED_CAP
from self_evolving_agent.tools.candidates import called, has_refused, spoken, strategy_of
from self_evolving_agent.tools.registry import Code
from tool_worlds import CLAMP, SORTED, a_world, bubblewrap

KIND = Classification(domain="analysis", kind="calculation", decided_by="rules", reason="")
needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")


def a_call(name: str = "clamp", origin: str = "call", **arguments: object) -> ToolCall:
    return ToolCall.model_validate({"name": name, "version": "v1", "arguments": arguments, "origin": origin})


async def ran(source: str, call: ToolCall, task: str = "What comes of it?") -> Candidate:
    return await called(call, Code(source), task, KIND, a_world(sandbox=bubblewrap()))


async def given(outcome: CallOutcome) -> Candidate:
    result = ExecutionResult(backend="scripted", exit_code=0, outcomes=(outcome,))
    deps = a_world(sandbox=ScriptedSandbox(lambda program: result))
    return await called(a_call(x=1), Code(CLAMP), "t", KIND, deps)


@needs_linux
async def test_what_a_tool_returns_is_an_answer_with_evidence():
    call = a_call(x=130, lo=0, hi=100)
    candidate = await ran(CLAMP, call)
    assert (candidate.success, candidate.score, candidate.answer, candidate.output) == (True, 1.0, "100", "100")
    assert (candidate.tool, candidate.program, candidate.is_final) == (call, CLAMP, True)
    assert candidate.why == "clamp(x=130, lo=0, hi=100) gave 100"


@needs_linux
async def test_the_answer_has_the_form_that_the_task_asks_for():
    candidate = await ran(SORTED, a_call("sort_words", words=["b", "a"]), "sort b, a, one per line")
    assert candidate.answer == "a\nb"


@needs_linux
@pytest.mark.parametrize(
    ("body", "seen"),
    [("raise ValueError('too hot')", "ValueError: too hot"), ("return None", "None"), ("print('100')", "None")],
)
async def test_a_tool_that_raises_or_returns_nothing_has_failed(body, seen):
    candidate = await ran(f"def clamp(x):\n    {body}\n", a_call(x=7))
    assert not candidate.success
    assert candidate.score <= FAILED_CAP
    assert candidate.answer == ""
    assert candidate.why == f"clamp(x=7): {seen}"
    assert candidate.is_final


@needs_linux
async def test_a_tool_never_sees_the_arguments_of_the_one_before():
    source = "seen = []\n\ndef clamp(x):\n    seen.append(x)\n    return len(seen)\n"
    assert [(await ran(source, a_call(x=x))).answer for x in (1, 2)] == ["1", "1"]


@pytest.mark.parametrize("value", [0, False, "", [], 0.0])
async def test_a_value_that_is_empty_or_zero_is_a_value(value):
    assert (await given(CallOutcome(returned=value))).success


async def test_a_long_value_is_cut_in_the_reason_and_whole_in_the_answer():
    candidate = await given(CallOutcome(returned="x" * 1000))
    assert candidate.answer == "x" * 1000
    assert len(candidate.why) < 400


async def test_a_tool_that_runs_into_its_limit_says_so():
    result = ExecutionResult(backend="scripted", exit_code=None, limits_hit=("cpu",))
    deps = a_world(sandbox=ScriptedSandbox(lambda program: result))
    candidate = await called(a_call(x=1), Code(CLAMP), "t", KIND, deps)
    assert not candidate.success
    assert "stopped at its limit: cpu" in candidate.why


def test_a_call_is_told_as_python_and_cut_to_a_line():
    assert spoken(a_call("f", x=[1, "a"], y={"$tuple": [1]})) == "f(x=[1, 'a'], y=(1,))"
    assert len(spoken(a_call("f", x="y" * 900))) < 220


@pytest.mark.parametrize(("origin", "becomes"), [("route", "route"), ("call", "call"), ("new", "call")])
def test_a_called_tool_is_a_strategy_of_its_own(origin, becomes):
    strategy = strategy_of(a_call("clamp", origin), KIND)
    assert (strategy.key, strategy.name, strategy.origin) == ("tool:clamp", "clamp", becomes)
    assert (strategy.domain, strategy.kind) == ("analysis", "calculation")


@pytest.mark.parametrize(
    ("body", "refused"),
    [("raise ValueError('x')", True), ("raise KeyError('ValueError: x')", False), ("return 'ValueError: x'", False)],
)
async def test_only_a_value_error_is_a_refusal_of_the_arguments(body, refused):
    assert has_refused(await ran(f"def clamp(x):\n    {body}\n", a_call(x=7))) == refused
