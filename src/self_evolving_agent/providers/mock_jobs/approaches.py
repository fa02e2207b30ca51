"""The approaches that the mock proposes: a fixed list for each domain, then combinations of its parts."""

from collections.abc import Iterator, Mapping
from itertools import product

from self_evolving_agent.likeness import is_same_idea
from self_evolving_agent.models import Domain

from .job import number_of

_PROGRAM = (
    "Squeeze the work into a single expression or comprehension.",
    "Check the edge cases first, then walk over the input once.",
    "Lean on the standard library wherever it has something ready-made.",
    "Divide the problem in two and recurse on the smaller part.",
    "Write the shortest rough draft that could pass.",
    "Keep what is known in a lookup table and extend it.",
)
_CALCULATION = (
    "Let a module of the standard library do the arithmetic.",
    "Go step by step and keep each partial result in a variable.",
    "Feed a generator expression to one aggregate call.",
    "Estimate it with a quick rough formula.",
)
_MACHINE = (
    "Call the shell's own commands one after the other.",
    "Use the standard library of Python and print with labels.",
    "Write a quick rough report.",
)
_ANYTHING = (
    "Name the goal, then cover each point of the task in turn.",
    "Start from the result that is wanted and work backwards.",
    "Gather all facts before putting anything down.",
    "Sketch three versions, merge their best parts.",
)
_OWN: Mapping[Domain, tuple[str, ...]] = {"coding": _PROGRAM, "analysis": _CALCULATION, "general": _MACHINE}
_HABITS = (
    "Sort everything beforehand",
    "Name each intermediate quantity",
    "Turn the question around",
    "Simulate the process literally",
    "Group what belongs together",
    "Peel items off a queue",
    "Mark positions with two pointers",
    "Count occurrences up front",
)
_ENDINGS = (
    "and verify by undoing it",
    "before touching unusual input",
    "while memoising repeated results",
    "so that nothing is visited twice",
    "by folding from the right",
    "using sets instead of lists",
    "inside one small state machine",
    "with sentinels at both borders",
)


def ideas(domain: Domain | None, count: int, tried: tuple[str, ...]) -> tuple[str, ...]:
    """Give `count` approaches unlike those tried and unlike each other, always the same ones.

    Args:
        domain: None for work that this model does not know.
    """
    own = _OWN.get(domain, _ANYTHING) if domain else _ANYTHING
    known = (*own, *_combined())
    # Told of as many as it would think of first, it begins elsewhere: not all that was tried may have been told.
    start = number_of("\n".join(tried)) % len(known) if len(tried) >= len(own) else 0
    found: list[str] = []
    for idea in (*known[start:], *known[:start]):
        if len(found) < count and not any(is_same_idea(idea, other) for other in (*tried, *found)):
            found.append(idea)
    return tuple(found)


def _combined() -> Iterator[str]:
    # Along the diagonals, so that neighbours share neither half.
    for shift, place in product(range(len(_ENDINGS)), range(len(_HABITS))):
        yield f"{_HABITS[place]} {_ENDINGS[(place + shift) % len(_ENDINGS)]}."
