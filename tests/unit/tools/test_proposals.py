import pytest

from self_evolving_agent.errors import UsageError
from self_evolving_agent.tools.proposals import read_examples, spec_of_source

CLAMP = '''
import math

def clamp(x: "float", low: float, high: float = 1.0) -> float:
    """Limit x
    to a range.

    More words.
    """
    return max(low, min(x, high))
'''


def test_a_spec_is_read_from_the_file() -> None:
    spec = spec_of_source(CLAMP, "clamp")
    assert spec.name == "clamp"
    assert spec.signature == "def clamp(x: 'float', low: float, high: float=1.0) -> float"
    assert spec.does == "Limit x to a range."


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("def a(): pass\ndef tool(): pass\ndef b(): pass", "tool"),
        ("def only(): pass\ndef _helper(): pass", "only"),
        ("def top(x): return helper(x) or top(x)\ndef helper(x): return top2(x) if x else helper(x - 1)", "top"),
        ("def a(): pass\ndef b(): pass", "tool"),
        ("def _a(): pass", "tool"),
        ("x = 1", "tool"),
        ("def broken(:", "tool"),
    ],
)
def test_the_tool_is_the_function_that_the_file_is_about(source: str, name: str) -> None:
    assert spec_of_source(source, "tool").name == name


def test_the_function_named_as_the_file_comes_first() -> None:
    assert spec_of_source("def first(): pass\ndef tool(x): pass", "tool").signature == "def tool(x)"


def test_a_decorator_is_no_part_of_the_signature() -> None:
    assert spec_of_source("@cache\ndef f(x: int) -> int:\n    return x", "f").signature == "def f(x: int) -> int"


def test_without_a_docstring_its_name_says_what_it_does() -> None:
    assert spec_of_source("def sort_words(words): return sorted(words)", "x").does == "Sort words"


def test_examples_are_the_persons_and_beyond_dispute() -> None:
    given = read_examples(
        '[{"args": [5, {"a": 1}], "expected": null}, {"kwargs": {"x": 5}, "expected": [1]}, '
        '{"args": ["x"], "raises": "TypeError"}]'
    )
    first, second, third = spec_of_source(CLAMP, "clamp", given).examples
    assert first.name == "clamp(5, {'a': 1}) == None"
    assert first.call is not None
    assert first.call.args == (5, {"$dict": [["a", 1]]})
    assert second.name == "clamp(x=5) == [1]"
    assert (third.name, third.raises) == ("clamp('x') raises TypeError", "TypeError")
    assert {check.origin for check in (first, second, third)} == {"user"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "Invalid JSON"),
        ('{"args": []}', "valid array"),
        ('[{"args": [1], "expected": 1}, {"args": [1]}]', "example 2: says either"),
        ('[{"args": [1], "expected": 1, "raises": "ValueError"}]', "example 1: says either"),
        ('[{"args": 1, "expected": 1}]', "example 1: args: "),
        ('[{"arguments": [1], "expected": 1}]', "example 1: arguments: "),
    ],
)
def test_examples_that_are_none_are_told(text: str, says: str) -> None:
    with pytest.raises(UsageError) as error:
        read_examples(text)
    assert says in error.value.message
    assert "JSON list" in error.value.hint
