"""How figures are told to people."""

from collections.abc import Sequence

from benchmarks.cost.figures import Figure

_HEAD = ("figure", "n", "ours", "against", "ratio", "goal", "", "what bounds it")
_VERDICTS = {True: "met", False: "MISSED", None: ""}


def markdown(figures: Sequence[Figure], facts: dict[str, object]) -> str:
    """Write what was measured, where and when."""
    told = "  \n".join(f"{name}: {value}" for name, value in facts.items())
    rows = [_HEAD, tuple("---" for _ in _HEAD), *(_row(each) for each in figures)]
    return f"{told}\n\n" + "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def _row(each: Figure) -> tuple[str, ...]:
    return (
        each.name,
        str(each.n),
        f"{each.ours:.4g} {each.unit} ±{each.spread:.0%}",
        "" if each.base is None else f"{each.base:.4g} {each.unit}",
        "" if each.ratio is None else f"{each.ratio:.{2 if each.ratio >= 0.1 else 4}f}",
        "" if each.goal is None else f"≤ {each.goal:g}" + (f" {each.unit}" if each.ratio is None else ""),
        _VERDICTS[each.passed],
        each.bounded_by,
    )
