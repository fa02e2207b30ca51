"""From settings to a working world: the only place that names concrete classes.

Providers, sandboxes and settings are imported where they are used: who only reads the log needs none of them.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from self_evolving_agent.bootstrap.choosing import (
    choose_first_sandbox,
    examine_sandboxes,
    offered_models,
    open_embedders,
    open_provider,
    open_sandbox,
    open_vectors,
    or_weaker,
)
from self_evolving_agent.bootstrap.store import Store, home_of, open_store
from self_evolving_agent.deps import Choices, Deps, Journal, Listener, Meter, Watcher
from self_evolving_agent.errors import ConfigError
from self_evolving_agent.events import Stamp
from self_evolving_agent.memory.shelf import Shelf
from self_evolving_agent.models import Budget, Report, Task
from self_evolving_agent.ports import PageReader, Provider, Sandbox, VectorSource, WebSearch
from self_evolving_agent.system.clock import SystemClock
from self_evolving_agent.system.ids import TimeIds

if TYPE_CHECKING:
    from self_evolving_agent.config import Settings
    from self_evolving_agent.providers.model_choice import Picker
    from self_evolving_agent.providers.ollama_pull import PullOffer
    from self_evolving_agent.sandboxes.select import WeakerPicker

__all__ = [
    "Store",
    "World",
    "examine_sandboxes",
    "home_of",
    "offered_models",
    "open_embedders",
    "open_provider",
    "open_sandbox",
    "open_store",
    "open_vectors",
    "open_workbench",
    "open_world",
    "reopened",
]


@dataclass(frozen=True)
class World:
    """All that a run needs, made once per process.

    Attributes:
        note: A line or two for people: which model answers and why, and what was pointed at and is not used.
    """

    settings: Settings
    store: Store
    provider: Provider
    sandbox: Sandbox
    vectors: VectorSource
    note: str
    shelf: Shelf = field(default_factory=Shelf)

    async def run(
        self,
        text: str,
        *,
        domain: str | None,
        remembered: bool,
        listener: Listener | None = None,
        watcher: Watcher | None = None,
    ) -> Report:
        """Run one task to its report."""
        from self_evolving_agent.runner import run

        deps = self.deps(remembered=remembered, listener=listener, watcher=watcher)
        task = Task.model_validate({"run_id": deps.journal.stamp.run_id, "text": text, "domain": domain})
        return await run(task, deps)

    def deps(
        self,
        *,
        remembered: bool = True,
        listener: Listener | None = None,
        watcher: Watcher | None = None,
        run_id: str | None = None,
        files: Mapping[str, bytes] | None = None,
    ) -> Deps:
        """Give what one run may use.

        Args:
            remembered: Use the memory, and leave something in it.
            listener: Told of each event.
            watcher: Told what is being done.
            run_id: Under which all is recorded; None for a new one.
            files: Read-only files for its code, besides those of the workspace.
        """
        from self_evolving_agent.memory.models import Memory
        from self_evolving_agent.providers.recording import RecordingProvider
        from self_evolving_agent.sandboxes.recording import RecordingSandbox
        from self_evolving_agent.workspace.folder import FolderWorkspace
        from self_evolving_agent.workspace.given import WorkspaceWithFiles

        settings, store = self.settings, self.store
        stamp = Stamp(
            run_id=run_id or TimeIds(SystemClock()).new(),
            node="",
            provider=self.provider.name,
            model=self.provider.model,
            remembered=remembered,
        )
        journal = Journal(store.log, store.blobs, stamp, listener, watcher)
        budget = Budget(calls=settings.budget_calls, tokens=settings.budget_tokens, seconds=settings.budget_seconds)
        meter = Meter(budget, SystemClock())
        return Deps(
            provider=RecordingProvider(self.provider, meter, journal),
            sandbox=RecordingSandbox(self.sandbox, meter, journal),
            journal=journal,
            meter=meter,
            memory=store.memory.current() if remembered else Memory(),
            vectors=self.vectors,
            workspace=WorkspaceWithFiles(FolderWorkspace(settings.workspace), files or {}),
            open_search=_open_search,
            open_pages=_open_pages,
            shelf=self.shelf,
            choices=Choices(
                variants=settings.variants,
                synthesizes=settings.synthesizes,
                packages=settings.sandbox_packages,
                without=frozenset(settings.without),
                context_tokens=settings.num_ctx,
                limits=settings.limits,
            ),
        )


@asynccontextmanager
async def open_world(
    settings: Settings,
    *,
    pick: Picker | None = None,
    pick_weaker: WeakerPicker | None = None,
    offer_pull: PullOffer | None = None,
) -> AsyncIterator[World]:
    """Choose provider and sandbox, open the home, and import the graph while the sandbox is tried and the model loads.

    Args:
        settings: What was chosen.
        pick: Asks which of several models to take; None where nobody can be asked.
        pick_weaker: Asks for a weaker sandbox where no strong one works; None where nobody can be asked.
        offer_pull: Asks whether to fetch a model where Ollama has none; None where nobody can be asked.

    Raises:
        AgentError: If a named provider, a model, a sandbox or the home cannot be had.
    """
    if settings.workspace.exists() and not settings.workspace.is_dir():
        raise ConfigError(f"the workspace {settings.workspace} is no folder", "name another with --workspace DIR")
    # A person is asked for a weaker one after the model was picked: two questions at once confuse.
    choosing = asyncio.create_task(choose_first_sandbox(settings))
    chosen = store = None
    others: list[asyncio.Task[None]] = []
    try:
        chosen = await open_provider(settings, pick, offer_pull)
        store = open_store(home_of(settings, chosen.provider.name), (settings.openai_api_key.get_secret_value(),))
        # Not before: whoever has no model or no home is told so at once, and no thread holds up the end.
        importing = asyncio.create_task(asyncio.to_thread(_import_graph))
        others += [importing, asyncio.create_task(chosen.provider.warm())]
        sandbox = await or_weaker(choosing, pick_weaker)
        await importing
        vectors = open_vectors(store.home, chosen.provider)
        yield World(settings, store, chosen.provider, sandbox, vectors, chosen.note)
    finally:
        for task in (choosing, *others):
            task.cancel()
        await asyncio.gather(choosing, *others, return_exceptions=True)
        if store is not None:
            store.close()
        if chosen is not None:
            await chosen.provider.aclose()


async def reopened(world: World, settings: Settings, pick: Picker | None = None) -> World:
    """Give the same world with the model that other settings name; whoever asks closes both providers.

    Raises:
        ProviderError: If the model cannot be had.
        UsageError: If several models fit and nobody picks.
    """
    chosen = await open_provider(settings, pick)
    vectors = open_vectors(world.store.home, chosen.provider)
    return replace(world, settings=settings, provider=chosen.provider, vectors=vectors, note=chosen.note)


@asynccontextmanager
async def open_workbench(
    settings: Settings, home: Path, *, pick_weaker: WeakerPicker | None = None
) -> AsyncIterator[World]:
    """Open a home and a sandbox, without any model.

    Raises:
        AgentError: If the sandbox or the home cannot be had.
    """
    from self_evolving_agent.embedders.absent import AbsentVectors
    from self_evolving_agent.providers.absent import AbsentProvider

    store = open_store(home, (settings.openai_api_key.get_secret_value(),))
    try:
        sandbox = await open_sandbox(settings, pick_weaker)
        yield World(settings, store, AbsentProvider(), sandbox, AbsentVectors(), note="")
    finally:
        store.close()


def _import_graph() -> None:
    """Import what takes longest while the provider and the sandbox are asked, and forbid it to report anything."""
    # The collector would walk all that is imported, again and again and once more at exit, and free nothing: a quarter
    # of a run's time.
    gc.disable()
    try:
        from langsmith import configure

        import self_evolving_agent.runner  # noqa: F401 - imported for its time
    finally:
        gc.freeze()
        gc.enable()
    configure(enabled=False)  # by the call: the environment could switch tracing on


def _open_search() -> WebSearch:
    from self_evolving_agent.websearch.duckduckgo import DuckDuckGoSearch

    return DuckDuckGoSearch()


def _open_pages() -> PageReader:
    from self_evolving_agent.websearch.pages import WebPages

    return WebPages()
