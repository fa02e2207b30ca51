"""A tool whose name another run took while it was written."""

import re

from self_evolving_agent.deps import Deps
from self_evolving_agent.models import Refusal, Tool
from self_evolving_agent.tools.gate import examine
from self_evolving_agent.tools.synthesis import with_free_name


def living_names(deps: Deps) -> frozenset[str]:
    """Give the names that are not free."""
    return frozenset(name for name, tool in deps.memory.tools.items() if not tool.is_retired)


async def under_free_name(tool: Tool, deps: Deps) -> Tool | Refusal:
    """Give a tool as it is where its name is still free, else under another, through the gates once more."""
    spec = with_free_name(tool.spec, living_names(deps))
    if spec.name == tool.name:
        return tool
    source = re.sub(rf"\b{re.escape(tool.name)}\b", spec.name, tool.source)
    found = await examine(spec, source, deps)
    return found if isinstance(found, Refusal) else found.model_copy(update={"disputed": tool.disputed})
