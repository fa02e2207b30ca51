"""`whole`: a task in a warm process, isolated, recorded and remembered, against a script that does none of that."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path

import httpx

from benchmarks.cost.by_hand import MODEL_CALLS, PROGRAMS, Script
from benchmarks.cost.fake_model import MODEL, FakeModel, new_task
from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.cost.homes import Homes
from benchmarks.cost.work import checked, settle
from benchmarks.programs import WentWrong
from self_evolving_agent.bootstrap import World, open_world
from self_evolving_agent.config import Settings


def measure(n: int, homes: Homes, model: FakeModel) -> Sequence[Figure]:
    """Time both from the task to the files of the winner."""
    home, folder = homes.without_past(), Path(tempfile.mkdtemp(dir=homes.folder))
    settings = Settings(home=home, workspace=homes.workspace, provider="ollama", model=MODEL, ollama_host=model.address)
    with (
        asyncio.Runner() as runner,
        httpx.Client(base_url=model.address) as client,
        ThreadPoolExecutor(2) as threads,
    ):
        script = Script(client, MODEL, sys.executable, threads)
        stack = AsyncExitStack()
        world = runner.run(stack.enter_async_context(open_world(settings)))

        async def run() -> None:
            report = checked(await world.run(new_task(), domain=None, remembered=True))
            _same_work(world, report.run_id, report.usage.model_calls)

        def ours() -> float:
            settle(home)
            return _milliseconds(lambda: runner.run(run()))

        def by_hand() -> float:
            settle(home)
            return _milliseconds(lambda: script.solve(new_task(), folder))

        try:
            taken = alternately({"ours": ours, "by hand": by_hand}, n)
        finally:
            runner.run(stack.aclose())
    return (
        figure(
            "whole: a task in a warm process / the same calls and programs by a script written by hand",
            taken["ours"],
            taken["by hand"],
            goal=1.5,
            bounded_by=f"{PROGRAMS} sandboxed runs, two at a time, each about twice a plain start; then some sixty "
            "times fsync, LangGraph and pydantic",
        ),
    )


def _same_work(world: World, run_id: str, model_calls: int) -> None:
    """See to it that a run did what the script does.

    Raises:
        WentWrong: If it did not.
    """
    programs = sum(1 for _ in world.store.log.read(run_id=run_id, types=("sandbox.ran",)))
    if (model_calls, programs) != (MODEL_CALLS, PROGRAMS):
        raise WentWrong(
            f"a run made {model_calls} calls and ran {programs} programs, the script {MODEL_CALLS} and {PROGRAMS}"
        )


def _milliseconds(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return (time.perf_counter() - started) * 1000
