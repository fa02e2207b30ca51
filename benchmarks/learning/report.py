"""What the outcomes say: by position in the family, by family, and arm against arm on the same items."""

from collections.abc import Callable, Sequence
from itertools import combinations

from benchmarks.learning.records import Outcome
from benchmarks.learning.samples import mcnemar, quartiles, wilson
from self_evolving_agent.models import Frozen

POSITIONS: tuple[tuple[str, int, int], ...] = (("all", 1, 10**9), ("1", 1, 1), ("2-3", 2, 3), ("4+", 4, 10**9))
REUSED = ("route", "call")
"""Origins of an answer that an earlier task left behind."""


class Spread(Frozen):
    """A median between its quartiles."""

    low: float
    median: float
    high: float


class Group(Frozen):
    """Outcomes of one arm, counted.

    Attributes:
        low: Of the 95 % interval of the accuracy, in [0, 1], as `high`.
        calls: Per task, as are `tokens` and `seconds`.
        cached_calls: How many calls of all were answered by the cache.
    """

    n: int
    right: int
    low: float
    high: float
    errors: int
    calls: Spread
    tokens: Spread
    seconds: Spread
    all_calls: int
    all_tokens: int
    cached_calls: int

    @property
    def accuracy(self) -> float:
        return self.right / self.n if self.n else 0.0


class Tools(Frozen):
    """What became of tools in an arm.

    Attributes:
        rejected: Reason to how often.
        reused: Answers by a tool that an earlier task left.
        wrong: Origin of an answer to how many of them were wrong.
        answers: Origin to how many answers there were.
    """

    made: int
    reused: int
    rejected: dict[str, int]
    answers: dict[str, int]
    wrong: dict[str, int]


class ArmReport(Frozen):
    positions: dict[str, Group]
    each: dict[int, Group]
    families: dict[str, dict[str, Group]]
    tools: Tools
    trusted: tuple[str, ...]
    frozen: dict[str, Group]


class Pair(Frozen):
    """Two arms on the same items.

    Attributes:
        p: Of the exact McNemar test, two-sided.
    """

    first: str
    second: str
    n: int
    first_right: int
    second_right: int
    only_first: int
    only_second: int
    p: float


class LearningReport(Frozen):
    facts: dict[str, str]
    arms: dict[str, ArmReport]
    pairs: tuple[Pair, ...]


def make_report(by_arm: dict[str, list[Outcome]]) -> LearningReport:
    """Fold the outcomes of all arms; what was asked again counts only for what was kept in mind."""
    streams = {name: [o for o in outcomes if o.phase == "stream"] for name, outcomes in by_arm.items()}
    return LearningReport(
        facts=_facts([outcome for outcomes in by_arm.values() for outcome in outcomes]),
        arms={name: _arm(streams[name], outcomes) for name, outcomes in by_arm.items()},
        pairs=tuple(pair(one, streams[one], two, streams[two]) for one, two in combinations(streams, 2)),
    )


def _facts(outcomes: Sequence[Outcome]) -> dict[str, str]:
    said: dict[str, Callable[[Outcome], str]] = {
        "commit": lambda o: o.commit,
        "machine": lambda o: o.machine,
        "model": lambda o: f"{o.answered.provider} {o.answered.model}".strip(),
        "sandbox": lambda o: o.answered.sandbox,
        "seed": lambda o: str(o.seed),
        "date": lambda o: o.date[:10],
    }
    return {name: ", ".join(sorted({say(o) for o in outcomes} - {""})) for name, say in said.items()}


def _arm(stream: Sequence[Outcome], outcomes: Sequence[Outcome]) -> ArmReport:
    families = sorted({outcome.family for outcome in stream})
    made_for = {name: o.family for o in stream for name in o.answered.tools_created}
    lost = {rejected.name for o in stream for rejected in o.answered.tools_rejected if rejected.reason == "outvoted"}
    return ArmReport(
        positions=_by_position(stream),
        each={p: group([o for o in stream if o.position == p]) for p in sorted({o.position for o in stream})},
        families={family: _by_position([o for o in stream if o.family == family]) for family in families},
        tools=_tools(stream),
        trusted=tuple(sorted({family for name, family in made_for.items() if name not in lost})),
        frozen=_frozen(stream, outcomes),
    )


def _by_position(stream: Sequence[Outcome]) -> dict[str, Group]:
    groups = {name: [o for o in stream if first <= o.position <= last] for name, first, last in POSITIONS}
    return {name: group(outcomes) for name, outcomes in groups.items() if outcomes}


def group(outcomes: Sequence[Outcome]) -> Group:
    """Count; an error is a wrong answer like any other."""
    right = sum(outcome.is_right for outcome in outcomes)
    low, high = wilson(right, len(outcomes))
    calls = [outcome.answered.usage.model_calls for outcome in outcomes]
    tokens = [o.answered.usage.prompt_tokens + o.answered.usage.completion_tokens for o in outcomes]
    return Group(
        n=len(outcomes),
        right=right,
        low=round(low, 4),
        high=round(high, 4),
        errors=sum(bool(outcome.answered.error) for outcome in outcomes),
        calls=_spread(calls),
        tokens=_spread(tokens),
        seconds=_spread([outcome.answered.seconds for outcome in outcomes]),
        all_calls=sum(calls),
        all_tokens=sum(tokens),
        cached_calls=sum(outcome.answered.cached_calls for outcome in outcomes),
    )


def _spread(values: Sequence[float]) -> Spread:
    low, middle, high = (round(value, 3) for value in quartiles(values))
    return Spread(low=low, median=middle, high=high)


def _tools(stream: Sequence[Outcome]) -> Tools:
    origins = [outcome.answered.origin for outcome in stream if outcome.answered.origin]
    wrong = [o.answered.origin for o in stream if o.answered.origin and not o.is_right]
    return Tools(
        made=sum(len(outcome.answered.tools_created) for outcome in stream),
        reused=sum(origin in REUSED for origin in origins),
        rejected=_counted([rejected.reason for o in stream for rejected in o.answered.tools_rejected]),
        answers=_counted(origins),
        wrong=_counted(wrong),
    )


def _counted(names: Sequence[str]) -> dict[str, int]:
    return {name: names.count(name) for name in sorted(set(names))}


def _frozen(stream: Sequence[Outcome], outcomes: Sequence[Outcome]) -> dict[str, Group]:
    """Give earlier items as they were first answered, at half, and at the end; only those that were asked each time."""
    asked = {phase: {o.item: o for o in outcomes if o.phase == phase} for phase in ("half", "end")}
    common = set(asked["half"]) & set(asked["end"])
    if not common:
        return {}
    first = [outcome for outcome in stream if outcome.item in common]
    return {
        "first": group(first),
        **{phase: group([o for name, o in known.items() if name in common]) for phase, known in asked.items()},
    }


def pair(one: str, first: Sequence[Outcome], two: str, second: Sequence[Outcome]) -> Pair:
    """Hold two arms against each other on the items that both were asked."""
    others = {outcome.item: outcome.is_right for outcome in second}
    both = [(outcome.is_right, others[outcome.item]) for outcome in first if outcome.item in others]
    only_first = sum(a and not b for a, b in both)
    only_second = sum(b and not a for a, b in both)
    return Pair(
        first=one,
        second=two,
        n=len(both),
        first_right=sum(a for a, _ in both),
        second_right=sum(b for _, b in both),
        only_first=only_first,
        only_second=only_second,
        p=round(mcnemar(only_first, only_second), 6),
    )
