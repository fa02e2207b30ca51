"""What stands in the place of a model, and of vectors, where none is needed."""

import pytest

from contracts.fake_model_servers import question
from self_evolving_agent.embedders.absent import AbsentVectors
from self_evolving_agent.errors import EmbeddingError, ProviderUnavailable
from self_evolving_agent.providers.absent import AbsentProvider


async def test_a_model_that_is_not_there_is_asked_for_nothing() -> None:
    provider = AbsentProvider()
    await provider.warm()
    with pytest.raises(ProviderUnavailable):
        await provider.complete(question())
    with pytest.raises(ProviderUnavailable):
        await provider.models()
    await provider.aclose()


async def test_vectors_that_are_not_there_are_refused() -> None:
    with pytest.raises(EmbeddingError):
        await AbsentVectors().vectors("a", ["b"])
