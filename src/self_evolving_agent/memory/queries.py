"""Questions asked of memory; all are pure and give the most useful answer first."""

from collections.abc import Callable
from functools import cache, partial
from itertools import accumulate

from self_evolving_agent.likeness import is_same_sort
from self_evolving_agent.scoring import qualifies

from .models import Memory, StrategyRecord
from .ranking import lower_bound

NEAR = 0.05
"""Rates this close are equals: one more outcome moves a rate by more."""


GENERAL = 3
"""Tasks unlike each other that a strategy must have succeeded at to be tried on any task of its kind."""


def champion(memory: Memory, task: str, domain: str, kind: str) -> StrategyRecord | None:
    """Give the strategy that defends its title at a task, or None while nobody qualifies.

    Only strategies of the same kind of task compete: what computes a value is no way to explain one. And only those
    that succeeded at a task like this one, or at three tasks unlike each other: "divide by every smaller number" is
    good advice for primes, and misleads a small model about strings. The best rate wins; among rates
    within 0.05 of it the one that is best proven does (`lower_bound`: few plays = wide), then more wins, then the
    smaller key.
    """
    is_alike = _likened_to(task)
    able = [
        r
        for r in memory.strategies.values()
        if (r.domain, r.kind) == (domain, kind)
        and qualifies(r.score)
        and (len(r.proven_on) >= GENERAL or any(map(is_alike, r.proven_on)))
    ]
    if not able:
        return None
    best = max(r.score.rate for r in able)
    equals = [r for r in able if r.score.rate >= best - NEAR]
    return min(equals, key=lambda r: (-lower_bound(r.score), -r.score.wins, r.key))


def _likened_to(task: str) -> Callable[[str], bool]:
    """Give what tells tasks of the same sort, each of which is compared once: strategies share the tasks they met."""
    return cache(partial(is_same_sort, task))


def without_tool(memory: Memory, task: str, limit: int) -> int:
    """Count the latest runs whose task was of this sort and that no tool answered."""
    is_alike = _likened_to(task)
    latest = memory.experiences[-limit:]
    return sum(one.winner not in memory.tools and not one.cancelled and is_alike(one.task) for one in latest)


def tried(memory: Memory, task: str, domain: str, kind: str, limit: int) -> tuple[StrategyRecord, ...]:
    """Give what was played on tasks like this one: by rate, then the latest.

    What was tried on others is new here; and a small model repeats the ideas that it is told of.
    """
    is_alike = _likened_to(task)
    played = [
        r
        for r in memory.strategies.values()
        if (r.domain, r.kind) == (domain, kind)
        and r.score.plays > 0
        and any(map(is_alike, (r.last_task, *r.proven_on)))
    ]
    played.sort(key=lambda r: (-r.score.rate, -r.score.last_used, r.key))
    return tuple(played[:limit])


def success_curve(memory: Memory, window: int = 20) -> tuple[float, ...]:
    """Give the share of successes among the last `window` runs, after each remembered run that was not cancelled."""
    sums = [0, *accumulate(int(e.success) for e in memory.experiences if not e.cancelled)]
    return tuple((sums[end] - sums[max(0, end - window)]) / min(end, window) for end in range(1, len(sums)))
