"""The tables of `log.db`, how it is opened, and what its errors mean."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock

from self_evolving_agent.errors import LogCorrupt, NewerHome, StorageError

from .files import make_private_folder, storage_error, sync_folder

LOG_VERSION = 1
"""Version of the tables, kept in `PRAGMA user_version`."""

_TABLES = """
CREATE TABLE events (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    at TEXT NOT NULL,
    run_id TEXT NOT NULL,
    node TEXT NOT NULL,
    provider TEXT NOT NULL,
    model TEXT NOT NULL,
    remembered INTEGER NOT NULL,
    type TEXT NOT NULL,
    version INTEGER NOT NULL,
    key TEXT,
    payload TEXT NOT NULL,
    prev_hash TEXT NOT NULL,
    hash TEXT NOT NULL
);
CREATE UNIQUE INDEX events_by_run ON events (run_id, key);
CREATE INDEX events_by_type ON events (type);
CREATE INDEX events_by_time ON events (at);
CREATE TRIGGER events_refuse_update BEFORE UPDATE ON events
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER events_refuse_delete BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER events_refuse_replace BEFORE INSERT ON events
    WHEN NEW.seq <= (SELECT max(seq) FROM events)
        OR EXISTS (SELECT 1 FROM events WHERE run_id = NEW.run_id AND key = NEW.key)
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
"""
# The third trigger stands for connections that do not set recursive_triggers: INSERT OR REPLACE would delete there.

_GUARDS = frozenset({"events_refuse_update", "events_refuse_delete", "events_refuse_replace"})
_CORRUPT = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_HINTS = {
    sqlite3.SQLITE_FULL: "free some disk space and run it again",
    sqlite3.SQLITE_IOERR: "check the disk: it may be full, broken or gone",
    sqlite3.SQLITE_READONLY: "make it writable, or name another home with --home",
    sqlite3.SQLITE_CANTOPEN: "make it readable and writable, or name another home with --home",
    sqlite3.SQLITE_BUSY: "another program holds it: end that one and run it again",
}


def open_log(path: Path, busy_s: float) -> sqlite3.Connection:
    """Open the log, and make it first if there is none.

    Raises:
        NewerHome: If a newer version of this program wrote it.
        StorageError: If it cannot be opened or made.
    """
    with mapped_errors(path):
        make_private_file(path)
        connection = sqlite3.connect(path, timeout=busy_s, isolation_level=None, check_same_thread=False)
        try:
            _prepare(connection, FileLock(f"{path}.lock", timeout=busy_s, mode=0o600))
            _refuse_newer(connection, path)
        except BaseException:
            connection.close()
            raise
        return connection


def check_tables(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Let SQLite check its own structure, and see that nobody took the guards away."""
    found = [row[0] for row in connection.execute("PRAGMA integrity_check(10)") if row[0] != "ok"]
    guards = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")}
    missing = sorted(_GUARDS - guards)
    return (*found, *(f"the guard {name} is missing: the log was open to changes" for name in missing))


@contextmanager
def mapped_errors(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the system into ours."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest is SQLite's finer distinction
        if code in _CORRUPT:
            raise LogCorrupt(f"{path} is damaged: {error}", "restore it from a backup") from error
        raise StorageError(f"cannot use {path}: {error}", _HINTS.get(code, "check the disk and the folder")) from error
    except OSError as error:
        raise storage_error(error, path) from error


def _prepare(connection: sqlite3.Connection, lock: FileLock) -> None:
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA recursive_triggers = ON")
    if _version(connection) == 0 or connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        # The change to WAL ignores the busy timeout, so processes that start at once take turns here.
        with lock:
            connection.execute("PRAGMA journal_mode = WAL")
            if _version(connection) == 0:
                connection.executescript(f"BEGIN IMMEDIATE; {_TABLES} PRAGMA user_version = {LOG_VERSION}; COMMIT;")


def _refuse_newer(connection: sqlite3.Connection, path: Path) -> None:
    version = _version(connection)
    if version > LOG_VERSION:
        raise NewerHome(
            f"{path} was written by a newer version of this program (format {version}, known is {LOG_VERSION})",
            "install the newer version, or name another home with --home",
        )


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def make_private_file(path: Path) -> None:
    """Make a file of SQLite for the owner alone, and its folder, where they are missing."""
    # SQLite gives -wal and -shm the mode of the file itself.
    make_private_folder(path.parent)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        sync_folder(path.parent)
    except FileExistsError:
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
