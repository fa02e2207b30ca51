"""A tool called for a task, as a candidate: held to the same evidence as any other."""

from collections.abc import Mapping

from pydantic import JsonValue

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import show
from self_evolving_agent.models import (
    Candidate,
    Check,
    CheckResult,
    Classification,
    Evidence,
    Origin,
    Strategy,
    ToolCall,
)
from self_evolving_agent.scoring import evidence_score, has_succeeded
from self_evolving_agent.tools.calls import call_tool
from self_evolving_agent.tools.forms import written
from self_evolving_agent.tools.registry import Code

PROVEN = Check(name="the tool satisfies its examples", origin="program")
RETURNED = Check(name="the call returns a value", origin="program", counts=False)


async def called(call: ToolCall, code: Code, task: str, kind: Classification, deps: Deps) -> Candidate:
    """Call a tool that passed its gates with the arguments of a task.

    Args:
        task: What of it the person says: the answer takes the form that this asks for.
    """
    outcome = await call_tool(call.name, code.source, call.arguments, code.modules, deps)
    came_back = outcome.raised is None and outcome.returned is not None
    seen = f"{outcome.raised}: {outcome.message}"[:300] if outcome.raised else show(outcome.returned)[:300]
    evidence = Evidence(
        checks=(CheckResult(check=PROVEN, passed=True), CheckResult(check=RETURNED, passed=came_back, observed=seen)),
        executed=True,
        exit_code=0,
    )
    answer = written(outcome.returned, task) if came_back else ""
    success = has_succeeded(evidence)
    return Candidate(
        strategy=strategy_of(call, kind),
        success=success,
        score=evidence_score(evidence),
        evidence=evidence,
        program=code.source,
        output=answer,
        answer=answer,
        why=f"{spoken(call)} gave {seen}" if success else f"{spoken(call)}: {seen}",
        is_final=True,
        tool=call,
    )


def has_refused(candidate: Candidate) -> bool:
    """Tell whether a tool refused its arguments: what is asked may be wrong then, and not how it was read."""
    return any(
        one.check.name == RETURNED.name and not one.passed and one.observed.startswith("ValueError:")
        for one in candidate.evidence.checks
    )


def spoken(call: ToolCall) -> str:
    """Write a call as Python source, cut to what a line holds."""
    return f"{call.name}({_arguments(call.arguments)})"


def _arguments(arguments: Mapping[str, JsonValue]) -> str:
    return ", ".join(f"{name}={show(value)}" for name, value in arguments.items())[:200]


def strategy_of(call: ToolCall, kind: Classification) -> Strategy:
    origin: Origin = "route" if call.origin == "route" else "call"
    return Strategy(
        key=f"tool:{call.name}",
        name=call.name,
        approach=f"Call the tool {call.name}.",
        domain=kind.domain,
        kind=kind.kind,
        origin=origin,
    )
