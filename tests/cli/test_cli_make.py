"""`make task`: what is typed arrives as it is."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from cli_program import DEMO

MAKE = shutil.which("make")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Give a copy of the Makefile, with an environment whose Python only says what it is given."""
    shutil.copy(DEMO.with_name("Makefile"), tmp_path)
    (tmp_path / "requirements.lock").touch()
    os.utime(tmp_path / "requirements.lock", (0, 0))
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\nfor word in "$@"; do echo "<$word>"; done\n')
    python.chmod(0o755)
    (tmp_path / ".venv" / "runtime").touch()
    return tmp_path


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": "/usr/local/bin:/usr/bin:/bin"}
    return subprocess.run(
        [MAKE or "make", *arguments], cwd=folder, env=env, capture_output=True, text=True, timeout=30, check=False
    )


@pytest.mark.skipif(MAKE is None, reason="make is not installed")
@pytest.mark.parametrize(
    "task",
    [
        'print "hello world"; it is `touch ran`',
        "it costs $5, $(HOME) and $$ for Bob's 'own' \\ #1",
        "--help me",
        "-3 plus 4",
    ],
)
def test_neither_make_nor_the_shell_reads_anything_into_a_task(project: Path, task: str) -> None:
    ran = make(project, "task", f"TASK={task}")
    assert ran.stdout == f"<demo.py>\n<--task={task}>\n"
    assert not (project / "ran").exists()


@pytest.mark.skipif(MAKE is None, reason="make is not installed")
def test_without_a_task_make_says_how_to_give_one(project: Path) -> None:
    ran = make(project, "task")
    assert ran.returncode == 2
    assert 'make task TASK="..."' in ran.stderr
