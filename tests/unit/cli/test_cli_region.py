import io
import os
import re
import threading

import pytest
from rich.console import Console
from rich.text import Text

from self_evolving_agent.cli.region import REFRESHES, Region

GOES_UP = "\x1b[1A\x1b[2K"


class Terminal(Console):
    """A terminal whose width a test changes, with what it got."""

    def __init__(self) -> None:
        self.got = io.StringIO()
        super().__init__(file=self.got, force_terminal=True, width=40, height=10, _environ={"TERM": "xterm"})

    def taken(self) -> str:
        """Give what came since the last time."""
        text = self.got.getvalue()
        self.got.seek(0)
        self.got.truncate()
        return text


def test_rows_stay_below_what_is_printed_and_go_away_with_the_cursor_back() -> None:
    terminal = Terminal()
    region = Region(terminal, lambda: ("one", "two"))
    assert terminal.taken().endswith("\x1b[?25lone\ntwo")
    region.print(Text("a line"))
    assert terminal.taken() == f"\r\x1b[2K{GOES_UP}a line\none\ntwo"
    region.stop()
    last = terminal.taken()
    assert last.endswith("\x1b[?25h" + "\r" + GOES_UP * 2)
    region.print(Text("after"))
    assert terminal.taken() == "after\n"


def test_rows_are_asked_for_again_and_again() -> None:
    terminal = Terminal()
    asked = threading.Semaphore(0)

    def rows() -> tuple[str]:
        asked.release()
        return ("tick",)

    region = Region(terminal, rows)
    for _ in range(4):
        assert asked.acquire(timeout=10)
    region.stop()
    assert REFRESHES <= 8


def test_rows_that_a_narrower_terminal_wrapped_are_wiped_out_whole() -> None:
    terminal = Terminal()
    region = Region(terminal, lambda: ("x" * 40, "y" * 15))
    terminal.taken()
    terminal.width = 15  # the first row takes three lines now
    region.print(Text("a line"))
    assert terminal.taken().count(GOES_UP) == 1 + 2
    region.print(Text("a line"))
    assert terminal.taken().count(GOES_UP) == 1
    region.stop()


def test_no_row_has_a_colour() -> None:
    terminal = Terminal()
    region = Region(terminal, lambda: ("[red]1.5 'text' True[/red] :smile:",))
    region.stop()
    assert not re.search(r"\x1b\[[0-9;]*m", terminal.got.getvalue())
    assert "[red]1.5 'text' True[/red] :smile:" in terminal.got.getvalue()


@pytest.mark.parametrize("term", ["dumb", "unknown"])
def test_a_dumb_terminal_gets_the_lines_alone(term: str) -> None:
    got = io.StringIO()
    console = Console(file=got, force_terminal=True, width=40, _environ={"TERM": term})
    region = Region(console, lambda: ("row",))
    region.print(Text("a line"))
    region.stop()
    assert got.getvalue() == f"a line{os.linesep}"
