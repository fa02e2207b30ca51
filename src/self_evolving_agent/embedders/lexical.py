"""Texts to vectors without any model: by their words and by pieces of their words.

What needs no other word than the text's own is found; that `spreadsheet` is near to `csv` is not known here.
"""

import math
import zlib
from collections import Counter
from collections.abc import Sequence

from self_evolving_agent.likeness import normalised
from self_evolving_agent.ports import Vector

from .forms import readable, unit_vectors

SIZE = 1024
_SATURATION = 1.2
"""What a word said twice adds over one said once; k1 of BM25 (Robertson and Zaragoza, 2009)."""
_GRAM = 3
_GRAMS_SHARE = 0.5
"""Weight of all pieces of a word together, against the word itself."""
_FULL_LENGTH = 5
"""Letters from which a word counts in full: short words are the common ones, and no corpus is at hand to count in."""
_NOTHING = "\0"
"""Stands in a text without a word, which would have no direction otherwise."""


class LexicalEmbedder:
    """Hashes words and their trigrams to one of 1024 places each, with a sign.

    Source: feature hashing, Weinberger et al. (2009).
    """

    name = "lexical:1"

    async def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        return unit_vectors([_hashed(readable(text)) for text in texts], self.name)


def _hashed(text: str) -> list[float]:
    vector = [0.0] * SIZE
    words = Counter(normalised(text).split() or [_NOTHING])
    for word, count in words.items():
        weight = count * (_SATURATION + 1) / (count + _SATURATION) * min(1.0, len(word) / _FULL_LENGTH)
        _add(vector, word, weight)
        padded = f"<{word}>"
        grams = [padded[i : i + _GRAM] for i in range(len(padded) - _GRAM + 1)]
        for gram in grams:
            _add(vector, gram, weight * _GRAMS_SHARE / math.sqrt(len(grams)))
    return vector


def _add(vector: list[float], feature: str, weight: float) -> None:
    digest = zlib.crc32(feature.encode())
    vector[digest % SIZE] += weight if digest & 0x8000_0000 else -weight
