"""Whether filled-in arguments say all that a task says."""

import re
from collections.abc import Mapping, Set

from pydantic import JsonValue

from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.tools.calls import parameters_of
from self_evolving_agent.tools.compounds import COMPOUND
from self_evolving_agent.tools.operations import answers_yes_or_no, choice, turned, unheard, wants_yes_or_no
from self_evolving_agent.tools.order import swapped
from self_evolving_agent.tools.standing import leftover, stand_in, stands_in

_NAMED = re.compile(r"r\d{1,4}")
_ILLUSTRATION = re.compile(
    r"\((?:e\.?g\.?|for (?:example|instance)|examples?)\b[^()]*\)"
    r"|(?:\be\.g\.|\bfor (?:example|instance)\b|\bexamples?:)[^\n]*",
    re.IGNORECASE,
)
"""What only shows a form; its values are no values of the task."""

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
    side_by_side = stand_in(arguments.values(), task)
    mixed_up = swapped(arguments, task, tool.solved) if side_by_side else "two arguments are one value of the task"
    mixed_up = mixed_up or written_otherwise(task, tool)
    if mixed_up is not None:
        return mixed_up
    rest = leftover(task, arguments)
    if any(rest == leftover(one.text, one.arguments) for one in tool.solved):
        return None
    unused = unused_values(task, arguments)
    if unused:
        return f"{unused[0]} of the task is no argument"
    said, told, signature = " ".join(rest), told_of(tool), tool.version.signature
    against = turned(said, told) or _left_open(said, told, parameters_of(signature).keys() - arguments.keys())
    if against is not None:
        return against
    other = unheard(said, told)
    if other is not None:
        return f"the task says {other}, the tool speaks of nothing like it"
    if wants_yes_or_no(task) and not answers_yes_or_no(signature, told):
        return "the task asks whether something is so, and the tool does not say"
    return None


def _left_open(said: str, told: str, defaults: Set[str]) -> str | None:
    """Say which word chooses between two ways of a tool, where a parameter that may do so is left at its default."""
    chosen = choice(said, told)
    return f"the task says {chosen}, and {min(defaults)} is not given" if chosen is not None and defaults else None


def written_otherwise(task: str, tool: ToolRecord) -> str | None:
    """Find a time, a date or the like that is written as the tool has met none: its parts mean something else."""
    met = {
        _form(found) for text in (told_of(tool), *(one.text for one in tool.solved)) for found in COMPOUND.findall(text)
    }
    strange = next((found for found in COMPOUND.findall(task) if _form(found) not in met), None)
    return f"the tool has met nothing that is written as {strange}" if strange else None


def _form(compound: str) -> str:
    return re.sub(r"\d+", "9", compound)


def unused_values(task: str, arguments: Mapping[str, JsonValue]) -> tuple[str, ...]:
    """Give the numbers and quoted texts of a task that are no part of any argument.

    What only shows a form is no value of it, and `r1` names a chat's result.
    """
    rest = leftover(without_illustrations(task), arguments)
    return tuple(word for word in rest if _DATA.search(word) and not _NAMED.fullmatch(word))


def without_illustrations(task: str) -> str:
    """Give a task without what only shows a form: "(for example 2 x 3)", "e.g. a, b" to the end of the line."""
    return _ILLUSTRATION.sub(" ", task)


def told_of(tool: ToolRecord) -> str:
    """Give what is told of a tool and was checked against its code or by its answers: what it does, and its first task.

    In how else people may ask for it a small model also writes the opposite: "how can I drop the smaller ones?"
    """
    version = tool.version
    return " ".join((tool.name.replace("_", " "), version.does, version.task))


def does_otherwise(tool: ToolRecord, task: str) -> bool:
    """Tell whether a task has words for something that a tool turns around or does not speak of."""
    does = f"{tool.name.replace('_', ' ')} {tool.version.does}"
    return turned(task, does) is not None or unheard(task, does) is not None
