"""Ctrl-C and SIGTERM: the first cancels what runs, the second quits at once."""

import asyncio
import os
import signal
from collections.abc import Coroutine
from typing import TypeVar

Result = TypeVar("Result")


def run_interruptibly(work: Coroutine[None, None, Result]) -> Result:
    """Run to the end, or cancel at the first signal and clean up.

    Raises:
        KeyboardInterrupt: After a signal, when everything has been put away.
    """
    runner = asyncio.Runner()
    result = runner.run(_watched(work))
    runner.close()
    return result


async def _watched(work: Coroutine[None, None, Result]) -> Result:
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(work)
    signals: list[int] = []

    def stop(number: int) -> None:
        signals.append(number)
        if len(signals) > 1:
            os._exit(128 + signal.SIGINT)
        task.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop, number)
    try:
        return await task
    except asyncio.CancelledError:
        if signals:
            # The runner is left open on purpose: closing it would wait for threads that nobody needs any more.
            raise KeyboardInterrupt from None
        raise
