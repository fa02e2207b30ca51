"""Which few of the known things fit a question: exact, in one matrix product."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from self_evolving_agent.ports import Vector

SIMILARITY, RATE, USAGE = 0.7, 0.2, 0.1
"""What the three count for; each is in [0, 1]."""

_OFTEN = 20
"""Uses that count in full, where nothing in the catalog was used more often."""


@dataclass(frozen=True)
class Entry:
    """Something that can be found.

    Attributes:
        key: Its name, unique in a catalog.
        texts: What it is told as, at least one: name and description, and how people ask for it.
        rate: Success so far, in [0, 1].
        uses: How often it was used.
    """

    key: str
    texts: tuple[str, ...]
    rate: float
    uses: int


@dataclass(frozen=True)
class Hit:
    """Something that was found.

    Attributes:
        score: In [0, 1], comparable among the hits of one question only.
        similarity: Cosine of the question and the nearest text; in [-1, 1], comparable between questions.
    """

    key: str
    score: float
    similarity: float


def texts_of(entries: Sequence[Entry]) -> tuple[str, ...]:
    """Give the texts whose vectors a catalog needs, in its order."""
    return tuple(text for entry in entries for text in entry.texts)


class Catalog:
    """Entries with the vectors of their texts, ready to be asked many times.

    Args:
        entries: Only those that may be offered: what is hidden or retired is left out by whoever calls.
        vectors: One row of unit length for each of `texts_of(entries)`.

    Raises:
        ValueError: If an entry has no text, or the rows are not as many as the texts.
    """

    def __init__(self, entries: Sequence[Entry], vectors: npt.NDArray[np.float32]) -> None:
        counts = [len(entry.texts) for entry in entries]
        if 0 in counts:
            raise ValueError("an entry without a text cannot be found")
        if sum(counts) != len(vectors):
            raise ValueError(f"{sum(counts)} texts need as many vectors, got {len(vectors)}")
        self._keys = [entry.key for entry in entries]
        self._vectors = np.ascontiguousarray(vectors, dtype=np.float32)
        self._starts = np.cumsum([0, *counts[:-1]]) if len(vectors) > len(entries) else None
        rates = np.array([entry.rate for entry in entries], np.float32)
        self._bias = RATE * rates + USAGE * _usage([entry.uses for entry in entries])

    def top(self, query: Vector, k: int) -> tuple[Hit, ...]:
        """Give the k best, best first; among equals the smaller key.

        Of each entry the text that is nearest counts. Similarities are stretched so that the catalog's nearest is 1
        and its farthest 0: raw cosines lie close together, and the rate would decide among them.
        """
        if k <= 0 or not self._keys:
            return ()
        nearness = self._vectors @ query
        if self._starts is not None:
            nearness = np.maximum.reduceat(nearness, self._starts)
        low, high = nearness.min(), nearness.max()
        scores = self._bias + (SIMILARITY if high == low else (nearness - low) * (SIMILARITY / (high - low)))
        return tuple(Hit(self._keys[i], float(scores[i]), float(nearness[i])) for i in self._best(scores, k))

    def _best(self, scores: npt.NDArray[np.float32], k: int) -> list[int]:
        if k >= len(scores):
            chosen = range(len(scores))
        else:
            # All that are as good as the last of the best, so that chance does not choose among equals.
            bar = np.partition(scores, len(scores) - k)[len(scores) - k]
            chosen = np.flatnonzero(scores >= bar).tolist()
        return sorted(chosen, key=lambda i: (-scores[i], self._keys[i]))[:k]


def _usage(uses: Sequence[int]) -> npt.NDArray[np.float32]:
    """Give usage in [0, 1] by its logarithm: the tenth use says more than the hundredth."""
    most = np.log1p(max(_OFTEN, max(uses, default=0)))
    return (np.log1p(np.array(uses, np.float32)) / most).astype(np.float32)
