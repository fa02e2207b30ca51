from pathlib import Path

import pytest

from self_evolving_agent.bootstrap import open_provider
from self_evolving_agent.config import load_settings, origins
from self_evolving_agent.models import Message, ModelRequest, PromptId
from self_evolving_agent.providers.caching import CachingProvider
from self_evolving_agent.providers.mock import MockProvider

QUESTION = ModelRequest(messages=(Message(role="user", content="hello"),), prompt=PromptId(name="test", version=1))


async def test_replies_are_not_kept_unless_a_folder_is_named():
    chosen = await open_provider(load_settings({"provider": "mock"}))

    assert isinstance(chosen.provider, MockProvider)
    assert {o.name: o.value for o in origins({})}["reply_cache"] == ""


async def test_replies_are_kept_in_the_folder_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("REPLY_CACHE", str(tmp_path / "replies"))
    for _ in range(2):
        chosen = await open_provider(load_settings({"provider": "mock"}))
        assert isinstance(chosen.provider, CachingProvider)
        await chosen.provider.complete(QUESTION)

    assert chosen.provider.hits == 1
    assert len(list((tmp_path / "replies").rglob("*.json"))) == 1
