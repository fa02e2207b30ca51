import pytest

from self_evolving_agent.cli.arguments import parse
from self_evolving_agent.cli.tool_arguments import ACTIONS
from self_evolving_agent.errors import UsageError


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        (["--task", "x"], "task"),
        (["--task", ""], "task"),
        (["--loop", "--cycles", "2", "--interval", "5", "--budget", "calls=5,calls/h=2"], "loop"),
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
        (["--list-tools"], "list-tools"),
        (["--list-skills"], "list-skills"),
        (["feedback", "01m8", "good"], "feedback"),
        (["tool", "show", "clamp"], "tool show"),
        (["tool", "run", "clamp", "--x", "1"], "tool run"),
        (["tool", "test", "clamp"], "tool test"),
        (["tool", "history", "clamp"], "tool history"),
        (["tool", "rollback", "clamp", "0123"], "tool rollback"),
        (["tool", "retire", "clamp", "it is wrong"], "tool retire"),
        (["tool", "restore", "clamp"], "tool restore"),
        (["tool", "make", "a rule"], "tool make"),
        (["tool", "add", "f.py", "--tests", "t.py", "--examples", "e.json"], "tool add"),
    ],
)
def test_each_command_is_known_by_its_words(arguments: list[str], command: str) -> None:
    assert parse(arguments).command == command


@pytest.mark.parametrize("arguments", [["--home", "H", "--json", "log"], ["log", "--home", "H", "--json"]])
def test_options_stand_before_or_after_a_command(arguments: list[str]) -> None:
    options = parse(arguments)
    assert (options.command, options.home, options.json) == ("log", "H", True)


def test_the_budget_of_a_loop_is_not_that_of_its_runs() -> None:
    options = parse(["--loop", "--budget", "calls=5,tokens/h=100,seconds/h=1.5"])
    assert options.budget == {"calls": 5, "tokens/h": 100, "seconds/h": 1.5}
    assert [name for name in options.settings() if name.startswith("budget")] == []


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
        ["tool"],
        ["tool", "walk", "clamp"],
        ["tool", "show"],
        ["tool", "show", "clamp", "--x", "1"],
        ["tool", "show", "clamp", "--", "--x", "1"],
        ["--task", "tool", "--x", "1"],
        ["feedback", "01m8"],
        ["feedback", "01m8", "so-so"],
    ],
)
def test_nonsense_is_a_usage_error(arguments: list[str]) -> None:
    with pytest.raises(UsageError):
        parse(arguments)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["tool", "run", "f"], []),
        (["--home", "H", "tool", "run", "f", "1", "--x", "-5", "--y=z", "--json"], ["1", "--x", "-5", "--y=z"]),
        (["tool", "run", "f", "--x", "1", "--", "--json", "--home", "A"], ["--x", "1", "--json", "--home", "A"]),
        (["tool", "run", "f", "--task", "text"], ["--task", "text"]),
    ],
)
def test_what_the_program_does_not_know_is_the_tools(arguments: list[str], words: list[str]) -> None:
    options = parse(arguments)
    assert options.words == words
    assert options.json == ("--json" in arguments and "--json" not in words)


def test_a_task_without_its_flag_is_told_of_it() -> None:
    with pytest.raises(UsageError) as error:
        parse(["write a function that adds two numbers"])
    assert '--task "TEXT"' in error.value.hint


def test_help_fits_80_columns_and_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    tools = [["tool", action] for action in ACTIONS]
    for words in ([], ["log"], ["memory"], ["sandbox"], ["feedback"], *tools):
        with pytest.raises(SystemExit) as left:
            parse([*words, "--help"])
        assert left.value.code == 0
        text = capsys.readouterr().out
        assert max(map(len, text.splitlines())) <= 80
        assert "--home DIR" in text
