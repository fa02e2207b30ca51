"""What a person's word on a run changes: the record of whatever gave its answer, and the route that led there."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeVar

from self_evolving_agent.errors import UsageError
from self_evolving_agent.events import (
    CandidatesJudged,
    Event,
    FeedbackGiven,
    OutcomeScored,
    RouteDemoted,
    RunFinished,
    SkillsOffered,
    StoredEvent,
    ToolUsed,
)
from self_evolving_agent.models import Frozen

from .models import Memory

_TOOL = "tool:"
Found = TypeVar("Found", bound=Event)


class Feedback(Frozen):
    """What a person says of a run.

    Attributes:
        why: A few words, or none.
    """

    run_id: str
    good: bool
    why: str = ""


def consequences(
    feedback: Feedback, run: Iterable[StoredEvent], earlier: Iterable[StoredEvent], memory: Memory
) -> tuple[Event, ...]:
    """Give the events that follow: the word itself, and what it does to the records.

    Whoever says the same of a run twice is heard once. A tool that has another version by now keeps its record: that
    version did not give this answer.

    Args:
        run: The events of that run.
        earlier: Whatever feedback was given before, in order.

    Raises:
        UsageError: If it is no run that has ended.
    """
    events = [stored.event for stored in run]
    if not _of(RunFinished, events):
        raise UsageError(f"{feedback.run_id} is no task that has ended", "--list-runs lists those that have")
    given = FeedbackGiven(run=feedback.run_id, good=feedback.good, why=feedback.why)
    said = [e.good for e in _of(FeedbackGiven, [s.event for s in earlier]) if e.run == feedback.run_id]
    if said and said[-1] == feedback.good:
        return (given,)
    return (given, *_scores(feedback, events, memory), *_demotions(feedback, events))


def _scores(feedback: Feedback, run: Sequence[Event], memory: Memory) -> Iterator[Event]:
    winner = _winner(run)
    if winner is not None and not winner.startswith(_TOOL):
        yield _scored("strategy", winner, feedback)
    for use in _answering(run):
        tool = memory.tools.get(use.call.name)
        if tool is not None and tool.current == use.call.version:
            yield _scored("tool", tool.name, feedback)
    if winner is not None:
        for offered in _of(SkillsOffered, run):
            yield from (_scored("skill", name, feedback) for name in offered.names)


def _demotions(feedback: Feedback, run: Sequence[Event]) -> Iterator[Event]:
    if not feedback.good:
        for use in _answering(run):
            if use.call.route is not None:
                yield RouteDemoted(route=use.call.route, why=f"a person said of its answer: bad {feedback.why}".strip())


def _answering(run: Sequence[Event]) -> Iterator[ToolUsed]:
    """Give the tools that gave the answer, or the same one as whoever won."""
    answer, winner = _of(RunFinished, run)[-1].answer, _winner(run)
    for use in _of(ToolUsed, run):
        is_same = hashlib.sha256(use.returned.encode()).hexdigest() == answer
        if use.success and (winner == f"{_TOOL}{use.call.name}" or is_same):
            yield use


def _winner(run: Sequence[Event]) -> str | None:
    return next((event.winner for event in _of(CandidatesJudged, run)), None)


def _scored(subject: Literal["strategy", "skill", "tool"], name: str, feedback: Feedback) -> OutcomeScored:
    why = f"a person said: {'good' if feedback.good else 'bad'} {feedback.why}".strip()
    return OutcomeScored(
        subject=subject, name=name, outcome=1.0 if feedback.good else 0.0, won=feedback.good, why=why[:200]
    )


def _of(kind: type[Found], events: Sequence[Event]) -> list[Found]:
    return [event for event in events if isinstance(event, kind)]
