"""`tool history NAME`: its versions with dates, uses and successes, and what else became of it."""

import textwrap
from datetime import datetime

from self_evolving_agent.tools.histories import TYPES, VersionHistory, history_of

from .arguments import Options
from .describe import counted, describe
from .output import Output
from .run_ids import short
from .store import opened
from .text import line
from .tool_names import find_tool

WIDTH, INDENT = 80, 18
ASKED = {"task": "for the task", "sentence": "for the sentence", "person": "by a person,", "reply": "out of a reply to"}


def show_history(options: Options, out: Output) -> int:
    """Print it in the order in which it happened.

    Raises:
        UsageError: If there is no such tool.
    """
    with opened(options, out) as store:
        tool = find_tool(store.memory.current(), options.tool)
        history = history_of(tool.name, store.log.read(types=TYPES))
    if out.is_json:
        out.json({"tool": tool.name, "current": tool.current, **history.model_dump(mode="json")})
        return 0
    told = [(version.at, _version(version, is_used=version.version == tool.current)) for version in history.versions]
    told += [(turn.at, (describe(turn.event),)) for turn in history.turns]
    for at, texts in sorted(told, key=lambda one: one[0]):
        rows = [row for text in texts for row in textwrap.wrap(line(text), WIDTH - INDENT)]
        out.answer("\n".join(f"{'' if number else moment(at):{INDENT}}{row}" for number, row in enumerate(rows)))
    return 0


def asked_for(version: VersionHistory) -> str:
    """Say who asked for a version, and in which run."""
    model = f" by {line(version.model)}" if version.model else ""
    return f"{ASKED[version.origin]} {line(version.task)} (run {short(version.run_id)}{model})"


def moment(at: datetime) -> str:
    """Give a moment to the minute, in local time."""
    return f"{at.astimezone():%Y-%m-%d %H:%M}"


def _version(version: VersionHistory, *, is_used: bool) -> tuple[str, ...]:
    uses = f"{counted(version.uses, 'use')}, {version.successes} successful"
    mark = " (used)" if is_used else ""
    return f"version {version.version}{mark}: {uses}", asked_for(version)
