from pathlib import Path

from contracts.fake_model_servers import EMBEDDING_MODEL, FakeOllama
from fakes_storage import InMemoryReplyStore
from self_evolving_agent.bootstrap import open_embedders, open_vectors
from self_evolving_agent.providers.caching import CachingProvider
from self_evolving_agent.providers.mock import MockProvider


async def test_without_a_model_server_the_model_at_hand_comes_first_and_words_alone_last() -> None:
    assert [each.name.partition(":")[0] for each in await open_embedders(MockProvider())] == ["onnx", "lexical"]


async def test_a_model_that_the_provider_keeps_for_vectors_comes_before_all() -> None:
    async with FakeOllama() as server:
        server.keeps_an_embedding_model()
        first, *others = await open_embedders(server.provider())

    assert EMBEDDING_MODEL in first.name
    assert len(others) == 2


async def test_where_the_server_fails_the_model_at_hand_makes_the_vectors(tmp_path: Path) -> None:
    async with FakeOllama() as server:
        server.keeps_an_embedding_model()
        server.gives("POST /api/embed", {"error": "out of memory"}, 500)

        found = await open_vectors(tmp_path, server.provider()).vectors("examine spreadsheet", ("analyze csv",))

    assert found.embedder.startswith("onnx:")
    assert (tmp_path / "vectors.db").exists()


async def test_a_cache_of_replies_hides_no_model_for_vectors() -> None:
    async with FakeOllama() as server:
        server.keeps_an_embedding_model()
        first, *_ = await open_embedders(CachingProvider(server.provider(), InMemoryReplyStore(), {}))

    assert EMBEDDING_MODEL in first.name
