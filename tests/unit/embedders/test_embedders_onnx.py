from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from onnxruntime.capi import onnxruntime_pybind11_state as foreign

from self_evolving_agent.embedders.minilm import FOREIGN_ERRORS, MiniLM
from self_evolving_agent.embedders.onnx import OnnxEmbedder
from self_evolving_agent.errors import EmbeddingError


class Told:
    def vector(self, text: str) -> npt.NDArray[np.float32]:
        return np.array([3, 4], np.float32)


async def test_the_model_is_loaded_with_the_first_text_and_once() -> None:
    loaded: list[str] = []

    def load() -> Told:
        loaded.append("now")
        return Told()

    embedder = OnnxEmbedder(load)
    assert await embedder.embed(()) == ()
    assert loaded == []
    await embedder.embed(("a", "b"))
    await embedder.embed(("c",))
    assert loaded == ["now"]


async def test_a_runtime_that_is_not_installed_is_told_as_such() -> None:
    def load() -> Told:
        raise ImportError("No module named 'onnxruntime'")

    with pytest.raises(EmbeddingError, match="No module named 'onnxruntime'") as caught:
        await OnnxEmbedder(load).embed(("a",))

    assert "pip install" in caught.value.hint


def test_case_changes_nothing() -> None:
    model = MiniLM()

    np.testing.assert_allclose(model.vector("Count The WORDS"), model.vector("count the words"))


def test_weights_that_are_none_are_told_as_such(tmp_path: Path) -> None:
    (tmp_path / "model.onnx").write_bytes(b"no model")

    with pytest.raises(EmbeddingError, match="cannot be loaded"):
        MiniLM(tmp_path / "model.onnx")


def test_weights_that_are_missing_are_told_as_such(tmp_path: Path) -> None:
    with pytest.raises(EmbeddingError, match="cannot be loaded"):
        MiniLM(tmp_path / "model.onnx")


def test_every_error_of_onnx_runtime_is_mapped() -> None:
    raised = {kind for kind in vars(foreign).values() if isinstance(kind, type) and issubclass(kind, Exception)}

    assert raised == set(FOREIGN_ERRORS)
