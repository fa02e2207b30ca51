"""What an answer is as data."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue

from self_evolving_agent.chat.quantities import Quantity, quantity_in
from self_evolving_agent.chat.reading import MOST_READ, Data, read_data, size_of
from self_evolving_agent.chat.results import read_answer
from self_evolving_agent.models import Report
from self_evolving_agent.models.chats import Result, ResultKind

# A value of None: only the kind is told.
ANSWERS: tuple[tuple[str, ResultKind, JsonValue], ...] = (
    ("12:30\n13:45", "list", ["12:30", "13:45"]),
    ("http://x.org/a\nhttp://y.org", "list", ["http://x.org/a", "http://y.org"]),
    ("Fruits:\n- fig\n- pear", "list", ["fig", "pear"]),
    ('{"a": [1, 2]}', "text", '{"a": [1, 2]}'),
    ("{1: 2}", "text", "{1: 2}"),
    ("(b'x', 1)", "text", None),
    ("(1e999, 2)", "text", None),
    ("[None, True, 'a']", "list", [None, True, "a"]),
    ("{'b', 'a'}", "list", ["a", "b"]),
    ("a,b\n1,2,3", "text", None),
    ("Berlin, Germany\nParis, France", "list", ["Berlin, Germany", "Paris, France"]),
    ("name,city\nAl,Rome", "table", [{"name": "Al", "city": "Rome"}]),
    ("name, age\nAl, 3", "table", [{"name": "Al", "age": 3}]),
    ('a,b\n"1', "text", None),
    ("result = {'x': 1}", "table", [{"name": "x", "value": 1}]),
    ("42", "number", 42),
    ("-3.5", "number", -3.5),
    ("1,234", "number", 1234),
    ("1e3", "number", 1000.0),
    ("42 km", "number", 42),
    ("12.5 %", "number", 12.5),
    ("37.5%", "number", 37.5),
    ("$1,200.50", "number", 1200.5),
    ("99 €", "number", 99),
    ("Sum: 1060", "number", 1060),
    ("sum = 1060", "number", 1060),
    ("The sum is 1060.", "number", 1060),
    ("The answer is 42", "number", 42),
    ("r = 3", "number", 3),
    ("20 °C", "number", 20),
    ("007", "text", None),
    ("E0", "text", None),
    (".5", "number", 0.5),
    ("2024-01-01", "text", None),
    ("12:30", "text", None),
    ("3/4", "text", None),
    ("True", "text", None),
    ("None", "text", None),
    ("no", "text", None),
    ("[1, 2, 3]", "list", [1, 2, 3]),
    ("['a', 'b']", "list", ["a", "b"]),
    ("(1, 2)", "list", [1, 2]),
    ("{3, 1}", "list", [1, 3]),
    ('["a"]', "list", ["a"]),
    ("[]", "list", []),
    ("1, 2, 3", "list", [1, 2, 3]),
    ("fig, pear", "list", ["fig", "pear"]),
    ("fig, pear and plum", "list", ["fig", "pear", "plum"]),
    ("1 2 3", "list", [1, 2, 3]),
    ("2\n3\n5", "list", [2, 3, 5]),
    ("- a\n- b", "list", ["a", "b"]),
    ("1. a\n2. b", "list", ["a", "b"]),
    ("Primes: 2, 3, 5", "list", [2, 3, 5]),
    ("[[1, 2], [3, 4]]", "list", [[1, 2], [3, 4]]),
    ('{"a": 1, "b": 2}', "table", [{"name": "a", "value": 1}, {"name": "b", "value": 2}]),
    ("{'a': 1}", "table", [{"name": "a", "value": 1}]),
    ('[{"a": 1}, {"a": 2}]', "table", [{"a": 1}, {"a": 2}]),
    ("a,b\n1,2\n3,4", "table", [{"a": 1, "b": 2}, {"a": 3, "b": 4}]),
    ("name\tage\nAl\t3", "table", [{"name": "Al", "age": 3}]),
    ("| a | b |\n|---|---|\n| 1 | x |", "table", [{"a": 1, "b": "x"}]),
    ("jan: 10\nfeb: 20", "table", [{"name": "jan", "value": 10}, {"name": "feb", "value": 20}]),
    ("mean: 6.4\nmedian: 4", "table", [{"name": "mean", "value": 6.4}, {"name": "median", "value": 4}]),
    ("the: 2, cat: 1", "table", [{"name": "the", "value": 2}, {"name": "cat", "value": 1}]),
    ("Hello, world!", "text", None),
    ("The sea is wide,\nthe sea is old.", "text", None),
    ("Yes, it is prime.", "text", None),
    ("Dear Ann, thank you", "text", None),
    ("An old silent pond\nA frog jumps in\nSplash! Silence again", "text", None),
    ("def f(n):\n    return n", "text", None),
    ("Roses are red, I know\nViolets are blue", "text", None),
    ("", "text", None),
    ("   ", "text", None),
    ("MMXXIV", "text", None),
    ("Paris", "text", None),
    ("Berlin, Germany", "list", ["Berlin", "Germany"]),
    ("x\n", "text", None),
    ("```\n1, 2\n```", "list", [1, 2]),
    ("1\n\n2", "list", [1, 2]),
    ("NaN", "text", None),
    ("1e999", "text", None),
    ("[1e999]", "text", None),
    ("Infinity", "text", None),
    ('{"a": NaN}', "text", None),
    ("uptime: 1 day\ndisk: 20%", "table", None),
    ("1,5", "list", [1, 5]),
    ("1.5, 2.5", "list", [1.5, 2.5]),
    ("a;b;c", "list", ["a", "b", "c"]),
    ("10 20 thirty", "text", None),
    ("to be or not", "text", None),
    ("Total: 5 items", "number", 5),
    ("5 items", "number", 5),
    ("5 apples and 3 pears", "text", None),
    ("60 + 3 = 63", "number", 63),
    ("1060\n1060", "list", [1060, 1060]),
    ("name: Ann\nage: 5\nlikes: tea, milk", "table", None),
    ("Title:\nsome text here", "text", None),
    ("http://x.org/a,b", "text", None),
    ("True, False", "list", None),
)


@pytest.mark.parametrize(("answer", "kind", "value"), ANSWERS, ids=[repr(answer)[:40] for answer, _, _ in ANSWERS])
def test_an_answer_is_read_as_the_data_that_a_person_sees_in_it(answer: str, kind: ResultKind, value: JsonValue):
    data = read_data(answer)
    assert data.kind == kind
    assert value is None or data.value == value


@pytest.mark.parametrize("answer", ["[" * 100_000, "9" * 5000, "{" * 5000])
def test_what_no_parser_takes_stays_a_text(answer: str):
    assert read_data(answer) == Data("text", answer)


def test_an_answer_beyond_all_measure_stays_a_text():
    answer = "1, " * (MOST_READ // 3) + "12345"
    assert read_data(answer).kind == "text"
    assert read_data("1, " * 1000 + "1").kind == "list"


@given(st.text() | st.text("0123456789.,-+eE: []{}()\"'\n|;\tab$%"))
def test_whatever_was_answered_is_read_as_plain_data_that_can_be_kept(answer: str):
    data = read_data(answer)
    result = Result(name="r1", kind=data.kind, value=data.value)
    assert json.dumps(data.value, allow_nan=False)
    assert Result.model_validate_json(json.dumps(result.model_dump())) == result


@given(st.lists(st.integers() | st.floats(allow_nan=False, allow_infinity=False), min_size=2))
def test_a_list_that_was_printed_comes_back(numbers: list[float]):
    assert read_data(str(numbers)) == read_data(json.dumps(numbers)) == Data("list", list(numbers))


@pytest.mark.parametrize(
    ("answer", "quantity"),
    [
        ("42 km", Quantity(42, "42 km")),
        ("37.5%", Quantity(37.5, "37.5%")),
        ("Distance: 3 km/h", Quantity(3, "3 km/h")),
        ("The sum is 1,060.", Quantity(1060)),
        ("$5", Quantity(5, "$5")),
        ("It is 20 °C.", Quantity(20, "20 °C")),
    ],
)
def test_a_number_keeps_how_it_was_written_where_that_says_more(answer: str, quantity: Quantity):
    assert quantity_in(answer) == quantity


def test_sizes_are_said_for_people():
    assert [size_of(read_data(text)) for text in ("1, 2", "a,b\n1,2", "a,b\n1,2\n3,4", "7", "hi you")] == [
        "list of 2",
        "table of 1 row",
        "table of 2 rows",
        "number",
        "text",
    ]


def a_report(domain: str, answer: str) -> Report:
    return Report.model_validate(
        {
            "run_id": "run1",
            "task": "t",
            "domain": domain,
            "success": True,
            "answer": answer,
            "provider": "p",
            "model": "m",
            "sandbox": "s",
        }
    )


@pytest.mark.parametrize(
    ("domain", "answer", "kind"),
    [
        ("writing", "Old pond\nA frog jumps\nSplash", "text"),
        ("planning", "1. Pack\n2. Go", "text"),
        ("coding", "x = 1", "text"),
        ("general", "1. Pack\n2. Go", "list"),
        ("analysis", "1060", "number"),
    ],
)
def test_a_program_a_poem_and_a_plan_are_texts_however_their_lines_look(domain: str, answer: str, kind: str):
    assert read_answer(a_report(domain, answer)).kind == kind
