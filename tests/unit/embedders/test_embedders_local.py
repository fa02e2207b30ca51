import json
import tracemalloc
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from self_evolving_agent.embedders.local import LocalEmbedder
from self_evolving_agent.embedders.minilm import MiniLM
from self_evolving_agent.errors import EmbeddingError


class Told:
    def vector(self, text: str) -> npt.NDArray[np.float32]:
        return np.array([3, 4], np.float32)


async def test_the_model_is_loaded_with_the_first_text_and_once() -> None:
    loaded: list[str] = []

    def load() -> Told:
        loaded.append("now")
        return Told()

    embedder = LocalEmbedder(load)
    assert await embedder.embed(()) == ()
    assert loaded == []
    await embedder.embed(("a", "b"))
    await embedder.embed(("c",))
    assert loaded == ["now"]


async def test_a_package_that_is_not_installed_is_told_as_such() -> None:
    def load() -> Told:
        raise ImportError("No module named 'tokenizers'")

    with pytest.raises(EmbeddingError, match="No module named 'tokenizers'") as caught:
        await LocalEmbedder(load).embed(("a",))

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


VECTORS = json.loads((Path(__file__).parents[2] / "data" / "minilm_vectors.json").read_text())


@pytest.mark.parametrize("known", VECTORS, ids=[known["text"] or "nothing" for known in VECTORS])
def test_vectors_are_those_of_the_model_in_onnx_runtime(known: dict[str, Any]) -> None:
    vector = MiniLM().vector(known["text"] * known["times"])

    assert float(vector @ known["vector"] / np.linalg.norm(vector)) == pytest.approx(1.0, abs=1e-5)


def test_weights_of_another_model_are_told_as_such(tmp_path: Path) -> None:
    matrix = b"\x42\x07val_0_q\x10\x03\x08\x01\x4a\x01\x05"
    tensor = b"\x2a" + bytes([len(matrix)]) + matrix
    (tmp_path / "model.onnx").write_bytes(b"\x3a" + bytes([len(tensor)]) + tensor)

    with pytest.raises(EmbeddingError, match="not those of all-MiniLM"):
        MiniLM(tmp_path / "model.onnx")


def test_a_model_takes_little_memory_beside_its_file() -> None:
    tracemalloc.start()
    try:
        MiniLM().vector("count the words")
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert most < 20_000_000
