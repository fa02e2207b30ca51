import pytest
from hypothesis import given
from hypothesis import strategies as st

from self_evolving_agent.tools.closing import closing_bracket

SCALARS = st.none() | st.booleans() | st.integers() | st.text(max_size=8)
VALUES = st.recursive(
    st.lists(SCALARS, max_size=3),
    lambda inner: st.lists(inner | SCALARS, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("text", "closed"),
    [
        ("(1, 2) == 3", "(1, 2)"),
        ("[1, (2, {3: 4})], [5]", "[1, (2, {3: 4})]"),
        ('("a)", 1)', '("a)", 1)'),
        ("('it\"s ]', \"it's (\") is", "('it\"s ]', \"it's (\")"),
        (r'("\")", "\\") and', r'("\")", "\\")'),
        ('["two\nlines]"]', '["two\nlines]"]'),
        ("[1, 2", None),
        ("('a, 1)", None),
        ("1, 2]", None),
        ("]", None),
        ("", None),
        ("[" * 41 + "]" * 41, None),
        ("[" * 40 + "]" * 40, "[" * 40 + "]" * 40),
    ],
)
def test_brackets_close_where_their_value_ends(text, closed):
    assert closing_bracket(f"f{text}", 1, 100) == (None if closed is None else 1 + len(closed))


def test_what_closes_too_far_away_does_not_close():
    assert closing_bracket("[1, 2]", 0, 6) == 6
    assert closing_bracket("[1, 2]", 0, 5) is None
    assert closing_bracket('["a"]', 0, 3) is None


@given(VALUES, st.text(max_size=8))
def test_the_end_of_any_value_is_found_whatever_follows(value, rest):
    assert closing_bracket(f"{value!r}{rest}", 0, 10_000) == len(repr(value))
