"""What few samples say, and how surely."""

import math
import statistics
from collections.abc import Sequence

Z95 = 1.959963984540054
"""Quantile of the normal distribution for 95 %."""


def wilson(right: int, n: int, z: float = Z95) -> tuple[float, float]:
    """Give the interval of a share; (0, 1) without a sample.

    Source: Wilson, Journal of the American Statistical Association 22 (1927).
    """
    if n == 0:
        return 0.0, 1.0
    share = right / n
    middle = share + z * z / (2 * n)
    reach = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    whole = 1 + z * z / n
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def mcnemar(only_first: int, only_second: int) -> float:
    """Give the exact two-sided p-value for pairs in which one of the two alone is right.

    Source: McNemar, Psychometrika 12 (1947), with the binomial distribution in place of its limit.
    """
    n = only_first + only_second
    if n == 0:
        return 1.0
    tail = sum(math.comb(n, k) for k in range(min(only_first, only_second) + 1))
    return min(1.0, 2 * tail / 2**n)


def quartiles(values: Sequence[float]) -> tuple[float, float, float]:
    """Give lower quartile, median and upper quartile; zeros without a value."""
    if len(values) < 2:
        return (*values, *values, *values) if values else (0.0, 0.0, 0.0)
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, middle, high
