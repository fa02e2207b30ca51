"""How a tool's value becomes the answer: in the form that the task asks for, plain text otherwise."""

import ast
import json
import re

from pydantic import JsonValue

from self_evolving_agent.encoding import encode, show
from self_evolving_agent.tools.templates import in_stated_form

_JOINED = (
    (re.compile(r"\b(comma|,)[- ]?(separated|delimited)|separated by (a )?commas?\b", re.IGNORECASE), ", "),
    (re.compile(r"\b(semicolon)[- ]?(separated|delimited)|separated by (a )?semicolons?\b", re.IGNORECASE), "; "),
    (re.compile(r"\b(space)[- ]?(separated|delimited)|separated by (a )?(single )?spaces?\b", re.IGNORECASE), " "),
    (
        re.compile(
            r"\b(one|each) (\w+ )?(per|on (its|a) own|on a new|on a separate) line\b|\bline by line\b", re.IGNORECASE
        ),
        "\n",
    ),
)
_SIGN = re.compile(r"\bseparated by (?:an? )?[\"'`“(]?([^\s\w\"'`“”()]{1,3})[\"'`”)]?(?![^\s.,;:)])")
"""Any other sign by which a task wants items separated."""

_NO_SPACE = re.compile(r"\bwithout spaces\b", re.IGNORECASE)
_AS_JSON = re.compile(r"\b(as|in) (valid )?json\b|\bjson (list|array|object)\b|\bpython list\b", re.IGNORECASE)
_BRACKETED = re.compile(r"\blist of\b[^.\n]*\[[^\]\n]*\]|\be\.?g\.?\W*\[|\blike \[", re.IGNORECASE)
_GIVEN_LIST = re.compile(r"(?<!\w)\[[^\[\]]*\]")
_OPENING = ("[", "(")
EXACT = 1e15
"""Whole numbers below it are written without an exponent."""

_NUMBER_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_DECIMALS = re.compile(
    rf"\b(\d+|{'|'.join(_NUMBER_WORDS)}) (decimals?\b|decimal (places?|digits?)|digits after the (decimal )?point)",
    re.IGNORECASE,
)
_WHOLE = re.compile(r"\b(to|as) (the nearest |a )?(whole number|integer)\b", re.IGNORECASE)


def written(value: JsonValue, task: str) -> str:
    """Write a value in the encoding of `encoding.py` as the answer to a task.

    What the task says of the form is followed: how items are separated, how many decimals, JSON. Otherwise a list is
    written as the task writes its own, in brackets or joined by commas, rows of a table stand on lines, and a text
    stands as it is.
    """
    decimals = _decimals(task)
    if isinstance(value, str):
        return in_stated_form(value, task)
    joint = _joint(task)
    items = _items(value)
    if _AS_JSON.search(task) or (items is not None and joint is None and _BRACKETED.search(task)):
        return json.dumps(plain(value, decimals), ensure_ascii=False)
    if items is None:
        return in_stated_form(_scalar(value, decimals), task)
    items = _as_given(items, task)
    quote = _quote_of_lists(task)
    if joint is None and quote is not None and not any(_items(item) for item in items):
        return _bracketed(items, decimals, quote)
    joint = joint or ", "
    if _NO_SPACE.search(task):
        joint = joint.strip() or joint
    rows = [row for item in items if (row := _items(item)) is not None]
    if rows and len(rows) == len(items):
        within = ", " if joint == "\n" else joint
        return "\n".join(within.join(_scalar(cell, decimals) for cell in row) for row in rows)
    return joint.join(_scalar(item, decimals) for item in items)


def reformed(printed: str, task: str) -> str:
    """Write what a program printed in the form that the task asks for: a list as source, or a form it spells out."""
    if printed[:1] not in _OPENING or "\n" in printed:
        return in_stated_form(printed, task)
    if _joint(task) is None and not _texts_given(task):
        return printed
    try:
        value = ast.literal_eval(printed)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return printed
    return written(encode(value), task)


def _texts_given(task: str) -> list[str]:
    """Give the items of the last list in brackets of a task where all of them are texts."""
    lists: list[str] = _GIVEN_LIST.findall(task)
    try:
        given = ast.literal_eval(lists[-1]) if lists else []
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return []
    return given if all(isinstance(item, str) for item in given) else []


def _as_given(items: list[JsonValue], task: str) -> list[JsonValue]:
    """Write numbers that were chosen among texts of the task as they stand there: '64.0', and not 64 or '64'."""
    left = [(number, text) for text in _texts_given(task) if (number := _number_in(text)) is not None]
    chosen: list[JsonValue] = []
    for item in items:
        number = _number_in(item)
        one = next((pair for pair in left if pair[0] == number), None)
        if one is None:
            return items
        left.remove(one)
        chosen.append(one[1])
    return chosen


def _number_in(item: JsonValue) -> float | None:
    if isinstance(item, bool) or not isinstance(item, int | float | str):
        return None
    try:
        return float(item)
    except (ValueError, OverflowError):
        return None


def _joint(task: str) -> str | None:
    """Tell what stands between items by what the task says last of it: its own items are told of before."""
    said = [(found.start(), joint) for pattern, joint in _JOINED for found in pattern.finditer(task)]
    said += [(found.start(), _around(found.group(1), task)) for found in _SIGN.finditer(task)]
    return max(said)[1] if said else None


def _around(sign: str, task: str) -> str:
    """Give a sign with the spaces that it has where the task itself puts it between two things."""
    shown = re.search(rf"[\w)\]](\s*){re.escape(sign)}(\s*)[\w(\[]", task)
    usual = (" ", " ") if sign not in ",;" else ("", " ")
    before, after = shown.groups() if shown else usual
    return f"{before}{sign}{after}"


def _quote_of_lists(task: str) -> str | None:
    """Give the quotes that the last list in brackets of a task has; None where the task writes none so."""
    lists: list[str] = _GIVEN_LIST.findall(task)
    if not lists or not (lists[-1][1:-1].strip() or len(lists) > 1):
        return None
    return '"' if '"' in lists[-1] and "'" not in lists[-1] else "'"


def _bracketed(items: list[JsonValue], decimals: int | None, quote: str) -> str:
    """Write a list as source code does."""
    if quote == '"':
        return json.dumps([plain(item, decimals) for item in items], ensure_ascii=False)
    return "[" + ", ".join(show(i) if isinstance(i, str) else _scalar(i, decimals) for i in items) + "]"


def _decimals(task: str) -> int | None:
    if match := _DECIMALS.search(task):
        word = match.group(1).lower()
        return int(word) if word.isdigit() else _NUMBER_WORDS[word]
    return 0 if _WHOLE.search(task) else None


def _items(value: JsonValue) -> list[JsonValue] | None:
    match value:
        case list():
            return value
        case {"$tuple": list(items)}:
            return items
        case _:
            return None


def _scalar(value: JsonValue, decimals: int | None) -> str:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return _number(value, decimals)
    match value:
        case str():
            return value
        case {"$dict": list(pairs)}:
            return ", ".join(
                f"{_scalar(pair[0], None)}: {_scalar(pair[1], decimals)}" for pair in pairs if isinstance(pair, list)
            )
        case list():
            return "[" + ", ".join(_scalar(item, decimals) for item in value) + "]"
        case {"$tuple": list(items)}:
            return "(" + ", ".join(_scalar(item, decimals) for item in items) + ")"
        case _:
            return show(value)


def _number(value: float, decimals: int | None) -> str:
    if isinstance(value, int):
        return f"{value}.{'0' * decimals}" if decimals else str(value)
    if decimals is not None:
        return f"{value:z.{decimals}f}"
    return str(int(value)) if value.is_integer() and abs(value) < EXACT else f"{value:.15g}"


def plain(value: JsonValue, decimals: int | None = None) -> JsonValue:
    """Give a value in the encoding as plain JSON: tuples as lists, pairs as an object."""
    match value:
        case float() if decimals is not None:
            return round(value, decimals)
        case list():
            return [plain(item, decimals) for item in value]
        case {"$tuple": list(items)}:
            return [plain(item, decimals) for item in items]
        case {"$dict": list(pairs)}:
            return {_scalar(p[0], None): plain(p[1], decimals) for p in pairs if isinstance(p, list)}
        case _:
            return value
