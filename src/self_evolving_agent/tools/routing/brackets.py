"""Values that are written between quotes or brackets, and so say themselves where they end."""

import ast
import json
import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from pydantic import JsonValue

from self_evolving_agent.encoding import encode
from self_evolving_agent.tools.closing import closing_bracket
from self_evolving_agent.tools.routing.scalars import Reading

_CLOSING: Mapping[str, str] = MappingProxyType({'"': '"', "`": "`", "“": "”", "„": "“", "«": "»", "\u2018": "\u2019"})
_SINGLE = re.compile(r"'((?:[^'\n]++|'(?=\w))*)'(?!\w)")  # an apostrophe within a word closes nothing
_ESCAPED = re.compile(r""""(?:[^"\\\n]++|\\.)*"|'(?:[^'\\\n]++|\\.)*'""")
_FENCE = re.compile(r"```[\w+-]*+[ \t]*+\n")
_TRIPLE = ('"""', "'''", "```")
_LENGTH = 100_000
_LEAVES = ("int", "float", "number", "bool", "str")
_CONTAINERS = ("list", "tuple", "dict")
SHAPES = (
    *(f"{container} of {leaf}" for container in _CONTAINERS for leaf in _LEAVES),
    *(f"list of {container} of {leaf}" for container in _CONTAINERS for leaf in (*_LEAVES, "any")),
    *(f"{container} of any" for container in _CONTAINERS),
    "any",
)
"""What a bracketed value may be restricted to, narrow before wide."""


def read_quoted(text: str, at: int) -> Reading | None:
    """Read what stands between quotes, as it stands there; a backslash would leave open what it means."""
    reading = _read_triple(text, at) or _read_single(text, at) or _read_pair(text, at)
    return reading if reading and "\\" not in str(reading.value) else None


def read_escaped(text: str, at: int) -> Reading | None:
    r"""Read what stands between quotes with its escapes, so that \n is a line break."""
    found = _ESCAPED.match(text, at)
    if found is None or _in_word(text, found.end()):
        return None
    try:
        value = json.loads(found.group()) if found.group().startswith('"') else ast.literal_eval(found.group())
    except (ValueError, SyntaxError):
        return None
    return Reading(value, found.end())


def read_fenced(text: str, at: int) -> Reading | None:
    """Read the lines of a fenced block."""
    opening = _FENCE.match(text, at)
    close = text.find("\n```", opening.end() - 1) if opening else -1
    if opening is None or close < 0:
        return None
    return Reading(text[opening.end() : close], close + len("\n```"))


def read_literal(text: str, at: int, shape: str, *, loose: bool = False) -> Reading | None:
    """Read a JSON or Python literal in brackets whose value has this shape.

    Args:
        loose: Give tuples as lists.
    """
    end = closing_bracket(text, at, _LENGTH)
    value = _literal(text[at:end]) if end else None
    if end is None or value is None:
        return None
    value = _as_lists(value) if loose else value
    return Reading(value, end) if fits(value, shape) else None


def fits(value: JsonValue, shape: str) -> bool:
    """Tell whether an encoded value has the shape, such as `list of int`."""
    container, _, inner = shape.partition(" of ")
    match value, container:
        case _, "any":
            return True
        case list(items), "list":
            return all(fits(item, inner) for item in items)
        case {"$tuple": list(items)}, "tuple":
            return all(fits(item, inner) for item in items)
        case {"$dict": list(pairs)}, "dict":
            return all(isinstance(pair, list) and isinstance(pair[0], str) and fits(pair[1], inner) for pair in pairs)
        case bool(), _:
            return container == "bool"
        case int(), _:
            return container in {"int", "number"}
        case float(), _:
            return container in {"float", "number"}
        case _:
            return container == "str" and isinstance(value, str)


def _read_triple(text: str, at: int) -> Reading | None:
    mark = next((mark for mark in _TRIPLE if text.startswith(mark, at)), None)
    close = text.find(mark, at + 3) if mark else -1
    return Reading(text[at + 3 : close], close + 3) if close >= 0 else None


def _read_single(text: str, at: int) -> Reading | None:
    found = _SINGLE.match(text, at)
    return Reading(found.group(1), found.end()) if found else None


def _read_pair(text: str, at: int) -> Reading | None:
    closing = _CLOSING.get(text[at : at + 1])
    close = text.find(closing, at + 1) if closing else -1
    if close < 0 or _in_word(text, close + 1):
        return None
    inside = text[at + 1 : close]
    return Reading(inside.strip() if closing == "»" else inside, close + 1)  # French sets spaces there


def _in_word(text: str, at: int) -> bool:
    return text[at : at + 1].isalnum()


def _literal(source: str) -> JsonValue:
    """Read a JSON or Python literal; None for what is none, and for one that says a thing twice."""
    try:
        return encode(json.loads(source, object_pairs_hook=_without_repetition))
    except (ValueError, RecursionError):
        pass
    if "\\" in source:
        return None
    try:
        tree = ast.parse(source, mode="eval")
        if any(_repeats(node) for node in ast.walk(tree)):
            return None
        return encode(ast.literal_eval(tree))
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return None


def _without_repetition(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(found := dict(pairs)) < len(pairs):
        raise ValueError(pairs)
    return found


def _repeats(node: ast.AST) -> bool:
    match node:
        case ast.Dict(keys=keys):
            parts: Iterator[ast.expr] = (key for key in keys if key is not None)
        case ast.Set(elts=elements):
            parts = iter(elements)
        case _:
            return False
    written = [ast.dump(part) for part in parts]
    return len(set(written)) < len(written)


def _as_lists(value: JsonValue) -> JsonValue:
    match value:
        case {"$tuple": list(items)}:
            return [_as_lists(item) for item in items]
        case list():
            return [_as_lists(item) for item in value]
        case _:
            return value
