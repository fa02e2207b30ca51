"""Reading an answer as data: a number, a list, a table, or else a text."""

import ast
import json
import re
from dataclasses import dataclass
from typing import NoReturn, TypeGuard

from pydantic import JsonValue

from self_evolving_agent.chat.layouts import (
    items_in_lines,
    list_after_label,
    list_in_line,
    pairs_in_line,
    pairs_in_lines,
    rows_in_lines,
)
from self_evolving_agent.chat.quantities import quantity_in, without_label
from self_evolving_agent.models.chats import ResultKind

MOST_READ = 1_000_000
"""Characters; a longer answer stays a text."""

_FENCED = re.compile(r"\A```[\w-]*\n(.*)\n```\Z", re.DOTALL)


@dataclass(frozen=True)
class Data:
    """What an answer is as data.

    Attributes:
        value: Plain JSON; a table is a list of objects with the same keys.
        written: Of a number, how it stands in the answer, where that says more: "42 km".
    """

    kind: ResultKind
    value: JsonValue
    written: str = ""


def read_data(answer: str) -> Data:
    """Tell what an answer is; what is neither number, list nor table is a text."""
    text = answer.strip()
    if len(text) > MOST_READ:
        return Data("text", answer)
    fenced = _FENCED.match(text)
    inside = fenced.group(1).strip() if fenced else text
    lines = [line.rstrip() for line in inside.splitlines() if line.strip()]
    found = _of_literal(inside) or (_of_line(lines[0]) if len(lines) == 1 else _of_lines(lines)) if lines else None
    return found or Data("text", text)


def size_of(data: Data) -> str:
    """Say how much it is, for people: `list of 5`, `table of 3 rows`."""
    match data.kind, data.value:
        case "list", list(items):
            return f"list of {len(items)}"
        case "table", list(rows):
            return f"table of {len(rows)} row{'s' * (len(rows) != 1)}"
        case kind, _:
            return kind


def _of_line(text: str) -> Data | None:
    quantity = quantity_in(text)
    if quantity is not None:
        return Data("number", quantity.number, quantity.written)
    literal = _of_literal(without_label(text))
    if literal is not None:
        return literal
    pairs = pairs_in_line(text)
    if pairs is not None:
        return Data("table", pairs)
    items = list_after_label(text) or list_in_line(text)
    return Data("list", items) if items is not None else None


def _of_lines(lines: list[str]) -> Data | None:
    table = rows_in_lines(lines) or pairs_in_lines(lines)
    if table is not None:
        return Data("table", table)
    items = items_in_lines(lines)
    return Data("list", items) if items is not None else None


def _of_literal(text: str) -> Data | None:
    if text[:1] not in {"[", "{", "("}:
        return None
    try:
        return _of_value(json.loads(text, parse_constant=_refuse, parse_float=_finite))
    except (ValueError, RecursionError):
        pass
    try:
        return _of_value(_plain(ast.literal_eval(text)))
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return None


def _of_value(value: JsonValue) -> Data | None:
    match value:
        case list():
            return Data("table" if _is_table(value) else "list", value)
        case dict():
            rows: list[JsonValue] = [{"name": name, "value": item} for name, item in value.items()]
            is_flat = all(not isinstance(item, list | dict) for item in value.values())
            return Data("table", rows) if is_flat and rows else None
        case _:
            return None


def _is_table(rows: list[JsonValue]) -> bool:
    first = rows[0] if rows else None
    return (
        isinstance(first, dict) and bool(first) and all(isinstance(r, dict) and r.keys() == first.keys() for r in rows)
    )


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} has no JSON form")


def _finite(written: str) -> float:
    value = float(written)
    return value if abs(value) != float("inf") else _refuse(written)


def _plain(value: object) -> JsonValue:
    """Turn a Python literal into plain JSON.

    Raises:
        TypeError: If it holds what has no JSON form.
    """
    match value:
        case float() if value != value or abs(value) == float("inf"):  # noqa: PLR0124 - so NaN is known
            raise TypeError("no JSON form")
        case None | bool() | int() | float() | str():
            return value
        case list() | tuple():
            return [_plain(item) for item in value]
        case set() | frozenset():
            return _in_order([_plain(item) for item in value])
        case dict() if _has_names(value):
            return {name: _plain(item) for name, item in value.items()}
        case _:
            raise TypeError(f"{type(value).__name__} has no JSON form")


def _in_order(items: list[JsonValue]) -> list[JsonValue]:
    """Put what had no order into one that does not change."""
    numbers = [item for item in items if isinstance(item, int | float)]
    return [*sorted(numbers)] if len(numbers) == len(items) else sorted(items, key=repr)


def _has_names(value: dict[object, object]) -> TypeGuard[dict[str, object]]:
    return all(isinstance(name, str) for name in value)
