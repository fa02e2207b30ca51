"""One line per step on stderr, with the seconds since the start, and what was learned at the end."""

import textwrap
from pathlib import Path
from typing import assert_never

from self_evolving_agent.events import (
    ArtifactLost,
    ArtifactSaved,
    CandidateFinished,
    CandidatesJudged,
    CheckDisputed,
    ChecksWritten,
    Event,
    IdeaDropped,
    ModelCalled,
    ReplyRejected,
    StoredEvent,
    StrategyExplored,
    TaskClassified,
    ToolRegistered,
    ToolRetired,
)
from self_evolving_agent.memory.models import Memory
from self_evolving_agent.models import Activity, Report, Usage

from .activity import INDENT, LABEL, Activities
from .describe import counting, describe, used
from .learned import climbed, lesson, trusted
from .output import Output
from .text import fit, line
from .tool_rows import Row, ToolStep, answer_row, tool_row

TOOL_KEY = "tool:"
"""What the keys of candidates begin with that are calls of tools."""


class Progress:
    """Turns the events of one run into lines.

    Args:
        workspace: Where files are saved, as the person named it.

    Attributes:
        run_id: The run's, once something happened in it.
    """

    def __init__(self, out: Output, workspace: Path) -> None:
        self.run_id = ""
        self._workspace = workspace
        self._saved: list[str] = []
        self._out = out
        self._activities = Activities()
        self._lessons: dict[str, str] = {}
        self._letters: dict[str, str] = {}
        self._explored: dict[str, StrategyExplored] = {}
        self._winner: str | None = None
        self._has_declined = False

    def show(self, stored: StoredEvent) -> None:
        """Show one event; most have no line of their own."""
        self.run_id = stored.stamp.run_id
        self._show(stored.event, stored.stamp.node)
        self._tick()

    def watch(self, activity: Activity) -> None:
        """Take what a step does right now, to be seen below the lines as long as it lasts."""
        self._activities.take(activity)
        self._tick()

    def say(self, label: str, text: str, style: str = "", *, time: str = "") -> None:
        """Say something in full, over several lines if need be; mostly without a time."""
        rows = textwrap.wrap(line(text), self._room, break_on_hyphens=False) or [""]
        self._out.tell(f"{time:8}  {label:{LABEL}} {rows[0]}", style)
        for row in rows[1:]:
            self._out.tell(f"{'':{INDENT}}{row}", style)

    def finish(self, report: Report, memory: Memory | None) -> None:
        """Show what was saved, what was learned, and what the run used."""
        if self._saved:
            folder, _, _ = self._saved[0].rpartition(f"{self.run_id}/")
            folder = f"{folder}{self.run_id}/" if folder else ""
            self._step("saved", ", ".join(path.removeprefix(folder) for path in self._saved))
            # In full, however long: it is there to be copied.
            self._out.tell(f"{'':{INDENT}}in {line(str(self._workspace / folder))}")
        self._row(answer_row(report))
        learned = self.learned(report, memory)
        if learned:
            self.say("learned", learned, "bold", time=self._time())
        self.done(report.usage)

    def learned(self, report: Report, memory: Memory | None) -> str:
        """Say in one line what is known now that was not before; empty where that is nothing."""
        if memory is None:
            return ""
        winner = self._explored.get(self._winner or "")
        climb = climbed(winner, self._letter(winner.strategy.key) if winner else "", memory)
        return "; ".join(filter(None, (climb, trusted(report, memory), *self._lessons.values())))

    def done(self, usage: Usage) -> None:
        """Show what it took."""
        self._step("done", used(usage), style="dim")
        self._out.still()

    def _show(self, event: Event, node: str) -> None:
        said = describe(event)
        self._learn(event)
        match event:
            case TaskClassified() | ChecksWritten() | CheckDisputed():
                self._row(_plain_row(event, said))
            case IdeaDropped() | ReplyRejected():
                self._set_aside(event, node)
            case StrategyExplored():
                self._explored[event.strategy.key] = event
                letter = self._letter(event.strategy.key)
                self._activities.introduce(event.strategy.key, letter, event.strategy.name)
                self._step("explore", f"{letter} {said}")
            case ModelCalled(error=str()):
                self._step(node, said, style="red")
            case CandidateFinished():
                style = "green" if event.success else "red"
                self._step(node, f"{self._letter(event.strategy_key)} {said}", style)
            case _ if isinstance(event, ToolStep):
                self._row(tool_row(event))
            case CandidatesJudged():
                self._judged(event)
            case ArtifactSaved():
                self._saved.append(said)
            case ArtifactLost():
                self.say("not saved", said, "red", time=self._time())
            case _:
                pass

    def _learn(self, event: Event) -> None:
        """Note what an event adds to what is known; a tool that is retired in the end was not learned."""
        told = lesson(event)
        if told:
            self._lessons[f"{event.type}:{event.name}" if isinstance(event, ToolRegistered) else told] = told
        if isinstance(event, ToolRetired):
            self._lessons.pop(f"tool.registered:{event.name}", None)

    def _set_aside(self, event: IdeaDropped | ReplyRejected, node: str) -> None:
        """Say what was not used; that the model declined is said once, for the end of the run says why."""
        said = describe(event)
        if isinstance(event, ReplyRejected) and event.reason == "refusal":
            said = "" if self._has_declined else f"{event.prompt_id.name}: the model declined"
            self._has_declined = True
        if said:
            self._step(node, said, style="dim")

    def _judged(self, event: CandidatesJudged) -> None:
        """Say who wins; a tool that was called alone had nobody to win against."""
        self._winner = event.winner
        tool = (event.winner or "").removeprefix(TOOL_KEY) if (event.winner or "").startswith(TOOL_KEY) else ""
        if tool and not self._explored:
            return
        who = f"the tool {tool}" if tool else self._letter(event.winner) if event.winner else ""
        self._step("judge", f"{who} wins: {event.why}" if who else event.why, style="bold")

    def _row(self, row: Row | None) -> None:
        if row is not None:
            self._step(row.label, row.text, row.style)
            for more in textwrap.wrap(line(row.more), self._room, break_on_hyphens=False):
                self._out.tell(f"{'':{INDENT}}{more}", "dim")

    @property
    def _room(self) -> int:
        """Columns right of the labels; a few even where the terminal has none."""
        return max(self._out.width - INDENT, LABEL)

    def _letter(self, key: str) -> str:
        return self._letters.setdefault(key, chr(ord("A") + len(self._letters) % 26))

    def _step(self, label: str, text: str, style: str = "") -> None:
        self._out.tell(fit(f"{self._time()}  {label:{LABEL}} {line(text)}", self._out.width), style)

    def _time(self) -> str:
        return f"{self._activities.elapsed:7.1f}s"

    def _tick(self) -> None:
        self._out.live_rows(lambda: self._activities.rows(self._out.width))


def _plain_row(event: TaskClassified | ChecksWritten | CheckDisputed, said: str) -> Row | None:
    match event:
        case TaskClassified(decided_by="memory"):
            return Row("recall", event.reason)
        case TaskClassified():
            return Row("classify", said)
        case ChecksWritten():
            # That it runs and prints holds for every program.
            return Row("checks", said) if counting(event) or event.rejected else None
        case CheckDisputed():
            return Row("compare", said)
        case _:
            assert_never(event)
