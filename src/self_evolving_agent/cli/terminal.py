"""How the terminal at standard input takes what is typed."""

import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import cast

Modes = list[int | list[bytes | int]]
"""What `termios.tcgetattr` gives."""

_INPUT, _LOCAL = 0, 3


def terminal_modes() -> Modes:
    """Give the modes as they are."""
    return termios.tcgetattr(sys.stdin.fileno())


def put_back_modes(modes: Modes) -> None:
    """Set them; what is typed already stays to be read. A terminal that is gone needs none."""
    with suppress(termios.error):
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, modes)


@contextmanager
def hushed() -> Iterator[None]:
    """Keep what is typed meanwhile off the screen; the prompt gets it afterwards, Enter and all."""
    before, changed = terminal_modes(), terminal_modes()
    for place, flag in ((_INPUT, termios.ICRNL), (_LOCAL, termios.ECHO)):  # Enter stays what the prompt takes for it
        changed[place] = cast("int", changed[place]) & ~flag
    put_back_modes(changed)
    try:
        yield
    finally:
        put_back_modes(before)
