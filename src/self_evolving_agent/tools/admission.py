"""Taking in a tool that did not come out of a task: through the gate, and into the log."""

from collections.abc import Sequence

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import Event, ToolRejected, ToolReverted
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.models import Domain, Frozen, Refusal, Tool, ToolOrigin, ToolSpec
from self_evolving_agent.tools.gate import examine
from self_evolving_agent.tools.registry import registered

MOST_KEPT = 64_000
MOST_DETAIL = 500


class Admission(Frozen):
    """What came of a proposed tool.

    Attributes:
        tool: None when it was refused.
        refusal: Why it was.
        replaces: The version that was used before.
        is_known: This very version is there already.
    """

    name: str
    tool: Tool | None = None
    refusal: Refusal | None = None
    replaces: str | None = None
    is_known: bool = False


async def admit(
    spec: ToolSpec, source: str, deps: Deps, *, tests: str | None, origin: ToolOrigin, told: str
) -> Admission:
    """Put a tool through the gate and record what came of it.

    Args:
        told: Who asked for it, or in which words.
    """
    found = await examine(spec, source, deps, tests=tests)
    return settle(spec.name, found, source, deps, origin=origin, told=told)


def settle(
    name: str,
    found: Tool | Refusal,
    source: str,
    deps: Deps,
    *,
    origin: ToolOrigin,
    told: str,
    domain: Domain = "general",
) -> Admission:
    """Record a tool that passed as the version that is used, or why it did not pass: then nothing changes."""
    if isinstance(found, Refusal):
        deps.journal.record([rejection(name, found, source, deps)])
        return Admission(name=name, refusal=found)
    known = deps.memory.tools.get(name)
    replaces = known.current if known is not None and not known.is_retired else None
    events = _events(known, found, deps, origin=origin, told=told, domain=domain)
    deps.journal.record(events)
    return Admission(name=name, tool=found, replaces=replaces, is_known=not events)


def rejection(name: str, refusal: Refusal, source: str, deps: Deps) -> ToolRejected:
    """Keep what was proposed, and give the event that says why it was not taken."""
    kept = deps.journal.keep(source[:MOST_KEPT]) if source else None
    return ToolRejected(name=name, reason=refusal.reason, detail=refusal.detail[:MOST_DETAIL], source=kept)


def _events(
    known: ToolRecord | None, tool: Tool, deps: Deps, *, origin: ToolOrigin, told: str, domain: Domain
) -> Sequence[Event]:
    """Register a version once: one that is known keeps its record."""
    if known is not None and not known.is_retired:
        if known.current == tool.version:
            return ()
        if any(version.version == tool.version for version in known.versions):
            return (ToolReverted(name=tool.name, tool_version=tool.version),)
    return (registered(tool, deps, origin=origin, task=told, domain=domain),)
