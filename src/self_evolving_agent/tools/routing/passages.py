"""Values that are running text: only their place on the page says where they begin and end.

- line: all of a line that is set apart; paragraph: the lines up to an empty one; block: all up to the end of the task,
  or up to the only place where the task's wording goes on at the beginning of a line.
- field: the rest of a line after its label, where other lines come before.
- tail, sentence, prose: the rest of a line after a colon in a sentence. It may go on to ask for something, so that
  words which do are refused; a tail has no punctuation, which would begin a clause, and a sentence is only one.
"""

import re

from self_evolving_agent.tools.routing.clauses import asks, is_manner
from self_evolving_agent.tools.routing.scalars import Reading
from self_evolving_agent.tools.routing.wording import matched, strip_end

PASSAGES = ("field", "line", "tail", "sentence", "prose", "paragraph", "block")
"""The forms, narrow before wide."""

_EMPTY_LINE = re.compile(r"\n[ \t\r]*+\n")
_LABEL = re.compile(r"[^\S\n]*+[\w][\w ()-]{0,38}+:[^\S\n]*+")
_CLAUSE = re.compile(r"[^\w\s'\u2019-]")
_NEXT_SENTENCE = re.compile(r"[.!?:;]\s")
_REMARKS = frozenset({"do", "don't", "make", "note", "only", "remember", "reply", "respond", "write", "your"})
_SHORT_ASIDES = frozenset({"then", "only", "without", "except", "excluding", "instead", "but", "also", "unless"})


def read_passage(form: str, text: str, at: int, following: str) -> Reading | None:
    """Read running text that begins at this place.

    Args:
        following: The wording that comes after the value.
    """
    before = text[text.rfind("\n", 0, at) + 1 : at]
    match form:
        case "line" | "paragraph" | "block" if not before.strip():
            end = _end_of_lines(form, text, at, following)
            if form != "line" and _ends_in_a_remark(text[at:end]):
                return None
        case "field" if _LABEL.fullmatch(before) and text[: at - len(before)].strip():
            end = _end_of_line(text, at)
        case "tail" | "sentence" | "prose" if before.rstrip().endswith(":"):
            end = _end_of_line(text, at)
            if not _says_only(form, text[at:end]):
                return None
        case _:
            return None
    return Reading(text[at:end], end) if end > at else None


def _end_of_line(text: str, at: int) -> int:
    newline = text.find("\n", at)
    return _without_space(text, at, newline if newline >= 0 else len(text))


def _end_of_lines(form: str, text: str, at: int, following: str) -> int:
    if form == "line":
        return _end_of_line(text, at)
    if form == "paragraph":
        gap = _EMPTY_LINE.search(text, at)
        return _without_space(text, at, gap.start() if gap else len(text))
    wording = strip_end(following).lstrip()
    if not wording:
        return _without_space(text, at, len(text))
    goes_on = [line for line in _lines_after(text, at) if matched(wording, text, line) is not None]
    return _without_space(text, at, goes_on[0]) if len(goes_on) == 1 else at


def _lines_after(text: str, at: int) -> list[int]:
    return [found.end() for found in re.compile(r"\n\s*+").finditer(text, at)]


def _without_space(text: str, at: int, end: int) -> int:
    return at + len(text[at:end].rstrip())


def _ends_in_a_remark(passage: str) -> bool:
    """Tell whether the last of several lines is said about those before it: "Ignore case."."""
    before, _, last = passage.rpartition("\n")
    first = re.match(r"[\w'-]+", last.lstrip())
    return bool(before) and first is not None and (asks(first.group()) or first.group().casefold() in _REMARKS)


def _says_only(form: str, passage: str) -> bool:
    """Tell whether the rest of a line can be nothing but the value."""
    if (form == "tail" and _CLAUSE.search(passage)) or (form == "sentence" and _NEXT_SENTENCE.search(passage)):
        return False
    words = re.findall(r"[\w'\u2019-]+", passage)
    return not any(asks(word) or is_manner(word) or word.casefold() in _SHORT_ASIDES for word in words)
