"""Linux namespaces without privileges, through the `bwrap` program: the backend that `auto` prefers."""

import contextlib
import json
import os
import platform
import re
import signal
from pathlib import Path

from self_evolving_agent.models import ExecutionResult, Limits, Program

from .child import Launch, Started
from .descriptors import descriptors
from .fingerprint import fingerprint_of
from .meter import Sample, measure
from .package import Places, base_interpreter, environment, pack
from .profile import CODE, PACKAGES, TMP, WORK, BoxedCommand, bubblewrap_argv, tmpfs_sizes, unused_uid
from .result import conclude, errors_mapped
from .seccomp import assemble
from .supervise import Supervisor

_SIGNAL_BASE = 128  # bubblewrap reports a signal as a shell does
_FATAL_SIGNALS = frozenset(
    {
        *(signal.SIGILL, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE, signal.SIGKILL, signal.SIGSEGV),
        *(signal.SIGTERM, signal.SIGXCPU, signal.SIGXFSZ, signal.SIGSYS),
    }
)


class BubblewrapSandbox:
    """Runs programs with nothing of the host but /usr and the interpreter, read-only.

    Args:
        bwrap: The program to use.
        site_packages: Where listed packages are installed; this interpreter's own folder when None.
    """

    name = "bubblewrap"
    level = "own namespaces, no network, no files of yours, system call filter, limits watched from outside"

    def __init__(self, bwrap: Path, *, site_packages: Path | None = None) -> None:
        self.bwrap = bwrap
        self.site_packages = site_packages

    def fingerprint(self) -> str:
        """Name what a passed canary depends on; another one means: examine again."""
        return fingerprint_of(self.name, self.bwrap)

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        """Run a program; see the port."""
        counts = counts_per_namespace(platform.release()) or os.geteuid() == 0
        package = pack(program, limits, counts_processes=counts, site_packages=self.site_packages)
        python = base_interpreter()
        seccomp = assemble(platform.machine())
        drop_to = unused_uid() if os.geteuid() == 0 else None
        places = Places(code=CODE, work=WORK, packages=PACKAGES, tmp=TMP)
        with errors_mapped(self.name), descriptors() as held:
            status = _Status()
            try:

                def launch(channel: int) -> Launch:
                    argv = bubblewrap_argv(
                        BoxedCommand(self.bwrap, python, environment(places, channel=channel, python=python)),
                        package,
                        disk_bytes=limits.disk_mb << 20,
                        held=held,
                        status=status.theirs,
                        seccomp=seccomp,
                        drop_to=drop_to,
                    )
                    return Launch(argv, env={}, pass_fds=(*held.opened, status.theirs, channel))

                observed = await Supervisor(_Namespace(status, limits), limits).run(launch)
            finally:
                status.close()
        return await conclude(self.name, program, observed)


def counts_per_namespace(release: str) -> bool:
    """Tell whether the kernel counts a user's processes apart in each user namespace: it does so since 5.14.

    Before, the limit would be used up by the user's own desktop; the host then counts, every 50 ms.
    """
    numbers = [int(digits) for digits in re.findall(r"\d+", release)[:2]]
    return numbers >= [5, 14]


class _Status:
    """Bubblewrap's own report: the process whose death ends the whole namespace."""

    def __init__(self) -> None:
        self._ours, self.theirs = os.pipe()
        os.set_blocking(self._ours, False)
        self._text = b""
        self._child_pid: int | None = None

    def child_pid(self) -> int | None:
        """Give the first process of the namespace, None while bubblewrap prepares it."""
        if self._child_pid is None:
            try:
                self._text += os.read(self._ours, 4096)
            except BlockingIOError:
                return None
            first, newline, _ = self._text.partition(b"\n")
            if newline:
                self._child_pid = int(json.loads(first)["child-pid"])
        return self._child_pid

    def close(self) -> None:
        os.close(self._ours)
        os.close(self.theirs)


class _Namespace:
    """One running bubblewrap."""

    def __init__(self, status: _Status, limits: Limits) -> None:
        self._status = status
        self._memory_bytes = limits.memory_mb << 20
        self._tmpfs = tmpfs_sizes(limits.disk_mb << 20)

    def measure(self, child: Started) -> Sample:  # noqa: ARG002 - the tree starts below bubblewrap
        first = self._status.child_pid()
        return Sample() if first is None else measure(first, self._memory_bytes, self._tmpfs)

    def kill(self, child: Started) -> None:
        # While bubblewrap has not been reaped its child's number cannot belong to anybody else.
        if child.is_running and (first := self._status.child_pid()) is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(first, signal.SIGKILL)
        child.kill()

    def exit_code(self, code: int) -> int:
        is_signal = code > _SIGNAL_BASE and code - _SIGNAL_BASE in _FATAL_SIGNALS
        return _SIGNAL_BASE - code if is_signal else code
