"""What a benchmark gives, and how: medians of arms that take turns, so that a busy minute hits all alike."""

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TypeVar

Sample = TypeVar("Sample")


@dataclass(frozen=True)
class Figure:
    """One measured figure.

    Attributes:
        name: `benchmark: what`, unique in a run.
        n: Samples behind each median.
        ours: Median of what is measured, in `unit`.
        base: Median of what it is held against; None for an absolute figure.
        goal: Most that the ratio, or without a base the median, may be; None where it is only reported.
        spread: Half the distance between the quartiles of `ours`, as a share of its median.
        bounded_by: What the rest is spent on.
    """

    name: str
    unit: str
    n: int
    ours: float
    base: float | None
    goal: float | None
    spread: float
    bounded_by: str

    @property
    def ratio(self) -> float | None:
        return None if self.base is None else self.ours / self.base

    @property
    def passed(self) -> bool | None:
        """Tell whether the goal is met; None without one."""
        if self.goal is None:
            return None
        return (self.ours if self.ratio is None else self.ratio) <= self.goal

    def as_json(self) -> dict[str, object]:
        rounded = {"ours": _digits(self.ours), "base": _digits(self.base), "spread": round(self.spread, 3)}
        return asdict(self) | rounded | {"ratio": _digits(self.ratio), "passed": self.passed}


def alternately(arms: Mapping[str, Callable[[], Sample]], n: int) -> dict[str, list[Sample]]:
    """Take n samples of each arm, one after the other in turn, after one of each that does not count."""
    for arm in arms.values():
        arm()
    taken: dict[str, list[Sample]] = {name: [] for name in arms}
    for _ in range(n):
        for name, arm in arms.items():
            taken[name].append(arm())
    return taken


def figure(
    name: str,
    ours: Sequence[float],
    base: Sequence[float] | None = None,
    *,
    unit: str = "ms",
    goal: float | None = None,
    bounded_by: str = "",
) -> Figure:
    """Make a figure of samples.

    Raises:
        statistics.StatisticsError: Without a sample.
    """
    median = statistics.median(ours)
    low, _, high = statistics.quantiles(ours, n=4, method="inclusive") if len(ours) > 1 else (median, median, median)
    return Figure(
        name=name,
        unit=unit,
        n=len(ours),
        ours=median,
        base=None if base is None else statistics.median(base),
        goal=goal,
        spread=(high - low) / 2 / median if median else 0.0,
        bounded_by=bounded_by,
    )


def _digits(value: float | None) -> float | None:
    """Keep four significant digits."""
    return None if value is None else float(f"{value:.4g}")
