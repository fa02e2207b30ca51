import asyncio
from collections.abc import AsyncIterator

import pytest

from contracts.fake_model_servers import MODEL, SILENCE_S, Exchange, FakeOllama, dead_address, question
from self_evolving_agent.errors import ContextOverflow, ModelNotFound, ProviderTimeout, ProviderUnavailable, ReplyBroken
from self_evolving_agent.providers.ollama_wire import ollama_url
from self_evolving_agent.providers.turn import Turn


@pytest.fixture
async def ollama() -> AsyncIterator[FakeOllama]:
    async with FakeOllama() as running:
        yield running


async def test_each_call_says_how_large_the_context_is_and_how_long_the_reply_may_be(ollama: FakeOllama) -> None:
    await ollama.provider(num_ctx=8192, keep_alive="9m").complete(
        question("hi", max_tokens=77, temperature=0.5, seed=3)
    )

    (call,) = ollama.chats
    assert call.body["options"] == {"num_ctx": 8192, "num_predict": 77, "seed": 3, "temperature": 0.5}
    assert call.body["keep_alive"] == "9m"
    assert call.body["stream"] is True
    assert call.body["model"] == MODEL
    assert call.body["messages"] == [{"role": "user", "content": "hi"}]


async def test_the_server_is_told_to_refuse_a_long_prompt_rather_than_cut_it(ollama: FakeOllama) -> None:
    await ollama.provider().complete(question())

    assert (ollama.chats[0].body["truncate"], ollama.chats[0].body["shift"]) == (False, False)


@pytest.mark.parametrize(
    ("changes", "sent"),
    [
        ({}, None),
        ({"reply_format": "json"}, "json"),
        ({"reply_format": "schema", "json_schema": {"type": "object"}}, {"type": "object"}),
    ],
)
async def test_the_reply_format_is_sent_as_ollama_wants_it(
    ollama: FakeOllama, changes: dict[str, object], sent: object
) -> None:
    await ollama.provider().complete(question("hi", **changes))

    assert ollama.chats[0].body.get("format") == sent


@pytest.mark.parametrize("think", [True, False])
async def test_a_model_that_can_think_is_told_whether_to(ollama: FakeOllama, think: bool) -> None:
    ollama.shows(["completion", "thinking"])

    await ollama.provider(think=think).complete(question())

    assert ollama.chats[0].body["think"] is think


async def test_a_model_that_cannot_think_is_not_asked_to(ollama: FakeOllama) -> None:
    await ollama.provider(think=True).complete(question())

    assert "think" not in ollama.chats[0].body


async def test_what_a_model_can_do_is_asked_once(ollama: FakeOllama) -> None:
    provider = ollama.provider()

    await provider.complete(question())
    await provider.complete(question())

    assert [call.line for call in ollama.requests].count("POST /api/show") == 1


async def test_a_server_that_does_not_say_what_a_model_can_do_is_still_asked(ollama: FakeOllama) -> None:
    ollama.gives("POST /api/show", b"404 page not found", 404)

    assert (await ollama.provider().complete(question())).text == "Hello."


async def test_thinking_is_kept_out_of_the_reply(ollama: FakeOllama) -> None:
    ollama.streams(ollama.piece("", thinking="Hmm. "), ollama.piece("Yes.", thinking="so"), ollama.final())
    streamed: list[str] = []

    reply = await ollama.provider().complete(question(), streamed.append)

    assert reply.text == "Yes."
    assert streamed == ["Yes."]


async def test_a_model_that_is_not_installed_is_told_with_those_that_are(ollama: FakeOllama) -> None:
    ollama.installs("a:1b", "b:2b")
    ollama.gives("POST /api/chat", {"error": 'model "gone" not found, try pulling it first'}, 404)

    with pytest.raises(ModelNotFound, match=r"'gone' is not installed; installed: a:1b, b:2b") as caught:
        await ollama.provider(model="gone").complete(question())

    assert caught.value.hint == "install it with `ollama pull gone`"


async def test_a_missing_model_where_none_is_installed_is_told_so(ollama: FakeOllama) -> None:
    ollama.gives("GET /api/tags", {"models": None})
    ollama.gives("POST /api/chat", {"error": "not found"}, 404)

    with pytest.raises(ModelNotFound, match="installed: none"):
        await ollama.provider().complete(question())


async def test_an_ollama_that_is_not_running_is_told_with_how_to_start_it() -> None:
    provider = FakeOllama().provider(host=dead_address())

    with pytest.raises(ProviderUnavailable) as caught:
        await provider.complete(question())

    assert "ollama serve" in caught.value.hint


async def test_a_prompt_that_filled_the_context_was_cut_and_is_an_overflow(ollama: FakeOllama) -> None:
    ollama.streams(ollama.piece("x"), ollama.final(prompt_eval_count=4095))

    with pytest.raises(ContextOverflow, match=r"4095 of 4096 tokens.*num_ctx is 4096") as caught:
        await ollama.provider(num_ctx=4096).complete(question())

    assert "raise num_ctx" in caught.value.hint


async def test_a_context_smaller_than_num_ctx_is_the_one_that_counts(ollama: FakeOllama) -> None:
    ollama.shows(["completion"], context=2048)
    ollama.streams(ollama.piece("x"), ollama.final(prompt_eval_count=2047))

    with pytest.raises(ContextOverflow, match="2047 of 2048"):
        await ollama.provider(num_ctx=4096).complete(question())


async def test_a_prompt_that_leaves_room_is_no_overflow(ollama: FakeOllama) -> None:
    ollama.streams(ollama.piece("x"), ollama.final(prompt_eval_count=3900))

    assert (await ollama.provider(num_ctx=4096).complete(question())).prompt_tokens == 3900


async def test_a_prompt_that_the_server_refuses_as_too_long_is_an_overflow(ollama: FakeOllama) -> None:
    ollama.gives("POST /api/chat", {"error": "the input length exceeds the context length"}, 400)

    with pytest.raises(ContextOverflow, match="num_ctx is 4096"):
        await ollama.provider().complete(question())


async def test_blank_lines_between_pieces_are_nothing(ollama: FakeOllama) -> None:
    ollama.streams(b"\n", ollama.piece("a"), b"\r\n", ollama.final())

    assert (await ollama.provider().complete(question())).text == "a"


async def test_the_list_of_models_tells_size_and_whether_each_is_loaded(ollama: FakeOllama) -> None:
    ollama.installs("a:1b", "b:2b")
    ollama.loads("b:2b")

    listed = await ollama.provider(model="").models()

    assert [(info.name, info.size_bytes, info.is_loaded) for info in listed] == [("a:1b", 7, False), ("b:2b", 7, True)]


async def test_a_model_of_the_cloud_is_listed_as_remote(ollama: FakeOllama) -> None:
    ollama.installs("big:cloud", remote_host="https://ollama.com:443", remote_model="big")

    (listed,) = await ollama.provider().models()

    assert listed.is_remote


async def test_a_model_that_only_embeds_is_listed_as_such(ollama: FakeOllama) -> None:
    ollama.installs("nomic-embed-text:latest", details={"family": "nomic-bert"})

    (listed,) = await ollama.provider().models()

    assert listed.capabilities == ("embedding",)


async def test_only_the_chosen_model_is_asked_for_its_context_and_abilities(ollama: FakeOllama) -> None:
    ollama.installs("other:1b", MODEL)

    listed = {info.name: info for info in await ollama.provider().models()}

    assert (listed[MODEL].context_tokens, listed[MODEL].capabilities) == (32768, ("completion",))
    assert listed["other:1b"].context_tokens == 0
    assert [call.line for call in ollama.requests].count("POST /api/show") == 1


@pytest.mark.parametrize("info", [None, {}, {"general.architecture": "x", "x.context_length": "many"}])
async def test_a_context_that_is_not_told_is_unknown(ollama: FakeOllama, info: object) -> None:
    ollama.gives("POST /api/show", {"capabilities": None, "model_info": info})

    (listed,) = await ollama.provider().models()

    assert listed.context_tokens == 0


async def test_a_list_is_given_where_what_is_loaded_is_not_told(ollama: FakeOllama) -> None:
    ollama.gives("GET /api/ps", {}, 404)

    (listed,) = await ollama.provider().models()

    assert not listed.is_loaded


async def test_an_answer_that_nobody_reads_is_closed(ollama: FakeOllama) -> None:
    async def route(exchange: Exchange) -> None:
        await exchange.raw(b"HTTP/1.1 404 X\r\nContent-Length: 10\r\n\r\n")
        await exchange.hold()

    ollama.on("GET /api/ps", route)

    await ollama.provider(timeout_s=60.0).models()

    await asyncio.wait_for(ollama.left.wait(), 5.0)


async def test_a_server_of_another_kind_is_told_as_such(ollama: FakeOllama) -> None:
    ollama.gives("GET /api/tags", b"<html>", 404)

    with pytest.raises(ReplyBroken, match="not as Ollama does"):
        await ollama.provider().models()


async def test_a_list_that_is_no_json_is_a_broken_reply(ollama: FakeOllama) -> None:
    ollama.gives("GET /api/tags", b"<html>")

    with pytest.raises(ReplyBroken, match="cannot be read: <html>"):
        await ollama.provider().models()


@pytest.mark.time_jumps
async def test_a_list_that_does_not_come_is_a_timeout(ollama: FakeOllama) -> None:
    ollama.on("GET /api/tags", Exchange.hold)

    with pytest.raises(ProviderTimeout):
        await ollama.provider(timeout_s=SILENCE_S).models()


async def test_warming_loads_the_model_with_the_context_of_the_calls(ollama: FakeOllama) -> None:
    await ollama.provider(num_ctx=8192, keep_alive=60).warm()

    (call,) = ollama.requests
    assert call.line == "POST /api/generate"
    assert call.body["model"] == MODEL
    assert call.body["options"]["num_ctx"] == 8192
    assert call.body["keep_alive"] == 60
    assert "prompt" not in call.body


@pytest.mark.time_jumps
async def test_warming_a_server_that_hangs_ends_with_the_timeout(ollama: FakeOllama) -> None:
    ollama.on("POST /api/generate", Exchange.hold)

    await ollama.provider(timeout_s=SILENCE_S).warm()

    assert ollama.left.is_set() or ollama.held.is_set()


async def test_warming_waits_for_its_turn(ollama: FakeOllama) -> None:
    turn = Turn()
    provider = ollama.provider(turn=turn)

    async with turn:
        warming = asyncio.ensure_future(provider.warm())
        await provider.models()
        before = [call.line for call in ollama.requests]
    await warming

    assert "POST /api/generate" not in before
    assert ollama.requests[-1].line == "POST /api/generate"


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("", "http://127.0.0.1:11434"),
        ("example.org", "http://example.org:11434"),
        ("example.org:80", "http://example.org"),
        (":5000", "http://127.0.0.1:5000"),
        ("0.0.0.0", "http://127.0.0.1:11434"),
        ("0.0.0.0:5000", "http://127.0.0.1:5000"),
        ("[::]:5000", "http://[::1]:5000"),
        ("[::1]", "http://[::1]:11434"),
        ("https://example.org/ollama/", "https://example.org/ollama/"),
        ("http://example.org", "http://example.org"),
        (" http://localhost:11434 ", "http://localhost:11434"),
    ],
)
def test_a_host_is_read_as_ollama_reads_it(host: str, url: str) -> None:
    assert ollama_url(host) == url


async def test_a_build_for_mlx_is_told_by_its_format_or_its_name(ollama: FakeOllama) -> None:
    tags = [
        {"name": "plain:1b", "details": {"format": "gguf"}},
        {"name": "weights:1b", "details": {"format": "safetensors"}},
        {"name": "qwen3-mlx:4b"},
        {"name": "xmlxy:1b"},
    ]
    ollama.gives("GET /api/tags", {"models": tags})

    infos = await ollama.provider().models()

    assert [info.is_mlx for info in infos] == [False, True, True, False]


async def test_a_loaded_model_says_how_much_context_it_really_has(ollama: FakeOllama) -> None:
    ollama.loads(MODEL, context_length=2048)
    ollama.shows(["completion"], context=32768)

    (info,) = await ollama.provider(num_ctx=8192).models()

    assert (info.served_tokens, info.context_tokens) == (2048, 32768)


async def test_a_reply_tells_the_servers_own_clock_and_whether_the_model_thought_first(ollama: FakeOllama) -> None:
    thought = ollama.piece("", thinking="hm")
    ollama.streams(thought, ollama.piece("Yes."), ollama.final(eval_duration=1_500_000_000))

    reply = await ollama.provider().complete(question())

    assert (reply.text, reply.writing_s, reply.reasoned) == ("Yes.", 1.5, True)


async def test_a_reply_of_a_server_that_tells_nothing_more_claims_nothing_more(ollama: FakeOllama) -> None:
    reply = await ollama.provider().complete(question())

    assert (reply.writing_s, reply.reasoned) == (0.0, False)
