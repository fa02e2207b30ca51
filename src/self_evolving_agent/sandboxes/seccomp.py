"""The system call filter, assembled as classic BPF: what a program has no business with is refused or fatal.

Numbers are from the kernel's tables for x86_64 and aarch64; both are little-endian.
"""

import errno
import struct
from collections.abc import Mapping

from self_evolving_agent.errors import SandboxError

_LOAD, _JUMP_EQUAL, _JUMP_GREATER_EQUAL, _JUMP_ANY_BIT, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_NUMBER, _ARCH, _ARG0, _ARG1 = 0, 4, 16, 24  # offsets in seccomp_data; the low halves of the arguments
_ALLOW, _KILL, _ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
_X32_BIT = 0x40000000
_NEW_NAMESPACES = 0x7E020080  # CLONE_NEW{TIME,NS,CGROUP,UTS,IPC,USER,PID,NET}
_AF_UNIX = 1
_TERMINAL_INJECTIONS = (0x5412, 0x541C)  # TIOCSTI, TIOCLINUX

_AUDIT_ARCH: Mapping[str, int] = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_CONDITIONAL: Mapping[str, Mapping[str, int]] = {
    "x86_64": {"clone": 56, "socket": 41, "socketpair": 53, "ioctl": 16, "clone3": 435},
    "aarch64": {"clone": 220, "socket": 198, "socketpair": 199, "ioctl": 29, "clone3": 435},
}
# Numbers in the order of _AUDIT_ARCH.
_DENIED: Mapping[str, tuple[int | None, int | None]] = {
    # other processes
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "pidfd_getfd": (438, 438),
    "kcmp": (312, 272),
    # memory that no limit sees
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "shmget": (29, 194),
    "msgget": (68, 186),
    "semget": (64, 190),
    # large kernel surfaces
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    "userfaultfd": (323, 282),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "fanotify_init": (300, 262),
    "modify_ldt": (154, None),
    # namespaces and mounts
    "unshare": (272, 97),
    "setns": (308, 268),
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    "quotactl": (179, 60),
    "quotactl_fd": (443, 443),
    # the machine
    "acct": (163, 89),
    "swapon": (167, 224),
    "swapoff": (168, 225),
    "reboot": (169, 142),
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "delete_module": (176, 106),
    "kexec_load": (246, 104),
    "kexec_file_load": (320, 294),
    "iopl": (172, None),
    "ioperm": (173, None),
    "syslog": (103, 116),
    "settimeofday": (164, 170),
    "clock_settime": (227, 112),
    "clock_adjtime": (305, 266),
    "adjtimex": (159, 171),
    "sethostname": (170, 161),
    "setdomainname": (171, 162),
    "vhangup": (153, 58),
}


def assemble(machine: str) -> bytes:
    """Give the filter for a machine as `struct sock_filter[]`.

    Args:
        machine: As `platform.machine()` says.

    Raises:
        SandboxError: If there is no table for the machine.
    """
    if machine not in _AUDIT_ARCH:
        raise SandboxError(f"no system call filter for {machine}", "use the container backend")
    call = _CONDITIONAL[machine]
    program = _load(_ARCH) + _equal(_AUDIT_ARCH[machine], 1, 0) + _return(_KILL) + _load(_NUMBER)
    if machine == "x86_64":
        program += _instruction(_JUMP_GREATER_EQUAL, 0, 1, _X32_BIT) + _return(_KILL)
    column = tuple(_AUDIT_ARCH).index(machine)
    for numbers in _DENIED.values():
        number = numbers[column]
        if number is not None:
            program += _equal(number, 0, 1) + _refuse(errno.EPERM)
    # glibc falls back to clone, whose flags can be seen; those of clone3 are behind a pointer.
    program += _equal(call["clone3"], 0, 1) + _refuse(errno.ENOSYS)
    program += _equal(call["socket"], 0, 1) + _refuse(errno.EAFNOSUPPORT)
    program += _equal(call["socketpair"], 0, 4) + _load(_ARG0)
    program += _equal(_AF_UNIX, 0, 1) + _return(_ALLOW) + _refuse(errno.EAFNOSUPPORT)
    program += _equal(call["clone"], 0, 4) + _load(_ARG0)
    program += _instruction(_JUMP_ANY_BIT, 0, 1, _NEW_NAMESPACES) + _refuse(errno.EPERM) + _return(_ALLOW)
    program += _equal(call["ioctl"], 0, 5) + _load(_ARG1)
    for request in _TERMINAL_INJECTIONS:
        program += _equal(request, 0, 1) + _refuse(errno.EPERM)
    return program + _return(_ALLOW)


def _instruction(code: int, if_true: int, if_false: int, value: int) -> bytes:
    return struct.pack("<HBBI", code, if_true, if_false, value)


def _load(offset: int) -> bytes:
    return _instruction(_LOAD, 0, 0, offset)


def _equal(value: int, if_true: int, if_false: int) -> bytes:
    """Skip that many instructions when the loaded value is, or is not, this one."""
    return _instruction(_JUMP_EQUAL, if_true, if_false, value)


def _return(action: int) -> bytes:
    return _instruction(_RETURN, 0, 0, action)


def _refuse(number: int) -> bytes:
    return _return(_ERRNO | number)
