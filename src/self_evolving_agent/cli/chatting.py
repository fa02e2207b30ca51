"""`--chat`: talk to the agent. What is typed is a task, a command that begins with `/`, or talk."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from self_evolving_agent.bootstrap import World, open_world
from self_evolving_agent.chat.conversation import Conversation
from self_evolving_agent.config import load_settings
from self_evolving_agent.errors import AgentError, UsageError
from self_evolving_agent.system.clock import SystemClock
from self_evolving_agent.system.ids import TimeIds

from .arguments import Options
from .chat_commands import COMMANDS, Leave, obey
from .chat_line import Line, PipedLine, TypedLine
from .chat_room import Room, chat_of
from .failures import tell_error
from .output import Output
from .picker import make_picker
from .progress import Progress
from .pull import make_pull_offer
from .run_ids import short
from .running import introduce
from .text import line
from .weaker_sandbox import make_weaker_picker


def chat(options: Options, out: Output) -> int:
    """Talk until the person leaves.

    Raises:
        UsageError: If the chat to go on with is not there, or JSON is wanted.
    """
    if out.is_json:
        raise UsageError("a chat gives no JSON", 'ask one thing with --task "TEXT" --json')
    return asyncio.run(_chat(options, out))


async def _chat(options: Options, out: Output) -> int:
    settings = load_settings(options.settings())
    out.live("looking for a model and a sandbox")
    opening = open_world(
        settings,
        pick=make_picker(settings, out),
        pick_weaker=make_weaker_picker(settings, out),
        offer_pull=make_pull_offer(settings, out),
    )
    async with opening as world:
        room = Room(world, options, out, _conversation(options, world))
        _greet(room, out)
        async with _typing(room, out) as typed:
            try:
                await _talk(room, typed, out)
            finally:
                out.still()
                await room.close()
        if out.is_live and room.conversation.turns:
            out.tell(f"this chat can be gone on with: --chat --resume {short(room.conversation.chat_id)}", "dim")
    return 0


async def _talk(room: Room, typed: Line, out: Output) -> None:
    while True:
        try:
            said = (await typed.read()).strip()
        except EOFError:
            return
        except KeyboardInterrupt:
            out.tell("Ctrl-D or /quit leaves; while something runs, Ctrl-C breaks it off", "dim")
            continue
        if not said:
            continue
        try:
            await _unless_broken_off(_answer(said, room))
        except Leave:
            return
        except asyncio.CancelledError:
            if room.is_ending:
                raise
            out.still()
            out.tell("broken off; what was learned so far is kept", "bold")
        except AgentError as error:
            out.still()
            tell_error(error.message, error.hint, out)


async def _answer(said: str, room: Room) -> None:
    if said.startswith("/"):
        await obey(said, room)
    else:
        await room.say(said)


async def _unless_broken_off(work: Coroutine[Any, Any, None]) -> None:
    """Do something that Ctrl-C cancels without ending the program."""
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(work)
    before = signal.getsignal(signal.SIGINT)
    loop.add_signal_handler(signal.SIGINT, task.cancel)
    try:
        await task
    finally:
        loop.remove_signal_handler(signal.SIGINT)
        signal.signal(signal.SIGINT, before)


def _conversation(options: Options, world: World) -> Conversation:
    if options.resume is None and not options.go_on:
        return Conversation(TimeIds(SystemClock()).new())
    return chat_of(world.store, options.resume)


def _greet(room: Room, out: Output) -> None:
    out.still()
    introduce(room.world, Progress(out, room.world.settings.workspace), out)
    turns = room.conversation.turns
    if turns:
        out.tell(f'going on with "{line(turns[0].said)[:60]}" ({len(turns)} turns); /results lists what it gave')
    if out.is_live:
        out.tell("Type a task, or /help. Ctrl-J makes a new line, Ctrl-D leaves.", "dim")


@asynccontextmanager
async def _typing(room: Room, out: Output) -> AsyncIterator[Line]:
    if sys.stdin is not None and sys.stdin.isatty() and out.is_live:
        yield TypedLine(room.world.store.home, COMMANDS, room)
    else:
        yield PipedLine()
