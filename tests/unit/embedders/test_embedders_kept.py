from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from fakes_embedders import FakeEmbedder, InMemoryVectorStore
from self_evolving_agent.embedders.kept import BATCH, MOST_TABLES, KeptVectors
from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.ports import Embedder, Vector

BROKEN = EmbeddingError("the model is gone")


def source(*embedders: Embedder, store: InMemoryVectorStore | None = None, most_bytes: int = 10_000) -> KeptVectors:
    async def find() -> Sequence[Embedder]:
        return embedders

    return KeptVectors(find, store or InMemoryVectorStore(), most_bytes=most_bytes)


async def test_the_texts_come_back_as_rows_in_their_order() -> None:
    found = await source(FakeEmbedder()).vectors("prime", ("is it prime", "sort", "is it prime"))

    assert found.embedder == "fake"
    assert found.texts.shape == (3, len(found.query))
    np.testing.assert_array_equal(found.texts[0], found.texts[2])
    assert found.texts[0] @ found.query > found.texts[1] @ found.query


async def test_only_texts_that_are_not_kept_are_embedded() -> None:
    embedder, store = FakeEmbedder(), InMemoryVectorStore()
    first = await source(embedder, store=store).vectors("one", ("a", "b", "a"))
    embedder.asked.clear()

    second = await source(embedder, store=store).vectors("two", ("b", "c", "a"))

    assert embedder.asked == ["two", "c"]
    np.testing.assert_array_equal(second.texts[2], first.texts[0])


async def test_a_question_is_not_kept() -> None:
    store = InMemoryVectorStore()

    await source(FakeEmbedder(), store=store).vectors("a passing question", ("a",))

    assert set(store.kept) == {("fake", "a")}


async def test_without_texts_there_are_no_rows() -> None:
    found = await source(FakeEmbedder()).vectors("anything", ())

    assert found.texts.shape == (0, len(found.query))


async def test_when_an_embedder_fails_the_next_one_makes_all_vectors() -> None:
    store = InMemoryVectorStore()
    await source(FakeEmbedder("first"), store=store).vectors("q", ("a",))

    found = await source(FakeEmbedder("first", failure=BROKEN), FakeEmbedder("second"), store=store).vectors(
        "q", ("a", "b")
    )

    assert found.embedder == "second"
    assert {("second", "a"), ("second", "b")} <= set(store.kept)


async def test_an_embedder_that_failed_is_not_asked_again() -> None:
    first, second = FakeEmbedder("first", failure=BROKEN), FakeEmbedder("second")
    kept = source(first, second)
    await kept.vectors("q", ("a",))
    first.failure = None

    found = await kept.vectors("q", ("a",))

    assert found.embedder == "second"
    assert first.asked == []


async def test_when_every_embedder_fails_the_last_reason_is_told() -> None:
    kept = source(FakeEmbedder(failure=EmbeddingError("no server")), FakeEmbedder(failure=BROKEN))

    with pytest.raises(EmbeddingError, match="the model is gone"):
        await kept.vectors("q", ("a",))


async def test_without_any_embedder_it_says_so() -> None:
    with pytest.raises(EmbeddingError, match="nothing here"):
        await source().vectors("q", ("a",))


async def test_vectors_of_another_size_under_the_same_name_are_made_anew() -> None:
    embedder, store = FakeEmbedder(), InMemoryVectorStore()
    store.keep("fake", {"a": np.array([1, 0], np.float32)})

    found = await source(embedder, store=store).vectors("q", ("a",))

    assert found.texts.shape == (1, len(found.query))


async def test_what_was_made_before_a_failure_is_kept() -> None:
    class Tired(FakeEmbedder):
        async def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
            if len(self.asked) > BATCH:
                raise BROKEN
            return await super().embed(texts)

    store = InMemoryVectorStore()

    with pytest.raises(EmbeddingError):
        await source(Tired(), store=store).vectors("q", [str(i) for i in range(2 * BATCH)])

    assert len(store.kept) == BATCH


class CountingStore(InMemoryVectorStore):
    def __init__(self) -> None:
        super().__init__()
        self.read: list[tuple[str, ...]] = []

    def known(self, embedder: str, texts: Sequence[str]) -> Mapping[str, Vector]:
        self.read.append(tuple(texts))
        return super().known(embedder, texts)


async def test_texts_that_were_asked_for_before_are_not_read_again() -> None:
    store = CountingStore()
    vectors = source(FakeEmbedder(), store=store)
    first = await vectors.vectors("one", ("a", "b"))
    second = await vectors.vectors("two", ["a", "b"])
    longer = await vectors.vectors("three", ("b", "c", "a"))

    assert store.read == [("a", "b"), ("c",)]
    assert second.texts is first.texts
    np.testing.assert_array_equal(longer.texts[[2, 0]], first.texts)


async def test_what_was_asked_for_long_ago_is_read_again() -> None:
    store = CountingStore()
    vectors = source(FakeEmbedder(), store=store)
    for text in [*map(str, range(MOST_TABLES + 1)), "0"]:
        await vectors.vectors("q", (text,))

    assert store.read[-1] == ("0",)
    assert len(store.read) == MOST_TABLES + 2


async def test_tables_that_are_too_large_are_not_kept() -> None:
    store = CountingStore()
    vectors = source(FakeEmbedder(), store=store, most_bytes=300)
    for texts in (("a",), ("a",), ("a", "b"), ("a", "b")):
        await vectors.vectors("q", texts)

    assert store.read == [("a",), ("b",), ("a", "b")]


async def test_vectors_of_another_size_are_made_anew() -> None:
    short = Shortened()
    vectors = source(short)
    await vectors.vectors("q", ("a",))
    short.size = 8
    found = await vectors.vectors("q", ("a",))

    assert found.texts.shape == (1, 8)


class Shortened(FakeEmbedder):
    size = 16

    async def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        return tuple(np.ones(self.size, np.float32) for _ in texts)
