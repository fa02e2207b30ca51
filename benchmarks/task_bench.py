"""`machinery` and `process`: a whole task with a long past against none, its first request, its memory, its log."""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from benchmarks.fake_model import MODEL, FakeModel, new_task
from benchmarks.figures import Figure, alternately, figure
from benchmarks.homes import Homes, do_task
from benchmarks.instant_sandbox import InstantSandbox
from benchmarks.programs import DEMO, PYTHON, WentWrong, report_of, run_weighed
from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.events import StoredEvent
from self_evolving_agent.models import Report
from self_evolving_agent.providers.ollama import OllamaProvider
from self_evolving_agent.providers.turn import Turn

REFOLDS = 3
IMPORT = "import langgraph.graph, os; os._exit(0)"


def record_template(homes: Homes, model: FakeModel) -> tuple[StoredEvent, ...]:
    """Give the events of one real run, by the program itself and with the real sandbox."""
    home = homes.without_past()
    run_weighed(_command(home, homes), env={"OLLAMA_HOST": model.address})
    with closing(open_store(home)) as store:
        return tuple(store.log.read())


def measure_machinery(n: int, homes: Homes, model: FakeModel, runs: int) -> Sequence[Figure]:
    """Time the task in this process with model and sandbox that take no time: graph, log, memory, blobs, files."""
    calls: set[int] = set()

    async def timed(home: Path) -> float:
        provider = OllamaProvider(model.address, MODEL, num_ctx=8192, timeout_s=60, turn=Turn())
        shutil.rmtree(home / "blobs", ignore_errors=True)
        started = time.perf_counter()
        report = await do_task(home, homes.workspace, provider, InstantSandbox())
        wall_s = time.perf_counter() - started
        await provider.aclose()
        calls.add(_checked(report).usage.model_calls)
        return wall_s * 1000

    def opened(home: Path) -> float:
        started = time.perf_counter()
        with closing(open_store(home)) as store:
            store.memory.current()
        return (time.perf_counter() - started) * 1000

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
    _same(calls)
    return (
        figure(
            f"machinery: a task after {runs:,} runs / after none",
            taken["past"],
            taken["none"],
            goal=1.25,
            bounded_by="fsync of log and blobs; the difference: memory.json read and written, a larger log.db closed",
        ),
        figure(
            f"machinery: opening and closing a home of {runs:,} runs / of none",
            taken["open past"],
            taken["open none"],
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
    started = time.perf_counter()
    with closing(open_store(home)) as store:
        store.memory.current()
    return time.perf_counter() - started


@dataclass(frozen=True)
class Whole:
    """What one run of the program showed; seconds from its start.

    Attributes:
        warm_s: Until the model server was asked to load the model.
        prompt_s: Until it was asked the first question.
    """

    wall_s: float
    warm_s: float = 0.0
    prompt_s: float = 0.0
    peak_mb: float = 0.0
    model_calls: int = 0
    log_bytes: int = 0
    blob_bytes: int = 0


def measure_process(n: int, homes: Homes, model: FakeModel, runs: int) -> Sequence[Figure]:
    """Run the program as a person does, real sandbox and all."""
    taken = alternately(
        {
            "past": lambda: _whole(homes.past, homes, model),
            "none": lambda: _whole(homes.without_past(), homes, model),
            "import": lambda: Whole(run_weighed((PYTHON, "-c", IMPORT)).wall_s),
        },
        n,
    )
    past, none = taken["past"], taken["none"]
    both = [*past, *none]
    imported = [each.wall_s for each in taken["import"]]
    _same({each.model_calls for each in both})
    return (
        figure(
            f"process: demo.py --task after {runs:,} runs / after none",
            [each.wall_s for each in past],
            [each.wall_s for each in none],
            unit="s",
            goal=1.25,
            bounded_by="importing LangGraph; five runs in the sandbox",
        ),
        figure(
            "first request: warming the model / import langgraph.graph",
            [each.warm_s for each in both],
            imported,
            unit="s",
            goal=1,
            bounded_by="importing pydantic models and httpx before anything can be asked",
        ),
        figure(
            "first request: the first prompt / import langgraph.graph",
            [each.prompt_s for each in both],
            imported,
            unit="s",
            bounded_by="the above, then the rest of importing LangGraph, which no question can do without",
        ),
        figure(
            "memory: peak of demo.py --task",
            [each.peak_mb for each in both],
            unit="MB",
            goal=200,
            bounded_by="LangGraph and what it imports",
        ),
        figure(
            f"log: bytes of rows of a run after {runs:,} runs / after none",
            [each.log_bytes for each in past],
            [each.log_bytes for each in none],
            unit="bytes",
            goal=1.1,
            bounded_by="the evidence in candidate.finished; prompts and replies are blobs",
        ),
        figure(
            "log: bytes of blobs of a run",
            [each.blob_bytes for each in both],
            unit="bytes",
            bounded_by="prompts, replies, programs and their output, each once",
        ),
    )


def _whole(home: Path, homes: Homes, model: FakeModel) -> Whole:
    shutil.rmtree(home / "blobs", ignore_errors=True)
    model.first_asked()
    done = run_weighed(_command(home, homes), env={"OLLAMA_HOST": model.address})
    first = model.first_asked()
    report = _checked(Report.model_validate(report_of(done)))
    return Whole(
        wall_s=done.wall_s,
        warm_s=first["/api/generate"] - done.started,
        prompt_s=first["/api/chat"] - done.started,
        peak_mb=done.peak_mb,
        model_calls=report.usage.model_calls,
        log_bytes=_bytes_of_run(home / "log.db", report.run_id),
        blob_bytes=sum(path.stat().st_size for path in (home / "blobs").rglob("*") if path.is_file()),
    )


def _command(home: Path, homes: Homes) -> tuple[str, ...]:
    where = ("--home", str(home), "--workspace", str(homes.workspace))
    return (*DEMO, "--task", new_task(), "--json", "--quiet", "--provider", "ollama", *where)


def _bytes_of_run(log: Path, run_id: str) -> int:
    """Sum up all columns; the file itself grows by whole pages."""
    with closing(sqlite3.connect(f"file:{log}?mode=ro", uri=True)) as connection:
        names = [row[1] for row in connection.execute("PRAGMA table_info(events)")]
        width = " + ".join(f"length(coalesce({name}, ''))" for name in names)
        found = connection.execute(f"SELECT sum({width}) FROM events WHERE run_id = ?", (run_id,)).fetchone()
    return int(found[0])


def _checked(report: Report) -> Report:
    if not report.success:
        raise WentWrong(f"the task failed: {report.error}")
    return report


def _same(calls: set[int]) -> None:
    if len(calls) > 1:
        raise WentWrong(f"the runs did not do the same work: between {min(calls)} and {max(calls)} model calls")
