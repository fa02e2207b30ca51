from pathlib import Path

import pytest
from benchmarks.learning.records import append, load

from learning_samples import an_outcome


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "in" / "full.jsonl"


def test_what_was_appended_is_loaded_in_order(path):
    outcomes = [an_outcome(2), an_outcome(1), an_outcome(1, phase="end")]
    for outcome in outcomes:
        append(path, outcome)

    assert load(path) == outcomes


def test_a_line_that_a_crash_cut_off_is_left_out_and_the_next_one_stands(path):
    append(path, an_outcome(1))
    whole = path.read_bytes()
    path.write_bytes(whole + whole[: len(whole) // 2])
    append(path, an_outcome(2))

    assert load(path) == [an_outcome(1), an_outcome(2)]


def test_a_task_that_stands_twice_counts_once(path):
    append(path, an_outcome(1, is_right=False))
    append(path, an_outcome(1, is_right=True))

    assert load(path) == [an_outcome(1, is_right=True)]


def test_nothing_is_loaded_where_nothing_is(path):
    assert load(path) == []
