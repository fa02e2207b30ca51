"""What the gate makes of what a sandbox tells it; the sandbox is scripted, tests/contracts has the real one."""

import json

import pytest

from fakes_models import ScriptedSandbox, make_deps
from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import Call, CallOutcome, Check, ExecutionResult, Program, Refusal, Tool, ToolSpec
from self_evolving_agent.tools.comparing import derived_errors
from self_evolving_agent.tools.gate import examine, static_refusal
from self_evolving_agent.tools.observing import gate_limits, is_json, observe_examples
from self_evolving_agent.tools.testrun import Bench, Variant, run_bench
from tool_samples import examples_of, outcomes

SOURCE = "def clamp(x, lo, hi):\n    if lo > hi:\n        raise ValueError(x)\n    return max(lo, min(x, hi))\n"
ASSERTS = ("clamp(5, 0, 10) == 5", "clamp(-1, 0, 10) == 0", "clamp(11, 0, 10) == 10", "clamp(3, 4, 9) == 4")
RAISES = Check(
    name="clamp(1, 5, 2) raises ValueError", call=Call(function="clamp", args=(1, 5, 2)), raises="ValueError"
)


def spec(*asserts: str, name: str = "clamp") -> ToolSpec:
    examples = (*examples_of(asserts or ASSERTS), *(() if asserts else (RAISES,)))
    return ToolSpec(name=name, signature=f"def {name}(x, lo, hi)", does="Limit x.", examples=examples)


def result(*found: CallOutcome, **others: object) -> ExecutionResult:
    return ExecutionResult.model_validate({"backend": "scripted", "exit_code": 0, "outcomes": found, **others})


def honest(program: Program) -> ExecutionResult:
    """Do what a sandbox does with honest code: run it."""
    if program.calls[0].function != "run":
        return result(*outcomes("clamp", program.source, program.calls))
    job = dict(program.calls[0].args[0]["$dict"])
    calls = [Call(function="clamp", args=tuple(args)) for args, _ in job["calls"]]
    told = ["\n".join(one.model_dump_json() for one in outcomes("clamp", text, calls)) for text in job["sources"]]
    passed = {"tests": [{"name": "test_a", "outcome": "passed", "calls": 1}]}
    failed = {"tests": [{"name": "test_a", "outcome": "failed", "calls": 1}]}
    runs = [passed, *[failed] * (len(job["variants"]) - 1)]
    return result(CallOutcome(returned=[told, [json.dumps({"collected": 1}), *map(json.dumps, runs)]]))


async def judged(sandbox=honest, source: str = SOURCE, **others: object) -> Tool | Refusal:
    return await examine(others.pop("spec", spec()), source, make_deps(sandbox=ScriptedSandbox(sandbox)), **others)


async def test_what_shows_all_that_is_asked_is_a_tool_with_its_score_and_version():
    tool = await judged()
    assert isinstance(tool, Tool)
    assert (tool.name, tool.source, tool.imports) == ("clamp", SOURCE, {})
    assert tool.mutants >= tool.killed >= 6
    assert "def test_clamp_of_5_0_10_gives_5" in tool.tests
    assert len(tool.version) == 12


async def test_the_version_is_that_of_the_content():
    first, again = await judged(), await judged()
    other = await judged(source=f"# a remark\n{SOURCE}")
    fewer = await judged(spec=spec(*ASSERTS))
    assert first.version == again.version
    assert len({first.version, other.version, fewer.version}) == 3


async def test_tools_that_it_imports_are_handed_in_and_pinned():
    other = Tool(spec=spec(name="other"), version="abc", source="def other(x): return x\n", tests="")
    unused = other.model_copy(update={"spec": spec(name="unused")})
    sandbox = ScriptedSandbox(lambda program: result(exit_code=1))
    source = f"from other import other\n{SOURCE}"
    imports = {"other": other, "unused": unused}
    assert static_refusal(spec(), source).reason == "impure"
    await examine(spec(), source, make_deps(sandbox=sandbox), imports=imports)
    assert all(set(program.modules) == set(imports) for program in sandbox.programs)


@pytest.mark.parametrize(
    ("found", "source", "reason"),
    [
        (spec(name="json"), SOURCE, "shadows_stdlib"),
        (spec(), "def clamp(:", "no_code"),
        (spec(), "clamp = 1\n", "no_code"),
        (spec(), "def other(x): ...\n", "name_mismatch"),
        (spec(), "def clamp(value, low, high): ...\n", "name_mismatch"),
        (spec(), "def clamp(x, hi, lo): ...\n", "name_mismatch"),
        (spec(), "def clamp(*args): ...\n", "name_mismatch"),
        (spec(), "def clamp(): ...\n", "name_mismatch"),
        (spec(), "def clamp(x, lo, hi, /): ...\n", "name_mismatch"),
        (spec(), "def clamp(x, lo, hi, *more): ...\n", "name_mismatch"),
        (spec(), "def clamp(x, lo, hi, **more): ...\n", "name_mismatch"),
        (spec().model_copy(update={"signature": "def clamp(*args)"}), SOURCE, "name_mismatch"),
        (spec(), f"{SOURCE}\nclamp = lambda x, lo, hi: 5\n", "name_mismatch"),
        (spec(), f"{SOURCE}\nclass clamp: ...\n", "name_mismatch"),
        (spec(), f"{SOURCE}\nfor clamp in (): ...\n", "name_mismatch"),
        (spec(), f"{SOURCE}\ndef other():\n    global clamp\n", "name_mismatch"),
        (spec(), f"{SOURCE}\nfrom math import floor as clamp\n", "name_mismatch"),
        (spec(), f"import os\n{SOURCE}", "impure"),
        (spec("other(1) == 1"), SOURCE, "test_does_not_call_tool"),
        (spec(*ASSERTS[:2]), SOURCE, "too_few_examples"),
        (spec("clamp(1, 0, 2) == 1", "clamp(1, 1, 2) == 1", "clamp(1, 0, 1) == 1"), SOURCE, "test_survives_stub"),
        (spec("clamp(1, 0, 2) == 1", "clamp(2, 1, 2) == 2", "clamp(3, 0, 5) == 3"), SOURCE, "test_survives_stub"),
    ],
)
def test_much_can_be_said_without_running_anything(found, source, reason):
    assert static_refusal(found, source).reason == reason


@pytest.mark.parametrize(("parameters", "nameless"), [("x, lo, /, hi", "x, lo"), ("x, lo, hi, *a, **k", "*a, **k")])
def test_the_refusal_says_which_parameters_no_name_reaches(parameters, nameless):
    assert static_refusal(spec(), f"def clamp({parameters}): ...\n").detail.endswith(f"cannot be: {nameless}")


def test_parameters_that_have_only_names_are_no_fault():
    assert static_refusal(spec(), SOURCE.replace("x, lo, hi)", "x, *, lo, hi)", 1)) is None


def test_a_variable_of_a_function_may_have_the_name_of_the_tool():
    source = SOURCE.replace("return max(lo, min(x, hi))", "clamp = max(lo, min(x, hi))\n    return clamp")
    assert static_refusal(spec(), source) is None


def test_the_refusal_of_what_is_no_python_says_where():
    assert static_refusal(spec(), "x = 1\ndef clamp(:").detail == "it is no Python: invalid syntax, line 2"


async def test_a_name_that_is_taken_is_refused_before_anything_runs():
    sandbox = ScriptedSandbox(honest)
    refusal = await examine(spec(), SOURCE, make_deps(sandbox=sandbox), taken={"clamp"})
    assert (refusal.reason, sandbox.programs) == ("name_taken", [])


def instead(*found: CallOutcome, **others: object):
    """Give a sandbox in which the calls of the examples give this, and all else is honest."""

    def run(program: Program) -> ExecutionResult:
        return honest(program) if program.calls[0].function == "run" else result(*found[: len(program.calls)], **others)

    return run


def five(**others: object) -> list[CallOutcome]:
    return [CallOutcome.model_validate({"returned": 5, **others})] * 10


@pytest.mark.parametrize(
    ("sandbox", "reason", "detail"),
    [
        (instead(*five()), "fails_examples", "clamp(-1, 0, 10) gave 5, expected 0"),
        (instead(*five(returned={"$float": "nan"})), "not_json", "float('nan')"),
        (instead(*five(returned={"$set": []})), "not_json", "set()"),
        (instead(*five(mutated=True)), "mutates_arguments", "clamp(5, 0, 10)"),
        (instead(*five()[:5], *five(returned=6)[:5]), "nondeterministic", "clamp(5, 0, 10)"),
        (instead(exit_code=None, limits_hit=("cpu",)), "limit_hit", "cpu"),
        (instead(exit_code=1, stderr="NameError: x"), "fails_examples", "NameError"),
        (instead(*five()[:2], exit_code=0), "fails_examples", "ended before"),
        (instead(*five()[:6], exit_code=0), "nondeterministic", "clamp(-1, 0, 10)"),
        (instead(*five()[:5], *[CallOutcome(raised="NoResult")] * 5), "nondeterministic", "clamp(5, 0, 10)"),
    ],
)
async def test_what_the_calls_show_is_judged_in_the_host(sandbox, reason, detail):
    refusal = await judged(sandbox)
    assert refusal.reason == reason
    assert detail in refusal.detail


async def test_answers_that_depend_on_the_order_of_the_calls_are_found():
    def run(program: Program) -> ExecutionResult:
        told = honest(program)
        if program.calls[0].function == "run" or program.calls[0].args == (5, 0, 10):
            return told
        return told.model_copy(update={"outcomes": (*told.outcomes[:-1], CallOutcome(returned=6))})

    assert (await judged(run)).reason == "nondeterministic"


async def test_a_sandbox_that_cannot_start_refuses_no_tool_as_wrong():
    def broken(program: Program) -> ExecutionResult:
        raise SandboxError("no namespaces")

    assert (await judged(broken)).reason == "sandbox_failed"


async def test_a_report_of_passing_tests_does_not_make_a_wrong_tool_right():
    assert (await judged(source="def clamp(x, lo, hi):\n    return x if lo < hi else hi\n")).reason == "fails_examples"


async def test_code_that_knows_its_examples_alone_is_no_tool():
    source = "def clamp(x, lo, hi):\n    return {(5, 0, 10): 5, (-1, 0, 10): 0, (11, 0, 10): 10}.get((x, lo, hi), 0)\n"
    assert (await judged(source=source, spec=spec(*ASSERTS[:3]))).reason == "fails_held_out_examples"


async def test_code_that_answers_no_call_beside_its_examples_is_no_tool():
    def endless(program: Program) -> ExecutionResult:
        found = honest(program)
        if program.calls[0].function != "run":
            return found
        told, runs = found.outcomes[0].returned
        own = "\n".join(told[0].split("\n")[:5])
        return result(CallOutcome(returned=[[own, *told[1:]], runs]))

    refusal = await judged(endless)
    assert refusal.reason == "limit_hit"
    assert "clamp(6, 0, 10)" in refusal.detail


async def test_examples_that_leave_faults_unnoticed_are_weak():
    source = SOURCE.replace("    return", "    if x > 100:\n        return -x + lo * 2 - hi // 3\n    return")
    assert (await judged(source=source)).reason == "weak_tests"


async def test_examples_that_a_brought_test_states_count():
    tests = "".join(f"def test_{n}():\n    assert {line}\n" for n, line in enumerate(ASSERTS))
    tool = await judged(spec=spec(*ASSERTS[:1]), tests=tests)
    assert [check.name for check in tool.spec.examples] == list(ASSERTS)
    assert tool.tests == f"from clamp import clamp\n{tests}"


async def test_a_derived_error_is_what_an_example_expects():
    source = SOURCE.replace("ValueError(x)", "Bad(x)") + "\n\nclass Bad(ValueError):\n    pass\n"
    seen = await observe_examples(spec(), source, make_deps(sandbox=ScriptedSandbox(honest)))
    assert seen.refusal is None
    assert seen.outcomes[RAISES.name].raised == "Bad"


def test_an_error_is_of_all_classes_above_it():
    source = "class A(Exception): ...\nclass B(A, KeyError): ...\nclass C(C): ...\n"
    assert {"B", "A", "KeyError", "LookupError", "Exception"} <= derived_errors(source, "B")
    assert "ValueError" not in derived_errors(source, "B")
    assert derived_errors(source, "C") == {"C"}


@pytest.mark.parametrize("value", [1, None, "a", [1, [2]], {"$tuple": [1]}, {"$dict": [["a", [1]], [2, None]]}])
def test_plain_values_have_a_json_form(value):
    assert is_json(value)


@pytest.mark.parametrize(
    "value",
    [
        {"$set": [1]},
        [{"$bytes": "00"}],
        {"$float": "inf"},
        {"$dict": [[{"$tuple": [1]}, 1]]},
        {"$dict": [[1, {"$repr": "x"}]]},
    ],
)
def test_others_have_none(value):
    assert not is_json(value)


async def bench(returned: object, **others: object) -> Bench:
    sandbox = ScriptedSandbox(lambda program: result(CallOutcome(returned=returned), **others))
    variants = [Variant(source=SOURCE)]
    return await run_bench("clamp", make_deps(sandbox=sandbox), sources=[SOURCE], tests="x", variants=variants)


@pytest.mark.parametrize("returned", [None, 1, [], [[], []], [[["x"]]], {"$repr": "x"}, [["x"], [["y"]]]])
async def test_a_report_of_no_known_form_says_nothing(returned):
    found = await bench(returned)
    assert found.collected == 0
    assert not any(run.passes for run in found.runs)


async def test_lines_of_a_report_that_cannot_be_read_count_as_failures():
    found = await bench([['{"returned":1}\nrubbish\n{"raised":3}'], ['{"collected":1}', '{"tests":"all"}', "[[[["]])
    assert [one.raised for one in found.outcomes[0]] == [None, "NoResult", "NoResult"]
    assert [run.passes for run in (*found.runs, *found.mutant_runs)] == [False, False]


async def test_a_report_says_what_each_variant_did():
    run = '{"tests":[{"name":"t","outcome":"passed","calls":2}]}'
    found = await bench([[""], ['{"collected":1}', run, '{"exited":true,"mutant":3}']], limits_hit=("wall",))
    assert found.runs[0].passes
    assert found.mutant_runs[0].mutant == 3
    assert found.limits_hit == ("wall",)


def test_a_run_in_the_gate_gets_little_processor_time_but_may_wait_for_it():
    deps = make_deps()
    own = deps.choices.limits
    assert gate_limits(deps) == own.model_copy(update={"cpu_s": 3.0})
    assert gate_limits(deps, 100.0, runs=2) == own.model_copy(update={"wall_s": 2 * own.wall_s})
