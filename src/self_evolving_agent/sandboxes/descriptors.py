"""Content handed to a child by descriptor, so that no file on disk ever holds it."""

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator


def open_content(content: bytes) -> int:
    """Open a descriptor that reads this content from its start; the caller closes it."""
    if sys.platform == "linux":
        descriptor = os.memfd_create("content", os.MFD_CLOEXEC)
    else:
        with tempfile.TemporaryFile() as file:  # it has no name any more
            descriptor = os.dup(file.fileno())
    view = memoryview(content)
    while view:
        view = view[os.write(descriptor, view) :]
    os.lseek(descriptor, 0, os.SEEK_SET)
    return descriptor


class Descriptors:
    """The descriptors of one launch, closed together."""

    def __init__(self) -> None:
        self.opened: list[int] = []

    def content(self, content: bytes) -> str:
        """Open content and give the number, as an argument."""
        self.opened.append(open_content(content))
        return str(self.opened[-1])

    def close(self) -> None:
        while self.opened:
            os.close(self.opened.pop())


@contextlib.contextmanager
def descriptors() -> Iterator[Descriptors]:
    """Hold the descriptors of one launch open until it has started and ended."""
    held = Descriptors()
    try:
        yield held
    finally:
        held.close()
