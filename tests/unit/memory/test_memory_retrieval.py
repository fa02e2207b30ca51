import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from self_evolving_agent.memory.retrieval import RATE, SIMILARITY, USAGE, Catalog, Entry, Hit, texts_of


def entry(key: str, *, texts: int = 1, rate: float = 0.5, uses: int = 0) -> Entry:
    return Entry(key, tuple(f"{key} {i}" for i in range(texts)), rate, uses)


def towards(*cosines: float) -> np.ndarray:
    """Give unit vectors that have these cosines with `QUERY`."""
    return np.array([[cosine, (1 - cosine**2) ** 0.5] for cosine in cosines], np.float32)


QUERY = np.array([1, 0], np.float32)


def keys(hits: tuple[Hit, ...]) -> list[str]:
    return [hit.key for hit in hits]


def test_the_nearest_come_first() -> None:
    catalog = Catalog([entry("far"), entry("near"), entry("middle")], towards(0.1, 0.9, 0.5))

    assert keys(catalog.top(QUERY, 2)) == ["near", "middle"]


def test_an_entry_is_as_near_as_the_nearest_of_its_texts() -> None:
    catalog = Catalog([entry("one", texts=3), entry("other", texts=2)], towards(-0.5, 0.2, 0.1, 0.0, 0.8))

    (hit, second) = catalog.top(QUERY, 2)

    assert (hit.key, hit.similarity) == ("other", pytest.approx(0.8))
    assert (second.key, second.similarity) == ("one", pytest.approx(0.2))


def test_among_equally_near_ones_the_more_successful_comes_first() -> None:
    catalog = Catalog([entry("weak", rate=0.2), entry("able", rate=0.9), entry("far")], towards(0.5, 0.5, 0.0))

    assert keys(catalog.top(QUERY, 1)) == ["able"]


def test_among_equally_near_and_successful_ones_the_more_used_comes_first() -> None:
    catalog = Catalog([entry("new"), entry("used", uses=9), entry("far")], towards(0.5, 0.5, 0.0))

    assert keys(catalog.top(QUERY, 1)) == ["used"]


def test_among_equals_the_first_in_the_catalog_comes_first() -> None:
    catalog = Catalog([entry("b"), entry("a"), entry("c")], towards(0.5, 0.5, 0.5))

    assert keys(catalog.top(QUERY, 3)) == ["b", "a", "c"]


def test_everything_is_found_once_however_far_it_is() -> None:
    near = [entry(str(i)) for i in range(9)]
    catalog = Catalog([*near, entry("opposite"), entry("opposite, too")], towards(*[1.0] * 9, -1.0, -1.0))

    assert len(set(keys(catalog.top(QUERY, 11)))) == 11


def test_the_best_rate_and_all_the_use_do_not_make_up_for_being_far() -> None:
    catalog = Catalog(
        [entry("meant", rate=0.0), entry("famous", rate=1.0, uses=1000), entry("x"), entry("y")],
        towards(0.35, 0.10, 0.05, 0.0),
    )

    assert keys(catalog.top(QUERY, 1)) == ["meant"]


def test_in_a_small_catalog_of_things_alike_a_hair_of_similarity_does_not_decide() -> None:
    catalog = Catalog([entry("failing", rate=0.0), entry("proven", rate=1.0)], towards(0.51, 0.50))

    assert keys(catalog.top(QUERY, 1)) == ["proven"]


def test_the_nearest_of_all_with_the_best_record_scores_one() -> None:
    catalog = Catalog([entry("best", rate=1.0, uses=50), entry("far"), entry("farther")], towards(0.9, 0.1, 0.0))

    assert catalog.top(QUERY, 1)[0].score == pytest.approx(SIMILARITY + RATE + USAGE)


def test_one_use_is_not_worth_as_much_as_many() -> None:
    few, many = (Catalog([entry("a", uses=uses)], towards(0.5)).top(QUERY, 1)[0].score for uses in (1, 20))

    assert few < many


def test_more_is_asked_for_than_there_is() -> None:
    assert keys(Catalog([entry("only")], towards(0.5)).top(QUERY, 5)) == ["only"]


@pytest.mark.parametrize("k", [0, -1])
def test_nothing_is_asked_for(k: int) -> None:
    assert Catalog([entry("only")], towards(0.5)).top(QUERY, k) == ()


def test_an_empty_catalog_finds_nothing() -> None:
    assert Catalog([], np.zeros((0, 2), np.float32)).top(QUERY, 5) == ()


def test_an_entry_without_a_text_is_refused() -> None:
    with pytest.raises(ValueError, match="without a text"):
        Catalog([entry("mute", texts=0)], towards())


def test_vectors_that_are_not_as_many_as_the_texts_are_refused() -> None:
    with pytest.raises(ValueError, match="3 texts need as many vectors, got 2"):
        Catalog([entry("a", texts=3)], towards(0.1, 0.2))


def test_texts_stand_in_the_order_of_the_entries() -> None:
    assert texts_of([entry("b", texts=2), entry("a")]) == ("b 0", "b 1", "a 0")


@given(st.lists(st.integers(1, 4), min_size=1, max_size=60), st.integers(1, 10), st.integers(0, 2**32 - 1))
def test_the_best_are_those_that_scoring_one_by_one_finds(counts: list[int], k: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    entries = [
        entry(f"k{i:02}", texts=count, rate=float(rng.random()), uses=int(rng.integers(30)))
        for i, count in enumerate(counts)
    ]
    vectors = rng.standard_normal((sum(counts), 16))
    vectors = (vectors / np.linalg.norm(vectors, axis=1, keepdims=True)).astype(np.float32)
    query = vectors[0]

    hits = Catalog(entries, vectors).top(query, k)

    rows = np.split(vectors, np.cumsum(counts)[:-1])
    nearness = [max(float(row @ query) for row in each) for each in rows]
    mean = sum(nearness) / len(nearness)
    most = max([20, *(each.uses for each in entries)])
    scores = {
        each.key: 0.7 * (near - mean) / max(max(nearness) - mean, 0.1)
        + 0.2 * each.rate
        + 0.1 * np.log1p(each.uses) / np.log1p(most)
        for each, near in zip(entries, nearness, strict=True)
    }
    assert [scores[hit.key] for hit in hits] == pytest.approx(sorted(scores.values(), reverse=True)[:k], abs=1e-5)
    assert [hit.score for hit in hits] == pytest.approx([scores[hit.key] for hit in hits], abs=1e-5)
