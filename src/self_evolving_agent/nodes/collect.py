"""`collect`: take the task in and say that a run has begun."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import RunStarted
from self_evolving_agent.state import State, Step

SHOWN = 500


async def collect(state: State, deps: Deps) -> Step:
    """Record the task as it came."""
    text = state["task"].text
    return Step(events=[RunStarted(task=text[:SHOWN], text=deps.journal.keep(text), sandbox=deps.sandbox.name)])
