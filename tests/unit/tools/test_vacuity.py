from pathlib import Path

import pytest

from self_evolving_agent.tools.readings import read_reply
from self_evolving_agent.tools.testrun import Bench, RanTest, SuiteRun, Variant
from self_evolving_agent.tools.vacuity import green, red, vacuity

REPLIES = Path(__file__).parents[2] / "data" / "replies" / "tools"
SOURCE = "def f(x):\n    return x\n"
GOOD = "from f import f\n\ndef test_f():\n    assert f(1) == 1\n"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("bad_asserts_true", "test_does_not_call_tool"),
        ("bad_asserts_nothing", "test_asserts_nothing"),
        ("bad_exits", "test_exited"),
        ("bad_raises_exit", "test_exited"),
        ("bad_not_collected", "no_test_ran"),
        ("bad_no_test", "no_test_ran"),
        ("bad_patches_tool", "test_patches"),
        ("bad_mocks", "test_patches"),
        ("bad_patches_pytest", "test_patches"),
        ("bad_reimplements", "test_reimplements"),
        ("bad_copies_tool", "test_reimplements"),
    ],
)
def test_a_test_that_proves_nothing_is_told_before_it_runs(name, reason):
    found = read_reply((REPLIES / f"{name}.txt").read_text())
    assert vacuity(found.tests, found.spec.name, found.source).reason == reason


@pytest.mark.parametrize("name", sorted(path.name for path in REPLIES.glob("good_*")))
def test_a_test_that_proves_something_may_run(name):
    found = read_reply((REPLIES / name).read_bytes().decode())
    assert vacuity(found.tests, found.spec.name, found.source) is None


@pytest.mark.parametrize(
    ("tests", "reason"),
    [
        ("def test_f(:", "no_test_ran"),
        ("class TestF:\n    def check(self):\n        assert f(1) == 1\n", "no_test_ran"),
        ("import pytest\ndef test_f():\n    pytest.exit('')\n    assert f(1) == 1\n", "test_exited"),
        ("from sys import exit as leave\ndef test_f():\n    leave(0)\n    assert f(1) == 1\n", "test_exited"),
        ("import sys\ndef test_f():\n    sys.modules['f'] = f\n    assert f(1) == 1\n", "test_patches"),
        ("def test_f():\n    setattr(f, 'x', 1)\n    assert f(1) == 1\n", "test_patches"),
        ("import builtins\ndef test_f():\n    builtins.x = 1\n    assert f(1) == 1\n", "test_patches"),
        ("def test_f():\n    f = lambda x: 1\n    assert f(1) == 1\n", "test_reimplements"),
        ("import os\ndef test_f():\n    assert f(1) == 1\n", "impure"),
        ("import socket\ndef test_f():\n    assert f(1) == 1\n", "needs_network"),
        ("def test_f():\n    assert f(open('x').read()) == 1\n", "impure"),
    ],
)
def test_other_ways_to_prove_nothing(tests, reason):
    assert vacuity(tests, "f", SOURCE).reason == reason


@pytest.mark.parametrize(
    "tests",
    [
        GOOD,
        "import pytest\ndef test_f():\n    with pytest.raises(ValueError):\n        f(1)\n",
        "def test_f():\n    if f(1) != 1:\n        raise AssertionError\n",
        "import f\ndef test_f():\n    assert f.f(1) == 1\n",
        "from f import f as tool\ndef test_f():\n    assert tool(1) == 1\n",
        "import random\ndef test_f():\n    random.seed(1)\n    assert f(random.random()) < 1\n",
        f"import sys, pytest\n{GOOD}\nif __name__ == '__main__':\n    sys.exit(pytest.main([__file__]))\n",
    ],
)
def test_ways_to_prove_something(tests):
    assert vacuity(tests, "f", SOURCE) is None


def test_a_test_may_import_the_tools_that_the_tool_imports():
    assert vacuity(f"from other import other\n{GOOD}", "f", SOURCE).reason == "impure"
    assert vacuity(f"from other import other\n{GOOD}", "f", SOURCE, ("other",)) is None


def run(*outcomes: str, calls: int = 1, **others: object) -> SuiteRun:
    tests = tuple(RanTest(name=f"test_{n}", outcome=outcome, calls=calls) for n, outcome in enumerate(outcomes))
    return SuiteRun(tests=tests, **others)


VARIANTS = (Variant(source=SOURCE), Variant(stub="raises"), Variant(stub="constant", value=7))
PASSED, FAILED = run("passed", "passed"), run("passed", "failed")


def test_tests_that_pass_with_the_tool_and_fail_with_every_stub_prove_something():
    bench = Bench(collected=2, runs=(PASSED, FAILED, FAILED))
    assert red(bench, VARIANTS) is None
    assert green(bench) is None


@pytest.mark.parametrize(
    ("bench", "reason", "detail"),
    [
        (Bench(collected=0, errors="ImportError: no f"), "no_test_ran", "ImportError"),
        (Bench(limits_hit=("memory",)), "limit_hit", "memory"),
        (Bench(collected=2, runs=(run("skipped", "skipped"), FAILED, FAILED)), "no_test_ran", "skipped"),
        (Bench(collected=2, runs=(run("passed", exited=True), FAILED, FAILED)), "test_exited", ""),
        (Bench(collected=2, runs=(SuiteRun(timed_out=True),)), "limit_hit", "in time"),
        (Bench(collected=2, runs=(PASSED, FAILED), limits_hit=("wall",)), "limit_hit", "in time"),
        (Bench(collected=2, runs=(run("passed", calls=0), FAILED, FAILED)), "test_does_not_call_tool", ""),
        (Bench(collected=2, runs=(PASSED, PASSED, FAILED)), "test_survives_stub", "raises an error"),
        (Bench(collected=2, runs=(PASSED, FAILED, PASSED)), "test_survives_stub", "always returns 7"),
    ],
)
def test_what_shows_only_when_tests_run(bench, reason, detail):
    refusal = red(bench, VARIANTS)
    assert refusal.reason == reason
    assert detail in refusal.detail


def test_a_stub_that_ends_the_process_or_the_time_passes_no_test():
    bench = Bench(collected=2, runs=(PASSED, run("passed", exited=True), run("passed", timed_out=True)))
    assert red(bench, VARIANTS) is None


def test_tests_that_fail_with_the_tool_are_named():
    bench = Bench(collected=2, runs=(FAILED.model_copy(update={"why": "assert 1 == 2"}), FAILED, FAILED))
    refusal = green(bench)
    assert (refusal.reason, refusal.detail) == ("fails_tests", "test_1\nassert 1 == 2")
