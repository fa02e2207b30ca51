"""What travels through the graph: one state for the run, one `Attempt` for each fanned-out candidate."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, TypedDict

from self_evolving_agent.events import Event
from self_evolving_agent.models import Brief, Candidate, Classification, Draft, Strategy, Task, ToolUse, Verdict
from self_evolving_agent.models.sessions import Session


def merge_candidates(left: tuple[Candidate, ...], right: tuple[Candidate, ...]) -> tuple[Candidate, ...]:
    """Join what parallel nodes give: the newer candidate of a strategy replaces the older, sorted by key."""
    merged = {candidate.strategy.key: candidate for candidate in (*left, *right)}
    return tuple(merged[key] for key in sorted(merged))


class State(TypedDict, total=False):
    session: Session
    task: Task
    classification: Classification
    brief: Brief
    strategies: tuple[Strategy, ...]
    candidates: Annotated[tuple[Candidate, ...], merge_candidates]
    tools: ToolUse
    draft: Draft
    verdict: Verdict


class Attempt(TypedDict, total=False):
    """One strategy to carry out; `candidate` is set when an earlier attempt of it is to be repaired."""

    task: Task
    classification: Classification
    brief: Brief
    strategy: Strategy
    candidate: Candidate | None


@dataclass(frozen=True)
class Step:
    """What a node gives: the part of the state it changes, and what happened."""

    update: State = field(default_factory=State)
    events: Sequence[Event] = ()
