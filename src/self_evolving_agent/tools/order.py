"""Whether filled-in arguments stand in each other's places."""

import re
from collections.abc import Mapping, Sequence
from itertools import combinations

from pydantic import JsonValue

from self_evolving_agent.models import Solved
from self_evolving_agent.tools.standing import Span, leftover, places

_SHORTEST = 2
_LOOK = 80
_BEFORE = re.compile(r"((?:[^\W\d_]+\s+){0,2}[^\W\d_]+)[\s:=\"'`“(\[]*\Z")
"""The words that stand directly before a value, three at most."""


def swapped(arguments: Mapping[str, JsonValue], task: str, solved: Sequence[Solved]) -> str | None:
    """Say which two arguments of one kind seem to be in each other's places; None where nothing tells.

    A word of the name of one that stands before the value of the other tells. Where no name stands before either, the
    two must come in the order in which they came in every task that was solved before: in those of the same wording,
    or else in all.
    """
    where = places(arguments, task)
    rest = leftover(task, arguments)
    alike = [one for one in solved if leftover(one.text, one.arguments) == rest]
    for one, other in combinations(where, 2):
        if _kind(arguments[one]) != _kind(arguments[other]):
            continue
        own, others = _words(one) - _words(other), _words(other) - _words(one)
        said = _nearest(task, where[one], own | others), _nearest(task, where[other], own | others)
        if said[0] in others or said[1] in own:
            return f"{one} and {other} are in each other's places, as the task names them"
        if any(said):
            continue
        orders = {_comes_first(places(told.arguments, told.text), one, other) for told in alike or solved} - {None}
        order = _comes_first(where, one, other)
        if len(orders) == 1 and order is not None and order not in orders:
            return f"{one} and {other} come in another order than in the tasks that were solved before"
    return None


def _comes_first(where: Mapping[str, Span], one: str, other: str) -> bool | None:
    """Tell whether one argument is written before another; None where that cannot be told."""
    if one not in where or other not in where:
        return None
    (start, end), (other_start, other_end) = where[one], where[other]
    if end <= other_start:
        return True
    return False if other_end <= start else None


def _nearest(text: str, span: Span, wanted: set[str]) -> str:
    """Give the nearest of the wanted words that stand before a value; nothing where none does."""
    found = _BEFORE.search(text[max(0, span[0] - _LOOK) : span[0]])
    words = found.group(1).casefold().split() if found else []
    return next((word for word in reversed(words) if word in wanted), "")


def _words(name: str) -> set[str]:
    return {word for word in name.casefold().split("_") if len(word) >= _SHORTEST}


def _kind(value: JsonValue) -> str:
    match value:
        case bool():
            return "truth"
        case int() | float():
            return "number"
        case str():
            return "text"
        case _:
            return "parts"
