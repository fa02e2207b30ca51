"""What a person decides about a tool that exists: an earlier version, retired, brought back."""

from self_evolving_agent.errors import UsageError
from self_evolving_agent.events import ToolRestored, ToolRetired, ToolReverted
from self_evolving_agent.memory.models import ToolRecord


def reverted(tool: ToolRecord, version: str | None) -> ToolReverted:
    """Go back to an earlier version.

    Args:
        version: How its name begins will do; None for the one before the version that is used.

    Raises:
        UsageError: If there is no such version, or it is the one that is used.
    """
    names = [known.version for known in tool.versions]
    if version is None:
        before = names[: names.index(tool.current)]
        if not before:
            raise UsageError(f"{tool.name} has no version before {tool.current}", _known(tool))
        return ToolReverted(name=tool.name, tool_version=before[-1])
    found = [name for name in names if name.startswith(version)]
    if not found:
        raise UsageError(f"{tool.name} has no version {version!r}", _known(tool))
    if len(found) > 1:
        raise UsageError(f"several versions of {tool.name} begin with {version!r}", _known(tool))
    if found[0] == tool.current:
        raise UsageError(f"{tool.name} is at {tool.current} already", _known(tool))
    return ToolReverted(name=tool.name, tool_version=found[0])


def retired(tool: ToolRecord, why: str) -> ToolRetired:
    """Take it out of use.

    Raises:
        UsageError: If it is out of use already.
    """
    if tool.is_retired:
        raise UsageError(f"{tool.name} is retired already", f"tool restore {tool.name} brings it back")
    return ToolRetired(name=tool.name, why=why)


def restored(tool: ToolRecord) -> ToolRestored:
    """Bring it back.

    Raises:
        UsageError: If it is in use.
    """
    if not tool.is_retired:
        raise UsageError(f"{tool.name} is not retired")
    return ToolRestored(name=tool.name)


def _known(tool: ToolRecord) -> str:
    marks = (f"{v.version} (used)" if v.version == tool.current else v.version for v in tool.versions)
    return f"there are: {', '.join(marks)}"
