"""A tool that a person wrote: what its file, its tests and its examples say it is."""

import ast
from dataclasses import dataclass

from pydantic import Field, JsonValue, TypeAdapter, ValidationError, model_validator

from self_evolving_agent.encoding import encode, show
from self_evolving_agent.errors import UsageError
from self_evolving_agent.models import Call, Check, Frozen, ToolSpec
from self_evolving_agent.tools.examples import call_text
from self_evolving_agent.tools.parsing import parsed
from self_evolving_agent.tools.signatures import read_signature

MOST_DOES = 300


@dataclass(frozen=True)
class Proposal:
    """A tool as it is put before the gate.

    Attributes:
        tests: A pytest file that came with it.
    """

    spec: ToolSpec
    source: str
    tests: str | None = None


class GivenExample(Frozen):
    """One example as a person writes it, in plain JSON.

    Attributes:
        raises: Name of the exception that must come instead of a value.
    """

    args: tuple[JsonValue, ...] = ()
    kwargs: dict[str, JsonValue] = Field(default_factory=dict)
    expected: JsonValue = None
    raises: str | None = None

    @model_validator(mode="after")
    def _says_what_comes_back(self) -> "GivenExample":
        if ("expected" in self.model_fields_set) == (self.raises is not None):
            raise ValueError("says either what is expected or what it raises")
        return self

    def check(self, tool: str) -> Check:
        """Give it as an example of a tool, beyond dispute."""
        args, kwargs = tuple(map(encode, self.args)), {name: encode(value) for name, value in self.kwargs.items()}
        call, expected = Call(function=tool, args=args, kwargs=kwargs), encode(self.expected)
        ends = f"raises {self.raises}" if self.raises else f"== {show(expected)}"
        name = f"{call_text(call)} {ends}"
        return Check(name=name, call=call, expected=expected, raises=self.raises, origin="user")


_EXAMPLES = TypeAdapter(tuple[GivenExample, ...])


def read_examples(text: str | bytes) -> tuple[GivenExample, ...]:
    """Read a JSON list of examples.

    Raises:
        UsageError: If it is none; the message says which one is off.
    """
    try:
        return _EXAMPLES.validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = f"example {first['loc'][0] + 1}: " if first["loc"] and isinstance(first["loc"][0], int) else ""
        field = f"{'.'.join(map(str, first['loc'][1:]))}: " if first["loc"][1:] else ""
        raise UsageError(
            f"{place}{field}{first['msg'].removeprefix('Value error, ')}",
            'examples are a JSON list: [{"args": [5, 1, 3], "expected": 3}, {"args": ["x"], "raises": "TypeError"}]',
        ) from error


def spec_of_source(source: str, file_name: str, given: tuple[GivenExample, ...] = ()) -> ToolSpec:
    """Give the spec of the tool that a Python file holds.

    It is the function that is named as the file, else the only public one, else the only public one that no other
    function of the file calls. Where there is none, the spec has the file's name and the gate says what is wrong.

    Args:
        file_name: Without its folder and suffix.
    """
    functions = _functions(source)
    function = functions.get(file_name) or _only(functions)
    if function is None:
        name, signature, does = file_name, f"def {file_name}()", ""
    else:
        name = function.name
        signature, does = _signature(function), " ".join((ast.get_docstring(function) or "").split("\n\n")[0].split())
    return ToolSpec(
        name=name,
        signature=signature,
        does=(does or name.replace("_", " ").strip().capitalize())[:MOST_DOES],
        examples=tuple(example.check(name) for example in given),
    )


def _functions(source: str) -> dict[str, ast.FunctionDef]:
    try:
        tree = parsed(source)
    except (SyntaxError, ValueError):
        return {}
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def _only(functions: dict[str, ast.FunctionDef]) -> ast.FunctionDef | None:
    public = {name: function for name, function in functions.items() if not name.startswith("_")}
    used = {
        node.id
        for name, function in functions.items()
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and node.id != name
    }
    for found in (list(public.values()), [function for name, function in public.items() if name not in used]):
        if len(found) == 1:
            return found[0]
    return None


def _signature(function: ast.FunctionDef) -> str:
    function.decorator_list = []
    line = ast.unparse(function).split(":\n")[0]
    signature = read_signature(line)
    return signature.line if signature is not None else line
