import pytest

from self_evolving_agent.encoding import encode
from self_evolving_agent.tools.forms import reformed, written

SORT = "Sort these words: pear, fig, apple."
WORDS = ["apple", "fig", "pear"]


def said(value: object, task: str) -> str:
    return written(encode(value), task)


@pytest.mark.parametrize(
    ("value", "answer"),
    [
        ("pear", "pear"),
        ("two\nlines", "two\nlines"),
        (7, "7"),
        (-3, "-3"),
        (2.0, "2"),
        (2.5, "2.5"),
        (0.1 + 0.2, "0.3"),
        (4.35 * 100, "435"),
        (1 / 3, "0.333333333333333"),
        (12345678901.25, "12345678901.25"),
        (123456789012.5, "123456789012.5"),
        (1e20, "1e+20"),
        (10**30, "1" + "0" * 30),
        (True, "True"),
        (WORDS, "apple, fig, pear"),
        ((1, 2.5), "1, 2.5"),
        ([], ""),
        ([1, None, "a"], "1, None, a"),
        ([[1, 2], [3, 4]], "1, 2\n3, 4"),
        ([(1, "a"), (2, "b")], "1, a\n2, b"),
        ([[1, 2], [], [3]], "1, 2\n\n3"),
        ([1, [2, 3], (4, 5)], "1, [2, 3], (4, 5)"),
        ({"a": 1, "b": [2.0, 3]}, "a: 1, b: [2, 3]"),
        ([{"a": 1}, {"b": 2}], "a: 1, b: 2"),
    ],
)
def test_a_value_is_written_as_people_write_it(value, answer):
    assert said(value, "What comes of it?") == answer


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ("Comma-separated.", "apple, fig, pear"),
        ("Give them comma separated, without spaces.", "apple,fig,pear"),
        ("Without spaces.", "apple,fig,pear"),
        ("Separated by commas.", "apple, fig, pear"),
        ("Separated by semicolons.", "apple; fig; pear"),
        ("As a semicolon-delimited list, without spaces.", "apple;fig;pear"),
        ("Separated by a single space.", "apple fig pear"),
        ("Space-separated, without spaces.", "apple fig pear"),
        ("One per line.", "apple\nfig\npear"),
        ("One word per line.", "apple\nfig\npear"),
        ("Each on its own line.", "apple\nfig\npear"),
        ("Put each word on a separate line.", "apple\nfig\npear"),
        ("Show them line by line.", "apple\nfig\npear"),
        ("As JSON.", '["apple", "fig", "pear"]'),
        ("Return a JSON array.", '["apple", "fig", "pear"]'),
        ("as a Python list", '["apple", "fig", "pear"]'),
        ('The answer looks like ["x", "y"].', '["apple", "fig", "pear"]'),
        ("e.g. [1, 2]", '["apple", "fig", "pear"]'),
        ("The list of words [a, b], comma-separated.", "apple, fig, pear"),
        ("", "apple, fig, pear"),
    ],
)
def test_items_are_joined_as_the_task_says(wish, answer):
    assert said(WORDS, f"{SORT} {wish}") == answer


@pytest.mark.parametrize(
    ("value", "wish", "answer"),
    [
        (3.14159, "with two decimals", "3.14"),
        (3.14159, "to 3 decimal places", "3.142"),
        (3.14159, "to three decimal places", "3.142"),
        (3.14159, "with four decimals", "3.1416"),
        (3.14159, "with Five decimals", "3.14159"),
        (3.14159, "with six decimals", "3.141590"),
        (3.14159, "rounded to one decimal place", "3.1"),
        (3.14159, "with 1 decimal digit", "3.1"),
        (3.14159, "two digits after the decimal point", "3.14"),
        (3.14159, "to the nearest whole number", "3"),
        (3.14159, "as a whole number", "3"),
        (2.7, "to the nearest integer", "3"),
        (7, "with two decimals", "7.00"),
        (7, "as an integer", "7"),
        (10**400, "with two decimals", "1" + "0" * 400 + ".00"),
        (-0.001, "with two decimals", "0.00"),
        (True, "with two decimals", "True"),
        ("3.14159", "with two decimals", "3.14159"),
        ([1, 2.345, "a"], "with two decimals, one per line", "1.00\n2.35\na"),
        ([[1, 2.5], [3, 4]], "with one decimal", "1.0, 2.5\n3.0, 4.0"),
        ({"mean": 2.345}, "with one decimal", "mean: 2.3"),
        ([1.005, (2.255, 3)], "as JSON with one decimal", "[1.0, [2.3, 3]]"),
        ([[1, 2], [3, 4]], "one pair per line", "1, 2\n3, 4"),
        ([[1, 2], [3, 4]], "separated by spaces", "1 2\n3 4"),
        ([(1, 2)], "as JSON", "[[1, 2]]"),
        ({"a": (1, None), 2: {"b": True}}, "as a JSON object", '{"a": [1, null], "2": {"b": true}}'),
        (7.5, "as JSON", "7.5"),
        ("déjà", "as JSON", "déjà"),
        (["déjà"], "as JSON", '["déjà"]'),
    ],
)
def test_numbers_and_tables_follow_the_form_that_the_task_asks_for(value, wish, answer):
    assert said(value, f"Work it out {wish}.") == answer


def test_the_form_of_the_answer_is_told_after_that_of_the_question():
    assert said(WORDS, "Sort these comma-separated words, one per line: pear, fig, apple") == "apple\nfig\npear"
    assert said(WORDS, "Sort the words below, one per line, comma-separated.\npear\nfig\napple") == "apple, fig, pear"


@pytest.mark.parametrize(
    ("value", "task", "answer"),
    [
        ([1, 2.5], "Sort this list: [2.5, 1]", "[1, 2.5]"),
        (["-3", "4"], "Drop what is above 5: ['-3', '9', '4']", "['-3', '4']"),
        (["a", "b"], 'Sort ["b", "a"]', '["a", "b"]'),
        ([], "Keep what is above 9: [1, 2]", "[]"),
        ([1, 2], "Sort [2, 1], one per line", "1\n2"),
        (["a", "b"], "Sort [b, a] and give them comma-separated", "a, b"),
        ([[1, 2], [3, 4]], "Transpose [1, 3] and [2, 4]", "1, 2\n3, 4"),
        (7, "The sum of [3, 4]", "7"),
        ([1, 2], "What stands in x[3] and y[]?", "1, 2"),
    ],
)
def test_a_list_is_written_as_the_task_writes_its_own(value, task, answer):
    assert said(value, task) == answer


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ("separated by | signs", "apple | fig | pear"),
        ("separated by \u00d7 (for two: a \u00d7 b)", "apple \u00d7 fig \u00d7 pear"),
        ("separated by '-', such as a-b", "apple-fig-pear"),
        ("separated by -> .", "apple -> fig -> pear"),
        ('separated by ";"', "apple; fig; pear"),
    ],
)
def test_items_are_separated_by_any_sign_with_the_spaces_that_the_task_shows(wish, answer):
    assert said(WORDS, f"{SORT} Write them {wish}") == answer


@pytest.mark.parametrize(
    ("printed", "task", "answer"),
    [
        ("[1, 2, 3]", "Give a space-separated list", "1 2 3"),
        ("(1, 2)", "separated by semicolons", "1; 2"),
        ("[1, 2, 3]", "Sort them", "[1, 2, 3]"),
        ("[1, x]", "space-separated", "[1, x]"),
        ("[1]\n[2]", "space-separated", "[1]\n[2]"),
        ("1 2 3", "comma-separated", "1 2 3"),
    ],
)
def test_a_list_that_a_program_printed_as_source_takes_the_form_that_the_task_asks_for(printed, task, answer):
    assert reformed(printed, task) == answer
