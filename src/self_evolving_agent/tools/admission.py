"""Taking in a tool that did not come out of a task: through the gate, and into the log."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import ToolRejected, ToolReverted
from self_evolving_agent.models import Domain, Frozen, Refusal, Tool, ToolOrigin, Usage
from self_evolving_agent.tools.gate import examine, imported_modules
from self_evolving_agent.tools.proposals import Proposal
from self_evolving_agent.tools.registry import registered, tool_of, with_latest_tools

DOMAIN: Domain = "general"
"""What belongs to no task belongs to no domain."""

MOST_KEPT = 64_000
MOST_DETAIL = 500


class Admission(Frozen):
    """What came of a proposed tool.

    Attributes:
        name: Empty where nothing came to have one.
        run_id: Under which the log tells of it.
        tool: None when it was refused.
        refusal: Why it was.
        replaces: The version that was used before.
        is_known: This very version is there already.
    """

    name: str
    run_id: str
    usage: Usage
    tool: Tool | None = None
    refusal: Refusal | None = None
    replaces: str | None = None
    is_known: bool = False


async def admit(proposal: Proposal, deps: Deps, *, origin: ToolOrigin, told: str) -> Admission:
    """Put a tool through the gate and record what came of it.

    Args:
        told: Who asked for it, or in which words.
    """
    spec, source = proposal.spec, proposal.source
    others = deps.memory.tools.keys() - {spec.name}
    found = await examine(spec, source, deps, tests=proposal.tests, imports=_imports(proposal, deps), taken=others)
    return refused(spec.name, found, source, deps) if isinstance(found, Refusal) else taken(found, deps, origin, told)


def _imports(proposal: Proposal, deps: Deps) -> dict[str, Tool]:
    """Give the known tools that a tool imports."""
    named = imported_modules(proposal.source) - {proposal.spec.name}
    known = {name: tool for name, tool in deps.memory.tools.items() if name in named and tool.is_offered}
    return {name: tool_of(tool, deps) for name, tool in known.items()}


def taken(tool: Tool, deps: Deps, origin: ToolOrigin, told: str) -> Admission:
    """Record a tool that passed as the version that is used; one that is known keeps its record."""
    deps = with_latest_tools(deps)
    known = deps.memory.tools.get(tool.name)
    record = known if known is not None and not known.is_retired else None
    if record is not None and record.current == tool.version:
        return Admission(
            name=tool.name, tool=tool, is_known=True, run_id=deps.journal.stamp.run_id, usage=deps.meter.usage()
        )
    if record is not None and any(version.version == tool.version for version in record.versions):
        deps.journal.record([ToolReverted(name=tool.name, tool_version=tool.version)])
    else:
        deps.journal.record([registered(tool, deps, origin=origin, task=told, domain=DOMAIN)])
    return Admission(
        name=tool.name,
        tool=tool,
        replaces=record.current if record else None,
        run_id=deps.journal.stamp.run_id,
        usage=deps.meter.usage(),
    )


def refused(name: str, refusal: Refusal, source: str, deps: Deps) -> Admission:
    """Record why a tool did not pass; nothing else changes."""
    deps.journal.record([rejection(name, refusal, source, deps)])
    return Admission(name=name, refusal=refusal, run_id=deps.journal.stamp.run_id, usage=deps.meter.usage())


def rejection(name: str, refusal: Refusal, source: str, deps: Deps) -> ToolRejected:
    """Keep what was proposed, and give the event that says why it was not taken."""
    kept = deps.journal.keep(source[:MOST_KEPT]) if source else None
    return ToolRejected(name=name, reason=refusal.reason, detail=refusal.detail[:MOST_DETAIL], source=kept)
