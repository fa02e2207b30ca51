"""Reading from a task the values that a program is to use."""

import re
from collections.abc import Mapping

_NUMBER = re.compile(r"(?<![\w.-])-?\d+(?:\.\d+)?(?![\w-]|\.\d)")
_DATE = re.compile(r"\b\d{4}-\d\d-\d\d\b")
_LIMIT = re.compile(r"\b(below|under|less than|smaller than|up to|to|until|through)\s+(\d{1,7})\b", re.IGNORECASE)
_CSV = re.compile(r"[\w./-]+\.csv\b", re.IGNORECASE)
_QUOTED = re.compile(r"\"([^\"]+)\"|'([^']+ [^']+)'")
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


def prime_limit(task: str, files: tuple[str, ...]) -> Mapping[str, str] | None:
    del files
    found = _LIMIT.search(task)
    if found is None:
        return None
    is_below = found.group(1).lower() in {"below", "under", "less than", "smaller than"}
    return {"limit": str(int(found.group(2)) + (0 if is_below else 1))}


def two_dates(task: str, files: tuple[str, ...]) -> Mapping[str, str] | None:
    del files
    dates = _DATE.findall(task)
    return {"first": dates[0], "second": dates[1]} if len(dates) == 2 else None  # noqa: PLR2004 - between two


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


def quoted_text(task: str, files: tuple[str, ...]) -> Mapping[str, str] | None:
    del files
    found = _QUOTED.search(task)
    return {"text": repr(found.group(1) or found.group(2))} if found else None


def one_number(task: str, files: tuple[str, ...]) -> Mapping[str, str] | None:
    del files
    numbers = re.findall(r"\d+", task)
    return {"n": numbers[0]} if len(numbers) == 1 and int(numbers[0]) <= 1000 else None  # noqa: PLR2004 - stays quick


def two_numbers(task: str, files: tuple[str, ...]) -> Mapping[str, str] | None:
    del files
    numbers = re.findall(r"\d+", task)
    return {"a": numbers[0], "b": numbers[1]} if len(numbers) == 2 else None  # noqa: PLR2004 - of two


def last_number(task: str, files: tuple[str, ...]) -> Mapping[str, str] | None:
    """Read how far to count; as is the custom, to 100 when the task does not say."""
    del files
    return {"last": (re.findall(r"\bto (\d{1,5})\b", task) or ["100"])[-1]}


def _wanted(task: str) -> str:
    return ", ".join(f'"{name}"' for name, pattern in _MEASURES if re.search(pattern, task, re.IGNORECASE))
