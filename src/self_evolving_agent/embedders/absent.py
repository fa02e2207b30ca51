"""In the place of vectors where none are needed: what makes them is slow to import."""

from collections.abc import Sequence

from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.ports import Vectors


class AbsentVectors:
    """No vectors: whoever asks for some is refused."""

    async def vectors(self, query: str, texts: Sequence[str]) -> Vectors:
        del query, texts
        raise EmbeddingError("nothing was opened here that turns texts into vectors")
