from datetime import UTC, datetime
from pathlib import Path

import pytest

from self_evolving_agent.cli.output import Output
from self_evolving_agent.cli.progress import Progress
from self_evolving_agent.cli.text import cells
from self_evolving_agent.events import (
    ArtifactSaved,
    CandidatesJudged,
    Event,
    IdeaDropped,
    ModelCalled,
    ReplyRejected,
    StoredEvent,
)
from self_evolving_agent.memory import Memory, StrategyRecord
from self_evolving_agent.models import PromptId, Report, Usage
from self_evolving_agent.scoring import Score
from storage_samples import SAMPLES, explored, stamp


def _stored(event: Event, seq: int = 1) -> StoredEvent:
    at = datetime(2026, 11, 30, tzinfo=UTC)
    return StoredEvent(
        seq=seq, id="i", at=at, stamp=stamp(node="execute"), event=event, prev_hash="0" * 64, hash="1" * 64
    )


class Narrow(Output):
    """On a terminal of 80 columns."""

    width = 80


def _progress(out: Output | None = None) -> Progress:
    return Progress(out or Output(), Path("agent_workspace"))


REPORT = Report(run_id="run1", task="t", domain="coding", success=True, answer="a", usage=Usage(model_calls=1))


def test_every_line_fits_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress(Narrow())
    silent = ModelCalled(prompt_id=PromptId(name="p", version=1), prompt="0" * 64, error="reply_broken")
    for event in (*SAMPLES, IdeaDropped(approach="日本語" * 40, reason="x\x1b[2J"), silent):
        progress.show(_stored(event))
    err = capsys.readouterr().err
    assert max(map(cells, err.splitlines())) <= 80
    assert "\x1b" not in err
    assert progress.run_id == "run1"
    assert "the model gave no reply (reply broken)" in err


def test_candidates_keep_their_letters_through_a_run(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    for event in (explored("one"), explored("two"), CandidatesJudged(winner="two", decided_by="evidence", why="w")):
        progress.show(_stored(event))
    rows = [row.split(maxsplit=2)[2] for row in capsys.readouterr().err.splitlines()]
    assert rows == ["A fresh: Way one", "B fresh: Way two", "B wins: w"]


def test_the_climb_of_the_winner_is_shown_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    strategy = explored("one").strategy
    record = StrategyRecord(**strategy.model_dump(exclude={"origin"}), score=Score(rate=0.65, plays=1, wins=1))
    progress.show(_stored(explored("one")))
    progress.show(_stored(CandidatesJudged(winner="one", decided_by="evidence", why="w")))
    progress.finish(REPORT, Memory(strategies={"one": record}))
    rows = capsys.readouterr().err.splitlines()
    assert "climb      A 0.50 -> 0.65" in rows[-2]
    assert "done       1 model call, 0 tokens" in rows[-1]


def test_nobody_climbs_when_nobody_won_or_nothing_is_remembered(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    progress.show(_stored(CandidatesJudged(winner=None, decided_by="nobody", why="w")))
    progress.finish(REPORT, Memory())
    progress.finish(REPORT, None)
    assert "climb" not in capsys.readouterr().err


def test_a_long_note_goes_on_under_itself(capsys: pytest.CaptureFixture[str]) -> None:
    _progress(Narrow()).say("model", "word " * 30)
    first, *more = capsys.readouterr().err.splitlines()
    assert first.startswith("          model      word")
    assert all(row.startswith(" " * 21 + "word") for row in more)


def test_that_the_model_declined_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    for detail in ("I cannot.", "I can't."):
        progress.show(_stored(ReplyRejected(prompt_id=PromptId(name="p", version=1), reason="refusal", detail=detail)))
    progress.show(_stored(CandidatesJudged(winner=None, decided_by="nobody", why="nobody succeeded: w")))
    declined, judged = capsys.readouterr().err.splitlines()
    assert declined.endswith("execute    p: the model declined")
    assert judged.endswith("judge      nobody succeeded: w")


def test_nothing_is_cut_or_wrapped_where_no_terminal_ends_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    progress.say("model", "word " * 30)
    progress.show(_stored(CandidatesJudged(winner=None, decided_by="nobody", why="why " * 30)))
    said, judged = capsys.readouterr().err.splitlines()
    assert said.count("word") == 30
    assert judged.count("why") == 30


def test_quiet_shows_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress(Output(is_quiet=True))
    progress.show(_stored(explored()))
    progress.model_at_work("coding.generate", 3)
    assert capsys.readouterr().err == ""


def test_what_was_saved_is_named_with_its_folder_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    for name in ("solution.py", "tests/test_solution.py"):
        progress.show(_stored(ArtifactSaved(path=f"runs/run1/{name}", content="0" * 64)))
    progress.finish(REPORT, None)
    saved, place, _ = capsys.readouterr().err.splitlines()
    assert saved.endswith("saved      solution.py, tests/test_solution.py")
    assert place.strip() == "in agent_workspace/runs/run1"


def test_a_file_of_an_odd_place_is_named_whole(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    progress.show(_stored(ArtifactSaved(path="elsewhere/solution.py", content="0" * 64)))
    progress.finish(REPORT, None)
    assert "elsewhere/solution.py" in capsys.readouterr().err
