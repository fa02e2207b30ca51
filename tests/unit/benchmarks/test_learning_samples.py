import pytest
from benchmarks.learning.samples import mcnemar, quartiles, wilson


# Newcombe, Statistics in Medicine 17 (1998), table I: 81/263, 15/148, 0/20, 1/29; the rest by the formula.
@pytest.mark.parametrize(
    ("right", "n", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 10, 0.7225, 1.0000),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_of_a_share_is_wilsons(right, n, low, high):
    assert wilson(right, n) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("only_first", "only_second", "p"),
    [(0, 0, 1.0), (0, 3, 0.25), (3, 0, 0.25), (1, 9, 0.021484375), (5, 5, 1.0), (0, 10, 2 / 1024)],
)
def test_two_arms_are_compared_by_those_pairs_in_which_one_alone_is_right(only_first, only_second, p):
    assert mcnemar(only_first, only_second) == pytest.approx(p)


@pytest.mark.parametrize(
    ("values", "expected"),
    [([], (0.0, 0.0, 0.0)), ([3.0], (3.0, 3.0, 3.0)), ([1, 2, 3, 4, 5], (2, 3, 4)), ([4, 1], (1.75, 2.5, 3.25))],
)
def test_a_median_stands_between_its_quartiles(values, expected):
    assert quartiles(values) == expected
