"""Runs a program in a temporary folder, for backends that have no file system of their own."""

import contextlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from self_evolving_agent.models import ExecutionResult, Limits, Program

from .child import Launch
from .group import ProcessGroup
from .package import DRIVER, PYTHON_FLAGS, Package, Places, base_interpreter, environment, pack
from .result import conclude, errors_mapped
from .supervise import Supervisor


@dataclass(frozen=True)
class FolderRunner:
    """Runs programs as this user, with limits and nothing of the environment.

    Attributes:
        backend: Name for the result.
        prefix: Gives what stands before the interpreter on the command line.
        scratch: Where temporary folders are made; the system's when None.
        site_packages: Where listed packages are installed; this interpreter's own folder when None.
    """

    backend: str
    prefix: Callable[[Path, Package, Path], list[str]]
    scratch: Path | None
    site_packages: Path | None

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        package = pack(program, limits, counts_processes=False, die_with_parent=True, site_packages=self.site_packages)
        python = base_interpreter()
        with errors_mapped(self.backend), unpacked(package, self.scratch) as places:
            root = Path(places.code).parent

            def launch(channel: int) -> Launch:
                argv = [*self.prefix(root, package, python), str(python), *PYTHON_FLAGS, f"{places.code}/{DRIVER}"]
                env = environment(places, channel=channel, python=python)
                return Launch(argv, env=env, pass_fds=(channel,), cwd=places.work)

            observed = await Supervisor(ProcessGroup(limits, root), limits).run(launch)
        return await conclude(self.backend, program, observed)


@contextlib.contextmanager
def unpacked(package: Package, scratch: Path | None) -> Iterator[Places]:
    """Lay a program out; all of it is gone afterwards.

    Inputs are copies without write permission: the originals are out of reach, the copies are not (not for root).
    """
    root = Path(tempfile.mkdtemp(prefix="sandbox-", dir=scratch)).resolve()
    try:
        folders = {name: root / name for name in ("code", "work", "packages", "tmp")}
        for folder in folders.values():
            folder.mkdir()
        for name, content in package.code.items():
            (folders["code"] / name).write_bytes(content)
        for name, content in package.inputs.items():
            path = folders["work"] / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            path.chmod(0o444)
        for part in package.packages:
            (folders["packages"] / part.name).symlink_to(part)
        yield Places(**{name: str(folder) for name, folder in folders.items()})
    finally:
        _open_up(root)
        shutil.rmtree(root, ignore_errors=True)


def _open_up(root: Path) -> None:
    """Take back the folders that a program closed."""
    waiting = [root]
    while waiting:
        folder = waiting.pop()
        with contextlib.suppress(OSError):
            folder.chmod(0o700)
            with os.scandir(folder) as entries:
                waiting += [Path(entry.path) for entry in entries if entry.is_dir(follow_symlinks=False)]
