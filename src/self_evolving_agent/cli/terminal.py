"""How the terminal at standard input takes what is typed."""

import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import cast

_INPUT, _LOCAL = 0, 3
_Modes = list[int | list[bytes | int]]
"""What `termios.tcgetattr` gives."""


class Keyboard:
    """A terminal with its modes as they were in the beginning."""

    def __init__(self) -> None:
        self._descriptor = sys.stdin.fileno()
        self._before: _Modes = termios.tcgetattr(self._descriptor)

    def put_back(self) -> None:
        """Set the modes of the beginning; a terminal that is gone needs none."""
        self._set(self._before)

    @contextmanager
    def hushed(self) -> Iterator[None]:
        """Keep what is typed meanwhile off the screen, and for the prompt that comes next: Enter stays what it is."""
        changed: _Modes = termios.tcgetattr(self._descriptor)
        for place, flag in ((_INPUT, termios.ICRNL), (_LOCAL, termios.ECHO)):
            changed[place] = cast("int", changed[place]) & ~flag
        self._set(changed)
        try:
            yield
        finally:
            self.put_back()

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Take lines for a while, and show them as they are typed."""
        now: _Modes = termios.tcgetattr(self._descriptor)
        self.put_back()
        try:
            yield
        finally:
            self._set(now)

    def _set(self, modes: _Modes) -> None:
        with suppress(termios.error):
            termios.tcsetattr(self._descriptor, termios.TCSANOW, modes)
