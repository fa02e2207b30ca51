"""Ctrl-C and SIGTERM: the first cancels what runs and lets it put things away, the second quits at once."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")
INTERRUPTED = 130


def run_interruptibly(work: Coroutine[Any, Any, Result], before_quitting: Callable[[], None]) -> Result:
    """Run to the end, or until a signal.

    Args:
        work: What to run.
        before_quitting: Puts the terminal back, when a second signal leaves time for nothing else.

    Raises:
        KeyboardInterrupt: When it was cancelled, after everything was put away.
    """
    runner = asyncio.Runner()
    try:
        result = runner.run(_watched(work, before_quitting))
    except asyncio.CancelledError:
        # The runner stays open on purpose: closing it waits for threads that nobody needs any more.
        raise KeyboardInterrupt from None
    except BaseException:
        runner.close()
        raise
    runner.close()
    return result


async def _watched(work: Coroutine[Any, Any, Result], before_quitting: Callable[[], None]) -> Result:
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(work)
    signals: list[int] = []

    def stop(number: int) -> None:
        signals.append(number)
        if len(signals) > 1:
            before_quitting()
            os._exit(INTERRUPTED)
        task.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop, number)
    return await task
