"""Finding the terms that a task wants mentioned or avoided."""

import re

from self_evolving_agent.models import RuleKind, TextRule

_TRANSFORMS = re.compile(
    r"\b(translat|rewrit|proofread|paraphras|summari[sz]|correct|shorten|edit|reply to|respond to|explain|improve)\w*",
    re.IGNORECASE,
)
_QUOTED = re.compile(
    r"\"([^\"\n]{1,60})\"|“([^”\n]{1,60})”|«([^»\n]{1,60})»|„([^“”\n]{1,60})[“”]|(?<!\w)'([^'\n]{2,40})'(?!\w)"
)
_VERB = r"\s+(?:mention|us|say|includ|contain)(?:ing|e)?"
_AVOID = rf"(?:(?:do not|don't|never|not){_VERB}|(?:without|avoid(?:ing)?)(?:{_VERB})?)"
_MENTION = r"(?:mention(?:s|ing)?|include(?:s)?|including|contain(?:s|ing)?)"
_ASKED = re.compile(
    rf"\b(?:(?P<avoid>{_AVOID})|(?P<mention>{_MENTION}))\s+(?P<object>(?:(?!\b(?:{_AVOID}|{_MENTION})\b)[^.;:!?\n])+)",
    re.IGNORECASE,
)
_KEYWORD = re.compile(rf"\b(?:(?P<avoid>{_AVOID})|{_MENTION}|us(?:e|ing)|with|called|titled|named)\b", re.IGNORECASE)
_LABEL = re.compile(r"^(?:the\s+)?(?:words?|terms?|names?|phrases?)\s+", re.IGNORECASE)
_DETERMINER = re.compile(r"^(?:the|our|my|your|its|his|her|their|both|also)\s+", re.IGNORECASE)
_CLAUSE = re.compile(
    r"\s+(?:in|with|for|to|that|which|at|by|when|so|because|as|how|why|what|on|from|if|where|while)\s.*$"
)
_FUNCTIONAL = re.compile(
    r"^(?:an?|at least|at most|some|any|all|each|every|no|more|details?|information|examples?|following|it|them|this|"
    r"that|\d+|two|three|four|five|six|seven|eight|nine|ten)\b",
    re.IGNORECASE,
)
LONGEST_TERM = 30
MOST_TERM_WORDS = 3

Found = list[tuple[str, TextRule]]


def transforms(task: str) -> bool:
    """Tell whether the task is about a text it holds, whose quotes are no terms to mention."""
    return _TRANSFORMS.search(task) is not None


def stated_terms(task: str) -> Found:
    """Find quoted terms, and what stands after `mention`, `include` and `avoid`."""
    return [*_quoted(task), *_unquoted(task)]


def _quoted(task: str) -> Found:
    found: Found = []
    about_given_text = transforms(task)
    for match in _QUOTED.finditer(task):
        term = next(group for group in match.groups() if group).strip(" .,")
        sentence = re.split(r"[.;!?\n]", task[: match.start()])[-1]
        keywords = list(_KEYWORD.finditer(sentence))
        if not term or len(term.split()) > MOST_TERM_WORDS + 1 or (about_given_text and not keywords):
            continue
        if keywords and keywords[-1]["avoid"]:
            found.append((f'avoids "{term}"', TextRule(kind="avoids", value=term)))
        else:
            found.append((f'mentions "{term}"', TextRule(kind="mentions", value=f'"{term}"')))
    return found


def _unquoted(task: str) -> Found:
    found: Found = []
    for match in _ASKED.finditer(task):
        if _QUOTED.search(match["object"]):
            continue
        kind: RuleKind = "avoids" if match["avoid"] else "mentions"
        for term in _terms(match["object"]):
            found.append((f"{kind} {term}", TextRule(kind=kind, value=term)))
    return found


def _terms(phrase: str) -> list[str]:
    """Give the terms of `the deadline, the budget and Bob`; the first always, others where they look like terms."""
    pieces = [piece.strip() for piece in re.split(r",|\band\b|\bor\b|\bbut\b", phrase)]
    terms: list[str] = []
    for i, piece in enumerate(pieces):
        looks_like_one = bool(_DETERMINER.match(piece)) or piece[:1].isupper() or len(piece.split()) == 1
        term = _DETERMINER.sub("", _LABEL.sub("", _CLAUSE.sub("", piece)))
        if (i == 0 or looks_like_one) and is_short_term(term) and not _FUNCTIONAL.match(term):
            terms.append(term)
    return terms


def is_short_term(term: str) -> bool:
    """Tell whether something is a term rather than a sentence."""
    return 0 < len(term.split()) <= MOST_TERM_WORDS and len(term) <= LONGEST_TERM and any(c.isalnum() for c in term)
