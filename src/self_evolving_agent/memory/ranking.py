"""Compare records of which some are long and some are short."""

import math
from collections import defaultdict
from collections.abc import Iterable

from self_evolving_agent.scoring import ALPHA, Score

from .models import StrategyRecord

_Z = 1.645
_EFFECTIVE_PLAYS = (2 - ALPHA) / ALPHA
"""How many plays a moving average remembers: the sample whose mean has the same variance."""


def lower_bound(score: Score) -> float:
    """Give what the true rate is above with 95 % confidence; 0 when never played, near the rate after many plays.

    Source: score interval, Wilson (1927), one-sided, with the plays that the moving average still remembers.
    """
    n = min(float(score.plays), _EFFECTIVE_PLAYS)
    if n == 0:
        return 0.0
    centre = score.rate + _Z**2 / (2 * n)
    spread = _Z * math.sqrt(score.rate * (1 - score.rate) / n + _Z**2 / (4 * n**2))
    return max(0.0, (centre - spread) / (1 + _Z**2 / n))


def most_worth_keeping(records: Iterable[StrategyRecord], keep: int, recent: int) -> set[str]:
    """Choose the keys of the strategies to keep.

    The `recent` ones that were explored last are kept in any case, since their outcome may be on its way. Then places
    go to the best of every kind of task, then to the second best of every kind, and so on.
    """
    latest = sorted(records, key=lambda r: r.explored_at, reverse=True)
    kept = {r.key for r in latest[:recent]}
    groups: dict[tuple[str, str], list[StrategyRecord]] = defaultdict(list)
    for record in latest:
        groups[record.domain, record.kind].append(record)
    ranked: list[tuple[int, int, str]] = []
    for group in groups.values():
        group.sort(key=lambda r: lower_bound(r.score), reverse=True)
        ranked += [(place, -record.explored_at, record.key) for place, record in enumerate(group)]
    for _, _, key in sorted(ranked):
        if len(kept) < keep:
            kept.add(key)
    return kept
