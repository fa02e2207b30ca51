"""How long the rest of a run will take, from the tasks that were done."""

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.learning.records import Outcome
from benchmarks.learning.stream import Item

FIRST = 1


@dataclass(frozen=True)
class Forecast:
    """An arm's time.

    Attributes:
        seconds: For what is left, as if each took as long as the mean of its like: first of its family, or a later one.
    """

    arm: str
    done: int
    left: int
    seconds: float

    def __str__(self) -> str:
        each = f"{self.seconds / self.left:.1f} s each, {self.seconds / 60:.0f} min" if self.left else "nothing"
        return f"{self.arm}: {self.done} done, {self.left} left, forecast {each}"


def forecast(arm: str, items: Sequence[Item], outcomes: Sequence[Outcome]) -> Forecast:
    """Foretell an arm; where no later item was done yet, it is an upper bound for whoever learns."""
    done = {outcome.item: outcome for outcome in outcomes if outcome.phase == "stream"}
    left = [item for item in items if item.name not in done]
    firsts = [o.answered.seconds for o in done.values() if o.position == FIRST]
    laters = [o.answered.seconds for o in done.values() if o.position > FIRST]
    seconds = sum(_mean((firsts or laters) if item.position == FIRST else (laters or firsts)) for item in left)
    return Forecast(arm, len(done), len(left), seconds)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
