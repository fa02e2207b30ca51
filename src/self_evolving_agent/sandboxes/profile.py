"""The bubblewrap command line: what a program can see, and as whom it runs. Order matters throughout."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from .descriptors import Descriptors
from .package import PYTHON_FLAGS, Package

CODE, WORK, PACKAGES, TMP = "/code", "/work", "/packages", "/tmp"  # noqa: S108 - a tmpfs of its own
_SHM = "/dev/shm"  # noqa: S108 - same
_SHARED_MEMORY = 16 << 20
_USER = 1000
_PASSWD = b"user:x:%d:%d::/work:/bin/sh\n"
_GROUP = b"user:x:%d:\n"
_MOST_UID = 2_000_000_000
_UID_SPAN = 1 << 20


def tmpfs_sizes(disk_bytes: int) -> Mapping[str, int]:
    """Give what can be written to, with its size; all of it is memory."""
    return {_SHM: _SHARED_MEMORY, TMP: disk_bytes // 2, WORK: disk_bytes}


@dataclass(frozen=True)
class BoxedCommand:
    """What runs in the box, and by which program it gets there."""

    bwrap: Path
    python: Path
    environment: Mapping[str, str]


def bubblewrap_argv(
    command: BoxedCommand,
    package: Package,
    *,
    disk_bytes: int,
    held: Descriptors,
    status: int,
    seccomp: bytes,
    drop_to: int | None,
) -> list[str]:
    """Write the whole command.

    Args:
        command: What runs.
        package: What it may see.
        disk_bytes: Size of the working folder; the temporary folder has half of it.
        held: Opens the content that goes in by descriptor.
        status: Descriptor for bubblewrap's own report.
        seccomp: The system call filter.
        drop_to: A caller that is root gets no user namespace; the program then runs as this user.
    """
    user = _USER if drop_to is None else drop_to
    argv = [str(command.bwrap), "--json-status-fd", str(status)]
    argv += _identity(is_root=drop_to is not None)
    argv += _isolation()
    argv += _system(user_files(user), held)
    # Before the interpreter: a Python below /tmp would be hidden by the tmpfs. /dev is closed after its own.
    for path, size in tmpfs_sizes(disk_bytes).items():
        argv += ["--size", str(size), "--perms", "1777", "--tmpfs", path]
    argv += ["--remount-ro", "/dev"]
    argv += _code(command, package, held)
    argv += _inputs(package, held)
    argv += ["--seccomp", held.content(seccomp), "--chdir", WORK, "--remount-ro", "/", "--"]
    if drop_to is not None:
        argv += [
            *("/usr/bin/setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"),
            *("--inh-caps=-all", "--ambient-caps=-all", "--bounding-set=-all", "--no-new-privs", "--"),
        ]
    return [*argv, str(command.python), *PYTHON_FLAGS, f"{CODE}/agent_driver.py"]


def forkserver_argv(command: BoxedCommand, package: Package, *, held: Descriptors, is_root: bool) -> list[str]:
    """Write the command of a box in which further ones are made: read-only throughout, and without the filter.

    Args:
        command: What runs; its own arguments follow.
        package: Its modules, and the packages of the programs.
        held: Opens the content that goes in by descriptor.
        is_root: A caller that is root gets no user namespace.
    """
    argv = [str(command.bwrap), *_server_identity(is_root=is_root), *_isolation()]
    argv += _system(user_files(_USER), held)
    for path in (TMP, WORK):
        argv += ["--perms", "0755", "--dir", path]
    argv += ["--remount-ro", "/dev"]
    argv += _code(command, package, held)
    argv += ["--chdir", WORK, "--remount-ro", "/", "--"]
    return [*argv, str(command.python), *PYTHON_FLAGS]


def user_files(user: int) -> Mapping[str, bytes]:
    """Give the files that name a program's user."""
    return {"/etc/passwd": _PASSWD % (user, user), "/etc/group": _GROUP % user}


def unused_uid(uid_map: Path = Path("/proc/self/uid_map")) -> int:
    """Choose a high user id that nobody has, other than that of any other run; a container may have few."""
    first, _, count = (int(field) for field in uid_map.read_text(encoding="ascii").split()[:3])
    end = min(first + count, _MOST_UID)
    span = min(_UID_SPAN, max(1, (end - first) // 4))
    return end - 2 - secrets.randbelow(span)


def _identity(*, is_root: bool) -> list[str]:
    if is_root:
        # With a user namespace, root inside would still be root to files of the host's /proc.
        return _capabilities("CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP")
    argv = ["--unshare-user", "--disable-userns", "--assert-userns-disabled"]
    return [*argv, "--uid", str(_USER), "--gid", str(_USER), "--cap-drop", "ALL"]


def _server_identity(*, is_root: bool) -> list[str]:
    """Let the server make namespaces; an ordinary user's has power over its own alone."""
    if is_root:
        return _capabilities("CAP_SYS_ADMIN", "CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP")
    argv = ["--unshare-user", "--uid", "0", "--gid", "0"]
    return [*argv, *_capabilities("CAP_SYS_ADMIN", "CAP_SETPCAP", "CAP_SETFCAP")]


def _capabilities(*names: str) -> list[str]:
    return ["--cap-drop", "ALL", *(part for name in names for part in ("--cap-add", name))]


def _isolation() -> list[str]:
    namespaces = ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"]
    return [*namespaces, "--hostname", "box", "--die-with-parent", "--new-session", "--clearenv"]


def _system(files: Mapping[str, bytes], held: Descriptors) -> list[str]:
    argv = ["--ro-bind", "/usr", "/usr"]
    for name in ("bin", "sbin", "lib", "lib64", "lib32", "libx32"):
        folder = Path("/") / name
        if folder.is_symlink():
            argv += ["--symlink", str(folder.readlink()), str(folder)]
        elif folder.is_dir():
            argv += ["--ro-bind", str(folder), str(folder)]
    argv += ["--perms", "0555", "--dir", "/etc"]
    for path, content in files.items():
        argv += ["--perms", "0444", "--file", held.content(content), path]
    for path in ("/etc/ld.so.cache", "/etc/alternatives"):
        argv += ["--ro-bind-try", path, path]
    return [*argv, "--proc", "/proc", "--dev", "/dev"]


def _code(command: BoxedCommand, package: Package, held: Descriptors) -> list[str]:
    """Give the interpreter, packages, the files of the code folder and the environment."""
    argv: list[str] = []
    for folder in _python_folders(command.python):
        argv += [*_parents(str(folder)), "--ro-bind", str(folder), str(folder)]
    argv += ["--perms", "0755", "--dir", PACKAGES]
    for part in package.packages:
        argv += ["--ro-bind", str(part), f"{PACKAGES}/{part.name}"]
    argv += ["--perms", "0755", "--dir", CODE]
    for name, content in package.code.items():
        argv += ["--perms", "0444", "--file", held.content(content), f"{CODE}/{name}"]
    for name, value in command.environment.items():
        argv += ["--setenv", name, value]
    return argv


def _python_folders(python: Path) -> Sequence[Path]:
    prefix = python.parent.parent
    if prefix.is_relative_to("/usr"):
        return ()
    return [folder for name in ("bin", "lib", "lib64") if (folder := prefix / name).is_dir()]


def _parents(path: str) -> list[str]:
    """Make the folders above a mount passable: bubblewrap would make them 0700 for root."""
    argv: list[str] = []
    for parent in reversed(PurePosixPath(path).parents[:-1]):
        if str(parent) not in {TMP, WORK}:
            argv += ["--perms", "0755", "--dir", str(parent)]
    return argv


def _inputs(package: Package, held: Descriptors) -> list[str]:
    argv: list[str] = []
    folders = {parent for name in package.inputs for parent in PurePosixPath(name).parents[:-1]}
    for folder in sorted(folders):
        argv += ["--perms", "1777", "--dir", f"{WORK}/{folder}"]
    for name, content in package.inputs.items():
        argv += ["--perms", "0444", "--ro-bind-data", held.content(content), f"{WORK}/{name}"]
    return argv
