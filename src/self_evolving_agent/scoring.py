"""How experience becomes a number: one moving average for strategies, skills and tools."""

from .models import Frozen, Ratio

ALPHA = 0.3
PRIOR = 0.5
QUALIFYING_RATE = 0.6


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
