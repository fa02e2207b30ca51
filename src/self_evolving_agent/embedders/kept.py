"""Vectors that are made once: of the first embedder that works, and kept by the text."""

from collections.abc import Awaitable, Callable, Sequence

import numpy as np
import numpy.typing as npt

from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.ports import Embedder, Vector, Vectors, VectorStore

BATCH = 64
"""Texts after which what was made is kept, whatever becomes of the rest."""


MOST_TABLES, MOST_BYTES = 3, 64_000_000
"""Of what was asked for last: tools, advice, and what was said in a chat; 10,000 tools with four texts each fit."""

Table = npt.NDArray[np.float32]


class KeptVectors:
    """Gives vectors from a store, and lets an embedder make those that are missing.

    An embedder that fails is not asked again by this object; the next one then makes all vectors of its own.

    Args:
        embedders: Finds them, best first; called with the first text.
        store: Where the vectors of lasting texts are kept.
        most_bytes: Of tables in memory.
    """

    def __init__(
        self,
        embedders: Callable[[], Awaitable[Sequence[Embedder]]],
        store: VectorStore,
        *,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self._find = embedders
        self._store = store
        self._most_bytes = most_bytes
        self._embedders: tuple[Embedder, ...] | None = None
        self._tables: dict[tuple[str, tuple[str, ...]], Table] = {}

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
        key = embedder.name, tuple(texts)
        table = self._tables.pop(key, None)
        if table is None or (len(table) and table.shape[1] != len(asked)):
            table = await self._table(embedder, asked, texts)
        self._keep(key, table)
        return Vectors(embedder.name, asked, table)

    async def _table(self, embedder: Embedder, asked: Vector, texts: Sequence[str]) -> Table:
        found = self._in_tables(embedder.name, asked, texts)
        unknown = [text for text in texts if text not in found]
        kept = self._store.known(embedder.name, unknown) if unknown else {}
        found |= {text: vector for text, vector in kept.items() if vector.shape == asked.shape}
        missing = [text for text in dict.fromkeys(texts) if text not in found]
        for start in range(0, len(missing), BATCH):
            batch = missing[start : start + BATCH]
            made = dict(zip(batch, await embedder.embed(batch), strict=True))
            self._store.keep(embedder.name, made)
            found |= made
        return np.stack([found[text] for text in texts]) if texts else np.zeros((0, len(asked)), np.float32)

    def _in_tables(self, embedder: str, asked: Vector, texts: Sequence[str]) -> dict[str, Vector]:
        """Find what was asked for before: where one tool is new, the others need not come from disk."""
        wanted = set(texts)
        return {
            text: row
            for (name, known), table in self._tables.items()
            if name == embedder and table.shape[1] == len(asked)
            for text, row in zip(known, table, strict=True)
            if text in wanted
        }

    def _keep(self, key: tuple[str, tuple[str, ...]], table: Table) -> None:
        """Keep the tables that were asked for last, as long as they are small enough together."""
        table.flags.writeable = False
        self._tables[key] = table
        while self._tables and sum(kept.nbytes for kept in self._tables.values()) > self._most_bytes:
            del self._tables[next(iter(self._tables))]
        while len(self._tables) > MOST_TABLES:
            del self._tables[next(iter(self._tables))]
