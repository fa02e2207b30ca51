"""A folder into which records are dropped, one JSON file each: `watch:DIR`.

A record's way: `NAME.json` in the folder, `running/` while a process has it, then `done/`, `failed/` or `rejected/`. A
file is locked before it is moved, and only whoever has the lock moves it; what lies in `running/` without a lock was
left by a process that died. It is moved by a second name, then by taking the first one away: unlike a renaming, that
never takes the place of another file, and moves none that took the place of this one meanwhile.
"""

from __future__ import annotations

import hashlib
import itertools
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from self_evolving_agent.errors import SourceError, StorageError
from self_evolving_agent.models.sessions import Flaw, Outcome, Record
from self_evolving_agent.records import is_own_id, made_id, named_by, parsed, read_record

from .locks import lock_file
from .waking import Waker

RUNNING = "running"
LARGEST = 10_000_000
"""Bytes of one record."""

STILL_WRITTEN_S = 2.0
"""A file that is no JSON yet and was changed so lately may still be being written."""


@dataclass
class WatchClaim:
    """A file in `running/`, with its lock."""

    record: Record
    path: Path
    descriptor: int

    def settle(self, outcome: Outcome, reason: str = "") -> None:
        try:
            target = _filed(self.path, self.path.parent.parent / outcome)
            if reason and outcome != "done":
                _write(target.with_name(f"{target.name}.reason"), f"{reason}\n")
            self.path.unlink()
        except OSError as error:
            raise StorageError(f"{self.path} cannot be moved: {error.strerror}", "check the folder") from error
        finally:
            self._unlock()

    def release(self) -> None:
        back = self.path.parent.parent / self.path.name
        try:
            if self.descriptor >= 0:
                back.hardlink_to(self.path)
                self.path.unlink()
        except OSError:
            return  # it is found in `running/`, where nobody holds it
        finally:
            self._unlock()

    def _unlock(self) -> None:
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1


class WatchSource:
    """Claims files in the order of their names.

    Args:
        folder: Made where it is missing.
        is_run: Tells of an id whether it is that of a run that no record asked for.
    """

    def __init__(self, folder: Path, is_run: Callable[[str], bool]) -> None:
        self._folder = folder
        self._is_run = is_run
        self._waker = Waker(folder, lambda path: path.parent == folder and _is_record(path.name))

    @property
    def name(self) -> str:
        return f"watch:{self._folder}"

    async def claims(self) -> AsyncIterator[WatchClaim]:
        self._prepare()
        await self._waker.watch()
        for path in [*_records(self._folder / RUNNING), *_records(self._folder)]:
            claim = self._claimed(path)
            if claim is not None:
                yield claim

    async def wait(self, timeout_s: float) -> None:
        await self._waker.wait(timeout_s)

    async def aclose(self) -> None:
        await self._waker.aclose()

    def _prepare(self) -> None:
        try:
            for folder in (self._folder, *(self._folder / name for name in (RUNNING, "done", "failed", "rejected"))):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise SourceError(
                f"the folder {self._folder} cannot be used: {error.strerror}", "name another: SESSION_SOURCE=watch:DIR"
            ) from error

    def _claimed(self, path: Path) -> WatchClaim | None:
        try:
            descriptor = lock_file(path)
        except OSError:  # a link, or not ours to read: left where it is
            return None
        if descriptor is None:
            return None
        try:
            record = _read(descriptor, path, self._is_run)
            place = self._folder / RUNNING / path.name
            if record is None or not _is_named(path, place, descriptor):  # of two of one name, one after the other
                os.close(descriptor)
                return None
            _drop_twin(self._folder / path.name, descriptor)
        except OSError as error:
            os.close(descriptor)
            raise SourceError(
                f"{path} cannot be taken: {error.strerror}", "check the folder; its file system needs hard links"
            ) from error
        return WatchClaim(record, place, descriptor)


def _records(folder: Path) -> Iterator[Path]:
    try:
        names = sorted(name for name in os.listdir(folder) if _is_record(name))  # noqa: PTH208 - only names are needed
    except FileNotFoundError:
        return iter(())
    return (folder / name for name in names)


def _is_record(name: str) -> bool:
    return name.endswith(".json") and not name.startswith(".")


def _read(descriptor: int, path: Path, is_run: Callable[[str], bool]) -> Record | None:
    """Read a locked file; None while somebody seems to be writing it."""
    found = os.fstat(descriptor)
    if found.st_size > LARGEST:
        return Flaw(
            id=made_id("watch", path.name, str(found.st_mtime_ns)),
            reason=f"larger than {LARGEST:,} bytes",
            where=path.name,
        )
    content = os.pread(descriptor, LARGEST, 0)
    raw = parsed(content)
    # The same file dropped again is another record: nothing but the time tells them apart.
    content_id = made_id("watch", path.name, hashlib.sha256(content).hexdigest(), str(found.st_mtime_ns))
    if isinstance(raw, Flaw):
        is_being_written = time.time() - found.st_mtime < STILL_WRITTEN_S
        return None if is_being_written else Flaw(id=content_id, reason=raw.reason, where=path.name)
    named = named_by(raw)
    if named is None:
        return read_record(raw, content_id, content_id, path.name)
    if is_own_id(named) and not is_run(named):
        return read_record(raw, named, named, path.name)
    return read_record(raw, made_id("watch", named), content_id, path.name)


def _is_named(path: Path, place: Path, descriptor: int) -> bool:
    """Name a locked file anew, and tell whether it has that name now.

    It has not where another file has it, or where another one took its place at the old name.
    """
    with suppress(FileExistsError, FileNotFoundError):
        place.hardlink_to(path)
    try:
        return os.path.samestat(place.lstat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False


def _drop_twin(path: Path, descriptor: int) -> None:
    """Take away the other name of a file in `running/`: its old one, or one that is left of a way back cut off."""
    with suppress(FileNotFoundError):
        if os.path.samestat(path.lstat(), os.fstat(descriptor)):
            path.unlink()


def _filed(path: Path, folder: Path) -> Path:
    """Name a file anew in a folder, by a number where another of its name was settled before."""
    for count in itertools.count(1):
        target = folder / (path.name if count == 1 else f"{path.name.removesuffix('.json')}~{count}.json")
        with suppress(FileExistsError):
            target.hardlink_to(path)
        if target.samefile(path):  # named now, or by a process that died before it took the old name away
            return target
    raise AssertionError("there is always another number")


def _write(path: Path, text: str) -> None:
    with os.fdopen(
        os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8", errors="replace"
    ) as file:
        file.write(text)
