"""Text as it may leave the program: the one place that makes what models and programs wrote safe to look at."""

import json
import re
import unicodedata

_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""C0 but newline and tab, DEL, C1, bidi embeddings, overrides and isolates, lone surrogates."""

_ONE_BYTE = 0x100
FRAMES = "|/-\\"
FRAMES_PER_S = 5


def clean(text: str) -> str:
    r"""Give text that moves no cursor, sets no title, and reads in the order in which it is written.

    What a terminal must not get stays visible as an escape, for example `\x1b`.
    """
    return _CONTROLS.sub(_escape, text.replace("\r\n", "\n"))


def line(text: str) -> str:
    """Give cleaned text on one line."""
    return " ".join(clean(text).split())


def as_json(value: object) -> str:
    """Write JSON on one line: what a terminal must not get is written with JSON's own escapes, so nothing is lost."""
    return _CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(value, ensure_ascii=False))


def cells(text: str) -> int:
    """Give how many columns a text takes on a terminal."""
    return len(text) if text.isascii() else sum(map(_cells_of, text))


def fit(text: str, width: int) -> str:
    """Cut a text to a number of columns, and show where it was cut."""
    if cells(text) <= width:
        return text
    end = used = 0
    while (used := used + _cells_of(text[end])) < width:
        end += 1
    return text[:end].rstrip(" …") + "…"


def pad(text: str, width: int) -> str:
    """Cut or fill a text to exactly a number of columns."""
    text = fit(text, width)
    return text + " " * (width - cells(text))


def ticking(elapsed: float, text: str) -> str:
    """Give a row that is seen to be alive, its seconds below those of the lines above."""
    return f"{FRAMES[int(elapsed * FRAMES_PER_S) % len(FRAMES)]}{elapsed:6.1f}s  {text}"


def _cells_of(letter: str) -> int:
    if unicodedata.combining(letter) or unicodedata.category(letter) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def _escape(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\x{code:02x}" if code < _ONE_BYTE else f"\\u{code:04x}"
