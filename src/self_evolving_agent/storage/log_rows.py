"""How an event looks as a row of the log, and what its hash covers."""

import hashlib
import json
from datetime import UTC, datetime
from typing import NamedTuple

from pydantic import JsonValue

from self_evolving_agent.errors import LogCorrupt, StorageError
from self_evolving_agent.events import Event, Stamp, StoredEvent, load_event

from .redaction import Redactor

NO_HASH = "0" * 64
_KEY_LIMIT = 200


class Row(NamedTuple):
    """One row; the fields are the table's columns, in order.

    Attributes:
        at: UTC as ISO 8601 with microseconds, so that text order is time order.
        remembered: 0 or 1.
        payload: Canonical JSON of the event without its type and version.
    """

    seq: int
    id: str
    at: str
    run_id: str
    node: str
    provider: str
    model: str
    remembered: int
    type: str
    version: int
    key: str | None
    payload: str
    prev_hash: str
    hash: str = ""

    def digest(self) -> str:
        """Compute what `hash` must be: SHA-256 over all other columns as one canonical JSON array."""
        return hashlib.sha256(canonical_json(list(self[:-1])).encode()).hexdigest()


class Draft(NamedTuple):
    """What is known of an event before it has its place in the log; already redacted."""

    event: Event
    key: str | None
    payload: str


def canonical_json(value: JsonValue) -> str:
    """Write JSON in its one form: sorted names, no spaces, no escapes but the needed ones, no NaN."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def draft(event: Event, redactor: Redactor) -> Draft:
    """Redact an event and write its payload.

    Raises:
        StorageError: If it holds a number that JSON has not, or a secret stands where only certain words may.
    """
    raw = event.model_dump(mode="json", exclude={"type", "version"})
    clean = redactor.tree(raw)
    try:
        written = canonical_json(clean)
    except ValueError as error:
        raise StorageError(f"an event {event.type} cannot be written as JSON: {error}") from error
    payload = _storable(written)
    if clean != raw or payload != written:
        event = _reload(event, payload)
    return Draft(event, _short(event.key) if event.key is not None else None, payload)


def _reload(event: Event, payload: str) -> Event:
    """Give the event as it will be read, which differs where something was taken out of it."""
    try:
        return load_event(event.type, event.version, json.loads(payload))
    except LogCorrupt as error:
        raise StorageError(
            f"an event {event.type} does not fit its type once secrets are taken out of it",
            "a secret's value is also an ordinary word: choose another value for it",
        ) from error


def stored(row: Row) -> StoredEvent:
    """Build the event of a row.

    Raises:
        LogCorrupt: If a column cannot be read.
        NewerHome: If its type or version is not known.
    """
    try:
        payload = json.loads(row.payload)
        at = datetime.fromisoformat(row.at)
    except ValueError as error:
        raise LogCorrupt(f"event {row.seq} cannot be read: {error}", "restore log.db from a backup") from error
    return placed(row, load_event(row.type, row.version, payload), at)


def placed(row: Row, event: Event, at: datetime) -> StoredEvent:
    """Put the row's envelope around an event."""
    return StoredEvent(
        seq=row.seq,
        id=row.id,
        at=at,
        stamp=Stamp(
            run_id=row.run_id,
            node=row.node,
            provider=row.provider,
            model=row.model,
            remembered=bool(row.remembered),
        ),
        event=event,
        prev_hash=row.prev_hash,
        hash=row.hash,
    )


def iso(at: datetime) -> str:
    """Write a time in the log's one form."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def clean_text(text: str, redactor: Redactor) -> str:
    """Give a text as it may be stored: without secrets, and writable as UTF-8."""
    return _storable(redactor.text(text))


def _storable(text: str) -> str:
    # Lone surrogates have no UTF-8, and SQLite takes nothing else.
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")


def _short(key: str) -> str:
    if len(key) <= _KEY_LIMIT:
        return key
    return f"{key[:_KEY_LIMIT]}:{hashlib.sha256(key.encode()).hexdigest()}"
