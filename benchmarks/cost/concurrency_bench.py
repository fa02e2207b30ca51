"""`concurrency`: programs that are started at once on one home, and whether all of them stand in its log."""

import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from benchmarks.cost.fake_model import FakeModel, serve_instant_model
from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.cost.homes import Homes
from benchmarks.cost.process_bench import command
from benchmarks.cost.work import checked, same_work, settle
from benchmarks.programs import WentWrong, report_of, run
from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.memory import MEMORY_TYPES, Memory, fold
from self_evolving_agent.memory.fold import advanced
from self_evolving_agent.models import Report

AT_ONCE = 4
LATENCY_S = 0.5
"""Of a call: about what a small model on a graphics card takes for a short reply."""
THROUGHPUT = 1.5


def measure(n: int, homes: Homes, instant: FakeModel) -> Sequence[Figure]:
    """Start the program once and four times at once, each time on a home without a past."""
    calls: list[int] = []

    def time_per_task(model: FakeModel, programs: int) -> float:
        home = homes.without_past()
        settle(home)
        started = time.perf_counter()
        with ThreadPoolExecutor(programs) as threads:
            reports = list(threads.map(lambda _: _report(home, homes, model), range(programs)))
        wall_s = time.perf_counter() - started
        if missing := lost(home, reports):
            raise WentWrong(missing)
        calls.extend(report.usage.model_calls for report in reports)
        return wall_s / programs

    with serve_instant_model(LATENCY_S) as slow:
        taken = alternately(
            {
                "slow, at once": lambda: time_per_task(slow, AT_ONCE),
                "slow, alone": lambda: time_per_task(slow, 1),
                "instant, at once": lambda: time_per_task(instant, AT_ONCE),
                "instant, alone": lambda: time_per_task(instant, 1),
            },
            n,
        )
    same_work(calls)
    return (
        figure(
            f"concurrency: time per task of {AT_ONCE} programs at once on one home / of one, "
            f"each model call takes {LATENCY_S:g} s",
            taken["slow, at once"],
            taken["slow, alone"],
            unit="s",
            goal=round(1 / THROUGHPUT, 3),
            bounded_by=f"importing LangGraph on the cores there are. The goal is {THROUGHPUT:g} times the throughput; "
            "all events of all runs stand in the log, and memory.json is what folding it anew gives",
        ),
        figure(
            "concurrency: the same with an instant model",
            taken["instant, at once"],
            taken["instant, alone"],
            unit="s",
            bounded_by="the cores: there is nothing to wait for, and one task alone keeps more than one of them busy",
        ),
    )


def _report(home: Path, homes: Homes, model: FakeModel) -> Report:
    done = run(command(home, homes), env={"OLLAMA_HOST": model.address})
    return checked(Report.model_validate(report_of(done)))


def lost(home: Path, reports: Sequence[Report]) -> str:
    """Say what the log lacks of runs that did the same work, or how the memory differs from it; "" where nothing."""
    with closing(open_store(home)) as store:
        problems = store.log.verify(blobs=store.blobs).problems
        if problems:
            return f"the log does not hold: {problems[0]}"
        types = [Counter(stored.event.type for stored in store.log.read(run_id=report.run_id)) for report in reports]
        for report, found in zip(reports, types, strict=True):
            calls, candidates = report.usage.model_calls, len(report.candidates)
            told = {"run.started": 1, "model.called": calls, "candidate.finished": candidates, "run.finished": 1}
            if any(found[name] != count for name, count in told.items()):
                return f"of {report.run_id} the log has {dict(found)}"
        if any(found != types[0] for found in types):
            return f"the runs left different events: {types}"
        kept = store.memory.current()
        anew = advanced(fold(Memory(), store.log.read(types=MEMORY_TYPES)), *store.log.position())
        return "" if kept == anew else "memory.json is not what the log gives"
