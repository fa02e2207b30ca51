"""The words of a solved task by which its tool is found again."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from pydantic import JsonValue

LONGEST = 200
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")


def wording(text: str, arguments: Mapping[str, JsonValue]) -> str:
    """Give the words of a task without those of its values and without numbers, cut to 200 characters.

    With them, whatever is asked of the same values would be near to it. For finding that will do; whether a call says
    all that a task says is told by `tools/standing.py`.
    """
    values = Counter(word for value in arguments.values() for word in _words_of(value))
    kept: list[str] = []
    for word in _words(text):
        if values[word]:
            values[word] -= 1
        else:
            kept.append(word)
    return " ".join(kept)[:LONGEST]


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())


def _words_of(value: JsonValue) -> Iterator[str]:
    match value:
        case list(items):
            for item in items:
                yield from _words_of(item)
        case dict(parts):  # `{"$tuple": [...]}` and the like
            yield from _words_of(list(parts.values()))
        case str() | bool():
            yield from _words(str(value))
