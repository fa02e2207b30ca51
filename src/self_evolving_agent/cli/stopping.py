"""SIGTERM lets a loop finish what it has in hand, Ctrl-C ends it at once."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from typing import Any

from .interrupt import Interrupts, run_with_signals

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
    interrupts = Interrupts(before_quitting)

    def stop(task: asyncio.Task[None]) -> None:
        if not stopping.is_set():
            stopping.set()
            task.get_loop().call_later(GRACE_S, task.cancel)

    try:
        run_with_signals(work, {signal.SIGTERM: stop, signal.SIGINT: interrupts.cancel})
    except asyncio.CancelledError:
        if interrupts.count:
            raise KeyboardInterrupt from None
