"""podman or docker through their command line: asked for by name, for machines without user namespaces."""

import asyncio
import contextlib
import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from self_evolving_agent.models import ExecutionResult, Limits, Program

from .child import Child, Launch, Started
from .descriptors import descriptors
from .fingerprint import fingerprint_of
from .frames import CODE, PACKAGES, TMP, WORK, job_for_mux, most_bytes, mux_source, split_frames
from .meter import Sample
from .package import Package, pack
from .result import conclude, errors_mapped
from .supervise import Supervisor

_NOBODY = 65534
_REMOVE_S = 20.0


class ContainerSandbox:
    """Runs each program in a container of its own; its files go in and its results come out by pipe, never by a mount.

    Args:
        engine: The program `podman` or `docker`.
        image: An image that is on the machine already: nothing is pulled. Needs Python 3.8 or later and bash.
        env: Environment of the engine's own command, which needs HOME and how to reach its service.
        site_packages: Where listed packages are installed; this interpreter's own folder when None.
    """

    name = "container"
    level = "own container, no network, no files of yours, limits kept by the engine, which may itself run as root"

    def __init__(self, engine: Path, *, image: str, env: Mapping[str, str], site_packages: Path | None = None) -> None:
        self._engine = engine
        self._image = image
        self._env = dict(env)
        self._site_packages = site_packages

    def fingerprint(self) -> str:
        """Name what a passed canary depends on; another one means: examine again."""
        return fingerprint_of(f"{self.name}:{self._image}", self._engine)

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        """Run a program; see the port."""
        package = pack(program, limits, counts_processes=False, site_packages=self._site_packages)
        label = f"agent-sandbox-{secrets.token_hex(8)}"
        ended = False
        with errors_mapped(self.name), descriptors() as held:
            held.content(job_for_mux(package, limits))

            def launch(_channel: int) -> Launch:
                options = [*_options(label, limits), *_mounts(package)]
                argv = [str(self._engine), "run", *options, "--entrypoint", "python3", self._image, "-c", mux_source()]
                return Launch(argv, env=self._env, stdin=held.opened[0])

            try:
                observed = await Supervisor(_EngineCommand(), limits).run(launch, stdout_bytes=most_bytes(limits))
                ended = not observed.limits_hit
            finally:
                if not ended:  # the command is dead by now, which alone leaves the container running
                    await asyncio.shield(self._remove(label))
        return await conclude(self.name, program, split_frames(observed, limits))

    async def _remove(self, label: str) -> None:
        nowhere = os.open(os.devnull, os.O_RDWR)
        try:
            child = Child(
                Launch([str(self._engine), "rm", "--force", label], env=self._env), stdout=nowhere, stderr=nowhere
            )
        finally:
            os.close(nowhere)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(child.wait(), _REMOVE_S)
        child.kill()


class _EngineCommand:
    """The engine's command; what runs is elsewhere, so that the engine must keep the limits."""

    def measure(self, child: Started) -> Sample:  # noqa: ARG002 - nothing of the container is below it
        return Sample()

    def kill(self, child: Started) -> None:
        child.kill()

    def exit_code(self, code: int) -> int:
        return code


def _options(label: str, limits: Limits) -> list[str]:
    memory = f"{limits.memory_mb}m"
    disk = limits.disk_mb
    return [
        *("--rm", "--interactive", "--name", label, "--pull", "never", "--log-driver", "none"),
        *("--network", "none", "--hostname", "box", "--read-only", "--user", f"{_NOBODY}:{_NOBODY}"),
        *("--cap-drop", "ALL", "--security-opt", "no-new-privileges"),
        *("--memory", memory, "--memory-swap", memory, "--shm-size", "16m"),
        *("--pids-limit", str(limits.processes + 2), "--ulimit", "core=0"),
        *("--tmpfs", f"{CODE}:rw,mode=1777,size=16m", "--tmpfs", f"{WORK}:rw,mode=1777,size={disk}m"),
        *("--tmpfs", f"{TMP}:rw,mode=1777,size={max(1, disk // 2)}m"),
    ]


def _mounts(package: Package) -> list[str]:
    argv: list[str] = []
    for part in package.packages:
        argv += ["--mount", f"type=bind,source={part},target={PACKAGES}/{part.name},readonly"]
    return argv
