import numpy as np
import pytest

from self_evolving_agent.embedders.forms import MOST_CHARS, readable, unit_vectors
from self_evolving_agent.errors import EmbeddingError


def test_vectors_get_length_one_and_keep_their_direction() -> None:
    (vector,) = unit_vectors([(3.0, 4.0)], "m")

    np.testing.assert_allclose(vector, [0.6, 0.8], atol=1e-7)


@pytest.mark.parametrize("row", [(0.0, 0.0), (float("nan"), 1.0), (float("inf"), 1.0), ()])
def test_a_vector_without_a_direction_is_refused(row: tuple[float, ...]) -> None:
    with pytest.raises(EmbeddingError, match="m gave a vector without a direction"):
        unit_vectors([row], "m")


def test_vectors_of_different_sizes_are_refused() -> None:
    with pytest.raises(EmbeddingError, match="different sizes"):
        unit_vectors([(1.0, 0.0), (1.0,)], "m")


def test_a_text_is_cut_where_no_model_reads_on() -> None:
    assert readable("a" * 1_000_000) == "a" * MOST_CHARS


def test_half_a_character_is_replaced() -> None:
    assert readable("a\udcffb") == "a?b"
