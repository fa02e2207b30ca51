"""Numbers as answers write them: with signs of money, units, thousands apart, or in a short sentence."""

import math
import re
from dataclasses import dataclass

_PLAIN = r"[-+\u2212]?(?=\.?\d)(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:[eE][-+]?\d+)?(?<=\d)"
_NUMBER = re.compile(_PLAIN)
_MONEY = r"[$€£¥]"
_UNIT = r"%|°[CF]?|[$€£¥]|[^\W\d_]{1,12}[²³]?(?:/[^\W\d_]{1,6})?"
_QUANTITY = re.compile(rf"({_MONEY}\s?)?({_PLAIN})(?:\s?({_UNIT}))?")
_LABEL = re.compile(r"[A-Za-z][\w '()-]{0,48}\s*[:=]\s*(?!//)(?=\S)")
_SENTENCE = re.compile(r"[^\d\n]{1,80}\b(?:is|are|equals|was)\s+(?:about\s+|exactly\s+)?(?=\S)", re.IGNORECASE)
_EQUATION = re.compile(r"[-+\u2212*/^().,\d\s\u00d7\u00f7xX]{1,200}=\s*")
_CODE = re.compile(r"[-+]?0\d")
MOST_DIGITS = 4000
"""Python turns no more into a number at once."""


@dataclass(frozen=True)
class Quantity:
    """A number that an answer gives.

    Attributes:
        written: As it stands there, where that says more: "42 km".
    """

    number: int | float
    written: str = ""


def quantity_in(text: str) -> Quantity | None:
    """Read an answer that is one number, with what may stand around it; digits that begin with a zero are a code."""
    text = text.strip().rstrip(".")
    for before in (None, _LABEL, _SENTENCE, _EQUATION):
        found = before.match(text) if before else None
        if before is None or found is not None:
            quantity = _quantity(text[found.end() :] if found else text)
            if quantity is not None:
                return quantity
    return None


def number(text: str) -> int | float | None:
    """Read a bare number as people write it."""
    text = text.strip()
    if not _NUMBER.fullmatch(text) or _CODE.match(text) or len(text) > MOST_DIGITS:
        return None
    plain = text.replace(",", "").replace("\u2212", "-")
    value = float(plain) if re.search(r"[.eE]", plain) else int(plain)
    return value if math.isfinite(value) else None


def without_label(text: str) -> str:
    """Leave out the name before what a line gives: "Primes: 2, 3, 5"."""
    return _LABEL.sub("", text, count=1)


def _quantity(text: str) -> Quantity | None:
    found = _QUANTITY.fullmatch(text.strip())
    value = number(found.group(2)) if found else None
    if found is None or value is None:
        return None
    return Quantity(value, found[0] if found.group(1) or found.group(3) else "")
