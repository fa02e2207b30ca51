import asyncio
import textwrap
from collections.abc import AsyncIterator
from typing import Any

import pytest

from contracts.fake_model_servers import (
    MODEL,
    PATIENCE_S,
    PULLED,
    SILENCE_S,
    Exchange,
    FakeOllama,
    FakeOpenAI,
    beat,
    dead_address,
    question,
)
from self_evolving_agent.errors import ModelNotFound, ProviderUnavailable, ReplyBroken, UsageError
from self_evolving_agent.models import ModelInfo, ModelReply, ModelRequest
from self_evolving_agent.ports import TextSink
from self_evolving_agent.providers.discovery import Chosen, ProviderWish, choose_provider
from self_evolving_agent.providers.ollama_pull import Pull

pytestmark = pytest.mark.time_jumps


class Standin:
    """Stands where the mock would."""

    name = "mock"
    model = "standin"

    async def complete(self, request: ModelRequest, on_text: TextSink | None = None) -> ModelReply:
        return ModelReply(text="no answer")

    async def models(self) -> tuple[ModelInfo, ...]:
        return (ModelInfo(name=self.model),)

    async def warm(self) -> None:
        return

    async def aclose(self) -> None:
        return


async def choose(wanted: str = "auto", **changes: Any) -> Chosen:
    wish: dict[str, Any] = {
        "model": None,
        "ollama_host": dead_address(),
        "openai_base_url": None,
        "api_key": None,
        "num_ctx": 4096,
        "timeout_s": PATIENCE_S,
        "keep_alive": "5m",
        "think": False,
        "pick": None,
        "make_mock": Standin,
    }
    return await choose_provider(ProviderWish(wanted, **(wish | changes)))  # type: ignore[arg-type]  # tests name it


async def kind(**changes: Any) -> tuple[str, str]:
    """Choose, close, and give provider and model."""
    chosen = await choose(**changes)
    await chosen.provider.aclose()
    return chosen.provider.name, chosen.provider.model


@pytest.fixture
async def ollama() -> AsyncIterator[FakeOllama]:
    async with FakeOllama() as running:
        yield running


@pytest.fixture
async def openai() -> AsyncIterator[FakeOpenAI]:
    async with FakeOpenAI() as running:
        yield running


async def test_auto_takes_an_ollama_that_answers(ollama: FakeOllama, openai: FakeOpenAI) -> None:
    assert await kind(ollama_host=ollama.address, openai_base_url=openai.address) == ("ollama", MODEL)


async def test_what_was_chosen_answers_with_the_settings_given(ollama: FakeOllama) -> None:
    chosen = await choose(ollama_host=ollama.address, num_ctx=1234)

    assert (await chosen.provider.complete(question())).text == "Hello."
    assert ollama.chats[0].body["options"]["num_ctx"] == 1234
    await chosen.provider.aclose()


async def test_the_note_tells_provider_model_address_and_reason(ollama: FakeOllama) -> None:
    chosen = await choose(ollama_host=ollama.address)

    assert chosen.note == f"ollama: {MODEL} at {ollama.address} (the one that is loaded)"


async def test_without_an_ollama_auto_takes_a_server_on_loopback(openai: FakeOpenAI) -> None:
    assert await kind(openai_base_url=openai.address) == ("openai", MODEL)


async def test_auto_says_so_when_ollama_goes_before_a_server_that_was_pointed_at(ollama: FakeOllama) -> None:
    for address in (f"{dead_address()}/v1", "https://models.invalid/v1"):
        chosen = await choose(ollama_host=ollama.address, openai_base_url=address)
        first, second = chosen.note.splitlines()
        assert first.startswith("ollama: ")
        assert second.startswith("OPENAI_BASE_URL is not used")


async def test_an_ollama_without_models_leaves_auto_to_the_next(ollama: FakeOllama, openai: FakeOpenAI) -> None:
    ollama.installs()

    assert await kind(ollama_host=ollama.address, openai_base_url=openai.address) == ("openai", MODEL)


async def test_an_ollama_with_cloud_models_only_is_not_taken_by_auto(ollama: FakeOllama) -> None:
    ollama.installs("big:cloud", remote_host="https://ollama.com:443")

    assert await kind(ollama_host=ollama.address) == ("mock", "standin")


async def test_without_anything_auto_takes_the_mock_and_says_how_to_get_a_model() -> None:
    chosen = await choose()

    assert chosen.provider.name == "mock"
    assert "no Ollama answers at http://127.0.0.1:" in chosen.note
    assert "ollama pull" in chosen.note


@pytest.mark.parametrize("wanted", ["auto", "mock"])
async def test_the_note_of_the_mock_takes_two_lines_of_a_terminal(wanted: str) -> None:
    chosen = await choose(wanted)

    beside_its_label = 80 - 21
    assert len(textwrap.wrap(chosen.note, beside_its_label, break_on_hyphens=False)) == 2


async def test_a_stray_key_is_no_consent_to_a_hosted_api() -> None:
    chosen = await choose(api_key="sk-stray", openai_base_url="https://models.invalid/v1")

    assert chosen.provider.name == "mock"
    assert "--provider openai" in chosen.note
    assert "sk-stray" not in chosen.note


async def test_a_dead_server_on_loopback_leaves_auto_to_the_mock() -> None:
    chosen = await choose(openai_base_url=f"{dead_address()}/v1")

    assert chosen.provider.name == "mock"
    assert chosen.note.splitlines()[1].startswith("OPENAI_BASE_URL: no model server answers")


async def test_an_ollama_without_a_model_and_nobody_else_leaves_auto_to_the_mock(ollama: FakeOllama) -> None:
    ollama.installs()

    assert "Ollama has no model of its own" in (await choose(ollama_host=ollama.address)).note


async def test_something_else_at_ollamas_address_leaves_auto_to_the_mock(ollama: FakeOllama) -> None:
    ollama.gives("GET /api/tags", b"hello", 404)

    assert await kind(ollama_host=ollama.address) == ("mock", "standin")


async def test_an_ollama_that_hangs_holds_auto_up_for_a_second_at_most(ollama: FakeOllama) -> None:
    ollama.on("GET /api/tags", Exchange.hold)
    loop = asyncio.get_running_loop()
    started = loop.time()

    chosen = await choose(ollama_host=ollama.address, timeout_s=60.0)
    assert chosen.provider.name == "mock"
    assert "took the call and did not list its models in 1 s" in chosen.note
    assert loop.time() - started < 2.0


async def test_an_ollama_that_drips_holds_auto_up_no_longer_than_one_that_hangs(ollama: FakeOllama) -> None:
    async def drip(exchange: Exchange) -> None:
        await exchange.begin()
        while True:
            await beat(0.2)
            await exchange.send(b" ")

    ollama.on("GET /api/tags", drip)

    assert await kind(ollama_host=ollama.address) == ("mock", "standin")


async def test_a_wanted_model_is_found_by_a_part_of_its_name(ollama: FakeOllama) -> None:
    ollama.installs("a:1b", "coder:2b")

    assert await kind(ollama_host=ollama.address, model="coder") == ("ollama", "coder:2b")


async def test_a_wanted_model_that_ollama_lacks_is_an_error_with_the_list(ollama: FakeOllama) -> None:
    with pytest.raises(ModelNotFound, match=f"it has: {MODEL}") as caught:
        await choose(ollama_host=ollama.address, model="phi")

    assert "ollama pull phi" in caught.value.hint


async def test_a_wanted_model_and_nobody_to_run_it_is_an_error_and_not_the_mock() -> None:
    with pytest.raises(ModelNotFound, match="nobody here can run the model 'phi'"):
        await choose(model="phi")


async def test_several_models_without_a_terminal_are_an_error_with_the_list(ollama: FakeOllama) -> None:
    ollama.installs("a:1b", "b:1b")

    with pytest.raises(UsageError, match="a:1b, b:1b"):
        await choose(ollama_host=ollama.address)


async def test_several_models_on_a_terminal_are_picked_from(ollama: FakeOllama) -> None:
    ollama.installs("a:1b", "b:1b")

    async def pick(options: tuple[ModelInfo, ...]) -> str:
        return options[-1].name

    assert await kind(ollama_host=ollama.address, pick=pick) == ("ollama", "b:1b")


async def test_a_cloud_model_named_in_full_is_taken_and_told_as_remote(ollama: FakeOllama) -> None:
    ollama.installs("big:cloud", remote_host="https://ollama.com:443")

    chosen = await choose(ollama_host=ollama.address, model="big:cloud")

    assert "somebody else's machine" in chosen.note


async def test_a_named_ollama_that_is_absent_is_an_error_and_not_the_mock() -> None:
    with pytest.raises(ProviderUnavailable) as caught:
        await choose("ollama")

    assert caught.value.exit_code == 3


async def test_a_named_ollama_that_hangs_is_unavailable(ollama: FakeOllama) -> None:
    ollama.on("GET /api/tags", Exchange.hold)

    with pytest.raises(ProviderUnavailable, match="list its models in"):
        await choose("ollama", ollama_host=ollama.address, timeout_s=SILENCE_S)


async def test_a_named_openai_that_is_absent_is_an_error_although_an_ollama_runs(ollama: FakeOllama) -> None:
    with pytest.raises(ProviderUnavailable):
        await choose("openai", ollama_host=ollama.address, openai_base_url=dead_address())


async def test_a_named_openai_gets_the_key(openai: FakeOpenAI) -> None:
    await choose("openai", openai_base_url=openai.address, api_key="sk-mine")

    assert openai.requests[0].headers["authorization"] == "Bearer sk-mine"


async def test_a_named_openai_that_lists_nothing_takes_the_users_word_for_the_model(openai: FakeOpenAI) -> None:
    openai.gives("GET /v1/models", {}, 404)

    assert await kind(wanted="openai", openai_base_url=openai.address, model="gpt-x") == ("openai", "gpt-x")


async def test_a_named_openai_that_lists_nothing_needs_a_model(openai: FakeOpenAI) -> None:
    openai.gives("GET /v1/models", {}, 404)

    with pytest.raises(ReplyBroken, match="lists no models"):
        await choose("openai", openai_base_url=openai.address)


async def test_a_model_that_the_mock_is_not_is_an_error() -> None:
    with pytest.raises(ModelNotFound, match="the mock has no model 'nosuch'; it has: standin") as caught:
        await choose("mock", model="nosuch")

    assert caught.value.exit_code == 3
    assert "MODEL" in caught.value.hint


async def test_the_mock_may_be_named_as_the_model_that_it_is() -> None:
    assert await kind(wanted="mock", model="standin") == ("mock", "standin")


async def test_a_named_mock_asks_nobody(ollama: FakeOllama) -> None:
    chosen = await choose("mock", ollama_host=ollama.address)

    assert chosen.provider.name == "mock"
    assert not ollama.requests


def test_the_key_is_not_in_the_repr_of_a_wish() -> None:
    wish = ProviderWish("auto", None, "", None, "sk-mine", 1, 1.0, "5m", False, None, Standin)

    assert "sk-mine" not in repr(wish)


async def _agreed(pull: Pull) -> bool:
    await pull.run(lambda _: None)
    return True


async def _declined(_: Pull) -> bool:
    return False


@pytest.mark.parametrize("wanted", ["auto", "ollama"])
@pytest.mark.parametrize("remote", [(), ("big:cloud",)])
async def test_where_ollama_has_no_model_of_its_own_a_person_may_have_one_pulled(
    ollama: FakeOllama, wanted: str, remote: tuple[str, ...]
) -> None:
    ollama.installs(*remote, remote_host="https://ollama.com:443")
    ollama.pulls(*PULLED)

    assert await kind(wanted=wanted, ollama_host=ollama.address, offer_pull=_agreed) == ("ollama", "qwen2.5-coder:1.5b")


async def test_who_wants_no_pull_gets_what_there_was_before(ollama: FakeOllama) -> None:
    ollama.installs()

    assert await kind(ollama_host=ollama.address, offer_pull=_declined) == ("mock", "standin")
    with pytest.raises(ModelNotFound) as caught:
        await choose("ollama", ollama_host=ollama.address, offer_pull=_declined)
    assert "ollama pull qwen2.5-coder:1.5b" in caught.value.hint


async def test_nothing_is_pulled_where_a_model_is_installed_or_another_was_named(ollama: FakeOllama) -> None:
    ollama.pulls(*PULLED)
    assert await kind(ollama_host=ollama.address, offer_pull=_agreed) == ("ollama", MODEL)
    ollama.installs()
    with pytest.raises(ModelNotFound):
        await choose(ollama_host=ollama.address, model="phi", offer_pull=_agreed)
    assert "POST /api/pull" not in {request.line for request in ollama.requests}


async def test_who_always_picks_is_asked_although_one_model_is_loaded(ollama: FakeOllama) -> None:
    ollama.installs("a:1b", MODEL)
    asked: list[tuple[str, ...]] = []

    async def pick(options: tuple[ModelInfo, ...]) -> str:
        asked.append(tuple(info.name for info in options))
        return "a:1b"

    assert await kind(ollama_host=ollama.address, pick=pick, picks_always=True) == ("ollama", "a:1b")
    assert asked == [(MODEL, "a:1b")]
    assert await kind(ollama_host=ollama.address, picks_always=True) == ("ollama", MODEL)


async def test_the_hosted_api_is_not_asked_without_a_key() -> None:
    with pytest.raises(ProviderUnavailable, match="no OPENAI_API_KEY for https://api"):
        await kind(wanted="openai")
