"""What a provider that speaks HTTP makes of a server that misbehaves; the same for both wire formats."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from contracts.fake_model_servers import SILENCE_S, Exchange, FakeOllama, FakeOpenAI, beat, question
from self_evolving_agent.errors import ContextOverflow, ProviderTimeout, ReplyBroken
from self_evolving_agent.providers.turn import Turn

pytestmark = pytest.mark.time_jumps

Fake = FakeOllama | FakeOpenAI


@pytest.fixture(params=[FakeOllama, FakeOpenAI], ids=["ollama", "openai"])
async def server(request: pytest.FixtureRequest) -> AsyncIterator[Fake]:
    async with request.param() as running:
        yield running


async def test_a_server_that_takes_the_call_and_hangs_is_a_timeout_that_names_the_model(server: Fake) -> None:
    server.on_chat(Exchange.hold)
    loop = asyncio.get_running_loop()
    started = loop.time()

    with pytest.raises(ProviderTimeout, match="tiny:1b was silent for 30 s"):
        await server.provider(timeout_s=SILENCE_S).complete(question())
    assert SILENCE_S <= loop.time() - started < SILENCE_S + 2.0


async def test_a_stream_that_falls_silent_is_a_timeout(server: Fake) -> None:
    async def route(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.send(server.piece("Hel"))
        await exchange.hold()

    server.on_chat(route)

    with pytest.raises(ProviderTimeout):
        await server.provider(timeout_s=SILENCE_S).complete(question())


async def test_a_slow_but_steady_stream_outlives_the_timeout(server: Fake) -> None:
    async def route(exchange: Exchange) -> None:
        await exchange.begin()
        for _ in range(5):
            await beat(SILENCE_S / 4)
            await exchange.send(server.piece("la "))
        await exchange.send(server.final())
        await exchange.end()

    server.on_chat(route)
    loop = asyncio.get_running_loop()
    started = loop.time()

    reply = await server.provider(timeout_s=SILENCE_S).complete(question())

    assert reply.text == "la " * 5
    assert loop.time() - started > SILENCE_S


async def test_a_call_that_waits_for_its_turn_does_not_time_out_meanwhile(server: Fake) -> None:
    together = most = 0

    async def route(exchange: Exchange) -> None:
        nonlocal together, most
        together += 1
        most = max(most, together)
        await exchange.begin()
        for _ in range(5):
            await beat(SILENCE_S / 4)
            await exchange.send(server.piece("la "))
        together -= 1
        await exchange.send(server.final())
        await exchange.end()

    server.on_chat(route)
    provider = server.provider(turn=Turn(1), timeout_s=SILENCE_S)

    replies = await asyncio.gather(provider.complete(question()), provider.complete(question()))

    assert [reply.text for reply in replies] == ["la " * 5] * 2
    assert most == 1


async def test_a_larger_turn_lets_calls_run_together(server: Fake) -> None:
    both = asyncio.Barrier(2)

    async def route(exchange: Exchange) -> None:
        await exchange.begin()
        await both.wait()
        await exchange.send(server.final())
        await exchange.end()

    server.on_chat(route)
    provider = server.provider(turn=Turn(2))

    replies = await asyncio.gather(provider.complete(question()), provider.complete(question()))

    assert len(replies) == 2


async def test_cancelling_closes_the_connection_at_once(server: Fake) -> None:
    server.on_chat(Exchange.hold)
    call = asyncio.ensure_future(server.provider(timeout_s=60.0).complete(question()))
    await server.held.wait()
    loop = asyncio.get_running_loop()
    started = loop.time()

    call.cancel()
    await server.left.wait()

    assert loop.time() - started < 1.0
    with pytest.raises(asyncio.CancelledError):
        await call


async def test_an_error_of_the_text_sink_closes_the_connection(server: Fake) -> None:
    async def route(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.send(server.piece("Hel"))
        await exchange.hold()

    def fail(_: str) -> None:
        raise LookupError

    server.on_chat(route)

    with pytest.raises(LookupError):
        await server.provider(timeout_s=60.0).complete(question(), fail)
    await asyncio.wait_for(server.left.wait(), 5.0)


async def test_the_next_call_takes_the_connection_of_the_one_before(server: Fake) -> None:
    provider = server.provider()

    for _ in range(3):
        await provider.complete(question())

    assert (len(server.chats), server.connections) == (3, 1)


async def test_a_server_that_says_all_and_does_not_hang_up_is_left_with_its_reply(server: Fake) -> None:
    async def route(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.send(server.piece("Hello."), server.final())
        await exchange.hold()

    server.on_chat(route)
    loop = asyncio.get_running_loop()
    started = loop.time()

    assert (await server.provider(timeout_s=SILENCE_S).complete(question())).text == "Hello."
    await server.left.wait()
    assert loop.time() - started < 1.0


async def test_half_a_stream_is_a_broken_reply(server: Fake) -> None:
    server.streams(server.piece("Hel"))

    with pytest.raises(ReplyBroken, match="ended before the reply was done"):
        await server.provider().complete(question())


async def test_a_connection_closed_in_the_midst_is_a_broken_reply(server: Fake) -> None:
    async def route(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.send(server.piece("Hel"))
        await exchange.hang_up()

    server.on_chat(route)

    with pytest.raises(ReplyBroken, match="broke off"):
        await server.provider().complete(question())


async def test_a_connection_reset_in_the_midst_is_a_broken_reply_and_is_not_asked_again(server: Fake) -> None:
    async def route(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.send(server.piece("Hel"))
        await exchange.reset()

    server.on_chat(route)

    with pytest.raises(ReplyBroken, match="broke off"):
        await server.provider().complete(question())
    assert len(server.chats) == 1


async def test_a_connection_reset_before_the_first_byte_is_asked_once_more(server: Fake) -> None:
    async def route(exchange: Exchange) -> None:
        if len(server.chats) == 1:
            await exchange.reset()
            return
        await exchange.begin()
        await exchange.send(server.piece("again"), server.final())
        await exchange.end()

    server.on_chat(route)

    assert (await server.provider().complete(question())).text == "again"


async def test_a_server_that_only_resets_is_asked_twice_and_then_broken(server: Fake) -> None:
    server.on_chat(Exchange.reset)

    with pytest.raises(ReplyBroken):
        await server.provider().complete(question())
    assert len(server.chats) == 2


async def test_an_error_inside_the_stream_is_a_broken_reply_with_the_servers_words(server: Fake) -> None:
    server.streams(server.piece("Hel"), server.error("llama runner died"))

    with pytest.raises(ReplyBroken, match="llama runner died"):
        await server.provider().complete(question())


async def test_an_error_about_the_context_is_an_overflow(server: Fake) -> None:
    server.streams(server.error("the input length exceeds the context length"))

    with pytest.raises(ContextOverflow, match="tiny:1b") as caught:
        await server.provider().complete(question())

    assert "context" in caught.value.hint or "num_ctx" in caught.value.hint


async def test_a_deadline_that_go_calls_a_context_is_no_overflow(server: Fake) -> None:
    server.streams(server.error("context deadline exceeded"))

    with pytest.raises(ReplyBroken):
        await server.provider().complete(question())


async def test_json_that_is_cut_is_a_broken_reply(server: Fake) -> None:
    server.streams(server.piece("Hel")[:-9])

    with pytest.raises(ReplyBroken, match="cannot be read"):
        await server.provider().complete(question())


async def test_a_500_is_a_broken_reply_with_the_servers_words(server: Fake) -> None:
    server.gives(server.chat, {"error": "out of memory"}, 500)

    with pytest.raises(ReplyBroken, match=r"out of memory \(HTTP 500\)"):
        await server.provider().complete(question())


async def test_a_refusal_that_is_no_json_is_told_in_one_short_line(server: Fake) -> None:
    server.gives(server.chat, b"<html>\n<p>bad gateway</p>" + b"x" * 5000, 502)

    with pytest.raises(ReplyBroken, match="bad gateway") as caught:
        await server.provider().complete(question())

    assert "\n" not in caught.value.message
    assert len(caught.value.message) < 500


async def test_a_character_split_over_chunks_arrives_whole(server: Fake) -> None:
    whole = server.piece("größer 🦙")
    server.streams(*(whole[i : i + 1] for i in range(len(whole))), server.final())

    assert (await server.provider().complete(question())).text == "größer 🦙"


async def test_unicode_line_ends_inside_the_text_do_not_tear_it(server: Fake) -> None:
    server.streams(server.piece("a\u2028b\x85c"), server.final())

    assert (await server.provider().complete(question())).text == "a\u2028b\x85c"


async def test_a_reply_cut_at_its_token_limit_says_so(server: Fake) -> None:
    last = server.final(done_reason="length") if isinstance(server, FakeOllama) else server.final("length")
    server.streams(server.piece("Hel"), last)

    reply = await server.provider().complete(question())

    assert (reply.text, reply.finish) == ("Hel", "length")


async def test_an_empty_reply_is_a_reply(server: Fake) -> None:
    server.streams(server.final())

    assert (await server.provider().complete(question())).text == ""


async def test_tokens_are_counted_as_the_server_tells_them(server: Fake) -> None:
    reply = await server.provider().complete(question())

    assert (reply.prompt_tokens, reply.completion_tokens) == (11, 2)


async def test_a_failed_call_gives_its_turn_back(server: Fake) -> None:
    provider = server.provider()
    server.streams(server.error("no"))
    with pytest.raises(ReplyBroken):
        await provider.complete(question())

    server.streams(server.piece("yes"), server.final())

    assert (await provider.complete(question())).text == "yes"
