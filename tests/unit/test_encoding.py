import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from self_evolving_agent.encoding import encode, same_value, show

literals = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.binary(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=3) | st.integers(), inner, max_size=3)
        | st.sets(st.integers() | st.text(max_size=3), max_size=3)
    ),
    max_leaves=8,
)


@given(literals)
def test_a_value_equals_itself_after_being_shown_and_read_again(value):
    encoded = encode(value)
    assert same_value(encoded, encode(eval(show(encoded), {"__builtins__": {"set": set, "float": float}})))


@pytest.mark.parametrize(("left", "right"), [(True, 1), (False, 0), (None, 0), ("1", 1), ([1], 1), ({"a"}, ["a"])])
def test_values_of_different_kinds_are_different(left, right):
    assert not same_value(encode(left), encode(right))


@pytest.mark.parametrize(
    ("left", "right"),
    [(0.1 + 0.2, 0.3), (1, 1.0), ((1, 2), [1, 2]), ({"a": 1, "b": 2}, {"b": 2, "a": 1}), ({1, 2}, {2, 1})],
)
def test_values_that_mean_the_same_are_the_same(left, right):
    assert same_value(encode(left), encode(right))


def test_dicts_with_other_keys_values_or_sizes_are_different():
    assert not same_value(encode({"a": 1}), encode({"a": 2}))
    assert not same_value(encode({"a": 1}), encode({"a": 1, "b": 2}))
    assert not same_value(encode({1}), encode({"a": 1}))


def test_what_has_no_json_form_is_shown_by_its_repr():
    assert encode(3j) == {"$repr": "3j"}
    assert show({"$repr": "<object>"}) == "<object>"
    assert show(encode(math.inf)) == "float('inf')"
    assert show(encode(set())) == "set()"


def test_whole_numbers_are_compared_exactly_however_large():
    huge = 10**400
    assert same_value(huge, 10**400)
    assert not same_value(huge, huge + 1)
    assert not same_value(10**10, 10**10 + 1)


def test_a_whole_number_beyond_all_floats_is_no_float():
    assert not same_value(10**400, 1.5)
    assert not same_value(1.5, -(10**400))
