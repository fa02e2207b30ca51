"""What the agent is meant to reach on this stream, held against what was measured."""

from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.learning.arms import FLOORS
from benchmarks.learning.report import ArmReport, LearningReport

OVERALL = 0.85
WITH_TOOL = 0.95
TIMES_BARE = 2.0
TOKENS_SHARE = 0.1
CALLS = 1.0
FLOOR = 0.02
LATER = "4+"


@dataclass(frozen=True)
class Goal:
    """One goal; `is_met` is None where nothing was measured."""

    what: str
    measured: str
    is_met: bool | None


def goals(report: LearningReport) -> list[Goal]:
    """Hold the arm `full` against the goals."""
    full = report.arms.get("full")
    if full is None or not full.positions:
        return []
    return [*_accuracy(full, report), *_costs(full, report), *_safety(full, report)]


def _accuracy(full: ArmReport, report: LearningReport) -> Iterator[Goal]:
    reached = full.positions["all"].accuracy
    yield Goal(f"at least {OVERALL:.0%} overall", f"{reached:.0%}", reached >= OVERALL)
    for family in full.trusted:
        later = full.families[family].get(LATER)
        what = f"at least {WITH_TOOL:.0%} from the fourth item on in {family}, which has a tool"
        told = f"{later.right}/{later.n}" if later else "not measured"
        yield Goal(what, told, later.accuracy >= WITH_TOOL if later else None)
    for name, times in (("bare", TIMES_BARE), ("emptied", 1.0)):
        pair = next((p for p in report.pairs if {p.first, p.second} == {name, "full"} and p.n), None)
        what = f"at least {times:g} times `{name}`" if times > 1 else f"above `{name}`, on the same items"
        if pair is None:
            yield Goal(what, "not measured", is_met=None)
            continue
        counts = (pair.first_right, pair.second_right)
        other, ours = counts if pair.second == "full" else counts[::-1]
        told = f"{ours} against {other} of {pair.n}, p = {pair.p:.3g}"
        yield Goal(what, told, ours >= times * other if times > 1 else ours > other)


def _costs(full: ArmReport, report: LearningReport) -> Iterator[Goal]:
    later = full.positions.get(LATER)
    calls = later.calls.median if later else None
    yield Goal(
        "median model calls from the fourth item on at most 1",
        "not measured" if calls is None else f"{calls:g}",
        None if calls is None else calls <= CALLS,
    )
    emptied = report.arms.get("emptied")
    what = f"median tokens from the fourth item on at most {TOKENS_SHARE:g} of `emptied`"
    if later is None or emptied is None or not emptied.positions:
        yield Goal(what, "not measured", is_met=None)
        return
    ours, others = later.tokens.median, emptied.positions["all"].tokens.median
    yield Goal(what, f"{ours:g} against {others:g}", ours <= TOKENS_SHARE * others)


def _safety(full: ArmReport, report: LearningReport) -> Iterator[Goal]:
    wrong = full.tools.wrong.get("route", 0)
    yield Goal("no wrong answer by a route", f"{wrong} of {full.tools.answers.get('route', 0)}", wrong == 0)
    bare = report.arms.get("bare")
    if bare is not None:
        worse = [
            family
            for family, groups in full.families.items()
            if family in bare.families and groups["all"].accuracy < bare.families[family]["all"].accuracy
        ]
        yield Goal("no family worse than `bare`", ", ".join(worse) or "none", not worse)
    for name in FLOORS:
        groups = report.arms[name].positions if name in report.arms else {}
        if "all" in groups:
            reached = groups["all"].accuracy
            is_met = reached == 1.0 if name == "key" else reached <= FLOOR
            yield Goal(f"`{name}` at {1 if name == 'key' else 0:.0%}", f"{reached:.1%}", is_met)
