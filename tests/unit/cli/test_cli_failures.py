import pytest

from self_evolving_agent.cli.failures import tell_error
from self_evolving_agent.cli.output import Output


class Narrow(Output):
    """On a terminal of 40 columns."""

    width = 40


def test_on_a_terminal_an_error_breaks_between_words(capsys: pytest.CaptureFixture[str]) -> None:
    path = "/a/path/that/is/longer/than/a/whole/line/of/it"
    tell_error(f"the file {path} cannot be read: No such file", "name another", Narrow())
    assert capsys.readouterr().err.splitlines() == [
        "error: the file",
        f"       {path}",
        "       cannot be read: No such file",
        "hint: name another",
    ]


def test_off_a_terminal_an_error_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    tell_error("word " * 50, "", Output())
    assert len(capsys.readouterr().err.splitlines()) == 1
