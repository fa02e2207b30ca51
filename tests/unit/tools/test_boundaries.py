import pytest

from self_evolving_agent.models import Call
from self_evolving_agent.tools.boundaries import MOST_AT_CONSTANTS, calls_at_constants


def call(*args: object, **kwargs: object) -> Call:
    return Call.model_validate({"function": "f", "args": args, "kwargs": kwargs})


def found(body: str, *calls: Call) -> tuple[Call, ...]:
    return calls_at_constants(f"def f(a):\n    {body}\n", calls)


def test_a_number_that_is_compared_with_is_called_with_itself_first_and_then_with_those_beside_it():
    assert found("return a >= 90", call(95)) == (call(90), call(91), call(89))


def test_a_float_is_called_with_what_is_half_a_step_away():
    assert found("return a < 7", call(1.5)) == (call(7.0), call(7.5), call(6.5))


def test_the_other_arguments_stay_those_of_an_example_whether_by_place_or_by_name():
    calls = (one for n in (3, 4, 2) for one in (call(n, None, n=8), call(1, None, n=n)))
    assert found("return a * 3", call(1, None, n=8)) == tuple(calls)


def test_a_negative_number_is_a_constant_with_its_sign():
    assert call(-40) in found("return a > -40", call(1))


def test_a_text_that_is_looked_for_stands_alone_and_within_other_text():
    assert found("return ',' in a", call("abcd")) == (call(","), call("ab,cd"), call("abcd,"))


def test_a_number_is_also_a_length_of_texts_and_lists():
    assert found("return len(a) >= 4", call("ab")) == (call("abab"), call("ababa"), call("aba"))
    assert found("return a[:2]", call([7])) == (call([7, 7]), call([7, 7, 7]))


@pytest.mark.parametrize(
    "body",
    ['"""Give 7."""', "raise ValueError('x' * 7)", "return a % 1000000007", "return a is True", "return a or None"],
)
def test_words_for_people_far_numbers_and_truth_values_are_no_constants(body):
    assert found(body, call("abc")) == ()


def test_truth_values_are_no_numbers_to_step_from():
    assert found("return a > 3", call(True)) == ()


def test_what_is_compared_with_comes_first_and_there_are_never_too_many():
    table = ", ".join(map(str, range(100, 160)))
    calls = found(f"b = [{table}]\n    return a > 500 and b", call(1), call(2), call(3))
    assert calls[0] == call(500)
    assert len(calls) <= MOST_AT_CONSTANTS
    many = "\n    ".join(f"a = a.replace('{n}', '')" for n in range(50))
    assert len(found(f"{many}\n    return a", call("x", "y", "z"))) == MOST_AT_CONSTANTS


def test_no_example_is_repeated():
    assert found("return a > 3", call(3), call(4)) == (call(2),)
