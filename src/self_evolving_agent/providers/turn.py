"""Who may call a model now."""

import asyncio
from types import TracebackType


class Turn:
    """Admit so many calls at a time, in the order they came.

    A local model answers one prompt at a time: two sent together share its speed and its context, and each looks
    silent while the other is served. A provider's timeout starts once the turn is held.

    Args:
        at_once: Calls admitted together; 1 for a local model, more for a hosted one.

    Raises:
        ValueError: If `at_once` is below 1.
    """

    def __init__(self, at_once: int = 1) -> None:
        if at_once < 1:
            raise ValueError(f"a turn admits at least one call, got {at_once}")
        self._free = asyncio.Semaphore(at_once)

    async def __aenter__(self) -> None:
        await self._free.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._free.release()
