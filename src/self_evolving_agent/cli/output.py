"""Where text leaves the program: the one place that makes it safe for a terminal."""

import json
import re
import sys
from typing import TextIO

_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""C0 but newline and tab, DEL, C1, bidi embeddings, overrides and isolates, lone surrogates."""


def clean(text: str) -> str:
    r"""Give text that moves no cursor, sets no title, and reads in the order it is written.

    What is taken out stays visible as an escape, for example `\x1b`.
    """
    return _CONTROLS.sub(_escape, text.replace("\r\n", "\n"))


def line(text: str) -> str:
    """Give cleaned text on one line."""
    return " ".join(clean(text).split())


def as_json(value: object) -> str:
    """Write JSON on one line, readable, with the escapes that JSON itself knows for what a terminal must not see."""
    return _CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(value, ensure_ascii=False))


def _escape(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"  # noqa: PLR2004 - one byte


class Output:
    """The answer's stream and everything else's.

    Args:
        is_json: What comes out is one JSON object, also for failures.
    """

    def __init__(self, *, is_json: bool, is_quiet: bool) -> None:
        self.is_json = is_json
        self.is_quiet = is_quiet
        self.is_broken = False
        for stream in (sys.stdout, sys.stderr):
            _let_everything_through(stream)

    def answer(self, text: str) -> None:
        """Write to stdout; nothing once its reader has gone."""
        self._write(sys.stdout, clean(text))

    def json(self, value: object) -> None:
        self._write(sys.stdout, as_json(value))

    def tell(self, text: str) -> None:
        """Say something to the person, unless they wanted the answer alone."""
        if not self.is_quiet:
            self.warn(text)

    def warn(self, text: str) -> None:
        """Say something that must be seen."""
        self._write(sys.stderr, clean(text))

    def _write(self, stream: TextIO, text: str) -> None:
        if self.is_broken:
            return
        try:
            print(text, file=stream, flush=True)
        except BrokenPipeError:
            self.is_broken = True


def _let_everything_through(stream: TextIO) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
