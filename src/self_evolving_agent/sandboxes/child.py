"""One child process: started without blocking the loop, waited for without polling, reaped with what it used."""

import asyncio
import os
import signal
import subprocess
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from resource import struct_rusage
from typing import Protocol

from self_evolving_agent.errors import SandboxError


@dataclass(frozen=True)
class Launch:
    """What to start.

    Attributes:
        env: The whole environment of the process.
        pass_fds: Descriptors it inherits under the same numbers.
        stdin: Descriptor it reads from; nothing when None.
    """

    argv: Sequence[str]
    env: Mapping[str, str]
    pass_fds: tuple[int, ...] = ()
    cwd: str = "/"
    stdin: int | None = None


@dataclass(frozen=True)
class Exit:
    """How a process ended: exit code, negative for a signal; CPU seconds of it and all it waited for.

    Peak memory is not taken from here: `ru_maxrss` starts at the size of the process that forked.
    """

    code: int
    cpu_s: float


class Started(Protocol):
    """A process that runs, or did."""

    @property
    def pid(self) -> int: ...

    @property
    def is_running(self) -> bool: ...

    async def wait(self) -> Exit:
        """Wait for its end; a cancelled wait leaves it running and can be repeated."""
        ...

    def kill(self) -> None:
        """Kill it; nothing happens when it has ended."""
        ...


class Child:
    """A started process in a session of its own.

    Raises:
        SandboxError: If it cannot be started.
    """

    def __init__(self, launch: Launch, *, stdout: int, stderr: int) -> None:
        self._loop = asyncio.get_running_loop()
        self._exit: asyncio.Future[Exit] = self._loop.create_future()
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the argv is ours; the program is a file in it
                launch.argv,
                env=launch.env,
                cwd=launch.cwd,
                stdin=subprocess.DEVNULL if launch.stdin is None else launch.stdin,
                stdout=stdout,
                stderr=stderr,
                pass_fds=launch.pass_fds,
                start_new_session=True,
            )
        except OSError as error:
            raise SandboxError(f"cannot start {launch.argv[0]}: {error.strerror or error}") from error
        self.pid = self._process.pid
        self._watch()

    @property
    def is_running(self) -> bool:
        return not self._exit.done()

    async def wait(self) -> Exit:
        """Wait for its end; a cancelled wait leaves it running and can be repeated."""
        return await asyncio.shield(self._exit)

    def kill(self) -> None:
        """Kill it and its process group; nothing happens when it has been reaped."""
        if self.is_running:
            for kill in (os.killpg, os.kill):
                try:
                    kill(self.pid, signal.SIGKILL)
                except (ProcessLookupError, PermissionError):
                    continue  # PermissionError: macOS, for a group of zombies

    def _watch(self) -> None:
        try:
            descriptor = os.pidfd_open(self.pid)
        except (AttributeError, OSError):  # not Linux, or before 5.3
            threading.Thread(target=self._wait_in_thread, daemon=True).start()
        else:
            self._loop.add_reader(descriptor, self._reap, descriptor)

    def _reap(self, descriptor: int) -> None:
        self._loop.remove_reader(descriptor)
        os.close(descriptor)
        self._settle(*os.wait4(self.pid, 0)[1:])

    def _wait_in_thread(self) -> None:
        status, usage = os.wait4(self.pid, 0)[1:]
        self._loop.call_soon_threadsafe(self._settle, status, usage)

    def _settle(self, status: int, usage: struct_rusage) -> None:
        code = os.waitstatus_to_exitcode(status)
        self._process.returncode = code  # or Popen would wait for a process that is gone
        self._exit.set_result(Exit(code, usage.ru_utime + usage.ru_stime))
