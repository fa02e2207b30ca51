"""What goes on right now: a row for each candidate that is carried out, else one for the step."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import assert_never

from self_evolving_agent.models import Activity

from .text import fit, line, pad, ticking

LABEL = 10
INDENT = 8 + 2 + LABEL + 1
WHAT = 32
"""Columns for what a candidate does, so that it does not move: `writing 1000 tokens at 100 tok/s`."""

SHORTEST_NAME = 8
SETTLED_S = 0.5
"""A speed is shown when it was measured for so long."""

ASKED_FOR = {
    "classify.domain": "the kind of task",
    "coding.checks": "the checks",
    "explore.ideas": "ideas",
    "judge.compare": "a verdict",
    "judge.value": "a verdict",
    "research.query": "search terms",
    "skills.distil": "a lesson",
    "tools.fill": "a known tool's arguments",
    "tools.implement": "the tool's code",
    "tools.more_tests": "more tests of the tool",
    "tools.spec": "a tool's examples",
    "tools.spec_of_rule": "the tool's examples",
    "writing.checklist": "a checklist",
}
STEPS = {
    "recall": "looking among known tools",
    "synthesize": "working on a tool",
    "explore": "choosing strategies",
    "compare": "holding the results against each other",
    "judge": "judging",
    "assimilate": "keeping what was learned",
}
RUNNING = {
    "recall": "calling a known tool",
    "synthesize": "trying the tool against its examples",
    "tool make": "trying the tool against its examples",
}


@dataclass(frozen=True)
class _Phase:
    """What one step does.

    Attributes:
        tries: How often it has asked a model.
        open: How much of it goes on at once: programs are run side by side.
    """

    activity: Activity
    since: float
    tries: int
    open: int


class Activities:
    """Takes what each step does, and says it in rows.

    The rows are asked for from another thread. What they are made of is therefore never changed, only replaced.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._started = clock()
        self._names: dict[str, str] = {}
        self._phases: dict[tuple[str, str], _Phase] = {}

    @property
    def elapsed(self) -> float:
        """Seconds since the start."""
        return self._clock() - self._started

    def introduce(self, key: str, letter: str, name: str) -> None:
        """Say what a candidate is called."""
        self._names = {**self._names, key: f"{letter} {line(name)}"}

    def take(self, activity: Activity) -> None:
        """Take what a step does from now on."""
        place = (activity.node, activity.candidate)
        phases = {key: phase for key, phase in self._phases.items() if key != place}
        if activity.doing != "over":
            phases[place] = self._phase(activity, self._phases.get(place))
        self._phases = phases

    def rows(self, width: int) -> tuple[str, ...]:
        """Give a row for each step that goes on, candidates by their letters."""
        now, elapsed = self._clock(), self.elapsed
        phases = sorted(self._phases.values(), key=lambda phase: self._names.get(phase.activity.candidate, ""))
        told = [self._row(phase, now, width - INDENT) for phase in phases] or [f"{'':{LABEL}} working"]
        return tuple(fit(ticking(elapsed, row), width) for row in told)

    def _phase(self, activity: Activity, before: _Phase | None) -> _Phase:
        if before is None:
            before = _Phase(Activity(node=activity.node), self._clock(), tries=0, open=0)
        change = {"asking": 1, "running": 1, "step": -1}.get(activity.doing, 0)
        opened = max(0, before.open + change)
        if activity.doing == "step" and opened:
            return replace(before, open=opened)
        since = before.since if before.activity.doing == activity.doing else self._clock()
        return _Phase(activity, since, before.tries + (activity.doing == "asking"), opened)

    def _row(self, phase: _Phase, now: float, room: int) -> str:
        activity, since = phase.activity, now - phase.since
        name = self._names.get(activity.candidate, "")
        if not name:
            return f"{activity.node:{LABEL}} {_step(activity, since)}"
        label = f"repair {phase.tries}" if activity.node == "repair" else activity.node
        columns = room - WHAT - 2
        who = pad(name, columns) if columns >= SHORTEST_NAME else name[0]  # the letter alone
        return f"{label:{LABEL}} {who}  {_attempt(activity, since)}"


def _attempt(activity: Activity, since: float) -> str:
    match activity.doing:
        case "asking":
            return f"waiting for the model {since:.1f} s"
        case "writing":
            return f"writing {_written(activity, since)}"
        case "running":
            return f"running in the sandbox {since:.1f} s"
        case "step" | "over":
            return "working"
        case _:
            assert_never(activity.doing)


def _step(activity: Activity, since: float) -> str:
    asked = activity.prompt.removesuffix(".repair")
    wanted = ASKED_FOR.get(asked, asked.replace(".", " ").replace("_", " "))
    match activity.doing:
        case "asking":
            return f"waiting for {wanted} {since:.1f} s"
        case "writing":
            return f"writing {wanted}, {_written(activity, since)}"
        case "running":
            return f"{RUNNING.get(activity.node, 'running in the sandbox')} {since:.1f} s"
        case "step" | "over":
            return STEPS.get(activity.node, "working")
        case _:
            assert_never(activity.doing)


def _written(activity: Activity, since: float) -> str:
    """Say how much has come, and how fast; the time of the first piece is where measuring began."""
    tokens = f"{activity.pieces} token{'' if activity.pieces == 1 else 's'}"
    return f"{tokens} at {(activity.pieces - 1) / since:.0f} tok/s" if since >= SETTLED_S else tokens
