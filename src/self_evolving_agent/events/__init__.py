"""Everything that can happen, past tense, as a closed union. Events are never changed.

A class here is the newest version of its type. When one has to change, its `version` goes up and an upcaster in
`UPCASTERS` turns each older payload into the next one, so that every log ever written still loads.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Annotated

from pydantic import Field, JsonValue, TypeAdapter

from self_evolving_agent.errors import LogCorrupt, NewerHome
from self_evolving_agent.events.base import BlobRef, EventBase
from self_evolving_agent.events.chats import ChatTurned, ResultForgotten
from self_evolving_agent.events.runs import (
    ArtifactLost,
    ArtifactSaved,
    CandidateFinished,
    CandidatesJudged,
    CheckDisputed,
    ChecksWritten,
    IdeaDropped,
    ModelCalled,
    OutcomeScored,
    ReplyRejected,
    RunCancelled,
    RunFinished,
    RungSettled,
    RunStarted,
    SandboxRan,
    StrategyExplored,
    StrategyForgotten,
    TaskClassified,
)
from self_evolving_agent.events.sessions import (
    SessionDigested,
    SessionFinished,
    SessionRejected,
    SessionReleased,
    SessionTaken,
)
from self_evolving_agent.events.tools import (
    ExampleDisputed,
    FeedbackGiven,
    RouteDemoted,
    RouteLearned,
    SkillForgotten,
    SkillLearned,
    SkillsOffered,
    ToolJudged,
    ToolRegistered,
    ToolRejected,
    ToolRestored,
    ToolRetired,
    ToolReverted,
    ToolUsed,
)
from self_evolving_agent.models import Frozen

Payload = dict[str, JsonValue]

__all__ = [
    "EVENT_TYPES",
    "UPCASTERS",
    "ArtifactLost",
    "ArtifactSaved",
    "BlobRef",
    "CandidateFinished",
    "CandidatesJudged",
    "ChatTurned",
    "CheckDisputed",
    "ChecksWritten",
    "Event",
    "EventBase",
    "ExampleDisputed",
    "FeedbackGiven",
    "IdeaDropped",
    "ModelCalled",
    "OutcomeScored",
    "Payload",
    "ReplyRejected",
    "ResultForgotten",
    "RouteDemoted",
    "RouteLearned",
    "RunCancelled",
    "RunFinished",
    "RunStarted",
    "RungSettled",
    "SandboxRan",
    "SessionDigested",
    "SessionFinished",
    "SessionRejected",
    "SessionReleased",
    "SessionTaken",
    "SkillForgotten",
    "SkillLearned",
    "SkillsOffered",
    "Stamp",
    "StoredEvent",
    "StrategyExplored",
    "StrategyForgotten",
    "TaskClassified",
    "ToolJudged",
    "ToolRegistered",
    "ToolRejected",
    "ToolRestored",
    "ToolRetired",
    "ToolReverted",
    "ToolUsed",
    "Upcaster",
    "load_event",
]

Event = Annotated[
    RunStarted
    | TaskClassified
    | StrategyExplored
    | StrategyForgotten
    | IdeaDropped
    | ChecksWritten
    | ModelCalled
    | ReplyRejected
    | RungSettled
    | SandboxRan
    | CandidateFinished
    | CheckDisputed
    | CandidatesJudged
    | OutcomeScored
    | ArtifactSaved
    | ArtifactLost
    | RunFinished
    | RunCancelled
    | SessionTaken
    | SessionReleased
    | SessionDigested
    | SessionFinished
    | SessionRejected
    | ToolRegistered
    | ToolRejected
    | ExampleDisputed
    | ToolUsed
    | ToolJudged
    | ToolRetired
    | ToolRestored
    | ToolReverted
    | RouteLearned
    | RouteDemoted
    | SkillForgotten
    | SkillLearned
    | SkillsOffered
    | FeedbackGiven
    | ChatTurned
    | ResultForgotten,
    Field(discriminator="type"),
]


class Stamp(Frozen):
    """Where an event comes from; the same for all events of one node.

    Attributes:
        remembered: False under `--no-memory`: the event is kept, and the fold skips it.
    """

    run_id: str
    node: str
    provider: str
    model: str
    remembered: bool = True


class StoredEvent(Frozen):
    """An event as the log keeps it: who and when around it, chained to the one before by hash."""

    seq: int
    id: str
    at: datetime
    stamp: Stamp
    event: Event
    prev_hash: str
    hash: str


Upcaster = Callable[[Payload], Payload]
UPCASTERS: dict[tuple[str, int], Upcaster] = {}
"""(type, version) -> function from that version's payload to the next version's."""

_ADAPTER: TypeAdapter[Event] = TypeAdapter(Event)


def load_event(type_name: str, version: int, payload: Payload) -> Event:
    """Build an event from a stored payload of any version.

    Raises:
        NewerHome: If the type or version is not known to this program.
        LogCorrupt: If the payload does not fit its own type and version.
    """
    while (upcast := UPCASTERS.get((type_name, version))) is not None:
        payload, version = upcast(payload), version + 1
    try:
        return _ADAPTER.validate_python({**payload, "type": type_name, "version": version}, strict=False)
    except ValueError as error:
        tags = {t for t, _ in UPCASTERS} | set(EVENT_TYPES)
        newest = EVENT_TYPES.get(type_name, 0)
        if type_name not in tags or version > newest:
            raise NewerHome(
                f"the log holds an event {type_name} v{version} that this version does not know",
                "install the newer version that wrote it",
            ) from error
        raise LogCorrupt(f"an event {type_name} v{version} does not fit its type: {error}") from error


def _versions() -> dict[str, int]:
    found = {}
    for cls in EventBase.__subclasses__():
        fields = cls.model_fields
        found[str(fields["type"].default)] = int(fields["version"].default)
    return found


EVENT_TYPES: dict[str, int] = _versions()
"""Every event type with its newest version."""
