"""Vectors that are made once: of the first embedder that works, and kept by the text."""

from collections.abc import Awaitable, Callable, Sequence

import numpy as np

from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.ports import Embedder, Vector, Vectors, VectorStore

BATCH = 64
"""Texts after which what was made is kept, whatever becomes of the rest."""


class KeptVectors:
    """Gives vectors from a store, and lets an embedder make those that are missing.

    An embedder that fails is not asked again by this object; the next one then makes all vectors of its own.

    Args:
        embedders: Finds them, best first; called with the first text.
        store: Where the vectors of lasting texts are kept.
    """

    def __init__(self, embedders: Callable[[], Awaitable[Sequence[Embedder]]], store: VectorStore) -> None:
        self._find = embedders
        self._store = store
        self._embedders: tuple[Embedder, ...] | None = None

    async def vectors(self, query: str, texts: Sequence[str]) -> Vectors:
        if self._embedders is None:
            self._embedders = tuple(await self._find())
        failure = EmbeddingError("nothing here turns texts into vectors")
        for embedder in self._embedders:
            try:
                return await self._by(embedder, query, texts)
            except EmbeddingError as error:
                failure = error
                self._embedders = tuple(other for other in self._embedders if other is not embedder)
        raise failure

    async def _by(self, embedder: Embedder, query: str, texts: Sequence[str]) -> Vectors:
        (asked,) = await embedder.embed((query,))
        found: dict[str, Vector] = {
            text: vector
            for text, vector in self._store.known(embedder.name, texts).items()
            if vector.shape == asked.shape
        }
        missing = [text for text in dict.fromkeys(texts) if text not in found]
        for start in range(0, len(missing), BATCH):
            batch = missing[start : start + BATCH]
            made = dict(zip(batch, await embedder.embed(batch), strict=True))
            self._store.keep(embedder.name, made)
            found |= made
        table = np.stack([found[text] for text in texts]) if texts else np.zeros((0, len(asked)), np.float32)
        return Vectors(embedder.name, asked, table)
