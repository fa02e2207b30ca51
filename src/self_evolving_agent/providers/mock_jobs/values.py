"""Reading from a task the values that a program is to use."""

import re
from collections.abc import Mapping

_NUMBER = re.compile(r"(?<![\w.-])-?\d+(?:\.\d+)?(?![\w-]|\.\d)")
_CSV = re.compile(r"[\w./-]+\.csv\b", re.IGNORECASE)
_WORD = re.compile(r"[a-z_]\w+", re.IGNORECASE)
_MEASURES = (
    ("mean", r"\bmeans?\b|\baverage"),
    ("median", r"\bmedian"),
    ("max", r"\bmax|\blargest|\bbiggest|\bhighest"),
    ("min", r"\bmin|\bsmallest|\blowest"),
    ("sum", r"\bsum\b|\btotal"),
)
ANY_MEASURE = "|".join(pattern for _, pattern in _MEASURES)
ASKS_FOR_CODE = r"\b(function|method|class|def)\b"


def numbers(task: str, files: tuple[str, ...]) -> Mapping[str, str] | None:
    del files
    numbers = _NUMBER.findall(task)
    if len(numbers) < 2:  # noqa: PLR2004 - one number has nothing to be measured against
        return None
    return {"numbers": ", ".join(numbers), "wanted": _wanted(task)}


def csv_names(task: str) -> tuple[str, ...]:
    return tuple(_CSV.findall(task))


def csv_file(task: str, files: tuple[str, ...]) -> Mapping[str, str] | None:
    """Read which file, which measures and which words (one may be a column) the task names."""
    named = [name for name in csv_names(task) if name in files]
    if len(named) != 1:
        return None
    words = sorted({word.lower() for word in _WORD.findall(task.replace(named[0], ""))})
    return {"file": repr(named[0]), "words": repr(words), "wanted": _wanted(task)}


def last_number(task: str, files: tuple[str, ...]) -> Mapping[str, str] | None:
    """Read how far to count; as is the custom, to 100 when the task does not say."""
    del files
    return {"last": (re.findall(r"\bto (\d{1,5})\b", task) or ["100"])[-1]}


def _wanted(task: str) -> str:
    return ", ".join(f'"{name}"' for name, pattern in _MEASURES if re.search(pattern, task, re.IGNORECASE))
