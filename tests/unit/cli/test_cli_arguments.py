import pytest

from self_evolving_agent.cli.arguments import parse
from self_evolving_agent.errors import UsageError


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        (["--task", "x"], "task"),
        (["--task", ""], "task"),
        (["--list-models"], "list-models"),
        (["--list-strategies"], "list-strategies"),
        (["--list-runs"], "list-runs"),
        (["--doctor"], "doctor"),
        (["--show-config"], "show-config"),
        (["log"], "log"),
        (["log", "verify"], "log verify"),
        (["log", "export"], "log export"),
        (["memory", "--at", "2h"], "memory"),
        (["sandbox", "run", "f.py"], "sandbox run"),
    ],
)
def test_each_command_is_known_by_its_words(arguments: list[str], command: str) -> None:
    assert parse(arguments).command == command


@pytest.mark.parametrize("arguments", [["--home", "H", "--json", "log"], ["log", "--home", "H", "--json"]])
def test_options_stand_before_or_after_a_command(arguments: list[str]) -> None:
    options = parse(arguments)
    assert (options.command, options.home, options.json) == ("log", "H", True)


def test_what_was_not_said_is_none_for_the_settings() -> None:
    options = parse(["--task", "x", "--budget", "calls=3,seconds=1.5", "--model", "m"])
    given = {name: value for name, value in options.settings().items() if value is not None}
    assert given == {"budget_calls": 3, "budget_seconds": 1.5, "model": "m"}


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--json"],
        ["--tas", "x"],
        ["--task"],
        ["--task", "x", "--doctor"],
        ["log", "--limit", "0"],
        ["log", "--limit", "x"],
        ["sandbox"],
        ["sandbox", "walk", "f"],
        ["--task", "x", "--budget", "calls"],
        ["--task", "x", "--budget", "calls=nan"],
        ["--task", "x", "--budget", "seconds=nan"],
        ["nonsense"],
    ],
)
def test_nonsense_is_a_usage_error(arguments: list[str]) -> None:
    with pytest.raises(UsageError):
        parse(arguments)


def test_a_task_without_its_flag_is_told_of_it() -> None:
    with pytest.raises(UsageError) as error:
        parse(["write a function that adds two numbers"])
    assert '--task "TEXT"' in error.value.hint


def test_help_fits_80_columns_and_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["log"], ["memory"], ["sandbox"]):
        with pytest.raises(SystemExit) as left:
            parse([*words, "--help"])
        assert left.value.code == 0
        text = capsys.readouterr().out
        assert max(map(len, text.splitlines())) <= 80
        assert "--home DIR" in text
