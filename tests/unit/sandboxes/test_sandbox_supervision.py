"""Pipes, children and measures, below any backend."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import Limits, Program
from self_evolving_agent.sandboxes.child import Child, Launch
from self_evolving_agent.sandboxes.folder import unpacked
from self_evolving_agent.sandboxes.meter import Sample, measure
from self_evolving_agent.sandboxes.package import pack
from self_evolving_agent.sandboxes.streams import Excerpt, Stream
from self_evolving_agent.sandboxes.subprocess import SubprocessSandbox
from self_evolving_agent.sandboxes.supervise import Supervisor


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


linux = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def start(*argv: str, stdout: int | None = None) -> Child:
    nowhere = os.open(os.devnull, os.O_RDWR)
    try:
        return Child(Launch(argv, env={}), stdout=stdout or nowhere, stderr=nowhere)
    finally:
        os.close(nowhere)


def test_an_excerpt_keeps_head_and_tail() -> None:
    excerpt = Excerpt(10)
    for piece in (b"abc", b"defg", b"hij" * 100, b"xyz"):
        excerpt.add(piece)
    assert excerpt.content() == b"abcde\n[... 300 bytes cut here ...]\nijxyz"


def test_a_short_text_is_kept_whole() -> None:
    excerpt = Excerpt(10)
    excerpt.add(b"0123456789")
    assert excerpt.content() == b"0123456789"


async def test_a_pipe_that_is_held_open_is_closed_all_the_same() -> None:
    ours, theirs = os.pipe()
    stream = Stream(ours, kept_bytes=100, killed_bytes=100, on_flood=lambda: None)
    os.write(theirs, b"said")
    stream.finish()
    assert stream.excerpt.text() == "said"
    with pytest.raises(BrokenPipeError):
        os.write(theirs, b"more")
    os.close(theirs)


async def test_a_flood_is_reported() -> None:
    ours, theirs = os.pipe()
    flooded = asyncio.Event()
    stream = Stream(ours, kept_bytes=10, killed_bytes=20, on_flood=flooded.set)
    os.write(theirs, b"x" * 21)
    await flooded.wait()
    os.close(theirs)
    stream.finish()


@pytest.mark.parametrize("with_pidfd", [True, False])
async def test_a_child_is_reaped_with_its_exit_code(with_pidfd: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not with_pidfd:
        monkeypatch.delattr(os, "pidfd_open", raising=False)  # as on macOS
    child = start("/bin/sh", "-c", "exit 7")
    assert (await child.wait()).code == 7
    assert not child.is_running
    child.kill()


async def test_a_killed_child_tells_its_signal() -> None:
    child = start("/bin/sleep", "60")
    child.kill()
    assert (await child.wait()).code == -signal.SIGKILL


async def test_a_cancelled_wait_leaves_the_child_to_be_waited_for_again() -> None:
    child = start("/bin/sleep", "60")
    waiting = asyncio.create_task(child.wait())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert child.is_running
    child.kill()
    await child.wait()


async def test_a_program_that_is_not_there_is_a_clear_error() -> None:
    with pytest.raises(SandboxError, match="/nowhere/program"):
        start("/nowhere/program")


@linux
async def test_a_tree_is_measured_with_its_children() -> None:
    reader, writer = os.pipe()
    child = start("/bin/sh", "-c", "sleep 60 & sleep 60 & echo up; wait", stdout=writer)
    os.close(writer)
    assert await asyncio.to_thread(os.read, reader, 3) == b"up\n"
    os.close(reader)
    sample = measure(child.pid, 1 << 30)
    assert sample.processes == 3
    assert sample.memory_bytes > 100_000
    shared_apart = measure(child.pid, 0)
    assert 0 < shared_apart.memory_bytes < sample.memory_bytes
    child.kill()
    await child.wait()


@linux
async def test_what_is_gone_counts_as_nothing() -> None:
    child = start("/bin/sh", "-c", "exit 0")
    await child.wait()
    assert measure(child.pid, 0, {"/nowhere": 1}) == Sample(processes=1)


@linux
def test_a_tmpfs_that_is_not_mounted_yet_does_not_count() -> None:
    assert measure(os.getpid(), 1 << 40, {"/": 1}).memory_bytes == pytest.approx(
        measure(os.getpid(), 1 << 40).memory_bytes, rel=0.2
    )
    size = os.statvfs("/").f_blocks * os.statvfs("/").f_frsize
    assert measure(os.getpid(), 1 << 60, {"/": size}).memory_bytes > measure(os.getpid(), 1 << 60).memory_bytes


class Measured:
    """A containment that says what it was told to."""

    def __init__(self, sample: Sample) -> None:
        self.sample = sample

    def measure(self, child: Child) -> Sample:
        return self.sample

    def kill(self, child: Child) -> None:
        child.kill()

    def exit_code(self, code: int) -> int:
        return code


@pytest.mark.parametrize(
    ("sample", "limit"),
    [
        (Sample(memory_bytes=300 << 20), "memory"),
        (Sample(cpu_s=31), "cpu"),
        (Sample(processes=90), "processes"),
        (Sample(disk_bytes=65 << 20), "disk"),
    ],
)
async def test_what_is_measured_above_a_limit_ends_the_run(sample: Sample, limit: str) -> None:
    supervisor = Supervisor(Measured(sample), Limits())
    observed = await supervisor.run(lambda _: Launch(["/bin/sleep", "60"], env={}))
    assert observed.limits_hit == (limit,)
    assert observed.exit_code == -signal.SIGKILL


async def test_a_second_cancellation_leaves_nothing_running_either() -> None:
    started: list[int] = []

    class Slow(Measured):
        def kill(self, child: Child) -> None:
            started.append(child.pid)
            task.cancel()  # once more, while it waits for the end of what it killed
            child.kill()

    supervisor = Supervisor(Slow(Sample()), Limits())
    task = asyncio.create_task(supervisor.run(lambda _: Launch(["/bin/sleep", "60"], env={})))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises(ProcessLookupError):
        os.kill(started[0], 0)


@linux
async def test_a_subprocess_is_stopped_for_its_processes(tmp_path: Path) -> None:
    source = "import os, time\nfor _ in range(12):\n    if os.fork() == 0:\n        time.sleep(60)\ntime.sleep(60)"
    result = await SubprocessSandbox(scratch=tmp_path).run(Program(source=source), Limits(processes=4))
    assert result.limits_hit == ("processes",)


@linux
async def test_a_subprocess_is_stopped_for_its_files(tmp_path: Path) -> None:
    source = (
        "import os, time\nos.mkdir('d')\nfor i in range(8): open(f'd/{i}', 'wb').write(bytes(1 << 20))\ntime.sleep(60)"
    )
    result = await SubprocessSandbox(scratch=tmp_path).run(Program(source=source), Limits(disk_mb=4))
    assert result.limits_hit == ("disk",)


async def test_nothing_is_left_of_a_folder_whatever_its_permissions(tmp_path: Path) -> None:
    source = """
import os
os.makedirs("a/b/c")
open("a/b/c/f", "w").close()
os.chmod("a/b", 0)
os.symlink("/etc", "a/link")
os.chmod(".", 0)
"""
    await SubprocessSandbox(scratch=tmp_path).run(Program(source=source, inputs={"x/y": b""}), Limits())
    assert names_in(tmp_path) == []


def test_a_folder_is_removed_after_an_error_too(tmp_path: Path) -> None:
    package = pack(Program(source=""), Limits(), counts_processes=False)
    with pytest.raises(RuntimeError), unpacked(package, tmp_path):
        raise RuntimeError
    assert names_in(tmp_path) == []
