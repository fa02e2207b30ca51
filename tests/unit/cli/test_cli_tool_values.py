import pytest
from pydantic import JsonValue

from self_evolving_agent.cli.tool_values import arguments_of, read_object, usage
from self_evolving_agent.errors import UsageError
from self_evolving_agent.tools.calls import fitted

CLAMP = "def clamp(x: float, low: float, high: float = 100) -> float"
MANY = (
    "def f(text: str, count: int, is_loud: bool, items: list[int], pair: tuple[int, str], table: dict[str, int], "
    "any_word, rest: list, maybe: str | None, nested: list[list[int]], either: int | str)"
)


def read(words: str, signature: str) -> dict[str, JsonValue]:
    found = fitted(arguments_of(words.split(), signature, "f"), signature)
    assert isinstance(found, dict), found
    return found


@pytest.mark.parametrize(
    "words",
    [
        "--x 130 --low -5.5",
        "--low=-5.5 --x=130",
        "130 -5.5",
        "--low -5.5 130",
        "130 --low -5.5",
    ],
)
def test_values_come_by_name_or_in_order(words: str) -> None:
    assert read(words, CLAMP) == {"x": 130, "low": -5.5}


@pytest.mark.parametrize(
    ("words", "value"),
    [
        (["--text", "12"], "12"),
        (["--text", "[1]"], "[1]"),
        (["--text=--x"], "--x"),
        (["--text", ""], ""),
        (["--text", "-"], "-"),
        (["--is-loud"], True),
        (["--is_loud", "false"], "false"),
        (["--items", "1, 2,3"], ["1", "2", "3"]),
        (["--items", "[1, 2]"], [1, 2]),
        (["--items", ""], []),
        (["--items", "7"], ["7"]),
        (["--rest", "a,b"], ["a", "b"]),
        (["--pair", "1,b"], ["1", "b"]),
        (["--table", '{"a": 1}'], {"a": 1}),
        (["--any-word", "12"], 12),
        (["--any-word", "twelve"], "twelve"),
        (["--maybe", "12"], "12"),
        (["--nested", "[[1], [2]]"], [[1], [2]]),
        (["--either", "12"], 12),
        (["--either", "a"], "a"),
    ],
)
def test_a_value_is_read_as_its_parameter_takes_it(words: list[str], value: JsonValue) -> None:
    assert list(arguments_of(words, MANY, "f").values()) == [value]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--y 1", "f has no parameter 'y'"),
        ("--x 1 --x 2", "x is given twice"),
        ("1 2 3 4", "'4' is left over"),
        ("--low 1 2 3 4", "'4' is left over"),
        ("--x --low 3", "x needs a value"),
        ("1 --low", "low needs a value"),
    ],
)
def test_words_that_fit_no_parameter_are_told(words: str, says: str) -> None:
    with pytest.raises(UsageError) as error:
        arguments_of(words.split(), CLAMP, "f")
    assert says in error.value.message


def test_an_object_is_read_as_it_is() -> None:
    assert read_object(b'{"x": 1, "low": [2]}', CLAMP, "f") == {"x": 1, "low": [2]}
    assert read_object(b" \n", CLAMP, "f") == {}


@pytest.mark.parametrize("text", [b"{", b"[1, 2]", b"3", b"\xff"])
def test_what_is_no_json_object_is_told_with_how_to_call_it(text: bytes) -> None:
    with pytest.raises(UsageError) as error:
        read_object(text, CLAMP, "clamp")
    assert error.value.hint == "tool run clamp --x float --low float [--high float]"


def test_usage_names_a_type_where_there_is_one() -> None:
    assert usage("def f(a, b: list[int]=None)", "f") == "tool run f --a VALUE [--b list[int]]"
