"""`tools`: what a task costs that a route answers, and what the gate costs, in one warm process."""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path

from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.programs import WentWrong, milliseconds
from self_evolving_agent.bootstrap import Store, World, open_store, open_vectors
from self_evolving_agent.config import Settings
from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import show
from self_evolving_agent.events import RouteLearned, ToolRegistered
from self_evolving_agent.models import Check, Program, Solved, Tool, ToolSpec
from self_evolving_agent.providers.mock import MockProvider
from self_evolving_agent.sandboxes.select import choose_sandbox
from self_evolving_agent.sandboxes.warm import WarmSandbox
from self_evolving_agent.tools.calls import call_tool
from self_evolving_agent.tools.examples import read_test
from self_evolving_agent.tools.gate import examine
from self_evolving_agent.tools.registry import loaded
from self_evolving_agent.tools.routes import learn
from self_evolving_agent.tools.testfile import write_tests
from self_evolving_agent.tools.testrun import IMPORTED, PYTEST

SOURCE = """def limit(x: float, low: float, high: float) -> float:
    if low > high:
        raise ValueError("low is above high")
    return max(low, min(x, high))
"""
TESTS = (
    "assert limit(5, 0, 10) == 5",
    "assert limit(-1, 0, 10) == 0",
    "assert limit(11, 0, 10) == 10",
    "assert limit(2, 3, 4) == 3",
    "assert limit(9, 3, 4) == 4",
)
TASK = "limit the reading {} to the range from {} to {}"
SPEC = ToolSpec(
    name="limit",
    signature="def limit(x: float, low: float, high: float) -> float",
    does="Limit x to the range from low to high.",
    examples=tuple(check for line in TESTS if isinstance(check := read_test(line), Check)),
)


def measure(n: int) -> Sequence[Figure]:
    """Time a task that a route answers against the call of its tool, and the gate against pytest."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, asyncio.Runner() as runner:
        home = Path(folder) / "home"
        with closing(open_store(home)) as store:
            _know(store)
            world = World(
                Settings(home=home, workspace=Path(folder) / "workspace"),
                store,
                MockProvider(),
                runner.run(choose_sandbox("auto")),
                open_vectors(home, MockProvider()),
                "",
            )
            deps = world.deps()
            answered = alternately(
                {"route": _timed(runner, lambda: _by_route(world)), "call": _timed(runner, lambda: _by_call(deps))}, n
            )
            tests = Path(folder) / "test_limit.py"
            tests.write_text(write_tests(SPEC))
            (Path(folder) / "limit.py").write_text(SOURCE)
            plain = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:langsmith_plugin", str(tests))
            if isinstance(world.sandbox, WarmSandbox):
                runner.run(world.sandbox.warmed(Program(source="", packages=PYTEST, preload=IMPORTED)))
            gated = alternately(
                {
                    "gate": _timed(runner, lambda: _through_the_gate(deps)),
                    "pytest": lambda: milliseconds(sys.executable, *plain),
                },
                max(2, n // 4),
            )
    return (
        figure(
            "tools: a task that a route answers / the call of its tool",
            answered["route"],
            answered["call"],
            goal=2.0,
            bounded_by="the sandboxed call; then the graph, and what is synced to the log",
        ),
        figure(
            "tools: the whole gate, its second time / python -m pytest FILE",
            gated["gate"],
            gated["pytest"],
            goal=0.2,
            bounded_by="three sandboxed runs, one of which has pytest collect, and forks for each mutant and for stubs",
        ),
    )


def _know(store: Store) -> None:
    """Let a home know the tool, and a route that was learned from two tasks."""
    examples = json.dumps([example.model_dump(mode="json") for example in SPEC.examples])
    source, tests, known = (store.blobs.put(text.encode()) for text in (SOURCE, write_tests(SPEC), examples))
    registered = ToolRegistered(
        name=SPEC.name,
        tool_version="0123456789ab",
        signature=SPEC.signature,
        does=SPEC.does,
        source=source,
        tests=tests,
        examples=known,
        domain="analysis",
    )
    solved = [
        Solved(text=TASK.format(x, low, high), arguments={"x": x, "low": low, "high": high})
        for x, low, high in ((130, 0, 100), (7, 8, 9), (4, 2, 6))
    ]
    routes = learn(solved, (), SPEC.name, ("x", "low", "high"))
    store.record([registered, *(RouteLearned(route=route, texts=()) for route in routes)], "bench")


async def _by_route(world: World) -> None:
    report = await world.run(TASK.format(55, 10, 50), domain=None, remembered=True, listener=None)
    if report.answer != "50" or report.usage.model_calls:
        raise WentWrong(f"no route answered: {report.answer!r} after {report.usage.model_calls} model calls")


async def _by_call(deps: Deps) -> None:
    code = loaded(deps.memory.tools[SPEC.name], deps)
    outcome = await call_tool(SPEC.name, code.source, {"x": 55, "low": 10, "high": 50}, code.modules, deps)
    if outcome.returned != 50:
        raise WentWrong(f"the tool gave {show(outcome.returned)}")


async def _through_the_gate(deps: Deps) -> None:
    found = await examine(SPEC, SOURCE, deps)
    if not isinstance(found, Tool):
        raise WentWrong(f"the gate refused a good tool: {found}")


def _timed(runner: asyncio.Runner, call: Callable[[], Awaitable[None]]) -> Callable[[], float]:
    async def once() -> None:
        await call()

    def sample() -> float:
        started = time.perf_counter()
        runner.run(once())
        return (time.perf_counter() - started) * 1000

    return sample
