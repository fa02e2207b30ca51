"""Locks that a process holds on files: the system takes them away the moment it dies, and nobody else can."""

from __future__ import annotations

import fcntl
import os
import stat

_FLAGS = os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK


def lock_file(path: str | os.PathLike[str], *, create: bool = False) -> int | None:
    """Lock a regular file for this process alone.

    Args:
        create: Make it where it is missing.

    Returns:
        The descriptor that holds the lock until it is closed; None when somebody else holds it, or the file is gone.

    Raises:
        OSError: If it is there and cannot be opened.
    """
    try:
        descriptor = os.open(path, _FLAGS | (os.O_CREAT if create else 0), 0o600)
    except FileNotFoundError:
        return None
    if _is_locked(descriptor) and _is_at(descriptor, path):
        return descriptor
    os.close(descriptor)
    return None


def is_held(path: str | os.PathLike[str]) -> bool:
    """Tell whether some process holds this file right now."""
    descriptor = lock_file(path)
    if descriptor is None:
        return os.path.lexists(path)
    os.close(descriptor)
    return False


def _is_locked(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _is_at(descriptor: int, path: str | os.PathLike[str]) -> bool:
    """Tell whether the file is still there: its last holder may have moved it between the opening and the lock."""
    found = os.fstat(descriptor)
    try:
        there = os.lstat(path)
    except FileNotFoundError:
        return False
    return stat.S_ISREG(found.st_mode) and (found.st_dev, found.st_ino) == (there.st_dev, there.st_ino)
