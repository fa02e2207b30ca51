"""The append-only log in SQLite: durable per batch, chained by hash, shared by several processes."""

import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from self_evolving_agent.errors import StorageError
from self_evolving_agent.events import Event, Stamp, StoredEvent
from self_evolving_agent.ports import BlobStore, Clock, Ids

from .log_query import Selection, rows_of
from .log_rows import NO_HASH, Draft, Row, clean_text, draft, iso, placed, stored
from .log_schema import check_tables, mapped_errors, open_log
from .redaction import Redactor
from .verification import LogCheck, check_rows

_INSERT = f"INSERT INTO events ({', '.join(Row._fields)}) VALUES ({', '.join('?' * len(Row._fields))})"  # noqa: S608 - constants


class SqliteEventLog:
    """The truth of a home, in one SQLite file.

    Reads take pages of a few hundred events, each a statement of its own, so a slow reader holds nobody up. A
    connection must not cross a fork: open the log in the process that uses it.

    Args:
        path: The file; it and its folder are made when missing.
        busy_s: How long to wait for other writers.

    Raises:
        NewerHome: If a newer version of this program wrote it.
        StorageError: If it cannot be opened.
    """

    def __init__(self, path: Path, *, clock: Clock, ids: Ids, redactor: Redactor, busy_s: float = 60.0) -> None:
        self._path = path
        self._clock = clock
        self._ids = ids
        self._redactor = redactor
        self._lock = threading.Lock()
        self._connection = open_log(path, busy_s)

    def close(self) -> None:
        self._connection.close()

    def append(self, stamp: Stamp, events: Sequence[Event]) -> tuple[StoredEvent, ...]:
        drafts = [draft(event, self._redactor) for event in events]
        stamp = self._clean(stamp)
        if not drafts:
            return ()
        with self._lock, mapped_errors(self._path), self._transaction():
            seq, prev_hash = self._head()
            added: list[StoredEvent] = []
            for each in drafts:
                if each.key is not None and self._has(stamp.run_id, each.key):
                    continue
                added.append(self._insert(stamp, each, seq + len(added) + 1, prev_hash))
                prev_hash = added[-1].hash
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
        """Yield matching events in order; `since` and `until` are included."""
        wanted = Selection(
            after=after,
            types=tuple(types),
            run_id=run_id,
            since=iso(since) if since else None,
            until=iso(until) if until else None,
        )
        return map(stored, self._rows(wanted))

    def runs(self, beginning: str, most: int) -> tuple[str, ...]:
        """Give the ids of runs that begin so, oldest first."""
        sql = "SELECT DISTINCT run_id FROM events WHERE run_id >= ? AND run_id < ? ORDER BY run_id LIMIT ?"
        with self._lock, mapped_errors(self._path):
            found = self._connection.execute(sql, (beginning, f"{beginning}{chr(sys.maxunicode)}", most)).fetchall()
        return tuple(run_id for (run_id,) in found)

    def position(self) -> tuple[int, str]:
        with self._lock, mapped_errors(self._path):
            return self._head()

    def hash_at(self, seq: int) -> str | None:
        with self._lock, mapped_errors(self._path):
            found = self._connection.execute("SELECT hash FROM events WHERE seq = ?", (seq,)).fetchone()
        return found[0] if found else None

    def holds(self, run_id: str, key: str) -> bool:
        with self._lock, mapped_errors(self._path):
            return self._has(run_id, key)

    def verify(self, *, blobs: BlobStore | None = None, head: tuple[int, str] | None = None) -> LogCheck:
        """Check the chain, every payload and, when given, every blob.

        Args:
            blobs: Where the contents are that the events name.
            head: Seq and hash of an event known from elsewhere, such as `memory.json`: shows a log that lost its end.
        """
        rows = check_rows(self._rows(Selection()), blobs, head)
        try:
            with self._lock, mapped_errors(self._path):
                tables = check_tables(self._connection)
        except StorageError as error:
            tables = (error.message,)
        return LogCheck(rows.events, (*tables, *rows.problems))

    def _rows(self, wanted: Selection) -> Iterator[Row]:
        with mapped_errors(self._path):
            yield from rows_of(self._connection, self._lock, wanted)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:  # SQLite rolls back by itself when the disk is full
                self._connection.execute("ROLLBACK")
            raise

    def _head(self) -> tuple[int, str]:
        found = self._connection.execute("SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1").fetchone()
        return found or (0, NO_HASH)

    def _clean(self, stamp: Stamp) -> Stamp:
        texts = {name: clean_text(getattr(stamp, name), self._redactor) for name in ("node", "provider", "model")}
        return stamp.model_copy(update=texts)

    def _has(self, run_id: str, key: str) -> bool:
        sql = "SELECT 1 FROM events WHERE run_id = ? AND key = ?"
        return self._connection.execute(sql, (run_id, key)).fetchone() is not None

    def _insert(self, stamp: Stamp, each: Draft, seq: int, prev_hash: str) -> StoredEvent:
        at = self._clock.now()
        row = Row(
            seq=seq,
            id=self._ids.new(),
            at=iso(at),
            run_id=stamp.run_id,
            node=stamp.node,
            provider=stamp.provider,
            model=stamp.model,
            remembered=int(stamp.remembered),
            type=each.event.type,
            version=each.event.version,
            key=each.key,
            payload=each.payload,
            prev_hash=prev_hash,
        )
        row = row._replace(hash=row.digest())
        self._connection.execute(_INSERT, row)
        return placed(row, each.event, at)
