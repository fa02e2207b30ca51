"""Ids that sort by the time they were made."""

import secrets
from collections.abc import Callable
from threading import Lock

from self_evolving_agent.ports import Clock

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
_LENGTH = 26
_RANDOM_BITS = 80


class TimeIds:
    """Gives ids of 26 lower-case letters and digits: 48 bits of milliseconds, then 80 random bits.

    Within one process every id is greater than all before it, also when the clock stands still or goes back; ids of
    several processes sort by their clocks. Safe to share between threads.

    Args:
        clock: Gives the milliseconds.
        random_bits: Takes a number of bits and gives so many random ones; unguessable by default.

    Source: the ULID specification (github.com/ulid/spec), in lower case.
    """

    def __init__(self, clock: Clock, random_bits: Callable[[int], int] = secrets.randbits) -> None:
        self._clock = clock
        self._random_bits = random_bits
        self._last = -1
        self._lock = Lock()

    def new(self) -> str:
        milliseconds = int(self._clock.now().timestamp() * 1000)
        fresh = milliseconds << _RANDOM_BITS | self._random_bits(_RANDOM_BITS)
        with self._lock:
            # When the clock did not move on, counting up from the last id keeps the order.
            has_moved_on = fresh >> _RANDOM_BITS > self._last >> _RANDOM_BITS
            self._last = fresh if has_moved_on else self._last + 1
            return _spell(self._last)


def _spell(number: int) -> str:
    digits = [_ALPHABET[number >> 5 * place & 31] for place in range(_LENGTH)]
    return "".join(reversed(digits))
