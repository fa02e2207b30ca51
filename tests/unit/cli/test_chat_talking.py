"""Whatever a turn meets, the chat goes on."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import pytest

from self_evolving_agent.cli.arguments import Options
from self_evolving_agent.cli.chat_line import BrokenOff
from self_evolving_agent.cli.chat_room import ChatRoom
from self_evolving_agent.cli.chat_signals import ChatSignals
from self_evolving_agent.cli.chatting import talk
from self_evolving_agent.cli.output import Output
from self_evolving_agent.errors import ReplyBroken


@dataclass
class Script:
    """Gives what a person types; an exception among it is raised."""

    turns: list[str | Exception]

    async def read(self) -> str:
        if not self.turns:
            raise EOFError
        turn = self.turns.pop(0)
        if isinstance(turn, Exception):
            raise turn
        return turn


@dataclass
class RoomOfFailures:
    """Does with a turn what its words say."""

    options: Options
    out: Output = field(default_factory=Output)
    said: list[str] = field(default_factory=list)

    async def say(self, text: str) -> None:
        self.said.append(text)
        match text:
            case "a defect":
                raise RuntimeError("nobody foresaw this")
            case "a failure":
                raise ReplyBroken("the stream broke off", "ask once more")
            case _:
                pass


@pytest.fixture
def room(tmp_path: Path) -> RoomOfFailures:
    options = Options()
    options.home = str(tmp_path / "home")
    return RoomOfFailures(options)


async def take_turns(room: RoomOfFailures, turns: Iterable[str | Exception]) -> None:
    signals = ChatSignals(room.out.tell, room.out.still, keeps_chat=True)
    await talk(cast("ChatRoom", room), Script(list(turns)), signals)


async def test_a_defect_is_told_in_a_line_and_its_traceback_kept(
    room: RoomOfFailures, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    await take_turns(room, ["a defect", "hello"])
    assert room.said == ["a defect", "hello"]
    err = capsys.readouterr().err
    assert err.startswith(
        "error: unexpected RuntimeError: nobody foresaw this\nhint: this is a defect; its traceback is in"
    )
    (kept,) = (tmp_path / "home").glob("crash-*.txt")
    assert "nobody foresaw this" in kept.read_text()


async def test_a_failure_is_told_with_what_to_do(room: RoomOfFailures, capsys: pytest.CaptureFixture[str]) -> None:
    await take_turns(room, ["a failure", "hello"])
    assert room.said[-1] == "hello"
    assert capsys.readouterr().err == "error: the stream broke off\nhint: ask once more\n"


async def test_ctrl_c_at_an_empty_prompt_says_how_to_leave(
    room: RoomOfFailures, capsys: pytest.CaptureFixture[str]
) -> None:
    await take_turns(room, [BrokenOff(), "hello"])
    assert room.said == ["hello"]
    assert "Ctrl-D or /quit leaves" in capsys.readouterr().err


async def test_a_chat_that_is_told_to_end_takes_no_more_turns(room: RoomOfFailures) -> None:
    async def wait() -> str:
        chatting.cancel()
        await asyncio.Event().wait()
        return ""

    class Waiting(Script):
        async def read(self) -> str:
            return await wait()

    async def take() -> None:
        signals = ChatSignals(room.out.tell, room.out.still, keeps_chat=True)
        await talk(cast("ChatRoom", room), Waiting([]), signals)

    chatting = asyncio.create_task(take())
    with pytest.raises(asyncio.CancelledError):
        await chatting
    assert room.said == []
