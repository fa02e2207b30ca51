"""Turns that leave out what they work on, for it is the last answer: "now in reverse", "only the even ones"."""

import re

_MOST_WORDS = 8
_ENDING = r"(?:\s+(?:up|down|again|backwards|descending|ascending|\w+ly|please|now))*\W*$"
_LEFT_OUT = re.compile(
    rf"""^\W*(?:
    (?:sort|order|reverse|shuffle|sum|count|total|average|double|halve|square|round|negate|flatten|filter|shorten|translate|
       summari[sz]e|rewrite|capitali[sz]e|uppercase|lowercase|deduplicate){_ENDING}
    |(?:sort|order|group|filter|shorten|rewrite|round|translate)\s+(?:by|in|into|to|as|with|without)\s+\w
    |(?:only|just|drop|remove|delete|without|except|exclude)\s+\d
    |(?:only|just|keep|drop|remove|delete|without|except|exclude)\s+(?:only\s+)?
       (?:the\b|(?:even|odd|prime|positive|negative|unique|distinct|duplicates?|empty|first|last)\b|\w+\s+ones?\b)
    |(?:add|subtract|plus|minus|times|modulo|[-+*/])\s*[-+]?\d[\d.,]*\s*%?\W*$
    |(?:multiply|divided?|multiplied|increase|decrease|raise)\s+(?:by|to)\s+[-+]?\d[\d.,]*\s*%?\W*$
    |add\s+(?:(?:an?|some|more)\s+[a-z]+(?:\s+(?!to\b)\w+){{0,5}}|(?!up\b|the\b|two\b|three\b|all\b)[a-z]+(?:\s+[a-z]+s)?)\W*$
    |(?:in|as|into|by|with|without)\s+(?!(?:who|what|when|how|which|why|where)\b)\w+(?:\s+\w+){{0,2}}(?:,?\s+please)?\W*$
    |(?:much\s+|a\s+bit\s+|even\s+)?(?:shorter|longer|simpler|faster|slower|funnier|nicer|smaller|bigger|larger|clearer|
       (?:more|less)\s+[a-z]+)(?:,?\s+please)?\W*$
    |to\s+the\s+power\s+of\s+\d+\W*$
    )""",
    re.IGNORECASE | re.VERBOSE,
)

_PUT_IN = re.compile(
    r"^\W*(?:append|prepend|insert|replace\s+(?:(?!\b(?:in|to|of|from)\b)[^,:\[\n]){1,40}\s+(?:with|by))\s+"
    r"(?:(?!\b(?:in|to|into|of|from)\b)[^,:\[\n]){1,40}$",
    re.IGNORECASE,
)


def leaves_out(text: str) -> bool:
    """Tell whether a short text says what is to be done, and not with what."""
    return len(text.split()) <= _MOST_WORDS and _LEFT_OUT.match(text) is not None


def lacks_a_target(text: str) -> bool:
    """Tell whether a text says what to put in, and not where: "append 100", "replace 14 with 15"."""
    return _PUT_IN.match(text) is not None
