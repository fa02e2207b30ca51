import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from self_evolving_agent.encoding import encode
from self_evolving_agent.sandboxes.inside.agent_values import from_encoded, to_json


class Unprintable:
    def __repr__(self) -> str:
        raise RuntimeError


PLAIN = st.none() | st.booleans() | st.integers() | st.text() | st.floats() | st.binary()


def values(scalars: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    """Give values of any shape; sets hold no sets, whose order in a repr is not fixed."""
    keys = st.recursive(scalars, lambda inner: st.tuples(inner, inner), max_leaves=5)
    sets = st.sets(keys, max_size=3) | st.frozensets(keys, max_size=3)
    return st.recursive(
        scalars | sets,
        lambda inner: st.lists(inner) | st.tuples(inner) | st.dictionaries(keys, inner),
        max_leaves=20,
    )


@given(values(PLAIN | st.complex_numbers()))
def test_the_driver_encodes_as_the_host_does(value: object) -> None:
    assert json.loads(to_json(value)) == encode(value)


@pytest.mark.parametrize(
    "value",
    [
        True,
        1,
        -0.0,
        1e300,
        float("inf"),
        '\ud800\n"',
        b"\x00",
        [1, (2,)],
        {"a": {None: set()}},
        {3, 1},
        object,
        ...,
        1j,
    ],
)
def test_each_kind_of_value_is_encoded_as_the_host_does(value: object) -> None:
    assert json.loads(to_json(value)) == encode(value)


@given(values(PLAIN))
def test_what_was_rebuilt_is_encoded_the_same(value: object) -> None:
    encoded = encode(value)
    assert json.loads(to_json(from_encoded(encoded))) == encoded


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Unprintable(), "whose repr raises RuntimeError"),
        (10**5000, "<int of 16610 bits>"),
        ("x" * 2_000_000, "<str too large to hand out>"),
        (list(range(300_000)), "<list too large to hand out>"),
        ({1: {2: "x" * 999_999}}, "<dict too large to hand out>"),
    ],
    ids=["rude", "huge", "long", "many", "nested"],
)
def test_what_cannot_be_handed_out_is_described(value: object, shown: str) -> None:
    assert shown in json.loads(to_json(value))["$repr"]


def test_a_long_repr_is_cut() -> None:
    class Long:
        def __repr__(self) -> str:
            return "x" * 2_000_000

    assert len(to_json(Long())) < 1_100


def test_a_value_that_holds_itself_ends() -> None:
    endless: list[object] = []
    endless.append(endless)
    assert "nested too deep" in to_json(endless)
