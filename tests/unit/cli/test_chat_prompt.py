"""The history of the prompt, and what Tab gives, without a terminal."""

import stat
from collections.abc import Iterable
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from self_evolving_agent.cli.chat_line import BrokenOff
from self_evolving_agent.cli.chat_prompt import Choice, PrivateHistory, TypedLine
from self_evolving_agent.errors import StorageError

ESCAPE, ENTER, TAB, CTRL_J, CTRL_R, CTRL_D = "\x1b", "\r", "\t", "\n", "\x12", "\x04"


def choices(command: str) -> Iterable[Choice]:
    match command:
        case "":
            return [Choice("/domain ", "the kind"), Choice("/do"), Choice("/quit", "leave")]
        case "/domain":
            return [Choice("coding"), Choice("Writing")]
        case _:
            raise StorageError("the log cannot be read")


async def read(home: Path, *keys: str) -> str:
    """Give what is read when these keys are typed."""
    typed: PipeInput
    with create_pipe_input() as typed, create_app_session(input=typed, output=DummyOutput()):
        typed.send_text("".join(keys))
        return await TypedLine(home, choices, DummyOutput()).read()


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (("/q", TAB, ENTER), "/quit"),
        (("/dom", TAB, "w", TAB, ENTER), "/domain Writing"),
        (("/d", TAB, ENTER), "/do"),
        (("/ask wh", TAB, "y", ENTER), "/ask why"),
        (("quit", TAB, ENTER), "quit"),
        (("one", CTRL_J, "two", ENTER), "one\ntwo"),
        (("one", ESCAPE, ENTER, "two", ENTER), "one\ntwo"),
        (("\x1b[200~one\rtwo\r\x1b[201~", ENTER), "one\ntwo\n"),
        (("gone\x03", "kept", ENTER), "kept"),
        (("ab", CTRL_D, "c", ENTER), "abc"),
    ],
)
async def test_keys_give_a_line(tmp_path: Path, keys: tuple[str, ...], line: str) -> None:
    assert await read(tmp_path, *keys) == line


async def test_ctrl_d_at_an_empty_prompt_is_the_end(tmp_path: Path) -> None:
    with pytest.raises(EOFError):
        await read(tmp_path, CTRL_D)


async def test_ctrl_c_at_an_empty_prompt_is_no_line(tmp_path: Path) -> None:
    with pytest.raises(BrokenOff):
        await read(tmp_path, "\x03")


async def test_lines_of_another_chat_are_found_again(tmp_path: Path) -> None:
    await read(tmp_path, "sort these", CTRL_J, "words", ENTER)
    await read(tmp_path, "hello", ENTER)
    assert await read(tmp_path, CTRL_R, "these", ENTER, ENTER) == "sort these\nwords"


def test_the_history_is_its_owners_alone_even_when_it_was_taken_away(tmp_path: Path) -> None:
    path = tmp_path / "history"
    path.touch(mode=0o644)
    history = PrivateHistory(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.unlink()
    history.store_string("broken \ud800")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(PrivateHistory(path).load_history_strings()) == ["broken ?"]


def test_a_history_that_cannot_be_written_costs_no_chat(tmp_path: Path) -> None:
    history = PrivateHistory(tmp_path / "history")
    (tmp_path / "history").unlink()
    (tmp_path / "history").mkdir()
    history.store_string("hello")
    assert list((tmp_path / "history").iterdir()) == []
