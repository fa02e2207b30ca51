"""What the log tells of one tool: its versions with their uses, and what else became of it."""

from collections.abc import Iterable
from datetime import datetime

from self_evolving_agent.events import (
    Event,
    StoredEvent,
    ToolJudged,
    ToolRegistered,
    ToolRejected,
    ToolRestored,
    ToolRetired,
    ToolReverted,
    ToolUsed,
)
from self_evolving_agent.models import Frozen, ToolOrigin

TYPES = ("tool.",)
NAMESAKE = "another run had made a tool of this name meanwhile"
Turn = ToolJudged | ToolRejected | ToolRetired | ToolRestored | ToolReverted


class VersionHistory(Frozen):
    """One version, from the day it was registered.

    Attributes:
        run_id: The run, or the command, that brought it.
        model: Whoever wrote it; empty for a person.
        task: Who asked for it, or in which words.
    """

    version: str
    at: datetime
    run_id: str
    model: str
    origin: ToolOrigin
    task: str
    replaces: str | None = None
    uses: int = 0
    successes: int = 0


class TurnTaken(Frozen):
    """Something else that became of the tool."""

    at: datetime
    event: Turn


class ToolHistory(Frozen):
    """All of it, oldest first."""

    versions: tuple[VersionHistory, ...] = ()
    turns: tuple[TurnTaken, ...] = ()


def history_of(name: str, events: Iterable[StoredEvent]) -> ToolHistory:
    """Gather what happened to one tool; a version that was registered again goes on counting.

    Args:
        events: At least those whose types begin with one of `TYPES`, in the order of the log.
    """
    versions: dict[str, VersionHistory] = {}
    turns: list[TurnTaken] = []
    lives = False
    for stored in events:
        if not stored.stamp.remembered or _tool_of(stored.event) != name:
            continue
        match stored.event:
            case ToolRegistered(replaces=None) if lives and stored.event.tool_version not in versions:
                turns.append(TurnTaken(at=stored.at, event=_not_taken(stored.event)))
            case ToolRegistered():
                lives = True
                versions.setdefault(stored.event.tool_version, _registered(stored, stored.event))
            case ToolUsed(call=call, success=success):
                if known := versions.get(call.version):
                    used = {"uses": known.uses + 1, "successes": known.successes + success}
                    versions[call.version] = known.model_copy(update=used)
            case ToolJudged() | ToolRejected() | ToolRetired() | ToolRestored() | ToolReverted():
                if isinstance(stored.event, ToolRetired | ToolRestored):
                    lives = bool(versions) and isinstance(stored.event, ToolRestored)
                turns.append(TurnTaken(at=stored.at, event=stored.event))
            case _:
                pass
    return ToolHistory(versions=tuple(versions.values()), turns=tuple(turns))


def _tool_of(event: Event) -> str | None:
    match event:
        case ToolUsed():
            return event.call.name
        case ToolRegistered() | ToolJudged() | ToolRejected() | ToolRetired() | ToolRestored() | ToolReverted():
            return event.name
        case _:
            return None


def _not_taken(event: ToolRegistered) -> ToolRejected:
    """Say of a tool that was made while another run made its namesake that it is no version of that."""
    return ToolRejected(name=event.name, reason="name_taken", detail=NAMESAKE, source=event.source)


def _registered(stored: StoredEvent, event: ToolRegistered) -> VersionHistory:
    return VersionHistory(
        version=event.tool_version,
        at=stored.at,
        run_id=stored.stamp.run_id,
        model=stored.stamp.model,
        origin=event.origin,
        task=event.task,
        replaces=event.replaces,
    )
