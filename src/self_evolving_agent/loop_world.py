"""Composition for the loop: from `SESSION_SOURCE` to a source, from a world to what the loop asks of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from self_evolving_agent.bootstrap import Store, World
from self_evolving_agent.deps import Deps, Listener
from self_evolving_agent.errors import ConfigError, ProviderError
from self_evolving_agent.memory import Memory
from self_evolving_agent.ports import Source

INCOMING = "incoming"


@dataclass(frozen=True)
class HomeWorkplace:
    """A world, as the loop uses it."""

    world: World

    def deps(self, *, run_id: str, listener: Listener | None = None) -> Deps:
        return self.world.deps(run_id=run_id, listener=listener)

    def memory(self) -> Memory:
        self.world.store.memory.maybe_save()
        return self.world.store.memory.current()

    async def is_able(self) -> bool:
        try:
            await self.world.provider.models()
        except ProviderError:
            return False
        return True


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


def _source(named: str, store: Store) -> Source:
    kind, _, place = (named or f"watch:{store.home / INCOMING}").partition(":")
    path = Path(place).expanduser()
    match kind:
        case "watch" if place:
            from self_evolving_agent.sources.watch import WatchSource

            return WatchSource(path)
        case _:
            raise ConfigError(
                f"SESSION_SOURCE is {named!r}, which is no source", "watch:DIR, file:PATH, sqlite:PATH or mock"
            )
