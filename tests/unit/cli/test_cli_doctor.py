from pathlib import Path

import pytest

from contracts.fake_model_servers import FakeOllama, dead_address
from self_evolving_agent.cli.doctor import Finding, findings_of
from self_evolving_agent.cli.output import Output
from self_evolving_agent.config import Settings, load_settings


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    for name in ("PROVIDER", "MODEL", "EVOLUTION_MOCK", "OPENAI_API_KEY", "OPENAI_BASE_URL", "EXECUTOR_BACKEND"):
        monkeypatch.delenv(name, raising=False)
    return load_settings(
        {"home": tmp_path / "home", "workspace": tmp_path / "work", "ollama_host": dead_address(), "timeout_s": 2}
    )


async def _found(settings: Settings) -> tuple[dict[str, Finding], int]:
    findings, code = await findings_of(settings, Output(is_quiet=True))
    return {f"{finding.part} {finding.name}": finding for finding in findings}, code


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


@pytest.mark.parametrize(
    ("reply", "works"), [('{"number": 42}', True), ("Sure! It is 42.", False), ('{"n": 1}', False)]
)
async def test_a_model_is_asked_for_a_little_json(settings: Settings, reply: str, works: bool) -> None:
    async with FakeOllama() as server:
        server.streams(server.piece(reply), server.final(eval_duration=10**9))
        found, code = await _found(settings.model_copy(update={"ollama_host": server.address}))
    assert code == 0
    assert found["model schema"].works is works
    assert found["model context"].says == "32768 tokens at most"
    assert server.chats[0].body["format"]["required"] == ["number"]


async def test_a_model_that_breaks_off_is_told(settings: Settings) -> None:
    async with FakeOllama() as server:
        server.streams(server.error("out of memory"))
        found, _ = await _found(settings.model_copy(update={"ollama_host": server.address}))
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
