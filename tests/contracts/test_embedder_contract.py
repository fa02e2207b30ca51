"""What everything does that turns texts into vectors, the real ones and the fake."""

from collections.abc import AsyncIterator

import numpy as np
import pytest

from contracts.fake_model_servers import FakeOllama, FakeOpenAI
from fakes_embedders import FakeEmbedder
from self_evolving_agent.embedders.lexical import LexicalEmbedder
from self_evolving_agent.embedders.local import LocalEmbedder
from self_evolving_agent.embedders.minilm import MiniLM
from self_evolving_agent.embedders.provider import provider_embedder
from self_evolving_agent.ports import Embedder

TEXTS = (
    "count the words of a text",
    "",
    "  \n",
    "?!",
    "Wörter zählen",
    "数一数",
    "🎉" * 40,
    "\x00\udcff",
    "word " * 4000,
)


@pytest.fixture(scope="module")
def minilm() -> LocalEmbedder:
    return LocalEmbedder(MiniLM)


@pytest.fixture(params=["onnx", "lexical", "ollama", "openai", "fake"])
async def embedder(request: pytest.FixtureRequest, minilm: LocalEmbedder) -> AsyncIterator[Embedder]:
    match request.param:
        case "onnx":
            yield minilm
        case "lexical":
            yield LexicalEmbedder()
        case "fake":
            yield FakeEmbedder()
        case kind:
            async with FakeOllama() if kind == "ollama" else FakeOpenAI() as server:
                server.keeps_an_embedding_model()
                found = await provider_embedder(server.provider())
                assert found is not None
                yield found


async def test_every_text_gets_a_vector_of_length_one_and_of_the_same_size(embedder: Embedder) -> None:
    vectors = await embedder.embed(TEXTS)

    assert len(vectors) == len(TEXTS)
    assert {vector.shape for vector in vectors} == {vectors[0].shape}
    assert all(vector.dtype == np.float32 for vector in vectors)
    assert [float(np.linalg.norm(vector)) for vector in vectors] == pytest.approx([1.0] * len(TEXTS), abs=1e-5)


async def test_a_text_has_the_same_vector_whatever_else_is_asked(embedder: Embedder) -> None:
    (alone,) = await embedder.embed(TEXTS[:1])
    *_, in_company = await embedder.embed((*TEXTS[1:], TEXTS[0]))

    np.testing.assert_allclose(alone, in_company, atol=1e-6)


async def test_no_text_gives_no_vector(embedder: Embedder) -> None:
    assert await embedder.embed(()) == ()


async def test_a_text_is_nearer_to_one_like_it_than_to_another(embedder: Embedder) -> None:
    asked, like, other = await embedder.embed(
        ("count the words", "count the words of an essay", "convert celsius to kelvin")
    )

    assert asked @ like > asked @ other


async def test_an_embedder_has_a_name(embedder: Embedder) -> None:
    assert embedder.name
