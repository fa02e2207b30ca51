"""Commands of a chat that show what is there."""

import json
import textwrap
from typing import TYPE_CHECKING, assert_never

from self_evolving_agent.memory.models import SkillRecord, StrategyRecord, ToolRecord
from self_evolving_agent.models.chats import Result
from self_evolving_agent.scoring import Score

from . import listings
from .chat_names import content, find_named
from .describe import counted, used
from .glance import rows_of
from .output import Output
from .text import fit, line, pad
from .tool_showing import tell_tool

if TYPE_CHECKING:
    from .chat_room import ChatRoom

WIDTH = 80
LATEST = 20
_NAME, _WHAT = 4, 18


async def tools(room: "ChatRoom", argument: str) -> None:
    """List the tools."""
    del argument
    _listed(room, "tools", "no tools yet: one is written where a task states values and wants what follows from them")


async def skills(room: "ChatRoom", argument: str) -> None:
    """List the advice."""
    del argument
    _listed(room, "skills", "no advice yet: it comes of tasks that did not go well at once")


async def strategies(room: "ChatRoom", argument: str) -> None:
    """List the strategies."""
    del argument
    _listed(room, "strategies", "no strategies yet: each task tries some")


async def show(room: "ChatRoom", argument: str) -> None:
    """Print one thing in full."""
    out, found = room.out, find_named(argument, room.conversation.results, room.memory)
    match found:
        case Result():
            out.answer(_written(found.value))
        case ToolRecord():
            tell_tool(found, room.world.store, out)
        case StrategyRecord():
            _facts(out, ("strategy", found.approach), ("for", f"{found.domain}/{found.kind}"), _record(found.score))
            if found.proven_on:
                _facts(out, ("did", "; ".join(map(line, found.proven_on))))
        case SkillRecord():
            _facts(out, ("advice", found.advice), ("from", found.about), _record(found.score))
        case _:
            assert_never(found)


async def results(room: "ChatRoom", argument: str) -> None:
    """List the results of this chat."""
    del argument
    out, found = room.out, room.conversation.results
    for result in found:
        what = content(result)
        row = f"{result.name:{_NAME}} {pad(what, _WHAT)} {line(result.about)}"
        out.answer(fit(row, min(out.answer_width, WIDTH)))
    if not found:
        out.answer("no results yet: the answer to a task becomes one")


async def stats(room: "ChatRoom", argument: str) -> None:
    """Say what this chat took, and what is known."""
    del argument
    turns, memory, out = room.conversation.turns, room.memory, room.out
    tasks = [turn for turn in turns if turn.kind == "task"]
    answered = f"{sum(turn.success for turn in tasks)} of {counted(len(tasks), 'task')} answered"
    offered = sum(tool.is_offered for tool in memory.tools.values())
    played = sum(each.score.plays > 0 for each in memory.strategies.values())
    latest = [run for run in memory.experiences if not run.cancelled][-LATEST:]
    known = (
        counted(offered, "tool"),
        counted(len(memory.routes), "route"),
        f"{counted(len(memory.skills), 'piece')} of advice",
        f"{played} strategies",
    )
    _facts(
        out,
        ("chat", f"{counted(len(turns), 'turn')}, {answered}"),
        ("used", used(room.usage)),
        ("memory", ", ".join(known)),
    )
    if latest:
        _facts(out, ("runs", f"{sum(run.success for run in latest)} of the latest {len(latest)} succeeded"))


def _listed(room: "ChatRoom", what: str, nothing: str) -> None:
    seen = rows_of(json.loads(room.memory.model_dump_json()))
    tell = {"tools": listings.tell_tools, "skills": listings.tell_skills, "strategies": listings.tell_strategies}[what]
    rows = {"tools": seen.tools, "skills": seen.skills, "strategies": [s for s in seen.strategies if s.plays]}[what]
    if rows:
        tell(seen, room.out)
    else:
        room.out.answer(textwrap.fill(nothing, min(room.out.answer_width, WIDTH) - 1))


def _record(score: Score) -> tuple[str, str]:
    return "record", f"rate {score.rate:.2f}, {counted(score.wins, 'win')} in {counted(score.plays, 'play')}"


def _facts(out: Output, *facts: tuple[str, str]) -> None:
    """Print labels and texts, folded where the screen ends."""
    for label, text in facts:
        head = f"{label:9} "
        width = min(out.answer_width, WIDTH) - 1
        rows = textwrap.wrap(head + line(text), width, subsequent_indent=" " * len(head), break_on_hyphens=False)
        out.answer("\n".join(rows))


def _written(value: object) -> str:
    """Give a text as it is, and data on one line where one is enough."""
    if isinstance(value, str):
        return value
    on_one_line = json.dumps(value, ensure_ascii=False)
    return on_one_line if len(on_one_line) < WIDTH else json.dumps(value, ensure_ascii=False, indent=1)
