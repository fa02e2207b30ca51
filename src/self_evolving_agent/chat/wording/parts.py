"""Where a turn speaks of parts of an earlier result: its rows, the largest, each number, how many are even."""

import re
from collections.abc import Iterator

from self_evolving_agent.chat.wording.mention import Mention, Pick
from self_evolving_agent.chat.wording.nouns import ELEMENT, SUPERLATIVE, elements_of

ENDS = r"(?=\s*(?:$|[.,;:!?]|and\b|or\b|but\b|now\b|please\b|again\b))"
_COUNT = r"few|one|two|three|four|five|ten|\d+"
_PATTERNS = (
    rf"\bthe\s+(?:first|last|top|bottom)\s+(?:{_COUNT}){ENDS}",
    rf"\b(?:each|every)\s+(?P<noun>{ELEMENT})\b",
    rf"\beach\b(?=\s+(?:by|with|to|is|has)\b|\s*(?:$|[.,;!?]))|\ball of them\b|\bthe rest{ENDS}",
    r"\bwhich\s+(?P<noun>row|item|element|entry|one|column)\b",
    rf"\bhow many\s+(?:(?P<noun>{ELEMENT})s\s+)?(?:are|were)\s+there{ENDS}",
    r"\bhow many\s+(?:are|were|have|contain|begin|start|end)\b(?!\s+there\b)",
    rf"^\W*which\s+(?:(?P<noun>{ELEMENT})s?\s+)?(?:are|is|have|has|contains?|starts?|ends?|begins?|occurs?)\b",
    r"\bthe\s+(?:\w+\s+){0,2}ones\b",
    rf"\bthe\s+(?:{SUPERLATIVE})(?:\s+(?P<noun>{ELEMENT})s?)?{ENDS}",
)
_PARTS = tuple(re.compile(pattern, re.IGNORECASE) for pattern in _PATTERNS)
_OF_OTHERS = re.compile(r"\s+(?:of|in|between|from)\b")


def parts_in(text: str) -> Iterator[Mention]:
    """Give each as a mention of what it is a part of."""
    for pattern in _PARTS:
        for found in pattern.finditer(text):
            if not _OF_OTHERS.match(text[found.end() :]):
                noun = found.groupdict().get("noun") or ""
                pick: Pick = "many" if noun.lower() == "one" else "near"
                yield Mention(found[0], *found.span(), elements_of(noun), pick)
