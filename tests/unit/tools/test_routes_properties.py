"""What holds for any wording: the next task is read as it was written, and another wording is not read at all."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from pydantic import JsonValue

from self_evolving_agent.encoding import encode
from self_evolving_agent.models import Route, Slot, Solved
from self_evolving_agent.tools.routes import find, learn, parse

plain_words = st.text(alphabet="bcdfghjklmpqrstvwxyz", min_size=1, max_size=5).map("{}q".format)  # "by" is none
numbers = st.integers(-10_000, 10_000)
decimals = st.integers(-99_999, 99_999).filter(lambda n: n % 100).map(lambda n: n / 100)
quotable = st.text(alphabet="abc xyz,.!? 12", min_size=1, max_size=12)
dates = st.dates().map(str)


@dataclass(frozen=True)
class Kind:
    """A kind of argument: values of it, and how they are written."""

    values: st.SearchStrategy[Any]
    write: Callable[[Any], str]


def joined(separator: str, last: str = "") -> Callable[[Any], str]:
    def write(items: list[Any]) -> str:
        if last and len(items) > 1:
            return separator.join(map(str, items[:-1])) + last + str(items[-1])
        return separator.join(map(str, items))

    return write


def several(values: st.SearchStrategy[Any], least: int = 2) -> st.SearchStrategy[Any]:
    return st.lists(values, min_size=least, max_size=5)


KINDS = {
    "int": Kind(numbers, str),
    "float": Kind(decimals, str),
    "thousands": Kind(st.integers(1_000, 10**9), "{:,}".format),
    "date": Kind(dates, str),
    "quoted": Kind(quotable, '"{}"'.format),
    "ticked": Kind(quotable, "`{}`".format),
    "ints": Kind(several(numbers), joined(", ")),
    "ints and": Kind(several(numbers), joined(", ", " and ")),
    "words": Kind(several(plain_words), joined(", ")),
    "words or": Kind(several(plain_words), joined(", ", " or ")),
    "lines": Kind(several(plain_words), joined("\n")),
    "dates": Kind(several(dates), joined("; ")),
    "bracketed": Kind(several(numbers, least=0), str),
    "bracketed words": Kind(several(plain_words, least=0), str),
    "matrix": Kind(several(several(numbers)), lambda rows: "\n".join(" ".join(map(str, row)) for row in rows)),
    "dict": Kind(
        st.dictionaries(plain_words, numbers, min_size=2, max_size=4),
        lambda pairs: ", ".join(f"{key}: {value}" for key, value in pairs.items()),
    ),
    "string of ints": Kind(several(numbers).map(lambda items: ", ".join(map(str, items))), str),
}


@dataclass(frozen=True)
class Drawn:
    solved: list[Solved]
    next: Solved
    pieces: list[str]
    written: list[str]


@st.composite
def tasks(draw: st.DrawFn) -> Drawn:
    """Draw tasks of one wording; no value is told in two of them, so that nothing is ambiguous."""
    kinds = draw(st.lists(st.sampled_from(sorted(KINDS)), min_size=1, max_size=3))
    letters = st.text(alphabet="aeiou", min_size=2, max_size=5)  # no word of a value
    pieces = [" ".join(draw(st.lists(letters, min_size=1, max_size=3))) for _ in range(len(kinds) + 1)]
    count = draw(st.integers(2, 3))
    told: list[Solved] = []
    written: list[str] = []
    for _ in range(count + 1):
        values = [draw(KINDS[kind].values) for kind in kinds]
        written = [KINDS[kind].write(value) for kind, value in zip(kinds, values, strict=True)]
        text = pieces[0] + "".join(f" {value} {piece}" for value, piece in zip(written, pieces[1:], strict=True))
        told.append(Solved(text=text, arguments={f"p{i}": encode(value) for i, value in enumerate(values)}))
    leaves = [repr(value) for one in told for value in one.arguments.values()]
    assume(len(set(leaves)) == len(leaves))
    return Drawn(told[:-1], told[-1], pieces, written)


def routes_of(drawn: Drawn, others: tuple[str, ...] = ()) -> tuple[Route, ...]:
    return learn(drawn.solved, others, "tool", tuple(drawn.next.arguments))


@given(tasks())
@settings(deadline=None, max_examples=30)
def test_the_next_task_is_read_as_it_was_written(drawn):
    found = find(routes_of(drawn), drawn.next.text)
    assert found is not None
    assert found[1] == drawn.next.arguments


@given(tasks(), st.data())
@settings(deadline=None, max_examples=30)
def test_a_task_with_another_word_is_not_read(drawn, data):
    routes = routes_of(drawn)
    i = data.draw(st.integers(0, len(drawn.pieces) - 1))
    words = drawn.pieces[i].split(" ")
    at = data.draw(st.integers(0, len(words)))
    touches_a_value = (at == 0 and i > 0) or (at == len(words) and i < len(drawn.pieces) - 1)
    numbers = [] if touches_a_value else ["7", "1.5"]  # beside a row of numbers, a number is one more of them
    other = data.draw(st.sampled_from(["not", "zz", "descending", "except", "-", '"x"', "[]", "z, z", *numbers]))
    words.insert(at, other)
    pieces = [*drawn.pieces[:i], " ".join(words), *drawn.pieces[i + 1 :]]
    text = pieces[0] + "".join(f" {value} {piece}" for value, piece in zip(drawn.written, pieces[1:], strict=True))
    assert find(routes, text) is None


@given(tasks(), st.data())
@settings(deadline=None, max_examples=30)
def test_a_route_that_reads_another_task_is_not_kept(drawn, data):
    assert routes_of(drawn)
    assert not routes_of(drawn, others=(drawn.next.text,))


@given(tasks())
@settings(deadline=None, max_examples=30)
def test_a_task_that_was_solved_is_read_with_the_arguments_that_solved_it(drawn):
    for route in routes_of(drawn):
        for one in drawn.solved:
            assert parse(route, one.text) in (None, one.arguments)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3) | st.tuples(inner)
    ),
    max_leaves=5,
).map(encode)
garbage = st.text(alphabet="ab1 ,.-:;\n\"'`[]{}()|/\\$%é“”\x00", max_size=40)


@st.composite
def told(draw: st.DrawFn) -> Solved:
    """Draw a task whose text holds its argument, somehow."""
    value: JsonValue = draw(json_values)
    shown = value if isinstance(value, str) else draw(st.sampled_from([str(value), repr(value)]))
    return Solved(text=draw(garbage) + shown + draw(garbage), arguments={"p": value})


@given(st.lists(told(), max_size=4), st.lists(garbage, max_size=3))
@settings(deadline=None)
def test_nothing_that_is_told_breaks_the_learning(solved, others):
    for route in learn(solved, others, "tool", ("p",)):
        assert sum(parse(route, one.text) == one.arguments for one in solved) >= 2
        assert not any(parse(route, text) for text in others if text not in {one.text for one in solved})


SCALARS = ("int", "float", "number", "percent", "bool", "date", "time", "digits", "letter", "word", "code", "token")
OTHERS = (
    "name",
    "phrase",
    "sentence",
    "quoted",
    "escaped",
    "fenced",
    "tail",
    "prose",
    "field",
    "line",
    "paragraph",
    "block",
    "$number",
)
COMPOSED = (
    "int/comma",
    "int/tight",
    "word/and",
    "entry/bullet",
    "number/space/newline",
    "dict word colon int/comma",
    "raw int/and",
)
BRACKETED = ("literal any", "loose list of int", "raw literal any")
UNKNOWN = (
    "no/such",
    "no int/no/no",
    "dict word int/comma",
    "pairs int times int/comma",
    "/",
    "literal",
    "raw",
    "",
    "list",
)
FORMS = st.sampled_from((*SCALARS, *OTHERS, *COMPOSED, *BRACKETED, *UNKNOWN))


@given(FORMS, FORMS, st.lists(garbage, min_size=3, max_size=3), garbage)
@settings(deadline=None)
def test_no_route_and_no_text_break_the_reading(one, other, literals, text):
    slots = (Slot(parameter="a", form=one), Slot(parameter="b", form=other))
    route = Route(key="k", tool="tool", literals=tuple(literals), slots=slots)
    for task in (text, literals[0] + text, literals[0] + text + literals[1] + text + literals[2]):
        assert parse(route, task) is None or set(parse(route, task) or ()) == {"a", "b"}
