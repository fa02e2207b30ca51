"""A file of JSON lines, which others may go on writing: `file:PATH`."""

from __future__ import annotations

import hashlib
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from self_evolving_agent.errors import SourceError
from self_evolving_agent.models.sessions import Flaw, Record
from self_evolving_agent.records import made_id, named_by, parsed, read_record

from .claims import Claims, HeldClaim
from .waking import Waker

LONGEST_LINE = 10_000_000
"""Bytes."""

REMEMBERED = 4096
"""Bytes of the beginning of the last line, by which a file that was written anew is known."""

STILL_WRITTEN_S = 2.0
"""A last line without an end, in a file that was changed so lately, may still be being written."""


@dataclass
class _Place:
    """How far all is settled: a later look need not go back beyond it.

    Attributes:
        last: Where the last line begins, and its beginning.
        alike: How often each content that calls itself nothing was met; a repeated one is another record.
    """

    file: tuple[int, int] = (0, 0)
    offset: int = 0
    lines: int = 0
    last: tuple[int, bytes] = (0, b"")
    alike: Counter[int] = field(default_factory=Counter)


class JsonLinesSource:
    """Claims lines in their order; holds one at a time, and a number for each that has no id."""

    def __init__(self, path: Path, claims: Claims) -> None:
        self._path = path
        self._claims = claims
        self._settled = _Place()
        self._waker = Waker(path.absolute().parent, lambda changed: changed.name == path.name)

    @property
    def name(self) -> str:
        return f"file:{self._path}"

    async def claims(self) -> AsyncIterator[HeldClaim]:
        await self._waker.watch()
        try:
            file = self._path.open("rb")
        except OSError as error:
            raise SourceError(f"{self._path} cannot be read: {error.strerror}", "see SESSION_SOURCE") from error
        with file:
            self._start(file)
            is_settled_so_far, alike = True, Counter[int]()
            for number, start, content in _lines(file, self._settled.lines):
                last = (start, content[:REMEMBERED])
                record = self._record(content, number, alike, file)
                claim = self._claims.claim(record) if record is not None else None
                if claim is not None:
                    yield claim
                    if not _stands(file, *last):  # written anew meanwhile: what follows is not what followed
                        return
                is_settled_so_far &= record is not None and self._claims.is_settled(record.id)
                if is_settled_so_far:
                    self._settled.offset, self._settled.lines = file.tell(), number
                    self._settled.last = last
                    self._settled.alike.update(alike)
                    alike.clear()

    async def wait(self, timeout_s: float) -> None:
        await self._waker.wait(timeout_s)

    async def aclose(self) -> None:
        await self._waker.aclose()

    def _start(self, file: BinaryIO) -> None:
        found = os.fstat(file.fileno())
        this = (found.st_dev, found.st_ino)
        is_cut = found.st_size < self._settled.offset
        if this != self._settled.file or is_cut or not _stands(file, *self._settled.last):
            self._settled = _Place(this)
        file.seek(self._settled.offset)

    def _record(self, content: bytes, number: int, alike: Counter[int], file: BinaryIO) -> Record | None:
        """Read a line; None while it is still being written."""
        where = f"line {number}"
        digest = hashlib.sha256(content).digest()
        if len(content) > LONGEST_LINE:
            return Flaw(id=made_id("file", digest.hex()), reason=f"longer than {LONGEST_LINE:,} bytes", where=where)
        raw = parsed(content)
        if isinstance(raw, Flaw) and not content.endswith(b"\n") and _unchanged_s(file) < STILL_WRITTEN_S:
            return None
        short = int.from_bytes(digest[:8])
        nth = self._settled.alike[short] + alike[short]
        content_id = made_id("file", digest.hex(), str(nth))
        if isinstance(raw, Flaw):
            alike[short] += 1
            return Flaw(id=content_id, reason=raw.reason, where=where)
        named = named_by(raw)
        if named is None:
            alike[short] += 1
        record_id = content_id if named is None else made_id("file", str(self._path.resolve()), named)
        return read_record(raw, record_id, content_id, where)


def _unchanged_s(file: BinaryIO) -> float:
    return time.time() - os.fstat(file.fileno()).st_mtime


def _stands(file: BinaryIO, start: int, text: bytes) -> bool:
    return os.pread(file.fileno(), len(text), start) == text


def _lines(file: BinaryIO, before: int) -> Iterator[tuple[int, int, bytes]]:
    """Yield each line that is not empty with its number and where it begins; of one that is too long, its beginning."""
    number, start = before, file.tell()
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = file.readline(LONGEST_LINE + 1)
        if line.strip():
            yield number, start, line
        start = file.tell()
