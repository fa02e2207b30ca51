"""The port of a domain: how a strategy is carried out there."""

from abc import ABC, abstractmethod

from self_evolving_agent.deps import Deps
from self_evolving_agent.models import Brief, Candidate, Classification, ErrorInfo, Strategy, Task
from self_evolving_agent.replies import Unusable


class Executor(ABC):
    """Carries out strategies in one domain.

    `prepare` runs once per run and fixes what all candidates are measured by. `attempt` makes a first candidate.
    `repair` improves one whose evidence shows failure, at most a few times; it gives the same candidate back where
    nothing can be done.
    """

    @abstractmethod
    async def prepare(self, task: Task, classification: Classification, deps: Deps) -> Brief: ...

    @abstractmethod
    async def attempt(self, task: Task, brief: Brief, strategy: Strategy, deps: Deps) -> Candidate: ...

    @abstractmethod
    async def repair(self, task: Task, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate: ...

    async def renew(self, task: Task, brief: Brief, disputed: frozenset[str], deps: Deps) -> Brief | None:
        """Write other checks in place of the disputed ones, by name, where too few stand; None where that is no use."""
        del task, brief, disputed, deps
        return None

    async def recheck(self, task: Task, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate:
        """Hold a finished candidate to another brief, without the model."""
        del task, brief, deps
        return candidate


def without_answer(strategy: Strategy, found: Unusable, why: str) -> Candidate:
    """Give the candidate of a reply that cannot be used.

    Where the model said itself that it has no answer, nothing was tried: that is no fault of the strategy.
    """
    if found.reason != "refusal":
        return Candidate(strategy=strategy, why=why)
    said = " ".join(found.detail.split())
    message = f"the model has no answer: {said}" if said else "the model has no answer"
    error = ErrorInfo(type="model_declined", message=message, hint="")
    return Candidate(strategy=strategy, why="the model declined", error=error)


def estimated_tokens(text: str) -> int:
    """Estimate how many tokens a text takes, on the safe side: three characters each, four bytes outside ASCII."""
    return max(len(text) // 3, len(text.encode("utf-8", errors="replace")) // 4) + 1
