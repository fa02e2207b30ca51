"""One line per step on stderr, with the seconds since the start, and the climb at the end."""

import textwrap
import time
from pathlib import Path
from typing import assert_never

from self_evolving_agent.events import (
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
)
from self_evolving_agent.memory.models import Memory
from self_evolving_agent.models import Report, Usage

from .climb import climb
from .describe import counting, describe, used
from .live import OVER
from .output import Output
from .text import fit, line
from .tool_rows import Row, ToolStep, answer_row, tool_row, trust_row

LABEL = 10
INDENT = 8 + 2 + LABEL + 1
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
        self._started = time.monotonic()
        self._letters: dict[str, str] = {}
        self._explored: dict[str, StrategyExplored] = {}
        self._winner: str | None = None
        self._has_declined = False
        self._asked = ""

    def show(self, stored: StoredEvent) -> None:
        """Show one event; most have no line of their own."""
        self.run_id = stored.stamp.run_id
        self._show(stored.event, stored.stamp.node)
        self._working()

    def say(self, label: str, text: str) -> None:
        """Say something in full, over several lines if need be; without a time."""
        rows = textwrap.wrap(line(text), self._out.width - INDENT, break_on_hyphens=False) or [""]
        self._out.tell(f"{'':8}  {label:{LABEL}} {rows[0]}")
        for row in rows[1:]:
            self._out.tell(f"{'':{INDENT}}{row}")

    def model_at_work(self, prompt: str, pieces: int) -> None:
        """Take what a model is doing right now."""
        writing = f"writing, {pieces} tokens" if pieces else "reading"
        self._asked = "" if pieces == OVER else f"the model is {writing} ({prompt.replace('_', ' ')})"
        self._working()

    def finish(self, report: Report, memory: Memory | None) -> None:
        """Show what was saved, how the winning strategy climbed, and what the run used."""
        if self._saved:
            folder, _, _ = self._saved[0].rpartition(f"{self.run_id}/")
            folder = f"{folder}{self.run_id}/" if folder else ""
            self._step("saved", ", ".join(path.removeprefix(folder) for path in self._saved))
            # In full, however long: it is there to be copied.
            self._out.tell(f"{'':{INDENT}}in {line(str(self._workspace / folder))}")
        explored = self._explored.get(self._winner or "")
        record = memory.strategies.get(self._winner or "") if memory else None
        if explored and record:
            self._step("climb", f"{self._letter(record.key)} {climb(explored.rate, record.score)}", style="bold")
        self._row(answer_row(report))
        self._row(trust_row(report, memory) if memory else None)
        self.done(report.usage)

    def done(self, usage: Usage) -> None:
        """Show what it took."""
        self._step("done", used(usage), style="dim")

    def _show(self, event: Event, node: str) -> None:
        said = describe(event)
        match event:
            case TaskClassified() | ChecksWritten() | CheckDisputed():
                self._row(_plain_row(event, said))
            case IdeaDropped() | ReplyRejected():
                self._set_aside(event, node)
            case StrategyExplored():
                self._explored[event.strategy.key] = event
                self._step("explore", f"{self._letter(event.strategy.key)} {said}")
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
            case _:
                pass

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
            for more in textwrap.wrap(line(row.more), self._out.width - INDENT, break_on_hyphens=False):
                self._out.tell(f"{'':{INDENT}}{more}", "dim")

    def _letter(self, key: str) -> str:
        return self._letters.setdefault(key, chr(ord("A") + len(self._letters) % 26))

    def _step(self, label: str, text: str, style: str = "") -> None:
        elapsed = time.monotonic() - self._started
        self._out.tell(fit(f"{elapsed:7.1f}s  {label:{LABEL}} {line(text)}", self._out.width), style)

    def _working(self) -> None:
        self._out.live(self._asked or "working")


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
