"""From settings to a working world: the only place that names concrete classes.

Providers, sandboxes and settings are imported where they are used: who only reads the log needs none of them.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from self_evolving_agent.deps import Choices, Deps, Journal, Listener, Meter, Watcher
from self_evolving_agent.environment import MOCK_HOME, engine_environment, program_path
from self_evolving_agent.errors import ConfigError, NoSandbox
from self_evolving_agent.events import Event, Stamp
from self_evolving_agent.memory.shelf import Shelf
from self_evolving_agent.models import Budget, Report, Task
from self_evolving_agent.ports import Embedder, PageReader, Provider, Sandbox, VectorSource, WebSearch
from self_evolving_agent.storage.blobs import FileBlobStore
from self_evolving_agent.storage.event_log import SqliteEventLog
from self_evolving_agent.storage.memory_file import MemoryStore
from self_evolving_agent.storage.redaction import Redactor
from self_evolving_agent.system.clock import SystemClock
from self_evolving_agent.system.ids import TimeIds

if TYPE_CHECKING:
    from self_evolving_agent.config import Settings
    from self_evolving_agent.embedders.local import SentenceModel
    from self_evolving_agent.providers.discovery import Chosen, ProviderWish
    from self_evolving_agent.providers.model_choice import Picker
    from self_evolving_agent.providers.offers import Offer
    from self_evolving_agent.providers.ollama_pull import PullOffer
    from self_evolving_agent.sandboxes.select import SandboxFinding, SandboxHost, WeakerPicker

Result = TypeVar("Result")


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
                context_tokens=settings.num_ctx,
                limits=settings.limits,
            ),
        )


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
    """Give the folder a run keeps its log in: the mock has its own, unless a home was named."""
    is_named = "home" in settings.model_fields_set
    return settings.home / MOCK_HOME if provider_name == "mock" and not is_named else settings.home


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
    choosing = asyncio.create_task(_choose_sandbox(settings))
    chosen = store = None
    others: list[asyncio.Task[None]] = []
    try:
        chosen = await open_provider(settings, pick, offer_pull)
        store = open_store(home_of(settings, chosen.provider.name), (settings.openai_api_key.get_secret_value(),))
        # Not before: whoever has no model or no home is told so at once, and no thread holds up the end.
        importing = asyncio.create_task(asyncio.to_thread(_import_graph))
        others += [importing, asyncio.create_task(chosen.provider.warm())]
        sandbox = await _or_weaker(choosing, pick_weaker)
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


async def open_provider(settings: Settings, pick: Picker | None = None, offer_pull: PullOffer | None = None) -> Chosen:
    """Choose who answers.

    Raises:
        ProviderUnavailable: If a named provider does not answer.
        ModelNotFound: If the wanted model is not there.
        UsageError: If there are several models and nobody picks.
    """
    from self_evolving_agent.providers.discovery import choose_provider

    return await choose_provider(_wish(settings, pick, offer_pull))


def _wish(settings: Settings, pick: Picker | None, offer_pull: PullOffer | None = None) -> ProviderWish:
    from self_evolving_agent.providers.discovery import ProviderWish

    key = settings.openai_api_key.get_secret_value()
    return ProviderWish(
        wanted="mock" if settings.evolution_mock else settings.provider,
        model=settings.model or None,
        ollama_host=settings.ollama_host,
        openai_base_url=settings.openai_base_url or None,
        api_key=key or None,
        num_ctx=settings.num_ctx,
        timeout_s=settings.timeout_s,
        keep_alive=settings.keep_alive,
        think=settings.think,
        pick=pick,
        make_mock=_make_mock,
        picks_always=settings.pick_model,
        offer_pull=offer_pull,
    )


async def open_sandbox(settings: Settings, pick_weaker: WeakerPicker | None = None) -> Sandbox:
    """Choose the sandbox by its canary, or let a person choose a weaker one.

    Raises:
        NoSandbox: If none works, and nobody chose another.
    """
    return await _or_weaker(_choose_sandbox(settings), pick_weaker)


async def _choose_sandbox(settings: Settings) -> Sandbox:
    from self_evolving_agent.sandboxes.select import choose_sandbox

    return await choose_sandbox(settings.executor_backend, host=_sandbox_host())


async def _or_weaker(choosing: Awaitable[Sandbox], pick_weaker: WeakerPicker | None) -> Sandbox:
    from self_evolving_agent.sandboxes.select import choose_sandbox, examine_weaker

    try:
        return await choosing
    except NoSandbox as error:
        if pick_weaker is None:
            raise
        host = _sandbox_host()
        backend = await pick_weaker(error, await examine_weaker(host=host))
        if backend is None:
            raise
        return await choose_sandbox(backend, host=host)


def _sandbox_host() -> SandboxHost:
    from self_evolving_agent.sandboxes.select import SandboxHost

    path = program_path()
    host = SandboxHost(engine_env=engine_environment())
    return replace(host, search_path=path) if path else host


async def examine_sandboxes() -> tuple[SandboxFinding, ...]:
    """Try every backend."""
    from self_evolving_agent.sandboxes import select

    return await select.examine_sandboxes(host=_sandbox_host())


async def offered_models(settings: Settings) -> tuple[Offer, ...]:
    """Say what the model servers at hand have."""
    from self_evolving_agent.providers import offers

    return await offers.offered_models(_wish(settings, None))


async def open_embedders(provider: Provider) -> tuple[Embedder, ...]:
    """Give what can turn texts into vectors here, best first; the last one always can."""
    from self_evolving_agent.embedders.lexical import LexicalEmbedder
    from self_evolving_agent.embedders.local import LocalEmbedder
    from self_evolving_agent.embedders.provider import provider_embedder
    from self_evolving_agent.providers.ollama import OllamaProvider
    from self_evolving_agent.providers.openai import OpenAIProvider

    own = await provider_embedder(provider) if isinstance(provider, OllamaProvider | OpenAIProvider) else None
    here = (LocalEmbedder(_load_minilm), LexicalEmbedder())
    return (own, *here) if own else here


def open_vectors(home: Path, provider: Provider) -> VectorSource:
    """Give the source of vectors of a home; whatever it takes is found and loaded with the first question."""
    from self_evolving_agent.embedders.kept import KeptVectors
    from self_evolving_agent.storage.vectors import SqliteVectorStore

    return KeptVectors(partial(open_embedders, provider), SqliteVectorStore(home / "vectors.db"))


def _load_minilm() -> SentenceModel:
    from self_evolving_agent.embedders.minilm import MiniLM

    return MiniLM()


def _make_mock() -> Provider:
    from self_evolving_agent.providers.mock import MockProvider

    return MockProvider()


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
