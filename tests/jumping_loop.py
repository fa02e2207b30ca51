"""An event loop that does not wait: its clock jumps to the next timer as soon as there is nothing to do until then.

For tests of timeouts and slow servers where both ends live in one loop; what runs outside of it (another process) would
find its time cut short.
"""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, TypeVar

T = TypeVar("T")

ON_ITS_WAY_S = 0.01
"""How long bytes between two sockets of this machine may take to arrive; only then there is nothing to do."""


class JumpingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._selector_that_jumps = _JumpingSelector()
        super().__init__(self._selector_that_jumps)

    def time(self) -> float:
        return super().time() + self._selector_that_jumps.jumped_s

    def run_in_executor(  # type: ignore[override] # as asyncio's own, whose stub is wider than anybody's use
        self, executor: Executor | None, func: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        at_work = super().run_in_executor(executor, func, *args)
        self._selector_that_jumps.threads += 1
        at_work.add_done_callback(self._came_back)
        return at_work

    def _came_back(self, _: object) -> None:
        self._selector_that_jumps.threads -= 1


class _JumpingSelector(selectors.DefaultSelector):
    """Waits for bytes and threads as any, and for time not at all."""

    def __init__(self) -> None:
        super().__init__()
        self.jumped_s = 0.0
        self.threads = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= ON_ITS_WAY_S or self.threads:
            return super().select(timeout)
        ready = super().select(ON_ITS_WAY_S)
        if not ready:
            self.jumped_s += timeout - ON_ITS_WAY_S
        return ready
