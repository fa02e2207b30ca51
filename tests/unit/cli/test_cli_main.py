"""Every command, called as the program calls it, in a home of the test."""

import gc
import io
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cli_program import ProgramInProcess, Ran
from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.cli.main import main
from storage_samples import SAMPLES, explored, finished, scored, stamp, started

EVENTS = 4 + len(SAMPLES) - 2  # of two that end a run, and of two that settle a record, the second is left out
"""What `told` holds: a run ends once, so of the two ends among the samples the second is left out."""

PRIME = "write a function is_prime(n) that tells whether n is prime, with tests"


Run = Callable[..., Ran]


@pytest.fixture
def run(called: ProgramInProcess) -> Run:
    return called.run


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """Give a home in which something happened."""
    store = open_store(tmp_path / "home")
    store.log.append(stamp("run1"), (started(), explored("one"), scored("one"), finished(winner="one")))
    store.log.append(stamp("run2", remembered=False), SAMPLES)
    store.close()
    return tmp_path / "home"


def test_a_task_is_done_and_remembered(run: Run, tmp_path: Path) -> None:
    ran = run("--task", PRIME, "--provider", "mock")
    assert ran.code == 0, ran.err
    assert ran.out.startswith("def is_prime")
    assert "learned" in ran.err
    assert list((tmp_path / "agent_workspace").rglob("solution.py"))
    events = [json.loads(row) for row in run("log", "export").out.splitlines()]
    assert [event["event"]["type"] for event in events][-1] == "run.finished"


def test_the_collector_that_rests_while_a_task_starts_runs_again_after_it(run: Run) -> None:
    assert run("--task", "sing", "--provider", "ollama").code == 3
    assert gc.isenabled()


def test_a_task_streams_its_events(run: Run) -> None:
    ran = run("--task", "sing me a song", "--provider", "mock", "--json-stream", "--no-memory", "--quiet")
    *events, report = [json.loads(row) for row in ran.out.splitlines()]
    assert ran.code == 1
    assert events[0]["event"]["type"] == "run.started"
    assert report["error"]["message"]
    assert ran.err.startswith("error: ")


def test_a_model_that_the_mock_is_not_ends_3(run: Run) -> None:
    ran = run("--task", "sing", "--provider", "mock", "--model", "nosuch")
    assert ran.code == 3
    assert "'nosuch'" in ran.err


def test_a_weak_sandbox_is_warned_of(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("EXECUTOR_BACKEND", "subprocess")
    (tmp_path / "p.py").write_text("print(1)")
    assert "no isolation" in run("sandbox", "run", "p.py", "--quiet").err
    assert "no isolation" in run("--task", "sing", "--provider", "mock", "--quiet").err


def test_the_log_is_listed_filtered_and_limited(run: Run, told: Path) -> None:
    everything = run("log").out.splitlines()
    assert len(everything) == EVENTS
    assert everything[0].split()[2:4] == ["run1", "run.started"]
    assert len(run("log", "--run", "run1").out.splitlines()) == 4
    assert {row.split()[3] for row in run("log", "--type", "run.").out.splitlines()} == {
        "run.started",
        "run.finished",
    }
    assert run("log", "--limit", "2").out.splitlines() == everything[-2:]
    assert run("log", "--since", "1h").out.splitlines() == everything
    events = json.loads(run("log", "--json", "--run", "run1").out)["events"]
    assert [event["seq"] for event in events] == [1, 2, 3, 4]
    assert run("log", "--since", "someday").code == 2
    assert len(run("log", "export", "--limit", "3").out.splitlines()) == 3


def test_a_run_is_found_by_how_its_id_begins(run: Run, tmp_path: Path) -> None:
    store = open_store(tmp_path / "home")
    for run_id in ("01m8p20ndbkz67be8era894y9e", "01m8p20pd7y39a60f9tqpcz7wb", "02"):
        store.log.append(stamp(run_id), (started(),))
    store.close()
    (row,) = run("log", "--run", "01m8p20n").out.splitlines()
    assert row.split()[2] == "01m8p20ndb"
    assert run("log", "--run", "02").code == 0
    several = run("log", "--run", "01m")
    assert several.code == 2
    assert "several runs" in several.err
    assert "01m8p20ndbkz67be8era894y9e, 01m8p20pd7y39a60f9tqpcz7wb" in several.err
    nobody = run("log", "export", "--run", "03")
    assert nobody.code == 2
    assert "no run begins with '03'" in nobody.err


def test_a_whole_id_is_a_run_although_others_begin_with_it(run: Run, tmp_path: Path) -> None:
    store = open_store(tmp_path / "home")
    for run_id in ("run1", "run10"):
        store.log.append(stamp(run_id), (started(),))
    store.close()
    assert [row.split()[2] for row in run("log", "--run", "run1").out.splitlines()] == ["run1"]


@pytest.mark.parametrize(
    ("wanted", "hint"), [("run.stared", "did you mean run.started?"), ("tols.", "tool."), ("x", "there are: ")]
)
def test_a_type_of_event_that_is_none_is_told_with_what_was_meant(run: Run, told: Path, wanted: str, hint: str) -> None:
    ran = run("log", "--type", wanted)
    assert ran.code == 2
    assert hint in ran.err


@pytest.mark.parametrize("command", [["log"], ["log", "--json"], ["log", "export"]])
def test_filters_that_let_nothing_through_are_told(run: Run, told: Path, command: list[str]) -> None:
    ran = run(*command, "--until", "1d")
    assert ran.code == 0
    assert ran.out in {"", '{"events": []}\n'}
    assert ran.err == "no event in the log fits\n"
    assert run(*command).err == ""


def test_the_log_is_followed(run: Run, told: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    def wait(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) > 1:
            raise TimeoutError
        store = open_store(told)
        store.log.append(stamp("run3"), (started("a new one"),))
        store.close()

    monkeypatch.setattr(time, "sleep", wait)
    ran = run("log", "--follow", "--limit", "1")
    assert [row.split()[2] for row in ran.out.splitlines()] == ["run2", "run3"]


def test_a_whole_log_is_found_whole_and_a_damaged_one_is_not(run: Run, told: Path) -> None:
    blobs = run("log", "verify")
    assert blobs.code == 1  # the samples name blobs that were never kept
    assert "blob" in blobs.out
    assert json.loads(run("log", "verify", "--json").out)["events"] == EVENTS
    fine = told.parent / "fine"
    open_store(fine).close()
    assert run("log", "verify", "--home", str(fine)).out == "0 events: the chain, the events and the blobs hold\n"


def test_a_log_that_lost_its_end_is_found_out(run: Run, told: Path) -> None:
    memory = json.loads((told / "memory.json").read_text())
    (told / "memory.json").write_text(json.dumps({**memory, "position": 999}))
    assert "its end was lost" in run("log", "verify").out


def test_the_memory_is_shown_as_it_is_and_as_it_was(run: Run, told: Path) -> None:
    assert list(json.loads(run("memory").out)["strategies"]) == ["one"]
    assert json.loads(run("memory", "--at", "1h").out)["strategies"] == {}
    now = json.loads(run("memory", "--at", "2999-01-01").out)
    assert now["strategies"]["one"]["score"]["plays"] == 1


def test_rates_are_shown_with_four_decimals(run: Run, tmp_path: Path) -> None:
    store = open_store(tmp_path / "home")
    store.log.append(stamp("run1"), (started(), explored("one"), scored("one", 1.0), finished(winner="one")))
    rate = store.memory.current().strategies["one"].score.rate
    store.close()
    assert str(rate) == "0.6499999999999999"
    assert '"rate": 0.65,' in run("memory").out


def test_where_nothing_happened_there_is_no_log_to_read(run: Run, tmp_path: Path) -> None:
    ran = run("memory")
    assert ran.code == 2
    assert "there is no log" in ran.err
    assert not (tmp_path / "home").exists()


def test_settings_are_shown_with_their_origin(run: Run) -> None:
    rows = {row.split()[0]: row.split()[-1] for row in run("--show-config", "--variants", "3").out.splitlines()}
    assert rows["home"] == "AGENT_HOME"
    assert rows["variants"] == "flag"
    settings = json.loads(run("--show-config", "--json").out)["settings"]
    assert {"name": "keep_alive", "value": "10m", "source": "default"} in settings


def test_a_file_is_run_in_the_sandbox(run: Run, tmp_path: Path) -> None:
    (tmp_path / "p.sh").write_text("echo out; echo err >&2; exit 3")
    ran = run("sandbox", "run", "p.sh")
    assert (ran.code, ran.out) == (1, "out\n")
    assert ran.err.startswith("err\nsandbox bubblewrap: exit 3, ")
    (tmp_path / "p.py").write_text("pass")
    told = json.loads(run("sandbox", "run", "p.py", "--json").out)
    assert (told["exit_code"], told["written"]) == (0, [])
    (tmp_path / "binary.py").write_bytes(b"\xff\xfe")
    assert "no text in UTF-8" in run("sandbox", "run", "binary.py").err


def test_without_a_model_the_list_says_how_to_get_one(run: Run) -> None:
    ran = run("--list-models")
    assert ran.code == 0
    assert "ollama pull" in ran.err
    assert run("--list-models", "--provider", "ollama").code == 3
    assert json.loads(run("--list-models", "--provider", "mock", "--json").out) == {"providers": []}


def test_the_doctor_tells_part_by_part(run: Run) -> None:
    ran = run("--doctor")
    assert ran.code == 0
    rows = ran.out.splitlines()
    assert [row for row in rows if not row.startswith(" ")] == ["program", "folders", "sandbox", "model"]
    assert any(row.startswith("  ok bubblewrap") for row in rows)
    assert any(row.strip().startswith("to do:") for row in rows)
    assert max(map(len, rows)) <= 80
    findings = json.loads(run("--doctor", "--json", "--quiet").out)["findings"]
    assert {"part": "model", "name": "ollama"}.items() <= next(f for f in findings if f["name"] == "ollama").items()


def test_a_log_whose_reader_has_gone_is_not_read_to_its_end(
    run: Run, told: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Gone(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    for arguments in (["log"], ["log", "export"], ["log", "--limit", "1", "--follow"]):
        monkeypatch.setattr(sys, "stdout", Gone())
        assert main(arguments) == 0


@pytest.mark.parametrize("text", ["", " \n", "a\udcff", "x" * 200_001])
def test_a_task_that_is_none_is_refused(run: Run, text: str) -> None:
    ran = run("--task", text)
    assert ran.code == 2
    assert len(ran.err.splitlines()) <= 2


def test_a_defect_is_told_in_one_line_and_its_traceback_is_kept(
    run: Run, told: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(seconds: float) -> None:
        raise ZeroDivisionError("key sk-abcdefghijklmnopqrstuvwxyz0123456789")

    monkeypatch.setattr(time, "sleep", fall)
    ran = run("log", "--follow", "--quiet")
    assert ran.code == 1
    error, hint = ran.err.splitlines()
    assert error.startswith("error: unexpected ZeroDivisionError")
    (kept,) = told.glob("crash-*.txt")
    assert str(kept) in hint
    assert kept.stat().st_mode & 0o777 == 0o600
    assert "Traceback" in kept.read_text()
    assert "sk-abc" not in kept.read_text()


def test_a_defect_without_a_home_is_told_all_the_same(
    run: Run, told: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fall(seconds: float) -> None:
        monkeypatch.setenv("AGENT_HOME", "/dev/null/nowhere")
        raise ZeroDivisionError

    monkeypatch.setattr(time, "sleep", fall)
    ran = run("log", "--follow")
    assert ran.code == 1
    assert ran.err == "error: unexpected ZeroDivisionError:\nhint: this is a defect\n"


def test_help_leaves_with_0(run: Run) -> None:
    with pytest.raises(SystemExit) as left:
        run("--help")
    assert left.value.code == 0
