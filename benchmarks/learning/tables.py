"""The report in Markdown."""

from collections.abc import Iterable, Sequence

from benchmarks.learning.arms import ARMS, FLOORS
from benchmarks.learning.goals import goals
from benchmarks.learning.report import Group, LearningReport, Pair

_COSTS = ("calls", "tokens", "seconds")

_READING = (
    "Right means the verifier's full score; errors count as wrong. Intervals are Wilson's, 95 %. Calls, tokens and "
    "seconds are medians per task; of cached calls the time is told that they took when they were made."
)


def markdown(report: LearningReport) -> str:
    """Write all tables."""
    parts = [
        "  \n".join(f"{name}: {value}" for name, value in report.facts.items() if value),
        _READING,
        *_goals(report),
        *_positions(report),
        *_families(report),
        *_tools(report),
        *_frozen(report),
        *_pairs(report.pairs),
    ]
    return "\n\n".join(parts) + "\n"


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)


def share(group: Group) -> str:
    return f"{group.accuracy:.0%} ({group.low:.0%}-{group.high:.0%}), {group.right}/{group.n}"


def _costs(group: Group) -> tuple[str, str, str]:
    return f"{group.calls.median:g}", f"{group.tokens.median:g}", f"{group.seconds.median:.1f}"


def _is_floor(name: str) -> bool:
    return name in FLOORS


def _goals(report: LearningReport) -> Iterable[str]:
    verdicts = {True: "met", False: "MISSED", None: ""}
    rows = [(goal.what, goal.measured, verdicts[goal.is_met]) for goal in goals(report)]
    if rows:
        yield "## Goals of `full`"
        yield _table(("goal", "measured", ""), rows)


def _positions(report: LearningReport) -> Iterable[str]:
    head = ("arm", "position", "right", "errors", *_COSTS, "calls in all", "of these cached")
    rows = [
        (name, where, share(g), g.errors, *_costs(g), g.all_calls, g.cached_calls)
        for name, arm in report.arms.items()
        for where, g in arm.positions.items()
        if where == "all" or not _is_floor(name)
    ]
    yield "## By position in the family"
    yield "\n".join(f"- `{name}`: {ARMS[name].what}" for name in report.arms if name in ARMS)
    yield _table(head, rows)


def _families(report: LearningReport) -> Iterable[str]:
    names = [name for name, arm in report.arms.items() if not _is_floor(name)]
    families = sorted({family for name in names for family in report.arms[name].families})
    if not families:
        return
    yield "## By family"
    rows = []
    for family in families:
        cells = [report.arms[name].families.get(family, {}) for name in names]
        told = [" ".join(f"{where}: {g.right}/{g.n}" for where, g in cell.items()) for cell in cells]
        rows.append((family, *told))
    yield _table(("family", *names), rows)


def _tools(report: LearningReport) -> Iterable[str]:
    rows = [
        (
            name,
            arm.tools.made,
            arm.tools.reused,
            _told(arm.tools.rejected),
            _told(arm.tools.answers),
            _told(arm.tools.wrong),
            ", ".join(arm.trusted) or "none",
        )
        for name, arm in report.arms.items()
        if arm.tools.answers or arm.tools.rejected
    ]
    if rows:
        yield "## Tools"
        yield "Answers by where they came from: a `route`, a `call` that the model filled in, a `new` tool, a program."
        yield _table(("arm", "made", "reused", "rejected", "answers by", "wrong among them", "has a tool for"), rows)


def _told(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items()) or "none"


def _frozen(report: LearningReport) -> Iterable[str]:
    rows = [
        (name, when, share(g), f"{g.calls.median:g}")
        for name, arm in report.arms.items()
        for when, g in arm.frozen.items()
    ]
    if rows:
        yield "## Nothing forgotten"
        yield "The same earlier items: when first asked, and again with the memory of half and of all of the stream."
        yield _table(("arm", "asked", "right", "calls"), rows)


def _pairs(pairs: Sequence[Pair]) -> Iterable[str]:
    rows = [
        (p.first, p.second, p.n, p.first_right, p.second_right, p.only_first, p.only_second, f"{p.p:.4g}")
        for p in pairs
        if p.n and not (_is_floor(p.first) or _is_floor(p.second))
    ]
    if rows:
        yield "## Arm against arm, on the same items"
        yield _table(("A", "B", "n", "A right", "B right", "only A", "only B", "p (exact McNemar)"), rows)
