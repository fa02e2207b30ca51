"""First program of a warm box: it has started and imported, and forks for each run.

It knows nothing of any run: only the run's own process, in namespaces of its own, reads what that run is given.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found] # it has no stub; signal costs more
import _socket
import gc
import marshal
import os
import resource
import struct
import sys

import agent_box  # type: ignore[import-not-found] # they lie side by side inside
import agent_driver  # type: ignore[import-not-found] # same
import agent_values  # type: ignore[import-not-found] # noqa: F401 - same

_IDLE_S = 600.0
_INTEGER = 4  # bytes of a descriptor in a control message
_SMALL = range(1, 480, 16)  # lengths of texts that the allocator keeps apart

_kept: list[object] = []


def _run() -> int:
    control = _socket.socket(fileno=int(sys.argv[1]))
    sys.path.append("/packages")
    for name in sys.argv[2:]:
        try:
            __import__(name)
        except BaseException:
            continue  # the program that wants it will say why
    sys.path.remove("/packages")
    if len(os.listdir("/proc/self/task")) > 1:
        return 1  # threads do not survive a fork
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)  # which the first process of a namespace never sees
    _signal.signal(_signal.SIGCHLD, _signal.SIG_IGN)
    control.settimeout(_IDLE_S)
    gc.collect()
    gc.freeze()  # or every run would copy what it collects
    control.send(b"ready")
    return _serve(control)


def _serve(control: _socket.socket) -> int:
    """Fork for each word of the host until it says no more; only a program comes back with an exit code of its own."""
    while True:
        try:
            word, ancillary, *_ = control.recvmsg(16, _socket.CMSG_SPACE(5 * _INTEGER))
        except TimeoutError:
            return 0
        if not word:
            return 0
        given = [
            int.from_bytes(data[at : at + _INTEGER], sys.byteorder)
            for _, _, data in ancillary
            for at in range(0, len(data), _INTEGER)
        ]
        if agent_box.fork_apart() == 0:
            control.detach()
            return _begin(*given)
        for descriptor in given:
            os.close(descriptor)


def _begin(reporting: int, stdout: int, stderr: int, channel: int, order: int) -> int:
    """Furnish a run as its first process, fork its program, wait for that and tell the host."""
    report = _socket.socket(fileno=reporting)
    report.settimeout(_IDLE_S)
    try:
        report.send(b"here")  # the kernel tells the host which process says so
        with open(order, "rb") as file:
            job = marshal.loads(file.read())  # noqa: S302 - written by the host
        agent_box.furnish(job["tmpfs"], job["code"], job["inputs"], job["system"])
        agent_box.surrender(job["drop_to"], job["seccomp"])
        agent_box.hide(hidden=True)
        _signal.signal(_signal.SIGCHLD, _signal.SIG_DFL)
        if report.recv(16) != b"go":
            os._exit(1)
        program = os.fork()
    except BaseException as error:
        report.send(b"failed: " + repr(error).encode()[:500])
        os._exit(1)
    if program == 0:
        report.detach()
        return _become_program(stdout, stderr, channel)
    _close_all_but(reporting)
    report.send(struct.pack("=id", *_wait_for(program)))
    os._exit(0)


def _wait_for(program: int) -> tuple[int, float]:
    """Give its wait status, and the seconds of processor time that were used here."""
    while True:
        pid, status = os.wait()
        if pid == program:
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            return status, used.ru_utime + used.ru_stime


def _become_program(stdout: int, stderr: int, channel: int) -> int:
    """Leave nothing of the server but what it has imported, and run."""
    os.setsid()
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    _close_all_but(0, 1, 2, channel)
    os.set_inheritable(channel, True)  # noqa: FBT003 - it takes no name
    os.chdir("/work")
    os.environ["AGENT_CHANNEL"] = str(channel)
    agent_box.hide(hidden=False)
    _signal.signal(_signal.SIGINT, _signal.default_int_handler)
    _forget_other_files()
    sys.modules["__main__"] = agent_driver
    sys.argv = [agent_driver.__file__]
    _unsettle()
    code: int = agent_driver.run()
    return code


def _close_all_but(*kept: int) -> None:
    after = 0
    for descriptor in (*sorted(kept), 1 << 20):
        if after < descriptor:  # an empty range that starts at 0 is taken for all
            os.closerange(after, descriptor)
        after = descriptor + 1


def _forget_other_files() -> None:
    """Let the program's own modules be found, also where one is named as something that was imported ahead."""
    for folder in ("/code", "/work"):
        sys.path_importer_cache.pop(folder, None)
    for name in os.listdir("/code"):
        if not name.startswith("agent_"):
            sys.modules.pop(name.removesuffix(".py"), None)


def _unsettle() -> None:
    """Let objects lie elsewhere each time, as in processes that start anew: what depends on addresses must show."""
    for length, count in zip(_SMALL, os.urandom(len(_SMALL)), strict=True):
        _kept.extend(bytes(length) for _ in range(count % 32))
    for make, count in zip((object, list, dict, set), os.urandom(4), strict=True):
        _kept.extend(make() for _ in range(count))
    _kept.extend(float(number) for number in range(os.urandom(1)[0]))


if __name__ == "__main__":
    sys.exit(_run())
