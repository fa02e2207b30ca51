"""`machinery`: a whole task but for model and sandbox, with a long past against none."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from benchmarks.cost.fake_model import MODEL, FakeModel
from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.cost.homes import Homes, do_task
from benchmarks.cost.instant_sandbox import InstantSandbox
from benchmarks.cost.work import checked, same_work, settle
from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.providers.ollama import OllamaProvider
from self_evolving_agent.providers.turn import Turn

REFOLDS = 3


@dataclass(frozen=True)
class Timed:
    wall_ms: float
    cpu_ms: float = 0.0
    model_calls: int = 0


def measure(n: int, homes: Homes, model: FakeModel, runs: int) -> Sequence[Figure]:
    """Time the task in this process with model and sandbox that take no time: graph, log, memory, blobs, files."""

    async def timed(home: Path) -> Timed:
        provider = OllamaProvider(model.address, MODEL, num_ctx=8192, timeout_s=60, turn=Turn())
        settle(home)
        started, cpu = time.perf_counter(), time.process_time()
        report = await do_task(home, homes.workspace, provider, InstantSandbox())
        wall_s, cpu_s = time.perf_counter() - started, time.process_time() - cpu
        await provider.aclose()
        return Timed(wall_s * 1000, cpu_s * 1000, checked(report).usage.model_calls)

    def opened(home: Path) -> Timed:
        settle(home)
        return Timed(_open(home) * 1000)

    with asyncio.Runner() as runner:
        taken = alternately(
            {
                "past": lambda: runner.run(timed(homes.past)),
                "none": lambda: runner.run(timed(homes.without_past())),
                "open past": lambda: opened(homes.past),
                "open none": lambda: opened(homes.without_past()),
            },
            n,
        )
    past, none = taken["past"], taken["none"]
    same_work(each.model_calls for each in (*past, *none))
    return (
        figure(
            f"machinery: a task after {runs:,} runs / after none",
            [each.wall_ms for each in past],
            [each.wall_ms for each in none],
            goal=1.25,
            bounded_by="some sixty times fsync, for log and blobs",
        ),
        figure(
            f"machinery: the same, CPU time only, after {runs:,} runs / after none",
            [each.cpu_ms for each in past],
            [each.cpu_ms for each in none],
            goal=1.25,
            bounded_by="LangGraph and pydantic; the difference is reading, sorting and writing memory.json",
        ),
        figure(
            f"machinery: opening and closing a home of {runs:,} runs / of none",
            [each.wall_ms for each in taken["open past"]],
            [each.wall_ms for each in taken["open none"]],
            bounded_by="part of the figure above: memory.json with 500 strategies and 300 experiences",
        ),
        figure(
            f"machinery: folding a log of {runs:,} runs anew",
            [_refolded(homes.past) for _ in range(REFOLDS)],
            unit="s",
            bounded_by="once, when memory.json was deleted or is of another format: parsing every event that counts",
        ),
    )


def _refolded(home: Path) -> float:
    (home / "memory.json").unlink()
    return _open(home)


def _open(home: Path) -> float:
    started = time.perf_counter()
    with closing(open_store(home)) as store:
        store.memory.current()
    return time.perf_counter() - started
