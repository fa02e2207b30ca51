import time

import pytest

from self_evolving_agent.models import Check
from self_evolving_agent.tools.examples import marked_by_stubs, read_test
from self_evolving_agent.tools.signatures import read_signature, stated_signatures, takes_file_name
from self_evolving_agent.tools.stated_examples import stated_checks


def check(line: str) -> Check:
    found = read_test(line)
    assert isinstance(found, Check), found
    return found


@pytest.mark.parametrize(
    ("text", "name", "parameters"),
    [
        ("def add(a: int, b: int) -> int:", "add", ("a", "b")),
        ("add(a, b)", "add", ("a", "b")),
        ("add", "add", ()),
        ("def add(a, b=1) -> list of int", "add", ("a", "b")),
        ("def merge(spans: List[Span], by: int = 1) -> List[Span]", "merge", ("spans", "by")),
        ("clamp(int value, int min)", None, ()),
    ],
)
def test_a_signature_is_read_however_it_is_written(text, name, parameters):
    found = read_signature(text)
    assert (found.name, found.parameters) == (name, parameters) if name else found is None


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("assert add(2, 3) == 5", "add(2, 3) == 5"),
        ("add(2, 3) == 5", "add(2, 3) == 5"),
        ("assert add(2, 3) == 5,", "add(2, 3) == 5"),
        ("assert 5 == add(2, 3)", "add(2, 3) == 5"),
        ("assert is_even(2)", "is_even(2) == True"),
        ("assert not is_even(3)", "is_even(3) == False"),
        ("assert is_even(2) is True", "is_even(2) == True"),
        ("assert f(a=[1], b={'x': (1, 2)}) == {1}", "f(a=[1], b={'x': (1, 2)}) == {1}"),
        ("assert merge([Span(1, 3), Span(2, 4)]) == [Span(1, 4)]", "merge([(1, 3), (2, 4)]) == [(1, 4)]"),
        ("assert rows('a\n1') == [['a'], ['1']]", "rows('a\\n1') == [['a'], ['1']]"),
    ],
)
def test_an_assert_line_becomes_a_check(line, name):
    assert check(line).name == name


@pytest.mark.parametrize(
    "line",
    [
        "write(1)",
        "assert True",
        "assert x == 1",
        "assert f(x) == 1",
        "assert f(1) == g(1)",
        "assert f(1) > 0",
        "import os",
        "((",
        "",
    ],
)
def test_a_line_that_proves_nothing_by_itself_says_why(line):
    assert isinstance(read_test(line), str)


def test_examples_in_the_task_are_beyond_dispute():
    task = "write clamp(x, lo, hi). clamp(15, 0, 10) == 10 and for instance clamp(-1, 0, 10) returns 0 always."
    found = stated_checks(task)
    assert [(c.name, c.origin) for c in found] == [
        ("clamp(15, 0, 10) == 10", "user"),
        ("clamp(-1, 0, 10) == 0", "user"),
    ]


@pytest.mark.parametrize(
    ("told", "name"),
    [
        ("parse('x') raises ValueError.", "parse('x') raises ValueError"),
        ("`parse('x')` should raise a `TypeError` and no more", "parse('x') raises TypeError"),
        ("parse('x') throws an IndexError, parse('1') == 1", "parse('x') raises IndexError"),
    ],
)
def test_an_error_that_the_task_states_is_an_example_of_the_user(told, name):
    first = stated_checks(f"write parse(text). {told}")[0]
    assert (first.name, first.origin, first.expected) == (name, "user", None)
    assert first.raises == name.rpartition(" ")[2]


@pytest.mark.parametrize("told", ["raises the price", "raises Exceptions", "raises sorted", "raises x", "raises"])
def test_what_else_a_call_raises_is_no_example(told):
    assert stated_checks(f"parse('x') {told}") == ()


def test_doctests_in_the_task_are_examples():
    task = 'def double(x: int) -> int:\n    """Double it.\n    >>> double(4)\n    8\n    """\n'
    assert [c.name for c in stated_checks(task)] == ["double(4) == 8"]
    assert [s.line for s in stated_signatures(task)] == ["def double(x: int) -> int"]


def test_a_call_that_ends_on_another_line_is_no_example():
    assert stated_checks("double(2) == 4 and double(\n4) == 8")[0].name == "double(2) == 4"
    assert stated_checks("double(4,\n0) == 8") == ()


def test_checks_that_a_stub_passes_do_not_count():
    none, echo, real = marked_by_stubs((check("f(1) == None"), check("f(5, 9) == 5"), check("f(5, 3) == 3")))
    assert (none.counts, echo.counts, real.counts) == (False, False, True)


def test_checks_that_all_expect_the_same_are_passed_by_a_constant():
    assert [c.counts for c in marked_by_stubs((check("f(1) == True"), check("f(2) == True")))] == [False, False]
    assert [c.counts for c in marked_by_stubs((check("f(1) == True"), check("f(2) == False")))] == [True, True]


def raising(line: str, error: str = "ValueError") -> Check:
    return check(line).model_copy(update={"raises": error, "expected": None})


def test_an_expected_error_does_not_make_values_tell_that_are_all_the_same():
    found = marked_by_stubs((check("f(1) == True"), check("f(2) == True"), raising("f(3) == 0")))
    assert [c.counts for c in found] == [False, False, True]


def test_errors_that_are_all_the_same_are_passed_by_what_always_raises():
    assert [c.counts for c in marked_by_stubs((raising("f(1) == 0"), raising("f(2) == 0")))] == [False, False]
    both = marked_by_stubs((raising("f(1) == 0"), raising("f(2) == 0", "KeyError")))
    assert [c.counts for c in both] == [True, True]


def test_a_call_with_the_name_of_a_file_nobody_made_is_told():
    by_path, by_text = read_signature("parse(file_path)"), read_signature("parse(text)")
    assert takes_file_name(check("parse('sales.csv') == []"), by_path)
    assert not takes_file_name(check("parse('a,b') == []"), by_path)
    assert not takes_file_name(check("parse('sales.csv') == []"), by_text)


def test_types_that_nobody_defines_are_left_out_of_a_signature():
    assert read_signature("def merge(spans: List[Span], by: int = 1) -> List[Span]").line == "def merge(spans, by=1)"
    assert read_signature("def merge(spans: List[int]) -> int").line == "def merge(spans: list[int]) -> int"


def test_examples_joined_by_and_or_ended_by_a_full_stop_are_all_read():
    found = stated_checks("f(1) == 2 and f(2) == 3. What is f(4)?")
    assert [(check.name, check.expected) for check in found] == [("f(1) == 2", 2), ("f(2) == 3", 3)]


@pytest.mark.parametrize("task", ["a" * 50_000, "f(" * 3000, "f(1) == " * 2000])
def test_examples_are_looked_for_at_once_whatever_was_pasted_in(task):
    began = time.process_time()
    stated_checks(task)
    assert time.process_time() - began < 2
