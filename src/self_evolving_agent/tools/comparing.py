"""Comparing in the host what calls gave in the sandbox with what they should have given."""

import ast
import builtins

from self_evolving_agent.encoding import same_value, show
from self_evolving_agent.models import CallOutcome, Check, CheckResult, ExecutionResult

MOST_OBSERVED = 300
NO_RESULT = "NoResult"
"""Stands for an exception where a call was not answered."""


def padded(result: ExecutionResult, count: int) -> list[CallOutcome]:
    """Fill up what a program that died on the way did not answer."""
    why = (
        f"stopped at its limit: {', '.join(result.limits_hit)}"
        if result.limits_hit
        else "the program ended before this call"
    )
    missing = CallOutcome(raised=NO_RESULT, message=why)
    return [*result.outcomes, *[missing] * (count - len(result.outcomes))]


def compared(check: Check, outcome: CallOutcome) -> CheckResult:
    """Hold one outcome against what its check expects."""
    if outcome.raised is not None:
        observed = f"{outcome.raised}: {outcome.message}"[:MOST_OBSERVED]
        return CheckResult(check=check, passed=check.raises == outcome.raised, observed=observed)
    passed = check.raises is None and same_value(check.expected, outcome.returned)
    return CheckResult(check=check, passed=passed, observed=show(outcome.returned)[:MOST_OBSERVED])


def same_outcome(left: CallOutcome, right: CallOutcome) -> bool:
    """Tell whether two calls gave the same; messages of errors are not compared."""
    if left.raised is not None or right.raised is not None:
        return left.raised == right.raised
    return same_value(left.returned, right.returned)


def derived_errors(source: str, raised: str) -> frozenset[str]:
    """Give the names of the classes that an error is also of, its own among them."""
    bases = {
        node.name: [base.id for base in node.bases if isinstance(base, ast.Name)]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
    }
    found: set[str] = set()
    waiting = [raised]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        known = getattr(builtins, name, None)
        if isinstance(known, type):
            found |= {one.__name__ for one in known.__mro__}
        waiting += bases.get(name, [])
    return frozenset(found)
