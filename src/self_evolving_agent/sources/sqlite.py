"""Any SQLite database, opened for reading alone: `sqlite:PATH`, or `sqlite:PATH?query=SELECT ...`."""

from __future__ import annotations

import hashlib
import json
import math
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from pydantic import JsonValue

from self_evolving_agent.errors import SourceError
from self_evolving_agent.models.sessions import Record
from self_evolving_agent.records import made_id, named_by, read_record, tells_of_sessions, tells_of_tasks

from .claims import Claims, HeldClaim
from .waking import Waker

PAGE = 200
LONGEST_FOUND = 300
"""Characters of what is said of a database's tables."""

_POSITION = "position of the row"
Value = int | float | str | bytes | None


class _Paging(NamedTuple):
    """How the next rows are asked for: by their row id where they have one, else by how many came before.

    Attributes:
        origin: The query or the table; ids of rows hold only within it.
    """

    sql: str
    is_keyed: bool
    origin: str


class SqliteSource:
    """Claims rows in their order, a page at a time, so that nobody who writes there has to wait for a run of ours.

    All rows are looked at whenever the database has changed.

    Args:
        path: The database.
        query: Gives the rows; None for the first table whose columns tell of sessions, else of tasks.
    """

    def __init__(self, path: Path, query: str | None, claims: Claims) -> None:
        self._path = path
        self._query = query
        self._claims = claims
        self._connection: sqlite3.Connection | None = None
        self._file = (0, 0)
        self._done_with: int | None = None
        self._waker = Waker(path.absolute().parent, lambda changed: changed.name in {path.name, f"{path.name}-wal"})

    @property
    def name(self) -> str:
        return f"sqlite:{self._path}"

    async def claims(self) -> AsyncIterator[HeldClaim]:
        await self._waker.watch()
        with self._mapped():
            connection = self._connected()
            (version,) = connection.execute("PRAGMA data_version").fetchone()
            if version == self._done_with:
                return
            paging = self._paging(connection)
        is_all_settled, alike = True, Counter[bytes]()
        for number, row in enumerate(self._rows(connection, paging), 1):
            record = self._record(row, paging.origin, number, alike)
            claim = self._claims.claim(record)
            if claim is not None:
                yield claim
            is_all_settled &= self._claims.is_settled(record.id)
        self._done_with = version if is_all_settled else None

    async def wait(self, timeout_s: float) -> None:
        await self._waker.wait(timeout_s)

    async def aclose(self) -> None:
        await self._waker.aclose()
        if self._connection is not None:
            self._connection.close()

    def _connected(self) -> sqlite3.Connection:
        if not self._path.is_file():
            raise SourceError(f"there is no database {self._path}", "see SESSION_SOURCE")
        found = self._path.stat()
        if self._connection is not None and self._file != (found.st_dev, found.st_ino):
            self._connection.close()  # it was replaced, and this one would show the old rows for ever
            self._connection = self._done_with = None
        if self._connection is None:
            self._file = (found.st_dev, found.st_ino)
            address = f"file:{quote(str(self._path))}?mode=ro"
            self._connection = sqlite3.connect(address, uri=True, timeout=30, isolation_level=None)
            self._connection.execute("PRAGMA query_only = ON")
        return self._connection

    def _paging(self, connection: sqlite3.Connection) -> _Paging:
        if self._query is not None:
            query = self._query.strip().rstrip(";")
            return _Paging(f"SELECT * FROM ({query}) LIMIT {PAGE} OFFSET ?", is_keyed=False, origin=query)  # noqa: S608 - the owner's own query
        columns = _columns(connection)
        table = _table(columns)
        if table is None:
            found = "; ".join(f"{name} has {', '.join(names)}" for name, names in columns.items()) or "it has no tables"
            raise SourceError(
                f"no table of {self._path} has columns such as goal and result: {found[:LONGEST_FOUND]}",
                f"say which are: SESSION_SOURCE='{self.name}?query=SELECT ... AS goal, ... AS result FROM ...'",  # noqa: S608 - said, not run
            )
        name = '"' + table.replace('"', '""') + '"'
        keyed = f'SELECT rowid AS "{_POSITION}", * FROM {name} WHERE rowid > ? ORDER BY rowid LIMIT {PAGE}'  # noqa: S608 - quoted
        try:
            connection.execute(keyed, (0,)).close()
        except sqlite3.OperationalError:  # a view, or a table without row ids
            return _Paging(f"SELECT * FROM {name} LIMIT {PAGE} OFFSET ?", is_keyed=False, origin=table)  # noqa: S608 - quoted
        return _Paging(keyed, is_keyed=True, origin=table)

    def _rows(self, connection: sqlite3.Connection, paging: _Paging) -> Iterator[dict[str, Value]]:
        position = -(2**63) if paging.is_keyed else 0
        while True:
            with self._mapped():
                cursor = connection.execute(paging.sql, (position,))
                names = [column[0] for column in cursor.description]
                rows = [dict(zip(names, values, strict=True)) for values in cursor.fetchall()]
            for row in rows:
                position = row.pop(_POSITION) if paging.is_keyed else position + 1
                yield row
            if len(rows) < PAGE:
                return

    def _record(self, row: dict[str, Value], origin: str, number: int, alike: Counter[bytes]) -> Record:
        raw: dict[str, JsonValue] = {name: _json_value(value) for name, value in row.items()}
        digest = hashlib.sha256(json.dumps(raw, sort_keys=True).encode()).digest()
        named = named_by(raw)
        content_id = made_id("sqlite", digest.hex(), str(alike[digest]))
        alike[digest] += named is None
        record_id = content_id if named is None else made_id("sqlite", str(self._path.resolve()), origin, named)
        return read_record(raw, record_id, content_id, f"row {number}" + (f", id {named}" if named else ""))

    @contextmanager
    def _mapped(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise SourceError(f"{self._path} cannot be read: {error}", "see SESSION_SOURCE") from error


def _columns(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Give the names of the columns of each table and view."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY rowid")
    return {
        name: [str(row[1]) for row in connection.execute("SELECT * FROM pragma_table_info(?)", (name,))]
        for (name,) in tables.fetchall()
    }


def _table(columns: dict[str, list[str]]) -> str | None:
    """Find the first table or view that holds sessions, else the first that holds tasks."""
    for tells in (tells_of_sessions, tells_of_tasks):
        found = next((name for name, names in columns.items() if tells(names)), None)
        if found is not None:
            return found
    return None


def _json_value(value: Value) -> JsonValue:
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value
