import ast
import errno
import io
import re
import sys
from pathlib import Path

import pytest

from self_evolving_agent.cli import output
from self_evolving_agent.cli.output import UNBOUNDED, Output
from self_evolving_agent.errors import StorageError


class Gone(io.StringIO):
    """A stream whose reader has gone."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


def test_a_reader_that_has_gone_is_noticed_once_and_never_complained_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Gone())
    out = Output()
    assert not out.is_abandoned
    out.answer("a")
    assert out.is_abandoned
    out.json({})
    out.check()


def test_the_answer_comes_through_when_nobody_reads_the_progress(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", Gone())
    out = Output()
    out.tell("step")
    out.answer("answer")
    assert not out.is_abandoned
    assert capsys.readouterr().out == "answer\n"


def test_off_a_terminal_there_is_no_live_line_and_no_colour(capsys: pytest.CaptureFixture[str]) -> None:
    out = Output()
    out.live("working")
    out.tell("plain", style="red")
    out.still()
    assert capsys.readouterr().err == "plain\n"
    assert not out.is_live
    assert out.width == UNBOUNDED


class Full(io.StringIO):
    """A file on a disk that is full."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_an_answer_that_a_full_disk_swallowed_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Full())
    out = Output()
    out.check()
    out.answer("a")
    assert out.is_abandoned
    with pytest.raises(StorageError, match="No space left"):
        out.check()


def test_progress_that_a_full_disk_swallowed_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", Full())
    out = Output()
    out.tell("step")
    out.answer("answer")
    out.check()
    assert capsys.readouterr().out == "answer\n"


def test_streams_that_were_closed_before_the_start_get_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    out = Output()
    out.tell("step")
    assert out.answer_width == UNBOUNDED
    out.answer("answer")
    assert capsys.readouterr().out == "answer\n"


def test_quiet_leaves_warnings_alone(capsys: pytest.CaptureFixture[str]) -> None:
    out = Output(is_quiet=True)
    out.tell("step")
    out.warn("careful")
    assert capsys.readouterr().err == "careful\n"


def test_what_a_stream_cannot_encode_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    Output().answer("é")
    assert raw.getvalue() == b"\\xe9\n"


class Terminal(io.StringIO):
    """A terminal that both streams share."""

    def isatty(self) -> bool:
        return True


def test_nothing_moves_while_an_answer_comes_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", terminal)
    out = Output()
    out.live("working")
    out.answer_piece("one ")
    out.live("working still")
    out.answer_piece("two")
    out.end_answer()
    assert "one two\n" in terminal.getvalue()
    assert "working still" not in terminal.getvalue()
    out.live("again")
    out.still()
    assert "again" in terminal.getvalue()


COLOUR = "(?:on )?(?:bright_)?(?:red|green|yellow|blue|magenta|cyan|white|black)"
STYLE = re.compile(f"(?:(?:bold|dim|italic|underline|blink|reverse|{COLOUR}) ?)+")
READABLE = {"bold", "dim", "red", "green", "bold red"}


def test_every_style_can_be_read_on_dark_and_on_light_ground() -> None:
    trees = [ast.parse(path.read_text()) for path in Path(output.__file__).parent.glob("*.py")]
    texts = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    styles = {text for text in texts if isinstance(text, str) and STYLE.fullmatch(text)}
    assert {"dim", "green", "red"} <= styles <= READABLE
