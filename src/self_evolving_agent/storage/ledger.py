"""What loops have spent, kept across restarts and shared by all loops of a home: `loop.db`."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from self_evolving_agent.errors import BudgetExceeded
from self_evolving_agent.models.sessions import Caps, Headroom, Spent
from self_evolving_agent.ports import Clock

from .log_schema import make_private_file, mapped_errors

_MINUTES = 60
_TABLES = """
CREATE TABLE IF NOT EXISTS total (
    one INTEGER PRIMARY KEY CHECK (one = 1), calls INTEGER NOT NULL, tokens INTEGER NOT NULL, seconds REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS minutes (
    minute INTEGER PRIMARY KEY, calls INTEGER NOT NULL, tokens INTEGER NOT NULL, seconds REAL NOT NULL
);
INSERT OR IGNORE INTO total VALUES (1, 0, 0, 0);
"""
_ADD = "calls = calls + ?, tokens = tokens + ?, seconds = seconds + ?"


class SqliteLedger:
    """Counts calls, tokens and seconds, and lets no call begin beyond a cap.

    The hour is the last sixty minutes; what is older is kept in the total alone.

    Args:
        total: What may be spent ever.
        hourly: What may be spent in an hour.

    Raises:
        StorageError: If it cannot be opened.
    """

    def __init__(self, path: Path, *, clock: Clock, total: Caps, hourly: Caps, busy_s: float = 60.0) -> None:
        self._path = path
        self._clock = clock
        self._total = total
        self._hourly = hourly
        self._lock = threading.Lock()
        with mapped_errors(path):
            make_private_file(path)
            self._connection = sqlite3.connect(path, timeout=busy_s, isolation_level=None, check_same_thread=False)
            self._connection.executescript(f"BEGIN IMMEDIATE; {_TABLES} COMMIT;")

    def admit(self) -> None:
        """Count one more model call, before it begins.

        Raises:
            BudgetExceeded: If a cap is reached; nothing was counted then.
        """
        with self._transaction():
            room = self._headroom()
            if room.reason:
                raise BudgetExceeded(room.reason, "give more with --budget")
            self._add(1, 0, 0.0)

    def charge(self, tokens: int, seconds: float) -> None:
        """Count what was spent, which is known afterwards alone."""
        with self._transaction():
            self._add(0, tokens, seconds)

    def headroom(self) -> Headroom:
        """Tell whether a call may begin."""
        with self._transaction():
            return self._headroom()

    def spent(self) -> Spent:
        """Give what was spent ever."""
        with self._transaction():
            return self._spent("SELECT calls, tokens, seconds FROM total")

    def close(self) -> None:
        self._connection.close()

    def _headroom(self) -> Headroom:
        ever = self._total.reached(self._spent("SELECT calls, tokens, seconds FROM total"))
        if ever:
            return Headroom(reason=f"the loop's budget of {ever} is used up", opens_in_s=None)
        since = self._minute() - _MINUTES + 1
        hour = "SELECT total(calls), total(tokens), total(seconds) FROM minutes WHERE minute BETWEEN ? AND ?"
        reached = self._hourly.reached(self._spent(hour, since, self._minute()))
        if not reached:
            return Headroom()
        (first,) = self._connection.execute("SELECT min(minute) FROM minutes WHERE minute >= ?", (since,)).fetchone()
        opens_in_s = (first + _MINUTES) * 60 - self._clock.now().timestamp()
        return Headroom(reason=f"the loop's budget of {reached} an hour is used up", opens_in_s=max(1.0, opens_in_s))

    def _spent(self, sql: str, *values: int) -> Spent:
        calls, tokens, seconds = self._connection.execute(sql, values).fetchone()
        return Spent(calls=int(calls), tokens=int(tokens), seconds=seconds)

    def _add(self, calls: int, tokens: int, seconds: float) -> None:
        values, minute = (calls, tokens, seconds), self._minute()
        self._connection.execute(f"UPDATE total SET {_ADD}", values)  # noqa: S608 - a constant
        insert = f"INSERT INTO minutes VALUES (?, ?, ?, ?) ON CONFLICT (minute) DO UPDATE SET {_ADD}"  # noqa: S608 - as above
        self._connection.execute(insert, (minute, *values, *values))
        self._connection.execute("DELETE FROM minutes WHERE minute < ?", (minute - _MINUTES,))

    def _minute(self) -> int:
        return int(self._clock.now().timestamp() // 60)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with self._lock, mapped_errors(self._path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
