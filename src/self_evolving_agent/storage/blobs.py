"""Blobs as files: each is named by the SHA-256 of its content, in a folder named by the first two letters."""

import hashlib
import re
from pathlib import Path

from self_evolving_agent.errors import LogCorrupt

from .files import make_private_folder, storage_error, write_atomically
from .redaction import Redactor

_NAME = re.compile(r"[0-9a-f]{64}")


class FileBlobStore:
    """Keeps content once, durably, for the owner alone.

    Secrets are redacted before anything is stored, so a blob's name is the hash of the redacted content.
    """

    def __init__(self, folder: Path, *, redactor: Redactor) -> None:
        self._folder = folder
        self._redactor = redactor

    def put(self, content: bytes) -> str:
        """Keep it and give its name.

        Raises:
            StorageError: If it cannot be written.
        """
        content = self._redactor.content(content)
        name = hashlib.sha256(content).hexdigest()
        path = self._path(name)
        try:
            if not _has_size(path, len(content)):
                make_private_folder(path.parent)
                write_atomically(path, content)
        except OSError as error:
            raise storage_error(error, path) from error
        return name

    def get(self, name: str) -> bytes:
        if not _NAME.fullmatch(name):
            raise LogCorrupt(f"{name[:80]!r} is no name of a blob")
        path = self._path(name)
        try:
            content = path.read_bytes()
        except FileNotFoundError as error:
            raise LogCorrupt(f"blob {name} is missing", f"restore {path} from a backup") from error
        except OSError as error:
            raise storage_error(error, path) from error
        if hashlib.sha256(content).hexdigest() != name:
            raise LogCorrupt(f"the content of blob {name} has changed", f"restore {path} from a backup")
        return content

    def _path(self, name: str) -> Path:
        return self._folder / name[:2] / name


def _has_size(path: Path, size: int) -> bool:
    # A blob that lost its tail to a broken disk is written again; a full check on every put would cost a read.
    try:
        return path.stat().st_size == size
    except FileNotFoundError:
        return False
