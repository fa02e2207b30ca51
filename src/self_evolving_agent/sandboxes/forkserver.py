"""An interpreter in a box, that has started already and forks for each run; see `inside/agent_forkserver.py`."""

import asyncio
import contextlib
import marshal
import os
import signal
import socket
import struct
import subprocess
import weakref
from pathlib import Path

from self_evolving_agent.errors import SandboxError

from .child import Exit
from .descriptors import descriptors, open_content
from .package import Package, Places, base_interpreter, environment
from .profile import CODE, PACKAGES, TMP, WORK, BoxedCommand, forkserver_argv
from .supervise import Ends

_START_S = 20.0
_ANSWER_S = 5.0
_CREDENTIALS = struct.Struct("3i")  # process, user, group: as the kernel says, in the numbers of this namespace
_MOST_WORDS = 1024
_FAILED = b"failed: "
_ENDED = struct.Struct("=id")  # wait status, seconds of processor time


class NotForked(SandboxError):
    """A run was not started: its program did nothing, and may be run elsewhere."""


class ForkServer:
    """One box and what runs in it; it ends with this object, with this process, or when nothing was asked for long.

    Args:
        bwrap: The program to use.
        package: The server's modules, and the packages of the programs.
        preload: Modules to import ahead.

    Raises:
        SandboxError: If it cannot be started.
    """

    def __init__(self, bwrap: Path, package: Package, preload: tuple[str, ...]) -> None:
        python = base_interpreter()
        places = Places(code=CODE, work=WORK, packages=PACKAGES, tmp=TMP)
        command = BoxedCommand(bwrap, python, environment(places, channel=-1, python=python))
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with descriptors() as held, theirs:
            argv = forkserver_argv(command, package, held=held, is_root=os.geteuid() == 0)
            argv += [f"{CODE}/agent_forkserver.py", str(theirs.fileno()), *preload]
            try:
                process = subprocess.Popen(  # noqa: S603 - the argv is ours
                    argv,
                    env={},
                    cwd="/",
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    pass_fds=(*held.opened, theirs.fileno()),
                    start_new_session=True,
                )
            except OSError as error:
                ours.close()
                raise SandboxError(f"cannot start {bwrap}: {error.strerror or error}") from error
        ours.setblocking(False)  # noqa: FBT003 - the socket's own method
        self._control = ours
        self._end = weakref.finalize(self, _end, process, ours)

    def close(self) -> None:
        """End it and all that it runs."""
        self._end()

    async def started(self) -> None:
        """Wait until it can fork.

        Raises:
            NotForked: If it ended, or took too long.
        """
        word, _ = await _hear(self._control, _START_S)
        if word != b"ready":
            raise NotForked("a warm sandbox did not start")

    async def fork(self, order: dict[str, object], ends: Ends) -> "ForkedChild":
        """Start a run.

        Args:
            order: What the run's first process does, as plain values.
            ends: Where the program writes.

        Raises:
            NotForked: If the server does not answer.
        """
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        ours.setblocking(False)  # noqa: FBT003 - as above
        content = open_content(marshal.dumps(order, 2))
        try:
            with theirs:
                given = [theirs.fileno(), ends.stdout, ends.stderr, ends.channel, content]
                socket.send_fds(self._control, [b"run"], given)
            return ForkedChild(ours, await _hear_of_process(ours))
        except (OSError, AttributeError) as error:  # gone; or a Python or kernel without pidfd
            ours.close()
            raise NotForked(f"a warm sandbox cannot start a run: {error}") from error
        except BaseException:
            ours.close()  # whereupon what was started ends by itself
            raise
        finally:
            os.close(content)


class ForkedChild:
    """The first process of a run's namespaces, whose end is the end of all of them.

    Args:
        report: Its socket, which this closes.
        pid: Its number; it waits for a word on the socket, so that the number is still its own.

    Raises:
        OSError: If it is gone.
    """

    def __init__(self, report: socket.socket, pid: int) -> None:
        self._loop = asyncio.get_running_loop()
        self._exit: asyncio.Future[Exit] = self._loop.create_future()
        self._report = report
        self.pid = pid
        self._process = os.pidfd_open(pid)
        try:
            report.send(b"go")
        except OSError:
            os.close(self._process)
            raise
        self._loop.add_reader(self._process, self._settle)

    @property
    def is_running(self) -> bool:
        return not self._exit.done()

    async def wait(self) -> Exit:
        """Wait for its end.

        Raises:
            NotForked: If it could not prepare the run.
        """
        return await asyncio.shield(self._exit)

    def kill(self) -> None:
        if self.is_running:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._process, signal.SIGKILL)

    def _settle(self) -> None:
        self._loop.remove_reader(self._process)
        os.close(self._process)
        try:
            word = self._report.recv(_MOST_WORDS)
        except OSError:
            word = b""  # it was killed
        self._report.close()
        if word.startswith(_FAILED):
            self._exit.set_exception(NotForked(f"a warm sandbox {word.decode('utf-8', 'replace')}"))
        elif len(word) == _ENDED.size:
            status, cpu_s = _ENDED.unpack(word)
            self._exit.set_result(Exit(os.waitstatus_to_exitcode(status), cpu_s))
        else:
            self._exit.set_result(Exit(-signal.SIGKILL, 0.0))


async def _hear_of_process(link: socket.socket) -> int:
    word, pid = await _hear(link, _ANSWER_S)
    if word != b"here" or pid is None:
        raise NotForked("a warm sandbox did not start a run")
    return pid


async def _hear(link: socket.socket, within_s: float) -> tuple[bytes, int | None]:
    """Give the next word of a peer and who said it; no word when it is gone.

    Raises:
        NotForked: If nothing comes in time.
    """
    loop = asyncio.get_running_loop()
    readable: asyncio.Future[None] = loop.create_future()
    loop.add_reader(link, _come_true, readable)
    try:
        await asyncio.wait_for(readable, within_s)
    except TimeoutError as error:
        raise NotForked(f"a warm sandbox said nothing for {within_s:g} s") from error
    finally:
        loop.remove_reader(link)
    try:
        word, ancillary, *_ = link.recvmsg(_MOST_WORDS, socket.CMSG_SPACE(_CREDENTIALS.size))
    except ConnectionError:
        return b"", None
    for _, kind, data in ancillary:
        if kind == socket.SCM_CREDENTIALS:
            return word, _CREDENTIALS.unpack(data[: _CREDENTIALS.size])[0]
    return word, None


def _come_true(fact: asyncio.Future[None]) -> None:
    if not fact.done():
        fact.set_result(None)


def _end(process: subprocess.Popen[bytes], control: socket.socket) -> None:
    control.close()
    with contextlib.suppress(ProcessLookupError):
        # The group: until it has asked to die with its parent, bubblewrap's child waits for that one without end.
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
