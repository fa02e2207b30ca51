"""Claims on records of a source that is only read: a locked file per record in hand, and the log for the settled."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from self_evolving_agent.errors import StorageError
from self_evolving_agent.models.sessions import Outcome, Record

from .locks import lock_file


@dataclass
class HeldClaim:
    """A record with the locked file that stands for it."""

    record: Record
    path: Path
    descriptor: int

    def settle(self, outcome: Outcome, reason: str = "") -> None:
        del outcome, reason  # the log knows them, and the source is not ours to write
        self.release()

    def release(self) -> None:
        if self.descriptor >= 0:
            self.path.unlink(missing_ok=True)
            os.close(self.descriptor)
            self.descriptor = -1


class Claims:
    """Gives out claims.

    Args:
        folder: Of this home; made where it is missing.
        is_settled: Asks the log about a record's id.
    """

    def __init__(self, folder: Path, is_settled: Callable[[str], bool]) -> None:
        self._folder = folder
        self.is_settled = is_settled

    def claim(self, record: Record) -> HeldClaim | None:
        """Claim a record, unless it is settled or another process has it.

        Raises:
            StorageError: If the folder cannot be used.
        """
        if self.is_settled(record.id):
            return None
        path = self._folder / record.id
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor = lock_file(path, create=True)
        except OSError as error:
            raise StorageError(f"cannot use {path}: {error.strerror}", "check the disk and the folder") from error
        if descriptor is None:
            return None
        claim = HeldClaim(record, path, descriptor)
        if self.is_settled(record.id):  # by whoever had it until now
            claim.release()
            return None
        return claim
