"""Reading a checklist from the words of a task: length, format, terms to mention and to avoid."""

import math
import re

from self_evolving_agent.executors.given_text import said_around
from self_evolving_agent.executors.terms import Found, stated_terms
from self_evolving_agent.models import Check, RuleKind, TextRule

_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_SPELLED = {**{word: i for i, word in enumerate(_WORDS, 1)}, "fifteen": 15, "twenty": 20, "a dozen": 12, "fourteen": 14}
_N = rf"(?:\d{{1,2}},\d{{3}}|\d{{1,4}}|{'|'.join(_SPELLED)})"
_LEAST = r"at least|a minimum of|minimum|min\.?|no (?:less|fewer) than|more than|over"
_MOST = (
    r"at most|no more than|not more than|up to|a maximum of|maximum(?: of)?|max\.?|within|under|less than|fewer than|"
    r"below"
)
_AMOUNT = re.compile(
    rf"(?:\b(?P<bound>{_LEAST}|{_MOST}|exactly|about|around|roughly|approximately|between)\s+)?"
    rf"(?<![\w.])(?P<n>{_N})(?:\s*(?:-|\u2013|to|and|or)\s*(?P<m>{_N}))?[\s-]+(?:[a-z]+[\s-]+){{0,2}}?"
    r"(?P<unit>words?|characters?|lines?|sentences?|paragraphs?|sections?|headings?|bullet points?|bullets?|items?|"
    r"points?|steps?|tips?|reasons?|ideas?|suggestions?|examples?|ways?|questions?|milestones?|phases?|goals?)\b"
    r"(?P<after>\s+(?:or (?:less|fewer|more)|max(?:imum)?\b|at most|at least|minimum))?",
    re.IGNORECASE,
)
_GIVEN = re.compile(r"\b(?:these|those|the|following|first|last|my|his|her|their|our|all)\s+$", re.IGNORECASE)
_FORMS = {"haiku": 3, "limerick": 5, "sonnet": 14, "quatrain": 4, "couplet": 2}
_FORM = re.compile(rf"\b(?P<before>\w+)\s+(?P<form>{'|'.join(_FORMS)})\b", re.IGNORECASE)
_BULLETS = re.compile(r"\b(?:bullet(?:ed)?[ -](?:list|points?)|bullets)\b", re.IGNORECASE)
_NUMBERED = re.compile(r"\bnumbered (?:list|steps?|items?|points?|plan)\b", re.IGNORECASE)
TOLERANCE = 0.25
"""How far a text may be from a number of words that is asked for without `exactly`: nobody counts while writing."""


def stated_checks(task: str) -> tuple[Check, ...]:
    """Find what the task's own words ask of the text; the user's statements are beyond dispute."""
    said = said_around(task)
    found = (*_amounts(said), *_forms(said), *_formats(said), *stated_terms(said))
    checks: dict[TextRule, Check] = {}
    for name, rule in found:
        checks.setdefault(rule, Check(name=name, rule=rule, origin="user"))
    return tuple(checks.values())


def program_check(name: str, kind: RuleKind, value: str = "") -> Check:
    return Check(name=name, rule=TextRule(kind=kind, value=value), origin="program")


def _amounts(task: str) -> Found:
    found: Found = []
    for match in _AMOUNT.finditer(task):
        if match["bound"] is None and _GIVEN.search(task[: match.start()]):
            continue
        number, to = _number(match["n"]), _number(match["m"]) if match["m"] else None
        bound = f"{match['bound'] or ''} {match['after'] or ''}".lower()
        least, most = _range(number, to, bound)
        unit = match["unit"].lower().rstrip("s").removesuffix(" point")
        if unit == "word":
            found += _word_limits(number, to, bound, least, most)
        elif unit == "character":
            if most is not None:
                found.append((f"at most {most} characters", TextRule(kind="max_chars", value=str(most))))
        else:
            found.append(_count(unit, least, most))
    return found


def _range(number: int, to: int | None, bound: str) -> tuple[int | None, int | None]:
    if to is not None:
        return number, to
    if re.search(r"more than|over", bound) and not re.search(r"no|not", bound):
        return number + 1, None
    if re.search(r"under|less than|fewer than|below", bound) and "no " not in bound:
        return None, number - 1
    if re.search(r"least|min|no less|no fewer|or more", bound):
        return number, None
    if re.search(r"most|no more|not more|up to|max|within|or less|or fewer", bound):
        return None, number
    return number, number


def _word_limits(number: int, to: int | None, bound: str, least: int | None, most: int | None) -> Found:
    if to is None and least == most and "exactly" not in bound:
        least, most = math.floor(number * (1 - TOLERANCE)), math.ceil(number * (1 + TOLERANCE))
        about = f" (about {number} are asked for)"
    else:
        about = ""
    found: Found = []
    if least is not None:
        found.append((f"at least {least} words{about}", TextRule(kind="min_words", value=str(least))))
    if most is not None:
        found.append((f"at most {most} words{about}", TextRule(kind="max_words", value=str(most))))
    return found


def _count(unit: str, least: int | None, most: int | None) -> tuple[str, TextRule]:
    kinds: dict[str, RuleKind] = {
        "line": "lines",
        "sentence": "sentences",
        "paragraph": "paragraphs",
        "section": "sections",
        "heading": "sections",
        "bullet": "bullets",
    }
    kind = kinds.get(unit, "items")
    if kind == "lines" and least is None:
        return f"at most {most} lines", TextRule(kind="max_lines", value=str(most))
    noun = {"items": "list item", "sections": "headed section", "bullets": "bullet point"}.get(kind, unit)
    if least == most:
        return f"exactly {least} {noun}{'' if least == 1 else 's'}", TextRule(kind=kind, value=str(least))
    if most is None:
        return f"at least {least} {noun}s", TextRule(kind=kind, value=f"{least}-")
    said = f"{least} to {most} {noun}s" if least is not None else f"at most {most} {noun}s"
    return said, TextRule(kind=kind, value=f"{least or 1}-{most}")


def _forms(task: str) -> Found:
    found: Found = []
    for match in _FORM.finditer(task):
        form, before = match["form"].lower(), match["before"].lower()
        if before not in {"about", "the", "of"} and not before.isdigit() and before not in _SPELLED:
            count = _FORMS[form]
            found.append((f"exactly {count} lines (a {form})", TextRule(kind="lines", value=str(count))))
    if re.search(r"\ba tweet\b", task, re.IGNORECASE):
        found.append(("at most 280 characters (a tweet)", TextRule(kind="max_chars", value="280")))
    return found


def _formats(task: str) -> Found:
    found: Found = []
    if _BULLETS.search(task):
        found.append(("a bullet list (lines that start with -)", TextRule(kind="bullets", value="2-")))
    if _NUMBERED.search(task):
        found.append(("a numbered list (1. 2. 3.)", TextRule(kind="numbered", value="2-")))
    return found


def _number(text: str) -> int:
    text = text.lower().replace(",", "")
    return int(text) if text.isdigit() else _SPELLED[text]
