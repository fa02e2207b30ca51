"""How alike two short texts or two outputs are, in any language and without a model."""

import math
import re
import unicodedata
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

SAME_IDEA = 0.72
SIBLING = 0.62
SAME_SORT = 0.5
_NUMBER = re.compile(r"(?<![\w.])[-+]?\d+(?:,\d{3})+(?:\.\d+)?|[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")
_HEAD = re.compile(r"^[ \t]*(?:async )?def (?P<name>\w+)\([^\n]*\)[^\n]*:[ \t]*$", re.MULTILINE)
_EXAMPLE = re.compile(r">>>|^\s*(?:For example|Examples?)\b", re.MULTILINE | re.IGNORECASE)


def normalised(text: str) -> str:
    """Give the text in one form: compatibility characters, case, punctuation and space folded."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return " ".join("".join(c if c.isalnum() else " " for c in folded).split())


def likeness(left: str, right: str) -> float:
    """Give the cosine of character-trigram counts, in [0, 1]; works for scripts without spaces."""
    one, other = _counted(left), _counted(right)
    if not one.grams or not other.grams:
        return 1.0 if one.grams == other.grams else 0.0
    dot = sum(one.grams[gram] * other.grams[gram] for gram in one.grams.keys() & other.grams.keys())
    return dot / math.sqrt(one.square * other.square)


def is_sibling(left: str, right: str) -> bool:
    """Tell whether two ideas are too near to each other to be tried side by side, where each is to check the other."""
    return likeness(left, right) >= SIBLING


def is_same_idea(left: str, right: str) -> bool:
    return likeness(left, right) >= SAME_IDEA


def is_same_sort(left: str, right: str) -> bool:
    """Tell whether two tasks are of one sort, as far as their wording shows it.

    At 0.5, "is 7 a prime" and "is 9 a prime" are; two functions on different subjects, asked for in the same phrase,
    are not.
    """
    return likeness(gist(left), gist(right)) >= SAME_SORT


def gist(task: str) -> str:
    """Give what a task is about: of a function that stands in it, the name and the docstring without its examples.

    Whatever two functions do, their heads, types and imports look alike, and so does the phrase that asks for them.
    """
    found = _HEAD.search(task)
    if found is None:
        return task
    docstring = _EXAMPLE.split(task[found.end() :], maxsplit=1)[0]
    return " ".join([*found["name"].split("_"), *docstring.replace('"""', " ").replace("'''", " ").split()])


def same_output(left: str, right: str, task: str) -> bool:
    """Tell whether two programs printed the same result, whatever words they put around it.

    Lines of `name: value` are compared name by name. Otherwise numbers are compared in their order, with or without
    those the task itself names; where there are none, the words are compared, and where there are none either, the
    signs.
    """
    one, other = _numbers(left), _numbers(right)
    if not one and not other:
        words = normalised(left)
        return words == normalised(right) if words else bool(left.split()) and left.split() == right.split()
    labels, other_labels = _labelled(left), _labelled(right)
    if labels and labels.keys() == other_labels.keys():
        return all(_same_numbers(numbers, other_labels[label]) for label, numbers in labels.items())
    if _same_numbers(one, other):
        return True
    given = _numbers(task)
    fresh_one, fresh_other = _without(one, given), _without(other, given)
    return bool(fresh_one) and _same_numbers(fresh_one, fresh_other)


def _labelled(text: str) -> dict[str, list[float]]:
    """Give the numbers of each `name: value` line; nothing when any line is of another form."""
    lines = [line.partition(":") for line in text.splitlines() if line.strip()]
    if not all(colon and normalised(label) and _numbers(value) for label, colon, value in lines):
        return {}
    return {normalised(label): _numbers(value) for label, _, value in lines}


class _Counted(NamedTuple):
    """The trigrams of a text, as a vector, and the square of its length."""

    grams: Counter[str]
    square: int


@lru_cache(maxsize=1024)  # a run holds its task against some hundred texts of the memory, which change little
def _counted(text: str) -> _Counted:
    grams = _trigrams(normalised(text))
    return _Counted(grams, sum(count * count for count in grams.values()))


def _trigrams(text: str) -> Counter[str]:
    padded = f" {text} " if text else ""
    size = 3 if len(padded) > 4 else 2  # noqa: PLR2004 - one or two characters have no inner trigram
    return Counter(padded[i : i + size] for i in range(len(padded) - size + 1))


def _numbers(text: str) -> list[float]:
    return [float(match.group().replace(",", "")) for match in _NUMBER.finditer(text)]


def _same_numbers(one: list[float], other: list[float]) -> bool:
    return len(one) == len(other) and all(
        math.isclose(a, b, rel_tol=1e-6, abs_tol=1e-9) for a, b in zip(one, other, strict=True)
    )


def _without(numbers: list[float], given: list[float]) -> list[float]:
    return [number for number in numbers if not any(math.isclose(number, other) for other in given)]
