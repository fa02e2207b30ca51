"""Everything a node may use, and the one way in for it: LangGraph's runtime context."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, Self

from self_evolving_agent.errors import BudgetExceeded
from self_evolving_agent.events import Event, Stamp, StoredEvent
from self_evolving_agent.memory.models import Memory
from self_evolving_agent.memory.shelf import Shelf
from self_evolving_agent.models import Activity, Budget, Doing, Limits, Mechanism, Usage
from self_evolving_agent.ports import (
    BlobStore,
    Clock,
    EventLog,
    PageReader,
    Provider,
    Purse,
    Sandbox,
    VectorSource,
    WebSearch,
    Workspace,
)

Listener = Callable[[StoredEvent], None]
Watcher = Callable[[Activity], None]


@dataclass(frozen=True)
class Journal:
    """Appends to the log with one run's stamp, and tells whoever listens.

    Attributes:
        watcher: Is told what goes on right now, which the log does not keep.
        candidate: Key of the strategy that is carried out here; empty where it is for all of them.
    """

    log: EventLog
    blobs: BlobStore
    stamp: Stamp
    listener: Listener | None = None
    watcher: Watcher | None = None
    candidate: str = ""

    def at(self, node: str, candidate: str = "") -> "Journal":
        """Give the journal of one node."""
        return replace(self, stamp=self.stamp.model_copy(update={"node": node}), candidate=candidate)

    def record(self, events: Sequence[Event]) -> None:
        """Append durably, then tell the listener."""
        if not events:
            return
        for stored in self.log.append(self.stamp, events):
            if self.listener is not None:
                self.listener(stored)

    def watch(self, doing: Doing, *, prompt: str = "", pieces: int = 0) -> None:
        """Tell the watcher what is done here from now on."""
        if self.watcher is not None:
            node, candidate = self.stamp.node, self.candidate
            self.watcher(Activity(node=node, candidate=candidate, doing=doing, prompt=prompt, pieces=pieces))

    def keep(self, text: str) -> str:
        """Put a text into the blob store and give its name."""
        return self.blobs.put(text.encode("utf-8", errors="surrogatepass"))


@dataclass
class Meter:
    """Counts what a run uses and stops it at its budget. One per run, shared by its nodes.

    Attributes:
        purse: What it shares with other runs, if anything.
    """

    budget: Budget
    clock: Clock
    started: float = field(init=False)
    calls: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    model_s: float = 0.0
    sandbox_s: float = 0.0
    purse: Purse | None = None

    def __post_init__(self) -> None:
        self.started = self.clock.monotonic()

    @property
    def remaining_s(self) -> float:
        return self.budget.seconds - (self.clock.monotonic() - self.started)

    def admit(self) -> None:
        """Let one more model call begin.

        Raises:
            BudgetExceeded: If calls, tokens or seconds are used up, here or in the purse.
        """
        used = self.prompt_tokens + self.completion_tokens
        if self.calls >= self.budget.calls:
            self._refuse("calls", self.budget.calls)
        if used >= self.budget.tokens:
            self._refuse("tokens", self.budget.tokens)
        self.admit_code()
        if self.purse is not None:
            self.purse.admit()

    def admit_code(self) -> None:
        """Let one more run of code begin.

        Raises:
            BudgetExceeded: If the seconds are used up.
        """
        if self.remaining_s <= 0:
            self._refuse("seconds", self.budget.seconds)

    def usage(self) -> Usage:
        return Usage(
            model_calls=self.calls,
            prompt_tokens=self.prompt_tokens,
            completion_tokens=self.completion_tokens,
            model_s=round(self.model_s, 3),
            sandbox_s=round(self.sandbox_s, 3),
            total_s=round(self.clock.monotonic() - self.started, 3),
        )

    def _refuse(self, what: str, limit: float) -> None:
        raise BudgetExceeded(f"the run's budget of {limit:g} {what} is used up", f"give more with --budget {what}=N")


class JournalingProvider(Provider, Protocol):
    """A provider that records every call; `at` binds it to a node's journal."""

    def at(self, journal: Journal) -> Self: ...


class JournalingSandbox(Sandbox, Protocol):
    """A sandbox that records every run; `at` binds it to a node's journal."""

    def at(self, journal: Journal) -> Self: ...


@dataclass(frozen=True)
class Choices:
    """What the caller decided about how a run is done.

    Attributes:
        variants: How many strategies may be explored side by side, at least 1.
        synthesizes: Tools may be written.
        packages: Installed packages that generated code may import beyond the standard library.
        context_tokens: The model's context; prompts are cut to fit.
        without: Mechanisms that are off.
    """

    variants: int = 2
    synthesizes: bool = True
    packages: tuple[str, ...] = ()
    context_tokens: int = 8192
    limits: Limits = field(default_factory=Limits)
    without: frozenset[Mechanism] = frozenset()

    def allows(self, mechanism: Mechanism) -> bool:
        """Tell whether a mechanism is not switched off."""
        return mechanism not in self.without

    @property
    def strategies(self) -> int:
        """How many strategies are explored side by side."""
        return self.variants if self.allows("second_strategy") else 1


@dataclass(frozen=True)
class Deps:
    """The world as one node sees it."""

    provider: JournalingProvider
    sandbox: JournalingSandbox
    journal: Journal
    meter: Meter
    memory: Memory
    vectors: VectorSource
    workspace: Workspace
    open_search: Callable[[], WebSearch]
    open_pages: Callable[[], PageReader]
    choices: Choices
    shelf: Shelf = field(default_factory=Shelf)

    def at(self, node: str, candidate: str = "") -> "Deps":
        """Give the same world with everything stamped by one node."""
        journal = self.journal.at(node, candidate)
        return replace(self, journal=journal, provider=self.provider.at(journal), sandbox=self.sandbox.at(journal))
