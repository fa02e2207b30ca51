import pytest

from self_evolving_agent.models import Solved
from self_evolving_agent.tools.order import swapped
from self_evolving_agent.tools.standing import places

RANGE = Solved(text="a number from 2 to 10 nearest to 40", arguments={"x": 40, "lo": 2, "hi": 10})
COUNT = Solved(text='how often is "an" in "banana"', arguments={"text": "banana", "pattern": "an"})
BASES = {"digits": "1011", "from_base": 2, "to_base": 10}


def test_values_that_the_solved_tasks_had_in_the_other_order_are_swapped():
    task = "a number from 3 to 20 nearest to 50"
    assert swapped({"x": 50, "lo": 3, "hi": 20}, task, [RANGE]) is None
    assert "lo and hi" in swapped({"x": 50, "lo": 20, "hi": 3}, task, [RANGE])
    assert "x and lo" in swapped({"x": 3, "lo": 50, "hi": 20}, task, [RANGE])


def test_texts_are_swapped_like_numbers():
    task = 'how often is "na" in "bananas"'
    assert swapped({"text": "bananas", "pattern": "na"}, task, [COUNT]) is None
    assert "text and pattern" in swapped({"text": "na", "pattern": "bananas"}, task, [COUNT])


def test_lists_are_swapped_like_numbers():
    told = Solved(text="take [3, 4] away from [1, 2, 9]", arguments={"whole": [1, 2, 9], "part": [3, 4]})
    task = "take [5] away from [6, 7]"
    assert swapped({"whole": [6, 7], "part": [5]}, task, [told]) is None
    assert "whole and part" in swapped({"whole": [5], "part": [6, 7]}, task, [told])


def test_where_nothing_was_solved_and_nothing_is_named_nothing_tells():
    assert swapped({"x": 50, "lo": 20, "hi": 3}, "a number from 3 to 20 nearest to 50", []) is None


@pytest.mark.parametrize(
    ("task", "arguments"),
    [
        ("convert 1011 from base 2 to base 10", BASES),
        ("to base 10 and from base 2: 1011", BASES),
        ("lo = 3, hi: 20", {"lo": 3, "hi": 20}),
        ('the text "na" without the pattern "n"', {"text": "na", "pattern": "n"}),
    ],
)
def test_names_that_stand_before_the_values_tell_without_any_record(task, arguments):
    *rest, one, other = arguments
    mixed = {**{name: arguments[name] for name in rest}, one: arguments[other], other: arguments[one]}
    assert swapped(arguments, task, []) is None
    assert "as the task names them" in swapped(mixed, task, [])


def test_names_in_the_task_outweigh_the_order_of_the_record():
    told = Solved(text="convert 1011 from base 2 to base 10", arguments=BASES)
    assert swapped({"digits": "77", "from_base": 8, "to_base": 3}, "to base 3 from base 8: 77", [told]) is None


def test_a_word_that_both_names_share_names_neither():
    assert swapped({"from_base": 10, "to_base": 2}, "base 2, then base 10", []) is None


def test_a_record_that_knows_both_orders_tells_nothing_but_for_the_same_wording():
    less = Solved(text="subtract 5 from 9", arguments={"a": 9, "b": 5})
    minus = Solved(text="9 minus 5", arguments={"a": 9, "b": 5})
    assert swapped({"a": 3, "b": 8}, "the difference of 8 and 3", [less, minus]) is None
    assert swapped({"a": 3, "b": 8}, "subtract 3 from 8", [less, minus]) is not None
    assert swapped({"a": 8, "b": 3}, "subtract 3 from 8", [less, minus]) is None


def test_equal_values_and_those_of_two_kinds_are_never_swapped():
    told = Solved(text="repeat 'ab' 3 times", arguments={"text": "ab", "times": 3})
    assert swapped({"text": "ab", "times": 3}, "3 times 'ab'", [told]) is None
    assert swapped({"x": 50, "lo": 7, "hi": 7}, "a number from 7 to 7 nearest to 50", []) is None


def test_a_value_that_is_written_twice_has_no_place():
    assert places({"a": 2, "b": 5}, "2 and 5 and 2") == {"b": (6, 7)}
    assert places({"a": [1, 2], "b": "x y"}, "x y and 1, 2") == {"a": (8, 12), "b": (0, 3)}
    assert swapped({"x": 50, "lo": 20, "hi": 3}, "from 3 to 20, or 3, nearest to 50", [RANGE]) is None


def test_a_text_within_another_argument_is_not_its_place():
    assert places({"text": "the cat sat", "word": "cat"}, 'put "cat" into "the cat sat"') == {
        "text": (16, 27),
        "word": (5, 8),
    }


def test_parts_that_lie_within_each_other_have_no_order():
    told = Solved(text="join 1, 5, 2 with 6", arguments={"a": [1, 2], "b": [5, 6]})
    assert swapped({"a": [3, 4], "b": [7, 8]}, "join 7, 8 with 3, 4", [told]) is None
