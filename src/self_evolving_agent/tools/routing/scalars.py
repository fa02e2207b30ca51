"""How single values are written in a text: one form per way. Each reads in linear time, or reads nothing."""

import math
import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from types import MappingProxyType
from typing import NamedTuple

from pydantic import JsonValue

from self_evolving_agent.tools.routing.clauses import asks, ends_a_value, is_manner, joins_a_name
from self_evolving_agent.tools.routing.spelled import SPELLED, spelled

_SIGN = r"[+\-\u2212]?+"
_WHOLE = r"(?:[0-9]{1,3}(?:,[0-9]{3})+(?!,[0-9]{3}|[0-9])|[0-9]++)"
_FRACTION = r"(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?"
# "1,234" is one number, so "1" must not be read from it, nor "3" from "3.5"; but both ends of "0..5" are numbers.
_ENDS = r"(?!\.?[0-9]|,[0-9]{3}(?![0-9]))"
_NUMBER = rf"{_SIGN}(?:{_WHOLE}{_FRACTION}|(?<![.\w])\.[0-9]++){_ENDS}"
_PLAIN_NUMBER = rf"{_SIGN}[0-9]++{_FRACTION}(?!\.?[0-9])"
_LETTERS = r"[^\W\d_]++"
_MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*+\.?"
_DAY = r"[0-9]{1,2}(?:st|nd|rd|th)?"
_ISO_DAY = r"[0-9]{4}-[0-9]{2}-[0-9]{2}"
_DATE_ENDS = r"(?!\w|[-/.:][0-9])"
_BEFORE = ("$", "€", "£", "¥")
_AFTER = ("%", "€", "°C", "°F", "°")
_PHRASE_WORD = re.compile(r"\w[\w'\u2019&/-]*+")
_PHRASE_WORDS = 6
_JOINED = re.compile(r" (\w++)(?= [^\W\d_a-z])")
_TOKEN = re.compile(r"""[^\s,;"'`“”\u2018\u2019«»()\[\]{}<>|]++""")


class Reading(NamedTuple):
    """A value, in the encoding of `encoding.py`, and where in the text it ends."""

    value: JsonValue
    end: int


class _Codec(NamedTuple):
    pattern: re.Pattern[str]
    convert: Callable[[str], JsonValue]


def _plain(written: str) -> str:
    return written.replace(",", "").replace("\u2212", "-")


def _int(written: str) -> JsonValue:
    return int(_plain(written))


def _float(written: str) -> JsonValue:
    value = float(_plain(written))
    if not math.isfinite(value):
        raise ValueError(written)
    return value


def _number(written: str) -> JsonValue:
    return _float(written) if any(c in ".eE" for c in written) else _int(written)


def _percent(written: str) -> JsonValue:
    return float(Decimal(_plain(written).rstrip("% \t")).scaleb(-2))


def _bool(written: str) -> JsonValue:
    return written.lower() == "true"


def _codec(pattern: str, convert: Callable[[str], JsonValue] = str) -> _Codec:
    return _Codec(re.compile(pattern), convert)


_CODECS: Mapping[str, _Codec] = MappingProxyType(
    {
        "int": _codec(rf"{_SIGN}{_WHOLE}(?!\.[0-9]|,[0-9]{{3}}(?![0-9]))", _int),
        "float": _codec(_NUMBER, _float),
        "number": _codec(_NUMBER, _number),
        "plain int": _codec(rf"{_SIGN}[0-9]++(?!\.[0-9])", _int),
        "plain float": _codec(_PLAIN_NUMBER, _float),
        "plain number": _codec(_PLAIN_NUMBER, _number),
        "ordinal": _codec(r"[0-9]++(?:st|nd|rd|th)(?!\w)", lambda written: int(written[:-2])),
        "spelled": _Codec(SPELLED, spelled),
        "percent": _codec(rf"{_NUMBER}[ \t]?%", _percent),
        "bool": _codec(r"(?i:true|false)(?!\w)", _bool),
        "date": _codec(rf"{_ISO_DAY}{_DATE_ENDS}(?! [0-9]{{1,2}}:)"),
        "moment": _codec(
            rf"{_ISO_DAY}[T ][0-9]{{2}}:[0-9]{{2}}(?::[0-9]{{2}}(?:\.[0-9]++)?)?"
            rf"(?:Z|[+-][0-9]{{2}}:?[0-9]{{2}})?{_DATE_ENDS}"
        ),
        "slashed date": _codec(rf"[0-9]{{1,4}}/[0-9]{{1,2}}/[0-9]{{2,4}}{_DATE_ENDS}"),
        "dotted date": _codec(rf"[0-9]{{1,2}}\.[0-9]{{1,2}}\.[0-9]{{2,4}}{_DATE_ENDS}"),
        "day first": _codec(rf"{_DAY} {_MONTH} [0-9]{{4}}{_DATE_ENDS}"),
        "month first": _codec(rf"{_MONTH} {_DAY},? [0-9]{{4}}{_DATE_ENDS}"),
        "time": _codec(r"[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?(?!\w|[:.][0-9]|[ \t]?[AaPp]\.?[Mm]\b)"),
        "clock": _codec(r"[0-9]{1,2}(?::[0-9]{2})?[ \t]?[AaPp](?:[Mm]|\.[Mm]\.)(?!\w)"),
        "digits": _codec(r"[0-9]++(?!\w|[-./:,][0-9])"),
        "letter": _codec(r"[^\W\d_](?!\w|['\u2019-]\w)"),
        "word": _codec(rf"{_LETTERS}(?:['\u2019-]{_LETTERS})*(?!\w|['\u2019-]\w)"),
        "code": _codec(r"[A-Za-z0-9_]++(?!\w|[-./:@+]\w)"),
    }
)


def read_scalar(form: str, text: str, at: int) -> Reading | None:
    """Read one value that is written in this form and begins at this place."""
    if codec := _CODECS.get(form):
        return _converted(codec, text, at)
    if form == "token":
        return _read_token(text, at)
    if form in {"name", "phrase"}:
        return _read_phrase(text, at, is_name=form == "name")
    return _read_affixed(form, text, at)


def _converted(codec: _Codec, text: str, at: int) -> Reading | None:
    found = codec.pattern.match(text, at)
    if found is None:
        return None
    try:
        return Reading(codec.convert(found.group()), found.end())
    except ValueError:  # more digits than Python takes, or a float beyond its range
        return None


def _read_affixed(form: str, text: str, at: int) -> Reading | None:
    """Read a number with a sign of money before it, or a unit after it: "$number", "number%"."""
    before = next((sign for sign in _BEFORE if form.startswith(sign)), "")
    after = next((unit for unit in _AFTER if form.endswith(unit)), "")
    codec = _CODECS.get(form.removeprefix(before).removesuffix(after))
    if codec is None or not text.startswith(before, at):
        return None
    number = _converted(codec, text, at + len(before))
    if number is None:
        return None
    end = number.end + text.startswith(" ", number.end) * bool(after)
    return Reading(number.value, end + len(after)) if text.startswith(after, end) else None


def _read_token(text: str, at: int) -> Reading | None:
    found = _TOKEN.match(text, at)
    token = found.group().rstrip(".:!?…") if found else ""
    return Reading(token, at + len(token)) if any(map(str.isalnum, token)) else None


def _read_phrase(text: str, at: int, *, is_name: bool) -> Reading | None:
    """Read a few words up to the first that begins another part of the sentence; of a name, all have capitals."""
    end = start = at
    for _ in range(_PHRASE_WORDS):
        found = _PHRASE_WORD.match(text, start)
        if found is None or _is_said(found.group()) or (is_name and not found.group()[0].isupper()):
            break
        end = found.end()
        if joined := _JOINED.match(text, end):  # Isle of Man
            end = joined.end() if joins_a_name(joined.group(1)) and found.group()[0].isupper() else end
        if not text.startswith(" ", end):
            break
        start = end + 1
    return Reading(text[at:end], end) if end > at else None


def _is_said(word: str) -> bool:
    """Tell whether a word is no part of a phrase; "Los" is part of a name, "los" begins something else."""
    return asks(word) or (not word.istitle() and (ends_a_value(word) or is_manner(word)))
