"""Calling a tool that exists: what its parameters take, whether arguments fit, and what came back."""

import ast
from collections.abc import Mapping

from pydantic import JsonValue

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import encode
from self_evolving_agent.models import Call, CallOutcome, Program
from self_evolving_agent.structured import Schema

_SCALARS = {"int": "integer", "float": "number", "complex": "number", "str": "string", "bool": "boolean"}
_SEQUENCES = frozenset({"list", "tuple", "set", "frozenset", "Sequence", "Iterable", "Collection"})


def parameters_of(signature: str) -> dict[str, str]:
    """Give the parameters of a `def` line in order, with their types as written; empty text where there is none."""
    function = _function(signature)
    return {arg.arg: ast.unparse(arg.annotation) if arg.annotation else "" for arg in _arguments(function)}


def required_of(signature: str) -> tuple[str, ...]:
    """Give the parameters without a default."""
    function = _function(signature)
    positional = [*function.args.posonlyargs, *function.args.args]
    optional = {arg.arg for arg in positional[len(positional) - len(function.args.defaults) :]}
    pairs = zip(function.args.kwonlyargs, function.args.kw_defaults, strict=True)
    optional |= {arg.arg for arg, default in pairs if default is not None}
    return tuple(arg.arg for arg in _arguments(function) if arg.arg not in optional)


def schema_of(signature: str) -> Schema:
    """Give the JSON schema of a tool's arguments."""
    function = _function(signature)
    properties: Schema = {arg.arg: _schema(arg.annotation) for arg in _arguments(function)}
    return {"type": "object", "properties": properties, "required": list(required_of(signature))}


def fitted(arguments: Mapping[str, JsonValue], signature: str) -> dict[str, JsonValue] | str:
    """Make plain JSON arguments what the signature takes: `"7"` becomes 7 for an `int`, and so on.

    Returns:
        The arguments in the encoding of `encoding.py`, or why they do not fit.
    """
    function = _function(signature)
    known = {arg.arg: arg.annotation for arg in _arguments(function)}
    unknown = sorted(set(arguments) - set(known))
    if unknown:
        return f"there is no parameter {unknown[0]}; there are: {', '.join(known) or 'none'}"
    missing = [name for name in required_of(signature) if name not in arguments]
    if missing:
        return f"the argument {missing[0]} is missing"
    found: dict[str, JsonValue] = {}
    for name, value in arguments.items():
        try:
            found[name] = encode(_fit(value, known[name]))
        except (ValueError, TypeError) as error:
            return f"{name}: {error}"
    return found


def named(call: Call, signature: str) -> dict[str, JsonValue] | None:
    """Give the arguments of a call by parameter; None where they do not fit the signature."""
    names = list(parameters_of(signature))
    if len(call.args) > len(names):
        return None
    arguments = dict(zip(names, call.args, strict=False)) | call.kwargs
    fits = len(arguments) == len(call.args) + len(call.kwargs) and set(arguments) <= set(names)
    return arguments if fits and set(required_of(signature)) <= set(arguments) else None


async def call_tool(
    name: str, source: str, arguments: Mapping[str, JsonValue], modules: Mapping[str, str], deps: Deps
) -> CallOutcome:
    """Call a tool once in the sandbox.

    Args:
        arguments: In the encoding of `encoding.py`.
        modules: The tools it imports, module name to source.
    """
    call = Call(function=name, kwargs=dict(arguments))
    result = await deps.sandbox.run(
        Program(source=source, calls=(call,), modules=dict(modules), packages=deps.choices.packages),
        deps.choices.limits,
    )
    if result.outcomes:
        return result.outcomes[0]
    if result.limits_hit:
        return CallOutcome(raised="LimitHit", message=f"stopped at its limit: {', '.join(result.limits_hit)}")
    return CallOutcome(raised="NoResult", message=result.stderr.strip()[-300:] or "it ended without a result")


def _function(signature: str) -> ast.FunctionDef:
    (function,) = ast.parse(f"{signature}: ...").body
    assert isinstance(function, ast.FunctionDef)  # noqa: S101 - every signature was read by `read_signature`
    return function


def _arguments(function: ast.FunctionDef) -> tuple[ast.arg, ...]:
    return (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)


def _schema(note: ast.expr | None) -> Schema:
    match note:
        case ast.Name(id=name) if name in _SCALARS:
            return {"type": _SCALARS[name]}
        case ast.Name(id=name) if name in _SEQUENCES:
            return {"type": "array"}
        case ast.Name(id="dict"):
            return {"type": "object"}
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            same = len({ast.dump(part) for part in parts}) == 1 or ast.unparse(parts[-1]) == "..."
            return {"type": "array", "items": _schema(parts[0])} if same else {"type": "array"}
        case ast.Subscript(value=ast.Name(id=name), slice=item) if name in _SEQUENCES:
            return {"type": "array", "items": _schema(item)}
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return {"type": "object", "additionalProperties": _schema(value)}
        case _:
            return {}


def _fit(value: JsonValue, note: ast.expr | None) -> object:
    """Make a JSON value what a type wants.

    Raises:
        ValueError: If it cannot be that.
        TypeError: If it is of another kind.
    """
    match note:
        case ast.Name(id="int"):
            return _integer(value)
        case ast.Name(id="float"):
            return _number(value)
        case ast.Name(id="str"):
            return value if isinstance(value, str) else _scalar_text(value)
        case ast.Name(id="bool"):
            return _truth(value)
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return _tuple(value, parts)
        case ast.Subscript(value=ast.Name(id=name), slice=part) if name in _SEQUENCES:
            fits = [_fit(item, part) for item in _items(value)]
            return set(fits) if name in {"set", "frozenset"} else fits
        case ast.Name(id=name) if name in _SEQUENCES:
            return _items(value)
        case _:
            return value


def _tuple(value: JsonValue, parts: list[ast.expr]) -> tuple[object, ...]:
    items = _items(value)
    if ast.unparse(parts[-1]) == "...":
        return tuple(_fit(item, parts[0]) for item in items)
    if len(items) != len(parts):
        raise ValueError(f"{len(parts)} values are wanted, got {len(items)}")
    return tuple(_fit(item, part) for item, part in zip(items, parts, strict=True))


def _integer(value: JsonValue) -> int:
    if isinstance(value, str):
        value = float(value) if "." in value else int(value.replace(",", ""))
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != int(value):
        raise ValueError(f"a whole number is wanted, got {value!r}")
    return int(value)


def _number(value: JsonValue) -> float | int:
    if isinstance(value, str):
        value = float(value.replace(",", ""))
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"a number is wanted, got {value!r}")
    return value


def _scalar_text(value: JsonValue) -> str:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"text is wanted, got {value!r}")
    return str(value)


def _truth(value: JsonValue) -> bool:
    if isinstance(value, str) and value.lower() in {"true", "false"}:
        return value.lower() == "true"
    if not isinstance(value, bool):
        raise TypeError(f"true or false is wanted, got {value!r}")
    return value


def _items(value: JsonValue) -> list[JsonValue]:
    if not isinstance(value, list):
        raise TypeError(f"a list is wanted, got {value!r}")
    return value
