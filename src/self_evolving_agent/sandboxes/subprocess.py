"""A plain child process with limits: no isolation at all, for those who choose it by name."""

from pathlib import Path

from self_evolving_agent.models import ExecutionResult, Limits, Program

from .fingerprint import fingerprint_of
from .folder import FolderRunner
from .package import Package


class SubprocessSandbox:
    """Runs programs as this user, in a temporary folder, with nothing of the environment and all of the files.

    Args:
        scratch: Where the temporary folder is made; the system's when None.
        site_packages: Where listed packages are installed; this interpreter's own folder when None.
    """

    name = "subprocess"
    level = "NO ISOLATION: limits on time, memory and output only; code reads your files and uses your network"

    def __init__(self, *, scratch: Path | None = None, site_packages: Path | None = None) -> None:
        self._runner = FolderRunner(self.name, _nothing, scratch, site_packages)

    def fingerprint(self) -> str:
        """Name what its check depends on."""
        return fingerprint_of(self.name, None)

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        """Run a program; see the port."""
        return await self._runner.run(program, limits)


def _nothing(_root: Path, _package: Package, _python: Path) -> list[str]:
    return []
