import errno
import struct

import pytest

from self_evolving_agent.errors import SandboxError
from self_evolving_agent.sandboxes.seccomp import assemble

ARCH = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
ALLOW, KILL = 0x7FFF0000, 0x80000000


def refuse(number: int) -> int:
    return 0x00050000 | number


def decide(machine: str, number: int, arg0: int = 0, arg1: int = 0, arch: int | None = None) -> int:
    """Run the filter as the kernel does, over `struct seccomp_data`."""
    seen = struct.pack("<IIQ6Q", number, ARCH[machine] if arch is None else arch, 0, arg0, arg1, 0, 0, 0, 0)
    program = list(struct.iter_unpack("<HBBI", assemble(machine)))
    at, loaded = 0, 0
    while True:
        code, if_true, if_false, value = program[at]
        at += 1
        match code:
            case 0x20:
                (loaded,) = struct.unpack_from("<I", seen, value)
            case 0x15:
                at += if_true if loaded == value else if_false
            case 0x35:
                at += if_true if loaded >= value else if_false
            case 0x45:
                at += if_true if loaded & value else if_false
            case 0x06:
                return int(value)
            case _:
                pytest.fail(f"unknown instruction {code:#x}")


@pytest.mark.parametrize(("machine", "getpid", "openat"), [("x86_64", 39, 257), ("aarch64", 172, 56)])
def test_ordinary_calls_are_allowed(machine: str, getpid: int, openat: int) -> None:
    assert decide(machine, getpid) == ALLOW
    assert decide(machine, openat) == ALLOW


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_another_architecture_is_fatal(machine: str) -> None:
    assert decide(machine, 1, arch=0x40000003) == KILL  # i386


def test_x32_is_fatal() -> None:
    assert decide("x86_64", 0x40000000 | 39) == KILL


@pytest.mark.parametrize(
    ("machine", "ptrace", "mount", "unshare"), [("x86_64", 101, 165, 272), ("aarch64", 117, 40, 97)]
)
def test_dangerous_calls_are_refused(machine: str, ptrace: int, mount: int, unshare: int) -> None:
    assert {decide(machine, number) for number in (ptrace, mount, unshare, 425, 428)} == {refuse(errno.EPERM)}


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_clone3_seems_not_to_exist(machine: str) -> None:
    assert decide(machine, 435) == refuse(errno.ENOSYS)


@pytest.mark.parametrize(("machine", "clone"), [("x86_64", 56), ("aarch64", 220)])
def test_clone_makes_threads_and_children_but_no_namespaces(machine: str, clone: int) -> None:
    assert decide(machine, clone, arg0=0x3D0F00) == ALLOW  # a thread
    assert decide(machine, clone, arg0=17) == ALLOW  # a fork
    for flag in (0x20000, 0x02000000, 0x04000000, 0x08000000, 0x10000000, 0x20000000, 0x40000000):
        assert decide(machine, clone, arg0=flag | 17) == refuse(errno.EPERM)


@pytest.mark.parametrize(("machine", "socket", "socketpair"), [("x86_64", 41, 53), ("aarch64", 198, 199)])
def test_only_pairs_of_unix_sockets_exist(machine: str, socket: int, socketpair: int) -> None:
    assert decide(machine, socket, arg0=1) == refuse(errno.EAFNOSUPPORT)
    assert decide(machine, socket, arg0=2) == refuse(errno.EAFNOSUPPORT)
    assert decide(machine, socketpair, arg0=1) == ALLOW
    assert decide(machine, socketpair, arg0=40) == refuse(errno.EAFNOSUPPORT)


@pytest.mark.parametrize(("machine", "ioctl"), [("x86_64", 16), ("aarch64", 29)])
def test_nothing_can_be_typed_into_a_terminal(machine: str, ioctl: int) -> None:
    assert decide(machine, ioctl, arg1=0x5401) == ALLOW  # TCGETS
    assert decide(machine, ioctl, arg1=0x5412) == refuse(errno.EPERM)
    assert decide(machine, ioctl, arg1=0xFFFFFFFF_00005412) == refuse(errno.EPERM)  # the kernel looks at half of it


def test_an_unknown_machine_is_refused() -> None:
    with pytest.raises(SandboxError, match="riscv64"):
        assemble("riscv64")
