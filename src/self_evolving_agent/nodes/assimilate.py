"""`assimilate`: keep what the run taught, and put the winner's files into the workspace."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import StorageError, UsageError
from self_evolving_agent.events import ArtifactSaved, Event, OutcomeScored
from self_evolving_agent.models import Candidate
from self_evolving_agent.state import State, Step


async def assimilate(state: State, deps: Deps) -> Step:
    """Score every strategy by its evidence; a failure of the world is nobody's score."""
    winner = state["verdict"].winner
    candidates = state.get("candidates", ())
    events: list[Event] = [
        OutcomeScored(
            subject="strategy",
            name=candidate.strategy.key,
            outcome=candidate.score,
            won=candidate.strategy.key == winner,
            why=candidate.why[:200],
        )
        for candidate in candidates
        if candidate.error is None
    ]
    for candidate in candidates:
        if candidate.strategy.key == winner:
            events += _saved(candidate, deps)
    return Step(events=events)


def _saved(candidate: Candidate, deps: Deps) -> list[Event]:
    events: list[Event] = []
    for path, text in candidate.artifacts.items():
        try:
            place = deps.workspace.save(deps.journal.stamp.run_id, path, text.encode("utf-8", errors="replace"))
        except (UsageError, StorageError):
            continue
        events.append(ArtifactSaved(path=place, content=deps.journal.keep(text)))
    return events
