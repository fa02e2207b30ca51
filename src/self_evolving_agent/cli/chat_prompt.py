"""The prompt of a chat on a terminal: history across chats, completion, and more than one row."""

import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import CompleteEvent, Completer, Completion, get_common_complete_suffix
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition, is_searching
from prompt_toolkit.history import FileHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import Output, create_output

from self_evolving_agent.errors import AgentError

from .chat_line import PROMPT, BrokenOff
from .text import fit, line

HISTORY = "chat_history"
_WIDEST = 40


@dataclass(frozen=True)
class Choice:
    """What may stand at a place, and a few words on it."""

    text: str
    about: str = ""


Choices = Callable[[str], Iterable[Choice]]
"""Gives what may stand behind a command, by the command's name; for an empty name, the commands."""


class TypedLine:
    """Enter sends; Alt-Enter and Ctrl-J make a new line. What is pasted is taken as it is, new lines too.

    Args:
        home: Where the history is kept, for the owner alone.
        choices: What Tab completes.
        screen: Where the prompt is drawn; None for stderr.
    """

    def __init__(self, home: Path, choices: Choices, screen: Output | None = None) -> None:
        completer = _Completer(choices)
        self._session: PromptSession[str] = PromptSession(
            [("", "\n"), ("bold", PROMPT)],
            history=PrivateHistory(home / HISTORY),
            completer=completer,
            complete_while_typing=Condition(_is_command),
            key_bindings=_keys(completer),
            prompt_continuation=" " * len(PROMPT),
            output=screen or create_output(sys.stderr),
            enable_suspend=True,
        )

    async def read(self) -> str:
        return await self._session.prompt_async(handle_sigint=False)


class PrivateHistory(FileHistory):
    """Lines of all chats in one file, which nobody else can read."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        _make_private(path)

    def store_string(self, string: str) -> None:
        try:
            _make_private(Path(os.fsdecode(self.filename)))
            super().store_string(string.encode("utf-8", "replace").decode())
        except OSError:
            pass  # a full disk costs the history, not the chat


class _Completer(Completer):
    def __init__(self, choices: Choices) -> None:
        self._choices = choices

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        del complete_event
        command, space, argument = document.text_before_cursor.partition(" ")
        if not command.startswith("/"):
            return
        typed = argument if space else command
        try:
            choices = list(self._choices(command if space else ""))
        except AgentError:
            return  # what stands in the way is told by the command itself
        for choice in choices:
            if choice.text.casefold().startswith(typed.casefold()):
                shown = fit(line(choice.text), _WIDEST)
                yield Completion(choice.text, -len(typed), display=shown, display_meta=choice.about)


def _keys(completer: Completer) -> KeyBindings:
    keys = KeyBindings()

    @keys.add("escape", "enter")
    @keys.add("c-j")
    def _(event: KeyPressEvent) -> None:
        event.current_buffer.insert_text("\n")

    @keys.add("tab")
    def _(event: KeyPressEvent) -> None:
        buffer = event.current_buffer
        if buffer.complete_state is not None and len(buffer.complete_state.completions) > 1:
            buffer.complete_next()
            return
        # Asked at once: the menu comes later than the next key on a busy machine.
        found = list(completer.get_completions(buffer.document, CompleteEvent()))
        if len(found) == 1:
            buffer.apply_completion(found[0])
        else:
            buffer.insert_text(get_common_complete_suffix(buffer.document, found))
            buffer.start_completion()

    @keys.add("c-c", filter=~is_searching)
    def _(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=BrokenOff())

    return keys


def _is_command() -> bool:
    """Tell whether a menu is of use: words of a task are completed by nothing."""
    return get_app().current_buffer.text.startswith("/")


def _make_private(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    path.chmod(0o600)
