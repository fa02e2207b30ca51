"""The report as pictures, with 95 % intervals."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.learning.arms import FLOORS
from benchmarks.learning.report import Group, LearningReport, Spread

if TYPE_CHECKING:
    from matplotlib.axes import Axes


SURE = 1.03
"""A little above the whole, so that its marks can be seen."""


def draw(report: LearningReport, folder: Path) -> tuple[Path, ...]:
    """Draw accuracy, calls and tokens over the position in the family; floors are left out."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    arms = {name: arm.each for name, arm in report.arms.items() if name not in FLOORS and arm.each}
    drawn = []
    for name, title, put in (
        ("accuracy", "verified accuracy, 95 % interval", _accuracy),
        ("calls", "model calls per task, median and quartiles", partial(_spread, "calls")),
        ("tokens", "tokens per task, median and quartiles", partial(_spread, "tokens")),
    ):
        figure, axes = plt.subplots(figsize=(8, 4.5), dpi=120)
        for number, (arm, each) in enumerate(arms.items()):
            put(axes, arm, each, (number - (len(arms) - 1) / 2) * 0.08)
        # Not before the last arm: a limit that is set ends the fitting to what is drawn.
        axes.set_ylim(bottom=0, top=SURE if name == "accuracy" else None)
        axes.set_xlabel("position in the family")
        axes.set_ylabel(title)
        axes.set_xticks(sorted({position for each in arms.values() for position in each}))
        axes.grid(alpha=0.3)
        axes.legend(loc="upper left", bbox_to_anchor=(1.01, 1.0), frameon=False)
        path = folder / f"{name}.png"
        figure.tight_layout()
        figure.savefig(path, bbox_inches="tight")
        plt.close(figure)
        drawn.append(path)
    return tuple(drawn)


def _accuracy(axes: "Axes", name: str, each: Mapping[int, Group], shift: float) -> None:
    shares = [group.accuracy for group in each.values()]
    below = [share - group.low for share, group in zip(shares, each.values(), strict=True)]
    above = [group.high - share for share, group in zip(shares, each.values(), strict=True)]
    # Next to each other: intervals that lie over each other cannot be read.
    at = [position + shift for position in each]
    n = max(group.n for group in each.values())
    axes.errorbar(at, shares, yerr=(below, above), marker="o", capsize=3, label=f"{name} (n at most {n} each)")


def _spread(what: str, axes: "Axes", name: str, each: Mapping[int, Group], shift: float) -> None:
    found: list[Spread] = [getattr(group, what) for group in each.values()]
    below = [one.median - one.low for one in found]
    above = [one.high - one.median for one in found]
    at = [position + shift for position in each]
    axes.errorbar(at, [one.median for one in found], yerr=(below, above), marker="o", capsize=3, label=name)
