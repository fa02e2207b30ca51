"""Starting processes and timing them."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTHON = sys.executable
DEMO = (PYTHON, str(ROOT / "demo.py"))
SUBMIT = (PYTHON, str(ROOT / "submit.py"))

# The peak of a process starts at the size of the one that made it: this small one stands between.
_MEASURE = """
import os, sys, time
started = time.monotonic()
pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ)
_, status, usage = os.wait4(pid, 0)
os.write(2, f"\\n{started} {time.monotonic()} {usage.ru_maxrss}".encode())
os._exit(os.waitstatus_to_exitcode(status))
"""


class WentWrong(Exception):
    """What was to be timed did not do what it should."""


@dataclass(frozen=True)
class Ran:
    """A program that ended well; `started` is on time.monotonic()."""

    started: float
    wall_s: float
    stdout: str
    peak_mb: float = 0.0


def run(command: Sequence[str], *, env: dict[str, str] | None = None) -> Ran:
    """Run a program to its end.

    Raises:
        WentWrong: If it ends with anything but 0.
    """
    started = time.monotonic()
    done = _run(command, env or {})
    return Ran(started, time.monotonic() - started, done.stdout)


def run_weighed(command: Sequence[str], *, env: dict[str, str] | None = None) -> Ran:
    """Run a program to its end and tell the most memory that it, or one it waited for, held at a time.

    Raises:
        WentWrong: If it ends with anything but 0.
    """
    done = _run((PYTHON, "-I", "-S", "-c", _MEASURE, *command), env or {})
    started, ended, peak = map(float, done.stderr.rpartition("\n")[2].split())
    unit = 1 if sys.platform == "darwin" else 1 << 10
    return Ran(started, ended - started, done.stdout, peak * unit / (1 << 20))


def milliseconds(*command: str) -> float:
    """Time one run of a program, from its start to its end."""
    return run(command).wall_s * 1000


def report_of(ran: Ran) -> dict[str, object]:
    """Read the object that `--json` printed."""
    return dict(json.loads(ran.stdout))


def _run(argv: Sequence[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    names = {"PATH", "HOME", "LANG", "TMPDIR", "PYTHONPATH"}
    kept = {name: os.environ[name] for name in names & set(os.environ)}  # noqa: TID251 - no setting of the program
    done = subprocess.run(
        argv, env=kept | env, stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=ROOT, check=False
    )
    if done.returncode:
        raise WentWrong(f"{' '.join(argv[1:])[-200:]} ended with {done.returncode}: {done.stderr[-800:]}{done.stdout}")
    return done
