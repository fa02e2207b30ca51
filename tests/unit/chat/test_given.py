"""How a task is told with the results that it speaks of, and which files its code gets."""

import json

import pytest

from chat_phrases import CHATS, Chat, file, number, numbers, poem, program, table, words
from fakes_edges import InMemoryWorkspace
from self_evolving_agent.chat.given import MOST_INLINE, files_of, with_data
from self_evolving_agent.chat.references import Found, resolve
from self_evolving_agent.models.chats import Result
from self_evolving_agent.nodes.rules import asks_for_value, kind_of
from self_evolving_agent.tools.fitting import unused_values
from self_evolving_agent.tools.standing import stands_in


def told(said: str, turns: Chat) -> str:
    results = tuple(result for turn in turns for result in turn)
    found = resolve(said, results, turns[-1])
    assert isinstance(found, Found)
    return with_data(said, found)


MANY = Result(name="r1", kind="list", value=list(range(10_000)), about="many numbers")
ROWS = Result(name="r1", kind="table", value=[{"name": f"n{i}", "value": i} for i in range(500)], about="rows")
LONG_TEXT = Result(name="r1", kind="text", value="The sea is wide. " * 400, about="a long text")


@pytest.mark.parametrize(
    ("chat", "said", "task"),
    [
        ("number", "double it", "double 42"),
        ("number", "now, is it prime?", "is 42 prime?"),
        ("list", "what is the largest of them?", "what is the largest of 3, 14, 9, 27?"),
        ("list", "sort them", "sort 3, 14, 9, 27"),
        ("list", "is 14 in it?", "is 14 in [3, 14, 9, 27]?"),
        ("list", "append 5 to it", "append 5 to [3, 14, 9, 27]"),
        ("list", "now keep only those above 10", "keep only those above 10: [3, 14, 9, 27]"),
        ("list", "sort the list in descending order", "sort the list in descending order: 3, 14, 9, 27"),
        ("words", "sort them alphabetically.", "sort them alphabetically: pear, fig, plum"),
        ("words", 'add "kiwi" to the list', 'add "kiwi" to the list: ["pear", "fig", "plum"]'),
        ("two lists", "merge both lists", 'merge both lists: [3, 14, 9, 27] and ["pear", "fig", "plum"]'),
        ("two numbers", "add r1 and r2", "add 42 and 42"),
        ("poem", "translate it into German", "translate it into German:\n\nThe sea is wide,\nthe sea is old."),
        ("words", "now in descending order", "put this in descending order: pear, fig, plum"),
        ("list", "as JSON", "give this as JSON: 3, 14, 9, 27"),
        ("mixed", "R3 in roman numerals", "42 in roman numerals"),
        ("file", "sort the rows of the file by date", None),
    ],
)
def test_short_data_stands_where_a_plain_task_would_state_it(chat: str, said: str, task: str | None):
    assert told(said, CHATS[chat]) == (
        task or "sort the rows of the file by date (the file r2.csv, which was saved as out.csv)"
    )


def test_a_text_of_one_line_is_quoted_where_the_pronoun_stands():
    line = Result(name="r1", kind="text", value="Good morning, sea.")
    assert told("translate it into German", ((line,),)) == 'translate "Good morning, sea." into German'


def test_a_number_keeps_its_unit_in_the_task_and_is_a_bare_number_for_code():
    way = Result(name="r1", kind="number", value=42, written="42 km")
    assert told("convert it to miles", ((way,),)) == "convert 42 km to miles"
    assert files_of((way,), InMemoryWorkspace()) == {"r1.json": b"42"}


def test_of_long_data_a_task_names_the_file_and_none_of_the_values():
    assert told("sort them", ((MANY,),)) == "sort them (the list is in the file r1.json)"
    assert told("sort the table by value", ((ROWS,),)) == (
        "sort the table by value (the table, a list of objects with name, value, is in the file r1.json)"
    )
    assert told("summarize it", ((LONG_TEXT,),)) == "summarize it (the text is in the file r1.txt)"


def test_long_data_are_no_values_that_a_tool_could_take():
    task = told("sort them", ((MANY,),))
    assert not asks_for_value(task, None)
    assert not asks_for_value(task, "analysis")
    assert kind_of("analysis", task) == "file"


def test_short_data_are_values_that_tools_and_routes_see():
    task = told("what is the largest of them", CHATS["list"])
    assert asks_for_value(task, None)
    assert stands_in([3, 14, 9, 27], task)
    assert unused_values(task, {"numbers": [3, 14, 9, 27]}) == ()


def test_the_name_of_a_result_is_no_value_of_the_task():
    task = told("add r1 and r2", CHATS["two numbers"])
    assert unused_values(task, {"a": 42, "b": 42}) == ()
    long = with_data("sort r1", Found((MANY,)))
    assert not stands_in(1, long)
    assert unused_values(long, {}) == ()
    two = told("count how often r1 occurs in r2", ((number("r1"),), (poem("r2"),)))
    assert unused_values(two, {"number": 42}) == ()
    assert stands_in(42, two)
    assert not stands_in(2, two)


def test_data_of_several_kinds_are_told_under_their_names_where_one_has_lines():
    task = told("count how often r1 occurs in r2", ((number("r1"),), (poem("r2"),)))
    assert task == "count how often r1 occurs in r2\nr1: 42\nr2: The sea is wide,\nthe sea is old."


def test_each_result_is_a_file_of_its_own_that_code_can_read_back():
    workspace = InMemoryWorkspace({"runs/x/out.csv": b"a,b\n1,2\n"})
    given = (numbers("r1"), file("r2"), program("r3"), table("r4"), words("r5"))
    files = files_of(given, workspace)
    assert sorted(files) == ["r1.json", "r2.csv", "r3.txt", "r4.json", "r5.json"]
    assert json.loads(files["r1.json"]) == [3, 14, 9, 27]
    assert files["r2.csv"] == b"a,b\n1,2\n"
    assert files["r3.txt"].decode() == program("r3").value


def test_a_saved_file_that_is_gone_is_left_out():
    assert files_of((file("r2"),), InMemoryWorkspace()) == {}


@pytest.mark.parametrize("length", [MOST_INLINE, MOST_INLINE + 1])
def test_data_stands_in_the_task_up_to_a_length(length: int):
    items = Result(name="r1", kind="list", value=["x" * (length - len('[""]'))])
    assert ("r1.json" in told("sort the list", ((items,),))) == (length > MOST_INLINE)
