"""What of a task the person says, where it holds a text to work on: that text asks for nothing."""

import re

LEAST_WORDS = 8
"""Fewer are a title, a name or a term."""

MOST_CLOSING_WORDS = 20
"""A last paragraph behind a given text that is no longer says what to do with it."""

_QUOTED = re.compile(r"```.*?```|\"\"\".*?\"\"\"|\"[^\"]+\"|“[^”]+”|«[^»]+»|„[^“”]+[“”]", re.DOTALL)
_TEXT = (
    r"this|these|following|below|text|e-?mail|message|letter|paragraph|article|passage|notes?|review|sentences?|story|"
    r"abstract|report|transcript|post|speech|document"
)
_HANDED = re.compile(
    r"\b(?:translat\w*[^:.\n]{0,40}"
    rf"|(?:translat|rewrit|rephras|proofread|paraphras|summari[sz]|condens|shorten|correct|edit|improv|repl[yi]|respond|"
    rf"explain)\w*[^:.\n]*\b(?:{_TEXT})\b[^:\n]*):(?P<text>\s.+)",
    re.IGNORECASE | re.DOTALL,
)


def said_around(task: str) -> str:
    """Give a task without the texts of eight words or more that it quotes, or hands over behind a colon."""
    task = _QUOTED.sub(lambda found: found.group() if _is_short(found.group()) else " ", task)
    handed = _HANDED.search(task)
    if handed is None or _is_short(handed["text"]):
        return task
    body, blank, closing = handed["text"].rstrip().rpartition("\n\n")
    is_closing = bool(blank and body.strip()) and len(closing.split()) <= MOST_CLOSING_WORDS
    return f"{task[: handed.start('text')]}{blank + closing if is_closing else ''}"


def _is_short(text: str) -> bool:
    return len(text.split()) < LEAST_WORDS
