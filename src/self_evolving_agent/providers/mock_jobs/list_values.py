"""What the mock does with a list of numbers that a task states, such as one that an earlier answer gave."""

from .listed import numbers_and, one_number
from .number_lists import LIMITS, MULTIPLES, NUMBER_ORDER
from .value_job import ValueJob

_KEEPS = r"(?=.*\b(keep|filter|only|select|drop|remove)\b)"
_LEAVES_OUT = r"\b(drop|remove|exclude|delete|without)\b|\b(filter|leave|take)\s+out\b"
_ABOVE = r"\b(above|over|bigger than|larger than|greater than|more than)\b"
_BELOW = r"\b(below|under|smaller than|less than|fewer than)\b"
_SORTS = r"\b(sort|order|arrange|put)\w*\b"
_DOWNWARDS = r"descending|largest first|biggest first|high(est)? to low"
_NO_NUMBERS = r"\bwords?\b|alphabet|letters?|length|prime|digits?|decimal"

LIST_JOBS = (
    ValueJob(
        of=LIMITS,
        name="keep_above",
        pattern=_KEEPS + r".*" + _ABOVE,
        unless=f"{_LEAVES_OUT}|{_BELOW}|equal|{_NO_NUMBERS}",
        values=numbers_and(1),
        does="Return the numbers that are greater than the limit, in their order.",
        asked_as=("keep the numbers above a limit", "filter out small numbers", "only values greater than a bound"),
        plain="expression",
        steps="library",
    ),
    ValueJob(
        of=LIMITS,
        name="keep_below",
        pattern=_KEEPS + r".*" + _BELOW,
        unless=f"{_LEAVES_OUT}|{_ABOVE}|equal|{_NO_NUMBERS}",
        values=numbers_and(1),
        does="Return the numbers that are less than the limit, in their order.",
        asked_as=("keep the numbers below a limit", "filter out large numbers", "only values less than a bound"),
    ),
    ValueJob(
        of=NUMBER_ORDER,
        name="sort_numbers",
        pattern=_SORTS,
        unless=f"{_DOWNWARDS}|revers|{_NO_NUMBERS}",
        values=numbers_and(0),
        does="Return the numbers from the smallest to the largest.",
        asked_as=("sort numbers", "numbers in ascending order", "put values from small to large"),
        plain="expression",
        steps="library",
    ),
    ValueJob(
        of=NUMBER_ORDER,
        name="sort_numbers_descending",
        pattern=rf"(?=.*{_SORTS})(?=.*({_DOWNWARDS}))",
        unless=_NO_NUMBERS,
        values=numbers_and(0),
        does="Return the numbers from the largest to the smallest.",
        asked_as=("sort numbers descending", "numbers from large to small", "largest numbers first"),
    ),
    ValueJob(
        of=NUMBER_ORDER,
        name="reverse_numbers",
        pattern=r"\brevers|\bbackwards\b",
        unless=f"sort|order(?!$)|{_NO_NUMBERS}|text|string",
        values=numbers_and(0),
        does="Return the numbers in reverse order: the last one first.",
        asked_as=("reverse a list of numbers", "numbers backwards", "turn a row of values round"),
        plain="expression",
        steps="library",
    ),
    ValueJob(
        of=MULTIPLES,
        name="multiply_each",
        pattern=r"\b(multiply|times)\b",
        unless=rf"\btogether\b|product|matri|{_NO_NUMBERS}",
        values=numbers_and(1),
        does="Return each of the numbers multiplied by the factor.",
        asked_as=("multiply each number by a factor", "scale a list of numbers", "all values times a number"),
        plain="expression",
        steps="guard",
    ),
    ValueJob(
        of=MULTIPLES,
        name="double_each",
        pattern=r"\bdouble\b|\btwice\b",
        unless=f"precision|quot|{_NO_NUMBERS}",
        values=numbers_and(0),
        does="Return each of the numbers multiplied by two.",
        asked_as=("double each number", "twice each value of a list", "multiply all numbers by two"),
    ),
    ValueJob(
        of=MULTIPLES,
        name="double",
        pattern=r"\bdouble\b|\btwice\b",
        unless=f"precision|quot|{_NO_NUMBERS}|%",
        values=one_number,
        does="Return the number multiplied by two.",
        asked_as=("double a number", "twice a value", "multiply a number by two"),
        plain="expression",
        steps="guard",
    ),
)
