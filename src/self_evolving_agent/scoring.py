"""How experience becomes a number: one moving average for strategies, skills and tools."""

from self_evolving_agent.models import CheckResult, Evidence, Frozen, Ratio

ALPHA = 0.3
PRIOR = 0.5
QUALIFYING_RATE = 0.6
DISPUTED_WEIGHT = 0.25
REPAIR_COST = 0.05
FAILED_CAP = 0.45


class Score(Frozen):
    """The record of a strategy, skill or tool.

    Attributes:
        rate: Moving average of outcomes, in [0, 1]; starts at the prior.
        last_used: Sequence number of the event that last moved it; 0 when never played.
    """

    rate: Ratio = PRIOR
    plays: int = 0
    wins: int = 0
    last_used: int = 0


def ema(previous: float, outcome: float, alpha: float = ALPHA) -> float:
    """Move a success rate towards the latest outcome.

    Args:
        previous: Success rate so far, in [0, 1].
        outcome: Result of this play, in [0, 1].
        alpha: Weight of the latest play, in (0, 1]; at 0.3 the past halves in two plays.

    Raises:
        ValueError: If an argument is out of range.

    Source: exponential smoothing, Brown (1956).
    """
    if not (0.0 <= previous <= 1.0 and 0.0 <= outcome <= 1.0 and 0.0 < alpha <= 1.0):
        raise ValueError(f"ema needs rates in [0, 1] and alpha in (0, 1], got {previous}, {outcome}, {alpha}")
    return (1.0 - alpha) * previous + alpha * outcome


def played(score: Score, outcome: float, *, won: bool, at: int) -> Score:
    """Give the record after one more play; `at` is the event's sequence number."""
    return Score(
        rate=ema(score.rate, outcome),
        plays=score.plays + 1,
        wins=score.wins + (1 if won else 0),
        last_used=at,
    )


def qualifies(score: Score) -> bool:
    """Tell whether a record is good enough to be champion: played, and at least the qualifying rate."""
    return score.plays > 0 and score.rate >= QUALIFYING_RATE


def standing(results: tuple[CheckResult, ...]) -> tuple[CheckResult, ...]:
    """Give the checks that speak: not disputed."""
    return tuple(result for result in results if not result.is_disputed)


def has_run(evidence: Evidence) -> bool:
    """Tell whether it ran to its end within its limits."""
    return evidence.executed and not evidence.limits_hit and evidence.exit_code in {0, None}


def has_succeeded(evidence: Evidence) -> bool:
    """Tell whether the evidence shows success.

    It ran to its end within its limits, every standing check passed, at least one of those counts, and disputed checks
    are no majority of those that count: where most were wrong, the rest prove too little. Where disputed checks were
    withdrawn, and so count no more, at least two others must count.
    """
    withdrawn = any(result.is_withdrawn for result in evidence.checks)
    counting = [result for result in evidence.checks if result.counts]
    proof = [result for result in standing(evidence.checks) if result.counts]
    return (
        has_run(evidence)
        and len(proof) >= (2 if withdrawn else 1)
        and 2 * len(proof) >= len(counting)
        and all(result.passed for result in standing(evidence.checks))
    )


def evidence_score(evidence: Evidence) -> float:
    """Turn evidence into a number in [0, 1].

    The weighted share of checks passed (a disputed check weighs a quarter, one that a stub passes nothing), less a
    little for each repair. Without success it stays below the qualifying rate.
    """
    total = passed = 0.0
    for result in evidence.checks:
        weight = DISPUTED_WEIGHT if result.is_disputed else 1.0
        weight = weight if result.counts else 0.0
        total += weight
        passed += weight if result.passed else 0.0
    share = passed / total if total else 0.0
    if not has_succeeded(evidence):
        return round(min(FAILED_CAP, share * FAILED_CAP), 3)
    return round(max(QUALIFYING_RATE, share - REPAIR_COST * evidence.repairs), 3)
