"""Homes with and without a past. The past is one real run, told over and over under other names."""

import random
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from benchmarks.cost.fake_model import TASK, new_task
from self_evolving_agent.bootstrap import Store, World, open_store, open_vectors
from self_evolving_agent.config import Settings
from self_evolving_agent.events import (
    CandidateFinished,
    CandidatesJudged,
    Event,
    OutcomeScored,
    RunFinished,
    RunStarted,
    Stamp,
    StoredEvent,
    StrategyExplored,
    TaskClassified,
)
from self_evolving_agent.models import Report, Strategy
from self_evolving_agent.ports import Provider, Sandbox
from self_evolving_agent.system.clock import SystemClock
from self_evolving_agent.system.ids import TimeIds

KINDS = 12
"""Kinds of tasks, so that with a hundred strategies each memory is as full as it gets."""
FAVOURITES = 8
VERBS = ("Sort", "Split", "Index", "Count", "Fold", "Mark", "Scan", "Cache", "Merge", "Walk")
NOUNS = ("rows", "digits", "words", "edges", "pairs", "gaps", "lines", "keys", "runs", "bits")


@dataclass(frozen=True)
class Homes:
    """The homes of one benchmark, in a temporary folder on the disk where real homes are."""

    folder: Path

    @property
    def workspace(self) -> Path:
        return self.folder / "workspace"

    @property
    def past(self) -> Path:
        return self.folder / "past"

    def without_past(self) -> Path:
        """Make a home whose tables are empty."""
        home = Path(tempfile.mkdtemp(prefix="home-", dir=self.folder))
        open_store(home).close()
        return home


@contextmanager
def temporary_homes() -> Iterator[Homes]:
    folder = Path(tempfile.mkdtemp(prefix="bench-"))
    try:
        yield Homes(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def do_task(home: Path, workspace: Path, provider: Provider, sandbox: Sandbox) -> Report:
    """Do one task in this process, from opening the home to closing it."""
    with closing(open_store(home)) as store:
        vectors = open_vectors(home, provider)
        world = World(Settings(home=home, workspace=workspace), store, provider, sandbox, vectors, "")
        return await world.run(new_task(), domain=None, remembered=True, listener=None)


def write_past(home: Path, template: Sequence[StoredEvent], runs: int) -> None:
    """Make a home with `runs` runs like the template, over twelve kinds of tasks with a hundred strategies each.

    The blobs are left out: each has a file of its own, whatever else is there. It is written in memory where the
    system has a folder for that, as ten thousand commits to a disk take minutes.
    """
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(prefix="bench-", dir=memory if memory.is_dir() else None) as scratch:
        draft = Path(scratch) / "home"
        with closing(open_store(draft)) as store:
            _append_runs(store, template, runs)
        shutil.copytree(draft, home)


def _append_runs(store: Store, template: Sequence[StoredEvent], runs: int) -> None:
    ids, chance = TimeIds(SystemClock()), random.Random(1)
    (own_kind,) = {stored.event.kind for stored in template if isinstance(stored.event, TaskClassified)}
    kinds = [own_kind, *(f"{own_kind}-{number}" for number in range(1, KINDS))]
    known = {kind: strategies_of(kind) for kind in kinds}
    stamp = template[-1].stamp
    for number in range(runs):
        kind = kinds[number % KINDS]
        # The favourites are played most and win, as champions do.
        played = (known[kind][chance.randrange(FAVOURITES)], known[kind][chance.randrange(FAVOURITES, 100)])
        run = Stamp(run_id=ids.new(), node=stamp.node, provider=stamp.provider, model=stamp.model)
        store.log.append(run, retold(template, f"{TASK}, number {number}", kind, played, chance.random()))


def strategies_of(kind: str) -> list[Strategy]:
    """Make a hundred approaches that share no more than a few words."""
    return [
        Strategy(
            key=sha256(f"{kind} {verb} {noun}".encode()).hexdigest()[:12],
            name=f"{verb} all {noun}",
            approach=f"{verb} all {noun} before anything else is done for {kind}.",
            domain="coding",
            kind=kind,
        )
        for verb in VERBS
        for noun in NOUNS
    ]


def retold(
    template: Sequence[StoredEvent], task: str, kind: str, played: tuple[Strategy, Strategy], loser_outcome: float
) -> list[Event]:
    """Give the events of a run once more, with another task and the two strategies replaced; the first one wins."""
    old = [stored.event.strategy.key for stored in template if isinstance(stored.event, StrategyExplored)]
    by_old = dict(zip(old, played, strict=True))
    winner = played[0]
    events: list[Event] = []
    for stored in template:
        change: dict[str, object] = {}
        match stored.event:
            case RunStarted():
                change = {"task": task}
            case TaskClassified():
                change = {"kind": kind}
            case StrategyExplored() as event:
                change = {"strategy": by_old[event.strategy.key]}
            case CandidateFinished() as event:
                strategy = by_old[event.strategy_key]
                change = {"strategy_key": strategy.key, "strategy_name": strategy.name}
            case CandidatesJudged():
                change = {"winner": winner.key}
            case OutcomeScored() as event:
                strategy = by_old[event.name]
                won = strategy is winner
                change = {"name": strategy.key, "won": won, "outcome": 1.0 if won else loser_outcome}
            case RunFinished():
                change = {"task": task, "winner": winner.name}
        events.append(stored.event.model_copy(update=change))
    return events
