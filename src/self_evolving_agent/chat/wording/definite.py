"""Nouns with "the" that earlier results can be: "sort the list", and not "the list of primes"."""

import re
from collections.abc import Iterator

from self_evolving_agent.chat.wording.mention import Mention, Pick
from self_evolving_agent.chat.wording.nouns import NOUN, RELATION, SEVERAL, kinds_of

_SAID_OF = (
    r"same|whole|entire|full|complete|new|old|original|final|resulting|current|remaining|even|odd|prime|positive|negative|"
    r"unique|distinct|double|empty|common|\w{2,}(?:ed|est)|(?-i:[A-Z])\w+"
)
"""What a result can be said to be; with another word before it, a noun names something else: "the host name"."""
_DEFINITE = re.compile(rf"\bthe\s+(?:(?:{_SAID_OF})\s+)?(?P<noun>{NOUN})\b", re.IGNORECASE)
_HEAD = re.compile(
    r"\s*(?:$|[.,;:!?)])|\s+(?:by|in|into|to|as|and|or|but|is|are|was|were|has|have|does|do|contains?|again|please|now|"
    r"then|twice|should|must|can|could|will|would|needs?|"
    r"descending|ascending|backwards|\w+ly|with|without|from|at|times|plus|minus|divided|multiplied|for me|itself|"
    r"add|that|which|above|below|over|under|greater|larger|bigger|smaller|less|more|longer|shorter|between|starting|beginning)\b",
    re.IGNORECASE,
)
_RESTRICTED = re.compile(
    r"\s+(?:that|which|who|from|with|above|below|over|under|greater|larger|bigger|smaller|less|more|longer|shorter|between|"
    r"starting|beginning)\b|\s+in\s+(?!the\s+(?:same|right|reverse|opposite)\b)(?:the|this|my|our|each|every|all)\b",
    re.IGNORECASE,
)
_CHOOSES = re.compile(
    r"^\W*(?:(?:give|show)(?: me)? only|"
    r"keep|drop|remove|filter|delete|exclude|only|just|select|extract|which|without|subtract|take)\b",
    re.IGNORECASE,
)
_OPEN_ANSWER = re.compile(r"(?:results?|answers?|output)\Z", re.IGNORECASE)
_ASKED_OF = re.compile(r"^\W*(?:is|are|was|were|does|do|did|has|have)\s+$", re.IGNORECASE)
_WORKED_ON = (
    r"^\W*(?:(?:can|could|would)\s+you\s+|please\s+)*(?:sort|order|reverse|shuffle|filter|translate|shorten|rewrite|rephrase|"
    r"proofread|double|halve|square|round|capitali[sz]e|merge|flatten|summari[sz]e)\s+"
)
_WANTED = re.compile(
    rf"(?:^|\b(?:what|how)(?:'s|\s+is|\s+are)?|\b(?:and|now|then|give(?: me)?|show(?: me)?|compute|calculate|find|get|"
    rf"tell me|print))\s*the\s+(?:{RELATION})\Z",
    re.IGNORECASE,
)


def definite_in(text: str) -> Iterator[Mention]:
    """Give each noun after "the" that is said of nothing else: "the list", not "the list of primes"."""
    for found in _DEFINITE.finditer(text):
        noun, rest = found["noun"], text[found.end() :]
        is_asked_of = _ASKED_OF.match(text[: found.start()]) is not None and not re.match(r"\s+of\b", rest)
        if not (_HEAD.match(rest) or is_asked_of) or _is_of_something(
            noun, rest, text, is_the_most=re.search(r"\west\s", found[0]) is not None
        ):
            continue
        tiers = kinds_of(noun)
        is_relation = re.fullmatch(RELATION, noun, re.IGNORECASE) is not None
        if is_relation and _WANTED.search(text[: found.end()]):
            tiers = SEVERAL
        is_sure = (
            re.match(_WORKED_ON, text[: found.start()] + " ", re.IGNORECASE) is not None and ("file",) not in tiers
        )
        yield Mention(found[0], *found.span(), tiers, pick_of(noun), of_numbers=is_relation, is_sure=is_sure)


def _is_of_something(noun: str, rest: str, text: str, *, is_the_most: bool) -> bool:
    """Tell whether what follows a noun says what it is, so that it is not what was given earlier."""
    if _OPEN_ANSWER.match(noun) and re.match(r"\s+to\b", rest):
        return True
    if is_the_most and re.match(r"\s+(?:in|on|at|from|of|for)\b", rest):
        return True
    return _RESTRICTED.match(rest) is not None and not _CHOOSES.match(text)


def pick_of(noun: str) -> Pick:
    """Let a plural of numbers be several numbers, where there is no list."""
    return "many" if noun.lower() in {"numbers", "values"} else "near"
