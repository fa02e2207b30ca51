"""The command, with arms that need no model."""

from pathlib import Path

import pytest
from benchmarks.learning.__main__ import main

pytest.importorskip("reasoning_gym", reason="make .venv/learning installs it")


def run(tmp_path: Path, *more: str) -> int:
    places = ["--results", str(tmp_path), "--name", "t", "--no-plots"]
    return main(
        ["run", "--families", "gcd,count_bits", "--items", "2", "--work", str(tmp_path / "work"), *places, *more]
    )


def test_one_command_runs_the_arms_and_tells_what_came_of_them(tmp_path, capsys):
    assert run(tmp_path, "--arms", "echo,key") == 0

    told = capsys.readouterr().out
    assert "| key | all | 100%" in told
    assert "| echo | all | 0%" in told
    assert (tmp_path / "t" / "report.md").read_text() in told


def test_a_forecast_does_some_tasks_that_count_and_says_what_is_left(tmp_path, capsys):
    assert run(tmp_path, "--arms", "key", "--forecast", "3") == 0
    assert "key: 3 done, 1 left" in capsys.readouterr().out

    assert run(tmp_path, "--arms", "key") == 0
    assert "key: 4 done, 0 left" in capsys.readouterr().out


def test_with_no_time_nothing_is_asked_and_that_is_told(tmp_path, capsys):
    assert run(tmp_path, "--arms", "key", "--budget-minutes", "0") == 2
    assert "key: 0 done, 4 left" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--arms", "library"], "name a home with --library"),
        (["--arms", "key", "--families", "nonsense"], "nonsense"),
    ],
)
def test_what_is_missing_is_told_in_one_line(tmp_path, capsys, more, told):
    assert run(tmp_path, *more) == 2
    assert told in capsys.readouterr().err
    assert list(tmp_path.rglob("*.jsonl")) == []


def test_the_report_alone_is_told_again(tmp_path, capsys):
    run(tmp_path, "--arms", "key")
    first = capsys.readouterr().out
    assert main(["report", "--results", str(tmp_path), "--name", "t", "--no-plots"]) == 0
    assert capsys.readouterr().out in first
