import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from self_evolving_agent.cli.output import Output
from self_evolving_agent.cli.progress import Progress
from self_evolving_agent.cli.text import cells
from self_evolving_agent.events import (
    ArtifactLost,
    ArtifactSaved,
    CandidatesJudged,
    ChecksWritten,
    Event,
    IdeaDropped,
    ModelCalled,
    ReplyRejected,
    RouteDemoted,
    RouteLearned,
    SkillLearned,
    StoredEvent,
    ToolRetired,
    ToolUsed,
)
from self_evolving_agent.memory import Memory, StrategyRecord, fold
from self_evolving_agent.models import Activity, AnsweredBy, PromptId, Report, Route, Slot, ToolCall, ToolUse, Usage
from self_evolving_agent.scoring import Score
from storage_samples import SAMPLES, explored, registered, scored, stamp


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


def test_what_the_winner_gained_is_shown_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    strategy = explored("one").strategy
    record = StrategyRecord(**strategy.model_dump(exclude={"origin"}), score=Score(rate=0.65, plays=1, wins=1))
    progress.show(_stored(explored("one")))
    progress.show(_stored(CandidatesJudged(winner="one", decided_by="evidence", why="w")))
    progress.finish(REPORT, Memory(strategies={"one": record}))
    rows = capsys.readouterr().err.splitlines()
    assert "learned    A 0.50 -> 0.65 [==========+++.......] 1 play, 1 win" in rows[-2]
    assert "done       1 model call, 0 tokens" in rows[-1]


def test_nothing_is_learned_when_nobody_won_or_nothing_is_remembered(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    progress.show(_stored(CandidatesJudged(winner=None, decided_by="nobody", why="w")))
    progress.finish(REPORT, Memory())
    progress.finish(REPORT, None)
    assert "learned" not in capsys.readouterr().err


def test_checks_that_all_candidates_share_are_shown_where_they_prove_something(
    capsys: pytest.CaptureFixture[str],
) -> None:
    progress = _progress()
    progress.show(_stored(ChecksWritten(checks=({"name": "ran to the end", "counts": False},))))
    progress.show(_stored(ChecksWritten(checks=({"name": "f(1) == 2"},))))
    progress.show(_stored(ChecksWritten(checks=(), rejected=("f() == 0: a stub passes it",))))
    assert [row.split(maxsplit=1)[1] for row in _rows(capsys)] == [
        "1 written, 1 of them count",
        "0 written, 0 of them count, 1 refused",
    ]


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


def test_why_an_idea_was_dropped_is_seen_however_long_the_idea_is(capsys: pytest.CaptureFixture[str]) -> None:
    _progress().show(_stored(IdeaDropped(approach="Use pandas " * 20, reason="pandas is not here")))
    assert "dropped (pandas is not here): Use pandas" in capsys.readouterr().err


def test_quiet_shows_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress(Output(is_quiet=True))
    progress.show(_stored(explored()))
    progress.watch(Activity(node="execute", doing="writing", pieces=3))
    assert capsys.readouterr().err == ""


def test_what_was_saved_is_named_with_its_folder_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    for name in ("solution.py", "tests/test_solution.py"):
        progress.show(_stored(ArtifactSaved(path=f"runs/run1/{name}", content="0" * 64)))
    progress.finish(REPORT, None)
    saved, place, _ = capsys.readouterr().err.splitlines()
    assert saved.endswith("saved      solution.py, tests/test_solution.py")
    assert place.strip() == "in agent_workspace/runs/run1"


def test_what_could_not_be_saved_is_told_with_its_reason(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    progress.show(_stored(ArtifactLost(path="a.py", reason="a.py cannot be saved: No space left on device")))
    assert capsys.readouterr().err.endswith("not saved  a.py cannot be saved: No space left on device\n")


def test_a_file_of_an_odd_place_is_named_whole(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    progress.show(_stored(ArtifactSaved(path="elsewhere/solution.py", content="0" * 64)))
    progress.finish(REPORT, None)
    assert "elsewhere/solution.py" in capsys.readouterr().err


CALL = ToolCall(name="clamp", version="0123456789ab", arguments={"value": 130, "low": 0}, origin="route")
ANSWERED = REPORT.model_copy(
    update={
        "usage": Usage(),
        "answered_by": AnsweredBy(kind="tool", name="clamp", version="0123456789ab", origin="route"),
    }
)


def _rows(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return [row[10:] for row in capsys.readouterr().err.splitlines()]


def test_a_new_tool_is_shown_with_its_proof_and_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    _progress(Narrow()).show(_stored(registered().model_copy(update={"satisfied": 6, "does": "Keep it within. " * 6})))
    wrote, *does = _rows(capsys)
    assert wrote == "tool       wrote clamp"
    assert len(does) == 3
    told = " ".join(map(str.strip, does))
    assert told == "Keep it within. " * 5 + "Keep it within (satisfies 6 examples, 11 of 12 mutants killed)"


def test_a_call_is_shown_with_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress(Narrow())
    progress.show(_stored(ToolUsed(call=CALL, text="t", returned="100", success=True)))
    progress.show(_stored(ToolUsed(call=CALL, text="t", returned="", success=False)))
    assert [row.split(maxsplit=1)[1] for row in _rows(capsys)] == [
        "clamp(value=130, low=0) -> 100",
        "failed: clamp(value=130, low=0)",
    ]


def test_why_a_route_goes_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress(Narrow())
    progress.show(_stored(RouteDemoted(route="a", why="it raised ValueError")))
    demoted, why = _rows(capsys)
    assert "not used any more" in demoted
    assert why.strip() == "it raised ValueError"


def test_a_tool_that_is_retired_in_the_end_was_not_learned(capsys: pytest.CaptureFixture[str]) -> None:
    progress = _progress()
    progress.show(_stored(registered().model_copy(update={"replaces": None})))
    progress.show(_stored(ToolRetired(name="clamp", why="it lost the task it was made for")))
    assert progress.learned(REPORT, Memory()) == ""
    said, why = _rows(capsys)[-2:]
    assert (said, why.strip()) == ("tool       clamp is out of use", "it lost the task it was made for")


def test_a_tool_that_was_called_alone_is_not_said_to_have_won(capsys: pytest.CaptureFixture[str]) -> None:
    judged = CandidatesJudged(winner="tool:clamp", decided_by="evidence", why="w")
    alone, beside = _progress(), _progress()
    alone.show(_stored(judged))
    assert _rows(capsys) == []
    for event in (explored("one"), judged):
        beside.show(_stored(event))
    assert _rows(capsys)[-1].split(maxsplit=1)[1] == "the tool clamp wins: w"


@pytest.mark.parametrize(
    ("calls", "created", "how"),
    [(0, (), "without a model"), (1, (), "with 1 model call"), (6, ("clamp",), "which was written for it")],
)
def test_the_tool_that_answered_is_named_with_what_that_took(
    capsys: pytest.CaptureFixture[str], calls: int, created: tuple[str, ...], how: str
) -> None:
    report = ANSWERED.model_copy(update={"usage": Usage(model_calls=calls), "tools": ToolUse(created=created)})
    _progress().finish(report, None)
    assert _rows(capsys)[0].split(maxsplit=1) == ["answered", f"by the tool clamp, {how}"]


@pytest.mark.parametrize(("wins", "told"), [(2, []), (3, ["clamp is trusted now: 3 good uses"]), (4, [])])
def test_that_a_tool_is_trusted_is_told_once(capsys: pytest.CaptureFixture[str], wins: int, told: list[str]) -> None:
    events = [scored("clamp", 1.0, subject="tool") for _ in range(wins)]
    memory = fold(Memory(), [_stored(event, seq) for seq, event in enumerate((registered(), *events), 1)])
    _progress().finish(ANSWERED, memory)
    assert [row.split(maxsplit=1)[1] for row in _rows(capsys)[1:-1]] == told


def test_what_a_run_taught_is_one_line_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    slots = (Slot(parameter="value", form="int"),)
    route = Route(key="a", tool="clamp", literals=("keep ", ""), slots=slots)
    taught = (
        registered().model_copy(update={"satisfied": 3, "replaces": None}),
        RouteLearned(route=route, texts=()),
        SkillLearned(name="s", advice="Name both ends\nof every range.", about="t", domain="coding"),
    )
    wide, narrow = _progress(), _progress(Narrow())
    for event in taught:
        wide.show(_stored(event))
        narrow.show(_stored(event))
    capsys.readouterr()
    told = (
        "tool clamp (3 examples); a route to clamp, which needs no model: keep <value>; "
        "advice: Name both ends of every range."
    )
    assert wide.learned(REPORT, Memory()) == told
    wide.finish(REPORT, Memory())
    assert _rows(capsys)[0] == f"learned    {told}"
    narrow.finish(REPORT, Memory())
    first, second, _ = capsys.readouterr().err.splitlines()
    assert re.fullmatch(r" +\d\.\ds  learned    tool clamp .+", first)
    assert second == " " * 21 + "model: keep <value>; advice: Name both ends of every range."


def test_a_tool_that_was_written_anew_is_told_as_a_new_version() -> None:
    progress = _progress(Output(is_quiet=True))
    progress.show(_stored(registered().model_copy(update={"satisfied": 1, "replaces": "0123456789ab"})))
    assert progress.learned(REPORT, Memory()) == "a new version of tool clamp (1 example)"


def test_a_terminal_narrower_than_the_labels_gets_lines_too(capsys: pytest.CaptureFixture[str]) -> None:
    out = Narrow()
    out.width = 12  # type: ignore[misc] # the property of Output is a plain attribute in Narrow
    progress = _progress(out)
    progress.say("model", "word " * 3)
    progress.show(_stored(registered()))
    assert "word" in capsys.readouterr().err
