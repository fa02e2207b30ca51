"""Which few of the known things fit a question: exact, in one matrix product."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from self_evolving_agent.ports import Vector

SIMILARITY, RATE, USAGE = 0.7, 0.2, 0.1
"""What the three count for."""

_CLOSE = 0.1
"""Cosines within this are not stretched further: in a small catalog they would be told apart by nothing."""

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
        score: At most 1, comparable among the hits of one question only.
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
        """Give the k best, best first; among equals the one that comes first in the catalog.

        Of each entry the text that is nearest counts. Similarities are stretched so that the catalog's nearest is 1
        and its mean 0: raw cosines lie close together, and the rate would decide among them. With rates and uses drawn
        by chance, 46 paraphrases over 46 tools found theirs first in .79 so, .76 with the farthest at 0, .60 raw; by
        similarity alone in .80.
        """
        if k <= 0 or not self._keys:
            return ()
        nearness = self._vectors @ query
        if self._starts is not None:
            nearness = np.maximum.reduceat(nearness, self._starts)
        mean, high = float(nearness.mean()), float(nearness.max())
        scores = nearness - mean
        scores *= SIMILARITY / max(high - mean, _CLOSE)
        scores += self._bias
        hits = []
        for _ in range(min(k, len(scores))):
            # For a few of many this is quicker than any sort, and the first of equals comes first.
            best = int(scores.argmax())
            hits.append(Hit(self._keys[best], float(scores[best]), float(nearness[best])))
            scores[best] = -np.inf
        return tuple(hits)


def _usage(uses: Sequence[int]) -> npt.NDArray[np.float32]:
    """Give usage in [0, 1] by its logarithm: the tenth use says more than the hundredth."""
    most = np.log1p(max(_OFTEN, max(uses, default=0)))
    return np.asarray(np.log1p(uses) / most, np.float32)
