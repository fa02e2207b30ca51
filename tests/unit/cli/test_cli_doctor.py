import asyncio
from pathlib import Path

import pytest

from contracts.fake_model_servers import MODEL, Exchange, FakeOllama, FakeOpenAI, beat, dead_address
from self_evolving_agent.cli.doctor import examine_all
from self_evolving_agent.cli.findings import Finding, Findings
from self_evolving_agent.cli.measuring import Measurement
from self_evolving_agent.cli.output import Output
from self_evolving_agent.config import Settings, load_settings


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    for name in ("PROVIDER", "MODEL", "EVOLUTION_MOCK", "OPENAI_API_KEY", "OPENAI_BASE_URL", "EXECUTOR_BACKEND"):
        monkeypatch.delenv(name, raising=False)
    return load_settings(
        {"home": tmp_path / "home", "workspace": tmp_path / "work", "ollama_host": dead_address(), "timeout_s": 2}
    )


async def _found(settings: Settings, within_s: float = 30.0) -> tuple[dict[str, Finding], int]:
    findings = Findings(Output(is_quiet=True))
    code = await examine_all(settings, findings, within_s)
    return {f"{finding.part} {finding.name}": finding for finding in findings.all}, code


async def test_without_a_model_the_mock_is_what_works(settings: Settings) -> None:
    found, code = await _found(settings)
    assert code == 0
    assert found["program python"].works
    assert found["folders home"].says.endswith("not there yet")
    assert found["sandbox bubblewrap"].works
    assert found["sandbox chosen"].says.startswith("bubblewrap")
    assert "NO ISOLATION" in found["sandbox subprocess"].says
    assert found["model ollama"].works is False
    assert found["model chosen"].says.startswith("mock")
    assert "model schema" not in found


def _at(settings: Settings, server: FakeOllama, **changes: object) -> Settings:
    return settings.model_copy(update={"ollama_host": server.address, **changes})


@pytest.mark.parametrize(
    ("reply", "works"), [('{"number": 42}', True), ("Sure! It is 42.", False), ('{"n": 1}', False)]
)
async def test_a_model_is_asked_for_a_little_json_on_every_rung(settings: Settings, reply: str, works: bool) -> None:
    async with FakeOllama() as server:
        server.streams(server.piece(reply), server.final(eval_duration=10**9))
        found, code = await _found(_at(settings, server))
    assert code == 0
    assert [found[f"model {rung}"].works for rung in ("schema", "json", "text")] == [works] * 3
    assert found["model json rung"].says == ("schema works" if works else "none works")
    assert [chat.body.get("format") for chat in server.chats[2:]] == ["json", None]
    assert server.chats[1].body["format"]["required"] == ["number"]


async def test_a_server_that_ignores_schemas_is_told_with_the_rung_that_works(settings: Settings) -> None:
    async with FakeOllama() as server:

        async def route(exchange: Exchange) -> None:
            knows_shape = '"number"' in server.requests[-1].body["messages"][-1]["content"]
            await exchange.begin()
            await exchange.send(server.piece('{"number": 42}' if knows_shape else '{"next": 42}'), server.final())
            await exchange.end()

        server.on_chat(route)
        found, _ = await _found(_at(settings, server))
    assert found["model schema"].works is False
    assert found["model json rung"].says == "json works"


async def test_speed_is_told_by_the_servers_clock_where_it_has_one(settings: Settings) -> None:
    async with FakeOllama() as server:
        server.streams(server.piece("1 2"), server.final(eval_count=30, eval_duration=2 * 10**9))
        found, _ = await _found(_at(settings, server))
    assert found["model speed"].says.startswith("15.0 tokens/s by the server's clock (30 tokens), first token after 0.")


async def test_speed_is_told_by_our_clock_where_the_server_has_none(settings: Settings) -> None:
    async with FakeOllama() as server:

        async def route(exchange: Exchange) -> None:
            await exchange.begin()
            for _ in range(3):
                await exchange.send(server.piece("1 "))
            await exchange.send(server.final(eval_count=3))
            await exchange.end()

        server.on_chat(route)
        found, _ = await _found(_at(settings, server))
    assert "tokens/s by our clock (3 tokens)" in found["model speed"].says


@pytest.mark.parametrize(
    ("loaded", "context", "works", "says"),
    [
        ({"context_length": 8192}, 32768, True, "8192 tokens, as the server says; the model can read 32768"),
        ({"context_length": 4096}, 32768, False, "4096 tokens, as the server says"),
        ({}, 2048, False, "the model can read 2048; prompts are written for 8192 (NUM_CTX)"),
    ],
)
async def test_the_context_that_the_server_really_gives_is_held_against_the_one_prompts_are_written_for(
    settings: Settings, loaded: dict[str, int], context: int, works: bool, says: str
) -> None:
    async with FakeOllama() as server:
        server.loads(MODEL, **loaded)
        server.shows(["completion"], context=context)
        found, _ = await _found(_at(settings, server, num_ctx=8192))
    assert found["model context"].says.startswith(says)
    assert found["model context"].works is works
    assert ("NUM_CTX to" in found["model context"].fix) is not works


async def test_a_server_that_says_nothing_of_its_context_is_no_failure(settings: Settings) -> None:
    async with FakeOpenAI() as server:
        found, _ = await _found(settings.model_copy(update={"openai_base_url": server.address}))
    assert found["model context"].works is None
    assert found["model thinking"].says == "no sign of it; the server does not say"


@pytest.mark.parametrize(
    ("capabilities", "think", "thought", "says"),
    [
        (["completion"], False, "", "it cannot"),
        (["completion", "thinking"], False, "", "it can, and is kept from it (THINK is false)"),
        (["completion", "thinking"], True, "", "it can, and may (THINK is true)"),
        (["completion", "thinking"], True, "hm", "it thinks before it replies"),
        (["completion"], False, "hm", "it thinks before it replies, although THINK is false"),
    ],
)
async def test_thinking_is_told_by_what_the_server_says_and_what_was_seen(
    settings: Settings, capabilities: list[str], think: bool, thought: str, says: str
) -> None:
    async with FakeOllama() as server:
        server.shows(capabilities)
        server.streams(server.piece("1", thinking=thought), server.final())
        found, _ = await _found(_at(settings, server, think=think))
    assert found["model thinking"].says == says


async def test_a_model_that_is_not_in_memory_is_loaded_before_it_is_timed(settings: Settings) -> None:
    async with FakeOllama() as server:
        server.loads()

        async def load(exchange: Exchange) -> None:
            server.loads(MODEL)
            await exchange.whole({"done": True})

        server.on("POST /api/generate", load)
        found, _ = await _found(_at(settings, server))
        lines = [request.line for request in server.requests]
    assert found["model loading"].says.startswith("it is in memory after 0.")
    assert lines.index("POST /api/generate") < lines.index("POST /api/chat")


async def test_a_model_that_does_not_load_is_told(settings: Settings) -> None:
    async with FakeOllama() as server:
        server.loads()
        found, _ = await _found(_at(settings, server))
    assert "does not list it as loaded" in found["model loading"].says


@pytest.mark.time_jumps
async def test_a_model_that_is_silent_holds_the_examination_up_for_half_a_minute_at_most(settings: Settings) -> None:
    async with FakeOllama() as server:
        server.on_chat(Exchange.hold)
        began = asyncio.get_running_loop().time()
        measurement = await _measured(settings, server)
        assert asyncio.get_running_loop().time() - began < 31
    assert measurement["speed"].says == "not done within 10.0 s"
    assert "--budget seconds=N" in measurement["speed"].fix
    assert measurement["text"].says.startswith(("not tried", "not done within"))
    assert "json rung" not in measurement


@pytest.mark.time_jumps
async def test_a_model_that_is_cut_off_is_timed_by_what_it_had_written(settings: Settings) -> None:
    async with FakeOllama() as server:

        async def drip(exchange: Exchange) -> None:
            await exchange.begin()
            while True:
                await exchange.send(server.piece("1 "))
                await beat(0.5)

        server.on_chat(drip)
        measurement = await _measured(settings, server)
    assert measurement["speed"].says.startswith("about 2.0 tokens/s until it was stopped")


async def _measured(settings: Settings, server: FakeOllama) -> dict[str, Finding]:
    """Measure alone, in a loop whose clock jumps: sandboxes live in real time."""
    findings = Findings(Output(is_quiet=True))
    loop = asyncio.get_running_loop()
    provider = server.provider(timeout_s=60.0)
    await Measurement(provider, findings, num_ctx=4096, think=False, clock=loop.time).run()
    return {finding.name: finding for finding in findings.all}


async def test_a_model_that_breaks_off_is_told(settings: Settings) -> None:
    async with FakeOllama() as server:
        server.streams(server.error("out of memory"))
        found, _ = await _found(_at(settings, server))
    assert "out of memory" in found["model schema"].says


async def test_what_was_named_and_is_not_there_gives_the_exit_code(settings: Settings) -> None:
    found, code = await _found(settings.model_copy(update={"provider": "ollama"}))
    assert code == 3
    assert found["model chosen"].works is False
    found, code = await _found(settings.model_copy(update={"executor_backend": "seatbelt", "provider": "ollama"}))
    assert code == 5
    assert found["sandbox chosen"].fix


async def test_folders_that_others_can_look_into_or_nobody_can_write_are_told(
    settings: Settings, tmp_path: Path
) -> None:
    (tmp_path / "home").mkdir(mode=0o755)
    (tmp_path / "home" / "log.db").write_bytes(b"x" * 200_000)
    (tmp_path / "work").write_text("a file")
    found, _ = await _found(settings)
    assert "others can look in (755)" in found["folders home"].says
    assert found["folders home"].fix.startswith("chmod 700")
    assert found["folders log"].says.endswith("0.2 MB")
    assert found["folders workspace"].works is False
    (tmp_path / "home").chmod(0o700)
    found, _ = await _found(settings.model_copy(update={"workspace": Path("/dev/null/work")}))
    assert found["folders home"].works
    assert found["folders workspace"].works is False
