"""What is seen of one turn: steps as they go, words as they come, the answer, and what was learned."""

import textwrap
from pathlib import Path

from self_evolving_agent.chat.conversation import Said
from self_evolving_agent.events import StoredEvent
from self_evolving_agent.memory.models import Memory
from self_evolving_agent.models import Activity

from .chat_names import content
from .failures import tell_error
from .folding import Folding
from .output import UNBOUNDED, WIDEST, Output
from .progress import Progress
from .text import line

_TASK = 300
PROSE = frozenset({"writing", "planning", "research", "general"})
"""Domains whose answers are read, and not run or copied."""


class TurnView:
    """Shows a turn; made anew for each."""

    def __init__(self, out: Output, workspace: Path) -> None:
        self._out = out
        self._progress = Progress(out, workspace)
        self._is_writing = False
        # What goes into a file or a pipe stays as it came.
        self._folding = Folding(min(out.answer_width, WIDEST)) if out.answer_width < UNBOUNDED else None

    def show(self, stored: StoredEvent) -> None:
        """Show an event of the run that answers."""
        self._progress.show(stored)

    def watch(self, activity: Activity) -> None:
        """Show what is done right now, unless words are coming: they share the screen."""
        if not self._is_writing:
            self._progress.watch(activity)

    def write(self, piece: str) -> None:
        """Show a piece of an answer as it comes."""
        if not self._is_writing:
            self._out.still()
            self._is_writing = True
            piece = piece.lstrip()
        self._out.answer_piece(self._folding.take(piece) if self._folding else piece)

    def tell_task(self, task: str) -> None:
        """Say which task it is that a turn, with what was said before, comes to."""
        self._progress.say("task", line(task)[:_TASK])

    def close(self) -> None:
        """Take away what only shows that something goes on."""
        self._out.still()
        if self._is_writing:
            if self._folding:
                self._out.answer_piece(self._folding.end())
            self._out.end_answer()
            self._is_writing = False

    def finish(self, said: Said, memory: Memory | None) -> None:
        """Show the answer, and what came of it."""
        turn, report, out = said.turn, said.report, self._out
        has_streamed = self._is_writing
        self.close()
        is_apart = out.is_live and report is not None  # an answer stands out among the lines about it
        if turn.answer and not has_streamed:
            if is_apart:
                out.tell("")
            answer = turn.answer.removesuffix("\n")
            is_prose = report is None or report.domain in PROSE
            out.answer(self._folding.take(answer) + self._folding.end() if is_prose and self._folding else answer)
            if is_apart:
                out.tell("")
        if report is not None:
            self._progress.finish(report, memory)
            if report.error is not None:
                tell_error(report.error.message, report.error.hint, out)
        if turn.results:
            kept = ", ".join(f"{result.name} ({content(result)})" for result in turn.results)
            for row in textwrap.wrap(f"kept as {kept}", out.width, break_on_hyphens=False):
                out.tell(row, "dim")
