"""`process`: the program as a person runs it: the whole, its first request, its memory, its log."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from benchmarks.cost.fake_model import FakeModel, new_task
from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.cost.homes import Homes
from benchmarks.cost.work import checked, same_work, settle
from benchmarks.programs import DEMO, PYTHON, report_of, run_weighed
from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.events import StoredEvent
from self_evolving_agent.models import Report

IMPORT = "import langgraph.graph, os; os._exit(0)"


def record_template(homes: Homes, model: FakeModel) -> tuple[StoredEvent, ...]:
    """Give the events of one real run, by the program itself and with the real sandbox."""
    home = homes.without_past()
    run_weighed(command(home, homes), env={"OLLAMA_HOST": model.address})
    with closing(open_store(home)) as store:
        return tuple(store.log.read())


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


def measure(n: int, homes: Homes, model: FakeModel, runs: int) -> Sequence[Figure]:
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
    same_work({each.model_calls for each in both})
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
    settle(home)
    model.first_asked()
    done = run_weighed(command(home, homes), env={"OLLAMA_HOST": model.address})
    first = model.first_asked()
    report = checked(Report.model_validate(report_of(done)))
    return Whole(
        wall_s=done.wall_s,
        warm_s=first["/api/generate"] - done.started,
        prompt_s=first["/api/chat"] - done.started,
        peak_mb=done.peak_mb,
        model_calls=report.usage.model_calls,
        log_bytes=_bytes_of_run(home / "log.db", report.run_id),
        blob_bytes=sum(path.stat().st_size for path in (home / "blobs").rglob("*") if path.is_file()),
    )


def command(home: Path, homes: Homes) -> tuple[str, ...]:
    """Give the program with a new task, as a person starts it."""
    where = ("--home", str(home), "--workspace", str(homes.workspace))
    return (*DEMO, "--task", new_task(), "--json", "--quiet", "--provider", "ollama", *where)


def _bytes_of_run(log: Path, run_id: str) -> int:
    """Sum up all columns; the file itself grows by whole pages."""
    with closing(sqlite3.connect(f"file:{log}?mode=ro", uri=True)) as connection:
        names = [row[1] for row in connection.execute("PRAGMA table_info(events)")]
        width = " + ".join(f"length(coalesce({name}, ''))" for name in names)
        found = connection.execute(f"SELECT sum({width}) FROM events WHERE run_id = ?", (run_id,)).fetchone()
    return int(found[0])
