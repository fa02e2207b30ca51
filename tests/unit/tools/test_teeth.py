import ast

import pytest

from self_evolving_agent.models import CallOutcome
from self_evolving_agent.replies import normalised_program
from self_evolving_agent.tools.boundaries import calls_at_constants
from self_evolving_agent.tools.mutants import Mutant, mutants
from self_evolving_agent.tools.perturbing import near_calls, other_calls
from self_evolving_agent.tools.teeth import Teeth, bite
from self_evolving_agent.tools.testrun import RanTest, SuiteRun
from tool_samples import HONEST, examples_of, outcomes

MEDIAN = HONEST["median"][0]
CLAMP = """\
def clamp(x, lo, hi):
    if lo > hi:
        raise ValueError("lo > hi")
    return max(lo, min(x, hi))
"""


@pytest.mark.parametrize("name", HONEST)
def test_mutants_are_python_and_each_is_another_program(name):
    source = HONEST[name][0]
    found = mutants(source)
    forms = {normalised_program(mutant.source) for mutant in found}
    assert 5 <= len(found) <= 20
    assert len(forms) == len(found)
    assert normalised_program(source) not in forms
    assert all(ast.parse(mutant.source) for mutant in found)


def faults(source: str) -> str:
    return "\n".join(mutant.what for mutant in mutants(source, most=1000))


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("def f(a, b):\n    return a < b\n", "line 2: `a < b` became `a <= b`"),
        ("def f(a, b):\n    return a + b\n", "line 2: `a + b` became `a - b`"),
        ("def f(a, b):\n    return a and b\n", "line 2: `a and b` became `a or b`"),
        ("def f(a):\n    return not a\n", "line 2: `not a` became `a`"),
        ("def f(a):\n    return a[1]\n", "line 2: `1` became `2`"),
        ("def f(a):\n    return a == 'x'\n", "line 2: `'x'` became `''`"),
        ("def f(a):\n    if a:\n        return 1\n", "line 2: `if a` became `if not a`"),
        ("def f(a):\n    return a.strip().lower()\n", "line 2: `a.strip().lower()` became `a.strip()`"),
        ("def f(a, b):\n    return divmod(a, b)\n", "line 2: `divmod(a, b)` became `divmod(b, a)`"),
        ("def f(a):\n    return min(a)\n", "line 2: `min(a)` became `max(a)`"),
        ("def f(a):\n    return sorted(a)\n", "line 2: `sorted(a)` became `a`"),
        ("def f(a):\n    return a * 2\n", "line 2: `return a * 2` became `return a`"),
        ("def f(a):\n    return a * 2\n", "line 2: `return a * 2` became `return None`"),
        ("def f(a):\n    a += 1\n    return a\n", "line 2: `a += 1` became nothing"),
        ("def f(a):\n    if a: raise ValueError\n    return 1\n", "line 2: `raise ValueError` became nothing"),
    ],
)
def test_faults_are_those_that_people_make(source, fault):
    assert fault in faults(source).splitlines()


def test_words_for_people_are_no_place_for_a_fault():
    source = 'def f(n: int = 3) -> "str":\n    """Doc."""\n    if n:\n        raise ValueError("bad")\n    return n\n'
    assert "Doc" not in faults(source)
    assert "bad" not in faults(source).replace("ValueError('bad')", "")
    assert "`3` became `4`" in faults(source)


def test_of_a_large_table_only_the_ends_are_changed():
    source = f"def f(n):\n    return {dict.fromkeys(range(50), 'x')}[n]\n"
    assert len(mutants(source, most=1000)) < 15


def teeth(source: str, *asserts: str, runs: tuple[SuiteRun, ...] = ()) -> Teeth:
    examples = examples_of(asserts)
    calls = [example.call for example in examples]
    probes = (*near_calls(calls), *other_calls(calls), *calls_at_constants(source, calls))
    name = examples[0].call.function
    faulty = mutants(source)
    seen = [outcomes(name, text, [*calls, *probes]) for text in (source, *(mutant.source for mutant in faulty))]
    return bite(examples, probes, faulty, seen, runs)


def test_examples_that_bite_are_enough():
    found = teeth(CLAMP, "clamp(5, 0, 10) == 5", "clamp(-1, 0, 10) == 0", "clamp(11, 0, 10) == 10")
    assert found.refusal is None
    assert found.killed >= 5


def test_examples_that_do_not_bite_are_weak_and_the_refusal_says_what_would_tell():
    found = teeth(MEDIAN, "median([1, 2, 3]) == 2", "median([7]) == 7", "median([4, 5, 6]) == 5")
    assert found.refusal.reason == "weak_tests"
    assert "would tell" in found.refusal.detail
    assert "median([" in found.refusal.detail


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
AT_THRESHOLDS = ('grade(90) == "A"', 'grade(89) == "B"', 'grade(80) == "B"', 'grade(70) == "C"', 'grade(69) == "F"')


def test_thresholds_that_no_example_touches_are_weak_and_the_calls_at_them_are_named_first():
    refusal = teeth(GRADE, *GRADES).refusal
    assert refusal.reason == "weak_tests"
    assert "grade(90), grade(70), grade(89), grade(80) would tell" in refusal.detail[:100]


def test_examples_at_the_thresholds_make_them_strong():
    found = teeth(GRADE, *GRADES, *AT_THRESHOLDS)
    assert found.killed >= 0.9 * found.mutants


@pytest.mark.parametrize("name", [name for name in HONEST if "while" not in HONEST[name][0]])  # faulty ones never end
def test_honest_tools_with_good_examples_stay_strong(name):
    source, asserts = HONEST[name]
    assert teeth(source, *asserts).refusal is None


def test_more_examples_make_weak_ones_strong():
    assert teeth(MEDIAN, *HONEST["median"][1]).refusal is None


def test_mutants_that_nothing_tells_from_the_tool_are_not_counted():
    source = "def lower(x, y):\n    if x < y:\n        return x\n    return y\n"
    assert "`x < y` became `x <= y`" in faults(source)
    found = teeth(source, "lower(1, 2) == 1", "lower(5, 3) == 3", "lower(4, 4) == 4")
    assert found.mutants < len(mutants(source))
    assert found.survivors == ()


def test_what_a_test_notices_counts_as_noticed():
    weak = teeth(MEDIAN, "median([1, 2, 3]) == 2", "median([7]) == 7")
    failed = SuiteRun(tests=(RanTest(name="test_more", outcome="failed", calls=1),))
    runs = tuple(failed.model_copy(update={"mutant": index}) for index in range(1, 21))
    assert weak.killed < weak.mutants
    strong = teeth(MEDIAN, "median([1, 2, 3]) == 2", "median([7]) == 7", runs=runs)
    assert strong.killed == strong.mutants


def test_a_mutant_that_does_not_come_to_an_end_is_noticed():
    examples = examples_of(("f(1) == 1", "f(2) == 2"))
    own = [CallOutcome(returned=1), CallOutcome(returned=2)]
    faulty = [Mutant("def f(n): ...", "line 1")]
    assert bite(examples, (), faulty, [own, own[:1]]).killed == 1


def test_few_mutants_say_nothing():
    assert Teeth(mutants=3, killed=0).refusal is None
    assert Teeth(mutants=4, killed=2).refusal.reason == "weak_tests"
