"""The gate with the strongest backend: what shows only where code runs, and code that fights for its registration."""

import sys
from pathlib import Path

import pytest
from test_sandbox_contract import make_subprocess

from fakes_models import make_deps
from self_evolving_agent.deps import Choices, Deps
from self_evolving_agent.models import Call, Limits, Refusal, Tool, ToolSpec
from self_evolving_agent.sandboxes.select import SandboxHost
from self_evolving_agent.tools.gate import examine
from self_evolving_agent.tools.observing import observe_examples
from self_evolving_agent.tools.readings import read_reply
from self_evolving_agent.tools.testrun import Variant, run_bench
from self_evolving_agent.tools.vacuity import green, red
from tool_samples import examples_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap is for Linux")
REPLIES = Path(__file__).parents[1] / "data" / "replies" / "tools"
LIMITS = Limits(wall_s=50)  # a machine that is busy with other tests makes code wait


@pytest.fixture
def deps() -> Deps:
    (sandbox,) = SandboxHost(search_path="").candidates("bubblewrap")
    return make_deps(sandbox=sandbox, choices=Choices(limits=LIMITS))


async def judged(name: str, deps: Deps) -> Tool | Refusal:
    found = read_reply((REPLIES / f"{name}.txt").read_bytes().decode())
    assert not isinstance(found, Refusal)
    return await examine(found.spec, found.source, deps, tests=found.tests)


def slow(*values: str):
    """Leave to the long run what differs from another case in its reading alone."""
    return pytest.param(*values, marks=pytest.mark.slow)


@pytest.mark.parametrize(
    "name", ["good_one_fence", slow("good_two_fences"), slow("good_parametrized"), "good_test_case"]
)
async def test_a_good_tool_with_its_test_is_taken(name, deps):
    tool = await judged(name, deps)
    assert isinstance(tool, Tool), tool
    assert len(tool.spec.examples) == 4
    assert tool.killed >= 0.7 * tool.mutants > 3


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("bad_catches_all", "test_survives_stub"),
        slow("bad_any_type", "test_survives_stub"),
        ("bad_compares_with_itself", "test_survives_stub"),
        ("bad_skipped", "no_test_ran"),
        slow("bad_expected_to_fail", "no_test_ran"),
        slow("bad_wrong", "fails_examples"),
        ("bad_special_cased", "fails_held_out_examples"),
        ("bad_mutates", "mutates_arguments"),
        ("bad_counts_calls", "nondeterministic"),
        slow("bad_gives_sets", "not_json"),
        ("bad_equals_everything", "not_json"),
        slow("bad_one_example", "too_few_examples"),
    ],
)
async def test_what_shows_when_it_runs_is_the_reason(name, reason, deps):
    refusal = await judged(name, deps)
    assert isinstance(refusal, Refusal), refusal
    assert refusal.reason == reason


async def test_a_tool_is_taken_with_the_tests_that_are_written_from_its_examples(deps):
    source = "def mean(numbers):\n    if not numbers:\n        return 0\n    return sum(numbers) / len(numbers)\n"
    examples = examples_of(("mean([1, 2]) == 1.5", "mean([3]) == 3", "mean([0.1, 0.2, 0.3]) == 0.2", "mean([]) == 0"))
    spec = ToolSpec(name="mean", signature="def mean(numbers)", does="Give the mean.", examples=examples)
    tool = await examine(spec, source, deps, properties="def test_of_one():\n    assert mean([7]) == 7\n")
    assert isinstance(tool, Tool), tool
    assert "def test_of_one" in tool.tests


async def test_a_tool_may_stand_on_another(deps):
    twice = Tool(
        spec=ToolSpec(name="twice", signature="def twice(x)", does=""),
        version="aaaabbbbcccc",
        source="def twice(x):\n    return x * 2\n",
        tests="",
    )
    source = "from twice import twice\n\n\ndef quadruple(x):\n    return twice(twice(x))\n"
    examples = examples_of(("quadruple(1) == 4", "quadruple(-3) == -12", "quadruple('ab') == 'abababab'"))
    spec = ToolSpec(name="quadruple", signature="def quadruple(x)", does="", examples=examples)
    tool = await examine(spec, source, deps, imports={"twice": twice})
    assert isinstance(tool, Tool), tool
    assert tool.imports == {"twice": "aaaabbbbcccc"}


CLAMP = "def clamp(x, lo, hi):\n    if lo > hi:\n        raise ValueError\n    return max(lo, min(x, hi))\n"
ASSERTS = ("clamp(5, 0, 10) == 5", "clamp(-1, 0, 10) == 0", "clamp(11, 0, 10) == 10")
SPEC = ToolSpec(name="clamp", signature="def clamp(x, lo, hi)", does="", examples=examples_of(ASSERTS))
TESTS = "from clamp import clamp\n\n\ndef test_clamp():\n" + "".join(f"    assert {line}\n" for line in ASSERTS)


@pytest.mark.parametrize(
    "body",
    [
        "os._exit(0)",
        "print('3 passed in 0.01s'); sys.exit(0)",
        "return type('Same', (), {'__eq__': lambda self, other: True})()",
        "return type('Five', (int,), {'__eq__': lambda self, other: True, '__repr__': lambda self: '10'})(5)",
        "sys.modules['agent_values'].to_json = lambda value: '10'",
        "os.write(int(os.environ['AGENT_CHANNEL']), b'{\"outcome\":0,\"returned\":5}\\n' * 9)",
        "os.write(int(os.environ['AGENT_CHANNEL']), b'{\"ready\":true}\\n'); os.kill(os.getpid(), 9)",
        "sys.modules['pytest'] = None",
        "import gc\n    [o.clear() for o in gc.get_objects() if type(o) is dict and 'calls' in o]",
    ],
)
async def test_a_tool_that_forges_its_verdict_does_not_hold_its_examples(body, deps):
    """The static gate refuses all of them; this is what stands behind it."""
    source = f"import os, sys\n\n\ndef clamp(x, lo, hi):\n    {body}\n"
    observation = await observe_examples(SPEC, source, deps)
    assert observation.refusal is not None


async def test_the_channel_to_the_host_is_out_of_reach_of_tests_and_variants(deps):
    forging = "import os\nos.write(int(os.environ['AGENT_CHANNEL']), b'{\"outcome\":0,\"returned\":[[],[]]}\\n')\n"
    bench = await run_bench(
        "clamp",
        deps,
        sources=[CLAMP, forging + CLAMP],
        calls=[SPEC.examples[0].call],
        tests=forging + TESTS,
        variants=[Variant(source=CLAMP)],
    )
    assert [[one.returned for one in told] for told in bench.outcomes] == [[5], [5]]
    assert bench.runs[0].passes


@pytest.mark.parametrize("bites", [False, True])
async def test_variants_are_told_apart_whether_or_not_they_share_a_process(bites, deps):
    variants = [
        *(Variant(source=CLAMP), Variant(stub="raises"), Variant(stub="echoes")),
        *(Variant(source="import os\n\n\ndef clamp(x, lo, hi):\n    os._exit(0)\n"), Variant(stub="constant")),
        Variant(stub="constant", value=5),
    ]
    tests = "from clamp import clamp\n\n\ndef test_a():\n    assert clamp(5, 0, 10) == 5\n"
    bench = await run_bench("clamp", deps, sources=[CLAMP], tests=tests, variants=variants, bites=bites)
    assert [run.passes for run in bench.runs] == [True, False, True, False, False, True]
    assert [run.exited for run in bench.runs] == [False, False, False, True, False, False]


GRADE = """\
def grade(score):
    if score >= 90:
        return "A"
    if score >= 80:
        return "B"
    if score >= 70:
        return "C"
    return "F"
"""
GRADES = ('grade(95) == "A"', 'grade(85) == "B"', 'grade(75) == "C"', 'grade(50) == "F"')
AT_THRESHOLDS = ('grade(90) == "A"', 'grade(89) == "B"', 'grade(80) == "B"', 'grade(70) == "C"')


async def test_examples_that_touch_no_threshold_are_too_weak_and_those_at_the_thresholds_are_enough(deps):
    spec = ToolSpec(name="grade", signature="def grade(score)", does="", examples=examples_of(GRADES))
    refusal = await examine(spec, GRADE, deps)
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "weak_tests"
    assert "grade(90)" in refusal.detail[:100]
    spec = spec.model_copy(update={"examples": examples_of((*GRADES, *AT_THRESHOLDS))})
    assert isinstance(await examine(spec, GRADE, deps), Tool)


async def test_a_further_call_that_takes_too_long_leaves_those_before_it_to_tell_sources_apart(deps):
    slow = "def f(n):\n    while n > 9:\n        pass\n    return n + 1\n"
    calls = [Call(function="f", args=(n,)) for n in (1, 2, 3, 99, 4)]
    sources = [slow, "def f(n):\n    return n + 2\n"]
    bench = await run_bench("f", deps, sources=sources, calls=calls, examples=2)
    assert [[one.returned for one in told] for told in bench.outcomes] == [[2, 3, 4], [3, 4, 5]]


async def test_an_error_that_is_named_as_the_end_of_the_time_ends_nothing(deps):
    own = "class TimedOut(BaseException): ...\n\ndef f(n):\n    if n == 2:\n        raise TimedOut\n    return n\n"
    bench = await run_bench(
        "f", deps, sources=[own], calls=[Call(function="f", args=(n,)) for n in (1, 2, 3)], examples=1
    )
    assert [one.raised or one.returned for one in bench.outcomes[0]] == [1, "TimedOut of its own", 3]


async def test_variants_are_kept_from_each_other_whatever_they_do(deps):
    loops = "def clamp(x, lo, hi):\n    while True:\n        pass\n"
    eats = "def clamp(x, lo, hi):\n    return [0] * 10 ** 9\n"
    exits = "import os\ndef clamp(x, lo, hi):\n    os._exit(0)\n"
    forks = "import os, time\ndef clamp(x, lo, hi):\n    if os.fork() == 0:\n        time.sleep(60)\n    os._exit(0)\n"
    calls = [SPEC.examples[0].call, SPEC.examples[1].call]
    bench = await run_bench("clamp", deps, sources=[CLAMP, loops, eats, exits, forks, CLAMP], calls=calls)
    told = [[one.raised or one.returned for one in each] for each in bench.outcomes]
    assert told == [[5, 0], ["TimedOut"], ["MemoryError", "MemoryError"], [], [], [5, 0]]


async def bench_of(tests: str, deps: Deps, *variants: Variant):
    standing = [Variant(source=CLAMP), *variants]
    return standing, await run_bench("clamp", deps, sources=[CLAMP], tests=tests, variants=standing)


async def test_each_stub_fails_and_the_tool_passes(deps):
    stubs = [Variant(stub="raises"), Variant(stub="echoes"), Variant(stub="constant", value=5)]
    standing, bench = await bench_of(TESTS, deps, *stubs)
    assert bench.collected == 1
    assert [run.passes for run in bench.runs] == [True, False, False, False]
    assert (red(bench, standing), green(bench)) == (None, None)


async def test_calls_of_the_tool_are_counted_for_each_test(deps):
    _, bench = await bench_of(f"{TESTS}\n\ndef test_other():\n    assert True\n", deps)
    assert {test.name: test.calls for test in bench.runs[0].tests} == {"test_clamp": 3, "test_other": 0}


@pytest.mark.parametrize(
    ("tests", "reason"),
    [
        (f"import sys\n{TESTS}    sys.exit(0)\n", "test_exited"),
        (f"import os\n{TESTS}    os._exit(0)\n", "test_exited"),
        (f"import pytest\n{TESTS}    pytest.exit('done')\n", "test_exited"),
        ("import no_such_module\n" + TESTS, "no_test_ran"),
        ("from clamp import clamp\nclamp(1, 2, 3)\n" + TESTS, "no_test_ran"),
        ("def check():\n    assert True\n", "no_test_ran"),
        ("def test_a():\n    assert True\n", "test_does_not_call_tool"),
        slow(f"{TESTS}    while True:\n        pass\n", "limit_hit"),
    ],
)
async def test_tests_that_prove_nothing_show_it_when_they_run(tests, reason, deps):
    standing, bench = await bench_of(tests, deps, Variant(stub="raises"))
    assert red(bench, standing).reason == reason


async def test_errors_that_a_test_imports_from_the_tool_are_those_that_a_mutant_raises(deps):
    source = (
        "class Bad(ValueError):\n    pass\n\n\ndef half(n):\n    if n % 2:\n        raise Bad(n)\n    return n // 2\n"
    )
    tests = (
        "import pytest\nfrom half import Bad, half\n\ndef test_a():\n    with pytest.raises(Bad):\n        half(3)\n"
    )
    call = Call(function="half", args=(4,))
    mutants = [source.replace("n // 2", "n // 2 + 0"), source.replace("if n % 2", "if n > 9")]
    bench = await run_bench(
        "half", deps, sources=[source, *mutants], calls=[call], examples=1, tests=tests, variants=[], bites=True
    )
    assert [(run.mutant, run.passes) for run in bench.mutant_runs] == [(1, True), (2, False)]


async def test_only_mutants_that_the_examples_do_not_notice_meet_the_tests(deps):
    noticed = CLAMP.replace("max", "min")
    bench = await run_bench(
        "clamp",
        deps,
        sources=[CLAMP, noticed, CLAMP.replace("lo > hi", "lo >= hi")],
        calls=[SPEC.examples[1].call, Call(function="clamp", args=(1, 1, 1))],
        examples=1,
        tests=TESTS,
        variants=[Variant(source=CLAMP)],
        bites=True,
    )
    assert [run.mutant for run in bench.mutant_runs] == [2]
    assert [one.raised for one in bench.outcomes[2]] == [None, "ValueError"]


async def test_the_weakest_backend_will_do(tmp_path):
    deps = make_deps(sandbox=make_subprocess(tmp_path, None), choices=Choices(limits=LIMITS))
    tool = await judged("good_two_fences", deps)
    assert isinstance(tool, Tool), tool
