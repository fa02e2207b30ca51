"""Everything that can happen, past tense, as a closed union. Events are never changed.

A class here is the newest version of its type. When one has to change, its `version` goes up and an upcaster in
`UPCASTERS` turns each older payload into the next one, so that every log ever written still loads.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Literal

from pydantic import Field, JsonValue, TypeAdapter

from self_evolving_agent.errors import LogCorrupt, NewerHome
from self_evolving_agent.models import (
    CheckResult,
    Domain,
    Evidence,
    Frozen,
    Limit,
    PromptId,
    Ratio,
    Strategy,
    Usage,
)

BlobRef = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Payload = dict[str, JsonValue]


class EventBase(Frozen):
    """What all events share: a type, a version, and for those that change memory a natural key."""

    @property
    def key(self) -> str | None:
        """Name the fact within its run, so that a repeated node records it once; None: repeats are fine."""
        return None


class RunStarted(EventBase):
    """A run began; `task` is its beginning, `text` the whole."""

    type: Literal["run.started"] = "run.started"
    version: Literal[1] = 1
    task: str
    sandbox: str
    text: BlobRef | None = None


class TaskClassified(EventBase):
    type: Literal["task.classified"] = "task.classified"
    version: Literal[1] = 1
    domain: Domain
    kind: str
    decided_by: Literal["user", "rules", "model", "default"]
    reason: str


class StrategyExplored(EventBase):
    """A strategy was chosen to be tried in this run."""

    type: Literal["strategy.explored"] = "strategy.explored"
    version: Literal[1] = 1
    strategy: Strategy
    rate: float
    plays: int

    @property
    def key(self) -> str | None:
        return f"explored:{self.strategy.key}"


class IdeaDropped(EventBase):
    """An idea of the model was not tried."""

    type: Literal["idea.dropped"] = "idea.dropped"
    version: Literal[1] = 1
    approach: str
    reason: str


class ChecksWritten(EventBase):
    type: Literal["checks.written"] = "checks.written"
    version: Literal[1] = 1
    checks: tuple[JsonValue, ...]
    rejected: tuple[str, ...] = ()


class ModelCalled(EventBase):
    """A model was asked once; prompt and reply are blobs. `error` is set when no reply came."""

    type: Literal["model.called"] = "model.called"
    version: Literal[1] = 1
    prompt_id: PromptId
    prompt: BlobRef
    reply: BlobRef | None = None
    finish: str = ""
    prompt_tokens: int = 0
    completion_tokens: int = 0
    duration_s: float = 0.0
    error: str | None = None


class ReplyRejected(EventBase):
    """A reply could not be used; the reason is machine-readable, the reply stands in the call's event."""

    type: Literal["reply.rejected"] = "reply.rejected"
    version: Literal[1] = 1
    prompt_id: PromptId
    reason: str
    detail: str = ""


class RungSettled(EventBase):
    """A rung of the reply ladder worked (or stopped working) for a model."""

    type: Literal["rung.settled"] = "rung.settled"
    version: Literal[1] = 1
    model_name: str
    rung: Literal["schema", "json", "text"]


class SandboxRan(EventBase):
    type: Literal["sandbox.ran"] = "sandbox.ran"
    version: Literal[1] = 1
    backend: str
    code: BlobRef
    output: BlobRef
    exit_code: int | None
    limits_hit: tuple[Limit, ...] = ()
    wall_s: float = 0.0
    peak_memory_mb: float = 0.0


class CandidateFinished(EventBase):
    type: Literal["candidate.finished"] = "candidate.finished"
    version: Literal[1] = 1
    strategy_key: str
    strategy_name: str
    origin: str
    success: bool
    score: Ratio
    evidence: Evidence
    why: str
    answer: BlobRef | None = None


class CheckDisputed(EventBase):
    """Candidates written apart agree with each other against a check."""

    type: Literal["check.disputed"] = "check.disputed"
    version: Literal[1] = 1
    result: CheckResult
    candidates: tuple[str, ...]

    @property
    def key(self) -> str | None:
        return f"disputed:{self.result.check.name}"


class CandidatesJudged(EventBase):
    type: Literal["candidates.judged"] = "candidates.judged"
    version: Literal[1] = 1
    winner: str | None
    decided_by: Literal["evidence", "model", "order", "nobody"]
    why: str


class OutcomeScored(EventBase):
    """One play of a strategy, skill or tool got its outcome: the only event that moves a score."""

    type: Literal["outcome.scored"] = "outcome.scored"
    version: Literal[1] = 1
    subject: Literal["strategy", "skill", "tool"]
    name: str
    outcome: Ratio
    won: bool
    why: str = ""

    @property
    def key(self) -> str | None:
        return f"scored:{self.subject}:{self.name}"


class ArtifactSaved(EventBase):
    type: Literal["artifact.saved"] = "artifact.saved"
    version: Literal[1] = 1
    path: str
    content: BlobRef


class RunFinished(EventBase):
    """A run ended, with or without success; the report is complete, its answer is a blob."""

    type: Literal["run.finished"] = "run.finished"
    version: Literal[1] = 1
    task: str
    domain: str
    success: bool
    winner: str | None = None
    answer: BlobRef | None = None
    error: str | None = None
    usage: Usage = Usage()

    @property
    def key(self) -> str | None:
        return "finished"


class RunCancelled(EventBase):
    type: Literal["run.cancelled"] = "run.cancelled"
    version: Literal[1] = 1
    reason: str

    @property
    def key(self) -> str | None:
        return "finished"


Event = Annotated[
    RunStarted
    | TaskClassified
    | StrategyExplored
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
    | RunFinished
    | RunCancelled,
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
