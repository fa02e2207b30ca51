"""Whether arguments stand in the text of a task, and what of the text is part of none of them.

Whoever filled the arguments in, a route or a model: nothing may be invented, and nothing left out unseen.
"""

import json
import re
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal

from pydantic import JsonValue

from self_evolving_agent.tools.routing.spelled import SPELLED, spelled

Span = tuple[int, int]

_NUMBER = re.compile(
    r"[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])(?:\.[0-9]+)?|[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|(?<![\w.])\.[0-9]+"
)
_MINUS = re.compile(r"(?:^|[^\w)\]%])[-\u2212]\Z|\b(?:minus|negative) \Z")
_NAMED = re.compile(r"\b[rR]\d*\Z")
"""The 1 of `r1`, as a chat names its results, is no number."""
_PERCENT = re.compile(r"\s?(?:%|percent\b)")
_WORD = re.compile(r"\w+")
_EMPTY = re.compile(r"\[\s*\]|\{\s*\}|\(\s*\)|\"\"|''|\bempty\b", re.IGNORECASE)
_QUOTES = "\"'`“"
_BARE_PIECE = r"[-\u2212]?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?%?|\w+(?:['\u2019-]\w+)*"
_PIECE = re.compile(rf"""\"[^\"]+\"|(?<!\w)'[^']+'(?!\w)|`[^`]+`|“[^“”]+”|{_BARE_PIECE}""")
_TAKEN = "\x00"
_BETWEEN = r"""[\s,;|'"`\[\](){}]{1,9}(?:and[\s'"`]+)?"""
_MOST_IN_A_RUN = 500


def stands_in(value: JsonValue, text: str) -> bool:
    """Tell whether each scalar within a value is written in the text, as often as the value has it."""
    return stand_in([value], text)


def stand_in(values: Iterable[JsonValue], text: str) -> bool:
    """Tell whether values are written in the text side by side: no two of them are the same place."""
    return _Page(text).take_values(values)


def shared_out(arguments: Mapping[str, JsonValue]) -> dict[str, JsonValue]:
    """Give each of several parameters its own word, where a model gave all of them the same few words.

    Of "are these alike: abc xyz" a small model makes `f("abc xyz", "abc xyz")`.
    """
    whole = [value for value in arguments.values() if isinstance(value, str)]
    parts = whole[0].split() if len(whole) > 1 and len(set(whole)) == 1 else []
    if len(parts) != len(whole) or len(set(parts)) != len(parts):
        return dict(arguments)
    words = iter(parts)
    return {name: next(words) if isinstance(value, str) else value for name, value in arguments.items()}


def as_written(arguments: Mapping[str, JsonValue], text: str) -> dict[str, JsonValue]:
    """Put the items of lists in the order in which a text has them: whoever filled them in may have sorted them.

    A list with a part that is a list itself, or that the text does not have, stays as it is.
    """
    page = _Page(text)
    return {name: _reordered(value, page) for name, value in arguments.items()}


def _reordered(value: JsonValue, page: "_Page") -> JsonValue:
    if not isinstance(value, list) or any(isinstance(item, list | dict) for item in value):
        return value
    places: dict[int, Span] = {}
    for index in sorted(range(len(value)), key=lambda i: -len(item) if isinstance(item := value[i], str) else 0):
        span = page.take(value[index])
        if span is None:
            return value
        places[index] = span
    return [value[index] for index in sorted(places, key=places.__getitem__)]


def leftover(text: str, arguments: Mapping[str, JsonValue]) -> tuple[str, ...]:
    """Give what of a text is no part of any argument, in its order.

    Returns:
        Words in small letters, numbers as they are written, and quoted strings with their quotes.
    """
    page = _Page(text)
    page.take_values(arguments.values())
    return tuple(_pieces(page.rest()))


def places(arguments: Mapping[str, JsonValue], text: str) -> dict[str, Span]:
    """Give where each argument is written in a text, from its first part to its last.

    An argument with a part that is written in several places, or in none, is left out: its place cannot be told.
    """
    page = _Page(text)
    found: dict[str, list[Span]] = {name: [] for name in arguments}
    unclear: set[str] = set()
    for name, value in arguments.items():
        run = page.take_run(value, is_only=True)
        found[name] += [run] if run else []
    leaves = [(name, leaf) for name, value in arguments.items() if not found[name] for leaf in _leaves(value)]
    for name, leaf in sorted(leaves, key=lambda pair: -len(pair[1]) if isinstance(pair[1], str) else 0):
        spans = page.take_all(leaf)
        unclear |= {name} if len(spans) != 1 else set()
        found[name] += spans
    return {
        name: (min(start for start, _ in spans), max(end for _, end in spans))
        for name, spans in found.items()
        if spans and name not in unclear
    }


def _pieces(rest: str) -> Iterator[str]:
    for piece in _PIECE.findall(rest):
        if piece[0] not in _QUOTES:
            yield piece.casefold()
        elif _TAKEN in piece:  # of a quotation of which a part is an argument, the words are left
            yield from (word.casefold() for word in re.findall(_BARE_PIECE, piece))
        else:
            yield piece


def _leaves(value: JsonValue) -> Iterator[JsonValue]:
    match value:
        case [_, *_] as items:
            for item in items:
                yield from _leaves(item)
        case {"$tuple": [_, *_] as items} | {"$set": [_, *_] as items} | {"$dict": [_, *_] as items}:
            yield from _leaves(items)
        case _:
            yield value


def _in_order(leaves: Iterator[JsonValue]) -> list[JsonValue]:
    """Put long strings first: a number or a word within one is part of it."""
    return sorted(leaves, key=lambda leaf: -len(leaf) if isinstance(leaf, str) else 0)


class _Page:
    """A text of which parts are taken, each only once."""

    def __init__(self, text: str) -> None:
        self._text = text.replace(_TAKEN, " ")
        self._taken = bytearray(len(text))
        self._numbers: defaultdict[float, deque[Span]] = defaultdict(deque)
        self._words: defaultdict[str, deque[Span]] = defaultdict(deque)
        for number, span in _written_numbers(self._text):
            self._numbers[number].append(span)
        for found in _WORD.finditer(self._text):
            self._words[found.group()].append(found.span())

    def take(self, leaf: JsonValue) -> Span | None:
        """Take the first free place where a value without parts is written; None when there is none."""
        for start, end in self._places(leaf):
            if self._taken.find(1, start, end) < 0:
                self._taken[start:end] = b"\1" * (end - start)
                return start, end
        return None

    def take_values(self, values: Iterable[JsonValue]) -> bool:
        """Take a free place for each part of these values, a list in one piece if it can be; tell if all had one."""
        scattered = [value for value in values if self.take_run(value) is None]
        leaves = _in_order(leaf for value in scattered for leaf in _leaves(value))
        return None not in [self.take(leaf) for leaf in leaves]

    def take_run(self, value: JsonValue, *, is_only: bool = False) -> Span | None:
        """Take the first free place where the parts of a list stand one after the other, nothing but signs between.

        Args:
            value: A list, or a list of lists.
            is_only: Take none where there are several.
        """
        parts = [str(leaf) for leaf in _leaves(value)]
        if not 1 < len(parts) <= _MOST_IN_A_RUN:
            return None
        pattern = rf"(?<![\w.]){_BETWEEN.join(map(re.escape, parts))}(?![\w]|\.\d)"
        spans = [span for span in self._matches(pattern) if self._taken.find(1, *span) < 0]
        if not spans or (is_only and len(spans) > 1):
            return None
        start, end = spans[0]
        self._taken[start:end] = b"\1" * (end - start)
        return spans[0]

    def take_all(self, leaf: JsonValue) -> list[Span]:
        """Take every free place where a value without parts is written."""
        free = [(start, end) for start, end in self._places(leaf) if self._taken.find(1, start, end) < 0]
        for start, end in free:
            self._taken[start:end] = b"\1" * (end - start)
        return free

    def rest(self) -> str:
        """Give what was not taken, with a mark for each part that was."""
        return re.sub(
            "\x00+", "\x00", "".join("\x00" if t else c for c, t in zip(self._text, self._taken, strict=True))
        )

    def _places(self, leaf: JsonValue) -> Iterator[Span]:
        match leaf:
            case bool() | None:
                return self._matches(rf"\b(?:{leaf}{'|null' if leaf is None else ''})\b", re.IGNORECASE)
            case int() | float():
                return _drained(self._numbers.get(leaf, deque()))
            case "" | [] | {"$tuple": []} | {"$set": []} | {"$dict": []}:
                return (found.span() for found in _EMPTY.finditer(self._text))
            case str() if _WORD.fullmatch(leaf):
                return _drained(self._words.get(leaf, deque()))
            case str():
                return self._matches("|".join(_pattern(written) for written in dict.fromkeys(_spellings(leaf))))
            case _:  # bytes, infinities and whatever has no JSON form
                return iter(())

    def _matches(self, pattern: str, flags: re.RegexFlag = re.NOFLAG) -> Iterator[Span]:
        return (found.span() for found in re.finditer(pattern, self._text, flags))


def _drained(spans: deque[Span]) -> Iterator[Span]:
    """Give spans, each once for all: one that was looked at is taken then or was before."""
    while spans:
        yield spans.popleft()


def _spellings(leaf: str) -> Iterator[str]:
    r"""Give a string as it is, and as it is between quotes, where a line break is \n."""
    yield leaf
    yield json.dumps(leaf, ensure_ascii=False)[1:-1]


def _pattern(written: str) -> str:
    """Give a pattern of a string for which all white space is alike and which does not begin or end within a word."""
    pattern = r"\s+".join(map(re.escape, written.split())) or re.escape(written)
    before = r"(?<!\w)" if written[:1].isalnum() else ""
    after = r"(?!\w)" if written[-1:].isalnum() else ""
    return f"{before}{pattern}{after}"


def _written_numbers(text: str) -> Iterator[tuple[float, Span]]:
    for found in _NUMBER.finditer(text):
        start, end = found.span()
        if _NAMED.search(text[max(0, start - 5) : start]):
            continue
        minus = _MINUS.search(text[max(0, start - 10) : start])
        yield from _signed(found.group(), start, end, is_negative=minus is not None, text=text)
        if "," in found.group():  # one number, or several
            for part in re.finditer(r"[0-9]+(?:\.[0-9]+)?", found.group()):
                first = start + part.start()
                is_first = part.start() == 0 and minus is not None
                yield from _signed(part.group(), first, start + part.end(), is_negative=is_first, text=text)
    for found in SPELLED.finditer(text):
        yield spelled(found.group()), found.span()


def _signed(written: str, start: int, end: int, *, is_negative: bool, text: str) -> Iterator[tuple[float, Span]]:
    plain = written.replace(",", "")
    sign = -1 if is_negative else 1
    span = (start - 1 if is_negative and text[start - 1] in "-\u2212" else start, end)
    try:
        number = sign * (int(plain) if plain.isdigit() else float(plain))
    except ValueError:  # more digits than Python takes
        return
    yield number, span
    if percent := _PERCENT.match(text, end):
        yield float(sign * Decimal(plain).scaleb(-2)), (span[0], percent.end())
