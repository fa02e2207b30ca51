"""Reading from a task the arguments of one function, as they stand there."""

import re
from collections.abc import Callable

from pydantic import JsonValue

Values = tuple[JsonValue, ...]
Reader = Callable[[str], Values | None]

_NUMBER = r"-?\d+(?:\.\d+)?"
_ALONE = re.compile(rf"(?<![\w.]){_NUMBER}(?![\w-]|\.\d)")
_RANGES = tuple(
    re.compile(rf"(?<![\w.])({_NUMBER})\s*{joint}\s*({_NUMBER})(?![\w-]|\.\d)", re.IGNORECASE)
    for joint in (r"\.\.+", r"[-\u2013]", r"\band\b", r"\bto\b", ",")
)
_QUOTED = re.compile(r"\"([^\"]+)\"|(?<!\w)'([^']+)'(?!\w)|“([^”]+)”")
_DATE = re.compile(r"\b\d{4}-\d\d-\d\d\b")
_LISTED = re.compile(r":\s*([^:]+?)[.?!]?\s*$")
_WORD = re.compile(r"[^\W\d_][\w'-]*")
_SEVERAL = 2


def number_before(unit: str) -> Reader:
    """Read the one number of a task, which stands before a unit."""

    def read(task: str) -> Values | None:
        numbers = re.findall(rf"(?<![\w.])({_NUMBER})\s*(?:°|degrees?\b)?\s*({unit})?", task, re.IGNORECASE)
        return (_number(numbers[0][0]),) if len(numbers) == 1 and numbers[0][1] else None

    return read


def whole_numbers(count: int, most: int = 10**12) -> Reader:
    """Read exactly so many whole numbers, none of them beyond `most`: it stays quick."""

    def read(task: str) -> Values | None:
        numbers = [int(text) for text in re.findall(r"(?<![\w.])-?\d+", task)]
        return tuple(numbers) if len(numbers) == count and max(map(abs, numbers)) <= most else None

    return read


def dates(task: str) -> Values | None:
    """Read two dates and nothing else that is a number."""
    found_dates = _DATE.findall(task)
    is_all = len(found_dates) == _SEVERAL and not re.search(r"\d", _DATE.sub("", task))
    return tuple(found_dates) if is_all else None


def digits_and_bases(task: str) -> Values | None:
    """Read digits, the base that they are written in and the base that is wanted, in this order."""
    read = re.findall(r"([0-9a-z]+),?\s+(?:is\s+|written\s+|given\s+)?(?:from|in)\s+base\s+(\d+)", task, re.IGNORECASE)
    wanted = re.findall(r"\b(?:to|into|in|as)\s+base\s+(\d+)", task, re.IGNORECASE)
    if len(read) != 1 or not wanted or len(re.findall(r"\bbase\b", task, re.IGNORECASE)) != _SEVERAL:
        return None
    return read[0][0], int(read[0][1]), int(wanted[-1])


def quoted(count: int) -> Reader:
    """Read so many quoted texts."""

    def read(task: str) -> Values | None:
        texts = tuple("".join(groups) for groups in _QUOTED.findall(task))
        return texts if len(texts) == count else None

    return read


def quoted_and_number(task: str) -> Values | None:
    """Read a quoted text and the one number beside it."""
    texts, numbers = _QUOTED.findall(task), _ALONE.findall(_QUOTED.sub("", task))
    return ("".join(texts[0]), int(numbers[0])) if len(texts) == len(numbers) == 1 and numbers[0].isdigit() else None


def number_and_range(task: str) -> Values | None:
    """Read a number and the two ends of a range."""
    for pattern in _RANGES:
        pair = pattern.search(task)
        if pair is not None:
            others = _ALONE.findall(task[: pair.start()] + " ; " + task[pair.end() :])
            low, high = map(_number, pair.groups())
            return (_number(others[0]), low, high) if len(others) == 1 else None
    return None


def listed_words(task: str) -> Values | None:
    """Read the words that stand after a colon, with commas between them."""
    after = _LISTED.search(task)
    words = [word.strip() for word in re.split(r",\s*(?:and\b)?|\band\b", after.group(1))] if after else []
    return (list(words),) if len(words) >= _SEVERAL and all(map(_WORD.fullmatch, words)) else None


def _number(text: str) -> int | float:
    return float(text) if "." in text else int(text)
