"""The program's two streams: the answer on stdout, everything else on stderr."""

import os
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TextIO

from self_evolving_agent.errors import StorageError

from .text import as_json, clean, fit, line, ticking

if TYPE_CHECKING:
    from rich.console import Console

    from .region import Region, Rows

WIDEST = 100
UNBOUNDED = 10_000


class Output:
    """Writes to the streams, cleaned, and in colour where a person looks on.

    Args:
        is_json: What comes out is JSON, also for failures.
        is_quiet: Nothing but the answer, errors and warnings.
    """

    def __init__(self, *, is_json: bool = False, is_quiet: bool = False) -> None:
        self.is_json = is_json
        self.is_quiet = is_quiet
        self._gone: dict[str, OSError] = {}
        self._region: Region | None = None
        self._is_mid_answer = False
        self._console = _console_of(sys.stderr)
        for stream in (sys.stdout, sys.stderr):
            _let_everything_through(stream)

    @property
    def is_live(self) -> bool:
        """Tell whether a person looks at stderr and wants to see more than the answer."""
        return self._console is not None and not self.is_quiet

    @property
    def console(self) -> "Console | None":
        """The console of a terminal at stderr, for what rich draws; None for anything else."""
        return self._console

    @property
    def is_abandoned(self) -> bool:
        """Tell whether stdout takes no more: its reader has gone, or its disk is full."""
        return "stdout" in self._gone

    @property
    def width(self) -> int:
        """Columns that a line on stderr may take; plenty where no terminal ends it."""
        if self._console is None:
            return UNBOUNDED
        return min(self._console.width, WIDEST)

    @property
    def answer_width(self) -> int:
        """Columns that a line on stdout may take; plenty where no terminal ends it."""
        is_terminal = sys.stdout is not None and sys.stdout.isatty()
        return os.get_terminal_size(sys.stdout.fileno()).columns if is_terminal else UNBOUNDED

    def answer(self, text: str) -> None:
        self.still()
        self._write("stdout", sys.stdout, clean(text))

    def answer_piece(self, piece: str) -> None:
        """Write a piece of an answer as it comes; nothing else moves until `end_answer` ends its line."""
        self.still()
        self._is_mid_answer = True
        self._write("stdout", sys.stdout, clean(piece), end="")

    def end_answer(self) -> None:
        self._is_mid_answer = False
        self._write("stdout", sys.stdout, "")

    def json(self, value: object) -> None:
        self.still()
        self._write("stdout", sys.stdout, as_json(value))

    def tell(self, text: str, style: str = "") -> None:
        """Say something to the person, unless the answer alone is wanted.

        A style is bold, dim, red or green. A terminal's theme makes these so that they can be read on its ground,
        dark or light; yellow, cyan and white vanish on a light one, blue and black on a dark one.
        """
        if not self.is_quiet:
            self.warn(text, style)

    def warn(self, text: str, style: str = "") -> None:
        """Say something that must be seen."""
        text = clean(text)
        if self._console is None:
            self._write("stderr", sys.stderr, text)
            return
        from rich.text import Text

        shown = Text(text, style=style)
        if self._region is not None:
            self._region.print(shown)
        else:
            self._console.print(shown, soft_wrap=True)

    def check(self) -> None:
        """Make sure that what was written to stdout arrived; a reader that wanted no more is no failure.

        Raises:
            StorageError: If it did not.
        """
        error = self._gone.get("stdout")
        if error is not None and not isinstance(error, BrokenPipeError):
            raise StorageError(f"stdout cannot be written: {error.strerror}")

    def live(self, text: str) -> None:
        """Show what is going on right now, in a line that goes away; on a terminal only."""
        started = time.monotonic()
        self.live_rows(lambda: (fit(ticking(time.monotonic() - started, line(text)), self.width),))

    def live_rows(self, rows: "Rows") -> None:
        """Show what is going on right now in rows that are asked for again and again, and go away."""
        if self._console is None or self.is_quiet or self.is_json or self._is_mid_answer:
            return
        if self._region is None:
            from .region import Region

            self._region = Region(self._console, rows)
        self._region.rows = rows

    def still(self) -> None:
        """Take the live rows away."""
        if self._region is not None:
            self._region.stop()
            self._region = None

    def _write(self, name: str, stream: TextIO | None, text: str, end: str = "\n") -> None:
        if stream is None or name in self._gone:  # None: it was closed before the start
            return
        try:
            print(text, end=end, file=stream, flush=True)
        except OSError as error:
            self._gone[name] = error


def _console_of(stream: TextIO | None) -> "Console | None":
    """Give a console for a terminal; rich is not even imported for anything else."""
    if stream is None or not stream.isatty():
        return None
    from rich.console import Console

    return Console(file=stream, highlight=False, markup=False, emoji=False)


def _let_everything_through(stream: TextIO | None) -> None:
    reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
    if stream is not None and reconfigure is not None and stream.errors != "backslashreplace":
        reconfigure(errors="backslashreplace")
