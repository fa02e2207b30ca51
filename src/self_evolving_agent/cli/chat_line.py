"""Where the turns of a chat come from: a prompt on a terminal, or the lines of standard input."""

import asyncio
import os
from typing import Protocol, TextIO

PROMPT = "> "
_PIECE = 65536


class BrokenOff(Exception):
    """Somebody pressed Ctrl-C. `KeyboardInterrupt` would leave the event loop at once, past whoever waits for it."""


class Line(Protocol):
    async def read(self) -> str:
        """Give what was typed next.

        Raises:
            EOFError: If nothing will come any more.
            BrokenOff: On Ctrl-C.
        """
        ...


class PlainLine:
    """Reads lines as they come, one turn each: from a pipe, a file, or a terminal that can move no cursor.

    Nothing waits in a thread, which would hold up the end of the program.

    Args:
        stream: Standard input; None where it was closed.
        prompt: Where to write a prompt before each line; None for nowhere.
    """

    def __init__(self, stream: TextIO | None, prompt: TextIO | None = None) -> None:
        self._stream = stream
        self._prompt = prompt
        self._descriptor = _descriptor(stream)
        self._ahead = bytearray()
        self._is_over = stream is None

    async def read(self) -> str:
        if self._prompt is not None:
            print(PROMPT, end="", file=self._prompt, flush=True)
        while not self._is_over and b"\n" not in self._ahead:
            piece = await self._piece()
            self._ahead += piece
            self._is_over = not piece
        if not self._ahead:
            raise EOFError
        row, _, rest = self._ahead.partition(b"\n")
        self._ahead = rest
        return row.decode(errors="replace").removesuffix("\r")

    async def _piece(self) -> bytes:
        if self._descriptor is None:
            return self._stream.readline().encode() if self._stream is not None else b""
        await _readable(self._descriptor)
        try:
            return os.read(self._descriptor, _PIECE)
        except OSError:  # a terminal that is gone
            return b""


def _descriptor(stream: TextIO | None) -> int | None:
    try:
        return stream.fileno() if stream is not None else None
    except OSError:  # something that only looks like a file
        return None


async def _readable(descriptor: int) -> None:
    loop = asyncio.get_running_loop()
    ready: asyncio.Future[None] = loop.create_future()

    def tell() -> None:
        loop.remove_reader(descriptor)
        if not ready.done():
            ready.set_result(None)

    try:
        loop.add_reader(descriptor, tell)
    except PermissionError:  # a file on disk, which is always ready
        return
    try:
        await ready
    finally:
        loop.remove_reader(descriptor)
