"""Watches and kills a program that is only a process group: what it can hide from this, it can keep running."""

import contextlib
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from self_evolving_agent.models import Limits

from .child import Started
from .meter import Sample, measure

_MOST_FILES = 5_000  # a walk over more would hold up the event loop
_POLLS_PER_WALK = 5
_SWEEPS = 20


class ProcessGroup:
    """One program without a namespace.

    Args:
        limits: Those of the run.
        root: Its temporary folder, whose name stands in the environment of all its processes.
    """

    def __init__(self, limits: Limits, root: Path) -> None:
        self._memory_bytes = limits.memory_mb << 20
        self._root = root
        self._polls = 0
        self._disk_bytes = 0

    def measure(self, child: Started) -> Sample:
        if self._polls % _POLLS_PER_WALK == 0:
            self._disk_bytes = _disk_bytes(self._root)
        self._polls += 1
        return replace(measure(child.pid, self._memory_bytes), disk_bytes=self._disk_bytes)

    def kill(self, child: Started) -> None:
        child.kill()
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, signal.SIGKILL)  # the group may outlive its leader
        for _ in range(_SWEEPS):  # what was found may just have forked
            found = list(self._marked())
            for pid in found:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
            if not found:
                break

    def exit_code(self, code: int) -> int:
        return code

    def _marked(self) -> Iterator[int]:
        """Find processes that left the group, by the environment they were started with."""
        mark = str(self._root).encode()
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if mark in (folder / "environ").read_bytes():
                    yield int(folder.name)


def _disk_bytes(root: Path) -> int:
    total, files = 0, 0
    waiting = [root]
    while waiting and files < _MOST_FILES:
        with contextlib.suppress(OSError), os.scandir(waiting.pop()) as entries:
            for entry in entries:
                files += 1
                status = entry.stat(follow_symlinks=False)
                total += status.st_blocks * 512
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(Path(entry.path))
    return total
