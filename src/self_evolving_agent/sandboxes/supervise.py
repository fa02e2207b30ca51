"""Starts one program, watches it from outside, and leaves nothing running however it ends."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from self_evolving_agent.models import Limit, Limits

from .channel import MOST_BYTES
from .child import Child, Launch, Started
from .meter import Sample
from .streams import Excerpt, Stream

_FIRST_POLL_S = 0.01
_POLL_S = 0.05
_OWN_PROCESSES = 2  # a backend's own in the tree: the namespace's first process


@dataclass(frozen=True)
class Ends:
    """The descriptors on which a program writes; they are closed once it has started."""

    stdout: int
    stderr: int
    channel: int


class Containment(Protocol):
    """What a backend knows about its own running program."""

    def measure(self, child: Started) -> Sample:
        """Say what the program uses now; within a few milliseconds."""
        ...

    def kill(self, child: Started) -> None:
        """Kill all of the program at once; called again when it has ended, for what it left behind."""
        ...

    def exit_code(self, code: int) -> int:
        """Translate the exit code of what was started into that of the program."""
        ...


@dataclass(frozen=True)
class Observed:
    """What was seen of a program from outside.

    Attributes:
        exit_code: Negative for a signal.
    """

    exit_code: int
    stdout: Excerpt
    stderr: Excerpt
    channel: Excerpt
    limits_hit: tuple[Limit, ...]
    wall_s: float
    cpu_s: float
    peak_memory_mb: float


class Supervisor:
    """One passage of one program, from its start to its last trace."""

    def __init__(self, containment: Containment, limits: Limits) -> None:
        self._containment = containment
        self._limits = limits
        self._child: Started | None = None
        self._hit: list[Limit] = []
        self._peak_bytes = 0

    async def run(self, launch: Callable[[int], Launch], *, stdout_bytes: int = 0) -> Observed:
        """Run a program to its end or its limit; when cancelled, it is killed first.

        Args:
            launch: Gives what to start, told the descriptor on which the program hands out.
            stdout_bytes: Keep this much of stdout whatever the limits say, and kill above it.

        Raises:
            SandboxError: If it cannot be started.
        """

        async def start(ends: Ends) -> Child:
            return Child(launch(ends.channel), stdout=ends.stdout, stderr=ends.stderr)

        return await self.follow(start, stdout_bytes=stdout_bytes)

    async def follow(self, start: Callable[[Ends], Awaitable[Started]], *, stdout_bytes: int = 0) -> Observed:
        """Do the same with what is started in another way.

        Args:
            start: Starts it, told where it writes.
            stdout_bytes: As above.

        Raises:
            SandboxError: If it cannot be started.
        """
        kept, killed = self._limits.output_kept_bytes, self._limits.output_killed_bytes
        started = time.monotonic()
        pipes = [os.pipe() for _ in range(3)]
        # The channel is kept whole: all of it is head.
        sizes = ((2 * stdout_bytes or kept, stdout_bytes or killed), (kept, killed), (2 * MOST_BYTES, MOST_BYTES))
        streams = [
            Stream(ours, kept_bytes=keep, killed_bytes=most, on_flood=self._stop_flood)
            for (ours, _), (keep, most) in zip(pipes, sizes, strict=True)
        ]
        try:
            try:
                self._child = child = await start(Ends(*(theirs for _, theirs in pipes)))
            finally:
                for _, theirs in pipes:
                    os.close(theirs)
            await self._watch(child)
        finally:
            for stream in streams:
                stream.finish()
        end = await child.wait()
        exit_code = self._containment.exit_code(end.code)
        if exit_code == -signal.SIGXCPU:
            self._note("cpu")
        return Observed(
            exit_code=exit_code,
            stdout=streams[0].excerpt,
            stderr=streams[1].excerpt,
            channel=streams[2].excerpt,
            limits_hit=tuple(self._hit),
            wall_s=time.monotonic() - started,
            cpu_s=end.cpu_s,
            peak_memory_mb=self._peak_bytes / (1 << 20),
        )

    async def _watch(self, child: Started) -> None:
        timer = asyncio.get_running_loop().call_later(self._limits.wall_s, self._stop, "wall")
        metering = asyncio.create_task(self._meter(child))
        try:
            await child.wait()
        finally:
            timer.cancel()
            metering.cancel()
            self._containment.kill(child)
            await _until_reaped(child)

    async def _meter(self, child: Started) -> None:
        pause_s = _FIRST_POLL_S
        while True:
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, _POLL_S)
            sample = self._containment.measure(child)
            self._peak_bytes = max(self._peak_bytes, sample.memory_bytes)
            if sample.memory_bytes > self._limits.memory_mb << 20:
                self._stop("memory")
            elif sample.cpu_s > self._limits.cpu_s:
                self._stop("cpu")
            elif sample.processes > self._limits.processes + _OWN_PROCESSES:
                self._stop("processes")
            elif sample.disk_bytes > self._limits.disk_mb << 20:
                self._stop("disk")

    def _stop_flood(self) -> None:
        self._stop("output")

    def _stop(self, limit: Limit) -> None:
        if self._child is not None and self._child.is_running:
            self._note(limit)
            self._containment.kill(self._child)

    def _note(self, limit: Limit) -> None:
        if limit not in self._hit:
            self._hit.append(limit)


async def _until_reaped(child: Started) -> None:
    """Wait for a killed child, also when the waiting is cancelled: nothing may be left running."""
    cancelled: asyncio.CancelledError | None = None
    while child.is_running:
        try:
            await child.wait()
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled
