"""Run ids as people see and type them. Imports nothing that takes time: the listings start with it."""

from datetime import datetime
from typing import TYPE_CHECKING

from self_evolving_agent.errors import UsageError

if TYPE_CHECKING:
    from self_evolving_agent.bootstrap import Store

SHORT = 10
"""Letters of an id that hold the milliseconds since 1970 at which the run began: they tell runs apart."""

MOST_TOLD = 8
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
    """Give the id of the one run that is meant by an id or by how it begins.

    Raises:
        UsageError: If no run begins so, or several do; the message lists them.
    """
    found = store.log.runs(named, MOST_TOLD + 1)
    if named in found:
        return named
    if not found:
        raise UsageError(f"no run begins with {named!r}", "--list-runs lists them")
    if len(found) > 1:
        more = " and more" if len(found) > MOST_TOLD else ""
        raise UsageError(f"several runs begin with {named!r}: {', '.join(found[:MOST_TOLD])}{more}", "type more of it")
    return found[0]
