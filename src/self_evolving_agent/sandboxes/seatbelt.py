"""macOS's `sandbox-exec`: experimental, never yet seen running; `auto` takes it only when its canary passes."""

from pathlib import Path

from self_evolving_agent.models import ExecutionResult, Limits, Program

from .fingerprint import fingerprint_of
from .folder import FolderRunner
from .package import Package

# Paths come in as parameters: a quote in one cannot end the string it stands in.
_PROFILE = """(version 1)
(deny default)
(import "system.sb")
(deny network*)
(allow process-fork)
(allow process-exec)
(allow signal (target same-sandbox))
(allow sysctl-read)
(allow file-read-metadata)
(allow file-read* (subpath "/usr/lib") (subpath "/usr/share") (subpath "/usr/bin") (subpath "/bin") (subpath "/System"))
(allow file-read* (literal "/dev/null") (literal "/dev/urandom") (literal "/dev/random"))
(allow file-write-data (literal "/dev/null"))
(allow file-read* (subpath (param "PYTHON")) (subpath (param "ROOT")))
(allow file-write* (subpath (param "WORK")) (subpath (param "TMP")))
"""


class SeatbeltSandbox:
    """Runs programs under a profile that denies what is not named: no network, only its own folder to write.

    Args:
        sandbox_exec: The program to use.
        scratch: Where the temporary folder is made; the system's when None.
        site_packages: Where listed packages are installed; this interpreter's own folder when None.
    """

    name = "seatbelt"
    level = "EXPERIMENTAL: no network, no files of yours; memory and processes are not watched"

    def __init__(self, sandbox_exec: Path, *, scratch: Path | None = None, site_packages: Path | None = None) -> None:
        self._sandbox_exec = sandbox_exec
        self._runner = FolderRunner(self.name, self._prefix, scratch, site_packages)

    def fingerprint(self) -> str:
        """Name what a passed canary depends on; another one means: examine again."""
        return fingerprint_of(self.name, self._sandbox_exec)

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        """Run a program; see the port."""
        return await self._runner.run(program, limits)

    def _prefix(self, root: Path, package: Package, python: Path) -> list[str]:
        folders = {"PYTHON": python.parent.parent, "ROOT": root, "WORK": root / "work", "TMP": root / "tmp"}
        profile = _PROFILE
        for index, part in enumerate(package.packages):
            folders[f"PACKAGE{index}"] = part.resolve()
            profile += f'(allow file-read* (subpath (param "PACKAGE{index}")))\n'
        argv = [str(self._sandbox_exec), "-p", profile]
        for name, folder in folders.items():
            argv += ["-D", f"{name}={folder}"]
        return argv
