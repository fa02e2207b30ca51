"""Measures a tree of processes from outside, through /proc; what cannot be read counts as nothing."""

import contextlib
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

_PAGE = os.sysconf("SC_PAGE_SIZE")
_TICKS = os.sysconf("SC_CLK_TCK")
_INODE_BYTES = 1024  # kernel memory of an empty file in a tmpfs, which has no blocks


@dataclass(frozen=True)
class Sample:
    """What a tree of processes uses at one moment; CPU seconds are since its start."""

    memory_bytes: int = 0
    cpu_s: float = 0.0
    processes: int = 0
    disk_bytes: int = 0


def measure(root: int, memory_limit_bytes: int, tmpfs: Mapping[str, int] | None = None) -> Sample:
    """Measure a process and all its descendants.

    Args:
        root: Process id.
        memory_limit_bytes: Shared pages are told apart (PSS), which is dear, only above this.
        tmpfs: Mount points, as the root process sees them, whose content counts as memory, with their sizes.
    """
    pids = list(descendants(root))
    files = sum(_tmpfs_bytes(f"/proc/{root}/root{mount}", size) for mount, size in (tmpfs or {}).items())
    memory = files + sum(_resident_bytes(pid) for pid in pids)
    if memory > memory_limit_bytes:
        memory = files + sum(_proportional_bytes(pid) for pid in pids)
    return Sample(memory, sum(_cpu_s(pid) for pid in pids), len(pids))


def descendants(root: int) -> Iterator[int]:
    """Yield a process and its descendants; only those that still have a parent in the tree are found."""
    waiting = [root]
    while waiting:
        pid = waiting.pop()
        yield pid
        with contextlib.suppress(OSError):
            for thread in Path(f"/proc/{pid}/task").iterdir():
                waiting += map(int, _read(thread / "children").split())


def _resident_bytes(pid: int) -> int:
    fields = _read(Path(f"/proc/{pid}/statm")).split()
    return int(fields[1]) * _PAGE if fields else 0


def _proportional_bytes(pid: int) -> int:
    for line in _read(Path(f"/proc/{pid}/smaps_rollup")).splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return _resident_bytes(pid)


def _cpu_s(pid: int) -> float:
    fields = _read(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()
    # utime, stime, cutime, cstime: the 14th to 17th field of proc(5), counted here from the third.
    return sum(map(int, fields[11:15])) / _TICKS


def _tmpfs_bytes(path: str, size: int) -> int:
    try:
        status = os.statvfs(path)
    except OSError:
        return 0
    if status.f_blocks * status.f_frsize > size + _PAGE:
        return 0  # not mounted yet: this is still the host's folder of that name
    used = (status.f_blocks - status.f_bfree) * status.f_frsize
    return used + (status.f_files - status.f_ffree) * _INODE_BYTES


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""
