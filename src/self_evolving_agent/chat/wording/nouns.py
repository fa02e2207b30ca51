"""Which kinds of results English nouns can name."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from self_evolving_agent.models.chats import ResultKind

Tiers = tuple[tuple[ResultKind, ...], ...]
"""Kinds of results that are meant, those of the first tier rather than those of the next."""

ALL: Tiers = (("text", "number", "list", "table"), ("file",))
SEVERAL: Tiers = (("list", "table"),)
_NAMED: Mapping[str, Tiers] = MappingProxyType(
    {
        r"lists?|arrays?|sequence|series": (("list",),),
        r"numbers|values|items?|elements?|entries|strings|ones?": SEVERAL,
        r"words?|names?|lines?|letters": (("list", "text"),),
        r"number|value|amount|figure|percentage": (("number",),),
        r"sum|total|average|mean|median|maximum|minimum|max|min|count|difference|product|length|range|mode|variance": (
            ("number",),
            ("list", "table"),
        ),
        r"tables?|rows?|columns?|records?|counts": (("table",), ("file",)),
        r"texts?|poem|story|essay|letter|e-?mail|sentences?|paragraphs?|summary|haiku|translation|song|joke|article|"
        r"speech|message|slogan|plan|code|function|program|script": (("text",),),
        r"files?|document|spreadsheet": (("file",),),
        r"results?|answers?|output|data": ALL,
    }
)
NOUN = "|".join(_NAMED)
ELEMENT = r"number|value|item|element|entry|string|word|name|line|letter|row|column|one|sentence"
RELATION = r"sum|total|average|mean|median|maximum|minimum|max|min|count|difference|product|length|range|mode|variance"
SUPERLATIVE = (
    r"largest|smallest|biggest|greatest|highest|lowest|longest|shortest|oldest|youngest|newest|latest|earliest|best|worst|"
    r"cheapest|most \w+|least \w+"
)
_WHOLE = re.compile(
    r"lists?|tables?|texts?|results?|answers?|output|poem|story|essay|files?|code|numbers?", re.IGNORECASE
)


def kinds_of(noun: str) -> Tiers:
    """Give what a noun can name; it is one of `NOUN`."""
    return next(tiers for pattern, tiers in _NAMED.items() if re.fullmatch(pattern, noun, re.IGNORECASE))


def elements_of(noun: str) -> Tiers:
    """Give what may hold what a noun names: a table has rows, a text has words."""
    if re.fullmatch(r"rows?|columns?", noun, re.IGNORECASE):
        return (("table",), ("file",))
    is_of_text = re.fullmatch(r"words?|lines?|letters?|sentences?", noun, re.IGNORECASE)
    return (("list", "text"),) if is_of_text else SEVERAL


def names_a_result(noun: str) -> bool:
    """Tell whether a noun names a whole result, rather than a part of one."""
    return _WHOLE.fullmatch(noun) is not None
