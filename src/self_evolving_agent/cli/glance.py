"""Read `memory.json` without opening the home: a listing must start faster than pydantic and the log's tables do.

The file is used only when the log ends where the file ends; otherwise the home is opened, which writes it anew.
"""

import json
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

from self_evolving_agent.environment import MOCK_HOME, find_log_home

from .arguments import Options
from .output import Output

MEMORY_FORMAT = 4
"""`Memory.format`, which pydantic would take too long to tell; so are the bounds that follow."""

TRUSTED_AFTER, QUALIFYING_RATE = 3, 0.6
FADING_AFTER, FADED_RATE = 3, 0.35


class StrategyRow(NamedTuple):
    key: str
    name: str
    approach: str
    domain: str
    kind: str
    rate: float
    wins: int
    plays: int


class RunRow(NamedTuple):
    run_id: str
    task: str
    domain: str
    kind: str
    success: bool
    cancelled: bool
    winner: str | None


class ToolRow(NamedTuple):
    name: str
    status: str
    rate: float
    wins: int
    plays: int
    version: str
    signature: str
    does: str


class SkillRow(NamedTuple):
    name: str
    advice: str
    domain: str
    rate: float
    wins: int
    plays: int


class Glance(NamedTuple):
    """What the listings show of the memory.

    Attributes:
        runs: Oldest first.
    """

    strategies: tuple[StrategyRow, ...] = ()
    runs: tuple[RunRow, ...] = ()
    tools: tuple[ToolRow, ...] = ()
    skills: tuple[SkillRow, ...] = ()


def glance(options: Options, out: Output) -> Glance:
    """Give the memory as it stands; empty, and said so on stderr, when nothing happened yet."""
    home = log_home(options, out)
    if home is None:
        out.tell(f"nothing yet: there is no log in {find_log_home(options.home, options.provider)}")
        return Glance()
    seen = _current(home)
    if seen is None:
        from self_evolving_agent.bootstrap import open_store

        open_store(home).close()
        seen = rows_of(json.loads((home / "memory.json").read_bytes()))
    return seen


def log_home(options: Options, out: Output) -> Path | None:
    """Give the folder whose log is meant, or None when it has none; who has the mock's runs only sees those."""
    home = find_log_home(options.home, options.provider)
    if (home / "log.db").exists():
        return home
    mock = home / MOCK_HOME
    if options.provider is not None or not (mock / "log.db").exists():
        return None
    out.tell("no model ran here yet; this is from the mock's runs")
    return mock


def _current(home: Path) -> Glance | None:
    """Give what the file holds when it is what the log says, or None."""
    try:
        memory = json.loads((home / "memory.json").read_bytes())
        is_current = memory["format"] == MEMORY_FORMAT and (memory["position"], memory["head"]) == _end_of_log(home)
        return rows_of(memory) if is_current else None
    except (OSError, ValueError, LookupError, TypeError, AttributeError, sqlite3.Error):
        return None  # opening the home in full mends it, or says what is wrong


def _end_of_log(home: Path) -> tuple[int, str] | None:
    log = sqlite3.connect(f"{(home / 'log.db').resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
    try:
        if log.execute("PRAGMA user_version").fetchone() != (1,):
            return None
        end: tuple[int, str] | None = log.execute("SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1").fetchone()
        return end
    finally:
        log.close()


def rows_of(memory: dict[str, Any]) -> Glance:
    """Pick the rows out of the JSON of `memory.models.Memory`."""
    strategies = []
    for record in memory["strategies"].values():
        facts = (record["key"], record["name"], record["approach"], record["domain"], record["kind"])
        strategies.append(StrategyRow(*facts, **_record(record["score"])))
    skills = [
        SkillRow(skill["name"], skill["advice"], skill["domain"], **_record(skill["score"]))
        for skill in memory["skills"].values()
    ]
    runs = [RunRow(**{name: run[name] for name in RunRow._fields}) for run in memory["experiences"]]
    tools = [_tool(tool) for tool in memory["tools"].values()]
    return Glance(tuple(strategies), tuple(runs), tuple(tools), tuple(skills))


def _record(score: dict[str, Any]) -> dict[str, Any]:
    return {"rate": score["rate"], "wins": score["wins"], "plays": score["plays"]}


def _tool(tool: dict[str, Any]) -> ToolRow:
    (version,) = (version for version in tool["versions"] if version["version"] == tool["current"])
    record = _record(version["score"])
    status = _status(**record, is_retired=tool["is_retired"])
    facts = {name: version[name] for name in ("version", "signature", "does")}
    return ToolRow(name=tool["name"], status=status, **record, **facts)


def _status(*, rate: float, wins: int, plays: int, is_retired: bool) -> str:
    """Tell what `memory.models.ToolRecord.status` does; a test holds the two together."""
    if is_retired:
        return "retired"
    if plays >= FADING_AFTER and rate < FADED_RATE:
        return "faded"
    return "trusted" if wins >= TRUSTED_AFTER and rate >= QUALIFYING_RATE else "provisional"
