"""Locks on files that others move."""

import fcntl
import os
from pathlib import Path

import pytest

from self_evolving_agent.sources.locks import is_held, lock_file


def test_a_file_is_locked_once_until_its_descriptor_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "a"
    first = lock_file(path, create=True)
    assert first is not None
    assert lock_file(path) is None
    assert is_held(path)
    os.close(first)
    assert not is_held(path)
    assert path.exists()


def test_a_lock_goes_with_a_file_that_is_moved(tmp_path: Path) -> None:
    first = lock_file(tmp_path / "a", create=True)
    assert first is not None
    moved = (tmp_path / "a").rename(tmp_path / "b")
    assert is_held(moved)
    os.close(first)


@pytest.mark.parametrize("replaced", [True, False])
def test_a_file_that_was_moved_before_it_could_be_locked_is_not_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, replaced: bool
) -> None:
    path = tmp_path / "a"
    path.touch()
    flock = fcntl.flock

    def moved_meanwhile(descriptor: int, operation: int) -> None:
        path.rename(tmp_path / "b")
        if replaced:
            path.touch()
        flock(descriptor, operation)

    monkeypatch.setattr(fcntl, "flock", moved_meanwhile)
    assert lock_file(path) is None


def test_what_is_not_there_is_not_held_and_not_made(tmp_path: Path) -> None:
    assert lock_file(tmp_path / "a") is None
    assert not is_held(tmp_path / "a")
    assert not (tmp_path / "a").exists()
