"""Reading from a task one list of numbers, and the numbers beside it."""

import re

from .stated import Reader, Values

_NUMBER = r"-?\d+(?:\.\d+)?"
_BRACKETED = re.compile(rf"\[\s*((?:{_NUMBER}(?:\s*,\s*{_NUMBER})*)?)\s*\]")
_ROW = re.compile(rf"(?<![\w.,-]){_NUMBER}(?:, {_NUMBER})*(?:,? and {_NUMBER})?(?![\w,]|\.\d)")
_ALONE = re.compile(rf"(?<![\w.-]){_NUMBER}(?![\w-]|\.\d)")
_FEWEST = 2


def numbers_and(others: int) -> Reader:
    """Read a list of numbers, in brackets or as a row of at least two, and exactly so many numbers beside it."""

    def read(task: str) -> Values | None:
        found = _bracketed(task) or _row(task)
        if found is None:
            return None
        beside = _ALONE.findall(f"{task[: found.start()]} ; {task[found.end() :]}")
        if len(beside) != others or re.search(r"[\[\]\"]", task.replace(found[0], "")):
            return None
        return ([_number(text) for text in re.findall(_NUMBER, found[0])], *map(_number, beside))

    return read


def one_number(task: str) -> Values | None:
    """Read the one number that a task states."""
    numbers = _ALONE.findall(task)
    return (_number(numbers[0]),) if len(numbers) == 1 and not re.search(r"[\[\]\"]", task) else None


def _bracketed(task: str) -> re.Match[str] | None:
    return _BRACKETED.search(task)


def _row(task: str) -> re.Match[str] | None:
    """Find the one row of numbers; two would leave it open which is meant."""
    rows = [found for found in _ROW.finditer(task) if len(re.findall(_NUMBER, found[0])) >= _FEWEST]
    return rows[0] if len(rows) == 1 else None


def _number(text: str) -> int | float:
    return float(text) if "." in text else int(text)
