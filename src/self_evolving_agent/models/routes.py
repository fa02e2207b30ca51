"""A learned way from the text of a task to the arguments of one tool, without a model."""

from pydantic import JsonValue

from self_evolving_agent.models.base import Frozen


class Slot(Frozen):
    """A part of a text that is an argument.

    Attributes:
        parameter: Whose argument it is.
        form: How the value is written there; one of the codecs of `tools/slots.py`, by name.
    """

    parameter: str
    form: str


class Route(Frozen):
    """A parser from task text to one tool's arguments; it matches the whole text or not at all.

    Attributes:
        key: Stable id: hash of tool, literals and slots.
        literals: The fixed pieces of the text, one more than there are slots, spaces folded.
    """

    key: str
    tool: str
    literals: tuple[str, ...]
    slots: tuple[Slot, ...]


class Solved(Frozen):
    """A task that was solved by calling a tool with known arguments."""

    text: str
    arguments: dict[str, JsonValue]
