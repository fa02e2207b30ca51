import stat
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from fakes_storage import FakeClock, FakeIds, InMemoryEventLog
from self_evolving_agent.errors import StorageError
from self_evolving_agent.events import IdeaDropped, StoredEvent
from self_evolving_agent.memory import MEMORY_TYPES, Memory, fold
from self_evolving_agent.storage import MemoryStore, Redactor, SqliteEventLog
from storage_samples import STORY, registered, scored, stamp, started


class CountingLog(InMemoryEventLog):
    """Counts the events that are read."""

    count = 0

    def read(self, *, after: int = 0, types: Sequence[str] = (), **rest) -> Iterator[StoredEvent]:
        for stored in super().read(after=after, types=types, **rest):
            self.count += 1
            yield stored


def told(log: InMemoryEventLog) -> InMemoryEventLog:
    for where, events in STORY:
        log.append(where, events)
    return log


@pytest.fixture
def log() -> CountingLog:
    log = CountingLog()
    told(log)
    return log


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "memory.json"


def test_memory_is_the_fold_of_the_log(log, path):
    assert MemoryStore(log, path).current() == fold(Memory(), log.events)


def test_memory_of_the_real_log_is_the_fold_of_all_its_events(tmp_path, path):
    log = SqliteEventLog(tmp_path / "log.db", clock=FakeClock(), ids=FakeIds(), redactor=Redactor())
    told(log)
    assert MemoryStore(log, path).current() == fold(Memory(), log.read())
    log.close()


def test_a_saved_memory_is_loaded_and_only_newer_events_are_read(log, path):
    MemoryStore(log, path).save()
    log.append(stamp("new"), [started(), scored("t", subject="tool")])
    log.count = 0
    memory = MemoryStore(log, path).current()
    assert log.count == 2
    assert memory == fold(Memory(), log.events)


def test_a_memory_that_is_up_to_date_reads_nothing(log, path):
    store = MemoryStore(log, path)
    first = store.current()
    log.count = 0
    assert store.current() is first
    assert log.count == 0


def test_what_others_append_is_seen(log, path):
    store = MemoryStore(log, path)
    store.current()
    log.append(stamp("other"), [registered("t2")])
    assert "t2" in store.current().tools


def test_events_that_change_no_memory_are_not_read_again(log, path):
    log.append(stamp("x"), [IdeaDropped(approach="a", reason="b")] * 3)
    store = MemoryStore(log, path)
    log.count = 0
    memory = store.current()
    assert (memory.position, memory.head) == log.position()
    assert log.count == len([e for e in log.events if e.event.type in MEMORY_TYPES]) == len(log.events) - 3


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: path.unlink(),
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(path.read_bytes()[:100]),
        lambda path: path.write_bytes(b"\xff\x00" * 50),
        lambda path: path.write_text('{"format": 4}'),
        lambda path: path.write_text(path.read_text().replace('"format":4', '"format":3')),
        lambda path: path.write_text(path.read_text().replace('"position":', '"position":9')),
        lambda path: path.write_text(path.read_text().replace('"head":"', '"head":"f')),
        lambda path: path.write_text(Memory(rungs={"m": "text"}).model_dump_json()),
        lambda path: path.write_text("[]"),
    ],
)
def test_a_memory_file_that_is_lost_or_damaged_changes_nothing(log, path, damage):
    store = MemoryStore(log, path)
    store.save()
    damage(path)
    assert MemoryStore(log, path).current() == store.current()


def test_a_memory_of_another_log_is_not_taken_for_ones_own(log, path):
    MemoryStore(log, path).save()
    other = InMemoryEventLog()
    for where, events in STORY:
        other.append(where.model_copy(update={"model": "another"}), events)
    other.append(stamp("more"), [scored("t2", subject="tool")])
    assert MemoryStore(other, path).current() == fold(Memory(), other.events)


def test_a_memory_that_is_ahead_of_its_log_is_not_used_and_gives_the_loss_away(log, path):
    MemoryStore(log, path).save()
    shorter = InMemoryEventLog()
    shorter.append(stamp(), [started()])
    store = MemoryStore(shorter, path)
    assert store.recorded_head() == log.position()
    assert store.current() == fold(Memory(), shorter.events)


def test_there_is_no_recorded_head_without_a_file(log, path):
    assert MemoryStore(log, path).recorded_head() is None


def test_the_file_is_for_the_owner_alone_and_nothing_else_is_left(log, path):
    MemoryStore(log, path).save()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(path.parent.iterdir()) == [path]


def test_it_is_saved_by_itself_only_when_it_is_256_events_behind(log, path):
    store = MemoryStore(log, path)
    store.maybe_save()
    assert not path.exists()
    log.append(stamp("many"), [started()] * 256)
    store.maybe_save()
    assert path.exists()
    before = path.read_bytes()
    log.append(stamp("more"), [started()] * 255)
    store.maybe_save()
    assert path.read_bytes() == before
    log.append(stamp("more"), [started()])
    store.maybe_save()
    assert path.read_bytes() != before


def test_a_loaded_memory_counts_from_where_it_was_saved(log, path):
    MemoryStore(log, path).save()
    before = path.read_bytes()
    log.append(stamp("more"), [started()] * 255)
    MemoryStore(log, path).maybe_save()
    assert path.read_bytes() == before


def test_of_two_that_save_the_last_one_wins_and_both_are_valid(log, path):
    early = MemoryStore(log, path)
    early.current()
    log.append(stamp("more"), [scored("t2", subject="tool")])
    MemoryStore(log, path).save()
    early.save()
    assert MemoryStore(log, path).current() == fold(Memory(), log.events)


def test_a_file_that_cannot_be_read_or_written_is_a_clear_error(log, path):
    path.mkdir(parents=True)
    with pytest.raises(StorageError, match=r"memory\.json"):
        MemoryStore(log, path).current()
    store = MemoryStore(log, path.parent / "memory.json" / ".." / "other")
    store.current()
    path.rmdir()
    path.parent.rmdir()
    path.parent.write_text("in the way")
    with pytest.raises(StorageError, match="cannot use"):
        store.save()
