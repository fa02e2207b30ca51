import logging
from collections.abc import AsyncIterator

import pytest

from contracts.fake_model_servers import MODEL, SILENCE_S, Exchange, FakeOpenAI, dead_address, question
from self_evolving_agent.errors import (
    AgentError,
    ContextOverflow,
    ModelNotFound,
    ProviderTimeout,
    ProviderUnavailable,
    ReplyBroken,
)

KEY = "sk-very-secret"


@pytest.fixture
async def openai() -> AsyncIterator[FakeOpenAI]:
    async with FakeOpenAI() as running:
        yield running


async def test_each_call_carries_model_messages_and_limits(openai: FakeOpenAI) -> None:
    await openai.provider().complete(question("hi", max_tokens=77, temperature=0.5, seed=3))

    assert openai.chats[0].body == {
        "model": MODEL,
        "messages": [{"role": "user", "content": "hi"}],
        "stream": True,
        "stream_options": {"include_usage": True},
        "max_tokens": 77,
        "temperature": 0.5,
        "seed": 3,
    }


@pytest.mark.parametrize(
    ("changes", "sent"),
    [
        ({"reply_format": "json"}, {"type": "json_object"}),
        (
            {"reply_format": "schema", "json_schema": {"type": "object"}},
            {"type": "json_schema", "json_schema": {"name": "reply", "schema": {"type": "object"}}},
        ),
    ],
)
async def test_the_reply_format_is_sent_as_openai_wants_it(
    openai: FakeOpenAI, changes: dict[str, object], sent: object
) -> None:
    await openai.provider().complete(question("hi", **changes))

    assert openai.chats[0].body["response_format"] == sent


async def test_the_key_is_sent_as_a_bearer_token(openai: FakeOpenAI) -> None:
    await openai.provider(api_key=KEY).complete(question())

    assert openai.chats[0].headers["authorization"] == f"Bearer {KEY}"


async def test_without_a_key_none_is_sent(openai: FakeOpenAI) -> None:
    await openai.provider().complete(question())

    assert "authorization" not in openai.chats[0].headers


@pytest.mark.parametrize("name", ["reasoning_content", "reasoning"])
async def test_reasoning_is_kept_out_of_the_reply(openai: FakeOpenAI, name: str) -> None:
    thought = openai.event({"choices": [{"delta": {"content": None, name: "Hmm."}}]})
    openai.streams(thought, openai.piece("Yes."), openai.final())
    streamed: list[str] = []

    reply = await openai.provider().complete(question(), streamed.append)

    assert reply.text == "Yes."
    assert streamed == ["Yes."]


async def test_comments_and_crlf_are_understood(openai: FakeOpenAI) -> None:
    piece = openai.piece("a").replace(b"\n", b"\r\n")
    openai.streams(b": keep-alive\r\n\r\n", piece, b":\r\n", openai.final().replace(b"\n", b"\r\n"))

    assert (await openai.provider().complete(question())).text == "a"


async def test_a_stream_that_ends_without_its_mark_but_with_a_reason_is_whole(openai: FakeOpenAI) -> None:
    openai.streams(openai.piece("a"), openai.event({"choices": [{"delta": None, "finish_reason": "stop"}]}))

    assert (await openai.provider().complete(question())).text == "a"


async def test_a_stream_that_ends_with_its_mark_but_without_a_reason_is_whole(openai: FakeOpenAI) -> None:
    openai.streams(openai.piece("a"), b"data: [DONE]\n\n")

    reply = await openai.provider().complete(question())

    assert (reply.text, reply.finish, reply.prompt_tokens) == ("a", "stop", 0)


@pytest.mark.parametrize(
    ("line", "body"),
    [
        ("stream_options", "Unrecognized request argument supplied: stream_options"),
        ("seed", "Unsupported parameter: 'seed'"),
        ("temperature", "Unsupported value: 'temperature' does not support 0.2 with this model."),
    ],
)
async def test_an_optional_field_that_a_server_refuses_is_left_out_from_then_on(
    openai: FakeOpenAI, line: str, body: str
) -> None:
    async def route(exchange: Exchange) -> None:
        if line in openai.chats[-1].body:
            await exchange.whole({"error": {"message": body}}, 400)
            return
        await exchange.begin()
        await exchange.send(openai.piece("ok"), openai.final())
        await exchange.end()

    openai.on_chat(route)
    provider = openai.provider()

    assert (await provider.complete(question())).text == "ok"
    assert (await provider.complete(question())).text == "ok"
    assert [line in call.body for call in openai.chats] == [True, False, False]


async def test_a_server_that_wants_the_limit_under_its_newer_name_gets_it(openai: FakeOpenAI) -> None:
    async def route(exchange: Exchange) -> None:
        if "max_tokens" in openai.chats[-1].body:
            words = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
            await exchange.whole({"error": {"message": words, "param": "max_tokens"}}, 400)
            return
        await exchange.begin()
        await exchange.send(openai.piece("ok"), openai.final())
        await exchange.end()

    openai.on_chat(route)

    await openai.provider().complete(question("hi", max_tokens=77))

    assert openai.chats[-1].body["max_completion_tokens"] == 77


async def test_a_server_that_refuses_a_field_even_when_it_is_gone_is_not_asked_for_ever(openai: FakeOpenAI) -> None:
    openai.gives(openai.chat, {"error": {"message": "seed stream_options temperature max_tokens"}}, 400)

    with pytest.raises(ReplyBroken, match="HTTP 400"):
        await openai.provider().complete(question())
    assert len(openai.chats) == 2


async def test_a_server_that_refuses_a_schema_is_a_broken_reply_that_says_so(openai: FakeOpenAI) -> None:
    openai.gives(openai.chat, {"error": "'response_format.type' must be 'text'"}, 400)

    with pytest.raises(ReplyBroken, match=r"response_format\.type.*HTTP 400"):
        await openai.provider().complete(question("hi", reply_format="schema", json_schema={"type": "object"}))


async def test_a_prompt_that_llama_cpp_refuses_as_too_long_is_an_overflow(openai: FakeOpenAI) -> None:
    words = "the request exceeds the available context size"
    openai.gives(openai.chat, {"error": {"code": 400, "message": words, "type": "exceed_context_size_error"}}, 400)

    with pytest.raises(ContextOverflow, match=words):
        await openai.provider().complete(question())


@pytest.mark.parametrize("status", [401, 403])
async def test_refused_access_points_at_the_key(openai: FakeOpenAI, status: int) -> None:
    openai.gives(openai.chat, {"error": {"message": "Incorrect API key provided"}}, status)

    with pytest.raises(ProviderUnavailable, match="Incorrect API key") as caught:
        await openai.provider(api_key=KEY).complete(question())

    assert "OPENAI_API_KEY" in caught.value.hint


async def test_a_list_that_is_refused_points_at_the_key(openai: FakeOpenAI) -> None:
    openai.gives("GET /v1/models", {"detail": "who are you?"}, 401)

    with pytest.raises(ProviderUnavailable, match="who are you") as caught:
        await openai.provider().models()

    assert "OPENAI_API_KEY" in caught.value.hint


async def test_the_key_appears_in_no_error_and_no_repr_and_no_log(
    openai: FakeOpenAI, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    provider = openai.provider(api_key=KEY)
    echo = {"error": {"message": f"Incorrect API key provided: {KEY}"}}
    told = [repr(provider), str(vars(provider))]
    for line, status in ((openai.chat, 401), (openai.chat, 500), (openai.chat, 404), ("GET /v1/models", 401)):
        openai.gives(line, echo, status)
        call = provider.complete(question()) if line == openai.chat else provider.models()
        with pytest.raises(AgentError) as caught:
            await call
        told += [str(caught.value), repr(caught.value), caught.value.hint, repr(caught.value.__cause__)]
    openai.streams(openai.error(KEY))
    with pytest.raises(ReplyBroken) as broken:
        await provider.complete(question())
    told.append(str(broken.value))

    # asyncio and httpcore log at debug level; httpx's own headers mask the token.
    assert not [text for text in [*told, caplog.text] if KEY in text]


async def test_a_model_that_is_not_there_is_told_with_those_that_are(openai: FakeOpenAI) -> None:
    openai.lists("a", "b")
    openai.gives(openai.chat, {"error": {"message": "The model `gone` does not exist.", "code": 404}}, 404)

    with pytest.raises(ModelNotFound, match=r"has no model 'gone'; it has: a, b"):
        await openai.provider(model="gone").complete(question())


async def test_an_address_without_chat_is_told_with_what_may_be_wrong(openai: FakeOpenAI) -> None:
    openai.gives(openai.chat, b"404 page not found", 404)

    with pytest.raises(ProviderUnavailable, match="no chat completions") as caught:
        await openai.provider().complete(question())

    assert "/v1" in caught.value.hint


async def test_a_busy_server_is_asked_again_after_the_time_it_names(openai: FakeOpenAI) -> None:
    async def route(exchange: Exchange) -> None:
        if len(openai.chats) == 1:
            await exchange.whole({"error": "slow down"}, 429, "Retry-After: 0\r\n")
            return
        await exchange.begin()
        await exchange.send(openai.piece("ok"), openai.final())
        await exchange.end()

    openai.on_chat(route)

    assert (await openai.provider().complete(question())).text == "ok"


async def test_a_busy_server_that_names_more_than_the_timeout_is_given_up_at_once(openai: FakeOpenAI) -> None:
    openai.gives(openai.chat, {"error": "slow down"}, 429, "Retry-After: 600\r\n")

    with pytest.raises(ReplyBroken, match=r"slow down \(HTTP 429\)"):
        await openai.provider().complete(question())
    assert len(openai.chats) == 1


async def test_a_busy_server_that_names_no_time_is_given_up_at_once(openai: FakeOpenAI) -> None:
    openai.gives(openai.chat, {"error": "quota"}, 429)

    with pytest.raises(ReplyBroken, match="quota"):
        await openai.provider().complete(question())
    assert len(openai.chats) == 1


async def test_a_server_that_is_always_busy_is_not_asked_for_ever(openai: FakeOpenAI) -> None:
    openai.gives(openai.chat, {"error": "busy"}, 503, "Retry-After: 0\r\n")

    with pytest.raises(ReplyBroken, match="busy"):
        await openai.provider().complete(question())
    assert len(openai.chats) == 6


@pytest.mark.time_jumps
async def test_a_server_that_loads_its_model_for_longer_than_the_timeout_is_given_up(openai: FakeOpenAI) -> None:
    openai.gives(openai.chat, {"error": {"message": "Loading model", "code": 503}}, 503)

    with pytest.raises(ReplyBroken, match="Loading model"):
        await openai.provider(timeout_s=SILENCE_S).complete(question())


async def test_without_a_name_the_first_model_that_can_answer_is_taken(openai: FakeOpenAI) -> None:
    openai.lists("text-embedding-nomic", "first", "second")
    provider = openai.provider(model="")

    await provider.complete(question())

    assert provider.model == "first"
    assert openai.chats[0].body["model"] == "first"


async def test_without_a_name_and_without_a_model_there_is_an_error(openai: FakeOpenAI) -> None:
    openai.lists()

    with pytest.raises(ModelNotFound, match="lists no model"):
        await openai.provider(model="").complete(question())


async def test_the_list_tells_the_context_where_the_server_does(openai: FakeOpenAI) -> None:
    openai.gives("GET /v1/models", {"data": [{"id": "a", "max_model_len": 4096}, {"id": "b"}]})

    listed = await openai.provider().models()

    assert [(info.name, info.context_tokens, info.is_remote) for info in listed] == [
        ("a", 4096, False),
        ("b", 0, False),
    ]


@pytest.mark.parametrize(("payload", "status"), [(b"<html>", 200), ({"message": "no"}, 500)])
async def test_a_server_that_lists_nothing_readable_is_told_with_what_may_be_wrong(
    openai: FakeOpenAI, payload: object, status: int
) -> None:
    openai.gives("GET /v1/models", payload, status)

    with pytest.raises(ReplyBroken, match="lists no models") as caught:
        await openai.provider().models()

    assert "/v1" in caught.value.hint


@pytest.mark.time_jumps
async def test_a_list_that_does_not_come_is_a_timeout(openai: FakeOpenAI) -> None:
    openai.on("GET /v1/models", Exchange.hold)

    with pytest.raises(ProviderTimeout):
        await openai.provider(timeout_s=SILENCE_S).models()


async def test_a_server_that_is_gone_is_told_with_how_to_point_elsewhere() -> None:
    with pytest.raises(ProviderUnavailable) as caught:
        await FakeOpenAI().provider(host=dead_address()).complete(question())

    assert "OPENAI_BASE_URL" in caught.value.hint


@pytest.mark.parametrize("field", ["reasoning_content", "reasoning"])
async def test_a_reply_tells_the_servers_own_clock_and_whether_the_model_thought_first(
    openai: FakeOpenAI, field: str
) -> None:
    timed = openai.event({"choices": [], "timings": {"predicted_n": 3, "predicted_ms": 1500.0}})
    openai.streams(openai.piece("", **{field: "hm"}), openai.piece("Yes."), timed, openai.final())

    reply = await openai.provider().complete(question())

    assert (reply.text, reply.writing_s, reply.reasoned) == ("Yes.", 1.5, True)


async def test_llama_cpp_says_how_much_context_each_prompt_gets(openai: FakeOpenAI) -> None:
    openai.gives("GET /v1/models", {"data": [{"id": MODEL, "meta": {"n_ctx_train": 32768}}, {"id": "other"}]})
    openai.gives("GET /props", {"default_generation_settings": {"n_ctx": 4096, "params": {}}, "total_slots": 1})

    first, second = await openai.provider().models()

    assert (first.context_tokens, first.served_tokens) == (32768, 4096)
    assert (second.context_tokens, second.served_tokens) == (0, 0)


async def test_vllm_serves_what_it_lists(openai: FakeOpenAI) -> None:
    openai.gives("GET /v1/models", {"data": [{"id": MODEL, "max_model_len": 2048}]})

    (info,) = await openai.provider().models()

    assert (info.context_tokens, info.served_tokens) == (2048, 2048)


@pytest.mark.parametrize("payload", [b"<html>", {}, {"default_generation_settings": {"n_ctx": "many"}}])
async def test_a_server_whose_props_say_nothing_still_lists_its_models(openai: FakeOpenAI, payload: object) -> None:
    openai.gives("GET /props", payload)

    (info,) = await openai.provider().models()

    assert info.served_tokens == 0


async def test_a_server_that_hangs_up_on_a_question_for_its_props_still_lists_its_models(openai: FakeOpenAI) -> None:
    openai.on("GET /props", Exchange.hang_up)

    assert [info.served_tokens for info in await openai.provider().models()] == [0]


async def test_a_build_for_mlx_is_told_by_its_name(openai: FakeOpenAI) -> None:
    openai.lists("mlx-community/Qwen3-4B-4bit", "qwen3-4b")

    assert [info.is_mlx for info in await openai.provider().models()] == [True, False]


async def test_llama_cpp_says_what_is_in_memory_and_how_large_it_is(openai: FakeOpenAI) -> None:
    listed = [
        {"id": "one", "meta": {"size": 986_000_000, "n_ctx_train": 4096}},
        {"id": "two", "status": {"value": "loaded"}},
        {"id": "three", "status": {"value": "unloaded"}},
    ]
    openai.gives("GET /v1/models", {"data": listed})

    infos = await openai.provider().models()

    assert [(info.size_bytes, info.is_loaded) for info in infos] == [(986_000_000, True), (0, True), (0, False)]
