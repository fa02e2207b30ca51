"""What keeps vectors, the real one and the fake."""

from pathlib import Path

import numpy as np
import pytest

from fakes_embedders import InMemoryVectorStore
from self_evolving_agent.ports import VectorStore
from self_evolving_agent.storage.vectors import SqliteVectorStore

ONE, OTHER = np.array([1, 0], np.float32), np.array([0.6, 0.8], np.float32)


@pytest.fixture(params=["sqlite", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> VectorStore:
    return InMemoryVectorStore() if request.param == "memory" else SqliteVectorStore(tmp_path / "in" / "vectors.db")


def test_what_was_kept_is_known_by_its_text(store: VectorStore) -> None:
    store.keep("model", {"a": ONE, "Ümlaut \udcff": OTHER})

    known = store.known("model", ("a", "Ümlaut \udcff", "never kept", "a"))

    assert set(known) == {"a", "Ümlaut \udcff"}
    np.testing.assert_array_equal(known["Ümlaut \udcff"], OTHER)


def test_vectors_of_different_embedders_never_mix(store: VectorStore) -> None:
    store.keep("model", {"a": ONE})

    assert store.known("another", ("a",)) == {}


def test_a_vector_that_is_kept_again_replaces_the_older_one(store: VectorStore) -> None:
    store.keep("model", {"a": ONE})
    store.keep("model", {"a": OTHER})

    np.testing.assert_array_equal(store.known("model", ("a",))["a"], OTHER)


def test_nothing_is_known_at_first(store: VectorStore) -> None:
    assert store.known("model", ("a",)) == {}


def test_thousands_of_texts_are_known_at_once(store: VectorStore) -> None:
    store.keep("model", {str(i): np.array([i, 1], np.float32) for i in range(2000)})

    known = store.known("model", [str(i) for i in range(2500)])

    assert len(known) == 2000
    assert known["1999"][0] == 1999
