"""What happens in a run, from its start to its end."""

from typing import Literal

from pydantic import JsonValue

from self_evolving_agent.events.base import BlobRef, EventBase
from self_evolving_agent.models import (
    CheckResult,
    Domain,
    Evidence,
    Limit,
    PromptId,
    Ratio,
    Strategy,
    Usage,
)


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
    decided_by: Literal["user", "rules", "memory", "model", "default"]
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


class StrategyForgotten(EventBase):
    """A person had a strategy forgotten, with its record.

    Attributes:
        strategy: Its key.
    """

    type: Literal["strategy.forgotten"] = "strategy.forgotten"
    version: Literal[1] = 1
    strategy: str


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


class ArtifactLost(EventBase):
    """A file of the winner could not be saved in the workspace."""

    type: Literal["artifact.lost"] = "artifact.lost"
    version: Literal[1] = 1
    path: str
    reason: str


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
