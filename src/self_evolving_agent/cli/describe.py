"""Every event in a few words, for people."""

from typing import assert_never

from self_evolving_agent.cli.describe_sessions import SessionEvent, describe_session_event
from self_evolving_agent.cli.describe_tools import ToolEvent, describe_tool_event
from self_evolving_agent.events import (
    ArtifactLost,
    ArtifactSaved,
    CandidateFinished,
    CandidatesJudged,
    ChatTurned,
    CheckDisputed,
    ChecksWritten,
    Event,
    IdeaDropped,
    ModelCalled,
    OutcomeScored,
    ReplyRejected,
    ResultForgotten,
    RunCancelled,
    RunFinished,
    RungSettled,
    RunStarted,
    SandboxRan,
    StrategyExplored,
    TaskClassified,
)
from self_evolving_agent.models import Usage

DECIDED_BY = {
    "user": "as you said",
    "rules": "by its words",
    "memory": "a known tool does it",
    "model": "the model said so",
    "default": "neither words nor model could tell",
}


def describe(event: Event) -> str:
    """Say what happened, without who and when."""
    match event:
        case RunStarted():
            return event.task
        case TaskClassified():
            return f"{event.domain}/{event.kind} ({DECIDED_BY[event.decided_by]})"
        case IdeaDropped():
            return f"dropped ({event.reason}): {event.approach}"
        case StrategyExplored():
            return _strategy(event)
        case ChecksWritten():
            return _checks(event)
        case _ if isinstance(event, ToolEvent | SessionEvent):
            return describe_tool_event(event) if isinstance(event, ToolEvent) else describe_session_event(event)
        case ChatTurned() | ResultForgotten():
            return _chat(event)
        case _:
            return _outcome(event)


def _strategy(event: StrategyExplored) -> str:
    """Say what is tried: the champion, one that is known from other runs with its record, or a fresh idea."""
    origin = "known" if event.strategy.origin == "fresh" and event.plays else event.strategy.origin
    record = f" {event.rate:.2f} in {counted(event.plays, 'play')}" if event.plays else ""
    return f"{origin}{record}: {event.strategy.name}"


def _chat(event: ChatTurned | ResultForgotten) -> str:
    if isinstance(event, ResultForgotten):
        return f"forgotten: {event.name}"
    return f"{event.kind.replace('_', ' ')}{'' if event.success else ', no answer'}: {event.said}"


def used(usage: Usage) -> str:
    """Say what a run used."""
    tokens = counted(usage.prompt_tokens + usage.completion_tokens, "token")
    calls = counted(usage.model_calls, "model call")
    return f"{calls}, {tokens}, {usage.model_s:.1f}s of model, {usage.sandbox_s:.1f}s of sandbox"


def counting(event: ChecksWritten) -> int:
    """Count the checks that prove something."""
    return sum(not isinstance(check, dict) or check.get("counts", True) is True for check in event.checks)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


Artifact = ArtifactSaved | ArtifactLost
Machinery = ModelCalled | ReplyRejected | RungSettled | SandboxRan | OutcomeScored | RunFinished | RunCancelled


def _outcome(event: CheckDisputed | CandidateFinished | CandidatesJudged | Artifact | Machinery) -> str:
    match event:
        case CheckDisputed():
            seen = f"{len(event.candidates)} programs agree on {event.result.observed}"
            return f"in doubt: {event.result.check.name} ({seen})"
        case CandidateFinished():
            return _candidate(event)
        case CandidatesJudged():
            return f"a winner: {event.why}" if event.winner else event.why
        case ArtifactSaved():
            return event.path
        case ArtifactLost():
            return event.reason
        case _:
            return _machinery(event)


def _machinery(event: Machinery) -> str:
    match event:
        case ModelCalled(error=str(error)):
            return f"{event.prompt_id.name}: the model gave no reply ({error.replace('_', ' ')})"
        case ModelCalled():
            tokens = f"{event.prompt_tokens} + {event.completion_tokens} tokens"
            return f"{event.prompt_id.name}: {tokens}, {event.duration_s:.1f} s"
        case ReplyRejected():
            return f"{event.prompt_id.name}: a reply could not be used ({event.reason}) {event.detail}"
        case RungSettled():
            return f"{event.model_name} replies as {event.rung}"
        case SandboxRan():
            limits = f", hit its limit: {', '.join(event.limits_hit)}" if event.limits_hit else ""
            return f"{event.backend}: exit {event.exit_code}{limits}, {event.wall_s:.2f} s"
        case OutcomeScored():
            return f"{event.subject} {event.name}: {event.outcome:.2f}{' and won' if event.won else ''}"
        case RunFinished():
            return f"{'success' if event.success else 'no success'}: {used(event.usage)}"
        case RunCancelled():
            return event.reason
        case _:
            assert_never(event)


def _checks(event: ChecksWritten) -> str:
    """Say how many checks there are, how many prove something, and how many were refused."""
    refused = f", {len(event.rejected)} refused" if event.rejected else ""
    return f"{len(event.checks)} written, {counting(event)} of them count{refused}"


def _candidate(event: CandidateFinished) -> str:
    evidence = event.evidence
    passed = sum(result.passed for result in evidence.checks)
    facts = f"{passed} of {counted(len(evidence.checks), 'check')}" if evidence.checks else "no checks"
    repairs = counted(evidence.repairs, "repair")
    if event.success:
        return f"holds: {facts}, {f'{repairs}, ' if evidence.repairs else ''}score {event.score:.2f}"
    if evidence.checks and passed == len(evidence.checks) and not event.why:
        return f"ran: {facts}, to be compared with the others"
    limits = f", hit its limit: {', '.join(evidence.limits_hit)}" if evidence.limits_hit else ""
    return f"fails{f' after {repairs}' if evidence.repairs else ''}: {event.why or facts}{limits}"
