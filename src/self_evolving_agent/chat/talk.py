"""Telling small talk, and turns that go on from the last task, by their words, as far as those are clear."""

import re

from self_evolving_agent.chat.references import without_opening
from self_evolving_agent.chat.wording.nouns import RELATION
from self_evolving_agent.chat.wording.own_values import OwnValues
from self_evolving_agent.nodes.rules import classify_by_rules, states_values

_MOST_WORDS = 12
_LONGEST_TALK = 300
_NICETY = (
    r"hi|hello|hey|hiya|howdy|yo|greetings|hallo|hola|bonjour|salut|ciao|ol[aá]|hej|moin|servus|namaste|你好|こんにちは|"
    r"good (?:morning|afternoon|evening|night|day)|guten (?:tag|morgen|abend)|"
    r"(?:many )?thanks?(?: you)?(?: again)?|thx|"
    r"cheers|danke(?: sch[oö]n)?|merci|gracias|grazie|obrigad[oa]|bye|goodbye|"
    r"good ?bye|see you(?: later| soon)?|"
    r"tsch[uü]ss|ok(?:ay)?|cool|great|nice|awesome|perfect|wonderful|well done|(?:good|great|nice) (?:job|work|one)|"
    r"lol|haha+|wow|sorry|"
    r"never ?mind|yes|no|sure|please|(?:very|so) much|a lot|there|everyone|my friend|friend|buddy|bot|and you|"
    r"(?:that|this|it)(?:'s| is| was)(?: (?:all|it|very|so|really|great|good|nice|cool|helpful|fine|fun|perfect|"
    r"awesome))+|"
    r"very (?:good|nice|helpful)|good|fine|i(?:'m| am) (?:fine|good|ok(?:ay)?)|how are you(?: doing)?(?: today)?|"
    r"how(?:'s| is) it going|how do you do|what(?:'s| is) up|sup|who are you|what are you|what(?:'s| is) your name|"
    r"what can you do|wie geht(?:'s| es dir)|[çc]a va|qu[eé] tal|nice to meet you|for (?:your|the|all) help|"
    r"why(?: not| is that)?|how (?:so|come)|really|are you sure|huh|hm+"
)
_TALK = re.compile(rf"(?:(?:{_NICETY})(?![\w'-])[\s,.!?:;)(]*)+", re.IGNORECASE)
_VARIES = re.compile(
    rf"^\W*(?:what(?:'s|\s+is)|and)?\s*the\s+(?:{RELATION})\W*$"
    r"|^\W*(?:(?:what|how) about\b|what if\b|(?:the )?same\b|again\b|once more\b|instead\b|und\b|et\b|y\b|e\b)"
    r"|\b(?:instead|again|as well|too)\W*$",
    re.IGNORECASE,
)
_TIED = re.compile(r"^\W*(?:and|but|or|now|then|also)\b[\s,]*", re.IGNORECASE)
_ELLIPTIC = re.compile(r"^(?:the|for|in|with|without|of|at|to|by|from|on|if|as|only|\d)", re.IGNORECASE)
_WHOLE = re.compile(r"\b(?:an?|the)\s+\w+|^\W*(?:who|what|when|where|why|how)\b", re.IGNORECASE)
_MOST_FOLLOWING = 14
_ENGLISH = re.compile(
    r"\b(?:the|an?|of|is|are|was|what|which|who|how|why|when|where|to|in|on|and|or|with|for|from|by|it|them|this|that|"
    r"my|your|me|do|does|can|not|all|between|than|about|write|make|sort|find|list|count|sum|print|show|give|add|plan|"
    r"translate|calculate|compute|convert|reverse|explain|tell|solve|create|check|remove|keep|only|each|"
    r"every|below|above)\b",
    re.IGNORECASE,
)
_MOST_FOREIGN = 8


def is_talk(text: str) -> bool | None:
    """Tell whether something is small talk; None where the words do not say."""
    text = text.strip()
    if (len(text) <= _LONGEST_TALK and _TALK.fullmatch(text)) or not re.search(r"\w", text):
        return True
    is_work = (
        len(text.split()) > _MOST_WORDS
        or "\n" in text
        or "`" in text
        or states_values(text)
        or classify_by_rules(text) is not None
    )
    return False if is_work else None


def is_following(text: str) -> bool:
    """Tell whether a turn says only what differs from the one before: "and for 20?", "what about Spain"."""
    if len(text.split()) > _MOST_FOLLOWING:
        return False
    if _VARIES.search(text.strip()):
        return True
    tied = _TIED.match(text)
    if tied is None:
        return False
    rest = without_opening(text[tied.end() :])
    return _ELLIPTIC.match(rest) is not None or not (_WHOLE.search(rest) or OwnValues(rest))


def is_foreign(text: str) -> bool:
    """Tell whether a short text has no word of English, so that references in it cannot be read by words."""
    words = re.findall(r"[^\W\d_]+", text)
    return 1 < len(words) <= _MOST_FOREIGN and not _ENGLISH.search(text) and not OwnValues(text)
