"""`--list-strategies` and `--list-runs`: from a glance at the memory, so that they start at once."""

from datetime import datetime

from .arguments import Options
from .glance import glance
from .output import Output
from .text import line, pad

RUNS = 50
_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
_FOR, _NAME, _TASK = 22, 39, 26
"""Columns, so that a row fits 80."""


def list_strategies(options: Options, out: Output) -> int:
    """List what was tried, best rate first; among the same rate the one that is better proven."""
    played = [row for row in glance(options, out).strategies if row.plays]
    played.sort(key=lambda row: (-row.rate, -row.plays, row.key))
    if out.is_json:
        out.json({"strategies": [row._asdict() for row in played]})
        return 0
    if played:
        out.answer(f"rate  wins plays  {'for':{_FOR}} strategy")
    for row in played:
        kind = pad(line(f"{row.domain}/{row.kind}"), _FOR)
        out.answer(f"{row.rate:.2f} {row.wins:5} {row.plays:5}  {kind} {pad(line(row.name), _NAME).rstrip()}")
    return 0


def list_runs(options: Options, out: Output) -> int:
    """List the latest runs, the newest last."""
    runs = glance(options, out).runs[-RUNS:]
    if out.is_json:
        out.json({"runs": [row._asdict() | {"started": started(row.run_id)} for row in runs]})
        return 0
    for row in runs:
        came_of_it = "cancelled" if row.cancelled else "success" if row.success else "failed"
        when = (started(row.run_id) or "")[:16].replace("T", " ")
        out.answer(f"{line(row.run_id):26} {when:16} {came_of_it:9} {pad(line(row.task), _TASK).rstrip()}")
    return 0


def started(run_id: str) -> str | None:
    """Give when a run began, in local time: its id begins with the milliseconds since 1970, in base 32."""
    try:
        milliseconds = 0
        for digit in run_id[:10]:
            milliseconds = milliseconds * 32 + _DIGITS.index(digit)
        return datetime.fromtimestamp(milliseconds / 1000).astimezone().isoformat(timespec="seconds")
    except (ValueError, OSError, OverflowError):
        return None
