"""Run ids as people see and type them. Imports nothing that takes time: the listings start with it."""

from datetime import datetime
from typing import TYPE_CHECKING

from self_evolving_agent.errors import UsageError

from .meant import MOST_TOLD, meant

if TYPE_CHECKING:
    from self_evolving_agent.bootstrap import Store

SHORT = 10
"""Letters of an id that hold the milliseconds since 1970 at which the run began: they tell runs apart."""

LAST = "last"
"""No id begins so: there is no `l` among their letters."""

_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"


def short(run_id: str) -> str:
    """Give the part by which a person may name a run."""
    return run_id[:SHORT]


def started(run_id: str) -> str | None:
    """Give when a run began, in local time."""
    try:
        milliseconds = 0
        for digit in run_id[:SHORT]:
            milliseconds = milliseconds * 32 + _DIGITS.index(digit)
        return datetime.fromtimestamp(milliseconds / 1000).astimezone().isoformat(timespec="seconds")
    except (ValueError, OSError, OverflowError):
        return None


def find_run(store: "Store", named: str) -> str:
    """Give the id of the one run that is meant by an id, by how it begins, or by `last`: the latest that has ended.

    Raises:
        UsageError: If no run begins so, or several do; the message lists them.
    """
    if named == LAST:
        experiences = store.memory.current().experiences
        if not experiences:
            raise UsageError("there is no last run: none has ended yet", '--task "TEXT" begins one')
        return experiences[-1].run_id
    return meant(named, store.log.runs(named, MOST_TOLD + 1), "run", "--list-runs lists them")
