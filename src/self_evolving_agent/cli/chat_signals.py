"""Signals in a chat: Ctrl-C breaks off what runs, and nothing else; SIGTERM and a closed terminal end the chat."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from .chat_line import BrokenOff
from .interrupt import INTERRUPTED

GRACE_S = 5.0
"""After this long nobody waits for what is being put away any more."""

Result = TypeVar("Result")


class ChatSignals:
    """What a signal does right now; made in the task that it ends.

    Args:
        tell: Says something to the person.
        before_quitting: Puts the terminal back, when a signal leaves time for nothing else.
        keeps_chat: Ctrl-C leaves the chat open: somebody is there to go on with it.
    """

    def __init__(self, tell: Callable[[str], None], before_quitting: Callable[[], None], *, keeps_chat: bool) -> None:
        self._tell = tell
        self._before_quitting = before_quitting
        self._keeps_chat = keeps_chat
        self._chat = asyncio.current_task()
        self._turn: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[str] | None = None
        self._interrupts = 0
        self._is_ending = False

    def install(self) -> None:
        """Take the signals from whoever had them."""
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGINT, self._interrupt)
        loop.add_signal_handler(signal.SIGTERM, self._end)
        loop.add_signal_handler(signal.SIGHUP, self._end)

    async def read(self, reading: Coroutine[Any, Any, str]) -> str:
        """Wait for what is typed.

        Raises:
            BrokenOff: On a Ctrl-C that comes as a signal.
            EOFError: If nothing will come any more.
        """
        self._reading = asyncio.create_task(reading)
        try:
            return await self._unless_broken_off(self._reading)
        finally:
            self._reading = None

    async def do(self, turn: Coroutine[Any, Any, None]) -> None:
        """Do something that Ctrl-C breaks off; it is over when it has put everything away.

        Raises:
            BrokenOff: If it was broken off.
        """
        self._interrupts = 0
        self._turn = asyncio.create_task(turn)
        try:
            await self._unless_broken_off(self._turn)
        finally:
            self._turn = None

    async def _unless_broken_off(self, work: Awaitable[Result]) -> Result:
        try:
            return await work
        except asyncio.CancelledError:
            if self._is_ending or (self._chat is not None and self._chat.cancelling()):
                raise
            raise BrokenOff from None

    def _interrupt(self) -> None:
        if not self._keeps_chat:
            self._end()
        elif self._turn is not None:
            self._break_off(self._turn)
        elif self._reading is not None:
            self._reading.cancel()

    def _break_off(self, turn: asyncio.Task[None]) -> None:
        """Cancel it once: a second time would cut short how it puts things away."""
        self._interrupts += 1
        match self._interrupts:
            case 1:
                turn.cancel()
            case 2:
                self._tell("putting things away; Ctrl-C once more quits at once")
            case _:
                self._quit()

    def _end(self) -> None:
        if self._is_ending or self._chat is None:
            self._quit()
        else:
            self._is_ending = True
            self._chat.cancel()
            asyncio.get_running_loop().call_later(GRACE_S, self._quit)

    def _quit(self) -> None:
        self._before_quitting()
        os._exit(INTERRUPTED)
