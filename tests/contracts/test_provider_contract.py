"""What every provider does, the real ones against fake servers over HTTP."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass

import pytest

from contracts.fake_model_servers import FakeOllama, FakeOpenAI, dead_address, question
from fakes_storage import InMemoryReplyStore
from self_evolving_agent.errors import ProviderUnavailable
from self_evolving_agent.ports import Provider
from self_evolving_agent.providers.caching import CachingProvider
from self_evolving_agent.providers.mock import MockProvider

Healthy = Callable[[], AbstractAsyncContextManager[Provider]]


@dataclass(frozen=True)
class Case:
    """A provider in good health, and one whose server is gone, where it has a server."""

    name: str
    healthy: Healthy
    absent: Callable[[], Provider] | None = None


def without_server(make: Callable[[], Provider]) -> Healthy:
    """Make a case's healthy side from a provider that needs no server."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Provider]:
        provider = make()
        yield provider
        await provider.aclose()

    return opened


def behind(kind: type[FakeOllama] | type[FakeOpenAI]) -> Healthy:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Provider]:
        async with kind() as server:
            yield server.provider()

    return opened


@asynccontextmanager
async def that_knows_the_reply() -> AsyncIterator[Provider]:
    """Give a provider that answers the suite's question from its store."""
    async with cached()() as provider:
        await provider.complete(question())
        yield provider


def cached() -> Healthy:
    return without_server(lambda: CachingProvider(MockProvider(), InMemoryReplyStore(), {}))


def absent_behind_a_cache() -> Provider:
    return CachingProvider(FakeOllama().provider(host=dead_address()), InMemoryReplyStore(), {})


CASES = (
    Case("ollama", behind(FakeOllama), lambda: FakeOllama().provider(host=dead_address())),
    Case("openai", behind(FakeOpenAI), lambda: FakeOpenAI().provider(host=dead_address())),
    Case("mock", without_server(MockProvider)),
    Case("caching", cached(), absent_behind_a_cache),
    Case("caching, a known question", that_knows_the_reply),
)


@pytest.fixture(params=CASES, ids=lambda case: case.name)
async def provider(request: pytest.FixtureRequest) -> AsyncIterator[Provider]:
    async with request.param.healthy() as opened:
        yield opened


@pytest.fixture(params=[case for case in CASES if case.absent], ids=lambda case: case.name)
async def absent(request: pytest.FixtureRequest) -> AsyncIterator[Provider]:
    opened = request.param.absent()
    yield opened
    await opened.aclose()


async def test_a_provider_answers_a_request(provider: Provider) -> None:
    reply = await provider.complete(question())

    assert reply.text
    assert reply.finish == "stop"
    assert reply.duration_s >= 0


async def test_what_is_streamed_is_what_is_returned(provider: Provider) -> None:
    streamed: list[str] = []

    reply = await provider.complete(question(), streamed.append)

    assert "".join(streamed) == reply.text


async def test_a_provider_lists_the_model_it_uses(provider: Provider) -> None:
    assert provider.model in {info.name for info in await provider.models()}


async def test_a_provider_has_a_name(provider: Provider) -> None:
    assert provider.name


async def test_two_requests_made_together_are_both_answered(provider: Provider) -> None:
    replies = await asyncio.gather(provider.complete(question()), provider.complete(question()))

    assert all(reply.text for reply in replies)


async def test_a_cancelled_call_ends_and_leaves_the_provider_usable(provider: Provider) -> None:
    def cancel(_: str) -> None:
        call.cancel()

    call = asyncio.ensure_future(provider.complete(question(), cancel))
    with pytest.raises(asyncio.CancelledError):
        await call

    assert (await provider.complete(question())).text


async def test_an_error_of_the_text_sink_comes_through_and_leaves_the_provider_usable(provider: Provider) -> None:
    def fail(_: str) -> None:
        raise LookupError

    with pytest.raises(LookupError):
        await provider.complete(question(), fail)

    assert (await provider.complete(question())).text


async def test_warming_gives_nothing_and_leaves_the_provider_usable(provider: Provider) -> None:
    await provider.warm()

    assert (await provider.complete(question())).text


async def test_a_call_to_an_absent_server_is_told_as_unavailable(absent: Provider) -> None:
    with pytest.raises(ProviderUnavailable, match=r"127\.0\.0\.1") as caught:
        await absent.complete(question())

    assert caught.value.hint


async def test_listing_an_absent_server_is_told_as_unavailable(absent: Provider) -> None:
    with pytest.raises(ProviderUnavailable):
        await absent.models()


async def test_warming_an_absent_server_does_not_fail(absent: Provider) -> None:
    await absent.warm()
