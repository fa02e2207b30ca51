"""The rows at the bottom of a terminal that tick by themselves and go away.

They have no colours: a terminal's own colour of text can be read on its ground, dark or light.
"""

import threading
from collections.abc import Callable, Sequence

from rich.console import Console, ConsoleRenderable, RenderHook
from rich.control import Control
from rich.live import Live
from rich.segment import ControlType
from rich.text import Text

from .text import cells

Rows = Callable[[], Sequence[str]]
"""Gives what is to be seen now, a line each; asked several times a second, from a thread of the region's own."""

REFRESHES = 5
"""A second: often enough for tenths of seconds to run, at a millisecond or two of work each."""


class Region:
    """Rows that stay below whatever is printed; on the screen from the start until `stop`.

    Attributes:
        rows: What is shown; may be changed at any time.
    """

    def __init__(self, console: Console, rows: Rows) -> None:
        self.rows = rows
        self._console = console
        # Printing and ticking both move the cursor over the rows, by the height that they had last.
        self._turn = threading.Lock()
        self._over = threading.Event()
        self._rewrapping = _Rewrapping(console)
        self._live = Live(
            console=console,
            get_renderable=self._drawn,
            auto_refresh=False,
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
            vertical_overflow="crop",
        )
        console.push_render_hook(self._rewrapping)
        self._live.start(refresh=True)
        threading.Thread(target=self._tick, daemon=True, name="live rows").start()

    def print(self, text: Text) -> None:
        """Print a line above the rows."""
        with self._turn:
            self._console.print(text, soft_wrap=True)

    def stop(self) -> None:
        """Take the rows away and give the cursor back."""
        with self._turn:
            self._over.set()
            self._live.stop()
            self._console.pop_render_hook()

    def _tick(self) -> None:
        while not self._over.wait(1 / REFRESHES):
            with self._turn:
                if not self._over.is_set():
                    self._live.refresh()

    def _drawn(self) -> Text:
        rows = self.rows()
        self._rewrapping.drawn = tuple(map(cells, rows))
        return Text("\n".join(rows), no_wrap=True, overflow="crop")


class _Rewrapping(RenderHook):
    """Goes up further where a terminal that became narrower has wrapped what stood on it, as most of them do.

    Attributes:
        drawn: Columns that each row takes.
    """

    def __init__(self, console: Console) -> None:
        self.drawn: tuple[int, ...] = ()
        self._console = console
        self._on_screen: tuple[int, ...] = ()

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        width = self._console.width
        more = sum(max(0, -(-columns // width) - 1) for columns in self._on_screen)
        self._on_screen = tuple(min(columns, width) for columns in self.drawn)
        up = [(ControlType.CURSOR_UP, 1), (ControlType.ERASE_IN_LINE, 2)] * more
        return [Control(*up), *renderables] if up else renderables
