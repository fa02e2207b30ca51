"""The port of a domain: how a strategy is carried out there."""

from typing import Protocol

from self_evolving_agent.deps import Deps
from self_evolving_agent.models import Brief, Candidate, Classification, Strategy, Task


class Executor(Protocol):
    """Carries out strategies in one domain.

    `prepare` runs once per run and fixes what all candidates are measured by. `attempt` makes a first candidate.
    `repair` improves one whose evidence shows failure, at most a few times; it gives the same candidate back where
    nothing can be done.
    """

    async def prepare(self, task: Task, classification: Classification, deps: Deps) -> Brief: ...

    async def attempt(self, task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> Candidate: ...

    async def repair(self, task: Task, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate: ...


def estimated_tokens(text: str) -> int:
    """Estimate how many tokens a text takes, on the safe side: three characters each, two bytes each outside ASCII."""
    return max(len(text) // 3, len(text.encode("utf-8", errors="replace")) // 4) + 1
