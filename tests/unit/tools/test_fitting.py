import pytest

from self_evolving_agent.events import ToolUsed
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.models import ToolCall
from self_evolving_agent.tools.fitting import does_otherwise, misfit, unused_values
from tool_worlds import SORTED, SORTED_TESTS, a_tool, a_world

ASCENDING = "Return the words sorted in ascending order, from the smallest to the largest."
TWO_WAYS = SORTED.replace("words: list[str]", "words: list[str], reverse: bool = False")
RANGE = "constrain a sensor reading of 130 to the range 0..100"


def sorting(does: str = ASCENDING, source: str = SORTED, *, task: str = "sort these words: b, a") -> ToolRecord:
    return a_world(tools=(a_tool(source, SORTED_TESTS, does=does),), task=task).memory.tools["sort_words"]


def clamping(*texts: str) -> ToolRecord:
    """A tool that has solved tasks with x=130, lo=0 and hi=100."""
    call = ToolCall(name="clamp", version="0123456789ab", arguments={"x": 130, "lo": 0, "hi": 100}, origin="call")
    used = [ToolUsed(call=call, text=text, returned="100", success=True) for text in texts]
    return a_world(tools=(a_tool(),), events=used, task=RANGE).memory.tools["clamp"]


def test_a_call_that_says_all_that_the_task_says_fits():
    task = "keep a reading of 7 within 10..20"
    assert misfit(clamping(), {"x": 7, "lo": 10, "hi": 20}, task) is None


@pytest.mark.parametrize(
    "arguments",
    [
        {"x": 130, "lo": 0, "hi": 10},
        {"x": 13, "lo": 0, "hi": 100},
        {"x": 130, "lo": 1, "hi": 100},
        {"x": "13", "lo": 0},
    ],
)
def test_an_argument_that_does_not_stand_in_the_text_is_never_used(arguments):
    assert "is not what the task says" in (misfit(clamping(RANGE), arguments, RANGE) or "")


def test_arguments_in_each_others_places_are_not_used_even_in_a_wording_that_was_solved_before():
    task = RANGE.replace("130", "55").replace("100", "90")
    assert misfit(clamping(RANGE), {"x": 55, "lo": 0, "hi": 90}, task) is None
    why = misfit(clamping(RANGE), {"x": 55, "lo": 90, "hi": 0}, task)
    assert why == "lo and hi come in another order than in the tasks that were solved before"


def test_a_number_of_the_task_that_is_no_argument_speaks_against_the_call():
    task = "constrain 130 to 0..100 and add 7"
    assert misfit(clamping(), {"x": 130, "lo": 0, "hi": 100}, task) == "7 of the task is no argument"
    assert unused_values(task, {"x": 130, "lo": 0, "hi": 100}) == ("7",)


def test_quoted_text_that_is_no_argument_speaks_against_the_call():
    task = 'sort these words: b, a, and join them by "-"'
    assert misfit(sorting(), {"words": ["b", "a"]}, task) == '"-" of the task is no argument'


@pytest.mark.parametrize(
    ("task", "word"),
    [
        ("sort the words in descending order: b, a", "descending"),
        ("Sort DESCENDING: b, a", "descending"),
        ("sort the words but not the first letters: b, a", "not"),
        ("sort in reverse: b, a", "reverse"),
        ("sort without duplicates: b, a", "without"),
    ],
)
def test_a_word_that_turns_what_the_tool_does_around_speaks_against_the_call(task, word):
    why = misfit(sorting(), {"words": ["b", "a"]}, task)
    assert why is not None
    assert word in why


@pytest.mark.parametrize(
    ("does", "task", "word"),
    [
        ("Sort the words.", "sort these words in descending order: b, a", "descending"),
        ("Sort the words.", "sort these words in ascending order: b, a", None),
        ("Give the largest of the words.", "the smallest word of b, a", "smallest"),
        ("Give the largest of the words.", "the maximum word of b, a", None),
        ("Give the smallest of the words.", "the maximum word of b, a", "maximum"),
        ("Sort the words.", "sort these words: max, largest", None),
    ],
)
def test_a_direction_that_a_tool_does_not_have_speaks_against_it(does, task, word):
    arguments = {"words": ["max", "largest"] if "max, largest" in task else ["b", "a"]}
    why = misfit(sorting(does, task="put words in order: b, a"), arguments, task)
    assert why is None if word is None else f"the task says {word}, the tool " in (why or "")


def test_a_word_that_is_itself_an_argument_turns_nothing_around():
    assert misfit(sorting(), {"words": ["descending", "not"]}, "sort these words: descending, not") is None


def test_a_tool_that_says_of_itself_what_the_task_says_is_not_turned_around_by_it():
    does = "Return the words in descending order, without duplicates."
    assert misfit(sorting(does), {"words": ["b", "a"]}, "in descending order without duplicates: b, a") is None


def test_a_word_of_the_task_that_a_tool_was_made_for_belongs_to_the_tool():
    tool = sorting("Return the words sorted.", task="sort these words not by length: b, a")
    assert misfit(tool, {"words": ["b", "a"]}, "the words b, a in order, but not by length") is None


@pytest.mark.parametrize("word", ["ascending", "descending"])
def test_a_word_that_chooses_one_of_two_ways_speaks_against_a_call_that_leaves_a_parameter_at_its_default(word):
    tool = sorting("Sort words ascending, or descending if asked to.", TWO_WAYS)
    why = misfit(tool, {"words": ["b", "a"]}, f"sort the words in {word} order: b, a")
    assert why == f"the task says {word}, and reverse is not given"


def test_a_negation_that_the_tool_knows_speaks_against_a_call_that_leaves_a_parameter_at_its_default():
    tool = sorting("Sort words, in reverse if asked to.", TWO_WAYS)
    assert misfit(tool, {"words": ["b", "a"]}, "sort the words: b, a") is None
    why = misfit(tool, {"words": ["b", "a"]}, "sort the words in reverse: b, a")
    assert why == "the task says reverse, and reverse is not given"


def test_a_tool_with_two_words_and_no_choice_does_both():
    source = "def swap_ends(words: list[str]) -> list[str]:\n    return words[::-1]\n"
    tool = a_tool(source, ('swap_ends(["a", "b"]) == ["b", "a"]',), does="Swap the first and the last word.")
    record = a_world(tools=(tool,)).memory.tools["swap_ends"]
    assert misfit(record, {"words": ["b", "a"]}, "put the last word first: b, a") is None
    assert misfit(record, {"words": ["b", "a"]}, "move the last word to the other end: b, a") is None


def test_a_parameter_that_is_left_at_its_default_matters_only_where_the_task_chooses():
    source = "def swap_ends(words: list[str], times: int = 1) -> list[str]:\n    return words[::-1]\n"
    tool = a_tool(source, ('swap_ends(["a", "b"]) == ["b", "a"]',), does="Swap the first and the last word.")
    record = a_world(tools=(tool,)).memory.tools["swap_ends"]
    assert misfit(record, {"words": ["b", "a"]}, "swap the first and the last of: b, a") is None
    assert misfit(record, {"words": ["b", "a"]}, "swap the first of: b, a") is not None
    tool = sorting(ASCENDING, TWO_WAYS)
    assert misfit(tool, {"words": ["b", "a"]}, "sort the words in ascending order: b, a") is None


def test_a_wording_that_the_tool_has_solved_before_fits_whatever_its_words():
    told = "do not let 130 leave 0..100, per DIN 1301"
    task = "do not let 7 leave 10..20, per DIN 1301"
    arguments = {"x": 7, "lo": 10, "hi": 20}
    assert misfit(clamping(), arguments, task) is not None
    assert misfit(clamping(told), arguments, task) is None
    assert misfit(clamping(told), arguments, task.replace("1301", "1302")) is not None


def test_what_is_no_part_of_an_argument_is_told_in_the_order_of_the_text():
    assert unused_values('add 3 to "a" and `b`, 40 %', {"x": 3}) == ('"a"', "`b`", "40")
    assert unused_values("add 3 to 4", {"x": 3, "y": 4}) == ()


@pytest.mark.parametrize(
    ("task", "why"),
    [
        ("count the words: b, a", "the task says count, the tool speaks of nothing like it"),
        ("is this in order: b, a", "the task asks whether something is so, and the tool does not say"),
    ],
)
def test_a_tool_that_does_something_else_with_the_same_values_is_not_called(task, why):
    assert misfit(sorting("Return the words in order."), {"words": ["b", "a"]}, task) == why


def test_what_a_tool_solved_before_in_the_same_words_it_may_solve_again():
    call = ToolCall(name="clamp", version="0123456789ab", arguments={"x": 130, "lo": 0, "hi": 100}, origin="call")
    text = "count 130 down to the range 0..100"
    used = ToolUsed(call=call, text=text, returned="100", success=True)
    tool = a_world(tools=(a_tool(),), events=[used], task=RANGE).memory.tools["clamp"]
    assert misfit(tool, {"x": 7, "lo": 1, "hi": 9}, "count 7 down to the range 1..9") is None
    assert misfit(tool, {"x": 7, "lo": 1, "hi": 9}, "count 7 in the range 1..9") is not None


def test_a_tool_of_the_other_direction_does_not_sort_where_none_is_said():
    falling = sorting("Sort the words in descending order.", task="put words in descending order: b, a")
    assert misfit(falling, {"words": ["b", "a"]}, "sort these words: b, a") == "the task says nothing of descending"
    assert misfit(falling, {"words": ["b", "a"]}, "these words in descending order: b, a") is None


@pytest.mark.parametrize("written", ["2024-07-12", "11:24:08", "11:24:08.5", "12/14/2043", "10.0.0.1"])
def test_a_time_or_date_that_is_written_as_the_tool_has_met_none_speaks_against_the_call(written):
    task = f"hold 130 from 0 to 100 on {written}"
    arguments = {"x": 130, "lo": 0, "hi": 100}
    assert misfit(clamping(RANGE), arguments, task) == f"the tool has met nothing that is written as {written}"
    assert misfit(clamping(task), {"x": 77, "lo": 0, "hi": 100}, task.replace("130", "77")) is None


def test_what_a_tool_may_be_asked_for_in_other_words_says_nothing_of_what_it_does():
    tool = a_world(tools=(a_tool(asked_as=("hold x below hi, not above it",)),), task="hold 1 above 2").memory.tools[
        "clamp"
    ]
    task = "hold 5 below 7 and not above 9"
    assert misfit(tool, {"x": 5, "lo": 7, "hi": 9}, task) == "the task says below, the tool above"


@pytest.mark.parametrize(
    ("task", "otherwise"),
    [
        ("sort these words in descending order: b, a", True),
        ("count the words: b, a", True),
        ("sort these words in ascending order: b, a", False),
        ("b, a, please", False),
    ],
)
def test_a_tool_that_does_the_opposite_of_what_a_task_says_is_known_by_its_own_words(task, otherwise):
    assert does_otherwise(sorting(), task) is otherwise


@pytest.mark.parametrize("illustration", ["e.g. word_1, word_2", "(for example 1, 2, 3)", "Example: b, a gives 1"])
def test_what_only_shows_a_form_speaks_against_no_call(illustration):
    assert misfit(sorting(), {"words": ["b", "a"]}, f"sort these words: b, a\n{illustration}") is None
