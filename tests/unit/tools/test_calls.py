import sys

import pytest

from fakes_models import ScriptedSandbox, make_deps
from self_evolving_agent.models import Call, CallOutcome, ExecutionResult
from self_evolving_agent.tools.calls import (
    call_tool,
    fitted,
    named,
    parameters_of,
    required_of,
    schema_of,
    without_defaults,
)
from tool_worlds import bubblewrap

CLAMP = "def clamp(x: int, lo: int = 0, *, hi: float, strict: bool = False) -> int"
needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")


def test_parameters_are_told_in_order_with_their_types_as_written():
    assert parameters_of("def f(a, /, b: list[int], *, c: str = 'x')") == {"a": "", "b": "list[int]", "c": "str"}


def test_parameters_without_a_default_are_required():
    assert required_of(CLAMP) == ("x", "hi")
    assert required_of("def f(a, b=1, *, c, d=None)") == ("a", "c")


def test_the_schema_of_the_arguments_names_their_types_and_which_are_required():
    schema = schema_of(CLAMP)
    assert schema == {
        "type": "object",
        "properties": {
            "x": {"type": "integer"},
            "lo": {"type": "integer"},
            "hi": {"type": "number"},
            "strict": {"type": "boolean"},
        },
        "required": ["x", "hi"],
    }


@pytest.mark.parametrize(
    ("note", "schema"),
    [
        ("str", {"type": "string"}),
        ("list", {"type": "array"}),
        ("dict", {"type": "object"}),
        ("list[int]", {"type": "array", "items": {"type": "integer"}}),
        ("Sequence[list[str]]", {"type": "array", "items": {"type": "array", "items": {"type": "string"}}}),
        ("dict[str, float]", {"type": "object", "additionalProperties": {"type": "number"}}),
        ("tuple[int, int]", {"type": "array", "items": {"type": "integer"}}),
        ("tuple[int, ...]", {"type": "array", "items": {"type": "integer"}}),
        ("tuple[int, str]", {"type": "array"}),
        ("tuple[int]", {"type": "array", "items": {"type": "integer"}}),
        ("Thing", {}),
        ("int | None", {}),
        ("tuple[()]", {"type": "array", "items": {}}),
    ],
)
def test_each_type_has_its_schema(note, schema):
    assert schema_of(f"def f(x: {note})")["properties"] == {"x": schema}


def test_a_parameter_without_a_type_takes_anything():
    assert schema_of("def f(x)")["properties"] == {"x": {}}
    assert fitted({"x": [1, "a"]}, "def f(x)") == {"x": [1, "a"]}


@pytest.mark.parametrize(
    ("note", "value", "fits"),
    [
        ("int", 7, 7),
        ("int", "7", 7),
        ("int", "1,234", 1234),
        ("int", "1,234.0", 1234),
        ("int", 7.0, 7),
        ("int", "7.0", 7),
        ("int", "1e3", 1000),
        ("float", "2,000.5", 2000.5),
        ("float", 3, 3),
        ("str", "a", "a"),
        ("str", 7, "7"),
        ("str", 1.5, "1.5"),
        ("bool", True, True),
        ("bool", "False", False),
        ("list", [1, "a"], [1, "a"]),
        ("list[int]", ["1", 2.0], [1, 2]),
        ("Iterable[float]", ["1.5"], [1.5]),
        ("tuple", [1, 2], {"$tuple": [1, 2]}),
        ("tuple[int]", ["1"], {"$tuple": [1]}),
        ("tuple[int, str]", ["1", 2], {"$tuple": [1, "2"]}),
        ("tuple[int, ...]", ["1", 2, 3], {"$tuple": [1, 2, 3]}),
        ("list[tuple[int, int]]", [[1, "2"]], [{"$tuple": [1, 2]}]),
        ("set", [2, 1, 2], {"$set": [1, 2]}),
        ("frozenset[str]", ["b", "a"], {"$set": ["a", "b"]}),
        ("dict", {"a": 1}, {"$dict": [["a", 1]]}),
        ("dict[str, int]", {"a": "1"}, {"$dict": [["a", 1]]}),
        ("dict[int, list[int]]", {"1": ["2"]}, {"$dict": [[1, [2]]]}),
        ("Mapping[str, float]", {"a": "1.5"}, {"$dict": [["a", 1.5]]}),
        ("int", "1,234,567", 1234567),
        ("float", "-1,234.5", -1234.5),
        ("int | None", "7", 7),
        ("int | None", None, None),
        ("int | str", "7", "7"),
        ("int | float | str", 2.5, 2.5),
        ("str | int", 7, 7),
        ("list[int] | list[str]", ["1"], ["1"]),
        ("dict[str]", {"a": 1}, {"$dict": [["a", 1]]}),
        ("Optional[int]", "7", 7),
        ("Optional[int]", None, None),
        ("bytes", "7", "7"),
        ("Callable[[int], int]", "7", "7"),
        ("typing.Any", "7", "7"),
    ],
)
def test_plain_values_become_what_the_type_wants(note, value, fits):
    assert fitted({"x": value}, f"def f(x: {note})") == {"x": fits}


@pytest.mark.parametrize(
    ("note", "value", "why"),
    [
        ("int", 7.5, "whole number"),
        ("int", "7.5", "whole number"),
        ("int", "seven", "seven"),
        ("int", True, "whole number"),
        ("int", None, "whole number"),
        ("int", float("inf"), "whole number"),
        ("int", "1.0e999", "whole number"),
        ("float", "a lot", "a lot"),
        ("float", "12,5", "12,5"),
        ("int", "1,2,3", "1,2,3"),
        ("float", "nan", "a finite number"),
        ("float", "-1e999", "a finite number"),
        ("list[float]", [float("inf")], "a finite number"),
        ("float", False, "a number"),
        ("str", None, "text"),
        ("str", True, "text"),
        ("str", [1], "text"),
        ("float", [1], "a number"),
        ("int", [1], "whole number"),
        ("bool", 1, "true or false"),
        ("bool", "yes", "true or false"),
        ("list[int]", "1, 2", "a list"),
        ("list[int]", ["a"], "'a'"),
        ("list", {"a": 1}, "a list"),
        ("tuple[int, int]", [1, 2, 3], "2 values"),
        ("tuple[()]", [1], "0 values"),
        ("set[list[int]]", [[1]], "unhashable"),
        ("dict", [1], "an object"),
        ("dict[int, int]", {"a": 1}, "'a'"),
        ("int | None", "a", "int or None is wanted"),
        ("None", 1, "nothing"),
    ],
)
def test_what_cannot_be_made_to_fit_is_refused_with_the_parameter_and_the_reason(note, value, why):
    refused = fitted({"x": value}, f"def f(x: {note})")
    assert isinstance(refused, str)
    assert refused.startswith("x: ")
    assert why in refused


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"x": 1, "hi": 2, "step": 3}, "there is no parameter step; there are: x, lo, hi, strict"),
        ({"x": 1}, "the argument hi is missing"),
        ({}, "the argument x is missing"),
    ],
)
def test_arguments_that_the_signature_does_not_know_or_that_are_missing_are_refused(arguments, why):
    assert fitted(arguments, CLAMP) == why


def test_a_tool_without_parameters_takes_none():
    assert fitted({"x": 1}, "def f()") == "there is no parameter x; there are: none"
    assert fitted({}, "def f()") == {}


def test_the_arguments_of_a_call_are_told_by_parameter():
    assert named(Call(function="clamp", args=(5,), kwargs={"hi": 9}), CLAMP) == {"x": 5, "hi": 9}


@pytest.mark.parametrize(
    "call",
    [
        Call(function="clamp", args=(1, 2, 3, 4, 5)),
        Call(function="clamp", args=(1,)),
        Call(function="clamp", args=(1,), kwargs={"hi": 2, "step": 3}),
        Call(function="clamp", args=(1,), kwargs={"x": 1, "hi": 2}),
        Call(function="clamp", args=(1, 2, 3)),
    ],
    ids=["too many", "one is missing", "one is unknown", "one twice", "by position what has to be named"],
)
def test_a_call_that_the_signature_refuses_has_no_arguments(call):
    assert named(call, CLAMP) is None


@needs_linux
async def test_a_tool_is_called_once_with_named_arguments_and_with_the_tools_it_imports():
    source = "from order import least\n\ndef clamp(x, lo, hi):\n    return least(hi, max(lo, x))\n"
    modules = {"order": "def least(a, b):\n    return a if a < b else b\n"}
    outcome = await call_tool("clamp", source, {"hi": 9, "x": 12, "lo": 0}, modules, make_deps(sandbox=bubblewrap()))
    assert outcome == CallOutcome(returned=9)


@needs_linux
async def test_what_a_tool_raises_comes_back_as_such():
    source = "def f(x):\n    raise ValueError(f'no {x}')\n"
    outcome = await call_tool("f", source, {"x": 1}, {}, make_deps(sandbox=bubblewrap()))
    assert (outcome.raised, outcome.message) == ("ValueError", "no 1")


@pytest.mark.parametrize(
    ("result", "raised", "message"),
    [
        (ExecutionResult(backend="s", exit_code=None, limits_hit=("wall", "memory")), "LimitHit", "wall, memory"),
        (ExecutionResult(backend="s", exit_code=1, stderr="SyntaxError: x\n"), "NoResult", "SyntaxError: x"),
        (ExecutionResult(backend="s", exit_code=1), "NoResult", "it ended without a result"),
    ],
)
async def test_a_tool_that_gives_no_result_says_why(result, raised, message):
    outcome = await call_tool("f", "", {}, {}, make_deps(sandbox=ScriptedSandbox(lambda program: result)))
    assert outcome.raised == raised
    assert message in outcome.message


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ({"x": 1, "order": "asc"}, {"x": 1}),
        ({"x": 1, "order": "desc"}, {"x": 1, "order": "desc"}),
        ({"x": 1, "deep": False}, {"x": 1}),
        ({"x": 1, "deep": 0}, {"x": 1, "deep": 0}),
        ({"x": 1, "most": 7}, {"x": 1, "most": 7}),
    ],
)
def test_what_goes_without_saying_is_left_out_of_arguments(given, left):
    signature = "def f(x: int, order: str = 'asc', *, deep: bool = False, most: int = LIMIT)"
    assert without_defaults(given, signature) == left
