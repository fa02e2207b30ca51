"""Whether filled-in arguments say all that a task says."""

import re
from collections.abc import Mapping

from pydantic import JsonValue

from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.tools.calls import parameters_of
from self_evolving_agent.tools.operations import answers_yes_or_no, unheard, wants_yes_or_no
from self_evolving_agent.tools.order import swapped
from self_evolving_agent.tools.standing import leftover, stands_in

_OPPOSITES = (
    ("ascending", "descending"),
    ("increasing", "decreasing"),
    ("smallest", "largest"),
    ("lowest", "highest"),
    ("minimum", "maximum"),
    ("min", "max"),
    ("shortest", "longest"),
    ("first", "last"),
    ("before", "after"),
    ("above", "below"),
    ("over", "under"),
    ("more", "fewer"),
    ("more", "less"),
    ("greater", "less"),
    ("greater", "smaller"),
    ("even", "odd"),
    ("upper", "lower"),
    ("uppercase", "lowercase"),
    ("left", "right"),
    ("with", "without"),
    ("include", "exclude"),
    ("including", "excluding"),
    ("keep", "remove"),
    ("add", "subtract"),
    ("multiply", "divide"),
    ("encode", "decode"),
    ("encrypt", "decrypt"),
    ("vowels", "consonants"),
    ("positive", "negative"),
    ("prime", "composite"),
    ("clockwise", "counterclockwise"),
    ("rows", "columns"),
    ("row", "column"),
)
_NEGATIONS = frozenset(
    {"not", "no", "without", "except", "excluding", "ignoring", "unless", "never", "reverse", "reversed"}
)
_UPWARDS = frozenset(
    {"ascending", "increasing", "rising", "smallest", "lowest", "minimum", "min", "shortest", "fewest", "least"}
)
_DOWNWARDS = frozenset(
    {"descending", "decreasing", "falling", "largest", "biggest", "greatest", "highest", "maximum", "max", "longest"}
)
"""Words of one direction. Upwards goes without saying: whoever sorts says nothing of it."""

_SORTING = frozenset({"sort", "sorted", "order", "arrange", "rank", "alphabetical", "alphabetically", "alphabetize"})

_WORD = re.compile(r"[^\W\d_]+")
_NAMED = re.compile(r"r\d{1,4}")
_DATA = re.compile(r"\d|[\"“”`]")


def misfit(tool: ToolRecord, arguments: dict[str, JsonValue], task: str) -> str | None:
    """Say why a tool called with these arguments would not answer a task; None where code finds nothing against it.

    Every value must stand in the task, and no two in each other's places. What the task says besides must be what it
    said when the tool solved one like it; or else it holds no further numbers and quoted text, no word for something
    that the tool never speaks of, none that turns what the tool does around, and none that chooses one of the tool's
    two ways where a parameter is left at its default.
    """
    for name, value in arguments.items():
        if not stands_in(value, task):
            return f"{name} is not what the task says: {value!r}"
    mixed_up = swapped(arguments, task, tool.solved)
    if mixed_up is not None:
        return mixed_up
    rest = leftover(task, arguments)
    if any(rest == leftover(one.text, one.arguments) for one in tool.solved):
        return None
    unused = unused_values(task, arguments)
    if unused:
        return f"{unused[0]} of the task is no argument"
    about = told_of(tool)
    signature = tool.version.signature
    said = {word.lower() for word in _WORD.findall(" ".join(rest))}
    told = {word.lower() for word in _WORD.findall(about)}
    against = _turned(said, told) or _left_open(said, told, sorted(parameters_of(signature).keys() - arguments.keys()))
    if against is not None:
        return against
    other = unheard(" ".join(rest), about)
    if other is not None:
        return f"the task says {other}, the tool speaks of nothing like it"
    if wants_yes_or_no(task) and not answers_yes_or_no(signature, about):
        return "the task asks whether something is so, and the tool does not say"
    return None


def _turned(said: set[str], told: set[str]) -> str | None:
    """Find a word of a task that says the opposite of what a tool does."""
    for pair in _OPPOSITES:
        for one, other in (pair, pair[::-1]):
            if one in said and one not in told and other in told:
                return f"the task says {one}, the tool {other}"
    turned = sorted((said & _NEGATIONS) - told)
    if not told & _DOWNWARDS:
        turned += sorted(said & _DOWNWARDS)
    elif not told & _UPWARDS:
        turned += sorted(said & _UPWARDS)
        if said & _SORTING and not said & _DOWNWARDS:
            return f"the task says nothing of {min(told & _DOWNWARDS)}"
    return f"the task says {turned[0]}, the tool does not" if turned else None


def _left_open(said: set[str], told: set[str], defaults: list[str]) -> str | None:
    """Find a word that chooses between two ways of a tool, where a parameter that may do so is left at its default."""
    choosing = {
        one for pair in _OPPOSITES for one in pair if len(said.intersection(pair)) == 1 and told.issuperset(pair)
    }
    chosen = sorted(said & told & (choosing | _NEGATIONS))
    return f"the task says {chosen[0]}, and {defaults[0]} is not given" if chosen and defaults else None


def unused_values(task: str, arguments: Mapping[str, JsonValue]) -> tuple[str, ...]:
    """Give the numbers and quoted texts of a task that are no part of any argument; `r1` names a chat's result."""
    return tuple(word for word in leftover(task, arguments) if _DATA.search(word) and not _NAMED.fullmatch(word))


def told_of(tool: ToolRecord) -> str:
    """Give all that is told of a tool: what it does, how it is asked for, and what it was made for."""
    version = tool.version
    return " ".join((tool.name.replace("_", " "), version.does, *version.asked_as, version.task))
