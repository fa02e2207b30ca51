"""Which rows of the log are wanted, and how they are found without a scan."""

import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import dataclass

from .log_rows import Row

PAGE = 500
_COLUMNS = ", ".join(Row._fields)
_ALWAYS = 2**63 - 1
Value = int | str


@dataclass(frozen=True, slots=True)
class Selection:
    """What `EventLog.read` was asked for, with times as the log writes them."""

    after: int = 0
    types: tuple[str, ...] = ()
    run_id: str | None = None
    since: str | None = None
    until: str | None = None


def rows_of(connection: sqlite3.Connection, lock: threading.Lock, wanted: Selection) -> Iterator[Row]:
    """Yield the rows in order, a page at a time, so that nothing stays open between two of them."""
    with lock:
        types = _present_types(connection, wanted.types)
        first, last = _bounds(connection, wanted)
    if wanted.types and not types:
        return
    while first <= last:
        sql, values = page_query(wanted, types, first, last)
        with lock:
            page = connection.execute(sql, values).fetchall()
        yield from map(Row._make, page)
        if len(page) < PAGE:
            return
        first = page[-1][0] + 1


def page_query(wanted: Selection, types: tuple[str, ...], first: int, last: int) -> tuple[str, list[Value]]:
    """Write one page's query.

    Per type there is one SELECT: each walks its index in order and SQLite merges them, where `type IN (...)` would
    collect and sort all that is left, for every page.
    """
    where = "seq >= ? AND seq <= ?"
    shared: list[Value] = [first, last]
    # The plus keeps SQLite off the index of that column, which would give the rows out of order.
    for condition, value in (("run_id =", wanted.run_id), ("+at >=", wanted.since), ("+at <=", wanted.until)):
        if value is not None:
            where += f" AND {condition} ?"
            shared.append(value)
    select = f"SELECT {_COLUMNS} FROM events WHERE {where}"  # noqa: S608 - only the constants above
    if not types:
        return f"{select} ORDER BY seq LIMIT {PAGE}", shared
    if wanted.run_id is not None:
        marks = ", ".join("?" * len(types))
        return f"{select} AND +type IN ({marks}) ORDER BY seq LIMIT {PAGE}", [*shared, *types]
    union = " UNION ALL ".join([f"{select} AND type = ?"] * len(types))
    return f"{union} ORDER BY seq LIMIT {PAGE}", [value for name in types for value in (*shared, name)]


def _bounds(connection: sqlite3.Connection, wanted: Selection) -> tuple[int, int]:
    """Turn times into a range of seq, read from the index alone; the clock may have gone back in between."""
    first, last = wanted.after + 1, _ALWAYS
    if wanted.since is not None or wanted.until is not None:
        sql = "SELECT min(seq), max(seq) FROM events WHERE at >= ? AND at <= ?"
        low, high = connection.execute(sql, (wanted.since or "", wanted.until or "~")).fetchone()
        if low is None:
            return 1, 0
        first, last = max(first, low), high
    return first, last


def _present_types(connection: sqlite3.Connection, patterns: tuple[str, ...]) -> tuple[str, ...]:
    """Give each wanted type once; `tool.` becomes every type in the log that starts with it."""
    found: dict[str, None] = {}
    for pattern in patterns:
        if not pattern.endswith("."):
            found[pattern] = None
            continue
        name = _next_type(connection, pattern)
        while name is not None and name.startswith(pattern):
            found[name] = None
            name = _next_type(connection, name)
    return tuple(found)


def _next_type(connection: sqlite3.Connection, name: str) -> str | None:
    found: str | None = connection.execute("SELECT min(type) FROM events WHERE type > ?", (name,)).fetchone()[0]
    return found
