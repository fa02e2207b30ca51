"""The loop of tests that would wait: its time passes, ours does not."""

import asyncio
import hashlib
import socket
import time

import pytest

from jumping_loop import ON_ITS_WAY_S

pytestmark = pytest.mark.time_jumps


async def passes(seconds: float) -> float:
    loop = asyncio.get_running_loop()
    before = loop.time()
    tick: asyncio.Future[None] = loop.create_future()
    loop.call_later(seconds, tick.set_result, None)
    await tick
    return loop.time() - before


async def test_an_hour_passes_at_once() -> None:
    before = time.monotonic()
    assert await passes(3600) == pytest.approx(3600, abs=0.1)
    assert time.monotonic() - before < 5


async def test_timers_go_off_in_their_order() -> None:
    order: list[int] = []

    async def after(seconds: int) -> None:
        await passes(seconds)
        order.append(seconds)

    await asyncio.gather(after(30), after(10), after(20))
    assert order == [10, 20, 30]


async def test_bytes_that_have_come_go_before_the_next_hour() -> None:
    loop = asyncio.get_running_loop()
    here, there = socket.socketpair()
    with here, there:
        here.setblocking(False)
        there.send(b"hello")
        came: asyncio.Future[bytes] = loop.create_future()
        loop.add_reader(here, lambda: came.set_result(here.recv(5)))
        before = loop.time()
        async with asyncio.timeout(3600):
            assert await came == b"hello"
        loop.remove_reader(here)
    assert loop.time() - before < 5


async def test_time_waits_for_a_thread_at_work() -> None:
    def work() -> float:
        before = time.monotonic()
        hashlib.pbkdf2_hmac("sha256", b"", b"", 200_000)
        return time.monotonic() - before

    async with asyncio.timeout(3600):
        assert await asyncio.to_thread(work) > ON_ITS_WAY_S
