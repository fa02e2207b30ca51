"""The commands of a chat, each a function; what they do stands in `/help`."""

import json
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from self_evolving_agent.chat.exporting import as_json, as_markdown
from self_evolving_agent.chat.reading import Data, size_of
from self_evolving_agent.errors import StorageError, UsageError
from self_evolving_agent.models import DOMAINS
from self_evolving_agent.tools.keeping import retired

from . import listings
from .arguments import Options
from .describe import counted, used
from .feedback import give_feedback
from .picker import describe
from .text import line
from .tool_showing import show_tool

if TYPE_CHECKING:
    from .chat_room import Room

COLUMN = 30
LATEST = 20


class Leave(Exception):
    """The person leaves the chat."""


Action = Callable[["Room", str], Awaitable[None]]


@dataclass(frozen=True)
class Command:
    """What can be typed with a slash before it."""

    arguments: str
    does: str
    action: Action
    needs: bool = False


async def obey(said: str, room: "Room") -> None:
    """Do what a command says.

    Raises:
        UsageError: If there is no such command; the nearest is named.
        Leave: If the person leaves.
    """
    name, _, argument = said.partition(" ")
    command = COMMANDS.get(name.lower())
    if command is None:
        close = get_close_matches(name.lower(), COMMANDS, n=1, cutoff=0.5)
        raise UsageError(f"there is no {line(name)}", f"did you mean {close[0]}?" if close else "/help lists all")
    if command.needs and not argument.strip():
        raise UsageError(f"{name} needs something", f"{name} {command.arguments}: {command.does}")
    await command.action(room, argument.strip())


async def _ask(room: "Room", argument: str) -> None:
    await room.ask(argument)


async def _domain(room: "Room", argument: str) -> None:
    if argument:
        wanted = argument.lower()
        if wanted != "auto" and wanted not in DOMAINS:
            raise UsageError(f"{line(argument)!r} is no domain", f"auto, {', '.join(DOMAINS)}")
        room.domain = next((domain for domain in DOMAINS if domain == wanted), None)
    room.out.answer(f"domain: {room.domain or 'auto (each task is classified)'}")


async def _tools(room: "Room", argument: str) -> None:
    del argument
    listings.list_tools(_options(room), room.out)


async def _skills(room: "Room", argument: str) -> None:
    del argument
    listings.list_skills(_options(room), room.out)


async def _strategies(room: "Room", argument: str) -> None:
    del argument
    listings.list_strategies(_options(room), room.out)


async def _show(room: "Room", argument: str) -> None:
    found = next((result for result in room.conversation.results if result.name == _result_name(room, argument)), None)
    if found is not None:
        room.out.answer(_written(found.value))
        return
    memory = room.world.store.memory.current()
    for strategy in memory.strategies.values():
        if argument.casefold() in {strategy.key, strategy.name.casefold()}:
            room.out.answer(f"{line(strategy.name)} ({strategy.domain}/{strategy.kind})\n{line(strategy.approach)}")
            return
    for skill in memory.skills.values():
        if argument in {skill.name, skill.name[:8]}:
            room.out.answer(f"{line(skill.advice)}\nfrom: {line(skill.about)}")
            return
    options = _options(room)
    options.tool = argument
    show_tool(options, room.out)


async def _synth(room: "Room", argument: str) -> None:
    if argument:
        await room.choose(synthesizes=_is_on(argument))
    room.out.answer(f"tools are {'written' if room.world.settings.synthesizes else 'not written; known ones are used'}")


async def _think(room: "Room", argument: str) -> None:
    if argument:
        await room.choose(think=_is_on(argument))
    room.out.answer(f"the model thinks first: {'yes, where it can' if room.world.settings.think else 'no'}")


async def _model(room: "Room", argument: str) -> None:
    if argument:
        await room.choose(provider=room.world.provider.name, model=argument)
    room.out.answer(f"{room.world.provider.name}: {room.world.provider.model}")


async def _models(room: "Room", argument: str) -> None:
    del argument
    for info in await room.world.provider.models():
        mark = "*" if info.name == room.world.provider.model else " "
        room.out.answer(f"{mark} {describe(info)}")


async def _good(room: "Room", argument: str) -> None:
    _feedback(room, "good", argument)


async def _bad(room: "Room", argument: str) -> None:
    _feedback(room, "bad", argument)


async def _retry(room: "Room", argument: str) -> None:
    del argument
    await room.again()


async def _results(room: "Room", argument: str) -> None:
    del argument
    for result in room.conversation.results:
        what = size_of(Data(result.kind, result.value))
        room.out.answer(f"{result.name:4} {what:18} {line(result.about)[:54]}")
    if not room.conversation.results:
        room.out.tell("no results yet")


async def _forget(room: "Room", argument: str) -> None:
    name = _result_name(room, argument)
    if room.forget(name):
        room.out.answer(f"forgotten: {name}")
        return
    tool = room.world.store.memory.current().tools.get(argument)
    if tool is None:
        raise UsageError(f"there is no result and no tool {line(argument)!r}", "/results and /tools list them")
    room.world.store.record([retired(tool, "a person had it forgotten")], "person")
    room.out.answer(f"forgotten: the tool {tool.name}; `tool restore {tool.name}` brings it back")


async def _export(room: "Room", argument: str) -> None:
    conversation = room.conversation
    path = _export_path(argument)
    text = as_json(conversation) if path.suffix.lower() == ".json" else as_markdown(conversation)
    try:
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
            file.write(text.encode("utf-8", "backslashreplace").decode())
    except FileExistsError:
        raise UsageError(f"{path} is there already", "name another file") from None
    except OSError as error:
        raise StorageError(f"{path} cannot be written: {error.strerror}") from error
    room.out.answer(f"written: {path} ({counted(len(conversation.turns), 'turn')})")


async def _stats(room: "Room", argument: str) -> None:
    del argument
    turns = room.conversation.turns
    tasks = [turn for turn in turns if turn.kind == "task"]
    memory = room.world.store.memory.current()
    room.out.answer(
        f"this chat: {counted(len(turns), 'turn')}, {counted(len(tasks), 'task')}, "
        f"{sum(turn.success for turn in tasks)} answered; {used(room.usage)}"
    )
    offered = sum(tool.is_offered for tool in memory.tools.values())
    room.out.answer(
        f"in memory: {counted(offered, 'tool')}, {counted(len(memory.routes), 'route')}, "
        f"{counted(len(memory.skills), 'piece')} of advice, {len(memory.strategies)} strategies"
    )
    latest = [run for run in memory.experiences if not run.cancelled][-LATEST:]
    if latest:
        room.out.answer(f"of the latest {counted(len(latest), 'run')}, {sum(run.success for run in latest)} succeeded")


async def _new(room: "Room", argument: str) -> None:
    del argument
    room.begin_anew()
    room.out.answer("a new chat; the one before is kept")


async def _help(room: "Room", argument: str) -> None:
    del argument
    for name, command in COMMANDS.items():
        room.out.answer(f"{f'{name} {command.arguments}'.strip():{COLUMN}} {command.does}")
    room.out.answer("Anything else is a task. Earlier answers can be spoken of: those, it, the list, r2, last.")


async def _quit(room: "Room", argument: str) -> None:
    del room, argument
    raise Leave


COMMANDS: dict[str, Command] = {
    "/ask": Command("QUESTION", "ask the model alone, word by word", _ask, needs=True),
    "/domain": Command("[NAME|auto]", "the kind of tasks to come", _domain),
    "/tools": Command("", "tools it has written", _tools),
    "/skills": Command("", "advice it has learned", _skills),
    "/strategies": Command("", "strategies it has tried", _strategies),
    "/show": Command("NAME", "a result, tool, strategy or advice in full", _show, needs=True),
    "/synth": Command("on|off", "write tools, or only use them", _synth),
    "/model": Command("[SUBSTRING]", "which model answers, or another", _model),
    "/models": Command("", "the models that can be had", _models),
    "/think": Command("on|off", "let the model think first", _think),
    "/good": Command("", "the last answer was good", _good),
    "/bad": Command("[WHY]", "the last answer was bad", _bad),
    "/retry": Command("", "do the last task once more", _retry),
    "/results": Command("", "answers of this chat by name", _results),
    "/forget": Command("NAME", "forget a result, retire a tool", _forget, needs=True),
    "/export": Command("FILE.md|FILE.json", "write this chat to a file", _export, needs=True),
    "/stats": Command("", "what this chat took, what is known", _stats),
    "/new": Command("", "begin another chat", _new),
    "/help": Command("", "this", _help),
    "/quit": Command("", "leave; so does Ctrl-D", _quit),
}


def choices_of(room: "Room", command: str) -> tuple[str, ...]:
    """Give what may stand behind a command."""
    memory = room.world.store.memory.current()
    results = [result.name for result in room.conversation.results]
    match command:
        case "/domain":
            return ("auto", *DOMAINS)
        case "/synth" | "/think":
            return ("on", "off")
        case "/show" | "/forget":
            return (*results, *(name for name, tool in memory.tools.items() if not tool.is_retired))
        case _:
            return ()


def _export_path(argument: str) -> Path:
    path = Path(argument).expanduser()
    if path.suffix.lower() not in {".md", ".json"}:
        raise UsageError(f"{line(argument)} is neither .md nor .json", "/export FILE.md or /export FILE.json")
    return path


def _feedback(room: "Room", opinion: str, why: str) -> None:
    if room.last_run is None:
        raise UsageError("there is no answer yet to judge", "give it a task first")
    options = _options(room)
    options.run, options.opinion, options.why = room.last_run, opinion, why
    give_feedback(options, room.out)


def _options(room: "Room") -> Options:
    options = Options()
    options.home = str(room.world.store.home)
    return options


def _result_name(room: "Room", argument: str) -> str:
    results = room.conversation.results
    return results[-1].name if argument.lower() == "last" and results else argument.lower()


def _written(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, indent=1)


def _is_on(argument: str) -> bool:
    if argument.lower() not in {"on", "off"}:
        raise UsageError(f"{line(argument)!r} is neither on nor off")
    return argument.lower() == "on"
