"""What Tab offers in a chat."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from self_evolving_agent.models import DOMAINS

from .chat_commands import COMMANDS
from .chat_names import called, content
from .chat_prompt import Choice
from .picker import describe
from .run_ids import short
from .text import line

if TYPE_CHECKING:
    from .chat_room import ChatRoom


def choices_of(room: "ChatRoom", command: str) -> Iterable[Choice]:
    """Give what may stand behind a command; for an empty name, the commands."""
    match command:
        case "":
            return [Choice(name + (" " if each.arguments else ""), each.does) for name, each in COMMANDS.items()]
        case "/domain":
            return [Choice("auto", "each task is classified"), *map(Choice, DOMAINS)]
        case "/synth" | "/think":
            return [Choice("on"), Choice("off")]
        case "/model":
            return [Choice(info.name, describe(info).removeprefix(line(info.name)).strip()) for info in room.models]
        case "/show" | "/forget":
            return _named(room)
        case "/export":
            name = f"chat-{short(room.conversation.chat_id)}"
            return [Choice(f"{name}.md", "for people"), Choice(f"{name}.json", "for programs")]
        case _:
            return ()


def _named(room: "ChatRoom") -> list[Choice]:
    memory, results = room.memory, room.conversation.results
    return [
        *(Choice(result.name, content(result)) for result in reversed(results)),
        *(Choice(tool.name, "tool") for tool in memory.tools.values() if not tool.is_retired),
        *(Choice(called(each), "strategy") for each in memory.strategies.values() if each.score.plays),
        *(Choice(called(skill), "advice") for skill in memory.skills.values()),
    ]
