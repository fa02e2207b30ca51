"""Reading an answer as data: a number, a list, a table, or else a text."""

import ast
import csv
import json
import re
from dataclasses import dataclass
from typing import TypeGuard

from pydantic import JsonValue

from self_evolving_agent.models.chats import ResultKind

MOST_READ = 1_000_000
"""Characters; a longer answer stays a text."""

_LABEL = re.compile(r"[A-Za-z][\w '()-]{0,48}\s*[:=]\s*(?=\S)")
_NUMBER = re.compile(r"[-+\u2212]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:[eE][-+]?\d+)?(?<=\d)")
_BULLET = re.compile(r"^\s*(?:[-*\u2022]|\d+[.)])\s+")
_RULE = re.compile(r"[\s|:+-]+")
_ITEM_WORDS, _ITEM_LENGTH = 4, 60
_FEWEST = 2
_DELIMITERS = (",", "\t", ";", "|")

Scalar = str | int | float | bool | None


@dataclass(frozen=True)
class Data:
    """What an answer is as data.

    Attributes:
        value: Plain JSON; a table is a list of objects with the same keys.
    """

    kind: ResultKind
    value: JsonValue


def read_data(answer: str) -> Data:
    """Tell what an answer is; what is neither number, list nor table is a text."""
    text = answer.strip()
    if len(text) > MOST_READ:
        return Data("text", answer)
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    if len(lines) == 1:
        return _of_line(text) or Data("text", text)
    return _of_literal(text) or _of_lines(lines) or Data("text", text)


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
    found = _of_literal(text)
    if found is not None:
        return found
    label = _LABEL.match(text)
    if label:
        rest = text[label.end() :]
        return _of_literal(rest) or _of_listing(rest)
    return _of_listing(text)


def _of_literal(text: str) -> Data | None:
    number = _number(text)
    if number is not None:
        return Data("number", number)
    if text[:1] not in "[{(\"'":
        return None
    try:
        return _of_value(json.loads(text))
    except (ValueError, RecursionError):
        pass
    try:
        return _of_value(_plain(ast.literal_eval(text)))
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return None


def _of_value(value: JsonValue) -> Data | None:
    match value:
        case bool() | None:
            return None
        case int() | float():
            return Data("number", value)
        case list():
            return Data("table" if _is_table(value) else "list", value)
        case dict():
            rows: list[JsonValue] = [{"name": name, "value": item} for name, item in value.items()]
            is_flat = all(not isinstance(item, list | dict) for item in value.values())
            return Data("table", rows) if is_flat and rows else None
        case str():
            return None


def _is_table(rows: list[JsonValue]) -> bool:
    first = rows[0] if rows else None
    return (
        isinstance(first, dict) and bool(first) and all(isinstance(r, dict) and r.keys() == first.keys() for r in rows)
    )


def _of_listing(text: str) -> Data | None:
    """Read `fig, pear, plum`."""
    if text.endswith((".", "!", "?")):
        return None
    for separator in (", ", ",", "; "):
        parts = [part.strip() for part in text.split(separator)]
        if len(parts) >= _FEWEST and all(map(_is_item, parts)):
            return Data("list", [_scalar(part) for part in parts])
    return None


def _of_lines(lines: list[str]) -> Data | None:
    return _of_rows(lines) or _of_pairs(lines) or _of_items(lines)


def _of_rows(lines: list[str]) -> Data | None:
    """Read a table with a header, its columns apart by one of the usual signs, or in Markdown."""
    if all(line.lstrip().startswith("|") for line in lines):
        lines = [line.strip().strip("|") for line in lines if not _RULE.fullmatch(line)]
    for delimiter in _DELIMITERS:
        rows = [[cell.strip() for cell in row] for row in csv.reader(lines, delimiter=delimiter)]
        header = rows[0]
        if len(rows) < _FEWEST or len(header) < _FEWEST or len(set(header)) < len(header):
            continue
        is_named = all(cell and _number(cell) is None and len(cell) <= _ITEM_LENGTH for cell in header)
        if is_named and all(len(row) == len(header) for row in rows):
            table: list[JsonValue] = [dict(zip(header, map(_scalar, row), strict=True)) for row in rows[1:]]
            return Data("table", table)
    return None


def _of_pairs(lines: list[str]) -> Data | None:
    """Read lines of `name: value`."""
    pairs = [line.partition(":") for line in lines]
    if not all(colon and value.strip() and _is_item(name.strip()) for name, colon, value in pairs):
        return None
    rows: list[JsonValue] = [{"name": name.strip(), "value": _scalar(value.strip())} for name, _, value in pairs]
    return Data("table", rows)


def _of_items(lines: list[str]) -> Data | None:
    items = [_BULLET.sub("", line).strip() for line in lines]
    return Data("list", [_scalar(item) for item in items]) if all(map(_is_item, items)) else None


def _is_item(text: str) -> bool:
    is_short = 0 < len(text) <= _ITEM_LENGTH and len(text.split()) <= _ITEM_WORDS
    return is_short and (_number(text) is not None or not text.endswith((".", "!", "?", ":", "{", ")", ",")))


def _scalar(text: str) -> Scalar:
    number = _number(text)
    return text.strip("\"'") if number is None else number


def _number(text: str) -> int | float | None:
    """Read a number as people write it; digits that begin with a zero are a code."""
    text = text.strip()
    if not _NUMBER.fullmatch(text) or re.match(r"[-+]?0\d", text):
        return None
    text = text.replace(",", "").replace("\u2212", "-")
    return float(text) if re.search(r"[.eE]", text) else int(text)


def _plain(value: object) -> JsonValue:
    """Turn a Python literal into plain JSON.

    Raises:
        TypeError: If it holds what has no JSON form.
    """
    match value:
        case None | bool() | int() | float() | str():
            return value
        case list() | tuple():
            return [_plain(item) for item in value]
        case set() | frozenset():
            return [_plain(item) for item in sorted(value, key=repr)]
        case dict() if _has_names(value):
            return {name: _plain(item) for name, item in value.items()}
        case _:
            raise TypeError(f"{type(value).__name__} has no JSON form")


def _has_names(value: dict[object, object]) -> TypeGuard[dict[str, object]]:
    return all(isinstance(name, str) for name in value)
