"""Lists and tables as answers lay them out: in a line, in lines, with a header, as `name: value`."""

import csv
import re

from pydantic import JsonValue

from self_evolving_agent.chat.quantities import number, without_label

_BULLET = re.compile(r"^\s*(?:[-*\u2022]|\d+[.)])\s+")
_RULE = re.compile(r"[\s|:+-]+")
_AND = re.compile(r",?\s+(?:and|und|et|y|e|&)\s+(?=[^,;]+$)")
_SAYS = re.compile(r"\b(?:is|are|was|were|has|have|will|can|do|does|you|i)\b|[!?]", re.IGNORECASE)
_NO_ITEM = re.compile(r"[.:{),`]$|,\S")
_ITEM_WORDS, _ITEM_LENGTH = 4, 60
_FEWEST = 2
_DELIMITERS = (",", "\t", ";", "|")

Scalar = str | int | float | bool | None
Table = list[JsonValue]


def list_in_line(text: str) -> list[JsonValue] | None:
    """Read `fig, pear and plum` or `1 2 3`."""
    spaced = [number(part) for part in text.split()]
    if len(spaced) >= _FEWEST and None not in spaced:
        return [*spaced]
    if text.endswith((".", "!", "?")) or "://" in text:
        return None
    for separator in (r",\s+", r",", r";\s*"):
        parts = [part.strip() for part in re.split(separator, text)]
        if len(parts) > 1 and (last := _AND.split(parts[-1])) and len(last) > 1:
            parts = [*parts[:-1], *last]
        if len(parts) >= _FEWEST and all(map(_is_item, parts)) and (len(parts) > _FEWEST or _are_alike(parts)):
            return [scalar(part) for part in parts]
    return None


def pairs_in_line(text: str) -> Table | None:
    """Read `the: 2, cat: 1`."""
    parts = re.split(r"[,;]\s+", text)
    return pairs_in_lines(parts) if len(parts) >= _FEWEST else None


def rows_in_lines(lines: list[str]) -> Table | None:
    """Read a table with a header, its columns apart by one of the usual signs, or in Markdown."""
    if all(line.lstrip().startswith("|") for line in lines):
        lines = [line.strip().strip("|") for line in lines if not _RULE.fullmatch(line)]
    for delimiter in _DELIMITERS:
        try:
            rows = [[cell.strip() for cell in row] for row in csv.reader(lines, delimiter=delimiter)]
        except csv.Error:
            continue
        header = rows[0] if rows else []
        if len(rows) < _FEWEST or len(header) < _FEWEST or len(set(header)) < len(header):
            continue
        is_named = all(cell and number(cell) is None and len(cell) <= _ITEM_LENGTH for cell in header)
        is_even = all(len(row) == len(header) for row in rows) and not any(map(_says, header))
        if is_named and is_even and (_has_numbers(rows) or not any(f"{delimiter} " in line for line in lines)):
            return [dict(zip(header, map(scalar, row), strict=True)) for row in rows[1:]]
    return None


def pairs_in_lines(lines: list[str]) -> Table | None:
    """Read lines of `name: value`."""
    pairs = [line.partition(":") for line in lines]
    if not all(_is_name(name.strip()) and value.strip() and not value.startswith("//") for name, _, value in pairs):
        return None
    return [{"name": name.strip(), "value": scalar(value.strip())} for name, _, value in pairs]


def items_in_lines(lines: list[str]) -> list[JsonValue] | None:
    """Read a list with one item a line; a first line that names it may stand before."""
    if len(lines) > _FEWEST and lines[0].endswith(":") and all(map(_BULLET.match, lines[1:])):
        lines = lines[1:]
    items = [_BULLET.sub("", line).strip() for line in lines]
    return [scalar(item) for item in items] if all(map(_is_item, items)) else None


def scalar(text: str) -> Scalar:
    """Read one cell: a number, or what stands there."""
    value = number(text)
    return text.strip("\"'") if value is None else value


def list_after_label(text: str) -> list[JsonValue] | None:
    """Read `Primes: 2, 3, 5`."""
    rest = without_label(text)
    return list_in_line(rest) if rest != text else None


def _has_numbers(rows: list[list[str]]) -> bool:
    """Tell whether a column holds numbers below its name; without any, "Berlin, Germany" is no header."""
    return any(all(number(cell) is not None for cell in column[1:]) for column in zip(*rows, strict=True))


def _is_name(text: str) -> bool:
    return _is_item(text) and number(text) is None


def _is_item(text: str) -> bool:
    is_short = 0 < len(text) <= _ITEM_LENGTH and len(text.split()) <= _ITEM_WORDS and not _says(text)
    return is_short and (number(text) is not None or _NO_ITEM.search(text) is None)


def _says(text: str) -> bool:
    """Tell whether something is a part of a sentence rather than a name."""
    return " " in text and _SAYS.search(text) is not None


def _are_alike(parts: list[str]) -> bool:
    """Tell two items from a sentence with a comma: "Berlin, Germany" from "Dear Ann, thank you"."""
    return all(" " not in part for part in parts) or all(part[:1].isupper() or part[:1].isdigit() for part in parts)
