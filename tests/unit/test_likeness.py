import pytest

from self_evolving_agent.likeness import SAME_SORT, gist, is_same_idea, is_same_sort, likeness, same_output


def test_words_in_another_form_are_the_same_idea():
    assert is_same_idea("Use a simple loop over the numbers.", "use a SIMPLE loop over the numbers")


def test_different_methods_are_different_ideas():
    assert not is_same_idea("Use trial division up to the root.", "Sieve all candidates first.")


def test_ideas_are_compared_in_scripts_without_spaces():
    assert is_same_idea("先对区间排序然后合并。", "先对区间排序,然后合并")
    assert not is_same_idea("先对区间排序然后合并。", "使用递归函数处理每个元素。")


def test_nothing_is_like_nothing_only():
    assert likeness("", "") == 1.0
    assert likeness("", "loop") == 0.0


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("1060", "1060.0"),
        ("Sum of the primes below 100: 1060", "1060"),
        ("mean: 6.4\nmedian: 4", "median: 4\nmean: 6.4"),
        ("1,234,567", "1234567"),
        ("Yes.", "yes"),
        ("*\n**", "*\n** "),
        ("[1, 2]", "1 2"),
    ],
)
def test_the_same_result_in_other_words_is_the_same(left, right):
    assert same_output(left, right, "sum of the primes below 100")


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("4", "mean: 6.4\nmedian: 4"),
        ("1060", "1061"),
        ("yes", "no"),
        ("", ""),
        ("100", "1060"),
        ("yes", "7"),
        ("-5", "5"),
        ("3 2 1", "1 2 3"),
        ("***", "##"),
        ("low: 1\nhigh: 2", "low: 2\nhigh: 1"),
    ],
)
def test_different_results_are_different(left, right):
    assert not same_output(left, right, "mean and median of 3, 9, 4, 4, 12 below 100")


HEAD = "Complete this Python function:\n\nfrom typing import List\n\n\ndef {}(numbers: List[float]) -> List[float]:\n"
CLOSE = f'{HEAD.format("has_close_elements")}    """ Check if any two numbers are closer than given.\n    >>> f([1])\n'
MIXED = f'{HEAD.format("intersperse")}    """ Insert a delimiter between consecutive elements.\n    >>> f([1])\n'


def test_functions_that_only_look_alike_are_of_different_sorts():
    assert likeness(CLOSE, MIXED) > SAME_SORT
    assert not is_same_sort(CLOSE, MIXED)
    assert is_same_sort(CLOSE, CLOSE.replace("Complete this Python function:", "Please write").replace("given", "told"))


def test_the_gist_of_a_task_without_a_function_is_the_task():
    assert gist("sum of 1 and 2") == "sum of 1 and 2"
    assert gist(CLOSE) == "has close elements Check if any two numbers are closer than given."
