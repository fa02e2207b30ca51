"""Several processes, killed processes, full disks."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import self_evolving_agent
from fakes_storage import FakeClock, FakeIds
from self_evolving_agent.errors import StorageError
from self_evolving_agent.storage import Redactor, SqliteEventLog
from storage_samples import finished, stamp, started

TESTS = Path(__file__).parents[2]
SOURCES = Path(self_evolving_agent.__file__).parents[1]


def writers(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(TESTS / "storage_writers.py"), *map(str, arguments)],
        env={"PYTHONPATH": str(SOURCES), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def acknowledged(done: subprocess.CompletedProcess[str]) -> set[tuple[int, str]]:
    """Give seq and hash of each event that a writer said was stored; a last line may be cut off by a kill.

    As pairs: an event that was lost gives its number to another.
    """
    lines = [line.split() for line in done.stdout.splitlines()]
    return {(int(line[0]), line[1]) for line in lines if len(line) == 2 and len(line[1]) == 64}


def open_log(path: Path) -> SqliteEventLog:
    return SqliteEventLog(path, clock=FakeClock(), ids=FakeIds("later"), redactor=Redactor())


def assert_whole(path: Path, known: set[tuple[int, str]]) -> int:
    """Check that the log is intact, holds every event that is known, and still takes new ones."""
    log = open_log(path)
    log.append(stamp("afterwards"), [finished()])
    check = log.verify()
    held = {(e.seq, e.hash) for e in log.read()}
    log.close()
    assert check.problems == ()
    assert known <= held
    return check.events


def test_processes_that_start_and_append_at_once_share_one_chain(tmp_path):
    done = writers("append", tmp_path / "log.db", 4, 12)
    assert done.returncode == 0, done.stderr
    known = acknowledged(done)
    assert len(known) == 4 * 24
    assert assert_whole(tmp_path / "log.db", known) == 4 * 24 + 1


def test_a_killed_writer_loses_no_acknowledged_event(tmp_path):
    done = writers("kill", tmp_path / "log.db", 2, 12, 1)
    assert done.returncode == 0, done.stderr
    assert_whole(tmp_path / "log.db", acknowledged(done))


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("at_once", [1, 4])
def test_five_hundred_kills_lose_no_acknowledged_event(tmp_path, at_once):
    done = writers("kill", tmp_path / "log.db", at_once, 500, at_once)
    assert done.returncode == 0, done.stderr
    known = acknowledged(done)
    assert len(known) > 1000
    assert_whole(tmp_path / "log.db", known)


@pytest.mark.parametrize("size", [150_000, 600_000])
def test_a_file_that_may_not_grow_ends_with_a_clear_error_and_an_intact_log(tmp_path, size):
    done = writers("fill", tmp_path / "log.db", size)
    assert done.returncode == 9, done.stderr
    assert "cannot use" in done.stderr
    assert "disk" in done.stderr
    known = acknowledged(done)
    assert known
    assert assert_whole(tmp_path / "log.db", known) == len(known) + 1


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "disk"
    place.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", place], check=False, capture_output=True)
    if mounted.returncode:
        pytest.skip("needs the right to mount a tmpfs")
    yield place
    subprocess.run(["umount", place], check=True)


@pytest.mark.slow
def test_a_full_disk_ends_with_a_clear_error_and_an_intact_log(small_disk):
    log = open_log(small_disk / "log.db")
    (small_disk / "other").write_bytes(b"x" * 500_000)
    known: set[tuple[int, str]] = set()

    def append_for_ever() -> None:
        for count in range(10_000):
            known.update((e.seq, e.hash) for e in log.append(stamp(f"run{count}"), [started("x" * 1000), finished()]))

    with pytest.raises(StorageError, match="full") as raised:
        append_for_ever()
    assert "free some disk space" in raised.value.hint
    assert log.position()[0] == len(known)
    (small_disk / "other").unlink()
    assert len(log.append(stamp("space again"), [started()])) == 1
    log.close()
    assert assert_whole(small_disk / "log.db", known) == len(known) + 2
