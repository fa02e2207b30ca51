"""Composition for the loop: from `SESSION_SOURCE` to a source, from a world to what the loop asks of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from self_evolving_agent.bootstrap import Store, World
from self_evolving_agent.deps import Deps, Listener
from self_evolving_agent.errors import ConfigError, ProviderError
from self_evolving_agent.events import ModelCalled, RunCancelled, RunFinished, SandboxRan, StoredEvent
from self_evolving_agent.events.sessions import SETTLED
from self_evolving_agent.memory import Memory
from self_evolving_agent.models.sessions import Caps, Headroom
from self_evolving_agent.places import INCOMING
from self_evolving_agent.ports import Source
from self_evolving_agent.storage.ledger import SqliteLedger
from self_evolving_agent.system.clock import SystemClock

if TYPE_CHECKING:
    from self_evolving_agent.sources.claims import Claims


@dataclass(frozen=True)
class HomeWorkplace:
    """A world, as the loop uses it: all that its runs spend goes through one ledger."""

    world: World
    ledger: SqliteLedger

    def deps(self, *, run_id: str, listener: Listener | None = None) -> Deps:
        clock = SystemClock()
        charged_s = clock.monotonic()

        def hear(stored: StoredEvent) -> None:
            nonlocal charged_s
            event, now_s = stored.event, clock.monotonic()
            if isinstance(event, ModelCalled | SandboxRan | RunFinished | RunCancelled):
                tokens = event.prompt_tokens + event.completion_tokens if isinstance(event, ModelCalled) else 0
                self.ledger.charge(tokens, now_s - charged_s)
                charged_s = now_s
            if listener is not None:
                listener(stored)

        deps = self.world.deps(run_id=run_id, listener=hear)
        deps.meter.purse = self.ledger
        return deps

    def memory(self) -> Memory:
        self.world.store.memory.maybe_save()
        return self.world.store.memory.current()

    def headroom(self) -> Headroom:
        return self.ledger.headroom()

    async def is_able(self) -> bool:
        """Tell whether a model can be asked, without asking it anything."""
        if self.headroom().reason:
            return False
        try:
            await self.world.provider.models()
        except ProviderError:
            return False
        return True


@contextmanager
def open_workplace(world: World, total: Caps, hourly: Caps) -> Iterator[HomeWorkplace]:
    """Open the ledger of a world's home."""
    ledger = SqliteLedger(world.store.home / "loop.db", clock=SystemClock(), total=total, hourly=hourly)
    try:
        yield HomeWorkplace(world, ledger)
    finally:
        ledger.close()


@asynccontextmanager
async def open_source(named: str, store: Store) -> AsyncIterator[Source]:
    """Open what `SESSION_SOURCE` names; the default is the folder `incoming/` of the home.

    Raises:
        ConfigError: If it names no source.
    """
    source = _source(named, store)
    try:
        yield source
    finally:
        await source.aclose()


def waiting_elsewhere(world: World) -> str:
    """Say what waits in the home's own folder while the mock has another; empty where nothing does."""
    own = world.settings.home / INCOMING
    if world.settings.session_source or world.store.home == world.settings.home or not any(own.glob("*.json")):
        return ""
    return f"what waits in {own} is left for a model: this loop has the mock"


def _source(named: str, store: Store) -> Source:
    kind, _, place = (named or f"watch:{store.home / INCOMING}").partition(":")
    path = Path(place).expanduser()
    match kind:
        case "watch" if place:
            from self_evolving_agent.sources.watch import WatchSource

            return WatchSource(path, lambda name: _is_run(name, store))
        case "file" if place:
            from self_evolving_agent.sources.jsonl import JsonLinesSource

            return JsonLinesSource(path, _claims(store))
        case "sqlite" if place:
            from self_evolving_agent.sources.sqlite import SqliteSource

            file, is_queried, query = place.partition("?query=")
            return SqliteSource(Path(file).expanduser(), query if is_queried else None, _claims(store))
        case "mock" if not place:
            from self_evolving_agent.sources.mock import MockSource

            return MockSource(_claims(store))
        case _:
            raise ConfigError(
                f"SESSION_SOURCE is {named!r}, which is no source", "watch:DIR, file:PATH, sqlite:PATH or mock"
            )


def _claims(store: Store) -> Claims:
    from self_evolving_agent.sources.claims import Claims

    return Claims(store.home / "claims", lambda record_id: store.log.holds(record_id, SETTLED))


def _is_run(name: str, store: Store) -> bool:
    """Tell whether a run or chat of this id exists that no record asked for.

    A record that a process died with before it could say a word of it has calls of the model alone.
    """
    if any(store.log.read(run_id=name, types=("session.",))):
        return False
    return any(not isinstance(stored.event, ModelCalled) for stored in store.log.read(run_id=name))
