import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from contracts.fake_model_servers import MODEL, PULLED, SILENCE_S, Exchange, FakeOllama, dead_address
from self_evolving_agent.errors import ModelNotFound, ProviderTimeout, ProviderUnavailable, ReplyBroken
from self_evolving_agent.providers.ollama_pull import Pull, PullProgress


@pytest.fixture
async def ollama() -> AsyncIterator[FakeOllama]:
    async with FakeOllama() as running:
        running.installs()
        yield running


async def pull(address: str, **changes: Any) -> list[PullProgress]:
    seen: list[PullProgress] = []
    await Pull(address, **({"model": MODEL, "size_bytes": 0, "timeout_s": SILENCE_S} | changes)).run(seen.append)
    return seen


async def test_a_pull_is_followed_over_all_its_layers(ollama: FakeOllama) -> None:
    ollama.pulls(*PULLED)

    seen = await pull(ollama.address)

    assert [(one.done_bytes, one.total_bytes) for one in seen] == [
        (0, 0),
        (0, 1000),
        (400, 1000),
        (1000, 1000),
        (1010, 1010),
        (1010, 1010),
        (1010, 1010),
        (1010, 1010),
    ]
    assert seen[-1].status == "success"
    assert ollama.requests[-1].body == {"model": MODEL, "stream": True}


@pytest.mark.parametrize(
    "words", ["pull model manifest: file does not exist", "model 'x' not found", "model x:1b not found, try another"]
)
async def test_a_model_that_the_registry_lacks_is_not_found(ollama: FakeOllama, words: str) -> None:
    ollama.pulls(PULLED[0], {"error": words})

    with pytest.raises(ModelNotFound, match=words) as caught:
        await pull(ollama.address)
    assert "ollama.com/library" in caught.value.hint


@pytest.mark.parametrize(
    "words",
    [
        "write blob: no space left on device",
        "dial tcp: lookup registry.ollama.ai: no such host",
        "pull model manifest: dial tcp: lookup registry.ollama.ai: host not found",
    ],
)
async def test_what_ollama_says_went_wrong_is_told_with_what_to_do(ollama: FakeOllama, words: str) -> None:
    ollama.pulls(*PULLED[:3], {"error": words})

    with pytest.raises(ReplyBroken, match=words) as caught:
        await pull(ollama.address)
    assert "pull it again" in caught.value.hint


@pytest.mark.parametrize(("status", "kind"), [(404, ModelNotFound), (500, ReplyBroken)])
async def test_a_pull_that_is_refused_is_told_in_ollamas_words(
    ollama: FakeOllama, status: int, kind: type[Exception]
) -> None:
    ollama.gives("POST /api/pull", {"error": "no, never"}, status)

    with pytest.raises(kind, match="no, never"):
        await pull(ollama.address)


async def test_a_refusal_without_json_is_told_as_it_is(ollama: FakeOllama) -> None:
    ollama.gives("POST /api/pull", b"bad gateway", 502)

    with pytest.raises(ReplyBroken, match="bad gateway"):
        await pull(ollama.address)


async def test_a_pull_that_ends_before_its_success_broke_off(ollama: FakeOllama) -> None:
    ollama.pulls(*PULLED[:-1])

    with pytest.raises(ReplyBroken, match="broke off") as caught:
        await pull(ollama.address)
    assert "goes on where it stopped" in caught.value.hint


async def test_a_pull_whose_connection_is_cut_broke_off(ollama: FakeOllama) -> None:
    ollama.pulls(*PULLED[:3], then=Exchange.hang_up)

    with pytest.raises(ReplyBroken, match="broke off") as caught:
        await pull(ollama.address)
    assert caught.value.hint


async def test_a_line_that_is_no_json_is_told(ollama: FakeOllama) -> None:
    async def route(exchange: Exchange) -> None:
        await exchange.whole(b"\n<html>\n")

    ollama.on("POST /api/pull", route)

    with pytest.raises(ReplyBroken, match="<html>"):
        await pull(ollama.address)


@pytest.mark.time_jumps
async def test_a_pull_that_falls_silent_is_a_timeout(ollama: FakeOllama) -> None:
    ollama.pulls(*PULLED[:2], then=Exchange.hold)

    with pytest.raises(ProviderTimeout, match="silent for 30 s"):
        await pull(ollama.address)


async def test_a_cancelled_pull_hangs_up_so_that_ollama_stops(ollama: FakeOllama) -> None:
    ollama.pulls(*PULLED[:2], then=Exchange.hold)
    task = asyncio.create_task(pull(ollama.address))
    await ollama.held.wait()

    task.cancel()

    with pytest.raises(asyncio.CancelledError):
        await task
    await ollama.left.wait()


async def test_a_pull_without_an_ollama_is_unavailable() -> None:
    with pytest.raises(ProviderUnavailable) as caught:
        await pull(dead_address())
    assert "ollama serve" in caught.value.hint
