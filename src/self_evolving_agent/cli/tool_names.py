"""Which tool a person means."""

from difflib import get_close_matches

from self_evolving_agent.errors import UsageError
from self_evolving_agent.memory.models import Memory, ToolRecord


def find_tool(memory: Memory, name: str) -> ToolRecord:
    """Give the tool of a name.

    Raises:
        UsageError: If there is none; the hint says what may have been meant.
    """
    tool = memory.tools.get(name)
    if tool is not None:
        return tool
    close = get_close_matches(name.replace("-", "_").lower(), memory.tools, n=3, cutoff=0.5)
    hint = f"did you mean {' or '.join(close)}?" if close else "--list-tools lists them"
    raise UsageError(f"there is no tool {name!r}", hint)
