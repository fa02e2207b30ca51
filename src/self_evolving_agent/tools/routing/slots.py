"""How the value of an argument is written in a text: the forms of slots, by name, and how each is read.

- a scalar of `scalars.py`: `int`, `date`, `word`, `$number` ...
- `quoted`, `escaped`, `fenced`: between quotes or fences; `literal SHAPE`, `loose SHAPE`: in brackets (`brackets.py`)
- `ITEM/SEPARATOR`: a list, such as `int/comma`; `ITEM/INNER/OUTER`: a list of lists, such as `number/space/newline`
- `dict KEY SIGN VALUE/SEPARATOR`, such as `dict word colon int/comma`; `pairs ...`: the same as a list of pairs
- `group of SHAPE/SEPARATOR`: a list of bracketed lists
- `raw FORM`: a string that is written as this form and taken as it stands
- a passage of `passages.py`

Whatever begins at a place and has a form has one end there: the furthest. So a route has one way to read a text.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from pydantic import JsonValue

from self_evolving_agent.tools.routing.brackets import read_escaped, read_fenced, read_literal, read_quoted
from self_evolving_agent.tools.routing.clauses import ends_a_value, is_manner
from self_evolving_agent.tools.routing.passages import PASSAGES, read_passage
from self_evolving_agent.tools.routing.scalars import Reading, read_scalar

Reader = Callable[[str, int], Reading | None]

_WRITTEN: Mapping[str, str] = MappingProxyType(
    {
        "comma": r"[ \t]*+,\s++",
        "tight": r",(?!\s)",
        "commas": r"[ \t]*+,\s*+",
        "semicolon": r"[ \t]*+;\s*+",
        "pipe": r"[ \t]*+\|[ \t]*+",
        "arrow": r"[ \t]*+(?:->|→)[ \t]*+",
        "and": r"[ \t]*+,\s++(?:(and|&)\s++)?|\s++(and|&)\s++",
        "or": r"[ \t]*+,\s++(?:(or)\s++)?|\s++(or)\s++",
        "bullet": r"[ \t]*+\n[ \t]*+[-*•][ \t]++",
        "numbered": r"[ \t]*+\n[ \t]*+[0-9]{1,3}[.)][ \t]++",
        "newline": r"[ \t]*+\n[ \t]*+(?=\S)",
        "space": r"[ \t]++",
        "dash": r"[ \t]*+[-\u2013][ \t]*+",
        "to": r"[ \t]++to[ \t]++",
        "colon": r"[ \t]*+:[ \t]*+",
        "slash": r"[ \t]*+/[ \t]*+",
        "x": r"[ \t]*+[x\u00d7][ \t]*+",
    }
)
SEPARATORS: Mapping[str, re.Pattern[str]] = MappingProxyType({k: re.compile(v) for k, v in _WRITTEN.items()})
# A row does not go on in the next line.
_IN_ROW = MappingProxyType({k: re.compile(v.replace(r"\s", r"[ \t]")) for k, v in _WRITTEN.items()})
PAIRING = ("dash", "to", "colon", "slash", "x")
"""Separators of two values, which are too weak to hold a longer list together."""

BARE = frozenset({"word", "code", "token", "name", "phrase"})
SIGNS: Mapping[str, re.Pattern[str]] = MappingProxyType(
    {
        "colon": re.compile(r"[ \t]*+:[ \t]++"),
        "equals": re.compile(r"[ \t]*+=[ \t]*+"),
        "dash": re.compile(r"[ \t]++[-\u2013][ \t]++"),
        "at": re.compile(r"[ \t]++(?:at|@)[ \t]++"),
        "times": re.compile(r"[ \t]*+[x\u00d7*][ \t]*+"),
        "space": re.compile(r"[ \t]++"),
    }
)
_DELIMITED: Mapping[str, Reader] = MappingProxyType(
    {"quoted": read_quoted, "escaped": read_escaped, "fenced": read_fenced}
)
_PAIR = 2
_THOUSANDS = re.compile(r"[+-]?[0-9]{1,3}(?:,[0-9]{3})+(?!,[0-9]{3})")


def read(form: str, text: str, at: int, following: str = "") -> Reading | None:
    """Read the value that is written in this form and begins at this place.

    Args:
        following: The wording after the value; only running text needs it to know its end.

    Returns:
        None when no such value begins there, and for a form that nobody knows.
    """
    if form in PASSAGES:
        return read_passage(form, text, at, following)
    if reader := _DELIMITED.get(form):
        return reader(text, at)
    kind, _, rest = form.partition(" ")
    match kind:
        case "literal" | "loose":
            return read_literal(text, at, rest, loose=kind == "loose")
        case "dict" | "pairs":
            return _read_pairs(rest, text, at, is_dict=kind == "dict")
        case "raw":
            written = read(rest, text, at)
            return Reading(text[at : written.end], written.end) if written else None
    return _read_split(form, text, at)


def _read_split(form: str, text: str, at: int) -> Reading | None:
    match form.split("/"):
        case [item]:
            return read_scalar(item, text, at)
        case [item, separator] if separator in SEPARATORS:
            return _read_list(item, separator, text, at)
        case [item, inner, outer] if inner in SEPARATORS and outer in SEPARATORS:
            return _read_rows(item, inner, outer, text, at)
    return None


def _read_rows(item: str, inner: str, outer: str, text: str, at: int) -> Reading | None:
    rows = _read_separated(partial(_read_list, item, inner, is_row=True), SEPARATORS[outer], text, at)
    # One line alone is more likely a list.
    is_one = rows is not None and isinstance(rows.value, list) and len(rows.value) == 1
    return None if outer == "newline" and is_one else rows


def _read_list(item: str, separator: str, text: str, at: int, *, is_row: bool = False) -> Reading | None:
    pattern = (_IN_ROW if is_row else SEPARATORS)[separator]
    found_items = _read_separated(item_reader(item, separator), pattern, text, at)
    if found_items is None or not isinstance(found_items.value, list):
        return None
    count = len(found_items.value)
    if separator in PAIRING and count != _PAIR:
        return None
    if separator == "space" and item in BARE and count < _PAIR:
        return None
    # "b, a, reversed" and "b, a, in reverse" have no third item; "the, quick, fox" has three.
    last = str(found_items.value[-1])
    if item in BARE and (_is_said(last) or (is_manner(last) and last.islower())):
        return None
    # "1,234" may be one number, and "100,200" two: nobody can tell.
    if separator == "tight" and _THOUSANDS.fullmatch(text, at, found_items.end):
        return None
    return found_items


def item_reader(item: str, separator: str) -> Reader:
    """Give what reads one item of a list."""
    if item == "quoted":
        return read_quoted
    if item == "entry":
        return _read_entry
    if item.startswith("group of "):
        return partial(read_literal, shape=f"list of {item.removeprefix('group of ')}", loose=True)
    if separator == "tight" and item in {"int", "float", "number"}:
        return partial(read_scalar, f"plain {item}")
    if separator == "space" and item in BARE:
        return partial(_read_bare, item)
    return partial(read_scalar, item)


def _read_bare(item: str, text: str, at: int) -> Reading | None:
    """Read a word of a list that has only spaces; one that belongs to the sentence ends it."""
    reading = read_scalar(item, text, at)
    return None if reading is None or _is_said(str(reading.value)) or is_manner(str(reading.value)) else reading


def _is_said(word: str) -> bool:
    return len(word) > 1 and ends_a_value(word)


def _read_entry(text: str, at: int) -> Reading | None:
    """Read a whole line of a list that has a mark before each item."""
    newline = text.find("\n", at)
    value = text[at : newline if newline >= 0 else len(text)].rstrip()
    return Reading(value, at + len(value)) if value else None


def _read_separated(reader: Reader, separator: re.Pattern[str], text: str, at: int) -> Reading | None:
    items: list[JsonValue] = []
    end, is_last = at, False
    while (reading := reader(text, at)) is not None:
        items.append(reading.value)
        end = reading.end
        found = separator.match(text, end)
        if is_last or found is None:
            break
        at, is_last = found.end(), found.lastindex is not None  # after "and" comes the last one
    return Reading(items, end) if items else None


def _read_pairs(form: str, text: str, at: int, *, is_dict: bool) -> Reading | None:
    item, _, separator = form.partition("/")
    sign = next((sign for sign in SIGNS if f" {sign} " in item), None)
    if sign is None or separator not in SEPARATORS:
        return None
    key, _, value = item.partition(f" {sign} ")
    keys, values, pattern = item_reader(key, separator), item_reader(value, separator), SIGNS[sign]

    def read_pair(text: str, at: int) -> Reading | None:
        name = keys(text, at)
        found = pattern.match(text, name.end) if name else None
        reading = values(text, found.end()) if found else None
        return Reading([name.value, reading.value], reading.end) if name and reading else None

    pairs = _read_separated(read_pair, SEPARATORS[separator], text, at)
    if pairs is None or not isinstance(pairs.value, list) or not is_dict:
        return pairs
    names = {str(pair[0]) for pair in pairs.value if isinstance(pair, list)}
    return Reading({"$dict": pairs.value}, pairs.end) if len(names) == len(pairs.value) else None
