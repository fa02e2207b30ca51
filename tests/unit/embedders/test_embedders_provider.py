import pytest

from contracts.fake_model_servers import EMBEDDING_MODEL, MODEL, FakeOllama, FakeOpenAI, dead_address
from self_evolving_agent.embedders.provider import BATCH, ProviderEmbedder, embedding_model, provider_embedder
from self_evolving_agent.errors import EmbeddingError, ModelNotFound, ProviderError
from self_evolving_agent.models import ModelInfo

Fake = FakeOllama | FakeOpenAI


@pytest.fixture(params=[FakeOllama, FakeOpenAI], ids=["ollama", "openai"])
async def server(request: pytest.FixtureRequest):
    async with request.param() as running:
        running.keeps_an_embedding_model()
        yield running


def embeds(server: Fake) -> str:
    return "POST /api/embed" if isinstance(server, FakeOllama) else "POST /v1/embeddings"


def a_model(name: str, size: int = 1, **more: object) -> ModelInfo:
    return ModelInfo.model_validate({"name": name, "size_bytes": size, "capabilities": ("embedding",)} | more)


def test_a_chat_model_is_never_asked_for_vectors() -> None:
    assert embedding_model([ModelInfo(name="chat", capabilities=("completion",))]) is None


def test_a_model_on_somebody_elses_machine_is_not_asked() -> None:
    assert embedding_model([a_model("away", is_remote=True)]) is None


def test_the_smallest_model_for_vectors_is_taken_whatever_is_loaded() -> None:
    offered = [a_model("b", 9, is_loaded=True), a_model("d", 2), a_model("c", 2)]

    assert embedding_model(offered) == offered[2]


async def test_a_provider_that_keeps_a_model_for_it_is_asked(server: Fake) -> None:
    embedder = await provider_embedder(server.provider())
    assert embedder is not None

    await embedder.embed(("a", "b"))

    asked = [received.body for received in server.requests if received.line == embeds(server)]
    assert [(body["model"], body["input"]) for body in asked] == [(EMBEDDING_MODEL, ["a", "b"])]
    assert EMBEDDING_MODEL in embedder.name


def test_another_model_under_the_same_tag_has_another_name() -> None:
    provider = FakeOllama().provider(host=dead_address())

    one, other = (ProviderEmbedder(provider, a_model("m:latest", size)).name for size in (1, 2))

    assert one != other


async def test_many_texts_are_asked_for_in_several_requests(server: Fake) -> None:
    embedder = await provider_embedder(server.provider())
    assert embedder is not None

    vectors = await embedder.embed(["text"] * (2 * BATCH + 1))

    assert len(vectors) == 2 * BATCH + 1
    sizes = [len(received.body["input"]) for received in server.requests if received.line == embeds(server)]
    assert sizes == [BATCH, BATCH, 1]


async def test_a_provider_with_chat_models_only_has_no_embedder(server: Fake) -> None:
    if isinstance(server, FakeOllama):
        server.installs(MODEL)
    else:
        server.lists(MODEL)

    assert await provider_embedder(server.provider()) is None


async def test_a_provider_that_is_gone_has_no_embedder(server: Fake) -> None:
    assert await provider_embedder(server.provider(host=dead_address())) is None


@pytest.mark.parametrize(
    ("given", "status"),
    [({"error": "out of memory"}, 500), ({"error": "not supported"}, 501), (b"<html>", 200), ({}, 200), ({}, 404)],
)
async def test_a_server_that_gives_no_vectors_is_told_as_such(server: Fake, given: object, status: int) -> None:
    embedder = await provider_embedder(server.provider())
    assert embedder is not None
    server.gives(embeds(server), given, status)

    with pytest.raises(EmbeddingError, match=EMBEDDING_MODEL):
        await embedder.embed(("a",))


async def test_fewer_vectors_than_texts_are_refused(server: Fake) -> None:
    embedder = await provider_embedder(server.provider())
    assert embedder is not None
    server.gives(embeds(server), {"embeddings": [[1.0]], "data": [{"index": 0, "embedding": [1.0]}]})

    with pytest.raises(EmbeddingError, match="1 vectors for 2 texts"):
        await embedder.embed(("a", "b"))


async def test_ollama_names_the_model_for_vectors_that_it_does_not_have() -> None:
    async with FakeOllama() as server:
        server.gives("POST /api/embed", {"error": "model not found"}, 404)

        with pytest.raises(ModelNotFound, match="'gone' is not installed"):
            await server.provider().embed("gone", ("a",))


async def test_a_hosted_server_that_refuses_access_says_to_check_the_key() -> None:
    async with FakeOpenAI() as server:
        server.gives("POST /v1/embeddings", {"error": {"message": "bad key"}}, 401)

        with pytest.raises(ProviderError, match="refuses access"):
            await server.provider().embed("m", ("a",))
