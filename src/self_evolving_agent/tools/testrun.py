"""One run in the sandbox that shows much: variants of a tool, called with its examples and held to its test file."""

import pkgutil
from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar

from pydantic import JsonValue, ValidationError

from self_evolving_agent.deps import Deps
from self_evolving_agent.models import Call, CallOutcome, Frozen, Program
from self_evolving_agent.tools.comparing import NO_RESULT
from self_evolving_agent.tools.observing import gate_limits

PYTEST = ("pytest", "_pytest", "pluggy", "iniconfig", "packaging", "pygments", "py")
_PLUGINS = ("helpconfig", "setuponly", "setupplan", "skipping", "threadexception", "tracemalloc", "unittest")
IMPORTED = (
    *("pytest", "_pytest._argcomplete", "_pytest.unraisableexception", "_pytest.warnings"),
    *(f"_pytest.{each}" for each in _PLUGINS),
    *("difflib", "json", "pdb", "readline", "unittest"),
)
"""What pytest imports by the time that it has run a test."""
CPU_S = 20.0
_VARIANT_CPU_S = 2
_RUNNER = "agent_bench.py"
Told = TypeVar("Told", bound=Frozen)


class Variant(Frozen):
    """What stands in a tool's place while its tests run.

    Attributes:
        stub: None for code of its own.
        source: That code.
        value: What a constant stub returns, in the encoding of `encoding.py`.
    """

    stub: Literal["raises", "echoes", "constant"] | None = None
    source: str = ""
    value: JsonValue = None


class RanTest(Frozen):
    """How one test went; `calls` counts those of the tool."""

    name: str = ""
    outcome: Literal["passed", "failed", "skipped"] = "failed"
    calls: int = 0


class SuiteRun(Frozen):
    """How the test file went with one variant.

    Attributes:
        exited: A test, or the code, ended the process.
        why: What the first failure said.
        mutant: Which of the sources this was, where the examples did not notice it; 0 for a variant.
    """

    tests: tuple[RanTest, ...] = ()
    exited: bool = False
    timed_out: bool = False
    why: str = ""
    mutant: int = 0

    @property
    def passes(self) -> bool:
        return (
            bool(self.tests)
            and not self.exited
            and not self.timed_out
            and all(test.outcome != "failed" for test in self.tests)
        )


class Collected(Frozen):
    collected: int = 0
    errors: str = ""


class Bench(Frozen):
    """What one run showed; what is told inside can be forged, so that it only ever adds to what the host compared.

    Attributes:
        outcomes: Per source, what its calls gave; shorter where it took too long or died.
        collected: How many tests pytest found; `errors` says why there are none.
        runs: Per variant; shorter when time ran out.
    """

    outcomes: tuple[tuple[CallOutcome, ...], ...] = ()
    collected: int = 0
    errors: str = ""
    runs: tuple[SuiteRun, ...] = ()
    mutant_runs: tuple[SuiteRun, ...] = ()
    limits_hit: tuple[str, ...] = ()
    stderr: str = ""


async def run_bench(
    name: str,
    deps: Deps,
    *,
    sources: Sequence[str],
    calls: Sequence[Call] = (),
    examples: int = 0,
    tests: str = "",
    variants: Sequence[Variant] = (),
    bites: bool = False,
    modules: Mapping[str, str] | None = None,
) -> Bench:
    """Call every source and hold every variant to the tests, each in a process of its own.

    Args:
        name: Of the tool.
        deps: The world.
        sources: Implementations; the first is the tool itself.
        calls: Made of each source.
        examples: How many of the calls are those of examples; they come first.
        tests: A test file.
        variants: Put in the tool's place while the tests run.
        bites: The tests say more than the examples: run them with the other sources, too, where these give the same
            for all examples.
        modules: Sources of the tools that it imports, by name.

    Raises:
        SandboxError: If the sandbox cannot be started.
    """
    file = f"test_{name}.py"
    limits = gate_limits(deps, CPU_S, runs=2)
    told: list[dict[str, JsonValue]] = [
        {"source": one.source} if one.stub is None else {"stub": one.stub, "value": one.value} for one in variants
    ]
    job: dict[str, JsonValue] = {
        "name": name,
        "sources": list(sources),
        "calls": [[list(call.args), _tagged(call.kwargs)] for call in calls],
        "variants": [_tagged(one) for one in told],
        "groups": _groups(len(variants), apart=bites),
        "examples": examples,
        "bites": bites,
        "tests": file if tests else "",
        "cpu_s": _VARIANT_CPU_S,
        "wall_s": limits.wall_s,
    }
    program = Program(
        source=(pkgutil.get_data(f"{__package__}.inside", _RUNNER) or b"").decode(),
        calls=(Call(function="run", args=(_tagged(job),)),),
        modules=dict(modules or {}),
        inputs={file: tests.encode("utf-8", "surrogatepass")} if tests else {},
        packages=PYTEST if tests else (),
        preload=IMPORTED if tests else (),
    )
    result = await deps.sandbox.run(program, limits)
    seen = Bench(limits_hit=result.limits_hit, stderr=result.stderr[-1000:])
    match result.outcomes[0].returned if result.outcomes else None:
        case [[*per_source], []]:
            return seen.model_copy(update={"outcomes": tuple(map(_outcomes, per_source))})
        case [[*per_source], [first, *others]]:
            collected = _read(first, Collected())
            runs = tuple(_read(other, SuiteRun()) for other in others)
            return seen.model_copy(
                update={
                    "outcomes": tuple(map(_outcomes, per_source)),
                    "collected": collected.collected,
                    "errors": collected.errors,
                    "runs": runs[: len(variants)],
                    "mutant_runs": runs[len(variants) :],
                }
            )
        case _:
            return seen


def _groups(count: int, *, apart: bool) -> list[JsonValue]:
    """Say which variants share a process: stubs do where the tests are but examples, which leave nothing behind."""
    if apart:
        return [[index] for index in range(count)]
    return [list(group) for group in (range(min(count, 1)), range(1, count)) if group]


def _tagged(value: Mapping[str, JsonValue]) -> JsonValue:
    return {"$dict": [[key, item] for key, item in value.items()]}


def _outcomes(text: JsonValue) -> tuple[CallOutcome, ...]:
    nothing = CallOutcome(raised=NO_RESULT, message="nothing that can be read")
    return tuple(_read(line, nothing) for line in str(text).splitlines())


def _read(text: JsonValue, otherwise: Told) -> Told:
    """Read what was told inside; what does not fit is as if nothing was."""
    try:
        return type(otherwise).model_validate_json(str(text))
    except ValidationError:
        return otherwise
