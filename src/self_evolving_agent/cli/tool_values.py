"""From what a person types after `tool run NAME` to the arguments of the tool."""

import ast
import json
from collections.abc import Iterator, Mapping, Sequence

from pydantic import JsonValue

from self_evolving_agent.errors import UsageError
from self_evolving_agent.tools.calls import parameters_of, required_of

_LISTS = frozenset({"list", "tuple", "set", "frozenset", "Sequence", "Iterable", "Collection"})
_CONVERTED = frozenset({"int", "float", "bool", "str"})
"""Types whose values `fitted` reads from text; everything else may be written as JSON."""


def arguments_of(words: Sequence[str], signature: str, tool: str) -> dict[str, JsonValue]:
    """Read `--name value`, `--name=value`, `--flag`, and values without a name, which fill parameters in order.

    Raises:
        UsageError: If there is no such parameter, one is given twice, or there are too many values.
    """
    parameters = parameters_of(signature)
    found: dict[str, JsonValue] = {}
    for name, text in _pairs(words, parameters, tool):
        if name in found:
            raise UsageError(f"{name} is given twice", usage(signature, tool))
        kind = _outermost(parameters[name])
        if text is None and kind not in {"bool", ""}:
            raise UsageError(f"{name} needs a value", usage(signature, tool))
        found[name] = True if text is None else _value(text, kind)
    return found


def read_object(text: bytes, signature: str, tool: str) -> dict[str, JsonValue]:
    """Read arguments as a JSON object by parameter; nothing at all is none.

    Raises:
        UsageError: If it is none.
    """
    if not text.strip():
        return {}
    try:
        read: JsonValue = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UsageError(f"stdin holds no JSON: {error}", usage(signature, tool)) from error
    if not isinstance(read, dict):
        raise UsageError("stdin holds no JSON object", usage(signature, tool))
    return read


def usage(signature: str, tool: str) -> str:
    """Say how a tool is called from the command line."""
    required = required_of(signature)
    notes = parameters_of(signature).items()
    words = [
        f"--{name} {note or 'VALUE'}" if name in required else f"[--{name} {note or 'VALUE'}]" for name, note in notes
    ]
    return f"tool run {' '.join([tool, *words])}"


def _pairs(words: Sequence[str], parameters: Mapping[str, str], tool: str) -> Iterator[tuple[str, str | None]]:
    """Yield names with what was typed for them; None for a name alone."""
    names = list(parameters)
    waiting = list(words)
    given: set[str] = set()
    while waiting:
        word = waiting.pop(0)
        if word.startswith("--") and len(word) > len("--"):
            name, is_joined, text = word[2:].partition("=")
            name = _known(name, names, tool)
            has_value = bool(waiting) and not waiting[0].startswith("--")
            given.add(name)
            yield name, text if is_joined else waiting.pop(0) if has_value else None
            continue
        name = next((name for name in names if name not in given), "")
        if not name:
            raise UsageError(f"{tool} takes no more values than {len(names)}: {word!r} is left over")
        given.add(name)
        yield name, word


def _known(typed: str, names: Sequence[str], tool: str) -> str:
    name = typed if typed in names else typed.replace("-", "_")
    if name not in names:
        raise UsageError(f"{tool} has no parameter {typed!r}", f"it has: {', '.join(names) or 'none'}")
    return name


def _value(text: str, kind: str) -> JsonValue:
    if kind in _LISTS:
        return _list(text)
    if kind in _CONVERTED:
        return text
    return _json(text, text)


def _outermost(note: str) -> str:
    """Give the name of a type without what stands in its brackets; of `X | None` that of X; empty for the rest."""
    if not note:
        return ""
    match ast.parse(note, mode="eval").body:
        case ast.Subscript(value=ast.Name(id=name)) | ast.Name(id=name):
            return name
        case ast.BinOp(left=ast.Name(id="str"), right=ast.Constant(value=None)):
            return "str"
        case ast.BinOp(left=ast.Subscript(value=ast.Name(id=name)), right=ast.Constant(value=None)):
            return name
        case _:
            return ""


def _list(text: str) -> JsonValue:
    """Read a list, as JSON or its items separated by commas."""
    read = _json(text, None)
    if isinstance(read, list):
        return read
    return [item.strip() for item in text.split(",")] if text.strip() else []


def _json(text: str, otherwise: JsonValue) -> JsonValue:
    try:
        read: JsonValue = json.loads(text)
    except (ValueError, RecursionError):
        return otherwise
    return read
