import asyncio

import pytest

from self_evolving_agent.providers.turn import Turn


async def test_the_next_call_gets_its_turn_when_the_one_before_ends() -> None:
    turn = Turn()
    order: list[str] = []

    async def call(name: str) -> None:
        async with turn:
            order.append(f"{name} starts")
            await asyncio.sleep(0)
            order.append(f"{name} ends")

    await asyncio.gather(call("first"), call("second"))

    assert order == ["first starts", "first ends", "second starts", "second ends"]


async def test_a_call_cancelled_while_it_waits_takes_no_turn_away() -> None:
    turn = Turn()

    async def call() -> str:
        async with turn:
            return "done"

    async with turn:
        waiting = asyncio.ensure_future(call())
        await asyncio.sleep(0)
        waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting

    assert await call() == "done"


def test_a_turn_for_nobody_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one call"):
        Turn(0)
