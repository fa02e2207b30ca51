"""`execute` and `repair`: carry out one strategy; the graph fans out, one task per candidate."""

import traceback

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import AgentError, BudgetExceeded, ProviderError, SandboxError, SearchError
from self_evolving_agent.events import CandidateFinished
from self_evolving_agent.executors import executor_for
from self_evolving_agent.models import Candidate, ErrorInfo, Strategy
from self_evolving_agent.state import Attempt, Step

OUTSIDE = (BudgetExceeded, ProviderError, SandboxError, SearchError)
"""Failures of the world that end one candidate and are not its strategy's fault."""


async def execute(state: Attempt, deps: Deps) -> Step:
    """Make the first candidate of a strategy."""
    executor = executor_for(state["classification"].domain)
    try:
        candidate = await executor.attempt(state["task"], state["brief"], state["strategy"], deps)
    except OUTSIDE as error:
        candidate = stopped(state["strategy"], error)
    return finished(candidate, deps)


async def repair(state: Attempt, deps: Deps) -> Step:
    """Mend a candidate; one that cannot be mended stays what it was."""
    before = state["candidate"]
    if before is None:
        return Step()
    executor = executor_for(state["classification"].domain)
    try:
        candidate = await executor.repair(state["task"], state["brief"], before, deps)
    except OUTSIDE as error:
        candidate = before.model_copy(update={"why": f"{before.why}; not mended: {error.message}"[:500]})
    return finished(candidate.model_copy(update={"is_final": True}), deps)


def stopped(strategy: Strategy, error: BaseException) -> Candidate:
    """Give the candidate that a failure of the world left."""
    if isinstance(error, AgentError):
        info = ErrorInfo(type=error.kind, message=error.message, hint=error.hint)
    else:
        where = traceback.extract_tb(error.__traceback__)[-1:]
        place = f" ({where[0].name}, line {where[0].lineno})" if where else ""
        message = f"a defect of this program: {type(error).__name__}: {error}{place}"
        info = ErrorInfo(type="internal_error", message=message[:500], hint="please report it with the output of `log`")
    return Candidate(strategy=strategy, why=info.message[:500], error=info, is_final=True)


def finished(candidate: Candidate, deps: Deps) -> Step:
    event = CandidateFinished(
        strategy_key=candidate.strategy.key,
        strategy_name=candidate.strategy.name,
        origin=candidate.strategy.origin,
        success=candidate.success,
        score=candidate.score,
        evidence=candidate.evidence,
        why=candidate.why[:500],
        answer=deps.journal.keep(candidate.program or candidate.output)
        if candidate.program or candidate.output
        else None,
    )
    return Step({"candidates": (candidate,)}, [event])
