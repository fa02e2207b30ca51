"""Wakes whoever waits for a folder; it may miss something, so a scan decides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from watchfiles import Change, awatch

_GATHERS_MS = 50


class Waker:
    """Watches one folder from the first wait on.

    Args:
        matters: Tells of a path in the folder whether somebody waits for it.
    """

    def __init__(self, folder: Path, matters: Callable[[Path], bool]) -> None:
        self._folder = folder
        self._matters = matters
        self._woken = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    async def watch(self) -> None:
        """Begin to watch, if that was not done: what comes from now on ends the next wait."""
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch())
            await asyncio.sleep(0)  # the task's first step asks the system to watch

    async def wait(self, timeout_s: float) -> None:
        """Wait until something came, or the time is over."""
        await self.watch()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), timeout_s)
        self._woken.clear()

    async def aclose(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    async def _watch(self) -> None:
        changes = awatch(
            self._folder,
            watch_filter=lambda change, path: change != Change.deleted and self._matters(Path(path)),
            step=_GATHERS_MS,
            recursive=False,
        )
        with suppress(OSError, RuntimeError):  # no watching here, or the folder went away: the time-out remains
            async for _ in changes:
                self._woken.set()
