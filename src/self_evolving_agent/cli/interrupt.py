"""Ctrl-C and SIGTERM: the first cancels what runs and lets it put things away, the second quits at once."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

Result = TypeVar("Result")
INTERRUPTED = 130


class Interrupts:
    """Cancels a task at the first interrupt and ends the process at the second.

    Args:
        before_quitting: Puts the terminal back, when a second interrupt leaves time for nothing else.
    """

    def __init__(self, before_quitting: Callable[[], None]) -> None:
        self._before_quitting = before_quitting
        self.count = 0

    def cancel(self, task: asyncio.Task[Any]) -> None:
        self.count += 1
        if self.count > 1:
            self._before_quitting()
            os._exit(INTERRUPTED)
        task.cancel()


def run_interruptibly(work: Coroutine[Any, Any, Result], before_quitting: Callable[[], None]) -> Result:
    """Run to the end, or until a signal.

    Args:
        work: What to run.
        before_quitting: Puts the terminal back, when a second signal leaves time for nothing else.

    Raises:
        KeyboardInterrupt: When it was cancelled, after everything was put away.
    """
    interrupts = Interrupts(before_quitting)
    try:
        return run_with_signals(work, dict.fromkeys((signal.SIGINT, signal.SIGTERM), interrupts.cancel))
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None


def run_with_signals(
    work: Coroutine[Any, Any, Result], answers: Mapping[int, Callable[[asyncio.Task[Result]], None]]
) -> Result:
    """Run to the end.

    Args:
        work: What to run.
        answers: What each signal does to the task that it runs as.

    Raises:
        asyncio.CancelledError: When it was cancelled, after everything was put away.
    """
    runner = asyncio.Runner()
    try:
        result = runner.run(_answering(work, answers))
    except asyncio.CancelledError:
        raise  # the runner stays open on purpose: closing it waits for threads that nobody needs any more
    except BaseException:
        runner.close()
        raise
    runner.close()
    return result


async def _answering(
    work: Coroutine[Any, Any, Result], answers: Mapping[int, Callable[[asyncio.Task[Result]], None]]
) -> Result:
    task = asyncio.ensure_future(work)
    for number, answer in answers.items():
        task.get_loop().add_signal_handler(number, answer, task)
    return await task
