"""Calling a tool that exists: what its parameters take, whether arguments fit, and what came back."""

import ast
from collections.abc import Collection, Mapping
from types import MappingProxyType

from pydantic import JsonValue

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import encode, same_value
from self_evolving_agent.models import Call, CallOutcome, Program
from self_evolving_agent.structured import Schema
from self_evolving_agent.tools.values import SEQUENCES, fit

_SCALARS = {"int": "integer", "float": "number", "complex": "number", "str": "string", "bool": "boolean"}


def parameters_of(signature: str) -> dict[str, str]:
    """Give the parameters of a `def` line in order, with their types as written; empty text where there is none."""
    function = function_of(signature)
    return {arg.arg: ast.unparse(arg.annotation) if arg.annotation else "" for arg in arguments_of(function)}


def unnamed(signature: str) -> str:
    """Give the parameters that no name reaches, as written: those before a `/`, `*args`, `**kwargs`; else nothing.

    Tools are called by the names of their parameters.
    """
    return unnamed_in(function_of(signature).args)


def unnamed_in(arguments: ast.arguments) -> str:
    """Give the same of a function that was read."""
    found = [arg.arg for arg in arguments.posonlyargs]
    found += [f"*{arguments.vararg.arg}"] if arguments.vararg else []
    return ", ".join([*found, *([f"**{arguments.kwarg.arg}"] if arguments.kwarg else [])])


def required_of(signature: str) -> tuple[str, ...]:
    """Give the parameters without a default."""
    function = function_of(signature)
    optional = _defaults_of(function)
    return tuple(arg.arg for arg in arguments_of(function) if arg.arg not in optional)


def without_defaults(arguments: Mapping[str, JsonValue], signature: str) -> dict[str, JsonValue]:
    """Leave out arguments that say what goes without saying: a task need not state them."""
    defaults = _defaults_of(function_of(signature))
    return {
        name: value for name, value in arguments.items() if name not in defaults or not _says(defaults[name], value)
    }


def _defaults_of(function: ast.FunctionDef) -> dict[str, ast.expr]:
    """Give the defaults of the parameters that have one."""
    found = function.args
    positional = [*found.posonlyargs, *found.args]
    pairs = [
        *zip(positional[len(positional) - len(found.defaults) :], found.defaults, strict=True),
        *zip(found.kwonlyargs, found.kw_defaults, strict=True),
    ]
    return {arg.arg: default for arg, default in pairs if default is not None}


def _says(node: ast.expr, value: JsonValue) -> bool:
    try:
        return same_value(encode(ast.literal_eval(node)), value)
    except (ValueError, TypeError):
        return False


def schema_of(signature: str, named: Mapping[str, JsonValue] = MappingProxyType({})) -> Schema:
    """Give the JSON schema of a tool's arguments.

    Args:
        signature: The `def` line.
        named: Lists and the like that stand under a name; a parameter that takes one is given by the name alone.
    """
    function = function_of(signature)
    properties: Schema = {}
    for arg in arguments_of(function):
        names: list[JsonValue] = [name for name, value in named.items() if _takes(arg.annotation, value)]
        properties[arg.arg] = {"enum": names} if names else _schema(arg.annotation)
    return {"type": "object", "properties": properties, "required": list(required_of(signature))}


def fitted(arguments: Mapping[str, JsonValue], signature: str) -> dict[str, JsonValue] | str:
    """Make plain JSON arguments what the signature takes: `"7"` becomes 7 for an `int`, and so on.

    Returns:
        The arguments in the encoding of `encoding.py`, or why they do not fit.
    """
    function = function_of(signature)
    known = {arg.arg: arg.annotation for arg in arguments_of(function)}
    unknown = sorted(set(arguments) - set(known))
    if unknown:
        return f"there is no parameter {unknown[0]}; there are: {', '.join(known) or 'none'}"
    missing = [name for name in required_of(signature) if name not in arguments]
    if missing:
        return f"the argument {missing[0]} is missing"
    found: dict[str, JsonValue] = {}
    for name, value in arguments.items():
        try:
            found[name] = encode(fit(value, known[name]))
        except (ValueError, TypeError) as error:
            return f"{name}: {error}"
    return found


def named(call: Call, signature: str) -> dict[str, JsonValue] | None:
    """Give the arguments of a call by parameter; None where they do not fit the signature."""
    function = function_of(signature)
    names = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args)]
    if len(call.args) > len(names):
        return None
    arguments = dict(zip(names, call.args, strict=False)) | call.kwargs
    known = {arg.arg for arg in arguments_of(function)}
    fits = len(arguments) == len(call.args) + len(call.kwargs) and set(arguments) <= known
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


def function_of(signature: str) -> ast.FunctionDef:
    """Give a `def` line as a function without a body."""
    (function,) = ast.parse(f"{signature}: ...").body
    assert isinstance(function, ast.FunctionDef)  # noqa: S101 - every signature was read by `read_signature`
    return function


def arguments_of(function: ast.FunctionDef) -> tuple[ast.arg, ...]:
    """Give the parameters of a function that have names, in order."""
    return (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)


def _takes(note: ast.expr | None, value: JsonValue) -> bool:
    if note is None or not isinstance(value, list):
        return False
    try:
        return isinstance(fit(value, note), Collection)
    except (ValueError, TypeError):
        return False


def _schema(note: ast.expr | None) -> Schema:
    match note:
        case ast.Name(id=name) if name in _SCALARS:
            return {"type": _SCALARS[name]}
        case ast.Name(id=name) if name in SEQUENCES:
            return {"type": "array"}
        case ast.Name(id="dict"):
            return {"type": "object"}
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[_, *_] as parts)):
            same = len({ast.dump(part) for part in parts}) == 1 or ast.unparse(parts[-1]) == "..."
            return {"type": "array", "items": _schema(parts[0])} if same else {"type": "array"}
        case ast.Subscript(value=ast.Name(id=name), slice=item) if name in SEQUENCES:
            return {"type": "array", "items": _schema(item)}
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return {"type": "object", "additionalProperties": _schema(value)}
        case _:
            return {}
