"""Where a value may be written in a text, and in which forms."""

import math
import re
from collections.abc import Iterator
from typing import NamedTuple

from pydantic import JsonValue

from self_evolving_agent.tools.routing.brackets import SHAPES, fits
from self_evolving_agent.tools.routing.passages import PASSAGES, read_passage
from self_evolving_agent.tools.routing.slots import PAIRING, SEPARATORS, SIGNS, item_reader, read
from self_evolving_agent.tools.routing.spelled import SPELLED, spelled

_NUMBERS = ("int", "float", "number")
_AFFIXED = tuple(
    form
    for kind in _NUMBERS
    for form in (*(f"{sign}{kind}" for sign in "$€£¥"), *(f"{kind}{unit}" for unit in ("%", "€", "°C", "°F", "°")))
)
_DATES = ("date", "moment", "slashed date", "dotted date", "day first", "month first", "time", "clock")
_DELIMITED = ("quoted", "escaped", "fenced")
_STRINGS = (*_DELIMITED, *_DATES, "digits", "letter", "raw int", "raw number", "word", "code", "token")
_ITEMS_OF_NUMBERS = (*_NUMBERS, *_AFFIXED, "percent")
_ITEMS_OF_TEXT = ("quoted", *_DATES, "digits", "letter", "word", "code", "token", "name", "phrase", "entry")
_MARKED = ("bullet", "numbered")
_INNER = ("comma", "tight", "space", *PAIRING)
_OUTER = ("comma", "commas", "and", "semicolon", "newline", "pipe", *_MARKED)
_GROUPS = ("group of int", "group of number", "group of any")
_OPENING = frozenset(" \t\n\"'`“„«\u2018[({$€£¥+-\u2212.")
_QUOTE = re.compile(r"[\"'`“„«\u2018]")
_NUMBER = re.compile(r"[0-9][0-9,]*+(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?")
_DIGITS = re.compile(r"[0-9]++")
_FRACTION = re.compile(r"[0-9]\.")
_LINE_ENDS = re.compile(r"[^\S\n]*+(?:\n|\Z)")
_STARTS = 100
_BACK = 8


class Place(NamedTuple):
    """A span of a text that is a value, with the forms that read it there, narrow before wide."""

    start: int
    end: int
    forms: tuple[str, ...]


def places(value: JsonValue, text: str) -> tuple[Place, ...]:
    """Find all spans of the text that are this value; where quotes or brackets belong to it, only with them."""
    spans: dict[tuple[int, int], dict[str, None]] = {}
    for start in _starts(value, text):
        for form, end in _readings(value, text, start):
            spans.setdefault((start, end), {})[form] = None
    delimited = [span for span, forms in spans.items() if any(map(_is_delimited, forms))]
    return tuple(
        Place(start, end, tuple(forms))
        for (start, end), forms in sorted(spans.items())
        if not any(s <= start and end <= e and (s, e) != (start, end) for s, e in delimited)
    )


def same(one: JsonValue, other: JsonValue) -> bool:
    """Tell whether two encoded values are the same, type by type: a tool may tell 1 from 1.0."""
    return repr(one) == repr(other)


def _is_delimited(form: str) -> bool:
    return form in _DELIMITED or form.startswith(("literal ", "loose ", "group ", "ordinal"))


def _readings(value: JsonValue, text: str, start: int) -> Iterator[tuple[str, int]]:
    for kind in ("literal", "loose"):
        reading = read(f"{kind} any", text, start)
        if reading is not None and same(reading.value, value):
            yield from ((f"{kind} {shape}", reading.end) for shape in SHAPES if fits(value, shape))
    for form in _forms(value, text, start):
        reading = read(form, text, start)
        if reading is not None and same(reading.value, value):
            yield form, reading.end
    if isinstance(value, str) and text.startswith(value, start):
        end = start + len(value)
        yield from ((form, end) for form in PASSAGES if _is_passage(form, text, start, end))
        if not _is_within_a_word(text, start) and read("phrase", text, start) == (value, end):
            yield "phrase", end


def _is_passage(form: str, text: str, start: int, end: int) -> bool:
    # What comes after a block is known only when there is a route; until then, any line may go on.
    reading = read_passage(form, text[:end] if form == "block" else text, start, "")
    return reading is not None and reading.end == end and _LINE_ENDS.match(text, end) is not None


def _forms(value: JsonValue, text: str, start: int) -> Iterator[str]:
    match value:
        case bool():
            yield "bool"
        case int() | float():
            yield from (*_NUMBERS, "percent", "ordinal", "spelled")
        case str():
            yield from () if _is_within_a_word(text, start) else (*_STRINGS, *_raw(value), "name")
        case list():
            yield from _lists(value, text, start)
        case {"$dict": list(pairs)}:
            yield from (f"dict {form}" for form in _pairs(pairs, text, start))


def _is_within_a_word(text: str, at: int) -> bool:
    """Tell whether a letter follows a letter here, or a digit a digit; "km" begins within "5km"."""
    two = text[max(at - 1, 0) : at + 1]
    return len(two) > 1 and (two.isalpha() or two.isdigit())


def _raw(value: str) -> Iterator[str]:
    """Give the forms of a list in which a string is written that the tool takes apart itself."""
    separators = [name for name, pattern in SEPARATORS.items() if pattern.search(value)]
    for item in (*_ITEMS_OF_NUMBERS, *_ITEMS_OF_TEXT):
        yield from (f"raw {item}/{name}" for name in separators if _separates(name, item))
    for item in (*_NUMBERS, "time"):
        yield from (f"raw {item}/{one}/{two}" for one in separators for two in separators if two in _OUTER)
    yield "raw literal any"


def _separates(separator: str, item: str) -> bool:
    return item != "entry" or separator in _MARKED


def _lists(value: list[JsonValue], text: str, start: int) -> Iterator[str]:
    match value:
        case [list([first, *_]) as row, *_]:
            rows = (f"{item}/{inner}" for item in _items(first, text, start) if item != "entry" for inner in _INNER)
            for form in rows:
                if _begins(form, row, text, start):
                    yield from (f"{form}/{outer}" for outer in _OUTER)
            yield from (f"{group}/{outer}" for group in _GROUPS for outer in _OUTER)
            yield from (f"pairs {form}" for form in _pairs(value, text, start))
        case [first, *_]:
            for item in _items(first, text, start):
                yield from (f"{item}/{separator}" for separator in SEPARATORS if _separates(separator, item))


def _begins(row_form: str, row: list[JsonValue], text: str, start: int) -> bool:
    """Tell whether the text goes on like the row here, where it may also go on with the next one."""
    reading = read(row_form, text, start)
    return reading is not None and isinstance(reading.value, list) and same(reading.value[: len(row)], row)


def _items(first: JsonValue, text: str, start: int) -> Iterator[str]:
    """Give the forms of items that may hold the first item."""
    match first:
        case bool():
            items: tuple[str, ...] = ("bool",)
        case int() | float():
            items = (*_ITEMS_OF_NUMBERS, *(f"plain {kind}" for kind in _NUMBERS))
        case _:
            items = _ITEMS_OF_TEXT
    for item in items:
        reading = item_reader(item, "comma")(text, start)
        if reading is not None and same(reading.value, first):
            yield item.removeprefix("plain ")


def _pairs(pairs: list[JsonValue], text: str, start: int) -> Iterator[str]:
    """Give the forms of pairs that may hold the first one."""
    match pairs:
        case [[str() | int() | float() as key, str() | int() | float() as value], *_]:
            for name in _items(key, text, start):
                first = item_reader(name, "comma")(text, start)
                for sign, pattern in SIGNS.items() if first else ():
                    found = pattern.match(text, first.end) if first else None
                    for item in _items(value, text, found.end()) if found else ():
                        yield from (f"{name} {sign} {item}/{outer}" for outer in _OUTER)


def _starts(value: JsonValue, text: str) -> list[int]:
    """Give where the value may begin: at its first scalar, or at what opens before that."""
    found = {fence.start() for fence in re.finditer("```", text)} if isinstance(value, str) else set()
    for leaf in _leaf_starts(_first_leaf(value), text):
        found.add(leaf)
        for start in range(leaf - 1, max(leaf - _BACK, 0) - 1, -1):
            if text[start] not in _OPENING:
                break
            if not text[start].isspace():
                found.add(start)
    return sorted(found)


def _first_leaf(value: JsonValue) -> JsonValue:
    match value:
        case [first, *_] | {"$tuple": [first, *_]} | {"$set": [first, *_]} | {"$dict": [[first, *_], *_]}:
            return _first_leaf(first)
        case _:
            return value


def _leaf_starts(leaf: JsonValue, text: str) -> list[int]:
    match leaf:
        case bool():
            return [found.start() for found in re.finditer(rf"(?i:\b{leaf}\b)", text)][:_STARTS]
        case int() | float():
            return [*_number_starts(leaf, text)][:_STARTS]
        case str() if leaf.strip() and leaf in text:
            return [found.start() for found in re.finditer(re.escape(leaf), text)][:_STARTS]
        case str():
            return [found.start() for found in _QUOTE.finditer(text)][:_STARTS]
        case _:  # nothing in it, or None
            return [found.start() for found in re.finditer(r"[\[({]", text)][:_STARTS]


def _number_starts(leaf: float, text: str) -> Iterator[int]:
    yield from (found.start() for found in SPELLED.finditer(text) if spelled(found.group()) == leaf)
    for pattern in (_NUMBER, _DIGITS):
        for found in pattern.finditer(text):
            written = abs(float(found.group().replace(",", "")))
            is_fraction = _FRACTION.fullmatch(text, max(found.start() - 2, 0), found.start())
            if not is_fraction and any(math.isclose(written, abs(leaf) * n, rel_tol=1e-12) for n in (1, 100)):
                yield found.start()
