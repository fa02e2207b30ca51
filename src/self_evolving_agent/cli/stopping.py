"""SIGTERM lets a loop finish what it has in hand, Ctrl-C ends it at once."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from typing import Any

from .interrupt import INTERRUPTED

GRACE_S = 8.0
"""After this long the run in hand is cancelled; putting it away takes another second or two."""


def run_until_stopped(
    work: Coroutine[Any, Any, None], stopping: asyncio.Event, before_quitting: Callable[[], None]
) -> None:
    """Run to the end, or until a signal.

    Args:
        work: What to run; it ends soon after `stopping` is set, as SIGTERM does.
        before_quitting: Puts the terminal back, when a second Ctrl-C leaves time for nothing else.

    Raises:
        KeyboardInterrupt: When Ctrl-C cancelled it, after everything was put away.
    """
    runner = asyncio.Runner()
    interrupts: list[int] = []
    try:
        runner.run(_watched(work, stopping, interrupts, before_quitting))
    except asyncio.CancelledError:
        # The runner stays open on purpose: closing it waits for threads that nobody needs any more.
        if interrupts:
            raise KeyboardInterrupt from None
    except BaseException:
        runner.close()
        raise
    else:
        runner.close()


async def _watched(
    work: Coroutine[Any, Any, None],
    stopping: asyncio.Event,
    interrupts: list[int],
    before_quitting: Callable[[], None],
) -> None:
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(work)

    def stop() -> None:
        if not stopping.is_set():
            stopping.set()
            loop.call_later(GRACE_S, task.cancel)

    def interrupt() -> None:
        interrupts.append(signal.SIGINT)
        if len(interrupts) > 1:
            before_quitting()
            os._exit(INTERRUPTED)
        task.cancel()

    loop.add_signal_handler(signal.SIGTERM, stop)
    loop.add_signal_handler(signal.SIGINT, interrupt)
    await task
