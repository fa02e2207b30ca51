"""Where English pronouns stand in a text: "it", "them", "those", "its"; not where "it" or "that" means nothing."""

import re
from collections.abc import Iterator

from self_evolving_agent.chat.wording.mention import Mention, Pick
from self_evolving_agent.chat.wording.nouns import ALL, SEVERAL, Tiers

_MANY = re.compile(
    r"\b(?:them|they|each of them)\b|\b(?:those|these)\b(?=\s*(?:$|[.,;!?])|\s+(?:above|below|over|under|that|which|"
    r"who|with|without|in|into|by|to|from|and|is|are|greater|less|larger|smaller|longer|shorter|more|up|again)\b)",
    re.IGNORECASE,
)
_ONE = re.compile(
    r"\bit\b(?!'s\b)|(?<=\bis )(?:that|this)\b(?!\s+(?:the|of)\b)|(?<=\bdoes )that\b"
    r"|\b(?:that|this)\b(?=\s*(?:$|[.,;!?])|\s+(?:by|to|in|into|with|from|and|as|up|again|times|plus|minus)\b)",
    re.IGNORECASE,
)
_POSSESSIVE = re.compile(r"^\W*(?:(?:what(?:'s|\s+is|\s+are)|\w+)\s+)?(?P<whose>its|their)\s+\w", re.IGNORECASE)
_EMPTY = re.compile(
    r"\b(?:what|which|how)\s+(?:\w+\s+)?(?:time|day|date|year|late|early|hot|cold)\s+is\s+it\b|\bis\s+it\s+like\b"
    r"|\b(?:is|was|be|it's)\s+(?:it\s+)?(?:not\s+)?\w+\s+(?:to|that|if|when|for)\b"
    r"|\bit\s+(?:is|was|will\s+be|would\s+be)\s+(?:not\s+)?\w+\s+(?:to|that|if)\b"
    r"|\bit(?:\s+is|\s+was|'s|\s+will|\s+gets?)?\s+(?:be\s+)?(?:rain|snow|dark|cold|hot|warm|late|early|sunny)\w*\b"
    r"|\b(?:is|does)\s+it\s+(?:rain|snow|cold|hot|warm|dark|late|sunny)\w*\b|\bit\s+(?:takes?|costs?|seems|depends)\b"
    r"|\bdoes\s+it\s+(?:take|cost)\b|\b(?:true|sure|case|so|such|know|think|say)\s+that\b|\bit\s+(?:the\s+case|means?)\b",
    re.IGNORECASE,
)
_TOGETHER = re.compile(r"\b(?:merge|combine|compare|zip|intersect)\s+them\b|\bbetween them\b", re.IGNORECASE)
_MOST_WORDS = 14


def pronouns_in(text: str) -> Iterator[Mention]:
    """Give each pronoun as a mention; whether the text itself says what it stands for is not asked here."""
    yield from _many(text)
    yield from _one(text)
    yield from _possessive(text)


def _many(text: str) -> Iterator[Mention]:
    pick: Pick = "both" if _TOGETHER.search(text) else "many"
    for found in _MANY.finditer(text):
        yield Mention(found[0], *found.span(), SEVERAL, pick, is_sure=_is_short(text), is_pronoun=True)


def _one(text: str) -> Iterator[Mention]:
    empty = [found.span() for found in _EMPTY.finditer(text)]
    for found in _ONE.finditer(text):
        if not any(start <= found.start() < end for start, end in empty):
            tiers = _worked_on(text[: found.start()])
            yield Mention(found[0], *found.span(), tiers, is_sure=_is_short(text), is_pronoun=True)


def _possessive(text: str) -> Iterator[Mention]:
    found = _POSSESSIVE.match(text)
    if found is not None:
        is_many = found["whose"].lower() == "their"
        pick: Pick = "many" if is_many else "near"
        tiers = SEVERAL if is_many else ALL
        yield Mention(found["whose"], *found.span("whose"), tiers, pick, is_sure=True, is_pronoun=True)


def _worked_on(before: str) -> Tiers:
    """Give the kinds that what is done to "it" can be done to: only what has parts is sorted."""
    if re.search(r"\b(?:sort|order|rank|shuffle|filter)\s+\Z", before, re.IGNORECASE):
        return (("list", "table"), ("text",), ("file",))
    if re.search(r"\b(?:translate|rewrite|rephrase|proofread|summari[sz]e|shorten)\s+\Z", before, re.IGNORECASE):
        return (("text",), ("list", "table"), ("file",))
    return ALL


def _is_short(text: str) -> bool:
    return len(text.split()) <= _MOST_WORDS
