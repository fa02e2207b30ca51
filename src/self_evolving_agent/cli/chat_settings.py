"""Commands of a chat that choose how runs to come are done."""

from typing import TYPE_CHECKING

from self_evolving_agent.errors import UsageError
from self_evolving_agent.models import DOMAINS

from .picker import describe
from .text import line

if TYPE_CHECKING:
    from .chat_room import ChatRoom


async def domain(room: "ChatRoom", argument: str) -> None:
    """Say, or choose, the kind of the tasks to come."""
    if argument:
        wanted = argument.lower()
        if wanted != "auto" and wanted not in DOMAINS:
            raise UsageError(f"{line(argument)!r} is no domain", f"there are auto, {', '.join(DOMAINS)}")
        room.domain = next((each for each in DOMAINS if each == wanted), None)
    room.out.answer(f"domain: {room.domain or 'auto (each task is classified)'}")


async def synth(room: "ChatRoom", argument: str) -> None:
    """Say, or choose, whether tools are written."""
    if argument:
        room.choose_synthesis(writes=_is_on("/synth", argument))
    writes = room.world.settings.synthesizes
    room.out.answer(f"synth: {'on (tools are written)' if writes else 'off (known tools are used, none is written)'}")


async def think(room: "ChatRoom", argument: str) -> None:
    """Say, or choose, whether the model thinks before it answers."""
    if argument:
        await room.choose_thinking(thinks=_is_on("/think", argument))
    thinks = room.world.settings.think
    room.out.answer(f"think: {'on (where the model can)' if thinks else 'off'}")


async def model(room: "ChatRoom", argument: str) -> None:
    """Say which model answers, or take another."""
    if argument:
        await room.choose_model(argument)
    provider = room.world.provider
    room.out.answer(f"model: {line(provider.model)} ({provider.name})")


async def models(room: "ChatRoom", argument: str) -> None:
    """List what the server at hand has, the one that answers marked."""
    del argument
    await room.look_for_models()
    for info in room.models:
        mark = "*" if info.name == room.world.provider.model else " "
        room.out.answer(f"{mark} {describe(info)}")


def _is_on(command: str, argument: str) -> bool:
    if argument.lower() not in {"on", "off"}:
        raise UsageError(f"{line(argument)!r} is neither on nor off", f"{command} on, or {command} off")
    return argument.lower() == "on"
