"""What a turn means by "those", "it", "the list" or `r2`: the data itself, or a question back. Never a guess.

What the last answer gave is meant where it fits; else the only result that fits; where two do, or none, it is asked.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from self_evolving_agent.models.chats import Result, ResultKind

_KINDS: dict[ResultKind, str] = {
    "number": r"numbers?|values?|amount|total|sum|count|figure|percentage|average|mean|median",
    "list": r"lists?|items?|elements?|entries|words?|names?|lines?|numbers|values|strings|letters",
    "table": r"tables?|rows?|columns?|records?|entries|counts|data",
    "text": r"texts?|poem|story|essay|letter|e-?mail|sentences?|paragraphs?|summary|haiku|translation|code|function|"
    r"program|script|plan",
    "file": r"files?|document|spreadsheet",
}
_ANY = r"results?|answers?|output|data|thing|one|above|previous"
_NOUN = "|".join((*_KINDS.values(), _ANY))
_NAMED = re.compile(r"\br(\d{1,4})\b", re.IGNORECASE)
_LAST = re.compile(
    rf"(?:\b(?:the\s+)?(?:last|latest|previous|above)\s+(?P<noun>{_NOUN})\b)|^\W*last\b|\blast\W*$", re.IGNORECASE
)
_ORDINAL = re.compile(rf"\bthe\s+(first|second|third|fourth|fifth)\s+(?P<noun>{_NOUN})\b(?!\s+of)", re.IGNORECASE)
_BOTH = re.compile(rf"\b(?:both|the\s+two)\b(?:\s+(?P<noun>{_NOUN}))?", re.IGNORECASE)
_POINTED = re.compile(
    rf"\b(?P<pointer>that|this|those|these|the\s+same|your)\s+(?:\w+\s+)?(?P<noun>{_NOUN})\b", re.IGNORECASE
)
_DEFINITE = re.compile(
    rf"\bthe\s+(?:\w+\s+)?(?P<noun>{_NOUN})\b(?!\s+(?:of|in|between|from|that|for|on|with)\b)", re.IGNORECASE
)
_MANY = re.compile(r"\b(?:those|these|them|they|each of them)\b", re.IGNORECASE)
_ONE = re.compile(
    r"\b(?:it|its)\b|\b(?:that|this)\b(?=\s*(?:$|[.,;!?]|by\b|to\b|in\b|into\b|with\b|from\b|and\b|as\b|up\b))",
    re.IGNORECASE,
)
_EMPTY_IT = re.compile(
    r"\b(?:is|was|does|did|will|has|make|makes|if|when|that|because|time|let)\s+it\b|\bit(?:'s|\s+is|\s+was|\s+has)\b",
    re.IGNORECASE,
)
_INTRODUCED = re.compile(
    r"\b(?:an?|any|each|every|some|all|my|two|three)\s+\w+|\b\w+\.(?:csv|json|txt|py|md|tsv|xlsx?)\b|https?://",
    re.IGNORECASE,
)
_OWN_DATA = re.compile(
    r":\s*\S|\[[^\]]*\]|\{[^}]*\}|[\"\u201c`][^\"\u201d`]{2,}[\"\u201d`]|(?:\d[\d.]*\s*,\s*){2}\d|\n\s*\S"
)
_OPENING = re.compile(
    r"^\W*(?:(?:now|then|and|also|ok(?:ay)?|next|please|so|great|good|thanks|but|finally)\b[\s,:]*)+", re.IGNORECASE
)
_COMMAND_ABOUT = re.compile(
    r"^\W*(?:can you\s+|could you\s+|please\s+)*\w+(?:\s+\w+)?\s+(?:them|those|these|it|that)\b", re.IGNORECASE
)
_BARE = re.compile(
    r"^\W*(?:only|just|keep|drop|remove|without|sort|reverse|sum|add|double|multiply|divide|round|count|filter|shorten|"
    r"translate|summari[sz]e|rewrite|capitali[sz]e|uppercase|lowercase|average|in\s+(?:reverse|descending|ascending))\b",
    re.IGNORECASE,
)
_PLACES = {"first": 0, "second": 1, "third": 2, "fourth": 3, "fifth": 4}
_PLURAL: tuple[ResultKind, ...] = ("list", "table")
_MOST_NAMED = 6
_MOST_BARE_WORDS = 8


@dataclass(frozen=True)
class Found:
    """The results that are meant, at least one."""

    results: tuple[Result, ...]


@dataclass(frozen=True)
class Unclear:
    """Something is meant, and it cannot be told what; `question` asks the person."""

    question: str


def resolve(text: str, results: Sequence[Result], last: Sequence[Result]) -> Found | Unclear | None:
    """Find which results a text speaks of.

    Args:
        text: What the person said.
        results: All of the chat, oldest first.
        last: Those of the last answer.

    Returns:
        The results; a question where it cannot be told; None where the text speaks of none.
    """
    return (
        _by_name(text, results)
        or _by_place(text, results)
        or (None if _OWN_DATA.search(text) else _by_pointing(text, results, last))
    )


def without_opening(text: str) -> str:
    """Leave out how a turn ties in with the one before: "now", "and then", "please"."""
    rest = _OPENING.sub("", text)
    return rest or text


def _by_name(text: str, results: Sequence[Result]) -> Found | Unclear | None:
    names = list(dict.fromkeys(f"r{int(number)}" for number in _NAMED.findall(text)))
    if not names or not results:
        return None
    known = {result.name: result for result in results}
    missing = [name for name in names if name not in known]
    if missing:
        return Unclear(f"There is no {missing[0]} here. {_listed(results)}")
    return Found(tuple(known[name] for name in names))


def _by_place(text: str, results: Sequence[Result]) -> Found | Unclear | None:
    """Read "the last list", "the second number", "both lists", `last`."""
    if not results:
        return None
    ordinal, both, latest = _ORDINAL.search(text), _BOTH.search(text), _LAST.search(text)
    if ordinal and not _OWN_DATA.search(text):
        fitting, place = _of_kinds(results, ordinal["noun"]), _PLACES[ordinal[1].lower()]
        names_one = re.search(r"list|table|text|result|answer|output|poem|file", ordinal["noun"], re.IGNORECASE)
        if names_one:
            return Found((fitting[place],)) if place < len(fitting) else _none(ordinal[0], results)
    if both and not _OWN_DATA.search(text) and (both["noun"] or len(results) == 2):  # noqa: PLR2004 - both is two
        fitting = _of_kinds(results, both["noun"] or "")
        if len(fitting) == 2:  # noqa: PLR2004
            return Found(fitting)
        return _several(both[0], fitting) if fitting else _none(both[0], results)
    if latest and not _OWN_DATA.search(text):
        fitting = _of_kinds(results, latest["noun"] or "")
        return Found(fitting[-1:]) if fitting else _none(latest[0], results)
    return None


def _by_pointing(text: str, results: Sequence[Result], last: Sequence[Result]) -> Found | Unclear | None:
    """Read pronouns, and nouns that something before has introduced."""
    pointed = _POINTED.search(text)
    if pointed and not _is_introduced(text, pointed.start()):
        return _chosen(pointed[0], _of_kinds(results, pointed["noun"]), results, last, is_sure=True)
    many = _MANY.search(text)
    if many and not _is_introduced(text, many.start()):
        fitting = tuple(result for result in results if result.kind in _PLURAL or _has_lines(result))
        return _chosen(many[0], fitting, results, last, is_sure=_COMMAND_ABOUT.match(text) is not None)
    one = _ONE.search(text)
    if one and not _EMPTY_IT.search(text) and not _is_introduced(text, one.start()):
        return _chosen(one[0], tuple(results), results, last, is_sure=_COMMAND_ABOUT.match(text) is not None)
    definite = _DEFINITE.search(text)
    if definite and results and not _is_introduced(text, definite.start()):
        return _chosen(definite[0], _of_kinds(results, definite["noun"]), results, last, is_sure=False)
    if last and _opens_on(text):
        return Found(tuple(last))
    return None


def _chosen(
    said: str, fitting: Sequence[Result], results: Sequence[Result], last: Sequence[Result], *, is_sure: bool
) -> Found | Unclear | None:
    """Take what the last answer gave, or the only one.

    Args:
        is_sure: The words can mean nothing else, so that a person is asked where nothing fits.
    """
    recent = tuple(result for result in fitting if result in last)
    if len(recent) == 1 or len(fitting) == 1:
        return Found(recent or tuple(fitting))
    if fitting:
        return _several(said, recent or fitting)
    return _none(said, results) if is_sure else None


def _opens_on(text: str) -> bool:
    """Tell whether a short text goes on where the last answer ended: "now in reverse", "only the even ones"."""
    rest = without_opening(text)
    is_short = len(text.split()) <= _MOST_BARE_WORDS
    return is_short and _BARE.match(rest) is not None and (rest != text or not _INTRODUCED.search(text))


def _is_introduced(text: str, start: int) -> bool:
    """Tell whether the text itself has named before what a pronoun in it may stand for."""
    return _INTRODUCED.search(text[:start]) is not None


def _of_kinds(results: Sequence[Result], noun: str) -> tuple[Result, ...]:
    """Give the results that a noun can name; all for a noun such as "result"."""
    kinds = {kind for kind, words in _KINDS.items() if re.fullmatch(words, noun, re.IGNORECASE)}
    if re.fullmatch(r"numbers|values|counts", noun, re.IGNORECASE):
        kinds -= {"number"}
    if not kinds or re.fullmatch(_ANY, noun, re.IGNORECASE):
        return tuple(results)
    return tuple(result for result in results if result.kind in kinds)


def _has_lines(result: Result) -> bool:
    return result.kind == "text" and isinstance(result.value, str) and "\n" in result.value


def _none(said: str, results: Sequence[Result]) -> Unclear:
    if not results:
        return Unclear(f'What do you mean by "{said}"? There is no result yet: say or paste what it is.')
    return Unclear(f'What do you mean by "{said}"? {_listed(results)}')


def _several(said: str, fitting: Sequence[Result]) -> Unclear:
    return Unclear(f'Which one do you mean by "{said}"? {_listed(fitting)}')


def _listed(results: Sequence[Result]) -> str:
    told = [f"{result.name} ({result.kind}: {result.about[:40].strip()})" for result in results[-_MOST_NAMED:]]
    return f"There {'is' if len(told) == 1 else 'are'} {', '.join(told)}."
