"""Holding an answer to the pages it cites: what stands in them, and what does not."""

import re
from collections.abc import Iterable
from typing import Literal, assert_never

from self_evolving_agent.executors.wording import content_words, folded, lines, stem, words
from self_evolving_agent.models import Page

SourceRule = Literal["cites", "known_sources", "sourced_numbers", "sourced_names", "supported", "own_words", "on_topic"]
LEAST_CONTENT = 3
LEAST_SUPPORT = 0.6
LONGEST_COPY = 40

_CITATION = re.compile(r"\[(\d{1,3})\]")
_CITED_OTHERWISE = (
    (re.compile(r"\[(\d{1,3})\]\([^)\s]*\)"), r"[\1]"),
    (re.compile(r"[\[(【]\s*(?:sources?|src)[\s_]*(\d{1,3})\s*[\])】]", re.IGNORECASE), r"[\1]"),
    (re.compile(r"【(\d{1,3})】"), r"[\1]"),
)
_CITED_TOGETHER = re.compile(r"\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})+)\]")
_OWN_LIST = re.compile(
    r"\n\s*(?:#{1,6}\s*)?(?:\*\*)?(?:sources?|references|bibliography|quellen)\b[^\n]{0,20}:?(?:\*\*)?:?[ \t]*\n.*\Z",
    re.IGNORECASE | re.DOTALL,
)
_URL = re.compile(r"https?://[^\s)\]>\"']+")
_NUMBER = re.compile(r"(?<![^\W\d_])\d+(?:[.,]\d+)*")  # not the one in CO2
_LIST_MARK = re.compile(r"^\s*(?:#{1,6}\s*)?(?:\*\*)?\(?\d{1,3}[.):]\s", re.MULTILINE)
_INSIDE = re.compile(r"(?<=[^\s.!?:\"“„(\[*#>-]\s)[^\W\d_][\w'\u2019-]{2,}")  # a word that begins no sentence


def with_plain_citations(text: str) -> str:
    """Write every way of citing as `[1]`, and drop a list of sources that the model made itself."""
    for pattern, plain in _CITED_OTHERWISE:
        text = pattern.sub(plain, text)
    text = _CITED_TOGETHER.sub(lambda m: "".join(f"[{n}]" for n in re.findall(r"\d+", m.group(1))), text)
    return _OWN_LIST.sub("", f"\n{text}").strip()


def cited(text: str) -> tuple[int, ...]:
    """Give the numbers that are cited, each once, in order."""
    return tuple(sorted({int(number) for number in _CITATION.findall(text)}))


def measure(kind: SourceRule, text: str, task: str, pages: tuple[Page, ...]) -> tuple[bool, str]:
    """Apply one rule about sources; give whether it holds and what was seen."""
    numbers = cited(text)
    used = [pages[n - 1] for n in numbers if 1 <= n <= len(pages)]
    known = "\n".join(f"{page.title}\n{page.text}" for page in used)
    bare = _CITATION.sub(" ", text)
    match kind:
        case "cites":
            return bool(used), f"cites {_listed(str(n) for n in numbers)}"
        case "known_sources":
            unknown = [f"[{n}]" for n in numbers if not 1 <= n <= len(pages)]
            return _none_of(unknown + _strange_addresses(text, pages))
        case "sourced_numbers":
            there = _readings(f"{known}\n{task}")
            return _none_of([n for n in _NUMBER.findall(_LIST_MARK.sub("", bare)) if not _readings(n) & there])
        case "sourced_names":
            there_too = folded(f"{known}\n{task}")
            return _none_of([name for name in _names(bare) if stem(folded(name)) not in there_too])
        case "supported":
            return _is_supported(bare, known, task)
        case "own_words":
            return _is_own(bare, pages)
        case "on_topic":
            asked = {stem(word) for word in content_words(task)}
            spoken = [word for word in words(text) if any(word.startswith(s) for s in asked)]
            return not asked or bool(spoken), f"speaks of {_listed(spoken[:5])}"
        case _:
            assert_never(kind)


def relevant(text: str, query: str, most: int) -> str:
    """Cut a page to at most `most` characters: its beginning, and the paragraphs that hold most words of the query."""
    if len(text) <= most:
        return text
    wanted = {stem(word) for word in content_words(query)}
    blocks = [block[:most] for block in re.split(r"\n\s*\n|\n", text) if block.strip()]
    scores = {i: sum(s in folded(block) for s in wanted) for i, block in enumerate(blocks)}
    kept: set[int] = set()
    room = most
    for i in sorted(scores, key=lambda i: (i != 0, -scores[i], i)):
        if len(blocks[i]) + 1 <= room:
            kept.add(i)
            room -= len(blocks[i]) + 1
    return "\n".join(blocks[i] for i in sorted(kept)) or text[:most]


def _is_supported(bare: str, known: str, task: str) -> tuple[bool, str]:
    """Tell whether what is said stands in the cited pages, and is more than the task already says.

    Names and numbers alone are enough when the answer is in another language than its pages.
    """
    said, there = content_words(bare), {stem(word) for word in content_words(known)}
    asked = {stem(word) for word in content_words(task)}
    found = {word for word in said if stem(word) in there}
    new = {word for word in found if stem(word) not in asked}
    marks = {folded(mark) for mark in (*_names(bare), *_NUMBER.findall(bare))}
    share = len(found) / len(said) if said else 0.0
    is_said = bool(new) and len(said) >= LEAST_CONTENT and share >= LEAST_SUPPORT
    by_marks = len({mark for mark in new if mark in marks}) > 1
    return is_said or by_marks, f"{len(found)} of {len(said)} words stand in the cited pages, {len(new)} of them new"


def _is_own(bare: str, pages: tuple[Page, ...]) -> tuple[bool, str]:
    said = words(bare)
    runs = {tuple(said[i : i + LONGEST_COPY]) for i in range(len(said) - LONGEST_COPY + 1)}
    for number, page in enumerate(pages, 1):
        there = words(page.text)
        if any(tuple(there[i : i + LONGEST_COPY]) in runs for i in range(len(there) - LONGEST_COPY + 1)):
            return False, f"copies {LONGEST_COPY} words in a row from [{number}]"
    return True, "no long copy"


def _names(text: str) -> list[str]:
    """Give the words written as names: with a capital where no sentence begins."""
    return [name for line in lines(text) for name in _INSIDE.findall(line) if name[0].isupper()]


def _readings(text: str) -> set[float]:
    """Give every number of a text, `1,234` read with the comma between thousands and as a decimal one."""
    found: set[float] = set()
    for token in _NUMBER.findall(text):
        for form in (token.replace(",", ""), token.replace(".", "").replace(",", ".")):
            if form.count(".") <= 1:
                found.add(float(form))
    return found


def _strange_addresses(text: str, pages: tuple[Page, ...]) -> list[str]:
    there = "\n".join(f"{page.url}\n{page.text}" for page in pages)
    return [url for url in _URL.findall(text) if url.rstrip(".,;/") not in there]


def _none_of(found: list[str]) -> tuple[bool, str]:
    return not found, f"not in the sources: {_listed(dict.fromkeys(found))}" if found else "all stand in the sources"


def _listed(found: Iterable[str]) -> str:
    return ", ".join([*found][:8]) or "nothing"
