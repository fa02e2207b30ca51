"""Numbers that are written as English words, up to ninety-nine."""

import re
from types import MappingProxyType

_SMALL_WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS_WORDS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_SMALL = MappingProxyType({word: number for number, word in enumerate(_SMALL_WORDS)})
_TENS = MappingProxyType({word: 10 * number for number, word in enumerate(_TENS_WORDS, start=2)})

SPELLED = re.compile(
    rf"\b(?:(?:{'|'.join(_TENS)})(?:[ -](?:{'|'.join(_SMALL_WORDS[1:10])}))?|(?:{'|'.join(_SMALL)}))\b(?!-\w)",
    re.IGNORECASE,
)


def spelled(words: str) -> int:
    """Give the number that a match of `SPELLED` stands for."""
    tens, _, unit = words.lower().replace("-", " ").partition(" ")
    return _TENS.get(tens, 0) + _SMALL.get(unit or tens, 0)
