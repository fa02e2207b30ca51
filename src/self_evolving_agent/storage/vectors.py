"""Vectors by the text they stand for: a file that can be deleted at any time and costs some computing then."""

import hashlib
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import numpy as np

from self_evolving_agent.errors import LogCorrupt
from self_evolving_agent.ports import Vector

from .files import storage_error
from .log_schema import make_private_file, mapped_errors

_TABLE = """
CREATE TABLE IF NOT EXISTS vectors (
    embedder TEXT NOT NULL,
    text BLOB NOT NULL,
    vector BLOB NOT NULL,
    PRIMARY KEY (embedder, text)
)
"""
_ASKED_AT_ONCE = 500
_FLOATS = np.dtype("<f4")


class SqliteVectorStore:
    """Keeps vectors by embedder and SHA-256 of the text, the text itself nowhere.

    Several processes use it at once. A damaged file is thrown away: whoever asks makes the vectors anew.

    Args:
        path: The file; made with the first vector.
        busy_s: How long to wait for other writers.
    """

    def __init__(self, path: Path, *, busy_s: float = 60.0) -> None:
        self._path = path
        self._busy_s = busy_s

    def known(self, embedder: str, texts: Sequence[str]) -> Mapping[str, Vector]:
        if not self._path.exists():
            return {}
        by_hash = {_hash(text): text for text in texts}
        hashes = list(by_hash)
        found: dict[str, Vector] = {}
        try:
            with self._opened() as connection:
                for start in range(0, len(hashes), _ASKED_AT_ONCE):
                    some = hashes[start : start + _ASKED_AT_ONCE]
                    marks = ", ".join("?" * len(some))
                    query = f"SELECT text, vector FROM vectors WHERE embedder = ? AND text IN ({marks})"  # noqa: S608 - marks
                    for name, vector in connection.execute(query, (embedder, *some)):
                        found[by_hash[name]] = np.frombuffer(vector, _FLOATS)
        except LogCorrupt:
            self._throw_away()
            return {}
        return found

    def keep(self, embedder: str, vectors: Mapping[str, Vector]) -> None:
        rows = [(embedder, _hash(text), vector.astype(_FLOATS).tobytes()) for text, vector in vectors.items()]
        try:
            self._insert(rows)
        except LogCorrupt:
            self._throw_away()
            self._insert(rows)

    def _insert(self, rows: Sequence[tuple[str, bytes, bytes]]) -> None:
        with self._opened() as connection, connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT OR REPLACE INTO vectors VALUES (?, ?, ?)", rows)

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        with mapped_errors(self._path):
            make_private_file(self._path)
            with closing(sqlite3.connect(self._path, timeout=self._busy_s, isolation_level=None)) as connection:
                connection.execute(_TABLE)
                yield connection

    def _throw_away(self) -> None:
        for path in (self._path, Path(f"{self._path}-journal")):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise storage_error(error, path) from error


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8", errors="surrogatepass")).digest()
