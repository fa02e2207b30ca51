"""Claims on what is only read."""

from pathlib import Path

from self_evolving_agent.models.sessions import TaskRecord
from self_evolving_agent.sources.claims import Claims

RECORD = TaskRecord(id="01m8ppgjyt9c7c971jyjy50bd2", text="walk")


def test_for_a_settled_record_not_even_a_lock_is_made(tmp_path: Path) -> None:
    assert Claims(tmp_path / "claims", lambda _: True).claim(RECORD) is None
    assert not (tmp_path / "claims").exists()


def test_a_record_that_its_last_holder_settled_just_before_the_lock_is_not_claimed(tmp_path: Path) -> None:
    answers = iter([False, True])
    assert Claims(tmp_path / "claims", lambda _: next(answers)).claim(RECORD) is None
    assert [*(tmp_path / "claims").iterdir()] == []


def test_a_lock_is_gone_once_its_record_is_settled(tmp_path: Path) -> None:
    claim = Claims(tmp_path / "claims", lambda _: False).claim(RECORD)
    assert claim is not None
    assert len([*(tmp_path / "claims").iterdir()]) == 1
    claim.settle("done")
    assert [*(tmp_path / "claims").iterdir()] == []
