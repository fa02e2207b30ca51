"""Stand-ins for what turns texts into vectors; they pass the contract suites of their ports."""

from collections.abc import Mapping, Sequence

import numpy as np

from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.ports import Vector, Vectors

SIZE = 64


class FakeEmbedder:
    """Hears two texts as near when they share words, letter for letter.

    Args:
        failure: Raised by every call instead.
        synonyms: Words that mean others: `{"spreadsheet": "csv"}`.
    """

    def __init__(
        self, name: str = "fake", *, failure: EmbeddingError | None = None, synonyms: Mapping[str, str] | None = None
    ) -> None:
        self.name = name
        self.failure = failure
        self.synonyms = dict(synonyms or {})
        self.asked: list[str] = []

    async def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        if self.failure is not None:
            raise self.failure
        self.asked.extend(texts)
        return tuple(self._vector(text) for text in texts)

    def _vector(self, text: str) -> Vector:
        vector = np.zeros(SIZE, np.float32)
        for word in text.lower().replace("_", " ").split() or ["\0"]:
            letters = self.synonyms.get(word, word).encode(errors="surrogatepass")
            vector[sum(letters) * 31 % SIZE] += 1
        return vector / np.linalg.norm(vector)


class InMemoryVectorStore:
    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], Vector] = {}

    def known(self, embedder: str, texts: Sequence[str]) -> Mapping[str, Vector]:
        return {text: self.kept[embedder, text] for text in texts if (embedder, text) in self.kept}

    def keep(self, embedder: str, vectors: Mapping[str, Vector]) -> None:
        self.kept |= {(embedder, text): vector for text, vector in vectors.items()}


class FakeVectors:
    """A source of vectors for tests of the engine: one embedder, and nothing is kept."""

    def __init__(self, embedder: FakeEmbedder | None = None) -> None:
        self.embedder = embedder or FakeEmbedder()

    async def vectors(self, query: str, texts: Sequence[str]) -> Vectors:
        asked, *others = await self.embedder.embed((query, *texts))
        table = np.stack(others) if others else np.zeros((0, SIZE), np.float32)
        return Vectors(self.embedder.name, asked, table)
