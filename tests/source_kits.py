"""Sources with something in them, and a way to put more in; each `open` is what another process would have."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, cast

import self_evolving_agent
from self_evolving_agent.models.sessions import Flaw, Outcome, Record
from self_evolving_agent.ports import Claim, Source
from self_evolving_agent.sources.claims import Claims
from self_evolving_agent.sources.jsonl import JsonLinesSource
from self_evolving_agent.sources.mock import MockSource
from self_evolving_agent.sources.sqlite import SqliteSource
from self_evolving_agent.sources.watch import WatchSource

TESTS = Path(__file__).parent
SOURCES = Path(self_evolving_agent.__file__).parents[1]
A_LONG_TIME_AGO = 10.0


class Kit(Protocol):
    """Attributes: `settled` holds what the log of the home would say."""

    settled: set[str]

    def put(self, record: dict[str, Any]) -> None: ...

    def open(self) -> Source: ...


@dataclass
class Home:
    folder: Path
    settled: set[str] = field(default_factory=set)

    @property
    def held(self) -> Claims:
        return Claims(self.folder / "claims", self.settled.__contains__)


@dataclass
class WatchKit(Home):
    """Attributes: `runs` holds ids of runs that no record asked for."""

    count: int = 0
    runs: set[str] = field(default_factory=set)

    def put(self, record: dict[str, Any]) -> None:
        self.drop(f"{self.count:04}.json", json.dumps(record))
        self.count += 1

    def drop(self, name: str, text: str, *, age_s: float = A_LONG_TIME_AGO) -> Path:
        self.place.mkdir(exist_ok=True, parents=True)
        hidden, path = self.place / ".new", self.place / name
        hidden.write_text(text)
        os.utime(hidden, (time.time() - age_s,) * 2)
        return hidden.rename(path)

    @property
    def place(self) -> Path:
        return self.folder / "incoming"

    def open(self) -> WatchSource:
        return WatchSource(self.place, self.runs.__contains__)


@dataclass
class JsonLinesKit(Home):
    @property
    def place(self) -> Path:
        return self.folder / "past.jsonl"

    def put(self, record: dict[str, Any]) -> None:
        with self.place.open("a") as file:
            file.write(f"{json.dumps(record)}\n")

    def open(self) -> JsonLinesSource:
        if not self.place.exists():
            self.place.touch()
        return JsonLinesSource(self.place, self.held)


COLUMNS = ("goal", "result", "task", "team", "errors")


@dataclass
class SqliteKit(Home):
    query: str | None = None

    @property
    def place(self) -> Path:
        return self.folder / "past.db"

    def make(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.place)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE IF NOT EXISTS other (name TEXT, size INTEGER)")
        connection.execute(f"CREATE TABLE IF NOT EXISTS work (id INTEGER PRIMARY KEY, {', '.join(COLUMNS)})")
        return connection

    def put(self, record: dict[str, Any]) -> None:
        connection = self.make()
        values = [record.get(name) for name in COLUMNS]
        connection.execute(f"INSERT INTO work ({', '.join(COLUMNS)}) VALUES (?, ?, ?, ?, ?)", values)
        connection.commit()
        connection.close()

    def open(self) -> SqliteSource:
        self.make().close()
        return SqliteSource(self.place, self.query, self.held)


@dataclass
class MockKit(Home):
    """Has its own records; what is put is not taken."""

    def put(self, record: dict[str, Any]) -> None: ...

    def open(self) -> MockSource:
        return MockSource(self.held)


KITS = {"watch": WatchKit, "jsonl": JsonLinesKit, "sqlite": SqliteKit, "mock": MockKit}


@asynccontextmanager
async def opened(kit: Kit) -> AsyncIterator[Source]:
    source = kit.open()
    try:
        yield source
    finally:
        await source.aclose()


def claims_of(source: Source) -> "aclosing[AsyncGenerator[Claim, None]]":
    return aclosing(cast("AsyncGenerator[Claim, None]", source.claims()))


def settle(kit: Kit, claim: Claim, outcome: Outcome = "done", reason: str = "") -> None:
    """As the loop does: the log first."""
    kit.settled.add(claim.record.id)
    claim.settle(outcome, reason)


async def take_all(kit: Kit) -> list[Record]:
    """Settle all that is there, and say what it was."""
    taken = []
    async with opened(kit) as source, claims_of(source) as claims:
        async for claim in claims:
            taken.append(claim.record)
            settle(kit, claim, "rejected" if isinstance(claim.record, Flaw) else "done")
    return taken


async def look(kit: Kit) -> list[Record]:
    """Say what is there, and leave it there."""
    seen = []
    async with opened(kit) as source, claims_of(source) as claims:
        async for claim in claims:
            seen.append(claim.record)
            claim.release()
    return seen


def die_with_a_claim(kind: str, folder: Path) -> str:
    """Let another process claim the first record and die at once; give the record's id."""
    done = subprocess.run(
        [sys.executable, str(TESTS / "source_kits.py"), kind, str(folder)],
        env={"PYTHONPATH": f"{SOURCES}:{TESTS}", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 9, done.stderr
    return done.stdout.strip()


async def _claim_and_die(kit: Kit) -> None:
    async for claim in kit.open().claims():
        sys.stdout.write(claim.record.id)
        sys.stdout.flush()
        os._exit(9)


def main(arguments: Sequence[str]) -> None:
    kind, folder = arguments
    asyncio.run(_claim_and_die(KITS[kind](Path(folder))))


if __name__ == "__main__":
    main(sys.argv[1:])
