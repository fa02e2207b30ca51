"""Where and when something was measured."""

import platform
import subprocess
from datetime import UTC, datetime
from os import cpu_count, getloadavg
from pathlib import Path


def facts() -> dict[str, object]:
    """Describe this run and this machine without naming either."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": _git("rev-parse", "--short", "HEAD") + (" and changes" if _git("status", "--short", "src") else ""),
        "machine": f"{platform.system()} {platform.machine()}, {cpu_count()} cores",
        "python": platform.python_version(),
        "load": " ".join(f"{load:.1f}" for load in getloadavg()),
    }


def _git(*arguments: str) -> str:
    root = Path(__file__).parent.parent
    try:
        told = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return told.stdout.strip()
