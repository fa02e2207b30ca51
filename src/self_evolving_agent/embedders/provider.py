"""Texts to vectors with a model that the provider keeps for it."""

import asyncio
from collections.abc import Sequence

from self_evolving_agent.errors import EmbeddingError, ProviderError
from self_evolving_agent.models import ModelInfo
from self_evolving_agent.ports import EmbeddingProvider, Vector

from .forms import readable, unit_vectors

LISTING_S = 5.0
BATCH = 32
"""Texts in one request: few enough that it is answered within the provider's timeout on a slow machine."""


class ProviderEmbedder:
    """Asks the provider.

    Args:
        provider: Whose server it is.
        model: One that is made for it; a chat model gives poor vectors and may be large.
    """

    def __init__(self, provider: EmbeddingProvider, model: ModelInfo) -> None:
        self._provider = provider
        self._model = model

    @property
    def name(self) -> str:
        # A tag can come to stand for another model: its size tells.
        return f"{self._provider.name}:{self._model.name}@{self._model.size_bytes}"

    async def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """Give one vector per text.

        Raises:
            EmbeddingError: If the provider fails, or gives what is no vector.
        """
        rows: list[tuple[float, ...]] = []
        for start in range(0, len(texts), BATCH):
            batch = [readable(text) for text in texts[start : start + BATCH]]
            try:
                given = await self._provider.embed(self._model.name, batch)
            except ProviderError as error:
                raise EmbeddingError(f"no vectors from {self._model.name}: {error.message}", error.hint) from error
            if len(given) != len(batch):
                raise EmbeddingError(f"{self._model.name} gave {len(given)} vectors for {len(batch)} texts")
            rows.extend(given)
        return unit_vectors(rows, self._model.name)


async def provider_embedder(provider: EmbeddingProvider) -> ProviderEmbedder | None:
    """Give the embedder of a provider that has a model for it now; None where it has none, or does not say."""
    try:
        async with asyncio.timeout(LISTING_S):
            offered = await provider.models()
    except (ProviderError, TimeoutError):
        return None
    model = embedding_model(offered)
    return ProviderEmbedder(provider, model) if model else None


def embedding_model(offered: Sequence[ModelInfo]) -> ModelInfo | None:
    """Choose among a server's models the one for vectors: made for it, on this machine, the smallest.

    The choice depends on nothing else, so that it does not change from day to day: all vectors would be made anew.
    """
    able = [info for info in offered if "embedding" in info.capabilities and not info.is_remote]
    return min(able, key=lambda info: (info.size_bytes, info.name), default=None)
