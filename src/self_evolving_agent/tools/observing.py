"""Calling an implementation with its examples in the sandbox, and comparing in the host."""

import asyncio
from collections.abc import Mapping

from pydantic import Field, JsonValue

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import show
from self_evolving_agent.models import (
    Call,
    CallOutcome,
    Check,
    CheckResult,
    ExecutionResult,
    Frozen,
    Limits,
    Program,
    Refusal,
    ToolSpec,
)
from self_evolving_agent.tools.comparing import compared, derived_errors, padded, same_outcome
from self_evolving_agent.tools.examples import call_text

CPU_S = 3.0
TAIL = 1200


class Observation(Frozen):
    """What an implementation did with the examples of its spec.

    Attributes:
        results: One per example, in order.
        outcomes: What came back, by the name of the example, for comparing two implementations.
        loaded: It could be imported.
        errors: The end of what it wrote to its standard error.
        not_json: Calls that gave what has no JSON form.
        mutated: Calls that changed their own arguments.
        unstable: Calls that gave something else when they were made again.
    """

    results: tuple[CheckResult, ...]
    outcomes: dict[str, CallOutcome] = Field(default_factory=dict)
    loaded: bool = False
    limits_hit: tuple[str, ...] = ()
    errors: str = ""
    not_json: tuple[str, ...] = ()
    mutated: tuple[str, ...] = ()
    unstable: tuple[str, ...] = ()

    @property
    def refusal(self) -> Refusal | None:
        """Say why it cannot be taken; None when all examples hold."""
        failed = [result for result in self.results if not result.passed]
        if self.limits_hit:
            return Refusal(reason="limit_hit", detail=f"it was stopped at its limit of: {', '.join(self.limits_hit)}")
        if not self.loaded:
            return Refusal(reason="fails_examples", detail=self.errors[-TAIL:] or "it ended before its first call")
        if self.not_json:
            return Refusal(reason="not_json", detail=f"{self.not_json[0]}, which has no JSON form")
        if self.mutated:
            return Refusal(reason="mutates_arguments", detail=f"{self.mutated[0]} changes its arguments")
        if self.unstable:
            return Refusal(reason="nondeterministic", detail=f"{self.unstable[0]} gives something else each time")
        if failed:
            return Refusal(reason="fails_examples", detail=failures(tuple(failed)))
        return None


async def observe_examples(
    spec: ToolSpec,
    source: str,
    deps: Deps,
    *,
    modules: Mapping[str, str] | None = None,
) -> Observation:
    """Make every call of the examples three times: twice in one process, and in another order in a second one.

    Args:
        spec: What was asked for, with the examples.
        source: The implementation.
        deps: The world.
        modules: Sources of the tools that it imports, by name.

    Raises:
        SandboxError: If the sandbox cannot be started.
    """
    examples = tuple(check for check in spec.examples if check.call is not None)
    calls = tuple(check.call for check in examples if check.call is not None)
    limits = gate_limits(deps)

    async def run(these: tuple[Call, ...]) -> ExecutionResult:
        return await deps.sandbox.run(Program(source=source, calls=these, modules=dict(modules or {})), limits)

    first, second = await asyncio.gather(run(calls + calls), run(calls[::-1]))
    count = len(calls)
    told, again = padded(first, 2 * count), padded(second, count)
    outcomes, repeated, reordered = told[:count], told[count:], again[::-1]
    named = list(zip(calls, outcomes, repeated, reordered, strict=True))
    return Observation(
        results=tuple(held(check, outcome, source) for check, outcome in zip(examples, outcomes, strict=True)),
        outcomes={check.name: outcome for check, outcome in zip(examples, outcomes, strict=True)},
        loaded=bool(first.outcomes),
        limits_hit=first.limits_hit or (second.limits_hit if len(second.outcomes) < count else ()),
        errors=first.stderr[-TAIL:],
        not_json=tuple(
            f"{call_text(call)} gives {show(one.returned)[:80]}"
            for call, one, *_ in named
            if one.raised is None and not is_json(one.returned)
        ),
        mutated=tuple(call_text(call) for call, *all_three in named if any(one.mutated for one in all_three)),
        # Where calls were not answered the first time it is told that they failed.
        unstable=tuple(
            call_text(call) for call, *all_three in named if len(first.outcomes) >= count and not _alike(all_three)
        ),
    )


def _alike(outcomes: list[CallOutcome]) -> bool:
    """Tell whether a call gave the same each time; no answer is another one."""
    return all(same_outcome(outcomes[0], other) for other in outcomes[1:])


def gate_limits(deps: Deps, cpu_s: float = CPU_S, *, runs: int = 1) -> Limits:
    """Give the limits of a run in the gate: small arguments need little, but a busy machine makes them wait.

    Args:
        deps: With the limits of one program.
        cpu_s: Seconds of processor time.
        runs: How many programs' waiting one run does.
    """
    limits = deps.choices.limits
    return limits.model_copy(update={"cpu_s": min(cpu_s, limits.cpu_s), "wall_s": runs * limits.wall_s})


def failures(failed: tuple[CheckResult, ...]) -> str:
    """Tell what failed, for a model and for people; the code's author may see it."""
    lines = [f"{_call(result.check)} gave {result.observed}, expected {_wanted(result.check)}" for result in failed[:4]]
    return "\n".join(lines)


def is_json(value: JsonValue) -> bool:
    """Tell whether an encoded value has a JSON form; tuples count as lists, scalar keys as texts."""
    match value:
        case list():
            return all(is_json(item) for item in value)
        case {"$tuple": list(items)}:
            return is_json(items)
        case {"$dict": list(pairs)}:
            return all(
                isinstance(pair, list) and not isinstance(pair[0], list | dict) and is_json(pair[1]) for pair in pairs
            )
        case dict():
            return False
        case _:
            return True


def held(check: Check, outcome: CallOutcome, source: str) -> CheckResult:
    """Hold what a call of a source gave against its example."""
    result = compared(check, outcome)
    if check.raises is None or outcome.raised is None or result.passed:
        return result
    # `pytest.raises(ValueError)` holds for what is derived from it, too.
    return result.model_copy(update={"passed": check.raises in derived_errors(source, outcome.raised)})


def _call(check: Check) -> str:
    return call_text(check.call) if check.call is not None else check.name


def _wanted(check: Check) -> str:
    return f"{check.raises} to be raised" if check.raises else show(check.expected)
