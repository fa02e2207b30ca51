"""What two texts have in common around the values of the same arguments."""

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from self_evolving_agent.models import Solved
from self_evolving_agent.tools.routing.placing import places, same
from self_evolving_agent.tools.routing.wording import fold, strip_end

_STEPS = 3000
_LONGEST = 20_000


class Template(NamedTuple):
    """Wording with gaps for arguments; one piece more than there are parameters."""

    literals: tuple[str, ...]
    parameters: tuple[str, ...]


class Span(NamedTuple):
    """A value in a folded text."""

    parameter: str
    start: int
    end: int
    forms: tuple[str, ...]


@dataclass(frozen=True)
class Marked:
    """A solved task with all the places where its arguments may stand.

    Attributes:
        text: Folded.
        spans: By where they start in the folded text.
    """

    solved: Solved
    text: str
    spans: Mapping[int, tuple[Span, ...]] = field(default_factory=dict)


def marked(solved: Solved) -> Marked | None:
    """Mark all places of its arguments in a text; None when one of them does not stand there."""
    if len(solved.text) > _LONGEST:
        return None
    at = _positions(solved.text)
    spans: dict[int, tuple[Span, ...]] = {}
    for parameter, value in solved.arguments.items():
        found = places(value, solved.text)
        if not found:
            return None
        for place in found:
            span = Span(parameter, at[place.start], at[place.end - 1] + 1, place.forms)
            spans[span.start] = (*spans.get(span.start, ()), span)
    return Marked(solved, fold(solved.text), spans)


def _positions(text: str) -> list[int]:
    """Give for each place of a text the one in the folded text."""
    positions: list[int] = []
    length, was_space = 0, True
    for c in text:
        is_space = c.isspace()
        if not is_space:
            length += was_space and length > 0
            positions.append(length)
            length += 1
        else:
            positions.append(length)
        was_space = is_space
    return positions


def templates(one: Marked, other: Marked) -> frozenset[Template]:
    """Find all wordings with gaps that both texts have; none when there are too many ways to look at them."""
    if one.solved.arguments.keys() != other.solved.arguments.keys():
        return frozenset()
    search = _Search(one, other)
    found = frozenset(search.walk(0, 0, Template((), ())))
    return found if search.steps < _STEPS else frozenset()


def fitted(template: Template, text: Marked, at: int = 0, slot: int = 0) -> tuple[tuple[str, ...], ...] | None:
    """Give for each gap the forms that its value has in this text; None when the text is not of this wording."""
    literal = template.literals[slot]
    if slot == len(template.parameters):
        return () if strip_end(text.text[at:]) == literal else None
    if not text.text.startswith(literal, at):
        return None
    for span in text.spans.get(at + len(literal), ()):
        if span.parameter == template.parameters[slot]:
            rest = fitted(template, text, span.end, slot + 1)
            if rest is not None:
                return (span.forms, *rest)
    return None


class _Search:
    """Walks along two texts at once; wherever both may have the same argument, there may be a gap."""

    def __init__(self, one: Marked, other: Marked) -> None:
        self.one, self.other = one, other
        self.steps = 0
        mine, theirs = one.solved.arguments, other.solved.arguments
        self._constant = {name for name in mine if same(mine[name], theirs[name])}

    def walk(self, at: int, other_at: int, so_far: Template) -> Iterator[Template]:
        self.steps += 1
        if self.steps >= _STEPS:
            return
        mine, theirs = self.one.text[at:], self.other.text[other_at:]
        literals, parameters = so_far
        if strip_end(mine) == strip_end(theirs) and set(parameters) == set(self.one.solved.arguments):
            yield Template((*literals, strip_end(mine)), parameters)
        for offset in range(_common(mine, theirs) + 1):
            for span, twin in self._twins(at + offset, other_at + offset):
                if span.parameter not in parameters or span.parameter not in self._constant:
                    longer = Template((*literals, mine[:offset]), (*parameters, span.parameter))
                    yield from self.walk(span.end, twin.end, longer)

    def _twins(self, at: int, other_at: int) -> Iterator[tuple[Span, Span]]:
        pairs = itertools.product(self.one.spans.get(at, ()), self.other.spans.get(other_at, ()))
        for span, twin in pairs:
            if span.parameter == twin.parameter and not set(span.forms).isdisjoint(twin.forms):
                yield span, twin


def _common(one: str, other: str) -> int:
    """Give how many characters two texts have in common at their beginning."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[:middle] == other[:middle]:
            low = middle
        else:
            high = middle - 1
    return low
