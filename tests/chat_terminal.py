"""A chat on a pseudo-terminal, driven as a person drives it: type, wait for what is to be seen, type on."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from collections.abc import Callable
from typing import Self

from cli_program import ProgramUnderTest

PATIENCE_S = 30
"""However busy the machine is; what is waited for comes long before."""

ENTER, CTRL_C, CTRL_D, CTRL_J, CTRL_R, TAB, UP = b"\r", b"\x03", b"\x04", b"\n", b"\x12", b"\t", b"\x1b[A"
_MOVE = re.compile(r"\x1b\[([0-9;?<>=]*)([A-Za-z])|\x1b[=>]|([\r\n\b])|([^\x1b\r\n\b]+)")


def pasted(text: str) -> bytes:
    """Give what a terminal sends for a paste."""
    return b"\x1b[200~" + text.replace("\n", "\r").encode() + b"\x1b[201~"


class Screen:
    """Rows as they stand on a terminal that is high enough, for programs that move the cursor by steps."""

    def __init__(self) -> None:
        self.rows = [""]
        self.row = self.column = 0
        self._rest = ""

    def take(self, text: str) -> None:
        """Do what a terminal does; a sequence that is cut off waits for its end."""
        text = self._rest + text
        cut = text.rfind("\x1b", max(0, len(text) - 20))
        self._rest = text[cut:] if cut >= 0 and not _MOVE.match(text, cut) else ""
        for found in _MOVE.finditer(text.removesuffix(self._rest) if self._rest else text):
            argument, command, control, words = found.groups()
            if words:
                self._write(words)
            elif control:
                self._control(control)
            elif command:
                self._command(command, int(argument) if argument and argument.isdecimal() else None)

    def _write(self, words: str) -> None:
        row = self.rows[self.row].ljust(self.column)
        self.rows[self.row] = row[: self.column] + words + row[self.column + len(words) :]
        self.column += len(words)

    def _control(self, control: str) -> None:
        match control:
            case "\r":
                self.column = 0
            case "\b":
                self.column = max(0, self.column - 1)
            case _:
                self._down(1)

    def _command(self, command: str, number: int | None) -> None:
        match command:
            case "A":
                self.row = max(0, self.row - (number or 1))
            case "B":
                self._down(number or 1)
            case "C":
                self.column += number or 1
            case "D":
                self.column = max(0, self.column - (number or 1))
            case "J":
                self.rows[self.row :] = [self.rows[self.row][: self.column]]
            case "K":
                self.rows[self.row] = "" if number == 2 else self.rows[self.row][: self.column]
            case _:
                pass

    def _down(self, steps: int) -> None:
        self.row += steps
        self.rows += [""] * (self.row + 1 - len(self.rows))


class ChatOnTerminal:
    """The program with all its streams on one terminal.

    Attributes:
        modes: Of the terminal, before anything was changed.
        raw: All that was written to it.
    """

    def __init__(self, program: ProgramUnderTest, *arguments: str, columns: int = 80, **env: str) -> None:
        self._master, self._slave = pty.openpty()
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", 60, columns, 0, 0))
        self.modes = termios.tcgetattr(self._slave)
        self._open: tuple[int, ...] = (self._slave, self._master)
        self.raw = b""
        self._screen = Screen()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._from = 0
        self.process = subprocess.Popen(
            program.command("--chat", *arguments),
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            env=program.env | {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"} | env,
            cwd=program.folder,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 - it takes no lock
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.hangs_up()

    @property
    def screen(self) -> str:
        """All that stands there."""
        return "\n".join(row.rstrip() for row in self._screen.rows)

    @property
    def has_its_modes_back(self) -> bool:
        return termios.tcgetattr(self._slave) == self.modes

    def type(self, *keys: bytes | str) -> None:
        os.write(self._master, b"".join(key.encode() if isinstance(key, str) else key for key in keys))

    def is_ready(self) -> None:
        """Wait for an empty prompt below what was looked at last."""
        self._until(lambda: self._screen.row >= self._from and self._screen.rows[self._screen.row].rstrip() == ">", ">")
        self._from = self._screen.row

    def sees(self, text: str) -> str:
        """Wait for a text below what was entered last, and give all that stands there."""
        self._until(lambda: text in self._below(), text)
        return self._below()

    def says(self, text: str, *keys: bytes) -> None:
        """Type a line at an empty prompt and send it."""
        self.is_ready()
        self.type(text, *keys)
        self._until(lambda: text.strip() in self._below(), text)
        # Not where the cursor is: while a menu is drawn, that may be anywhere below.
        first, *more = text.strip().splitlines()
        rows = self._screen.rows
        self._from = min(n for n in range(self._from, len(rows)) if first in rows[n]) + 1 + len(more)
        self.type(ENTER)

    def hangs_up(self) -> None:
        """Close the terminal, as a person closes its window."""
        for descriptor in self._open:
            os.close(descriptor)
        self._open = ()

    def ends(self) -> int:
        """Wait for the end and give the exit code."""
        self._until(lambda: self.process.poll() is not None, "the end")
        while self._take(0):
            pass
        return self.process.returncode

    def _below(self) -> str:
        return "\n".join(row.rstrip() for row in self._screen.rows[self._from :])

    def _until(self, is_so: Callable[[], bool], what: str) -> None:
        ends = time.monotonic() + PATIENCE_S
        while not is_so():
            assert time.monotonic() < ends, f"no {what!r} on:\n{self.screen}"
            self._take(0.05)

    def _take(self, for_s: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], for_s)
        if ready:
            piece = os.read(self._master, 65536)
            self.raw += piece
            self._screen.take(self._decoder.decode(piece))
        return bool(ready)


def _take_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
