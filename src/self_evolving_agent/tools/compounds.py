"""Numbers and words of a text that are one value together: times, dates, addresses."""

import re
from collections.abc import Iterator

_NUMBERS = r"\d+(?:(?::\d+)+(?:\.\d+)?|(?:/\d+)+|(?:-\d+){2,}|(?:\.\d+){2,}(?:/\d+)?)"
COMPOUND = re.compile(rf"(?<![\w.]){_NUMBERS}")
"""11:24:08, 12/14/2043, 2043-12-14, 10.0.0.1."""

_WEEKDAY = r"(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?"
_MONTH = (
    r"(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?"
    r"|Nov(?:ember)?|Dec(?:ember)?)\.?"
)
_DAY = r"\d{1,2}(?:st|nd|rd|th)?"
_CLOCK = r"\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[AaPp]\.?[Mm]\b\.?)?"
_DATE = rf"(?:\d+/\d+/\d+|\d+-\d+-\d+|\d+\.\d+\.\d+(?!\.)|{_DAY} {_MONTH},? \d{{4}}|{_MONTH} {_DAY},? \d{{4}})"
_MOMENT = rf"(?:{_WEEKDAY},? )?{_DATE}(?: \({_WEEKDAY}\))?(?:(?:T|,? (?:at )?){_CLOCK})?"
_ONE_VALUE = re.compile(rf"(?<![\w.])(?:{_MOMENT}|{_CLOCK}|{_NUMBERS})(?!\w)")


def values_of_parts(text: str) -> Iterator[str]:
    """Yield what is one value and not several: "Wed Nov 14 2435", "2592-09-10 18:00", "11:24:08", "10.0.0.1"."""
    return (found.group() for found in _ONE_VALUE.finditer(text))


def without_values_of_parts(text: str) -> str:
    """Give a text without them."""
    return _ONE_VALUE.sub(" ", text)
