"""Run one task: the only way in, whatever door it came through."""

import asyncio
from typing import cast

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import AgentError
from self_evolving_agent.events import RunCancelled, RunFinished
from self_evolving_agent.graph import RECURSION_LIMIT, build_graph
from self_evolving_agent.models import (
    AnsweredBy,
    Brief,
    Candidate,
    CandidateSummary,
    ErrorInfo,
    EvidenceSummary,
    Report,
    Task,
    ToolUse,
)
from self_evolving_agent.state import State


async def run(task: Task, deps: Deps) -> Report:
    """Take a task through the graph and report what came of it, failure included.

    Raises:
        asyncio.CancelledError: If it was cancelled; the log says so, and nothing is left running.
    """
    state: State = {"task": task}
    error: ErrorInfo | None = None
    try:
        steps = build_graph().astream(
            State(task=task), context=deps, stream_mode="values", config={"recursion_limit": RECURSION_LIMIT}
        )
        async for values in steps:
            state = cast("State", values)
    except asyncio.CancelledError:
        deps.at("runner").journal.record([RunCancelled(reason="interrupted")])
        raise
    except AgentError as failure:
        error = ErrorInfo(type=failure.kind, message=failure.message, hint=failure.hint)
    report = make_report(state, deps, error)
    _finish(report, deps)
    return report


def make_report(state: State, deps: Deps, error: ErrorInfo | None = None) -> Report:
    """Fold the final state into what `--json` prints."""
    candidates = state.get("candidates", ())
    verdict = state.get("verdict")
    winner = next((c for c in candidates if verdict and c.strategy.key == verdict.winner), None)
    if winner is None and error is None:
        error = _why_none(candidates, verdict.why if verdict else "")
    classification = state.get("classification")
    return Report(
        run_id=state["task"].run_id,
        task=state["task"].text,
        domain=classification.domain if classification else "",
        success=winner is not None,
        answer=winner.answer if winner else "",
        answered_by=_answered_by(winner),
        candidates=tuple(_summary(candidate) for candidate in candidates),
        tools=_tools(state, candidates),
        skills_used=tuple(one.name for one in state.get("brief", Brief()).advice),
        usage=deps.meter.usage(),
        provider=deps.provider.name,
        model=deps.provider.model,
        sandbox=deps.sandbox.name,
        error=error,
    )


def _why_none(candidates: tuple[Candidate, ...], why: str) -> ErrorInfo:
    stopped = [c.error for c in candidates if c.error]
    if stopped and len(stopped) == len(candidates):
        return stopped[0]
    return ErrorInfo(type="no_success", message=why or "no strategy succeeded", hint="")


def _answered_by(winner: Candidate | None) -> AnsweredBy | None:
    if winner is None:
        return None
    if winner.tool is not None:
        return AnsweredBy(
            kind="tool", name=winner.tool.name, version=winner.tool.version, origin=winner.strategy.origin
        )
    return AnsweredBy(kind="strategy", name=winner.strategy.name, origin=winner.strategy.origin)


def _tools(state: State, candidates: tuple[Candidate, ...]) -> ToolUse:
    found = state.get("tools", ToolUse())
    return found.model_copy(update={"used": tuple(c.tool.name for c in candidates if c.tool is not None)})


def _summary(candidate: Candidate) -> CandidateSummary:
    checks = candidate.evidence.checks
    return CandidateSummary(
        strategy=candidate.strategy.name,
        origin=candidate.strategy.origin,
        success=candidate.success,
        score=candidate.score,
        evidence=EvidenceSummary(
            checks_passed=sum(result.passed for result in checks),
            checks_failed=sum(not result.passed for result in checks),
            repairs=candidate.evidence.repairs,
            limits_hit=candidate.evidence.limits_hit,
        ),
        why=candidate.why,
    )


def _finish(report: Report, deps: Deps) -> None:
    journal = deps.at("runner").journal
    finished = RunFinished(
        task=report.task[:500],
        domain=report.domain,
        success=report.success,
        winner=report.answered_by.name if report.answered_by else None,
        answer=journal.keep(report.answer) if report.answer else None,
        error=report.error.type if report.error else None,
        usage=report.usage,
    )
    journal.record([finished])
