"""The home on disk, opened without model or sandbox."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from self_evolving_agent.environment import MOCK_HOME
from self_evolving_agent.errors import ConfigError
from self_evolving_agent.events import Event, Stamp
from self_evolving_agent.storage.blobs import FileBlobStore
from self_evolving_agent.storage.event_log import SqliteEventLog
from self_evolving_agent.storage.memory_file import MemoryStore
from self_evolving_agent.storage.redaction import Redactor
from self_evolving_agent.system.clock import SystemClock
from self_evolving_agent.system.ids import TimeIds

if TYPE_CHECKING:
    from self_evolving_agent.config import Settings


@dataclass(frozen=True)
class Store:
    """The home on disk: log, blobs and memory. Opening it needs neither model nor sandbox."""

    home: Path
    log: SqliteEventLog
    blobs: FileBlobStore
    memory: MemoryStore

    def record(self, events: Sequence[Event], node: str) -> str:
        """Append what a person does outside of any run; give the id under which it stands."""
        run_id = TimeIds(SystemClock()).new()
        self.log.append(Stamp(run_id=run_id, node=node, provider="", model=""), events)
        return run_id

    def close(self) -> None:
        """Write `memory.json` and close the log."""
        self.memory.save()
        self.log.close()


def open_store(home: Path, secrets: tuple[str, ...] = ()) -> Store:
    """Open (and make, where it is missing) the home.

    Raises:
        ConfigError: If the folder cannot be made or written.
        NewerHome: If a newer version of this program wrote it.
    """
    clock = SystemClock()
    redactor = Redactor(secrets)
    try:
        for folder in (*reversed(home.parents), home):  # `parents=True` would leave those above open to others
            if not folder.exists():
                folder.mkdir(mode=0o700, exist_ok=True)
        if not home.is_dir():
            raise ConfigError(f"the home {home} is no folder", "name another with --home DIR")
    except OSError as error:
        raise ConfigError(
            f"the home {home} cannot be made: {error.strerror}", "name another with --home DIR"
        ) from error
    if not os.access(home, os.W_OK | os.X_OK):
        raise ConfigError(f"the home {home} cannot be written", "name another with --home DIR, or make it yours")
    log = SqliteEventLog(home / "log.db", clock=clock, ids=TimeIds(clock), redactor=redactor)
    blobs = FileBlobStore(home / "blobs", redactor=redactor)
    return Store(home, log, blobs, MemoryStore(log, home / "memory.json"))


def home_of(settings: Settings, provider_name: str) -> Path:
    """Give the folder a run keeps its log in: the mock has its own, unless both it and a home were named.

    A home that was named for a model is never trained by the mock that stands in when no model is there.
    """
    is_wanted = "home" in settings.model_fields_set and (settings.evolution_mock or settings.provider == "mock")
    return settings.home / MOCK_HOME if provider_name == "mock" and not is_wanted else settings.home
