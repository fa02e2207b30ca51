import pytest

from self_evolving_agent.models import Call, Check
from self_evolving_agent.tools.example_sets import (
    are_enough,
    called_as,
    calls,
    distinct,
    proving,
    renamed_parameters,
    respelled,
)
from tool_worlds import CLAMP_TESTS, a_tool, a_world, examples

CLAMP = "def clamp(x: int, lo: int = 0, hi: int = 9) -> int"


def known(source: str):
    deps = a_world(tools=(a_tool(source, ("limit(5, 0, 10) == 5",)),))
    return deps.memory.tools["limit"]


def spec(*tests: str, signature: str = CLAMP):
    return a_tool().spec.model_copy(update={"signature": signature, "examples": examples(*tests)})


@pytest.mark.parametrize(
    ("tests", "enough"),
    [
        (CLAMP_TESTS, True),
        (CLAMP_TESTS[:2], False),
        (("f(1) == 1", "f(2) == 2", "f(3) == 3"), False),
        (("f(2) == 4", "f(3) == 9"), False),
        (("f(1) == 1", "f(2) == 4", "f(3) == 9"), True),
        (("f(1) == 1", "f(2) == 2", "f(3) == 9"), False),
    ],
)
def test_three_that_stand_two_of_which_no_stub_passes_are_enough(tests, enough):
    assert are_enough(examples(*tests)) is enough


ERROR = Check(name="f(1) raises ValueError", call=Call(function="f", args=(1,)), raises="ValueError")


@pytest.mark.parametrize("tests", [("f(2) == 4", "f(3) == 9"), ("f(1) == 1", "f(2) == 2", "f(3) == 9")])
def test_an_expected_error_does_not_stand_in_for_a_result(tests):
    assert not are_enough((*examples(*tests), ERROR))


def test_a_known_tool_may_choose_what_becomes_of_bad_values_unless_the_user_states_it():
    tool = known("def limit(n: int, low: int, high: int) -> int:\n    return max(low, min(high, n))\n")
    error = Check(name="e", call=Call(function="clamp", args=(1, 3, 2)), raises="ValueError")
    stated = error.model_copy(update={"origin": "user"})
    for one, count in ((error, 2), (stated, 3)):
        wanted = spec(*CLAMP_TESTS[:2])
        found = respelled(wanted.model_copy(update={"examples": (*wanted.examples, one)}), tool)
        assert found is not None
        assert len(found.examples) == count


def test_an_example_that_a_stub_passes_or_that_only_turns_a_type_does_not_count():
    found = proving(examples("f(1) == 1", "f('7') == 7", "f(7) == '7'", "f(2) == 4", "f(x=3) == '3'"))
    assert [check.counts for check in found] == [False, False, False, True, False]


def test_an_example_that_expects_an_error_or_has_no_argument_counts_by_itself():
    assert [check.counts for check in proving((ERROR, *examples("f() == 3", "f(2) == 4")))] == [True, True, True]
    assert proving((Check(name="a text"),))[0].counts


def test_of_the_same_call_the_first_stays_and_where_two_of_a_model_contradict_each_other_neither_does():
    checks = examples("f(1) == 2", "f(1) == 2.0", "f(2) == 3", "f(3) == 1", "f(3) == 4", "f(3) == 1")
    assert [check.name for check in distinct(checks)] == ["f(1) == 2", "f(2) == 3"]


def test_what_the_user_states_stands_against_a_contradiction():
    stated = examples("f(1) == 2")[0].model_copy(update={"origin": "user"})
    assert distinct((stated, *examples("f(1) == 3"))) == (stated,)


def test_a_value_and_an_error_contradict_each_other():
    error = Check(name="f(1) raises ValueError", call=Call(function="f", args=(1,)), raises="ValueError")
    assert distinct((*examples("f(1) == 2"), error)) == ()
    other = error.model_copy(update={"raises": "KeyError"})
    assert distinct((error, other)) == ()
    assert distinct((error, error)) == (error,)


def test_an_example_calls_the_function_as_it_is_defined():
    right, *wrong = examples("clamp(5, hi=7) == 5", "clamp(1, 2, 3, 4) == 5", "limit(5) == 5", "clamp(y=5) == 5")
    assert calls(right, "clamp", CLAMP)
    assert not any(calls(check, "clamp", CLAMP) for check in (*wrong, Check(name="a text")))


def test_an_example_under_another_name_is_the_same_example():
    (check,) = examples("clamp(5, 0, 10) == 5")
    renamed = called_as("clamp_2", check)
    assert renamed.name == "clamp_2(5, 0, 10) == 5"
    assert renamed.call == Call(function="clamp_2", args=(5, 0, 10))
    assert renamed.expected == 5
    text = Check(name="clamp the text")
    assert called_as("clamp_2", text) == text


def test_a_tool_of_as_many_parameters_can_be_held_to_the_examples_of_another():
    tool = known("def limit(value: int, low: int, high: int) -> int:\n    return value\n")
    found = respelled(spec("clamp(5, 0, 10) == 5", "clamp(7, hi=6) == 6"), tool)
    assert found is not None
    assert found.name == "limit"
    assert [check.call for check in found.examples] == [
        Call(function="limit", kwargs={"value": 5, "low": 0, "high": 10}),
        Call(function="limit", kwargs={"value": 7, "high": 6}),
    ]
    assert [check.expected for check in found.examples] == [5, 6]


def test_a_tool_of_more_or_fewer_parameters_cannot():
    assert respelled(spec(*CLAMP_TESTS), known("def limit(value: int, low: int) -> int:\n    return value\n")) is None
    assert renamed_parameters(CLAMP, "def f(a, b)") is None
    assert renamed_parameters(CLAMP, "def f(a, *, b, c=1)") == {"x": "a", "lo": "b", "hi": "c"}


@pytest.mark.parametrize("test", ["clamp(1, 2, 3, 4) == 2", "clamp(y=1) == 1"])
def test_a_tool_cannot_be_held_to_examples_that_do_not_call_the_function_they_are_of(test):
    tool = known("def limit(value: int, low: int, high: int) -> int:\n    return value\n")
    assert respelled(spec(test), tool) is None


def test_what_is_no_call_is_no_example_of_another_tool():
    tool = known("def limit(value: int, low: int, high: int) -> int:\n    return value\n")
    assert respelled(spec().model_copy(update={"examples": (Check(name="a text"),)}), tool) is None
