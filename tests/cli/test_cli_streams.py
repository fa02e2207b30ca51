"""A whole task through the real program: what goes to which stream, and how it ends."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from cli_program import PRIME, ProgramInProcess, ProgramUnderTest
from contracts.fake_model_servers import dead_address
from self_evolving_agent.models import Report


def test_the_answer_alone_is_on_stdout_and_the_steps_are_on_stderr(called: ProgramInProcess) -> None:
    ran = called.run("--task", PRIME, "--provider", "mock")
    assert ran.code == 0, ran.err
    assert ran.out.startswith("def is_prime")
    steps = re.findall(r"^ +\d+\.\ds  (\w+) ", ran.err, re.MULTILINE)
    in_order = list(dict.fromkeys(step for step in steps if step not in {"repair", "compare"}))
    assert in_order == ["classify", "explore", "checks", "execute", "judge", "saved", "learned", "done"]
    assert "model      mock" in ran.err
    assert "ollama pull" in ran.err
    assert "sandbox    bubblewrap" in ran.err
    assert "\x1b" not in ran.err + ran.out


def test_json_is_one_object_of_the_report(called: ProgramInProcess) -> None:
    ran = called.run("--task", PRIME, "--provider", "mock", "--json", "--quiet")
    report = Report.model_validate_json(ran.out)
    assert ran.code == 0
    assert report.success
    assert report.answered_by is not None
    assert ran.err == ""
    assert len(ran.out.splitlines()) == 1


@pytest.mark.slow
def test_a_run_without_a_success_ends_1_and_says_why(program: ProgramUnderTest) -> None:
    ran = program.run("--task", "write a poem about the sea", "--provider", "mock", "--json")
    assert ran.code == 1
    assert ran.json["success"] is False
    assert ran.json["error"]["message"] in " ".join(ran.err.split())


@pytest.mark.slow
def test_json_stream_is_one_event_a_line_and_the_report_last(program: ProgramUnderTest) -> None:
    ran = program.run("--task", PRIME, "--provider", "mock", "--json-stream")
    *events, report = [json.loads(row) for row in ran.out.splitlines()]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert {event["event"]["type"] for event in events} >= {"run.started", "candidates.judged", "run.finished"}
    assert Report.model_validate(report).run_id == events[0]["stamp"]["run_id"]


@pytest.mark.slow
def test_quiet_gives_the_answer_and_nothing_else(program: ProgramUnderTest) -> None:
    ran = program.run("--task", "-", "--provider", "mock", "--quiet", stdin=PRIME.encode())
    assert ran.out.startswith("def is_prime")
    assert ran.err == ""


@pytest.mark.slow
def test_a_weak_sandbox_is_warned_of_even_in_quiet(program: ProgramUnderTest) -> None:
    ran = program.run("--task", PRIME, "--provider", "mock", "--quiet", EXECUTOR_BACKEND="subprocess")
    assert ran.code == 0
    assert "no isolation" in ran.err


@pytest.mark.slow
def test_a_run_without_memory_leaves_none(program: ProgramUnderTest) -> None:
    ran = program.run("--task", PRIME, "--provider", "mock", "--no-memory")
    assert ran.code == 0
    assert "learned" not in ran.err
    assert program.run("--list-strategies").out == ""
    assert "task.classified" in program.run("log").out


@pytest.mark.slow
def test_the_same_task_again_and_again_makes_a_champion_climb(program: ProgramUnderTest) -> None:
    for _ in range(3):
        ran = program.run("--task", PRIME, "--provider", "mock")
    assert "champion" in ran.err
    best = program.run("--list-strategies", "--json").json["strategies"][0]
    assert best["plays"] >= 2
    assert best["rate"] > 0.65


@pytest.mark.slow
def test_the_mock_keeps_to_a_home_of_its_own_until_one_is_named(program: ProgramUnderTest) -> None:
    program.run("--task", PRIME, "--provider", "mock", AGENT_HOME="")
    assert (program.folder / ".self-evolving-agent" / "mock" / "log.db").exists()
    assert not (program.folder / ".self-evolving-agent" / "log.db").exists()
    ran = program.run("--list-strategies", AGENT_HOME="")
    assert "coding/function" in ran.out
    assert "mock" in ran.err


@pytest.mark.slow
def test_a_home_that_was_named_is_not_trained_by_a_mock_that_only_stands_in(program: ProgramUnderTest) -> None:
    stood_in = program.run("--task", PRIME, OLLAMA_HOST=dead_address())
    assert stood_in.code == 0
    assert (program.home / "mock" / "log.db").exists()
    assert not (program.home / "log.db").exists()
    listed = program.run("--list-runs", "--json")
    assert [run["success"] for run in listed.json["runs"]] == [True]
    assert "mock" in listed.err


def test_a_reader_that_goes_is_no_error(program: ProgramUnderTest) -> None:
    demo = " ".join(program.command())
    piped = subprocess.run(
        ["bash", "-c", f"{demo} --help | true; {demo} --show-config | true"],
        env=program.env,
        cwd=program.folder,
        capture_output=True,
        timeout=30,
        check=True,
    )
    assert piped.stderr == b""


@pytest.mark.slow
def test_a_stream_that_nobody_reads_ends_the_run(program: ProgramUnderTest) -> None:
    task = " ".join(program.command("--task", f"'{PRIME}'", "--provider", "mock", "--json-stream"))
    piped = subprocess.run(
        ["bash", "-c", f"{task} | head -n 1; echo ${{PIPESTATUS[0]}}"],
        env=program.env,
        cwd=program.folder,
        capture_output=True,
        timeout=60,
        check=True,
    )
    first, code = piped.stdout.decode().splitlines()
    assert json.loads(first)["event"]["type"] == "run.started"
    assert code in {"1", "0"}  # it ends early, unless it was over before the reader went
    assert b"error" not in piped.stderr
    assert b"Traceback" not in piped.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("--show-config",),
        pytest.param(("--task", "prime", "--provider", "mock", "--quiet"), marks=pytest.mark.slow),
        pytest.param(("--task", "prime", "--provider", "mock", "--quiet", "--json-stream"), marks=pytest.mark.slow),
    ],
)
def test_a_full_disk_is_told_in_one_line(program: ProgramUnderTest, arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            program.command(*arguments),
            env=program.env,
            cwd=program.folder,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"error: stdout cannot be written: No space left on device\n"
