"""What a run gives back."""

from typing import Literal

from self_evolving_agent.models.base import Frozen, Origin


class Usage(Frozen):
    model_calls: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    model_s: float = 0.0
    sandbox_s: float = 0.0
    total_s: float = 0.0


class AnsweredBy(Frozen):
    kind: Literal["tool", "strategy"]
    name: str
    version: str | None = None
    origin: Origin


class EvidenceSummary(Frozen):
    checks_passed: int
    checks_failed: int
    repairs: int
    limits_hit: tuple[str, ...]


class CandidateSummary(Frozen):
    strategy: str
    origin: str
    success: bool
    score: float
    evidence: EvidenceSummary
    why: str


class ToolRejection(Frozen):
    name: str
    reason: str


class ToolUse(Frozen):
    created: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    rejected: tuple[ToolRejection, ...] = ()


class ErrorInfo(Frozen):
    type: str
    message: str
    hint: str = ""


class Report(Frozen):
    """What a run gives back; the object that `--json` prints, also on failure."""

    run_id: str
    task: str
    domain: str
    success: bool
    answer: str
    answered_by: AnsweredBy | None = None
    candidates: tuple[CandidateSummary, ...] = ()
    tools: ToolUse = ToolUse()
    skills_used: tuple[str, ...] = ()
    usage: Usage = Usage()
    provider: str = ""
    model: str = ""
    sandbox: str = ""
    error: ErrorInfo | None = None
