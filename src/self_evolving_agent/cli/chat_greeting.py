"""What a chat says when it begins: who answers, where code runs, how to get help."""

import textwrap

from .chat_room import ChatRoom
from .describe import counted
from .output import Output
from .text import fit, line

_LABEL = 8
_TITLE = 40


def greet(room: ChatRoom) -> None:
    """Say it in a few lines; of a weak sandbox even those hear who want answers alone."""
    out, world = room.out, room.world
    rows = world.note.splitlines()
    if world.provider.name == "mock":
        _tell("model", "mock, which is no model: it knows some thirty small programming jobs", out, "bold")
        rows = ["", *(row.removeprefix("mock: ") for row in rows)]
    for number, row in enumerate(rows):
        _tell(" " if number else "model", line(row), out)
    if world.sandbox.name == "subprocess":
        out.warn(
            "warning: no isolation: what the model writes runs on this machine as you (EXECUTOR_BACKEND=subprocess)",
            style="bold red",
        )
    else:
        _tell("sandbox", world.sandbox.name, out)
    turns = room.conversation.turns
    if turns:
        title = fit(line(turns[0].said), _TITLE)
        results = room.conversation.results
        kept = f", results {results[0].name} to {results[-1].name}" if len(results) > 1 else ""
        _tell("chat", f'goes on: "{title}", {counted(len(turns), "turn")}{kept}', out)
    if out.is_live:
        _tell("", "Type a task, or /help. Ctrl-J makes a new line, Ctrl-D leaves.", out, "dim")


def _tell(label: str, text: str, out: Output, style: str = "") -> None:
    if not text:
        return
    head = f"{label:{_LABEL}} " if label else ""
    indent = " " * (_LABEL + 1 if label else 0)
    for row in textwrap.wrap(head + text, out.width, subsequent_indent=indent, break_on_hyphens=False):
        out.tell(row, style)
