"""The types of a function's arguments, told by the calls of its examples where its signature leaves them open."""

import ast
from collections.abc import Iterable, Mapping, Sequence

from pydantic import JsonValue

from self_evolving_agent.encoding import encode, same_value
from self_evolving_agent.models import ToolSpec
from self_evolving_agent.tools.calls import arguments_of, function_of, named
from self_evolving_agent.tools.values import fit


def typed_signature(spec: ToolSpec) -> str:
    """Give the signature with a type for each parameter that has none, where all examples agree on one.

    Whoever writes the code is not shown the examples, and a small model leaves types out: whether numbers come as
    texts is then anybody's guess.
    """
    found = function_of(spec.signature)
    calls = [arguments for check in spec.examples if check.call and (arguments := named(check.call, spec.signature))]
    for parameter in arguments_of(found):
        values = [arguments[parameter.arg] for arguments in calls if parameter.arg in arguments]
        kind = _kind_of_all(values) if parameter.annotation is None else ""
        if kind:
            parameter.annotation = ast.parse(kind, mode="eval").body
    results = [check.expected for check in spec.examples if check.raises is None]
    kind = _kind_of_all(results) if found.returns is None else ""
    if kind:
        found.returns = ast.parse(kind, mode="eval").body
    return ast.unparse(found).split(":\n")[0]


def with_types_of(arguments: Mapping[str, JsonValue], signature: str) -> str:
    """Give a signature whose types take these arguments as they are: a model calls a list of quoted numbers floats.

    Where a parameter's type is put right, the type of the result is left open: it was thought of with the other.
    """
    found = function_of(signature)
    wrong = [
        arg for arg in arguments_of(found) if arg.arg in arguments and not _takes(arg.annotation, arguments[arg.arg])
    ]
    if not wrong:
        return signature
    for arg in wrong:
        kind = kind_of(arguments[arg.arg])
        arg.annotation = ast.parse(kind, mode="eval").body if kind else None
    found.returns = None
    return ast.unparse(found).split(":\n")[0]


def _takes(note: ast.expr | None, value: JsonValue) -> bool:
    """Tell whether a type takes an encoded list or table without turning its items into something else."""
    if note is None or not isinstance(value, list) or not value:
        return True
    try:
        fitted = fit(value, note)
    except (ValueError, TypeError):
        return False
    return not isinstance(fitted, list) or same_value(encode(fitted), value)


def _kind_of_all(values: Sequence[JsonValue]) -> str:
    return _joined(map(kind_of, values)) if values else ""


def kind_of(value: JsonValue) -> str:
    """Give a value's type as an annotation; empty for what has none."""
    match value:
        case bool() | int() | float() | str():
            return type(value).__name__
        case [_, *_]:
            inner = _joined(map(kind_of, value))
            return f"list[{inner}]" if inner else "list"
        case []:
            return "list"
        case {"$tuple": _}:
            return "tuple"
        case {"$dict": _}:
            return "dict"
        case _:
            return ""


def _joined(kinds: Iterable[str]) -> str:
    """Give the one type of all; whole and broken numbers together are floats, and an empty list is any list."""
    found = set(kinds)
    if found == {"int", "float"}:
        return "float"
    if len(found) > 1 and all(kind.startswith("list") for kind in found):
        parts = {kind[5:-1] for kind in found if kind != "list"}
        inner = _joined(parts)
        return f"list[{inner}]" if inner else "list"
    return found.pop() if len(found) == 1 else ""
