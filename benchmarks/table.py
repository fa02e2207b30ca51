"""How figures are told: a table for people, JSON to keep."""

import platform
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from os import cpu_count, getloadavg
from pathlib import Path

from benchmarks.figures import Figure

_HEAD = ("figure", "n", "ours", "against", "ratio", "goal", "", "what bounds it")
_VERDICTS = {True: "met", False: "MISSED", None: ""}


def markdown(figures: Sequence[Figure], facts: dict[str, object]) -> str:
    """Write what was measured, where and when."""
    told = "  \n".join(f"{name}: {value}" for name, value in facts.items())
    rows = [_HEAD, tuple("---" for _ in _HEAD), *(_row(each) for each in figures)]
    return f"{told}\n\n" + "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def facts() -> dict[str, object]:
    """Describe this run and this machine without naming either."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": _git("rev-parse", "--short", "HEAD") + (" and changes" if _git("status", "--short", "src") else ""),
        "machine": f"{platform.system()} {platform.machine()}, {cpu_count()} cores",
        "python": platform.python_version(),
        "load": " ".join(f"{load:.1f}" for load in getloadavg()),
    }


def _row(each: Figure) -> tuple[str, ...]:
    return (
        each.name,
        str(each.n),
        f"{each.ours:.4g} {each.unit} ±{each.spread:.0%}",
        "" if each.base is None else f"{each.base:.4g} {each.unit}",
        "" if each.ratio is None else f"{each.ratio:.2f}",
        "" if each.goal is None else f"≤ {each.goal:g}" + (f" {each.unit}" if each.ratio is None else ""),
        _VERDICTS[each.passed],
        each.bounded_by,
    )


def _git(*arguments: str) -> str:
    root = Path(__file__).parent.parent
    try:
        told = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return told.stdout.strip()
