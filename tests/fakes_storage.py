"""Fakes at the storage ports: in memory, with the manners of the real ones. They pass the same contract suites."""

import hashlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta

from self_evolving_agent.errors import LogCorrupt
from self_evolving_agent.events import Event, Stamp, StoredEvent
from self_evolving_agent.models import ModelReply


class FakeClock:
    """Time that stands still until it is advanced."""

    def __init__(self, start: datetime = datetime(2025, 1, 1, tzinfo=UTC)) -> None:
        self._now = start
        self._monotonic = 0.0

    def now(self) -> datetime:
        return self._now

    def monotonic(self) -> float:
        return self._monotonic

    def advance(self, seconds: float) -> None:
        self._now += timedelta(seconds=seconds)
        self._monotonic += seconds


class InMemoryReplyStore:
    def __init__(self) -> None:
        self.replies: dict[str, ModelReply] = {}

    def get(self, key: str) -> ModelReply | None:
        return self.replies.get(key)

    def put(self, key: str, reply: ModelReply) -> None:
        self.replies[key] = reply


class FakeIds:
    """Ids that count up: `id000001`, `id000002`, ..."""

    def __init__(self, prefix: str = "id") -> None:
        self._prefix = prefix
        self._count = 0

    def new(self) -> str:
        self._count += 1
        return f"{self._prefix}{self._count:06}"


class InMemoryEventLog:
    def __init__(self, clock: FakeClock | None = None, ids: FakeIds | None = None) -> None:
        self._clock = clock or FakeClock()
        self._ids = ids or FakeIds()
        self.events: list[StoredEvent] = []
        self._known: set[tuple[str, str]] = set()

    def append(self, stamp: Stamp, events: Sequence[Event]) -> tuple[StoredEvent, ...]:
        added: list[StoredEvent] = []
        for event in events:
            if event.key is not None:
                if (stamp.run_id, event.key) in self._known:
                    continue
                self._known.add((stamp.run_id, event.key))
            self.events.append(self._place(stamp, event))
            added.append(self.events[-1])
        return tuple(added)

    def read(
        self,
        *,
        after: int = 0,
        types: Sequence[str] = (),
        run_id: str | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
    ) -> Iterator[StoredEvent]:
        for stored in self.events[after:]:
            name = stored.event.type
            if (
                (not types or any(name.startswith(t) if t.endswith(".") else name == t for t in types))
                and run_id in (None, stored.stamp.run_id)
                and (since is None or stored.at >= since)
                and (until is None or stored.at <= until)
            ):
                yield stored

    def position(self) -> tuple[int, str]:
        return (len(self.events), self.events[-1].hash) if self.events else (0, "0" * 64)

    def hash_at(self, seq: int) -> str | None:
        return self.events[seq - 1].hash if 1 <= seq <= len(self.events) else None

    def holds(self, run_id: str, key: str) -> bool:
        return (run_id, key) in self._known

    def _place(self, stamp: Stamp, event: Event) -> StoredEvent:
        seq, prev_hash = self.position()
        event_id = self._ids.new()
        content = f"{prev_hash} {seq + 1} {event_id} {stamp.model_dump_json()} {event.model_dump_json()}"
        return StoredEvent(
            seq=seq + 1,
            id=event_id,
            at=self._clock.now(),
            stamp=stamp,
            event=event,
            prev_hash=prev_hash,
            hash=hashlib.sha256(content.encode()).hexdigest(),
        )


class InMemoryBlobStore:
    def __init__(self) -> None:
        self.contents: dict[str, bytes] = {}

    def put(self, content: bytes) -> str:
        name = hashlib.sha256(content).hexdigest()
        self.contents[name] = content
        return name

    def get(self, name: str) -> bytes:
        if name not in self.contents:
            raise LogCorrupt(f"blob {name} is missing")
        return self.contents[name]
