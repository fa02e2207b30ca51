"""What a signal does in a chat, sent to this very process."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable

import pytest

from self_evolving_agent.cli.chat_line import BrokenOff
from self_evolving_agent.cli.chat_signals import ChatSignals

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
Makes = Callable[..., ChatSignals]


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
async def make(told: list[str]) -> AsyncIterator[Makes]:
    """Give what makes signals that are installed; they are taken away again."""

    def make_one(*, keeps_chat: bool = True) -> ChatSignals:
        signals = ChatSignals(told.append, lambda: told.append("quit"), keeps_chat=keeps_chat)
        signals.install()
        return signals

    yield make_one
    for number in SIGNALS:
        asyncio.get_running_loop().remove_signal_handler(number)


async def sent(number: signal.Signals) -> None:
    signal.raise_signal(number)
    for _ in range(5):  # the loop reads it from a pipe, and calls whoever handles it
        await asyncio.sleep(0)


async def test_ctrl_c_breaks_off_a_turn_once_and_lets_it_put_things_away(make: Makes, told: list[str]) -> None:
    async def turn() -> None:
        try:
            await sent(signal.SIGINT)
            await asyncio.Event().wait()
        finally:
            await sent(signal.SIGINT)
            told.append("put away")

    signals = make()
    with pytest.raises(BrokenOff):
        await signals.do(turn())
    assert told == ["putting things away; Ctrl-C once more quits at once", "put away"]


async def test_the_next_turn_is_broken_off_as_the_one_before(make: Makes, told: list[str]) -> None:
    async def turn() -> None:
        await sent(signal.SIGINT)
        await asyncio.Event().wait()

    signals = make()
    for _ in range(3):
        with pytest.raises(BrokenOff):
            await signals.do(turn())
    assert told == []


async def test_ctrl_c_ends_a_wait_for_a_line(make: Makes) -> None:
    async def line() -> str:
        await sent(signal.SIGINT)
        await asyncio.Event().wait()
        return ""

    signals = make()
    with pytest.raises(BrokenOff):
        await signals.read(line())
    assert asyncio.current_task().cancelling() == 0  # type: ignore[union-attr] - a test is a task


async def test_ctrl_c_between_two_turns_does_nothing(make: Makes, told: list[str]) -> None:
    make()
    await sent(signal.SIGINT)
    assert told == []


@pytest.mark.parametrize(
    ("number", "keeps_chat"), [(signal.SIGTERM, True), (signal.SIGHUP, True), (signal.SIGINT, False)]
)
async def test_the_chat_ends_with_the_turn_that_is_cancelled_first(
    make: Makes, told: list[str], number: signal.Signals, *, keeps_chat: bool
) -> None:
    async def turn() -> None:
        try:
            await sent(number)
            await asyncio.Event().wait()
        finally:
            told.append("put away")

    async def chat() -> None:
        await make(keeps_chat=keeps_chat).do(turn())
        told.append("the next turn")

    chatting = asyncio.create_task(chat())
    with pytest.raises(asyncio.CancelledError):
        await chatting
    assert told == ["put away"]
