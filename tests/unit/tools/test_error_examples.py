import pytest

from self_evolving_agent.models import Check
from self_evolving_agent.tools.error_examples import KNOWN_ERRORS, read_example, with_one_error
from self_evolving_agent.tools.examples import read_test
from tool_worlds import examples


def error(line: str) -> Check:
    found = read_example(line)
    assert isinstance(found, Check), found
    return found


@pytest.mark.parametrize(
    "line",
    [
        "f('x') raises ValueError",
        "assert f('x') raises ValueError",
        'assert f("x") raises ValueError,',
        "f('x') raises a ValueError.",
        "f('x') should raise ValueError('not a number')",
        "f('x') throws ValueError: not a number",
        "f('x') == ValueError",
        "assert f('x') is ValueError",
        "assert f('x') == ValueError('not a number')",
        "f('x') -> ValueError",
        "with pytest.raises(ValueError): f('x')",
        "with pytest.raises(ValueError, match='not'): f('x')",
        "with raises(ValueError): f('x')",
        "with self.assertRaises(ValueError): f('x')",
        "with pytest.raises(ValueError):\n    f('x')",
        "with pytest.raises(ValueError) as error: y = f('x')",
        "import pytest\nwith pytest.raises(ValueError):\n    f('x')",
        "pytest.raises(ValueError, f, 'x')",
    ],
)
def test_an_expected_error_is_read_however_it_is_written(line):
    check = error(line)
    assert check.call is not None
    assert (check.call.function, check.call.args) == ("f", ("x",))
    assert (check.name, check.raises, check.expected) == ("f('x') raises ValueError", "ValueError", None)


def test_the_arguments_may_hold_anything_that_looks_like_an_expected_error():
    check = error("assert f('a raises b', '== ValueError', n=3) raises KeyError")
    assert check.call is not None
    assert (check.call.args, check.call.kwargs) == (("a raises b", "== ValueError"), {"n": 3})
    assert check.raises == "KeyError"


@pytest.mark.parametrize(
    "line",
    [
        "f('x') == 'ValueError'",
        "f('a raises ValueError') == 2",
        "f('raises') == 1",
        "f(1) == 2",
        "rows('a\n1') == [['a'], ['1']]",
        "((",
        "",
        "assert True",
    ],
)
def test_all_else_is_read_as_before(line):
    assert read_example(line) == read_test(line)


@pytest.mark.parametrize(
    "line",
    [
        "f(x) raises ValueError",
        "raises ValueError",
        "f(1) == 2 raises ValueError",
        "with pytest.raises(ValueError): x = 3",
        "with pytest.raises(ValueError):\n    f(1)\n    f(2)",
        "with pytest.raises((ValueError, KeyError)): f(1)",
        "with open('x'): f(1)",
        "with a, b: f(1)",
        "pytest.raises(ValueError, 3, 4)",
    ],
)
def test_an_expected_error_without_a_single_call_with_literals_is_none(line):
    assert isinstance(read_example(line), str)


@pytest.mark.parametrize("name", ["TypeError", "Exception", "NotImplementedError", "ParseError", "SystemExit", "a"])
@pytest.mark.parametrize("form", ["f(1) raises {}", "f(1) == {}", "with pytest.raises({}): f(1)"])
def test_errors_that_are_no_answer_to_a_bad_value_are_not_expected(name, form):
    assert isinstance(read_example(form.format(name)), str)


@pytest.mark.parametrize("name", sorted(KNOWN_ERRORS))
def test_errors_that_speak_of_a_value_may_be_expected(name):
    assert error(f"f(1) raises {name}").raises == name


def test_of_the_errors_that_a_model_expects_the_first_is_kept_and_all_that_the_user_states():
    stated = error("f(0) raises KeyError").model_copy(update={"origin": "user"})
    first, second = error("f(1) raises ValueError"), error("f(2) raises ValueError")
    values = examples("f(3) == 4", "f(5) == 6")
    assert with_one_error((first, values[0], second, stated, values[1])) == (first, values[0], stated, values[1])
