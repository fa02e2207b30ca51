"""Reads the pipes of a running program without ever blocking, keeping no more than allowed."""

import asyncio
import os
from collections.abc import Callable

_CHUNK = 1 << 16


class Excerpt:
    """What is kept of a long text: its head and its tail.

    Args:
        kept_bytes: Most bytes to keep, half of them from the start and half from the end.
    """

    def __init__(self, kept_bytes: int) -> None:
        self._half = max(1, kept_bytes // 2)
        self._head = bytearray()
        self._tail = bytearray()
        self.total_bytes = 0

    def add(self, piece: bytes) -> None:
        self.total_bytes += len(piece)
        room = self._half - len(self._head)
        self._head += piece[:room]
        self._tail += piece[room:]
        if len(self._tail) > self._half:
            del self._tail[: -self._half]

    def content(self) -> bytes:
        """Give what was kept, with a mark where something was cut."""
        cut = self.total_bytes - len(self._head) - len(self._tail)
        mark = b"\n[... %d bytes cut here ...]\n" % cut if cut else b""
        return bytes(self._head) + mark + bytes(self._tail)

    def text(self) -> str:
        return self.content().decode("utf-8", "replace")


class Stream:
    """One pipe of a program.

    Args:
        descriptor: The end to read, which this closes.
        kept_bytes: Most bytes to keep.
        killed_bytes: More than this calls `on_flood`.
    """

    def __init__(self, descriptor: int, *, kept_bytes: int, killed_bytes: int, on_flood: Callable[[], None]) -> None:
        self._descriptor = descriptor
        self._killed_bytes = killed_bytes
        self._on_flood = on_flood
        self._is_open = True
        self.excerpt = Excerpt(kept_bytes)
        os.set_blocking(descriptor, False)
        asyncio.get_running_loop().add_reader(descriptor, self._read)

    def finish(self) -> None:
        """Take what is in the pipe now and close it, even if somebody still holds the other end."""
        while self._is_open and self.excerpt.total_bytes <= self._killed_bytes and self._read():
            continue
        self._close()

    def _read(self) -> bool:
        try:
            piece = os.read(self._descriptor, _CHUNK)
        except BlockingIOError:
            return False
        if not piece:
            self._close()
            return False
        self.excerpt.add(piece)
        if self.excerpt.total_bytes > self._killed_bytes:
            self._on_flood()
        return True

    def _close(self) -> None:
        if self._is_open:
            self._is_open = False
            asyncio.get_running_loop().remove_reader(self._descriptor)
            os.close(self._descriptor)
