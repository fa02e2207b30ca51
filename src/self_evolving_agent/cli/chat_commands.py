"""The commands of a chat: what can be typed with a slash before it, and what each does."""

import textwrap
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from self_evolving_agent.errors import UsageError

from . import chat_actions, chat_lookups, chat_settings
from .text import line

if TYPE_CHECKING:
    from .chat_room import ChatRoom

WIDTH = 80
COLUMN, INDENT = 26, "    "
NARROW = 60
"""Columns below which a command and what it does stand on lines of their own."""

Action = Callable[["ChatRoom", str], Awaitable[None]]


class Leave(Exception):
    """The person leaves the chat."""


@dataclass(frozen=True)
class Command:
    """What can be typed with a slash before it.

    Attributes:
        arguments: As `/help` shows them; what is in brackets may be left out.
    """

    arguments: str
    does: str
    action: Action

    @property
    def must_have_argument(self) -> bool:
        return bool(self.arguments) and not self.arguments.startswith("[")


def is_command(said: str) -> bool:
    """Tell a command from a task; one that begins with a path is a task."""
    first = said.split(maxsplit=1)[0]
    return (first.startswith("/") and "/" not in first[1:]) or said.casefold() in BARE


async def obey(said: str, room: "ChatRoom") -> None:
    """Do what a command says.

    Raises:
        UsageError: If there is no such command, or it is used in another way; the hint says how.
        Leave: If the person leaves.
    """
    typed, *rest = said.split(maxsplit=1)
    name, argument = typed.casefold(), rest[0].strip() if rest else ""
    name = BARE.get(name, name)
    command = COMMANDS.get(name)
    if command is None:
        raise UsageError(f"there is no {line(typed)}", _near(name))
    usage = f"{name} {command.arguments}".strip()
    if argument and not command.arguments:
        raise UsageError(f"{name} takes nothing after it", f"{usage}: {command.does}")
    if not argument and command.must_have_argument:
        raise UsageError(f"{name} needs something after it", f"{usage}: {command.does}")
    await command.action(room, argument)


def _near(name: str) -> str:
    """Say which command may be meant: one that begins so, or else the most similar one."""
    longer = [each for each in COMMANDS if each.startswith(name)] if len(name) > 1 else []
    close = longer or get_close_matches(name, COMMANDS, n=1, cutoff=0.5)
    return f"did you mean {' or '.join(close)}?" if close else "/help lists all"


async def _help(room: "ChatRoom", argument: str) -> None:
    del argument
    width = min(room.out.answer_width, WIDTH)
    for name, command in COMMANDS.items():
        usage = f"{name} {command.arguments}".strip()
        if width < NARROW:
            does = textwrap.fill(command.does, width - 1, initial_indent=INDENT, subsequent_indent=INDENT)
            room.out.answer(f"{usage}\n{does}")
        else:
            room.out.answer(f"{usage:{COLUMN}} {command.does}")
    more = "Anything else is a task, or talk. Speak of earlier answers as it, those, the list, last, or r2."
    room.out.answer(textwrap.fill(more, width - 1))


async def _quit(room: "ChatRoom", argument: str) -> None:
    del room, argument
    raise Leave


BARE = {"exit": "/quit", "quit": "/quit", "/exit": "/quit", "help": "/help"}
"""What people type to a program without thinking."""

COMMANDS: dict[str, Command] = {
    "/ask": Command("QUESTION", "ask the model alone, word by word", chat_actions.ask),
    "/domain": Command("[NAME|auto]", "the kind of the tasks to come", chat_settings.domain),
    "/tools": Command("", "tools it has written", chat_lookups.tools),
    "/skills": Command("", "advice it has learned", chat_lookups.skills),
    "/strategies": Command("", "strategies it has tried", chat_lookups.strategies),
    "/show": Command("NAME", "a result, tool, strategy or advice in full", chat_lookups.show),
    "/synth": Command("[on|off]", "write tools, or only use known ones", chat_settings.synth),
    "/model": Command("[SUBSTRING]", "which model answers, or another", chat_settings.model),
    "/models": Command("", "the models that can be had", chat_settings.models),
    "/think": Command("[on|off]", "let the model think before it answers", chat_settings.think),
    "/good": Command("[WHY]", "the last answer was good", chat_actions.good),
    "/bad": Command("[WHY]", "the last answer was bad: unlearn it", chat_actions.bad),
    "/retry": Command("", "the last task again: what it tried, and a new idea", chat_actions.retry),
    "/results": Command("", "answers of this chat, by name", chat_lookups.results),
    "/forget": Command("NAME", "a result, tool, strategy or advice", chat_actions.forget),
    "/export": Command("FILE.md|FILE.json", "write this chat to a file", chat_actions.export),
    "/stats": Command("", "what this chat took, and what is known", chat_lookups.stats),
    "/new": Command("", "begin another chat", chat_actions.new),
    "/help": Command("", "this", _help),
    "/quit": Command("", "leave; so does Ctrl-D", _quit),
}
