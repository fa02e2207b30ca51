"""The box of one run inside a warm one: its own namespaces, mounts and filter, and no privilege left at the end.

What bubblewrap does for a run of its own, in the same order, by the same system calls.
"""

from __future__ import annotations

import ctypes
import os

_CLONE = {"x86_64": 56, "aarch64": 220}
_NEW_USER = 0x10000000
# CLONE_NEW{NS,CGROUP,UTS,IPC,PID,NET}, and SIGCHLD when it ends.
_APART = 0x00020000 | 0x02000000 | 0x04000000 | 0x08000000 | 0x20000000 | 0x40000000 | 17
_READ_ONLY, _NO_SUID, _NO_DEVICES, _NO_EXEC = 1, 2, 4, 8
_REMOUNT, _BIND, _MOVE, _RECURSIVE, _PRIVATE = 1 << 5, 1 << 12, 1 << 13, 1 << 14, 1 << 18
_DETACH = 2
_SET_DUMPABLE, _DROP_FROM_BOUNDING_SET, _SET_SECCOMP, _NO_NEW_PRIVILEGES = 4, 24, 22, 38
_SECCOMP_FILTER = 2
_CAPABILITIES_VERSION = 0x20080522
_MOST_CAPABILITIES = 64
_FILTER_STEP = 8  # bytes of one `struct sock_filter`
_USER = 1000
_COVERED = ("/proc/sys", "/proc/sysrq-trigger", "/proc/irq", "/proc/bus")

_libc = ctypes.CDLL(None, use_errno=True)
_libc.mount.argtypes = (ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_ulong, ctypes.c_char_p)
_libc.prctl.argtypes = (ctypes.c_int, *[ctypes.c_ulong] * 4)
_libc.syscall.argtypes = (ctypes.c_long, *[ctypes.c_ulong] * 5)
_libc.syscall.restype = ctypes.c_long


class _Filter(ctypes.Structure):
    _fields_ = (("steps", ctypes.c_ushort), ("program", ctypes.c_char_p))


def fork_apart() -> int:
    """Fork into new namespaces, as whose first process; gives 0 there, as `os.fork` does.

    By the system call itself: `unshare` would need one more process in between.
    """
    return int(_checked(_libc.syscall(_CLONE[os.uname().machine], _APART, 0, 0, 0, 0)))


def furnish(tmpfs: dict[str, int], code: dict[str, bytes], inputs: dict[str, bytes], system: dict[str, bytes]) -> None:
    """Mount what the run may write to, and lay out its files; nothing of another run can be reached then.

    Args:
        tmpfs: Sizes in bytes, by mount point.
        code: Files of the code folder, by name.
        inputs: Files of the working folder, by relative path.
        system: Small files of the system, by absolute path.
    """
    _mount("", "/", "", _RECURSIVE | _PRIVATE)
    # The new one needs to see the old one, which shows all runs, and which goes before anything else comes.
    _mount("proc", "/tmp", "proc", _NO_SUID | _NO_DEVICES | _NO_EXEC)  # noqa: S108 - a mount point of ours
    for old in ("/proc", "/dev/pts"):
        _checked(_libc.umount2(os.fsencode(old), _DETACH))
    _mount("/tmp", "/proc", "", _MOVE)  # noqa: S108 - same
    _mount("devpts", "/dev/pts", "devpts", _NO_SUID | _NO_EXEC, "newinstance,ptmxmode=0666,mode=620")
    for path, size in tmpfs.items():
        _mount("tmpfs", path, "tmpfs", _NO_SUID | _NO_DEVICES, f"size={size},mode=1777")
    _mount("tmpfs", "/code", "tmpfs", _NO_SUID | _NO_DEVICES, "mode=0755")
    for path, content in system.items():
        _write("/code/new", content)
        _mount("/code/new", path, "", _BIND)
        _close(path)
        os.unlink("/code/new")
    for name, content in code.items():
        _write(f"/code/{name}", content)
    _close("/code")
    for name, content in inputs.items():
        _make_folders("/work", name)
        _write(f"/work/{name}", content)
        _mount(f"/work/{name}", f"/work/{name}", "", _BIND)
        _close(f"/work/{name}")
    for path in _COVERED:
        if os.access(path, os.W_OK):
            _mount(path, path, "", _BIND)
            _close(path)


def surrender(drop_to: int | None, seccomp: bytes) -> None:
    """Give up every privilege for good.

    Args:
        drop_to: User to become; None where the caller is none of the host's own root: then one of a namespace
            below, in which no further one can be made.
        seccomp: The system call filter.
    """
    if drop_to is None:
        _become_user_below()
    for capability in range(_MOST_CAPABILITIES):
        if _libc.prctl(_DROP_FROM_BOUNDING_SET, capability, 0, 0, 0):
            break  # the kernel knows no more
    if drop_to is not None:
        os.setgroups([])
        os.setresgid(drop_to, drop_to, drop_to)
        os.setresuid(drop_to, drop_to, drop_to)
    header = (ctypes.c_uint32 * 2)(_CAPABILITIES_VERSION, 0)
    _checked(_libc.capset(header, (ctypes.c_uint32 * 6)()))
    _checked(_libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    program = _Filter(len(seccomp) // _FILTER_STEP, seccomp)
    _checked(_libc.prctl(_SET_SECCOMP, _SECCOMP_FILTER, ctypes.addressof(program), 0, 0))


def hide(*, hidden: bool) -> None:
    """Let other processes of the same user see into this one, or not."""
    _checked(_libc.prctl(_SET_DUMPABLE, int(not hidden), 0, 0, 0))


def _become_user_below() -> None:
    _checked(_libc.unshare(_NEW_USER))
    for name, text in (("setgroups", "deny"), ("uid_map", f"{_USER} 0 1"), ("gid_map", f"{_USER} 0 1")):
        _put(f"/proc/self/{name}", text)
    _put("/proc/sys/user/max_user_namespaces", "0")


def _mount(source: str, target: str, kind: str, flags: int, options: str = "") -> None:
    texts = [os.fsencode(text) for text in (source, target, kind)]
    _checked(_libc.mount(*texts, flags, options.encode() or None))


def _close(path: str) -> None:
    """Make a bind mount read-only."""
    _mount("", path, "", _REMOUNT | _BIND | _READ_ONLY | _NO_SUID | _NO_DEVICES)


def _make_folders(root: str, name: str) -> None:
    for part in os.path.dirname(name).split("/"):
        root = os.path.join(root, part)
        if not os.path.isdir(root):
            os.mkdir(root)
            os.chmod(root, 0o1777)  # noqa: S103 - its own, or the program of another user could not write there


def _write(path: str, content: bytes) -> None:
    with open(path, "wb") as file:
        file.write(content)
    os.chmod(path, 0o444)


def _put(path: str, text: str) -> None:
    descriptor = os.open(path, os.O_WRONLY)
    try:
        os.write(descriptor, text.encode())
    finally:
        os.close(descriptor)


def _checked(result: int) -> int:
    if result == -1:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result
