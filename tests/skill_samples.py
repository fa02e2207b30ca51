"""Runs that have something to teach, as their candidates and the log tell them."""

from fakes_models import a_strategy
from self_evolving_agent.deps import Deps
from self_evolving_agent.events import CandidateFinished
from self_evolving_agent.models import (
    Call,
    Candidate,
    Check,
    CheckResult,
    Evidence,
    Strategy,
    Task,
    TextRule,
    Verdict,
)

TASK = Task(run_id="run1", text="write a function that returns the median of a list of numbers")
HALVES = Check(name="median([1, 2]) == 1.5", call=Call(function="median", args=([1, 2],)), expected=1.5)
MIDDLE = Check(name="median([3]) == 3", call=Call(function="median", args=([3],)), expected=3)
FIRST = a_strategy("Sort the list and take its middle.", domain="coding", kind="function", key="aa01")
SECOND = a_strategy("Lean on the standard library.", domain="coding", kind="function", key="bb02")
WON = Verdict(winner=FIRST.key, decided_by="evidence", why="")
NOBODY = Verdict(winner=None, decided_by="nobody", why="")
RIGHT = Evidence(
    checks=(CheckResult(check=HALVES, passed=True), CheckResult(check=MIDDLE, passed=True)), executed=True, exit_code=0
)


def wrong(observed: str = "1", check: Check = HALVES, **more: object) -> Evidence:
    """Give the evidence of a candidate that fails one of two checks, or whatever else is told."""
    failed = CheckResult(check=check, passed=False, observed=observed)
    return Evidence.model_validate(
        {"checks": (failed, CheckResult(check=MIDDLE, passed=True)), "executed": True, "exit_code": 0, **more}
    )


def crashed(error: str, **more: object) -> tuple[Evidence, str]:
    """Give the evidence of a program that did not run to its end, and the line that says why."""
    ran = CheckResult(check=Check(name="runs to its end", origin="program", counts=False), passed=False)
    return Evidence.model_validate({"checks": (ran,), "executed": True, "exit_code": 1, **more}), error


def without_rule(kind: str) -> Evidence:
    """Give the evidence of a text that breaks a rule."""
    check = Check(name=f"holds {kind}", rule=TextRule.model_validate({"kind": kind}), origin="user")
    return Evidence(checks=(CheckResult(check=check, passed=False, observed="7"),), executed=True)


def tried(
    deps: Deps, evidence: Evidence, strategy: Strategy = FIRST, *, why: str = "", program: str = "def median(a): ..."
) -> None:
    """Log a first try."""
    event = CandidateFinished(
        strategy_key=strategy.key,
        strategy_name=strategy.name,
        origin=strategy.origin,
        success=evidence == RIGHT,
        score=0.5,
        evidence=evidence,
        why=why,
        answer=deps.journal.keep(program),
    )
    deps.journal.record([event])


def candidate(evidence: Evidence, strategy: Strategy = FIRST, *, success: bool | None = None) -> Candidate:
    is_right = all(result.passed for result in evidence.checks) if success is None else success
    return Candidate(
        strategy=strategy, success=is_right, evidence=evidence, program="def median(a): return sorted(a)[1]"
    )


def mended() -> Candidate:
    """Give a winner that was right after one repair."""
    return candidate(RIGHT.model_copy(update={"repairs": 1}))
