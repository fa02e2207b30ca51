"""Where a turn speaks of earlier results, as far as its English words tell: names, nouns, pronouns, what is left out.

Only English is read by words; what is said in another language mentions nothing but names such as `r2`.
"""

import re
from collections.abc import Iterator
from itertools import islice

from self_evolving_agent.chat.wording.definite import definite_in, pick_of
from self_evolving_agent.chat.wording.mention import Mention
from self_evolving_agent.chat.wording.nouns import ALL, NOUN, SEVERAL, elements_of, kinds_of, names_a_result
from self_evolving_agent.chat.wording.own_values import OwnValues
from self_evolving_agent.chat.wording.parts import ENDS, parts_in
from self_evolving_agent.chat.wording.pronouns import pronouns_in

_PLACES = {
    word: place
    for place, words in enumerate(("first 1st", "second 2nd", "third 3rd", "fourth 4th", "fifth 5th"))
    for word in words.split()
}
_NEWEST = re.compile(
    rf"(?<!its )(?<!their )\b(?:the\s+)?(?:last|latest|previous|above|most recent)\s+(?P<count>two\s+|three\s+)?"
    rf"(?P<noun>{NOUN})\b"
    r"|^\W*(?:\w+\s+)?(?:last|the above)\W*$",
    re.IGNORECASE,
)
_PLACED = re.compile(rf"\bthe\s+(?P<place>{'|'.join(_PLACES)})(?:\s+(?P<noun>{NOUN})\b(?!\s+of)|{ENDS})", re.IGNORECASE)
_MOST_OF_A_KIND = 8
_COUNTS = {"one": 1, "two": 2, "three": 3}
_BOTH = re.compile(rf"\b(?:both|the\s+two)\b(?:\s+(?P<noun>{NOUN})\b|(?=\s*(?:$|[.,;!?]|is\b|are\b)))", re.IGNORECASE)
_OTHER = re.compile(rf"\bthe\s+other\s+(?P<noun>{NOUN})\b", re.IGNORECASE)
_POINTED = re.compile(
    rf"(?<!does )\b(?:(?P<one>that|this)|those|these|the\s+same|your)\s+"
    r"(?:(?!(?:is|are|was|an?|the|in|into|to|by|of|with|as|from|for|and)\b)\w+\s+)?"
    rf"(?P<noun>{NOUN})\b",
    re.IGNORECASE,
)
_POINTED_AT_MANY = re.compile(r"\b(?:those|these)\s+(?!days|times|is\b)[a-z]{3,}s\b(?<!ss)", re.IGNORECASE)


def mentions_in(values: OwnValues) -> tuple[Mention, ...]:
    """Find where a text speaks of results, in its order; what it says of its own data is left out."""
    read = values.without_data
    found: list[Mention] = []
    for find in (_newest, _placed, _both, _other, parts_in, _pointed, definite_in, pronouns_in):
        found += [
            one
            for one in islice(find(read), _MOST_OF_A_KIND)
            if not any(one.start < other.end and other.start < one.end for other in found)
        ]
    found.sort(key=lambda one: one.start)
    free = [one for one in found if not values.are_named_by(one.start, one.end)]
    return tuple(one for one in free if not _is_bound(one, free, values))


def _is_bound(one: Mention, others: list[Mention], values: OwnValues) -> bool:
    """Tell whether a pronoun stands for something that the text names before."""
    begin = values.clause_at(one.start)
    if one.is_pronoun and any(not other.is_pronoun and other.end <= begin for other in others):
        return True
    return values.stand_before(one.start, for_many=one.is_pronoun and one.pick != "near") and (
        one.is_pronoun or not one.is_sure
    )


def _newest(text: str) -> Iterator[Mention]:
    for found in _NEWEST.finditer(text):
        noun = found["noun"] or "result"
        if not names_a_result(noun):
            yield Mention(found[0], *found.span(), elements_of(noun))
            continue
        tiers = kinds_of(noun)
        count = _COUNTS[(found["count"] or "one").strip().lower()]
        yield Mention(found[0].strip(), *found.span(), tiers, "newest", place=count, is_sure=True)


def _placed(text: str) -> Iterator[Mention]:
    noun = ""
    for found in _PLACED.finditer(text):
        noun = found["noun"] or noun  # "the first list and the second"
        if noun and names_a_result(noun):
            place = _PLACES[found["place"].lower()]
            yield Mention(found[0], *found.span(), kinds_of(noun), "placed", place=place, is_sure=True)
        else:
            yield Mention(found[0], *found.span(), elements_of(noun))


def _both(text: str) -> Iterator[Mention]:
    for found in _BOTH.finditer(text):
        tiers = kinds_of(found["noun"]) if found["noun"] else ALL
        yield Mention(found[0], *found.span(), tiers, "both", is_sure=True)


def _other(text: str) -> Iterator[Mention]:
    for found in _OTHER.finditer(text):
        yield Mention(found[0], *found.span(), kinds_of(found["noun"]), "other", is_sure=True)


def _pointed(text: str) -> Iterator[Mention]:
    for found in _POINTED.finditer(text):
        if found["one"] and found["noun"].lower().endswith("s"):
            continue  # "that counts words"
        yield Mention(found[0], *found.span(), kinds_of(found["noun"]), pick_of(found["noun"]), is_sure=True)
    for found in _POINTED_AT_MANY.finditer(text):
        yield Mention(found[0], *found.span(), SEVERAL)
