"""Bubblewrap, with an interpreter kept ready for programs like the last ones: what it promises stays the same."""

import asyncio
import os
import platform

from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import ExecutionResult, Limits, Program

from .bubblewrap import BubblewrapSandbox, counts_per_namespace
from .canary import run_canary
from .child import Started
from .forkserver import ForkedChild, ForkServer, NotForked
from .meter import Sample, measure
from .package import Package, base_interpreter, pack, pack_server
from .profile import TMP, tmpfs_sizes, unused_uid, user_files
from .result import conclude, errors_mapped
from .seccomp import assemble
from .supervise import Ends, Supervisor

_MOST_SERVERS = 3

Kind = tuple[tuple[str, ...], tuple[str, ...]]
"""What programs of one server have in common: packages, and modules to import ahead."""


class WarmSandbox:
    """Runs programs in forks of a server where one of their kind is ready, and else as the backend behind does.

    The first program of a kind has a server started, once it has ended. That one is used when the canary, run through
    it, found nothing; where it did, or nothing works, everything goes to the backend behind.

    Args:
        behind: The backend whose promises hold.
    """

    name = BubblewrapSandbox.name
    level = BubblewrapSandbox.level

    def __init__(self, behind: BubblewrapSandbox) -> None:
        self.behind = behind
        self._ready: dict[Kind, ForkingSandbox] = {}  # the one that was used last is the last
        self._proving: dict[Kind, asyncio.Task[None]] = {}
        self._refused: set[Kind] = set()

    def fingerprint(self) -> str:
        """Name what a passed canary of the backend behind depends on."""
        return self.behind.fingerprint()

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        """Run a program; see the port."""
        kind = _kind_of(program)
        ready = self._ready.pop(kind, None)
        if ready is not None:
            self._ready[kind] = ready
            try:
                return await ready.run(program, limits)
            except NotForked:
                self._forget(kind)
        result = await self.behind.run(program, limits)
        self._prepare(kind)
        return result

    async def warmed(self, program: Program) -> bool:
        """Have a server ready for programs such as this one; tell whether there is one."""
        kind = _kind_of(program)
        self._prepare(kind)
        if kind in self._proving:
            await self._proving[kind]
        return kind in self._ready

    def _prepare(self, kind: Kind) -> None:
        if not (kind in self._ready or kind in self._proving or kind in self._refused):
            self._proving[kind] = asyncio.create_task(self._prove(kind))

    async def _prove(self, kind: Kind) -> None:
        try:
            sandbox = await _proven(kind, self.behind)
        finally:
            del self._proving[kind]
        if sandbox is None:
            self._refused.add(kind)
            return
        self._ready[kind] = sandbox
        while len(self._ready) > _MOST_SERVERS:
            self._forget(next(iter(self._ready)))

    def _forget(self, kind: Kind) -> None:
        if kind in self._ready:
            self._ready.pop(kind).server.close()


class ForkingSandbox:
    """Runs each program in a fork of one server, in namespaces of its own.

    Args:
        server: It has started.
        behind: The backend whose promises hold.
    """

    name = BubblewrapSandbox.name

    def __init__(self, server: ForkServer, behind: BubblewrapSandbox) -> None:
        self.server = server
        self.behind = behind

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        """Run a program; see the port.

        Raises:
            NotForked: If it was not started.
        """
        is_root = os.geteuid() == 0
        counts = is_root or counts_per_namespace(platform.release())
        package = pack(program, limits, counts_processes=counts, site_packages=self.behind.site_packages)
        order = _order(package, limits, drop_to=unused_uid() if is_root else None)
        with errors_mapped(self.name):

            async def start(ends: Ends) -> ForkedChild:
                return await self.server.fork(order, ends)

            observed = await Supervisor(_Namespace(limits), limits).follow(start)
        return await conclude(self.name, program, observed)


class _Namespace:
    """What one fork is the first process of."""

    def __init__(self, limits: Limits) -> None:
        self._memory_bytes = limits.memory_mb << 20
        self._tmpfs = tmpfs_sizes(limits.disk_mb << 20)

    def measure(self, child: Started) -> Sample:
        return measure(child.pid, self._memory_bytes, self._tmpfs)

    def kill(self, child: Started) -> None:
        child.kill()

    def exit_code(self, code: int) -> int:
        return code


def _kind_of(program: Program) -> Kind:
    return program.packages, program.preload


def _order(package: Package, limits: Limits, *, drop_to: int | None) -> dict[str, object]:
    return {
        "tmpfs": dict(tmpfs_sizes(limits.disk_mb << 20)),
        "code": dict(package.code),
        "inputs": dict(package.inputs),
        "system": dict(user_files(drop_to)) if drop_to is not None else {},
        "drop_to": drop_to,
        "seccomp": assemble(platform.machine()),
    }


async def _proven(kind: Kind, behind: BubblewrapSandbox) -> ForkingSandbox | None:
    """Start a server and run the canary through it; None when it cannot be trusted."""
    packages, preload = kind
    if base_interpreter().is_relative_to(TMP):
        return None  # each run has a folder of its own there, which would hide it
    try:
        server = ForkServer(behind.bwrap, pack_server(packages, behind.site_packages), preload)
    except (SandboxError, OSError):
        return None
    try:
        await server.started()
        sandbox = ForkingSandbox(server, behind)
        verdict = await run_canary(sandbox)
    except (SandboxError, OSError):
        server.close()
        return None
    except BaseException:
        server.close()
        raise
    if verdict.passed:
        return sandbox
    server.close()
    return None
