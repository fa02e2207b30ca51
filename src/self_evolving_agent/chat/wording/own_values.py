"""What a turn brings along itself: data, and things that it introduces, which its pronouns then stand for."""

import re
from collections.abc import Iterator

Span = tuple[int, int]

_QUOTED = re.compile(r"\"[^\"]+\"|“[^”]+”|`[^`]+`|(?<!\w)'[^'\n]+'(?!\w)")
_BRACKETED = re.compile(r"\[[^\]]*\]|\{[^}]*\}")
_ITEM = r"(?!(?:and|or|then|now|please|it|them|those|that|this)\b)[\w.+-]+"
_LISTED = re.compile(
    rf"(?<![\w.+-])(?:{_ITEM}(?:, ?{_ITEM})+,? (?:and|or) {_ITEM}|{_ITEM}(?:, ?{_ITEM}){{2,}})", re.IGNORECASE
)
_NAMES_TAIL = re.compile(r"\b(?:this|these|that|those|the|following)\s+(?:\w+\s+)?\w+\s*$|^\W*\w+\s*$", re.IGNORECASE)
_TAIL = re.compile(r"(?::[ \t]*|\n\s*)(?=\S)")
_NAMED_ELSEWHERE = re.compile(r"\b[\w-]+\.(?:csv|json|txt|py|md|tsv|xlsx?)\b|https?://\S+", re.IGNORECASE)
_ADDRESS = re.compile(r"https?:\Z|\d\Z")
_INTRODUCED = re.compile(
    r"\b(?:an?|any|some|all|my|two|three|four|five|six|seven|eight|nine|ten|\d+|the)\s+(?:\w+\s+)?\w{2,}", re.IGNORECASE
)
_JOINT = re.compile(r"\s+(?:(?:of|in|from)\s+)?")
_INTRODUCED_MANY = re.compile(
    r"\b(?:any|some|all|my|two|three|four|five|six|seven|eight|nine|ten|\d+)\s+\w{2,}"
    r"|\b(?:an?|the)\s+(?:\w+\s+)?(?:lists?|sets?|pairs?|\w{2,}s)\b",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"\b(?:write|create|generate|draw|invent|compose|implement|build|design|draft|name|pick|choose|think of)\s+"
    r"(?!it\b|them\b|that\b|this\b|those\b|these\b|an?\b|the\b|tests?\b)\w"
    r"|\b(?:how|why|what|when|where|who)\s+(?:do|does|did|is|are|was|were|can|has|have)\s+"
    r"(?!it\b|they\b|that\b|this\b|those\b|these\b|the\b)\w{3,}"
    r"|\b\w+\W+\w+\W+\w+\W+\w+[^.!?]{0,500}[.!?](?:\s|$)",
    re.IGNORECASE,
)
"""Something that is made or asked about, and sentences before."""
_CLAUSE = re.compile(
    r"[,;.?!:\n]+|\b(?:and|then|but|or|that|which|who|whose|if|when|while|because|since|until)\b", re.IGNORECASE
)


class OwnValues:
    """The data in one text.

    Args:
        text: What a person said, without how it ties in with the turn before.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        spans = [
            found.span() for pattern in (_QUOTED, _BRACKETED, _NAMED_ELSEWHERE) for found in pattern.finditer(text)
        ]
        self.without_data = _blanked(text, spans)
        spans += [found.span() for found in _LISTED.finditer(self.without_data)]
        self.spans = sorted(spans)
        self._tail = next(_tails(self.without_data, text), len(text))

    def __bool__(self) -> bool:
        return bool(self.spans) or self._tail < len(self._text)

    @property
    def is_all(self) -> bool:
        """Tell whether the text is one quotation, list or name of a file, and nothing else."""
        return (0, len(self._text.strip())) in self.spans

    def are_named_by(self, start: int, end: int) -> bool:
        """Tell whether what stands at a place names data of the text: "these words: pear, fig", "the list [1, 2]"."""
        if self._tail < len(self._text) and (start < self._tail or _NAMES_TAIL.search(self._text[: self._tail])):
            return True
        return any(
            first <= start < after or (first >= end and _JOINT.fullmatch(self._text[end:first]))
            for first, after in self.spans
        )

    def stand_before(self, start: int, *, for_many: bool = False) -> bool:
        """Tell whether a part of the sentence before the one that holds a place has data, or introduces something.

        Within one part a pronoun cannot stand for what stands beside it: "add a comment to it".

        Args:
            for_many: The pronoun is "them": "a program" is no several things, "a list" may be.
        """
        begin = self.clause_at(start)
        before = self._text[:begin]
        introduced = (_INTRODUCED_MANY if for_many else _INTRODUCED).search(before) or _TOLD.search(before)
        return introduced is not None or any(end <= begin for _, end in self.spans)

    def clause_at(self, start: int) -> int:
        """Give where the part of the sentence begins that holds a place."""
        return max((found.end() for found in _CLAUSE.finditer(self.without_data, 0, start)), default=0)


def _tails(blanked: str, text: str) -> Iterator[int]:
    """Give where data may begin that goes on to the end: after a colon, or in the next line."""
    for found in _TAIL.finditer(blanked):
        if not _ADDRESS.search(text[: found.start() + 1]) and text[found.end() :].strip():
            yield found.start()


def _blanked(text: str, spans: list[Span]) -> str:
    for start, end in spans:
        text = text[:start] + "_" * (end - start) + text[end:]
    return text
