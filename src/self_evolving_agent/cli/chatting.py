"""`--chat`: talk to the agent. What is typed is a task, a command that begins with `/`, or talk."""

import sys
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial
from typing import ParamSpec, TypeVar

from self_evolving_agent.bootstrap import World, open_world
from self_evolving_agent.chat.conversation import Conversation
from self_evolving_agent.config import Settings, load_settings
from self_evolving_agent.errors import AgentError, UsageError

from .arguments import Options
from .chat_commands import Leave, is_command, obey
from .chat_finding import find_conversation, new_conversation
from .chat_greeting import greet
from .chat_line import BrokenOff, Line, PlainLine
from .chat_room import ChatRoom
from .chat_signals import ChatSignals
from .failures import tell_defect, tell_error
from .interrupt import run_interruptibly
from .output import Output
from .picker import make_picker
from .pull import make_pull_offer
from .run_ids import short
from .terminal import Keyboard
from .weaker_sandbox import make_weaker_picker

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def chat(options: Options, out: Output) -> int:
    """Talk until the person leaves.

    Raises:
        UsageError: If the chat to go on with is not there, or JSON is wanted.
        KeyboardInterrupt: If the program was told to end.
    """
    if out.is_json:
        raise UsageError("a chat gives no JSON", 'ask one thing with --task "TEXT" --json')
    keyboard = Keyboard() if _can_type(out) else None
    quitting = _quitting(out, keyboard)
    run_interruptibly(_chat(options, load_settings(options.settings()), out, keyboard, quitting), quitting)
    return 0


async def _chat(
    options: Options, settings: Settings, out: Output, keyboard: Keyboard | None, quitting: Callable[[], None]
) -> None:
    out.live("looking for a model and a sandbox")
    pick = _heard(make_picker(settings, out), keyboard)
    opening = open_world(
        settings,
        pick=pick,
        pick_weaker=_heard(make_weaker_picker(settings, out), keyboard),
        offer_pull=_heard(make_pull_offer(settings, out), keyboard),
    )
    with keyboard.hushed() if keyboard else nullcontext():
        async with opening as world:
            out.still()
            room = ChatRoom(world, options, out, _conversation(options, world), pick=pick)
            signals = ChatSignals(lambda text: out.tell(text, "bold"), quitting, keeps_chat=_is_at_terminal())
            signals.install()
            greet(room)
            try:
                await talk(room, _line(room), signals)
            finally:
                out.still()
                await room.close()
            if out.is_live and room.conversation.turns:
                out.tell(f"To go on with this chat: --chat --resume {short(room.conversation.chat_id)}", "dim")


async def talk(room: ChatRoom, typed: Line, signals: ChatSignals) -> None:
    """Take turns until nobody says anything more; whatever a turn meets, the chat goes on."""
    out = room.out
    while not out.is_abandoned:
        try:
            said = (await signals.read(typed.read())).strip()
        except EOFError:
            return
        except BrokenOff:
            out.tell("Ctrl-D or /quit leaves. While something runs, Ctrl-C breaks it off.", "dim")
            continue
        if not said:
            continue
        try:
            await signals.do(obey(said, room) if is_command(said) else room.say(said))
        except Leave:
            return
        except BrokenOff:
            out.tell("Broken off; what was learned so far is kept.", "bold")
        except AgentError as error:
            tell_error(error.message, error.hint, out)
        except Exception as error:  # noqa: BLE001 - a defect costs a turn, not the chat; it is kept as in `main`
            tell_defect(error, room.options, out)


def _conversation(options: Options, world: World) -> Conversation:
    if options.resume is None and not options.go_on:
        return new_conversation()
    return find_conversation(world.store, options.resume)


def _line(room: ChatRoom) -> Line:
    if not _can_type(room.out):
        is_asked = _is_at_terminal() and room.out.is_live
        return PlainLine(sys.stdin, sys.stderr if is_asked else None)
    from .chat_choices import choices_of
    from .chat_prompt import TypedLine

    room.aside(room.look_for_models())  # their names are completed
    return TypedLine(room.world.store.home, partial(choices_of, room))


def _is_at_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _can_type(out: Output) -> bool:
    """Tell whether there is a terminal on which a cursor can be moved."""
    return _is_at_terminal() and out.console is not None and not out.console.is_dumb_terminal


def _heard(
    ask: Callable[Asked, Awaitable[Answer]] | None, keyboard: Keyboard | None
) -> Callable[Asked, Awaitable[Answer]] | None:
    """Let a question be answered with what is typed shown."""
    if ask is None or keyboard is None:
        return ask

    async def heard(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        with keyboard.heard():
            return await ask(*args, **kwargs)

    return heard


def _quitting(out: Output, keyboard: Keyboard | None) -> Callable[[], None]:
    """Give what puts the terminal back."""

    def put_back() -> None:
        out.still()
        if keyboard is not None:
            keyboard.put_back()

    return put_back
