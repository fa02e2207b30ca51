"""Telling small talk from work by the words, as far as they are clear."""

import re

from self_evolving_agent.nodes.rules import classify_by_rules, states_values

_MOST_WORDS = 12
_NICETY = (
    r"hi|hello|hey|hiya|howdy|yo|greetings|hallo|hola|bonjour|salut|ciao|ol[aá]|hej|moin|servus|namaste|你好|こんにちは|"
    r"good (?:morning|afternoon|evening|night|day)|guten (?:tag|morgen|abend)|thanks?(?: you)?|thx|cheers|"
    r"danke(?: sch[oö]n)?|merci|gracias|grazie|obrigad[oa]|bye|goodbye|good ?bye|see you(?: later)?|tsch[uü]ss|"
    r"ok(?:ay)?|cool|great|nice|awesome|perfect|well done|good job|lol|haha+|wow|sorry|never ?mind|yes|no|sure|please|"
    r"(?:very|so) much|a lot|again|there|everyone|all|friend|buddy|bot|and|you|that was|it is|it's|that's|very|so|good|"
    r"helpful|fine|how are you(?: doing)?(?: today)?|how's it going|how do you do|what's up|sup|who are you|"
    r"what are you|what(?:'s| is) your name|what can you do|wie geht(?:'s| es dir)|[çc]a va|qu[eé] tal|"
    r"nice to meet you|for (?:your|the) help"
)
_TALK = re.compile(rf"(?:(?:{_NICETY})[\s,.!?:;)(\-]*)+", re.IGNORECASE)
_FOLLOWING = re.compile(
    r"^\W*(?:and\b|but\b|or\b|now\b|then\b|also\b|(?:what|how) about\b|what if\b|same\b|the same\b|again\b|instead\b|"
    r"und\b|et\b|y\b)|\b(?:instead|again|as well|too)\W*$",
    re.IGNORECASE,
)
_MOST_FOLLOWING = 14


def is_talk(text: str) -> bool | None:
    """Tell whether something is small talk; None where the words do not say."""
    text = text.strip()
    if _TALK.fullmatch(text) or not re.search(r"\w", text):
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
    return len(text.split()) <= _MOST_FOLLOWING and _FOLLOWING.search(text.strip()) is not None
