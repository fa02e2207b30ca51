"""Each kind of damage is found and named."""

import sqlite3
from pathlib import Path

import pytest

from fakes_storage import FakeClock, FakeIds, InMemoryBlobStore
from self_evolving_agent.events import ArtifactSaved, BlobRef
from self_evolving_agent.models import Frozen
from self_evolving_agent.storage import FileBlobStore, Redactor, SqliteEventLog
from self_evolving_agent.storage.verification import blob_names
from storage_samples import SAMPLES, finished, scored, stamp, started


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "log.db"
    log = SqliteEventLog(path, clock=FakeClock(), ids=FakeIds(), redactor=Redactor())
    for run in ("run1", "run2"):
        log.append(stamp(run), [started(), scored(), finished()])
    log.close()
    return path


@pytest.fixture
def log(path: Path):
    log = SqliteEventLog(path, clock=FakeClock(), ids=FakeIds(), redactor=Redactor())
    yield log
    log.close()


def tamper(path: Path, statement: str) -> None:
    """Change the log behind its guards, and put them back."""
    foreign = sqlite3.connect(path)
    guards = foreign.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    foreign.executescript("".join(f"DROP TRIGGER {name};" for name, _ in guards))
    foreign.executescript(statement)
    foreign.executescript(";".join(sql for _, sql in guards))
    foreign.close()


def test_a_whole_log_has_no_problems(log):
    check = log.verify(blobs=InMemoryBlobStore(), head=log.position())
    assert (check.events, check.problems) == (6, ())


def test_an_empty_log_has_no_problems(tmp_path):
    log = SqliteEventLog(tmp_path / "new.db", clock=FakeClock(), ids=FakeIds(), redactor=Redactor())
    assert log.verify(head=(0, "0" * 64)).problems == ()
    log.close()


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("UPDATE events SET payload = replace(payload, 'clamp', 'cramp') WHERE seq = 3", "event 3 does not match its"),
        ("UPDATE events SET at = '2020' || substr(at, 5) WHERE seq = 2", "event 2 does not match its hash"),
        ("UPDATE events SET remembered = 0 WHERE seq = 2", "event 2 does not match its hash"),
        ("DELETE FROM events WHERE seq = 4", "event 5 follows event 3"),
        ("DELETE FROM events WHERE seq = 1", "event 2 follows event 0"),
        ("UPDATE events SET hash = 'abc' WHERE seq = 2", "event 3 is not chained to event 2"),
        ("UPDATE events SET payload = '{' WHERE seq = 2", "event 2 cannot be read"),
        ("UPDATE events SET payload = '{}' WHERE seq = 2", "event 2 cannot be read"),
        ("UPDATE events SET type = 'tool.dreamt' WHERE seq = 2", "event 2 cannot be read"),
        ("UPDATE events SET at = 'soon' WHERE seq = 2", "event 2 cannot be read"),
        ("UPDATE events SET payload = CAST(x'ff' AS TEXT) WHERE seq = 2", "cannot be read beyond event 0"),
        ("DROP TABLE events", "cannot be read beyond event 0"),
    ],
)
def test_damage_is_named(path, log, statement, problem):
    if statement.startswith("DROP"):
        foreign = sqlite3.connect(path)
        foreign.execute(statement)
        foreign.close()
    else:
        tamper(path, statement)
    assert any(problem in line for line in log.verify().problems)


def test_one_change_is_one_problem(path, log):
    tamper(path, "UPDATE events SET payload = replace(payload, 'clamp', 'cramp') WHERE seq = 3")
    assert len(log.verify().problems) == 1


def test_a_lost_end_is_seen_by_who_knew_it(path, log):
    known = log.position()
    tamper(path, "DELETE FROM events WHERE seq > 4")
    assert log.verify().problems == ()
    [problem] = log.verify(head=known).problems
    assert "ends at event 4, but event 6 is known" in problem


def test_a_log_that_was_written_anew_is_seen_by_who_knew_it(log):
    [problem] = log.verify(head=(4, "f" * 64)).problems
    assert "event 4 is not the one" in problem


def test_a_guard_that_was_taken_away_is_named(path, log):
    foreign = sqlite3.connect(path)
    foreign.execute("DROP TRIGGER events_refuse_delete")
    foreign.close()
    assert log.verify().problems == ("the guard events_refuse_delete is missing: the log was open to changes",)


def test_a_damaged_page_is_a_problem_and_not_a_crash(path, log):
    log.append(stamp("run3"), [started("x" * 2000) for _ in range(50)])
    log.close()
    content = bytearray(path.read_bytes())
    content[len(content) // 2 : -4096] = b"\x07" * (len(content) - 4096 - len(content) // 2)
    path.write_bytes(bytes(content))
    again = SqliteEventLog(path, clock=FakeClock(), ids=FakeIds(), redactor=Redactor())
    assert again.verify().problems
    again.close()


def test_tables_that_make_no_sense_are_a_problem_and_not_a_crash(path, log):
    foreign = sqlite3.connect(path)
    foreign.executescript(
        "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = 'nonsense' WHERE name = 'events';"
        "PRAGMA schema_version = 99;"
    )
    foreign.close()
    assert any("damaged" in line for line in log.verify().problems)


def test_blobs_that_are_missing_or_changed_are_named_once(log, tmp_path):
    blobs = FileBlobStore(tmp_path / "blobs", redactor=Redactor())
    kept, lost, changed = (blobs.put(text) for text in (b"kept", b"lost", b"changed"))
    (tmp_path / "blobs" / lost[:2] / lost).unlink()
    (tmp_path / "blobs" / changed[:2] / changed).write_bytes(b"CHANGED")
    log.append(stamp("run3"), [ArtifactSaved(path="a", content=name) for name in (kept, lost, lost, changed)])
    problems = log.verify(blobs=blobs).problems
    assert len(problems) == 2
    assert "event 8 (artifact.saved)" in problems[0]
    assert "missing" in problems[0]
    assert "has changed" in problems[1]
    assert log.verify().problems == ()


def test_blobs_are_found_in_every_event_that_names_them():
    named = {event.type: len(list(blob_names(event))) for event in SAMPLES}
    assert {name: count for name, count in named.items() if count} == {
        "model.called": 2,
        "sandbox.ran": 2,
        "candidate.finished": 1,
        "artifact.saved": 1,
        "run.finished": 1,
        "tool.registered": 3,
        "tool.rejected": 1,
        "chat.turned": 1,
        "session.digested": 1,
        "session.finished": 1,
    }


def test_blobs_are_found_at_any_depth():
    class Inner(Frozen):
        files: dict[str, BlobRef]
        more: tuple[BlobRef, ...]

    class Outer(Frozen):
        inner: tuple[Inner, ...]

    a, b, c = "a" * 64, "b" * 64, "c" * 64
    assert list(blob_names(Outer(inner=(Inner(files={"x": a}, more=(b, c)),)))) == [a, b, c]
