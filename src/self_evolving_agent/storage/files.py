"""Write files that a crash leaves whole, old or new, and that only their owner can read."""

import errno
import os
import tempfile
from itertools import takewhile
from pathlib import Path

from self_evolving_agent.errors import StorageError

_HINTS = {
    errno.ENOSPC: "free some disk space and run it again",
    errno.EDQUOT: "your disk quota is used up: free some space and run it again",
    errno.EFBIG: "the file has reached the size limit of this system (see `ulimit -f`)",
    errno.EROFS: "the disk is read-only: name another home with --home",
    errno.EACCES: "make it yours, or name another home with --home",
    errno.EPERM: "make it yours, or name another home with --home",
}


def storage_error(error: OSError, path: Path) -> StorageError:
    """Map an operating system's error to ours, with what to do next."""
    reason = error.strerror or str(error)
    return StorageError(f"cannot use {path}: {reason}", _HINTS.get(error.errno or 0, "check the disk and the folder"))


def make_private_folder(folder: Path) -> None:
    """Create a folder and its missing parents for the owner alone; what exists stays as it is."""
    missing = list(takewhile(lambda path: not path.exists(), (folder, *folder.parents)))
    for path in reversed(missing):
        path.mkdir(mode=0o700, exist_ok=True)
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_atomically(path: Path, content: bytes) -> None:
    """Replace a file's content durably; a crash leaves the old content or the new one.

    Raises:
        OSError: If it cannot be written; the old content stands then.
    """
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=".new-")  # 0600 by contract of mkstemp
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)
