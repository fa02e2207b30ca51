import json

import pytest

from contracts.fake_model_servers import FakeOllama, FakeOpenAI, dead_address
from self_evolving_agent.cli.models import tell_offers
from self_evolving_agent.cli.output import Output
from self_evolving_agent.models import ModelInfo
from self_evolving_agent.providers.discovery import ProviderWish
from self_evolving_agent.providers.mock import MockProvider
from self_evolving_agent.providers.offers import Offer, offered_models


def _wish(**changes: object) -> ProviderWish:
    given: dict[str, object] = {
        "wanted": "auto",
        "model": None,
        "ollama_host": dead_address(),
        "openai_base_url": None,
        "api_key": None,
        "num_ctx": 4096,
        "timeout_s": 2.0,
        "keep_alive": "5m",
        "think": False,
        "pick": None,
        "make_mock": MockProvider,
    }
    return ProviderWish(**(given | changes))  # type: ignore[arg-type]


async def test_every_server_of_this_machine_is_asked() -> None:
    async with FakeOllama() as ollama, FakeOpenAI() as openai:
        ollama.installs("a:1b", "b:1b")
        found = await offered_models(_wish(ollama_host=ollama.address, openai_base_url=openai.address))
    assert [(o.provider, [m.name for m in o.models]) for o in found] == [
        ("ollama", ["a:1b", "b:1b"]),
        ("openai", ["tiny:1b"]),
    ]


async def test_a_hosted_api_is_not_asked_unless_it_was_named() -> None:
    (_, hosted) = await offered_models(_wish(openai_base_url="https://api.example.com/v1"))
    assert hosted.models == ()
    assert "--provider openai" in hosted.why


async def test_a_server_that_is_not_there_says_why() -> None:
    (offer,) = await offered_models(_wish(wanted="openai", openai_base_url=dead_address() + "/v1"))
    assert offer.why
    assert await offered_models(_wish(wanted="mock")) == ()


@pytest.mark.time_jumps
async def test_a_server_that_says_nothing_is_not_waited_for() -> None:
    async with FakeOllama() as ollama:
        ollama.on("GET /api/tags", lambda exchange: exchange.hold())
        (offer,) = await offered_models(_wish(wanted="ollama", ollama_host=ollama.address), within_s=0.1)
    assert "within 0.1 s" in offer.why


OFFERS = (Offer("ollama", "http://a", models=(ModelInfo(name="m\x1b[2J"),)), Offer("openai", "http://b", why="gone"))


def test_offers_are_listed_without_what_a_terminal_must_not_get(capsys: pytest.CaptureFixture[str]) -> None:
    tell_offers(OFFERS, Output())
    assert capsys.readouterr() == ("ollama  m\\x1b[2J\n", "openai at http://b: gone\n")


def test_an_address_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    tell_offers((Offer("ollama", "http://a", why="no model server answers at http://a"),), Output())
    assert capsys.readouterr().err.splitlines()[0] == "ollama: no model server answers at http://a"


def test_offers_are_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    tell_offers(OFFERS, Output(is_json=True))
    first, second = json.loads(capsys.readouterr().out)["providers"]
    assert first["models"][0]["name"] == "m\x1b[2J"
    assert second == {"provider": "openai", "address": "http://b", "models": [], "why": "gone", "took_s": 0.0}
