"""The form in which texts come into a model, and vectors out of this package."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.ports import Vector

MOST_CHARS = 8000
"""Of a text; no model here reads as much, and a task may be a megabyte long."""


def readable(text: str) -> str:
    """Give the beginning of a text, with halves of characters replaced: no tokenizer and no server takes them."""
    return text[:MOST_CHARS].encode(errors="replace").decode()


def unit_vectors(rows: Sequence[Sequence[float] | npt.NDArray[np.float32]], by: str) -> tuple[Vector, ...]:
    """Give the rows as float32 of length 1.

    Raises:
        EmbeddingError: If they differ in size, or one has no direction; `by` is named in the message.
    """
    if len(rows) == 0:  # an array has no truth of its own
        return ()
    try:
        table = np.asarray(rows, dtype=np.float64)
    except ValueError as error:
        raise EmbeddingError(f"{by} gave vectors of different sizes") from error
    if table.ndim != 2:  # noqa: PLR2004 - rows and columns
        raise EmbeddingError(f"{by} gave no table of vectors")
    lengths = np.linalg.norm(table, axis=1, keepdims=True)
    if not (np.isfinite(lengths).all() and (lengths > 0).all()):
        raise EmbeddingError(f"{by} gave a vector without a direction")
    return tuple((table / lengths).astype(np.float32))
