"""The one translation of a program into files, environment and command, which every backend uses."""

import marshal
import re
import sys
import sysconfig
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath

from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import Limits, Program

DRIVER = "agent_driver.py"
# `-S`: only the listed packages; `-s -B`: nothing of the user's, nothing written. Not `-I`, which would ignore
# PYTHONHASHSEED and leave out the code folder; every backend starts from an empty environment anyway.
PYTHON_FLAGS = ("-s", "-S", "-B")
MOST_INPUTS = 400  # each is a descriptor on its way in, and 1024 are usual
_INSIDE = ("agent_driver.py", "agent_values.py", "agent_files.py")
_SERVER = ("agent_forkserver.py", "agent_box.py")
_RESERVED = frozenset({"agent_driver", "agent_values", "agent_files", "agent_forkserver", "agent_box"})
_MARSHAL_VERSION = 2  # plain values only: the same for every Python 3


@dataclass(frozen=True)
class Package:
    """A program as files.

    Attributes:
        code: Files of the code folder, by name: the driver, its job, the program and its modules.
        inputs: Read-only files of the working folder, by relative path.
        packages: Where each part of the wanted packages is installed on this machine.
    """

    code: Mapping[str, bytes]
    inputs: Mapping[str, bytes]
    packages: tuple[Path, ...]


@dataclass(frozen=True)
class Places:
    """Folders as the program sees them."""

    code: str
    work: str
    packages: str
    tmp: str


def pack(
    program: Program,
    limits: Limits,
    *,
    counts_processes: bool,
    die_with_parent: bool = False,
    site_packages: Path | None = None,
) -> Package:
    """Translate a program.

    Args:
        program: What to run.
        limits: What its driver applies to itself first.
        counts_processes: Limit processes by RLIMIT_NPROC: only where the program's user has no others.
        die_with_parent: Let the driver ask the kernel for it, where the backend does not.
        site_packages: Where packages are looked up; this interpreter's own folder when None.

    Raises:
        SandboxError: If a name of a module, input or package cannot be used.
    """
    code = _inside(*_INSIDE)
    code["agent_job"] = _job(program, limits, counts_processes=counts_processes, die_with_parent=die_with_parent)
    code[_main_file(program)] = program.source.encode("utf-8", "surrogatepass")
    own_name = _main_file(program).removesuffix(".py")
    for name, source in program.modules.items():
        if not name.isidentifier() or name in {*_RESERVED, own_name} or name in sys.stdlib_module_names:
            raise SandboxError(f"a module cannot be named {name!r}", "use an identifier that is not taken")
        code[f"{name}.py"] = source.encode("utf-8", "surrogatepass")
    _check_inputs(program.inputs)
    return Package(code, program.inputs, _locate(program.packages, site_packages))


def pack_server(packages: tuple[str, ...], site_packages: Path | None) -> Package:
    """Give the files of a server that forks for programs with these packages.

    Raises:
        SandboxError: If one of them cannot be used.
    """
    return Package(_inside(*_INSIDE, *_SERVER), {}, _locate(packages, site_packages))


def environment(places: Places, *, channel: int, python: Path) -> dict[str, str]:
    """Give the whole environment of a program; nothing of the host's is added."""
    return {
        "PATH": f"{python.parent}:/usr/local/bin:/usr/bin:/bin",
        "HOME": places.work,
        "LANG": "C.UTF-8",
        "TMPDIR": places.tmp,
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",  # the same program prints its sets in the same order
        "PYTHONPATH": places.code,
        "AGENT_WORK": places.work,
        "AGENT_PACKAGES": places.packages,
        "AGENT_CHANNEL": str(channel),
    }


def base_interpreter() -> Path:
    """Find the interpreter behind a virtual environment."""
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for candidate in (Path(sys.base_prefix) / "bin" / name, Path(sys.executable)):
        if candidate.exists():
            return candidate.resolve()
    raise SandboxError(f"no Python interpreter below {sys.base_prefix}", "install Python again")


def _inside(*names: str) -> dict[str, bytes]:
    return {name: (Path(__file__).parent / "inside" / name).read_bytes() for name in names}


def _main_file(program: Program) -> str:
    if program.language == "bash":
        return "main.sh"
    return "solution.py" if program.calls else "main.py"


def _job(program: Program, limits: Limits, *, counts_processes: bool, die_with_parent: bool) -> bytes:
    mode = "bash" if program.language == "bash" else "calls" if program.calls else "script"
    mega = 1 << 20
    rlimits = {
        "RLIMIT_CPU": max(1, round(limits.cpu_s)),
        "RLIMIT_AS": 2 * limits.memory_mb * mega,  # threads and arenas reserve far more than they touch
        "RLIMIT_FSIZE": limits.disk_mb * mega,
        "RLIMIT_NOFILE": 256,
        "RLIMIT_CORE": 0,
        "RLIMIT_MEMLOCK": 0,
        "RLIMIT_MSGQUEUE": 0,
    }
    if counts_processes:
        rlimits["RLIMIT_NPROC"] = limits.processes
    calls = [(call.function, list(call.args), call.kwargs) for call in program.calls]
    job = {"mode": mode, "calls": calls, "rlimits": rlimits, "die_with_parent": die_with_parent}
    try:
        return marshal.dumps(job, _MARSHAL_VERSION)
    except ValueError as error:
        raise SandboxError(f"the calls cannot be handed in: {error}", "nest their arguments less deeply") from error


def _check_inputs(inputs: Mapping[str, bytes]) -> None:
    if len(inputs) > MOST_INPUTS:
        raise SandboxError(f"{len(inputs)} input files, at most {MOST_INPUTS} can be handed in", "choose fewer files")
    folders = {str(parent) for name in inputs for parent in PurePosixPath(name).parents}
    for name in inputs:
        path = PurePosixPath(name)
        plain = (
            str(path) == name and path.parts and not path.is_absolute() and ".." not in path.parts and "\0" not in name
        )
        if not plain or name in folders or not name.isprintable():
            raise SandboxError(f"an input cannot be named {name!r}", "use a relative path such as data/sales.csv")


@cache
def _own_packages() -> Path:
    return Path(sysconfig.get_path("purelib"))  # which takes as long as the rest of a translation


def _locate(names: tuple[str, ...], site_packages: Path | None) -> tuple[Path, ...]:
    found: list[Path] = []
    for name in names:
        if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name, re.ASCII):
            raise SandboxError(f"a package cannot be named {name!r}", "use the name as it is imported")
        folder = site_packages or _own_packages()
        parts = [folder / name, folder / f"{name}.py", folder / f"{name}.libs", *folder.glob(f"{name}.*.so")]
        present = [part for part in parts if part.exists()]
        if not present:
            raise SandboxError(f"the package {name!r} is not installed", f"install it, or leave {name} out")
        found += present
    return tuple(found)
