"""Calls of tools for tasks, and learned ways from the text of a task to the arguments of one tool."""

from typing import Literal

from pydantic import JsonValue

from self_evolving_agent.models.base import Frozen

CallOrigin = Literal["route", "call", "new"]


class ToolOffer(Frozen):
    """A known tool that code written for a task may import.

    Attributes:
        signature: Its `def` line.
    """

    name: str
    version: str
    signature: str
    does: str


class ToolCall(Frozen):
    """One tool called for one task.

    Attributes:
        arguments: By parameter, in the encoding of `encoding.py`.
        origin: By a route, by arguments that a model filled in, or made for this very task.
        route: Key of the route.
    """

    name: str
    version: str
    arguments: dict[str, JsonValue]
    origin: CallOrigin
    route: str | None = None


class Slot(Frozen):
    """A part of a text that is an argument.

    Attributes:
        parameter: Whose argument it is.
        form: How the value is written there; one of the forms of `tools/routing/slots.py`, by name.
        only: All values that it takes; empty for any. A bare word is held to those that were seen until there are
            three of them: "ascending" and "descending" do not show that any word may stand there.
    """

    parameter: str
    form: str
    only: tuple[str, ...] = ()


class Route(Frozen):
    """A parser from task text to one tool's arguments; it matches the whole text or not at all.

    Attributes:
        key: Stable id: hash of tool, literals and slots.
        literals: The fixed pieces of the text, one more than there are slots, spaces folded.
        slots: In the order of the text; an argument that is told twice has two, which must agree.
    """

    key: str
    tool: str
    literals: tuple[str, ...]
    slots: tuple[Slot, ...]


class Solved(Frozen):
    """A task that was solved by calling a tool with known arguments.

    Attributes:
        at: Sequence number of the event that tells it.
        wording: Its words without those of its values, by which the tool is found; only what is remembered has it.
    """

    text: str
    arguments: dict[str, JsonValue]
    at: int = 0
    wording: str = ""
