"""One record, from its claim to the event that settles it.

A process may die at any moment, and the next one that claims the record looks into the log. An attempt whose outcome
was scored is never made again; one that was not has changed no score, and is made again under a run id of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, assert_never

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import (
    CandidateFinished,
    CandidatesJudged,
    Event,
    RunFinished,
    SessionFinished,
    SessionRejected,
    SessionReleased,
    SessionTaken,
    SkillLearned,
    StoredEvent,
    ToolRegistered,
)
from self_evolving_agent.events.sessions import DIGESTED
from self_evolving_agent.models import Domain, EarlierTry, Report, Task
from self_evolving_agent.models.sessions import Flaw, Outcome, Record, Session, TaskRecord, domain_of
from self_evolving_agent.nodes.extract import extract
from self_evolving_agent.runner import run
from self_evolving_agent.skills.past import earlier_try
from self_evolving_agent.state import State

if TYPE_CHECKING:
    from .loop import Workplace

MOST_CRASHES = 5
"""Attempts that may end without a word before a record is held to be what ends them."""

MOST_BUDGETS = 5
"""Times that a record is put back because the budget ended in the middle of it."""

GOAL_LENGTH = 500
_OUTAGES = frozenset({"provider_unavailable", "model_not_found"})
"""Failures of a run that say nothing about its task: the record waits until they are over."""


@dataclass(frozen=True)
class Settled:
    """What came of a record.

    Attributes:
        outcome: None where it has to go back.
        was_known: The log said so already; only the source did not know.
        learned: Skills and tools.
    """

    outcome: Outcome | None
    reason: str = ""
    was_known: bool = False
    is_retry: bool = False
    learned: int = 0


@dataclass(frozen=True)
class _Job:
    """A task that a record asks for.

    Attributes:
        is_retry: The record is a session, and has been learned from already.
    """

    id: str
    text: str
    domain: Domain | None
    earlier: EarlierTry | None = None
    is_retry: bool = False


class Work:
    """Settles records in the log; the claim is its caller's.

    Args:
        source: Its name.
        may_retry: A session that did not go well may be tried again with the full graph.
    """

    def __init__(self, source: str, workplace: Workplace, *, may_retry: bool) -> None:
        self._source = source
        self._workplace = workplace
        self._may_retry = may_retry
        self._learned = 0

    async def on(self, record: Record) -> Settled:
        """Do what the record asks for.

        Raises:
            AgentError: If the log or the home cannot be used.
            asyncio.CancelledError: If it was cancelled; unless it is settled in the log, another attempt is made.
        """
        deps = self._deps(record.id)
        known = _known(self._events(record.id, deps))
        if known is not None:
            return known
        match record:
            case Flaw():
                event = SessionRejected(source=self._source, where=record.where, reason=record.reason)
                deps.journal.record([event])
                return Settled("rejected", record.reason)
            case TaskRecord():
                settled = await self._attempted(_Job(record.id, record.text, domain_of(record.domain)), deps)
            case Session():
                settled = await self._learn_from(record, deps)
            case _:
                assert_never(record)
        return replace(settled, learned=self._learned)

    def failed(self, record: Record, reason: str) -> Settled:
        """Settle a record that nothing else can be done with."""
        self._deps(record.id).journal.record([SessionFinished(outcome="failed", reason=reason)])
        return Settled("failed", reason)

    async def _learn_from(self, session: Session, deps: Deps) -> Settled:
        """Digest a session; where it did not go well, try its goal with the full graph."""
        events: list[Event] = []
        if not deps.journal.log.holds(session.id, DIGESTED):
            step = await extract(State(session=session), deps.at("extract"))
            events = [*step.events]
        if not (self._may_retry and session.is_worth_another_try):
            # All in one batch: a session is digested and done, or neither.
            deps.at("extract").journal.record([*events, SessionFinished(outcome="done", reason="learned from it")])
            return Settled("done")
        deps.at("extract").journal.record(events)
        job = _Job(session.id, session.goal, domain_of(session.domain), earlier_try(session), is_retry=True)
        settled = await self._attempted(job, deps)
        return replace(settled, is_retry=True)

    async def _attempted(self, job: _Job, deps: Deps) -> Settled:
        """Run the task, unless an earlier attempt settles it."""
        events = self._events(job.id, deps)
        taken = [event for event in events if isinstance(event, SessionTaken)]
        released = {event.attempt: event.cause for event in events if isinstance(event, SessionReleased)}
        if taken and taken[-1].attempt not in released:
            scored = _scored(self._events(taken[-1].run, deps, "run.finished", "candidate.", "candidates.", "outcome."))
            if scored is not None:
                return self._finish(job, scored.model_copy(update={"run": taken[-1].run}), deps)
        if len(taken) - len(released) >= MOST_CRASHES:
            reason = f"its run ended without a word {MOST_CRASHES} times"
            return self._finish(job, SessionFinished(outcome="failed", reason=reason), deps)
        attempt = len(taken) + 1
        run_id = job.id if attempt == 1 else f"{job.id}-{attempt}"
        began = SessionTaken(source=self._source, goal=job.text[:GOAL_LENGTH], attempt=attempt, run=run_id)
        deps.journal.record([began])
        task = Task(run_id=run_id, text=job.text, domain=job.domain, earlier=job.earlier)
        try:
            report = await run(task, self._deps(run_id))
        except asyncio.CancelledError:
            if not self._events(run_id, deps, "outcome."):  # else it is settled by what it came to
                deps.journal.record([SessionReleased(attempt=attempt, cause="stop", reason="the loop was stopped")])
            raise
        pause = self._pause(report, attempt, [*released.values()].count("budget"))
        if pause is not None:
            deps.journal.record([pause])
            return Settled(None, pause.reason)
        return self._finish(job, _finished(report, deps), deps)

    def _pause(self, report: Report, attempt: int, times: int) -> SessionReleased | None:
        """Say why a record has to wait, where its run failed for a reason that will pass.

        Args:
            times: How often the budget has ended in the middle of it.
        """
        if report.success or report.error is None:
            return None
        if report.error.type in _OUTAGES:
            return SessionReleased(attempt=attempt, cause="outage", reason=report.error.message)
        reason = self._workplace.headroom().reason
        if reason and times < MOST_BUDGETS:
            return SessionReleased(attempt=attempt, cause="budget", reason=reason)
        return None

    def _finish(self, job: _Job, event: SessionFinished, deps: Deps) -> Settled:
        if job.is_retry:
            how = "succeeded" if event.outcome == "done" else f"failed: {event.reason}"
            event = event.model_copy(update={"outcome": "done", "reason": f"tried again, and {how}"})
        deps.journal.record([event])
        return Settled(event.outcome, event.reason)

    def _deps(self, run_id: str) -> Deps:
        return self._workplace.deps(run_id=run_id, listener=self._hear).at("loop")

    def _hear(self, stored: StoredEvent) -> None:
        self._learned += isinstance(stored.event, SkillLearned | ToolRegistered)

    @staticmethod
    def _events(run_id: str, deps: Deps, *types: str) -> list[Event]:
        return [stored.event for stored in deps.journal.log.read(run_id=run_id, types=types or ("session.",))]


def _known(events: Sequence[Event]) -> Settled | None:
    for event in events:
        if isinstance(event, SessionFinished):
            return Settled(event.outcome, event.reason, was_known=True)
        if isinstance(event, SessionRejected):
            return Settled("rejected", event.reason, was_known=True)
    return None


def _scored(events: Sequence[Event]) -> SessionFinished | None:
    """Give what a run came to that ended, or that died after it was scored; None where it can be made again."""
    if not any(event.type in {"run.finished", "outcome.scored"} for event in events):
        return None
    finished = next((event for event in events if isinstance(event, RunFinished)), None)
    if finished is not None:
        return SessionFinished(
            outcome="done" if finished.success else "failed", answer=finished.answer, reason=finished.error or ""
        )
    winner = next((event.winner for event in reversed(events) if isinstance(event, CandidatesJudged)), None)
    made = {event.strategy_key: event.answer for event in events if isinstance(event, CandidateFinished)}
    if winner is None:
        return SessionFinished(outcome="failed", reason="no strategy succeeded")
    return SessionFinished(outcome="done", answer=made.get(winner))


def _finished(report: Report, deps: Deps) -> SessionFinished:
    return SessionFinished(
        outcome="done" if report.success else "failed",
        run=report.run_id,
        answer=deps.journal.keep(report.answer) if report.answer else None,
        reason=f"{report.error.type}: {report.error.message}" if report.error else "",
    )
