import json
import math
import os
import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from fakes_storage import FakeClock, FakeIds
from self_evolving_agent.errors import LogCorrupt, NewerHome, StorageError
from self_evolving_agent.events import CheckDisputed, IdeaDropped, StrategyExplored
from self_evolving_agent.models import Check, CheckResult
from self_evolving_agent.storage import Redactor, SqliteEventLog
from self_evolving_agent.storage.log_query import Selection, page_query
from self_evolving_agent.storage.log_rows import Row
from storage_samples import SAMPLES, STORY, explored, finished, scored, stamp, started

SECRET = "correct-horse-battery"


def open_log(path: Path, secrets: tuple[str, ...] = (), **options) -> SqliteEventLog:
    return SqliteEventLog(path, **{"clock": FakeClock(), "ids": FakeIds(), "redactor": Redactor(secrets), **options})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "log.db"


@pytest.fixture
def log(path: Path):
    log = open_log(path)
    yield log
    log.close()


def columns(path: Path, *names: str) -> list[tuple]:
    connection = sqlite3.connect(path)
    found = connection.execute(f"SELECT {', '.join(names)} FROM events ORDER BY seq").fetchall()
    connection.close()
    return found


def test_what_was_appended_is_there_after_a_reopening(path, log):
    log.append(stamp(), SAMPLES)
    before = list(log.read())
    again = open_log(path)
    assert list(again.read()) == before
    again.close()


def test_only_the_owner_can_read_any_of_its_files(path):
    before = os.umask(0)
    try:
        log = open_log(path)
        log.append(stamp(), [started()])
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        log.close()
    finally:
        os.umask(before)
    assert modes == {"log.db": 0o600, "log.db-wal": 0o600, "log.db-shm": 0o600, "log.db.lock": 0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_log_that_others_could_read_is_closed_to_them(path, log):
    log.close()
    path.chmod(0o644)
    open_log(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_it_is_written_ahead_and_synced_in_full(log):
    assert log._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert log._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert log._connection.execute("PRAGMA recursive_triggers").fetchone() == (1,)


def test_a_log_that_lost_its_mode_gets_it_back(path, log):
    log.append(stamp(), [started()])
    log.close()
    foreign = sqlite3.connect(path)
    foreign.execute("PRAGMA journal_mode = DELETE")
    foreign.close()
    again = open_log(path)
    assert again._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert again.position()[0] == 1
    again.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET payload = '{}' WHERE seq = 1",
        "DELETE FROM events",
        "INSERT OR REPLACE INTO events SELECT * FROM events WHERE seq = 1",
        """REPLACE INTO events SELECT 9, id, at, run_id, node, provider, model, remembered, type, version, key, '{}',
           prev_hash, hash FROM events WHERE key IS NOT NULL""",
    ],
)
def test_what_is_written_cannot_be_changed_by_any_connection(path, log, statement):
    log.append(stamp(), [started(), finished()])
    before = list(log.read())
    foreign = sqlite3.connect(path)  # without recursive_triggers, as any other program would open it
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        foreign.execute(statement)
    foreign.close()
    assert list(log.read()) == before


def test_a_home_of_a_newer_version_is_refused(path, log):
    log.close()
    foreign = sqlite3.connect(path)
    foreign.execute("PRAGMA user_version = 2")
    foreign.close()
    with pytest.raises(NewerHome, match="newer version") as raised:
        open_log(path)
    assert raised.value.exit_code == 2
    assert str(path) in raised.value.message


def test_a_file_that_is_no_log_is_refused_and_left_alone(path):
    path.parent.mkdir()
    path.write_bytes(
        b"this is a text about logs, long enough to be looked at as a database header ..............." * 20
    )
    before = path.read_bytes()
    with pytest.raises(LogCorrupt, match="damaged"):
        open_log(path)
    assert path.read_bytes() == before


def test_a_home_that_cannot_be_made_is_a_clear_error(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageError, match=r"cannot use .*file") as raised:
        open_log(tmp_path / "file" / "log.db")
    assert raised.value.hint


def test_a_log_that_is_held_by_another_program_is_a_clear_error(path, log):
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    impatient = open_log(path, busy_s=0.01)
    with pytest.raises(StorageError, match="locked") as raised:
        impatient.append(stamp(), [started()])
    assert "another program" in raised.value.hint
    holder.close()
    assert len(impatient.append(stamp(), [started()])) == 1
    impatient.close()


def test_a_batch_that_fails_half_way_leaves_nothing(path):
    class FailingIds(FakeIds):
        def new(self) -> str:
            if self._count == 2:
                self._count += 1
                raise RuntimeError("no more ids")
            return super().new()

    log = open_log(path, ids=FailingIds())
    log.append(stamp(), [started()])
    with pytest.raises(RuntimeError):
        log.append(stamp(), [started(), finished()])
    assert log.position()[0] == 1
    assert [e.seq for e in log.append(stamp(), [finished()])] == [2]
    assert log.verify().problems == ()
    log.close()


def test_a_number_that_json_has_not_is_refused_before_anything_is_stored(log):
    with pytest.raises(StorageError, match="cannot be written as JSON"):
        log.append(stamp(), [started(), StrategyExplored(strategy=explored().strategy, rate=math.nan, plays=0)])
    assert log.position()[0] == 0


def test_secrets_are_gone_from_payload_key_and_stamp(path):
    log = open_log(path, (SECRET,))
    check = CheckResult(check=Check(name=f"uses {SECRET}"), passed=True)
    events = [started(f"log in with {SECRET}"), CheckDisputed(result=check, candidates=())]
    where = stamp().model_copy(update={"model": f"m-{SECRET}"})
    appended = log.append(where, events)
    assert appended == tuple(log.read())
    assert appended[0].event.task == "log in with [redacted]"
    assert appended[0].stamp.model == "m-[redacted]"
    assert log.append(where, events[1:]) == ()
    log.close()
    assert SECRET.encode() not in path.read_bytes()


def test_a_secret_that_is_a_word_of_the_log_itself_is_a_clear_error(path):
    log = open_log(path, ("research",))
    log.append(stamp(), [started("do some research")])
    with pytest.raises(StorageError, match="secrets") as raised:
        log.append(stamp(), [explored(domain="research")])
    assert "choose another value" in raised.value.hint
    log.close()


def test_half_a_character_from_a_model_does_not_stop_the_log(log):
    appended = log.append(stamp(), [started("broken \ud800 text ☃")])
    assert appended == tuple(log.read())
    assert appended[0].event.task == "broken ? text ☃"


def test_a_very_long_key_still_tells_two_facts_apart(path, log):
    results = [CheckResult(check=Check(name="x" * 5000 + end), passed=True) for end in "aba"]
    assert len(log.append(stamp(), [CheckDisputed(result=r, candidates=()) for r in results])) == 2
    assert max(len(key) for (key,) in columns(path, "key")) < 300


def test_the_payload_is_canonical_json_without_type_and_version(path, log):
    log.append(stamp(), [IdeaDropped(reason="b", approach="ü")])
    assert columns(path, "type", "version", "payload") == [("idea.dropped", 1, '{"approach":"ü","reason":"b"}')]


def test_threads_may_share_one_log(log):
    def work(name: str) -> None:
        for _ in range(20):
            log.append(stamp(name), [started()])
            list(log.read(after=log.position()[0] - 1))

    threads = [threading.Thread(target=work, args=(f"t{n}",)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    check = log.verify()
    assert (check.events, check.problems) == (80, ())


@pytest.mark.parametrize(
    "wanted",
    [
        Selection(after=5),
        Selection(run_id="run1"),
        Selection(run_id="run1", types=("run.started",)),
        Selection(types=("run.started",)),
        Selection(types=("run.started", "run.finished", "outcome.scored"), since="2025", until="2026"),
    ],
)
def test_no_way_of_reading_scans_the_log(log, wanted):
    for where, events in STORY:
        log.append(where, events)
    sql, values = page_query(wanted, wanted.types, 1, 99)
    plan = [row[3] for row in log._connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
    assert plan
    assert not [step for step in plan if step.startswith("SCAN")]
    assert not [step for step in plan if "TEMP B-TREE" in step and wanted.run_id is None]


def test_an_event_of_a_newer_version_is_named_as_such(path, log):
    log.append(stamp(), [started()])
    foreign = sqlite3.connect(path)
    foreign.execute(
        "INSERT INTO events SELECT 2, id, at, run_id, node, provider, model, remembered, 'tool.dreamt', 1, NULL, '{}', "
        "hash, 'x' FROM events"
    )
    foreign.commit()
    foreign.close()
    with pytest.raises(NewerHome, match=r"tool\.dreamt"):
        list(log.read())
    assert [e.seq for e in log.read(types=["run."])] == [1]


def test_a_payload_that_is_no_json_is_a_corrupt_log(path, log):
    log.append(stamp(), [scored()])
    foreign = sqlite3.connect(path)
    foreign.execute(
        "INSERT INTO events SELECT 2, id, at, run_id, node, provider, model, remembered, type, 1, NULL, '{', hash, 'x' "
        "FROM events"
    )
    foreign.commit()
    foreign.close()
    with pytest.raises(LogCorrupt, match="event 2"):
        list(log.read())


def test_the_hash_covers_every_other_column(path, log):
    log.append(stamp(), [scored()])
    [row] = columns(path, "*")
    original = Row._make(row)
    assert original.digest() == original.hash
    for name in Row._fields[:-1]:
        changed = original._replace(**{name: json.dumps(getattr(original, name)) + "1"})
        assert changed.digest() != original.hash


def test_runs_are_found_by_how_their_ids_begin(log):
    for run_id in ("b1", "a2", "a1", "a1"):
        log.append(stamp(run_id), [started()])
    assert log.runs("a", 10) == ("a1", "a2")
    assert log.runs("", 2) == ("a1", "a2")
    assert log.runs("c", 10) == ()
