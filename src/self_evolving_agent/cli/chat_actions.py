"""Commands of a chat that do something once."""

import os
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from self_evolving_agent.chat.exporting import as_json, as_markdown
from self_evolving_agent.errors import StorageError, UsageError
from self_evolving_agent.events import SkillForgotten, StrategyForgotten
from self_evolving_agent.memory.feedback import Feedback
from self_evolving_agent.memory.models import SkillRecord, StrategyRecord, ToolRecord
from self_evolving_agent.models.chats import Result
from self_evolving_agent.tools.keeping import retired

from . import feedback
from .chat_names import called, find_named
from .describe import counted
from .text import fit, line
from .tool_keeping import NODE

if TYPE_CHECKING:
    from .chat_room import ChatRoom

SAID = 50


async def ask(room: "ChatRoom", argument: str) -> None:
    """Ask the model alone."""
    await room.ask(argument)


async def good(room: "ChatRoom", argument: str) -> None:
    """Say that the last answer was good."""
    _judge(room, argument, is_good=True)


async def bad(room: "ChatRoom", argument: str) -> None:
    """Say that the last answer was bad."""
    _judge(room, argument, is_good=False)


async def retry(room: "ChatRoom", argument: str) -> None:
    """Do the last task once more; its strategies are known by now, and compete with new ones by their records."""
    del argument
    await room.again()


async def forget(room: "ChatRoom", argument: str) -> None:
    """Forget a result of this chat; or take a tool, a strategy or a piece of advice out of use for all that comes."""
    found, store = find_named(argument, room.conversation.results, room.memory), room.world.store
    match found:
        case Result():
            room.forget_result(found.name)
            room.out.answer(f"forgotten: {found.name}")
        case ToolRecord():
            store.record([retired(found, "a person had it forgotten")], NODE)
            told = f"forgotten: the tool {found.name}; `demo.py tool restore {found.name}` brings it back"
            room.out.answer(textwrap.fill(told, room.out.answer_width, break_on_hyphens=False))
        case StrategyRecord():
            store.record([StrategyForgotten(strategy=found.key)], NODE)
            room.out.answer(f"forgotten: the strategy {called(found)}")
        case SkillRecord():
            store.record([SkillForgotten(name=found.name)], NODE)
            room.out.answer(f"forgotten: the advice {called(found)}")
        case _:
            assert_never(found)


async def export(room: "ChatRoom", argument: str) -> None:
    """Write the chat to a file that is not there yet."""
    conversation, path = room.conversation, _export_path(argument)
    text = as_json(conversation) if path.suffix.lower() == ".json" else as_markdown(conversation)
    _write_new(path, text.encode("utf-8", "backslashreplace"))
    room.out.answer(f"written: {line(str(path))} ({counted(len(conversation.turns), 'turn')})")


async def new(room: "ChatRoom", argument: str) -> None:
    """Begin another chat."""
    del argument
    room.begin_anew()
    room.out.answer("a new chat; the one before is kept")


def _judge(room: "ChatRoom", why: str, *, is_good: bool) -> None:
    turn = room.last_answered
    if turn is None or turn.run_id is None:
        raise UsageError("there is no answer yet to judge", "give it a task first")
    if room.options.no_memory:
        raise UsageError("nothing is learned with --no-memory", "begin the chat without it")
    said = Feedback(run_id=turn.run_id, good=is_good, why=line(why))
    changes = feedback.note(said, room.world.store)
    room.out.tell(f'the answer to "{fit(line(turn.said), SAID)}":', "dim")
    feedback.tell(said, changes, room.memory, room.out)


def _export_path(argument: str) -> Path:
    path = Path(argument).expanduser()
    if path.suffix.lower() not in {".md", ".json"}:
        raise UsageError(f"{line(argument)} is neither .md nor .json", "/export FILE.md or /export FILE.json")
    return path


def _write_new(path: Path, content: bytes) -> None:
    """Write a file for the owner alone; none is left that is not whole.

    Raises:
        UsageError: If there is one of that name.
        StorageError: If it cannot be written.
    """
    try:
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            try:
                file.write(content)
                file.flush()
            except OSError:
                path.unlink(missing_ok=True)
                raise
    except FileExistsError:
        raise UsageError(f"{line(str(path))} is there already", "name another file") from None
    except OSError as error:
        raise StorageError(f"{line(str(path))} cannot be written: {error.strerror}", "name another file") from error
    except ValueError as error:  # what no file may be called
        raise UsageError(f"{line(str(path))} cannot be written: {error}", "name another file") from error
