"""Bad input: one clear line, the right exit code, nothing lost."""

import os
import sqlite3
import subprocess
import tempfile
from pathlib import Path

import pytest

from cli_program import PRIME, ProgramInProcess, ProgramUnderTest

TASK = ("--task", "clamp", "--provider", "mock")


@pytest.mark.parametrize(
    ("arguments", "stdin", "says"),
    [
        (("--task", ""), b"", "the task is empty"),
        (("--task", " \n\t"), b"", "the task is empty"),
        (("--task", "-"), b"", "the task is empty"),
        (("--task", "-"), b"a" * 1_000_000, "longer than 200,000 characters"),
        (("--task", "-"), b"a\0b", "no text"),
        (("--task", "-"), b"\xff\xfe\x00", "no text"),
        (("--nope",), b"", "unrecognized arguments: --nope"),
        ((), b"", "nothing to do"),
        (("--task", "x", "log"), b"", "one thing at a time"),
        (("--task", "x", "--domain", "cooking"), b"", "invalid choice: 'cooking'"),
        (("--task", "x", "--budget", "money=3"), b"", "is not calls=N"),
        (("--task", "x", "--variants", "0"), b"", "variants"),
        (("log", "--since", "yesterdayish"), b"", "no log"),
        (("sandbox", "run", "missing.py"), b"", "cannot read missing.py: No such file"),
    ],
)
def test_what_makes_no_sense_is_told_in_one_line_and_ends_2(
    called: ProgramInProcess, arguments: tuple[str, ...], stdin: bytes, says: str
) -> None:
    ran = called.run(*arguments, stdin=stdin)
    assert ran.code == 2
    assert ran.out == ""
    error, *hints = ran.err.splitlines()
    assert error.startswith("error: ")
    assert says in error
    assert all(hint.startswith("hint: ") for hint in hints)
    assert len(hints) <= 1
    assert not called.home.exists()


@pytest.mark.parametrize("arguments", [("--nope", "--json"), ("--task", " ", "--json-stream")])
def test_a_usage_error_is_a_json_object_too(program: ProgramUnderTest, arguments: tuple[str, ...]) -> None:
    ran = program.run(*arguments)
    assert ran.code == 2
    assert ran.json["success"] is False
    assert ran.json["error"]["type"] == "usage_error"


def test_a_config_that_does_not_parse_ends_2(called: ProgramInProcess) -> None:
    called.home.mkdir()
    (called.home / "config.toml").write_text("variants = = 3\n")
    ran = called.run(*TASK)
    assert ran.code == 2
    assert "config.toml cannot be read" in ran.err
    assert "Traceback" not in ran.err


def test_a_workspace_that_is_no_folder_ends_2_before_anything_is_done(called: ProgramInProcess) -> None:
    (called.folder / "file").write_text("")
    ran = called.run(*TASK, "--workspace", str(called.folder / "file"))
    assert ran.code == 2
    assert "is no folder" in ran.err


def test_a_home_that_cannot_be_made_ends_2(called: ProgramInProcess) -> None:
    (called.folder / "file").write_text("")
    ran = called.run(*TASK, "--home", str(called.folder / "file" / "home"))
    assert ran.code == 2
    assert "cannot be made" in ran.err


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root to become somebody whose home it is not")
@pytest.mark.slow
def test_a_home_that_belongs_to_somebody_else_ends_2() -> None:
    with tempfile.TemporaryDirectory(dir="/var/tmp") as name:  # pytest's own folders let nobody else in
        program = ProgramUnderTest(Path(name))
        program.folder.chmod(0o755)
        program.home.mkdir(mode=0o755)
        somebody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        done = subprocess.run(
            [*somebody, *program.command(*TASK)], env=program.env, cwd="/", capture_output=True, timeout=60, check=False
        )
    assert done.returncode == 2, done.stderr
    assert b"cannot be written" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [TASK, pytest.param(("--list-runs",), marks=pytest.mark.slow), pytest.param(("log",), marks=pytest.mark.slow)],
)
def test_a_home_of_a_newer_version_ends_2_and_stays_as_it_is(
    called: ProgramInProcess, arguments: tuple[str, ...]
) -> None:
    called.home.mkdir()
    with sqlite3.connect(called.home / "log.db") as log:
        log.execute("PRAGMA journal_mode = WAL")
        log.execute("PRAGMA user_version = 99")
    log.close()
    before = (called.home / "log.db").read_bytes()
    ran = called.run(*arguments)
    assert ran.code == 2
    assert "newer version" in ran.err
    assert (called.home / "log.db").read_bytes() == before


def test_a_named_provider_that_is_not_there_ends_3(called: ProgramInProcess) -> None:
    ran = called.run("--task", "x", "--provider", "ollama", "--json", OLLAMA_HOST="http://127.0.0.1:9")
    assert ran.code == 3
    assert ran.json["error"]["type"] == "provider_unavailable"


@pytest.mark.slow
def test_without_any_sandbox_it_ends_5(program: ProgramUnderTest) -> None:
    ran = program.run(*TASK, EXECUTOR_BACKEND="seatbelt")
    assert ran.code == 5
    assert "no sandbox works here" in ran.err


@pytest.mark.slow
def test_a_budget_that_is_used_up_ends_the_run_with_a_report(program: ProgramUnderTest) -> None:
    ran = program.run("--task", PRIME, "--provider", "mock", "--budget", "calls=1", "--json")
    assert ran.code == 1
    assert "budget" in ran.json["error"]["message"]
    assert "run.finished" in program.run("log").out


def test_without_a_standard_input_the_task_is_asked_for_by_flag(program: ProgramUnderTest) -> None:
    closed = ["bash", "-c", '"$@" <&-', "bash", *program.command("--task", "-")]
    done = subprocess.run(closed, env=program.env, cwd=program.folder, capture_output=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"error: there is no standard input")
