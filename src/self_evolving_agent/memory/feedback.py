"""What a person's word on a run changes: the record of whatever gave its answer, and the route that led there."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
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
    ToolJudged,
    ToolUsed,
)
from self_evolving_agent.models import Frozen, Route

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


TYPES = ("feedback.given", "tool.judged")
"""What was said before, by the types of events."""


def consequences(
    feedback: Feedback,
    run: Iterable[StoredEvent],
    earlier: Iterable[StoredEvent],
    memory: Memory,
    *,
    reads: Callable[[Route, str], bool],
) -> tuple[Event, ...]:
    """Give the events that follow: the word itself, and what it does to the records.

    Whoever says the same of a run twice is heard once. A tool that has another version by now keeps its record: that
    version did not give this answer. A bad word takes the task from those that the tool solved and demotes every route
    that would answer it; a good word withdraws that.

    Args:
        run: The events of that run.
        earlier: Whatever was said before, in order; of `TYPES`.
        reads: Tells whether a route fits a text.

    Raises:
        UsageError: If it is no run that has ended.
    """
    events = [stored.event for stored in run]
    if not _of(RunFinished, events):
        raise UsageError(f"{feedback.run_id} is no task that has ended", "--list-runs lists those that have")
    given = FeedbackGiven(run=feedback.run_id, good=feedback.good, why=feedback.why)
    before = [stored.event for stored in earlier]
    said = [e.good for e in _of(FeedbackGiven, before) if e.run == feedback.run_id]
    if said and said[-1] == feedback.good:
        return (given,)
    scores = _scores(feedback, events, memory)
    if not feedback.good:
        return (given, *scores, *_blame(feedback, events, memory, reads))
    return (given, *scores, *(_withdrawn(feedback, events, before) if said else ()))


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


def _blame(
    feedback: Feedback, run: Sequence[Event], memory: Memory, reads: Callable[[Route, str], bool]
) -> Iterator[Event]:
    """Count the task as answered wrongly, and demote the routes that would answer it so."""
    for use in _answering(run):
        known = [record.route for record in memory.routes.values() if record.route.tool == use.call.name]
        keys = dict.fromkeys([use.call.route] if use.call.route else [])
        keys |= dict.fromkeys(route.key for route in known if reads(route, use.text))
        # One that was demoted before owes nothing to this word.
        at_stake = tuple(key for key in keys if key in memory.routes or key not in memory.demoted)
        yield _judged(feedback, use, at_stake)
        for key in keys:
            yield RouteDemoted(route=key, why=f"a person said of its answer: bad {feedback.why}".strip())


def _withdrawn(feedback: Feedback, run: Sequence[Event], before: Sequence[Event]) -> Iterator[Event]:
    """Count the task as solved again, and let the routes be learned that a bad word had demoted."""
    last = {event.name: event for event in _of(ToolJudged, before) if event.run == feedback.run_id}
    for use in _answering(run):
        if use.call.name in last:
            yield _judged(feedback, use, last[use.call.name].routes)


def _judged(feedback: Feedback, use: ToolUsed, routes: tuple[str, ...]) -> ToolJudged:
    return ToolJudged(
        run=feedback.run_id,
        name=use.call.name,
        text=use.text,
        arguments=use.call.arguments,
        good=feedback.good,
        routes=routes,
    )


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
