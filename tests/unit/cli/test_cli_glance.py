import json
import sqlite3
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.cli.arguments import parse
from self_evolving_agent.cli.glance import MEMORY_FORMAT, Glance, _tool, glance
from self_evolving_agent.cli.listings import list_runs, list_strategies
from self_evolving_agent.cli.output import Output
from self_evolving_agent.errors import LogCorrupt
from self_evolving_agent.events import ToolReverted
from self_evolving_agent.memory.models import FADED_RATE, Memory, ToolRecord, ToolVersion
from self_evolving_agent.scoring import PRIOR, QUALIFYING_RATE, Score
from storage_samples import explored, finished, learned, registered, scored, stamp, started

STORY = (started(), explored("one"), scored("one", 1.0), finished(winner="one"))


def _tell(home: Path, run_id: str = "run1") -> None:
    store = open_store(home)
    store.log.append(stamp(run_id), STORY)
    store.close()


def _see(home: Path) -> Glance:
    return glance(parse(["--list-runs", "--home", str(home)]), Output())


def test_it_shows_what_the_memory_holds(tmp_path: Path) -> None:
    _tell(tmp_path)
    seen = _see(tmp_path)
    assert [(row.key, row.plays, round(row.rate, 9)) for row in seen.strategies] == [("one", 1, 0.65)]
    assert [(row.run_id, row.success, row.winner) for row in seen.runs] == [("run1", True, "one")]


@pytest.mark.parametrize(
    "damage",
    ["{", "[]", '{"format": 1}', '{"format": 2, "position": 4}', '{"format": 1, "position": 0, "head": "x"}', ""],
)
def test_a_damaged_file_is_folded_anew(tmp_path: Path, damage: str) -> None:
    _tell(tmp_path)
    (tmp_path / "memory.json").write_text(damage)
    assert len(_see(tmp_path).runs) == 1
    assert json.loads((tmp_path / "memory.json").read_text())["position"] == 4


def test_a_file_whose_rows_are_damaged_is_folded_anew(tmp_path: Path) -> None:
    _tell(tmp_path)
    memory = json.loads((tmp_path / "memory.json").read_text())
    memory["strategies"]["one"] = "lost"
    (tmp_path / "memory.json").write_text(json.dumps(memory))
    assert _see(tmp_path).strategies[0].plays == 1


def test_what_a_killed_process_left_is_seen(tmp_path: Path) -> None:
    _tell(tmp_path)
    store = open_store(tmp_path)
    store.log.append(stamp("run2"), (started(), finished()))
    store.log.close()  # the memory was not written
    assert [row.run_id for row in _see(tmp_path).runs] == ["run1", "run2"]


def test_a_missing_file_is_folded_anew(tmp_path: Path) -> None:
    _tell(tmp_path)
    (tmp_path / "memory.json").unlink()
    assert len(_see(tmp_path).runs) == 1


@given(
    rate=st.one_of(st.floats(0, 1), st.sampled_from((QUALIFYING_RATE, FADED_RATE, PRIOR))),
    wins=st.integers(0, 5),
    losses=st.integers(0, 5),
    is_retired=st.booleans(),
)
@example(rate=0.1, wins=0, losses=3, is_retired=False)
def test_the_status_of_a_tool_is_what_the_memory_says(rate: float, wins: int, losses: int, is_retired: bool) -> None:
    score = Score(rate=rate, wins=wins, plays=wins + losses)
    version = ToolVersion(version="v", signature="def f()", does="", source="s", tests="t", examples="e", score=score)
    tool = ToolRecord(name="f", current="v", versions=(version,), is_retired=is_retired)
    assert _tool(tool.model_dump(mode="json")).status == tool.status


def test_a_tool_is_seen_in_the_version_that_is_used(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    versions = [registered(version="a"), registered(version="b", replaces="a").model_copy(update={"does": "Better."})]
    store.log.append(stamp(), [*versions, ToolReverted(name="clamp", tool_version="a"), learned()])
    store.log.append(stamp("run2"), [scored("clamp", subject="tool"), scored("5k111", 0.0, subject="skill")])
    store.close()
    seen = _see(tmp_path)
    assert [(row.version, row.plays, row.wins, row.does) for row in seen.tools] == [
        ("a", 1, 1, "Limit x to the range from lo to hi.")
    ]
    assert [(row.name, row.plays, round(row.rate, 9)) for row in seen.skills] == [("5k111", 1, 0.35)]


def test_a_log_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "log.db").write_text("no database" * 100)
    with pytest.raises(LogCorrupt):
        _see(tmp_path)


def test_looking_makes_no_home(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _see(tmp_path / "none") == Glance()
    assert "nothing yet" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_an_empty_log_shows_nothing(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    assert _see(tmp_path) == Glance()


def test_a_newer_log_is_left_to_the_store(tmp_path: Path) -> None:
    _tell(tmp_path)
    with sqlite3.connect(tmp_path / "log.db") as log:
        log.execute("PRAGMA user_version = 9")
    log.close()
    with pytest.raises(Exception, match="newer version"):
        _see(tmp_path)


def test_the_mocks_runs_are_shown_to_those_who_have_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("AGENT_HOME", raising=False)
    _tell(tmp_path / ".self-evolving-agent" / "mock")
    assert len(glance(parse(["--list-runs"]), Output()).runs) == 1
    assert "mock" in capsys.readouterr().err
    assert glance(parse(["--list-runs", "--provider", "ollama"]), Output()) == Glance()


def test_strategies_are_listed_by_rate_and_fit_80_columns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(tmp_path)
    for run, (key, outcome) in enumerate([("bad", 0.1), ("good", 1.0), ("unplayed", None)]):
        events = [started(), explored(key, "a-kind-with-a-very-long-name")]
        store.log.append(stamp(f"run{run}"), events + ([scored(key, outcome)] if outcome is not None else []))
    store.close()
    assert list_strategies(parse(["--list-strategies", "--home", str(tmp_path)]), Output()) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["rate", "(EMA)", "wins/plays", "for", "strategy"]
    assert [row.split()[:2] for row in rows] == [["0.65", "1/1"], ["0.38", "1/1"]]
    assert all(len(row) <= 80 for row in rows)
    list_strategies(parse(["--list-strategies", "--home", str(tmp_path), "--json"]), Output(is_json=True))
    found = json.loads(capsys.readouterr().out)["strategies"]
    assert [(row["key"], row["rate"]) for row in found] == [("good", 0.65), ("bad", 0.38)]


def test_runs_are_listed_with_when_they_began_the_newest_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _tell(tmp_path, "made up by hand")
    _tell(tmp_path, "01m8nnenj4ehb9ysabeq5haqv9")
    assert list_runs(parse(["--list-runs", "--home", str(tmp_path)]), Output()) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("01m8nnenj4 2026-")
    assert first.split()[3] == "success"
    assert all(len(row) <= 80 for row in (first, second))
    list_runs(parse(["--list-runs", "--home", str(tmp_path), "--json"]), Output(is_json=True))
    runs = json.loads(capsys.readouterr().out)["runs"]
    assert runs[0]["started"].startswith("2026-11-30T")
    assert runs[1]["started"] is None


def test_the_format_that_is_read_is_that_of_the_memory() -> None:
    assert Memory().format == MEMORY_FORMAT
