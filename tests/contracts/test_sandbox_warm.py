"""Forks of one server: none sees it, another run, or what another run left; and without a server all goes on."""

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from test_sandbox_contract import bundled_bwrap, comes_true, executable, is_running, open_descriptors, unique_nap

from self_evolving_agent.models import Call, ExecutionResult, Limits, Program
from self_evolving_agent.sandboxes.bubblewrap import BubblewrapSandbox
from self_evolving_agent.sandboxes.forkserver import ForkServer
from self_evolving_agent.sandboxes.package import pack_server
from self_evolving_agent.sandboxes.warm import WarmSandbox
from self_evolving_agent.tools.testrun import PYTEST

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap is for Linux")

LIMITS = Limits(wall_s=50, processes=32, disk_mb=16)
FIRST_PROCESS = "print(open('/proc/1/comm').read().strip())"


def a_sandbox() -> WarmSandbox:
    return WarmSandbox(BubblewrapSandbox(bundled_bwrap()))


async def run(sandbox: WarmSandbox, source: str, limits: Limits = LIMITS) -> ExecutionResult:
    """Run a script in a fork."""
    program = Program(source=source)
    assert await sandbox.warmed(program)
    return await sandbox.run(program, limits)


async def runs(sandbox: WarmSandbox, *sources: str) -> Sequence[str]:
    """Run scripts in forks of one server, one after the other; give what they printed."""
    results = [await run(sandbox, source) for source in sources]
    assert [result.stderr for result in results] == [""] * len(results)
    return [result.stdout for result in results]


async def test_the_first_program_of_a_kind_is_run_as_ever_and_later_ones_in_forks() -> None:
    sandbox = a_sandbox()
    first = await sandbox.run(Program(source=FIRST_PROCESS), LIMITS)
    assert await sandbox.warmed(Program(source=""))
    later = await sandbox.run(Program(source=FIRST_PROCESS), LIMITS)
    assert first.stdout == "bwrap\n"
    assert later.stdout.startswith("python")
    assert later.backend == first.backend


def namespaces_of_this_process(kinds: Sequence[str]) -> list[str]:
    return [str(Path(f"/proc/self/ns/{kind}").readlink()) for kind in kinds]


async def test_each_run_has_namespaces_of_its_own() -> None:
    kinds = ("cgroup", "ipc", "mnt", "net", "pid", "uts")
    source = f"import os\nfor kind in {kinds}: print(os.readlink(f'/proc/self/ns/{{kind}}'))"
    sandbox = a_sandbox()
    await run(sandbox, "")
    told = await asyncio.gather(*(run(sandbox, source) for _ in range(3)))
    here = namespaces_of_this_process(kinds)
    for per_run in zip(*(result.stdout.split() for result in told), here, strict=True):
        assert len(set(per_run)) == len(per_run)


async def test_neither_the_server_nor_another_run_can_be_seen_or_signalled() -> None:
    source = """
import os, signal, time
print(sorted(filter(str.isdigit, os.listdir("/proc"))))
for pid in range(3, 300):
    try:
        os.kill(pid, signal.SIGKILL); print("REACHED", pid)
    except ProcessLookupError:
        pass
print(os.getppid())
"""
    sandbox = a_sandbox()
    nap = asyncio.create_task(run(sandbox, "import time; time.sleep(60)"))
    (said,) = await runs(sandbox, source)
    assert said == "['1', '2']\n1\n"
    assert not nap.done()
    nap.cancel()
    await asyncio.gather(nap, return_exceptions=True)


async def test_the_first_process_can_neither_be_ended_nor_read_nor_written() -> None:
    source = """
import os, signal
for number in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGCHLD, signal.SIGSEGV, signal.SIGSTOP):
    os.kill(1, number)
descriptors = [f"fd/{number}" for number in range(64)]  # their numbers may be seen, as bubblewrap's may
for name in ("mem", "maps", "environ", "root", "cwd", "ns/net", "map_files", *descriptors):
    for attempt in (lambda path: open(path, "r+b"), lambda path: open(path, "rb"), os.listdir, os.readlink):
        try:
            attempt(f"/proc/1/{name}"); print("REACHED", name)
        except OSError:
            pass
print("done")
"""
    result = await run(a_sandbox(), source)
    assert (result.stdout, result.exit_code, result.limits_hit) == ("done\n", 0, ())


async def test_no_descriptor_of_the_server_is_inherited() -> None:
    program = Program(source="ls -l /proc/$$/fd", language="bash")
    sandbox = a_sandbox()
    assert await sandbox.warmed(program)
    said = (await sandbox.run(program, LIMITS)).stdout
    assert said.count("pipe:") == 3  # stdout, stderr and the channel
    assert "socket" not in said
    assert "memfd" not in said


async def test_nothing_that_was_written_is_there_for_the_next_run() -> None:
    leaving = """
import os
for folder in ("/tmp", "/work", "/dev/shm"):
    open(f"{folder}/left", "w").write("left")
os.openpty()
for folder in ("/", "/code", "/packages", "/etc", "/dev", "/dev/pts", "/usr", "/proc/sys/kernel", "/dev/mqueue"):
    try:
        open(f"{folder}/left", "w"); print("WROTE", folder)
    except OSError:
        pass
"""
    looking = """
import os
for folder in ("/tmp", "/work", "/dev/shm", "/dev/pts"):
    print(folder, os.listdir(folder))
"""
    left, found = await runs(a_sandbox(), leaving, looking)
    assert left == ""
    assert found == "/tmp []\n/work []\n/dev/shm []\n/dev/pts ['ptmx']\n"


async def test_a_terminal_of_one_run_is_not_in_another() -> None:
    sandbox = a_sandbox()
    await run(sandbox, "")
    holding = asyncio.create_task(run(sandbox, "import os, time; os.openpty(); time.sleep(60)"))
    await asyncio.sleep(0.3)  # the other process has to move; too early shows nothing wrong
    assert (await run(sandbox, "import os; print(os.listdir('/dev/pts'))")).stdout == "['ptmx']\n"
    holding.cancel()
    await asyncio.gather(holding, return_exceptions=True)


async def test_a_daemon_ends_with_its_run() -> None:
    nap = unique_nap()
    source = f"""
import os
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for descriptor in range(3): os.close(descriptor)
        os.execvp("sleep", ["sleep", "{nap}"])
    os._exit(0)
os.wait()
while not any(b"{nap}" in open(f"/proc/{{pid}}/cmdline", "rb").read() for pid in os.listdir("/proc") if pid.isdigit()):
    pass
print("left")
"""
    result = await run(a_sandbox(), source)
    assert result.stdout == "left\n"
    assert not is_running(nap)


async def test_what_a_run_changes_in_its_interpreter_is_not_changed_in_the_next() -> None:
    changing = """
import builtins, os, sys, agent_driver
builtins.print = os.getpid = agent_driver.run = None
sys.path.clear(); os.environ.clear(); sys.modules["json"] = None
"""
    looking = "import json, os, sys; print(os.getpid(), len(sys.path) > 3, os.environ['HOME'])"
    assert await runs(a_sandbox(), changing, looking) == ["", "2 True /work\n"]


async def test_no_trace_of_a_run_is_in_the_memory_of_the_next() -> None:
    """The server hands on its memory, so that it must never have read what a run was given."""
    mark = "".join(["trace", "of", "an", "earlier", "run"])
    program = Program(
        source=f"MARK = '{mark}'\ndef f(x): return x", calls=(Call(function="f", args=(mark,)),), inputs={mark: b"x"}
    )
    looking = """
found = 0
wanted = "trace|of|an|earlier|run".replace("|", "").encode()
own = id(wanted)
with open("/proc/self/maps") as maps, open("/proc/self/mem", "rb") as memory:
    for line in maps:
        span, mode, *_ = line.split()
        start, end = (int(part, 16) for part in span.split("-"))
        if mode.startswith("rw"):
            memory.seek(start)
            piece = memory.read(end - start)
            at = piece.find(wanted)
            while at >= 0:
                found += not own <= start + at < own + 200
                at = piece.find(wanted, at + 1)
            del piece
print(found)
"""
    sandbox = a_sandbox()
    assert await sandbox.warmed(program)
    assert (await sandbox.run(program, LIMITS)).outcomes[0].returned == mark
    assert int((await run(sandbox, looking)).stdout) <= 1  # the text of its own constant, joined


async def test_what_depends_on_addresses_or_chance_differs_between_runs() -> None:
    program = Program(source="import random; print(id(object()), random.random())", preload=("random",))
    sandbox = a_sandbox()
    assert await sandbox.warmed(program)
    told = [(await sandbox.run(program, LIMITS)).stdout.split() for _ in range(6)]
    addresses, numbers = zip(*told, strict=True)
    assert len(set(addresses)) > 1
    assert len(set(numbers)) == 6


async def test_a_module_of_the_program_stands_before_one_that_was_imported_ahead() -> None:
    program = Program(
        source="import iniconfig, pytest; print(iniconfig.NAME, pytest.__name__)",
        modules={"iniconfig": "NAME = 'own'"},
        packages=PYTEST,
        preload=("pytest",),
    )
    sandbox = a_sandbox()
    assert await sandbox.warmed(program)
    assert (await sandbox.run(program, LIMITS)).stdout == "own pytest\n"


async def test_programs_of_another_kind_have_another_server() -> None:
    sandbox = a_sandbox()
    await run(sandbox, "")
    result = await sandbox.run(Program(source="import pluggy; print('there')", packages=("pluggy",)), LIMITS)
    assert result.stdout == "there\n"
    assert "ModuleNotFoundError" in (await run(sandbox, "import pluggy")).stderr


def servers() -> set[int]:
    """Give the processes below this one that are servers, and what holds them; tests beside it have their own."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if b"agent_forkserver.py" in path.read_bytes() and _is_below(int(path.parent.name)):
                found.add(int(path.parent.name))
        except OSError:
            continue
    return found


def _is_below(pid: int) -> bool:
    while pid > 1 and pid != os.getpid():
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return pid == os.getpid()


async def test_a_server_that_died_is_replaced_and_nothing_is_lost() -> None:
    others = servers()
    sandbox = a_sandbox()
    await run(sandbox, "")
    for pid in servers() - others:
        with contextlib.suppress(ProcessLookupError):  # one that ends with another
            os.kill(pid, signal.SIGKILL)
    assert (await sandbox.run(Program(source=FIRST_PROCESS), LIMITS)).stdout == "bwrap\n"
    assert (await run(sandbox, FIRST_PROCESS)).stdout.startswith("python")


async def test_a_server_ends_with_its_sandbox() -> None:
    others = servers()
    sandbox = a_sandbox()
    await run(sandbox, "")
    started = servers() - others
    assert started
    del sandbox
    assert comes_true(lambda: not started & servers())


async def test_where_no_server_works_everything_goes_to_the_backend_behind(tmp_path: Path) -> None:
    script = f'#!/bin/sh\ncase "$*" in *agent_forkserver*) exit 1;; esac\nexec {bundled_bwrap()} "$@"\n'
    sandbox = WarmSandbox(BubblewrapSandbox(executable(tmp_path / "bwrap", script)))
    assert not await sandbox.warmed(Program(source=""))
    before = open_descriptors()
    assert (await sandbox.run(Program(source=FIRST_PROCESS), LIMITS)).stdout == "bwrap\n"
    assert not await sandbox.warmed(Program(source=""))
    assert open_descriptors() == before


async def test_a_server_that_is_ended_while_it_starts_leaves_nothing_behind() -> None:
    others = servers()
    for _ in range(40):  # bubblewrap starts in several steps, and is caught in each of them
        ForkServer(bundled_bwrap(), pack_server((), None), ()).close()
    assert comes_true(lambda: not servers() - others)


@pytest.fixture
def open_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Give a folder where the canary plants its file, not below /tmp, which each run has for itself."""
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        Path(folder).chmod(0o755)
        monkeypatch.setattr(tempfile, "tempdir", folder)
        yield folder


async def test_a_server_through_which_the_canary_finds_something_is_not_used(tmp_path: Path, open_folder: str) -> None:
    shown = f"--perms 0755 --dir /var --perms 0755 --dir /var/tmp --bind {open_folder} {open_folder}"
    leak = f'case "$*" in *agent_forkserver*) set -- {shown} "$@";; esac'
    bwrap = executable(tmp_path / "bwrap", f'#!/bin/sh\n{leak}\nexec {bundled_bwrap()} "$@"\n')
    sandbox = WarmSandbox(BubblewrapSandbox(bwrap))
    assert not await sandbox.warmed(Program(source=""))
    assert (await sandbox.run(Program(source=FIRST_PROCESS), LIMITS)).stdout == "bwrap\n"


async def test_a_cancelled_run_ends_and_the_server_stays() -> None:
    nap = unique_nap()
    sandbox = a_sandbox()
    await run(sandbox, "")
    task = asyncio.create_task(sandbox.run(Program(source=f"exec sleep {nap}", language="bash"), LIMITS))
    while not is_running(nap):
        assert not task.done()
        await asyncio.sleep(0.01)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert not is_running(nap)
    assert (await sandbox.run(Program(source=FIRST_PROCESS), LIMITS)).stdout.startswith("python")
