"""What stands in a text, and what of it is no argument."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from self_evolving_agent.encoding import encode
from self_evolving_agent.tools.standing import as_written, leftover, shared_out, stand_in, stands_in


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ([0, 100], "to the range 0..100"),
        (3000, "about 3,000 of them"),
        (3, "the 3rd, 3.5 and 3km"),
        ([100, 200, 300], "sum 100,200,300"),
        (100200300, "sum 100,200,300"),
        (-5, "at -5."),
        (-5, "at \u22125 degrees"),
        (-5, "at minus 5 degrees"),
        (5, "9-5"),
        (1.5, "add 1.50"),
        (2.0, "add 2"),
        (1e-3, "below 1e-3"),
        (0.15, "with 15% off"),
        (15, "with 15 percent off"),
        (21, "Twenty-one cards"),
        (7, "seven cards"),
        ("Paris", '"Paris"!'),
        ("2024-01-31", "from 2024-01-31."),
        ("hello world", "Reverse: hello\n  world"),
        ("a\nb", r'split "a\nb"'),
        ("", 'the string "" has'),
        ([], "sum of []"),
        (["b", "a"], "sort b, a"),
        ([3, 3], "3 and 3"),
        ({"a": 1}, '{"a": 1}'),
        ((1, 2), "(1, 2)"),
        ({1, 2}, "{1, 2}"),
        (True, "strict is true"),
        (None, "null or None"),
    ],
)
def test_what_is_written_stands_in_the_text(value, text):
    assert stands_in(encode(value), text)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (5, "at -5"),
        (-5, "9-5"),
        (3, "3.5"),
        (5, "3.5"),
        (4, "no number"),
        ([3, 3], "3 once"),
        (["ab", "ab"], "ab twice"),
        ("an", "banana"),
        ("paris", "Paris"),
        ("", "nothing"),
        ([], "sum of nothing"),
        (["abc 5", 5], 'repeat "abc 5" times'),
        (True, "set"),
        (True, "1"),
        (None, "nothing"),
        ({"a": 1}, "1 b"),
        (float("inf"), "inf"),
        (b"ab", "ab"),
    ],
)
def test_what_is_not_written_does_not_stand_in_the_text(value, text):
    assert not stands_in(encode(value), text)


@pytest.mark.parametrize(
    ("text", "arguments", "rest"),
    [
        (
            "Constrain a reading of 130 to 0..100",
            {"x": 130, "lo": 0, "hi": 100},
            ("constrain", "a", "reading", "of", "to"),
        ),
        (
            "Sort these words: b, a. Ignore case.",
            {"words": ["b", "a"]},
            ("sort", "these", "words", "ignore", "case"),
        ),
        ("the top 3 of 5, 3, 1", {"items": [5, 3, 1]}, ("the", "top", "3", "of")),
        ("as in 1 2 3, turn\n1 2\n3 4", {"rows": [[1, 2], [3, 4]]}, ("as", "in", "1", "2", "3", "turn")),
        ("of '-2', '4' and '5' drop -2", {"items": ["-2", "4", "5"]}, ("of", "drop", "-2")),
        ('count "a" in "banana" but not "x y"', {"c": "a", "t": "banana"}, ("count", "in", "but", "not", '"x y"')),
        ('count "a" in "big a b"', {"c": "big"}, ("count", '"a"', "in", "a", "b")),
        ("don't add 1,000 and -7%", {}, ("don't", "add", "1,000", "and", "-7%")),
        ("add seven", {"n": 7}, ("add",)),
        ('repeat "abc 5" 5 times', {"n": 5, "text": "abc 5"}, ("repeat", "times")),
        ("", {"n": 7}, ()),
    ],
)
def test_what_is_no_part_of_an_argument_is_left_over(text, arguments, rest):
    assert leftover(text, {name: encode(value) for name, value in arguments.items()}) == rest


@given(st.text(alphabet="a1-,.\"'` “”\x00\n%", max_size=60), st.text(max_size=5) | st.floats() | st.integers())
def test_any_text_and_value_can_be_looked_at(text, value):
    assert stands_in(encode(value), text) in {True, False}
    assert isinstance(leftover(text, {"value": encode(value)}), tuple)


@given(st.lists(st.integers(-999_999, 999_999), min_size=1), st.sampled_from([", ", " ", "; ", " and "]))
def test_numbers_that_were_written_stand_in_the_text_and_leave_nothing_over(numbers, separator):
    text = "add " + separator.join(map(str, numbers))
    assert stands_in(numbers, text)
    assert set(leftover(text, {"numbers": numbers})) <= {"add", "and"}


@pytest.mark.parametrize("unit", ["'", '"', "1,", "1,234,", "“a", "'a ", "`a", "one ", "minus ", "[("])
def test_the_time_grows_with_the_text_and_not_faster(unit):
    def seconds(size: int) -> float:
        text = (unit * size)[:size]
        begin = time.process_time()
        leftover(text, {"value": [1, "a b", "", True]})
        return time.process_time() - begin

    assert seconds(80_000) < 40 * (seconds(10_000) + 0.005)


@pytest.mark.parametrize(
    ("value", "text", "written"),
    [
        (["Ant", "bee", "zoo"], "sort these words: zoo, Ant, bee", ["zoo", "Ant", "bee"]),
        ([1, 2, 2, 10], "sort 2, 10, 1, 2", [2, 10, 1, 2]),
        (["b", "a b"], "join 'a b' and b", ["a b", "b"]),
        ([3, 1], "sort 3 and 1", [3, 1]),
        ([], "sort nothing", []),
        ([1, 9], "sort 9", [1, 9]),
        ([[2, 1], [4, 3]], "add 4, 3 to 2, 1", [[2, 1], [4, 3]]),
        ("zoo ant", "sort ant, zoo ant", "zoo ant"),
    ],
)
def test_a_list_that_was_sorted_when_it_was_filled_in_is_put_in_the_order_of_the_text(value, text, written):
    assert as_written({"items": value}, text) == {"items": written}


def test_two_lists_share_no_value_of_the_text():
    assert as_written({"a": [1, 2], "b": [3, 1]}, "2, 1 and 3, 1") == {"a": [2, 1], "b": [3, 1]}


@pytest.mark.parametrize(
    ("given", "shared"),
    [
        ({"a": "abc xyz", "b": "abc xyz"}, {"a": "abc", "b": "xyz"}),
        ({"a": "abc xyz", "n": 3, "b": "abc xyz"}, {"a": "abc", "n": 3, "b": "xyz"}),
        ({"a": "abc xyz", "b": "abc"}, {"a": "abc xyz", "b": "abc"}),
        ({"a": "abc xyz jkl", "b": "abc xyz jkl"}, {"a": "abc xyz jkl", "b": "abc xyz jkl"}),
        ({"a": "abc abc", "b": "abc abc"}, {"a": "abc abc", "b": "abc abc"}),
        ({"a": "abc"}, {"a": "abc"}),
        ({}, {}),
    ],
)
def test_words_that_a_model_gave_to_each_parameter_are_shared_out(given, shared):
    assert shared_out(given) == shared


def test_two_values_are_not_one_and_the_same_place_of_a_text():
    assert stand_in(["abc", "xyz"], "abc xyz")
    assert not stand_in(["abc", "abc"], "abc xyz")
    assert stand_in([12, 12], "12 and 12")
