import pytest

from self_evolving_agent.models import Call
from self_evolving_agent.tools.perturbing import MOST_NEAR, MOST_OTHER, near_calls, near_values, other_calls


def call(*args) -> Call:
    return Call(function="f", args=args)


@pytest.mark.parametrize(
    ("value", "near"),
    [
        (5, (6, 4)),
        (True, (False,)),
        (1.0, (1.5, 0.75)),
        ("abc", ("abca", "bc", "cba")),
        ("a", ("aa", "aa", "a")),
        ("", ()),
        ([1, 2], ([1, 2, 1], [2], [2, 1])),
        ([1], ([1, 1], [1, 1], [1])),
        ({"$tuple": [1, 2]}, ({"$tuple": [1, 2, 1]}, {"$tuple": [2]}, {"$tuple": [2, 1]})),
        ({"$dict": [["a", 1], ["b", 2]]}, ({"$dict": [["b", 2]]},)),
        (None, ()),
    ],
)
def test_values_beside_one_are_of_its_type(value, near):
    assert near_values(value) == near


def test_one_argument_at_a_time_steps_aside_and_no_example_is_repeated():
    found = near_calls([call(1, "a"), call(2, "a")])
    assert found == (call(0, "a"), call(1, "aa"), call(3, "a"), call(2, "aa"))


def test_other_calls_hold_equal_arguments_swapped_ones_and_those_of_other_calls():
    found = other_calls([call(5, 0, 10), call(7, 1, 9)])
    assert all(one in found for one in (call(5, 0, 5), call(0, 5, 10), call(7, 0, 10), call(5, 1, 10)))


@pytest.mark.parametrize(
    ("value", "edges"),
    [
        (3, (0, -3, 30)),
        ("Ab", ("", "AB", "ab", " Ab ", "Ab Ab")),
        ([1, 2], ([], [2, 1], [1, 2, 1, 2], [1])),
        (True, ()),
    ],
)
def test_other_calls_hold_the_edges_of_each_type(value, edges):
    assert other_calls([call(value)]) == tuple(call(edge) for edge in edges)


def test_where_there_are_too_many_they_are_taken_evenly():
    many = [call(n, n + 50, n + 90) for n in range(0, 4000, 100)]
    near, other = near_calls(many), other_calls(many)
    assert MOST_NEAR // 2 < len(near) <= MOST_NEAR
    assert MOST_OTHER // 2 < len(other) <= MOST_OTHER
    assert near[-1].args[0] > 3000


def test_arguments_by_name_are_changed_too():
    named = Call(function="f", args=(2,), kwargs={"up": True, "n": 3})
    near = near_calls([named])
    assert [(one.args, one.kwargs) for one in near] == [
        ((3,), {"up": True, "n": 3}),
        ((1,), {"up": True, "n": 3}),
        ((2,), {"up": False, "n": 3}),
        ((2,), {"up": True, "n": 4}),
        ((2,), {"up": True, "n": 2}),
    ]
    assert Call(function="f", args=(3,), kwargs={"up": True, "n": 2}) in other_calls([named])
