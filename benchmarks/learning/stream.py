"""The tasks: recurring families with fresh items, in an order that a seed fixes, each with an exact verifier."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from benchmarks.programs import WentWrong

FAMILIES = (
    "word_sorting",
    "letter_counting",
    "base_conversion",
    "gcd",
    "count_bits",
    "number_filtering",
    "time_intervals",
    "spiral_matrix",
    "prime_factorization",
    "isomorphic_strings",
)
ITEMS = 12
SEED = 7

Verify = Callable[[str], float]
"""Gives the share of right in an answer; may raise on junk."""


@dataclass(frozen=True)
class Item:
    """One task.

    Attributes:
        position: Which one of its family it is, from 1; arms with fewer items get the first ones.
        answer: A right one, for the positive control and for people.
        alone: What the model alone is told of the form, after the question.
    """

    family: str
    position: int
    question: str
    answer: str
    verify: Verify = field(repr=False, compare=False)
    alone: str = "Reply with the answer alone."

    @property
    def name(self) -> str:
        return f"{self.family}-{self.position}"


MakeFamily = Callable[[str, int, int], Sequence[Item]]
"""Gives the items of a family by its name, how many, and a seed."""


def score(item: Item, answer: str) -> float:
    """Give what the verifier says of an answer; 0 where it breaks on it."""
    try:
        return float(item.verify(answer))
    except Exception:  # noqa: BLE001 - verifiers raise anything on junk, and junk is wrong
        return 0.0


def is_right(share: float) -> bool:
    """Tell whether a score is the full one: verifiers give parts of it for the form alone."""
    return share >= 1.0


def make_stream(families: Sequence[str], items: int, seed: int, make_family: MakeFamily) -> list[Item]:
    """Mix the families; within each the items stay in order, so that fewer items are the first of more."""
    made = {family: iter(make_family(family, items, seed)) for family in families}
    turns = [family for family in families for _ in range(items)]
    random.Random(seed).shuffle(turns)
    return [next(made[family]) for family in turns]


def family_of_the_gym(family: str, items: int, seed: int) -> list[Item]:
    """Make the items of a family of reasoning-gym.

    Raises:
        WentWrong: If reasoning-gym is not here, or has no such family.
    """
    try:
        import reasoning_gym  # a second and a half, and only who runs the benchmark needs it
    except ImportError as error:
        raise WentWrong("reasoning-gym is not installed: make .venv/learning") from error
    try:
        dataset = reasoning_gym.create_dataset(family, size=items, seed=seed)
    except ValueError as error:
        raise WentWrong(str(error)) from error

    def verifier(entry: dict[str, object]) -> Verify:
        return lambda answer: dataset.score_answer(answer, entry)

    entries = [dataset[number] for number in range(items)]
    return [
        Item(family, number, entry["question"], entry["answer"], verifier(entry))
        for number, entry in enumerate(entries, start=1)
    ]
