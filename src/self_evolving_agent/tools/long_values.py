"""The data of a task that is too long to be copied by a model: code reads it, gives it a name, and puts it in."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from self_evolving_agent.encoding import show
from self_evolving_agent.tools.routing import slots
from self_evolving_agent.tools.routing.scalars import Reading
from self_evolving_agent.tools.standing import stands_in
from self_evolving_agent.tools.typed import kind_of

LONG = 40
"""Characters from which a value has a name; a shorter one is copied, which says more to a small model."""

MOST_SHOWN = 70
_FORMS: Mapping[str, tuple[str, ...]] = {
    r"(?<![\w\])])(?=\[)": ("literal any",),
    r"(?<!\w)(?=[\"“`])": ("quoted",),
    r"^(?=[-+.\d])": ("number/space/newline", "number/comma/newline"),
    r"(?<=:)\s+(?=\S)": ("number/comma", "number/space", "token/comma"),
}
"""Where a value may begin, and how it may be written there."""


@dataclass(frozen=True)
class LongValue:
    """A value that stands in a text.

    Attributes:
        name: What it is called where nobody writes it out; no word of the text.
        value: In the encoding of `encoding.py`.
        span: Where it stands.
    """

    name: str
    value: JsonValue
    span: tuple[int, int]

    @property
    def kind(self) -> str:
        """Its type, as an annotation."""
        return kind_of(self.value)

    def told(self) -> str:
        """Say for a prompt what the name stands for; of a long list as many items as are short."""
        shown = show(self.value)
        if len(shown) <= MOST_SHOWN or not isinstance(self.value, list):
            return f"{self.name} = {shown} ({self.kind})"
        count = max(1, sum(len(show(self.value[:n])) <= MOST_SHOWN for n in range(1, len(self.value))))
        return f"{self.name} = {show(self.value[:count])} and {len(self.value) - count} more ({self.kind})"


def long_values(text: str) -> tuple[LongValue, ...]:
    """Find the lists, tables and quotations of a text that are long, in its order."""
    found: list[tuple[tuple[int, int], JsonValue]] = []
    for start, reading in sorted(_readings(text), key=lambda one: (one[0], -one[1].end)):
        if reading.end - start >= LONG and all(start >= end for (_, end), _ in found):
            found.append(((start, reading.end), reading.value))
    names = (name for n in range(1, len(text)) if not re.search(rf"\b{(name := f'v{n}')}\b", text))
    return tuple(LongValue(name, value, span) for (span, value), name in zip(found, names, strict=False))


def _readings(text: str) -> Iterator[tuple[int, Reading]]:
    for pattern, forms in _FORMS.items():
        for place in re.finditer(pattern, text, re.MULTILINE):
            readings = (slots.read(form, text, place.end()) for form in forms)
            reading = next((one for one in readings if one is not None and _ends_there(text, one.end)), None)
            if reading is not None:
                yield place.end(), reading


def _ends_there(text: str, end: int) -> bool:
    """Tell whether a value is not the beginning of something longer that was not understood."""
    return re.match(r"[.,;:!?)]?(?:\s|\Z)", text[end : end + 2]) is not None


def without(text: str, values: tuple[LongValue, ...]) -> str:
    """Give a text with the names of these values in their places."""
    for one in reversed(values):
        text = f"{text[: one.span[0]]}{one.name}{text[one.span[1] :]}"
    return text


def put_in(call: str, values: tuple[LongValue, ...]) -> str:
    """Write out the names that stand for values in a call; one that is no Python stays as it is."""
    known = {one.name: one.value for one in values}
    try:
        tree = ast.parse(call.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError):
        return call
    if not any(isinstance(node, ast.Name) and node.id in known for node in ast.walk(tree)):
        return call
    return ast.unparse(_Named(known).visit(tree))


class _Named(ast.NodeTransformer):
    def __init__(self, known: Mapping[str, JsonValue]) -> None:
        self._known = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.parse(show(self._known[node.id]), mode="eval").body if node.id in self._known else node


def given(arguments: Mapping[str, JsonValue], values: tuple[LongValue, ...]) -> dict[str, JsonValue]:
    """Put values in the places of their names."""
    known = {one.name: one.value for one in values}
    return {
        parameter: known.get(value, value) if isinstance(value, str) else value
        for parameter, value in arguments.items()
    }


def restored(arguments: Mapping[str, JsonValue], text: str, values: tuple[LongValue, ...]) -> dict[str, JsonValue]:
    """Put back what a model shortened or invented, where only one long value of the text is of that sort."""
    found = dict(arguments)
    for parameter, value in arguments.items():
        alike = [one.value for one in values if _is_of_one_sort(value, one.value)]
        if len(alike) == 1 and (_begins(value, alike[0]) or not stands_in(value, text)):
            found[parameter] = alike[0]
    return found


def _begins(written: JsonValue, value: JsonValue) -> bool:
    return (
        isinstance(written, list) and isinstance(value, list) and len(written) > 1 and value[: len(written)] == written
    )


def _is_of_one_sort(written: JsonValue, value: JsonValue) -> bool:
    match written, value:
        case str(), str():
            return len(written) >= LONG / 2
        case list(), list():
            return kind_of(written) == kind_of(value) or not written
        case _:
            return False
