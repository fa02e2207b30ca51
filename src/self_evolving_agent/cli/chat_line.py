"""Where a person types: a line with history, completion and more than one row, or just standard input."""

import asyncio
import os
import sys
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import create_output

PROMPT = "> "
HISTORY = "chat_history"


class Line(Protocol):
    async def read(self) -> str:
        """Give what was typed next.

        Raises:
            EOFError: If nothing will come any more.
            KeyboardInterrupt: On Ctrl-C.
        """
        ...


class Choices(Protocol):
    """Gives what an argument of a command may be, by the command's name."""

    def choices(self, command: str) -> Iterable[str]: ...


class PipedLine:
    """Reads lines as they come, one turn each."""

    async def read(self) -> str:
        text = await asyncio.to_thread(sys.stdin.readline) if sys.stdin is not None else ""
        if not text:
            raise EOFError
        return text.rstrip("\n")


class TypedLine:
    """A prompt with history across chats, search by Ctrl-R, and completion by Tab.

    Enter sends; Alt-Enter and Ctrl-J make a new line. What is pasted is taken as it is, new lines too.

    Args:
        home: Where the history is kept, for the owner alone.
        commands: What is completed at the beginning of a line.
        choices: What is completed behind it.
    """

    def __init__(self, home: Path, commands: Collection[str], choices: Choices) -> None:
        history = home / HISTORY
        os.close(os.open(history, os.O_CREAT | os.O_WRONLY, 0o600))
        history.chmod(0o600)
        self._session: PromptSession[str] = PromptSession(
            PROMPT,
            history=FileHistory(str(history)),
            completer=_Completer(commands, choices),
            complete_while_typing=False,
            key_bindings=_keys(),
            prompt_continuation="  ",
            output=create_output(sys.stderr),
        )

    async def read(self) -> str:
        return await self._session.prompt_async()


class _Completer(Completer):
    def __init__(self, commands: Collection[str], choices: Choices) -> None:
        self._commands = commands
        self._choices = choices

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        del complete_event
        text = document.text_before_cursor
        if not text.startswith("/"):
            return
        command, space, typed = text.partition(" ")
        options = self._choices.choices(command) if space else self._commands
        typed = typed if space else command
        for option in options:
            if option.casefold().startswith(typed.casefold()):
                yield Completion(option, start_position=-len(typed))


def _keys() -> KeyBindings:
    keys = KeyBindings()

    @keys.add("escape", "enter")
    @keys.add("c-j")
    def _(event: KeyPressEvent) -> None:
        event.current_buffer.insert_text("\n")

    return keys
