"""`distil`: put what an instructive run taught into one sentence, once all else of the run is safe in the log."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.skills import distilling
from self_evolving_agent.state import State, Step


async def distil(state: State, deps: Deps) -> Step:
    """Learn a skill; a model that fails here, or has nothing to say, changes nothing."""
    learned = await distilling.distil(state["task"], state.get("candidates", ()), state["verdict"], deps)
    return Step(events=[learned] if learned else [])
