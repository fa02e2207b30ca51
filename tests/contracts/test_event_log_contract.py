"""What every event log does, the real one and the fake."""

from datetime import timedelta
from pathlib import Path

import pytest

from fakes_storage import FakeClock, FakeIds, InMemoryEventLog
from self_evolving_agent.storage import Redactor, SqliteEventLog
from storage_samples import SAMPLES, STORY, explored, finished, scored, stamp, started


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(params=["sqlite", "memory"])
def log(request, tmp_path: Path, clock: FakeClock):
    if request.param == "memory":
        yield InMemoryEventLog(clock, FakeIds())
        return
    sqlite = SqliteEventLog(tmp_path / "log.db", clock=clock, ids=FakeIds(), redactor=Redactor())
    yield sqlite
    sqlite.close()


def test_every_type_of_event_is_read_as_it_was_appended(log):
    ending_twice = {"run.cancelled", "session.rejected"}  # they would end what has ended
    samples = tuple(event for event in SAMPLES if event.type not in ending_twice)
    appended = log.append(stamp(), samples)
    assert tuple(e.event for e in appended) == samples
    assert tuple(log.read()) == appended


def test_an_empty_log_stands_at_zero(log):
    assert log.position() == (0, "0" * 64)
    assert list(log.read()) == []
    assert log.hash_at(0) is None
    assert log.append(stamp(), ()) == ()


def test_events_are_numbered_without_gaps_and_each_names_the_hash_before(log):
    first, second, third = (*log.append(stamp(), [started(), finished()]), *log.append(stamp("run2"), [started()]))
    assert [first.seq, second.seq, third.seq] == [1, 2, 3]
    assert [second.prev_hash, third.prev_hash] == [first.hash, second.hash]
    assert first.prev_hash == "0" * 64
    assert len({first.hash, second.hash, third.hash}) == 3


def test_position_and_hash_at_tell_the_hashes(log):
    stored = log.append(stamp(), [started(), finished()])
    assert log.position() == (2, stored[1].hash)
    assert [log.hash_at(n) for n in (1, 2, 3)] == [stored[0].hash, stored[1].hash, None]


def test_the_log_gives_every_event_a_time_and_an_id(log, clock):
    clock.advance(5)
    stored = log.append(stamp(), [started(), finished()])
    assert {e.at for e in stored} == {clock.now()}
    assert stored[0].id != stored[1].id


def test_an_event_whose_key_its_run_has_is_left_out(log):
    log.append(stamp(), [scored("x", 1.0)])
    again = log.append(stamp(), [scored("x", 0.0), scored("y")])
    assert [e.event.name for e in again] == ["y"]
    assert [e.event.outcome for e in log.read()] == [1.0, 1.0]


def test_a_key_twice_in_one_batch_is_kept_once(log):
    assert len(log.append(stamp(), [scored("x"), scored("x")])) == 1


def test_a_key_is_free_in_another_run(log):
    log.append(stamp("run1"), [scored("x")])
    assert len(log.append(stamp("run2"), [scored("x")])) == 1


def test_events_without_a_key_may_repeat(log):
    assert len(log.append(stamp(), [started(), started()])) == 2


def test_reading_after_a_position_gives_what_is_newer(log):
    log.append(stamp(), [started(), explored(), finished()])
    assert [e.seq for e in log.read(after=1)] == [2, 3]


def test_types_select_by_name_or_by_the_part_before_a_dot(log):
    log.append(stamp(), SAMPLES[:-1])
    names = [e.event.type for e in log.read(types=["run.", "outcome.scored", "nothing.such", "nothing."])]
    assert names == ["run.started", "outcome.scored", "run.finished"]


def test_a_type_that_is_named_twice_is_read_once(log):
    log.append(stamp(), [started(), finished()])
    assert [e.seq for e in log.read(types=["run.", "run.started"])] == [1, 2]


def test_a_pattern_that_matches_nothing_gives_nothing(log):
    log.append(stamp(), [started()])
    assert list(log.read(types=["tool."])) == []


def test_a_run_is_read_alone(log):
    for where, events in STORY:
        log.append(where, events)
    assert {e.stamp.run_id for e in log.read(run_id="run3")} == {"run3"}
    assert [e.event.type for e in log.read(run_id="run3", types=["run."])] == ["run.started", "run.cancelled"]


def test_times_are_included_at_both_ends(log, clock):
    moments = []
    for name in ("a", "b", "c", "d"):
        moments.append(clock.now())
        log.append(stamp(name), [started()])
        clock.advance(60)
    found = [e.stamp.run_id for e in log.read(since=moments[1], until=moments[2])]
    assert found == ["b", "c"]
    assert [e.stamp.run_id for e in log.read(until=moments[0])] == ["a"]
    assert [e.stamp.run_id for e in log.read(since=moments[3], types=["run."])] == ["d"]
    assert list(log.read(since=moments[3] + timedelta(seconds=1))) == []


def test_a_clock_that_went_back_hides_no_event(log, clock):
    log.append(stamp("a"), [started()])
    clock.advance(-3600)
    log.append(stamp("b"), [started()])
    clock.advance(7200)
    log.append(stamp("c"), [started()])
    before = FakeClock().now() - timedelta(minutes=1)
    assert [e.stamp.run_id for e in log.read(until=before)] == ["b"]
    assert [e.stamp.run_id for e in log.read(since=before)] == ["a", "c"]


def test_more_events_than_a_page_are_read_in_order(log):
    log.append(stamp(), [started(str(n)) for n in range(1201)])
    log.append(stamp(), [finished()])
    assert [e.seq for e in log.read()] == list(range(1, 1203))
    assert [e.seq for e in log.read(types=["run.finished", "run.started"])] == list(range(1, 1203))
    assert len(list(log.read(run_id="run1", types=["run.started"]))) == 1201


def test_a_reader_that_pauses_lets_others_append(log):
    log.append(stamp(), [started(), started()])
    reader = log.read()
    next(reader)
    assert len(log.append(stamp(), [finished()])) == 1


def test_a_key_is_held_by_the_run_that_recorded_it_and_by_no_other(log):
    log.append(stamp("run1"), [finished(), started()])
    assert log.holds("run1", "finished")
    assert not log.holds("run2", "finished")
    assert not log.holds("run1", "started")
