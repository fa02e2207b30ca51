"""The protocols of every edge: what the engine asks of the world, and nothing about how it is done."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol, TypeAlias

from self_evolving_agent.events import Event, Stamp, StoredEvent
from self_evolving_agent.models import (
    ExecutionResult,
    Limits,
    ModelInfo,
    ModelReply,
    ModelRequest,
    Page,
    Program,
    SearchHit,
)
from self_evolving_agent.models.sessions import Outcome, Record

if TYPE_CHECKING:  # numpy takes 0.1 s to import, and who asks for no vectors needs none of it
    import numpy as np
    import numpy.typing as npt

TextSink = Callable[[str], None]
"""Takes each piece of a reply as it is streamed."""

Vector: TypeAlias = "npt.NDArray[np.float32]"
"""One dimension, of length 1."""


class Provider(Protocol):
    """Answers prompts.

    Every method maps foreign errors to the tree under `ProviderError`.
    """

    @property
    def name(self) -> str: ...

    @property
    def model(self) -> str: ...

    async def complete(self, request: ModelRequest, on_text: TextSink | None = None) -> ModelReply:
        """Answer one request.

        Raises:
            ProviderUnavailable: Nobody answers at the address.
            ModelNotFound: The server does not have the model; the message lists those it has.
            ProviderTimeout: Silence for longer than the provider's timeout, counted from the call's turn.
            ContextOverflow: The prompt does not fit, or was cut by the server.
            ReplyBroken: The stream broke off or carried an error.
        """
        ...

    async def models(self) -> tuple[ModelInfo, ...]:
        """List what the provider offers.

        Raises:
            ProviderUnavailable: Nobody answers.
            ProviderTimeout: No answer in time.
        """
        ...

    async def warm(self) -> None:
        """Start loading the model, where the provider can; never fails, gives nothing."""
        ...

    async def aclose(self) -> None: ...


class EmbeddingProvider(Provider, Protocol):
    """A provider whose server also turns texts into vectors."""

    async def embed(self, model: str, texts: Sequence[str]) -> tuple[tuple[float, ...], ...]:
        """Give one vector per text, as the server gives it, by a model that is made for it.

        Raises:
            ProviderError: As `complete`; also when the server cannot do it.
        """
        ...


class ReplyStore(Protocol):
    """Keeps replies of models; it may forget them at any time."""

    def get(self, key: str) -> ModelReply | None:
        """Give a reply that is kept, or None.

        Raises:
            StorageError: If the store cannot be read.
        """
        ...

    def put(self, key: str, reply: ModelReply) -> None:
        """Keep a reply.

        Raises:
            StorageError: If it cannot be written.
        """
        ...


class Embedder(Protocol):
    """Turns texts into vectors whose scalar product tells how near their meanings are."""

    @property
    def name(self) -> str:
        """Name the model exactly: vectors of different names have nothing to do with each other."""
        ...

    async def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """Give one vector of length 1 per text, all of the same size; the same text gives the same vector.

        Raises:
            EmbeddingError: If the model cannot be run or gives no vectors.
        """
        ...


class VectorStore(Protocol):
    """Keeps vectors by embedder and text; it may forget them at any time."""

    def known(self, embedder: str, texts: Sequence[str]) -> Mapping[str, Vector]:
        """Give those that are kept, by text."""
        ...

    def keep(self, embedder: str, vectors: Mapping[str, Vector]) -> None:
        """Keep them by text, in place of older ones.

        Raises:
            StorageError: If they cannot be written.
        """
        ...


@dataclass(frozen=True)
class Vectors:
    """A question's vector and those of the texts it is held against, all of one embedder.

    Attributes:
        embedder: Who made them.
        texts: One row per text, in order.
    """

    embedder: str
    query: Vector
    texts: npt.NDArray[np.float32]


class VectorSource(Protocol):
    """Gives vectors that can be compared, whoever makes them."""

    async def vectors(self, query: str, texts: Sequence[str]) -> Vectors:
        """Give the vectors of a passing question and of lasting texts; those of the texts are made once.

        Raises:
            EmbeddingError: If nothing here turns texts into vectors.
            StorageError: If new ones cannot be written.
        """
        ...


class Sandbox(Protocol):
    """Runs code and says what happened."""

    @property
    def name(self) -> str: ...

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        """Run a program to its end or its limit; on cancellation nothing is left running.

        Raises:
            SandboxError: If it could not be started at all.
        """
        ...


class EventLog(Protocol):
    """The append-only truth."""

    def append(self, stamp: Stamp, events: Sequence[Event]) -> tuple[StoredEvent, ...]:
        """Append durably, all or nothing; an event whose key its run already has is left out.

        Raises:
            StorageError: If the disk is full or the log cannot be written; nothing was appended then.
        """
        ...

    def read(
        self,
        *,
        after: int = 0,
        types: Sequence[str] = (),
        run_id: str | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
    ) -> Iterator[StoredEvent]:
        """Yield matching events in order; a type ending in `.` matches all that start with it.

        `since` and `until` are included.
        """
        ...

    def position(self) -> tuple[int, str]:
        """Give seq and hash of the last event; (0, 64 zeros) for an empty log."""
        ...

    def hash_at(self, seq: int) -> str | None:
        """Give the hash of one event, or None when there is none."""
        ...

    def holds(self, run_id: str, key: str) -> bool:
        """Tell whether a run has an event with this key; what it costs does not grow with the log."""
        ...


class BlobStore(Protocol):
    """Content by its SHA-256, in lower-case hex."""

    def put(self, content: bytes) -> str:
        """Keep it durably and give its name; the same content is kept once."""
        ...

    def get(self, name: str) -> bytes:
        """Give the content.

        Raises:
            LogCorrupt: If it is missing or its hash differs.
        """
        ...


class Workspace(Protocol):
    """The one folder the agent may touch."""

    @property
    def location(self) -> str: ...

    def inputs(self) -> tuple[str, ...]:
        """List the user's files by relative path, regular files only, largest folders cut at 200 names."""
        ...

    def read(self, path: str) -> bytes:
        """Give a file's content.

        Raises:
            UsageError: If it is not inside the workspace, is no regular file, or is too large.
        """
        ...

    def save(self, run_id: str, path: str, content: bytes) -> str:
        """Write a result under the run's own folder; give its path relative to the workspace.

        Raises:
            UsageError: If the name leads out of the run's folder.
            StorageError: If it cannot be written.
        """
        ...


class Purse(Protocol):
    """What many runs may spend together."""

    def admit(self) -> None:
        """Count one more model call, before it begins.

        Raises:
            BudgetExceeded: If nothing is left.
        """
        ...


class Claim(Protocol):
    """One record that belongs to this process alone until it is settled or released.

    A process that dies gives up all its claims at that moment, and others find these records again.
    """

    @property
    def record(self) -> Record: ...

    def settle(self, outcome: Outcome, reason: str = "") -> None:
        """Put the record away for good, where the source keeps such a state itself.

        The log has to say so first: a source that is only read is told by the log what is settled.

        Raises:
            StorageError: If it cannot be put away; the claim is given up all the same.
        """
        ...

    def release(self) -> None:
        """Give the record back to whoever looks next."""
        ...


class Source(Protocol):
    """Yields records of past work and of work to do, each to one process at a time."""

    @property
    def name(self) -> str:
        """Name it as `SESSION_SOURCE` does."""
        ...

    def claims(self) -> AsyncIterator[Claim]:
        """Claim what is there, settled by nobody and held by nobody, one after the other, oldest first.

        Each claim is settled or released before the next one is asked for.

        Raises:
            SourceError: If the source cannot be read at all; a record that cannot is yielded as a `Flaw`.
        """
        ...

    async def wait(self, timeout_s: float) -> None:
        """Wait until something may have come, at most so long."""
        ...

    async def aclose(self) -> None: ...


class WebSearch(Protocol):
    async def search(self, query: str, limit: int) -> tuple[SearchHit, ...]:
        """Find pages, best first; empty when nothing matches.

        Raises:
            SearchError: No network, rate limit, or the engine changed.
        """
        ...


class PageReader(Protocol):
    async def read(self, url: str) -> Page:
        """Fetch one page as text.

        Raises:
            UnsafeAddress: If the URL leads to an address that is not public.
            SearchError: If it does not come, is too large, or is no text.
        """
        ...


class Clock(Protocol):
    def now(self) -> datetime:
        """Give the time in UTC, aware."""
        ...

    def monotonic(self) -> float:
        """Give seconds from an arbitrary start."""
        ...


class Ids(Protocol):
    def new(self) -> str:
        """Give a fresh id, sortable by time, of lower-case letters and digits."""
        ...
