import multiprocessing
import sqlite3
from pathlib import Path

import numpy as np
import pytest

from self_evolving_agent.errors import StorageError
from self_evolving_agent.storage.vectors import SqliteVectorStore

ONE = np.array([0.6, 0.8], np.float32)
EACH = 50


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "vectors.db"


def keep_many(path: Path, name: str) -> None:
    store = SqliteVectorStore(path)
    for i in range(EACH):
        store.keep("model", {f"{name} {i}": ONE})


def test_asking_makes_no_file(path: Path) -> None:
    SqliteVectorStore(path).known("model", ("a",))

    assert not path.parent.exists()


def test_the_file_is_for_its_owner_alone(path: Path) -> None:
    SqliteVectorStore(path).keep("model", {"a": ONE})

    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700


def test_the_texts_themselves_are_not_in_the_file(path: Path) -> None:
    SqliteVectorStore(path).keep("model", {"a secret sentence": ONE})

    assert b"secret" not in path.read_bytes()


def test_another_process_knows_what_was_kept(path: Path) -> None:
    SqliteVectorStore(path).keep("model", {"a": ONE})

    np.testing.assert_array_equal(SqliteVectorStore(path).known("model", ("a",))["a"], ONE)


@pytest.mark.parametrize("content", [b"no database at all, and quite long", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_file_is_thrown_away(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    store = SqliteVectorStore(path)

    assert store.known("model", ("a",)) == {}
    assert not path.exists()


def test_a_damaged_file_is_made_anew_when_something_is_to_be_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database at all, and quite long")
    store = SqliteVectorStore(path)

    store.keep("model", {"a": ONE})

    assert set(store.known("model", ("a",))) == {"a"}


def test_a_file_that_is_deleted_is_made_anew(path: Path) -> None:
    store = SqliteVectorStore(path)
    store.keep("model", {"a": ONE})
    path.unlink()

    assert store.known("model", ("a",)) == {}
    store.keep("model", {"b": ONE})

    assert set(store.known("model", ("a", "b"))) == {"b"}


def test_a_file_that_cannot_be_written_is_told_as_such(path: Path) -> None:
    path.mkdir(parents=True)

    with pytest.raises(StorageError, match=r"vectors\.db"):
        SqliteVectorStore(path).keep("model", {"a": ONE})


def test_a_file_that_is_held_for_too_long_is_told_as_such(path: Path) -> None:
    store = SqliteVectorStore(path, busy_s=0.05)
    store.keep("model", {"a": ONE})
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")

    with pytest.raises(StorageError, match="locked"):
        store.keep("model", {"b": ONE})
    holder.close()


def test_several_processes_keep_vectors_at_once(path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=keep_many, args=(path, name)) for name in ("x", "y")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()

    known = SqliteVectorStore(path).known("model", [f"{name} {i}" for name in "xy" for i in range(EACH)])

    assert [writer.exitcode for writer in writers] == [0, 0]
    assert len(known) == 2 * EACH
