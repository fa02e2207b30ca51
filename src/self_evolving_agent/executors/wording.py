"""Taking a text apart: words, lines, sentences, items; in any language, without a model."""

import re
import unicodedata

# Scripts that put no space between words: each character counts as one.
_UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_PIECE = re.compile(f"[{_UNSPACED}]|[^{_UNSPACED}]+")
_BREAK = re.compile(r"[\s\u2013\u2014/|]+|--+")
_EDGES = re.compile(r"^[\W_]+|[\W_]+$")
_TITLE = re.compile(r"^\s*(#{1,6}\s.*|(\*\*|__).+\2:?\s*)$")
_ABBREVIATION = re.compile(r"\b(Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|z\.B|No|approx|[A-Z])\.(?=\s)")
_SENTENCE_END = re.compile(r"[.!?\u2026]+[\"'\u201d\u2019)\]*_]*(?=\s|$)|[\u3002\uff01\uff1f]")
_BULLET = re.compile(r"^\s*[-*+\u2022\u2013]\s+\S")
_NUMBERED = re.compile(r"^\s*(#{1,6}\s*)?(\*\*)?(\(?\d{1,3}[.):]|[a-z][.)])\s*\S")
_LABELLED = re.compile(
    r"^\s*([-*+•]\s+)?(#{1,6}\s*)?(\*\*)?(step|day|week|month|phase|stage|milestone|hour|part|task|goal|tip)\s+\d+\b",
    re.IGNORECASE,
)
_HEADING = re.compile(r"^\s*(#{1,6}\s+\S.*|(\*\*|__)[^*_]+\2:?|[^.!?:]{2,60}:)\s*$")
_COMMON = frozenset(
    re.findall(
        r"\w+",
        "about above after also and any are because been before being between both but can could did does each "
        "for from give had has have here how into its just list make many more most much name not now only other "
        "over please same say says should some such tell than that the their them then there these they this "
        "those through under use very was well were what when where which while who whom whose why will with "
        "would write you your find research search look latest explain describe compare sources source cite web "
        "online today current information ",
    )
)


def folded(text: str) -> str:
    """Give the text in compatibility form and lower case."""
    return unicodedata.normalize("NFKC", text).casefold()


def words(text: str) -> list[str]:
    """Give the words in lower case, without the punctuation around them; a character each where none are spaced."""
    found: list[str] = []
    for token in _BREAK.split(folded(text)):
        bare = _EDGES.sub("", token)
        if bare:
            found += _PIECE.findall(bare)
    return found


def content_words(text: str) -> set[str]:
    """Give the words that carry a meaning: not the commonest ones, and no single letters of spaced scripts."""
    return {
        word
        for word in words(text)
        if word not in _COMMON and (len(word) > 2 or not word.isascii() or word.isdigit())  # noqa: PLR2004
    }


def stem(word: str) -> str:
    """Give the part of a word that its inflected forms share, roughly: all but the last two letters of a long one."""
    return word[: max(4, len(word) - 2)]


def lines(text: str) -> list[str]:
    """Give the lines that hold something, without titles above them."""
    filled = [line for line in text.splitlines() if any(c.isalnum() for c in line)]
    body = [line for line in filled if not _TITLE.match(line)]
    return body or filled


def sentences(text: str) -> list[str]:
    """Give the sentences; a line that ends without a full stop ends one too."""
    found: list[str] = []
    for line in lines(text):
        plain = _ABBREVIATION.sub(r"\1", line)
        found += [part.strip() for part in _SENTENCE_END.split(plain) if any(c.isalnum() for c in part)]
    return found


def paragraphs(text: str) -> list[str]:
    blocks = re.split(r"\n\s*\n", text.strip())
    return [block for block in blocks if lines(block) and not all(_TITLE.match(line) for line in lines(block))]


def bullet_count(text: str) -> int:
    return sum(bool(_BULLET.match(line)) for line in text.splitlines())


def numbered_count(text: str) -> int:
    found = text.splitlines()
    return max(sum(bool(_NUMBERED.match(line)) for line in found), sum(bool(_LABELLED.match(line)) for line in found))


def section_count(text: str) -> int:
    return sum(bool(_HEADING.match(line)) for line in text.splitlines())


def item_counts(text: str) -> tuple[int, ...]:
    """Count items by each way of marking them, since lists are nested in many ways."""
    return (numbered_count(text), bullet_count(text), section_count(text))


def is_mentioned(term: str, text: str) -> bool:
    """Tell whether a term stands in a text.

    A term in double quotes must stand as it is; of any other, each word must stand in some inflected form.
    """
    if len(term) > 2 and term.startswith('"') and term.endswith('"'):  # noqa: PLR2004 - two quotes around something
        return folded(term[1:-1]).strip() in folded(text)
    there = words(text)
    return all(any(other.startswith(stem(word)) for other in there) for word in words(term))


def is_used(term: str, text: str) -> bool:
    """Tell whether a term stands in a text as whole words in a row."""
    return is_run(words(term), words(text))


def is_run(part: list[str], whole: list[str]) -> bool:
    """Tell whether the words of one text stand in another in a row."""
    size = len(part)
    return size > 0 and any(whole[i : i + size] == part for i in range(len(whole) - size + 1))
