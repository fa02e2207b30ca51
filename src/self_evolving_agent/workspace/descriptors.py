"""Opening files one folder at a time, so that no symbolic link and no race can lead elsewhere.

Each function works relative to an open folder (`dir_fd`) and never follows a link. All raise OSError.
"""

import errno
import os
import secrets
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC


@contextmanager
def open_folder(root: Path, parts: Sequence[str], *, create: bool = False) -> Iterator[int]:
    """Open a folder below `root`; only `root` itself may be reached through links, for its owner named it.

    Args:
        root: The outermost folder.
        parts: Names of the folders to go down.
        create: Make what is missing below `root`, with mode 0700.
    """
    descriptor = os.open(root, _FOLDER)
    try:
        for part in parts:
            if create:
                with suppress(FileExistsError):
                    os.mkdir(part, 0o700, dir_fd=descriptor)
            inner = os.open(part, _FOLDER | os.O_NOFOLLOW, dir_fd=descriptor)
            os.close(descriptor)
            descriptor = inner
        yield descriptor
    finally:
        os.close(descriptor)


def read_file(folder: int, name: str, most_bytes: int) -> bytes:
    """Give the content of a regular file; EFBIG when it is larger than allowed, EINVAL when it is no regular file."""
    # Without O_NONBLOCK, opening a named pipe would wait for a writer.
    descriptor = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
    with os.fdopen(descriptor, "rb") as file:
        # O_NOFOLLOW and fstat of what was opened: nothing can be swapped in between.
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "no regular file")
        content = file.read(most_bytes + 1)
    if len(content) > most_bytes:
        raise OSError(errno.EFBIG, f"larger than {most_bytes} bytes")
    return content


def replace_file(folder: int, name: str, content: bytes) -> None:
    """Write a file so that at every moment the old or the new content stands there whole, also after a power cut."""
    temporary = f".{secrets.token_hex(8)}.tmp"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    descriptor = os.open(temporary, flags, 0o600, dir_fd=folder)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, name, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        os.unlink(temporary, dir_fd=folder)
        raise
    os.fsync(folder)
