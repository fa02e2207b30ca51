"""How a strategy's rate moved, drawn in one line."""

from self_evolving_agent.scoring import Score

from .describe import counted

BAR = 20


def climb(before: float, score: Score) -> str:
    """Draw the way from the rate before the run to the rate after it, with the record it stands on."""
    record = f"{counted(score.plays, 'play')}, {counted(score.wins, 'win')}"
    return f"{before:.2f} -> {score.rate:.2f} [{bar(before, score.rate)}] {record}"


def bar(before: float, after: float) -> str:
    """Draw two rates on one scale: `=` what it has, `+` what it gained, `-` what it lost."""
    low, high = (round(rate * BAR) for rate in sorted((before, after)))
    return ("=" * low + ("+" if after >= before else "-") * (high - low)).ljust(BAR, ".")
