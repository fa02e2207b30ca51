"""Jobs about whole numbers that are told apart by division."""

from .job import Function, FunctionJob

PRIME = FunctionJob(
    name="prime",
    pattern=r"\bprimes?\b|\bprimality\b",
    unless=r"factor|next|nth|co-?prime|twin|sieve|\bsum|count|list|gap|mersenne|largest|smallest",
    functions=(
        Function(
            "def is_prime(n: int) -> bool",
            (
                "assert is_prime(2) == True",
                "assert is_prime(1) == False",
                "assert is_prime(9) == False",
                "assert is_prime(15) == False",
                "assert is_prime(97) == True",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def is_prime(n: int) -> bool:
    if n < 2:
        return False
    divisor = 2
    while divisor * divisor <= n:
        if n % divisor == 0:
            return False
        divisor += 1
    return True
""",
        ),
        "library": (
            """\
from math import isqrt


def is_prime(n: int) -> bool:
    return n > 1 and all(n % divisor for divisor in range(2, isqrt(n) + 1))
""",
        ),
        "expression": (
            """\
def is_prime(n: int) -> bool:
    return n > 1 and all(n % divisor for divisor in range(2, int(n**0.5)))
""",
            """\
def is_prime(n: int) -> bool:
    return n > 1 and all(n % divisor for divisor in range(2, int(n**0.5) + 1))
""",
        ),
        "draft": (
            """\
def is_prime(n: int) -> bool:
    return n in (2, 3, 5, 7)
""",
            """\
def is_prime(n: int) -> bool:
    return n in (2, 3, 5, 7, 11, 13)
""",
        ),
    },
)

CLAMP = FunctionJob(
    name="clamp",
    pattern=r"\bclamp",
    functions=(
        Function(
            "def clamp(value: float, low: float, high: float) -> float",
            (
                "assert clamp(5, 0, 10) == 5",
                "assert clamp(-3, 0, 10) == 0",
                "assert clamp(42, 0, 10) == 10",
                "assert clamp(2.5, 0, 1) == 1",
                "assert clamp(4, 7, 9) == 7",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def clamp(value: float, low: float, high: float) -> float:
    if value < low:
        return low
    if value > high:
        return high
    return value
""",
        ),
        "library": (
            """\
def clamp(value: float, low: float, high: float) -> float:
    return sorted((low, value, high))[1]
""",
        ),
        "expression": (
            """\
def clamp(value: float, low: float, high: float) -> float:
    return min(low, max(value, high))
""",
            """\
def clamp(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))
""",
        ),
        "draft": (
            """\
def clamp(value: float, low: float, high: float) -> float:
    return max(low, value)
""",
        ),
    },
)

FIZZBUZZ = FunctionJob(
    name="fizzbuzz",
    pattern=r"\bfizz[ -]?buzz",
    functions=(
        Function(
            "def fizzbuzz(n: int) -> list[str]",
            (
                "assert fizzbuzz(3) == ['1', '2', 'Fizz']",
                "assert fizzbuzz(5) == ['1', '2', 'Fizz', '4', 'Buzz']",
                "assert fizzbuzz(0) == []",
                (
                    "assert fizzbuzz(15) == ['1', '2', 'Fizz', '4', 'Buzz', 'Fizz', '7', '8', 'Fizz', 'Buzz', '11', "
                    "'Fizz', '13', '14', 'FizzBuzz']"
                ),
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def fizzbuzz(n: int) -> list[str]:
    lines = []
    for number in range(1, n + 1):
        if number % 15 == 0:
            lines.append("FizzBuzz")
        elif number % 3 == 0:
            lines.append("Fizz")
        elif number % 5 == 0:
            lines.append("Buzz")
        else:
            lines.append(str(number))
    return lines
""",
        ),
        "library": (
            """\
from itertools import cycle, islice


def fizzbuzz(n: int) -> list[str]:
    fizzes = cycle(["", "", "Fizz"])
    buzzes = cycle(["", "", "", "", "Buzz"])
    words = (fizz + buzz for fizz, buzz in zip(fizzes, buzzes))
    return [word or str(number) for number, word in enumerate(islice(words, n), 1)]
""",
        ),
        "expression": (
            """\
def fizzbuzz(n: int) -> list[str]:
    return ["Fizz" * (i % 3 == 0) + "Buzz" * (i % 5 == 0) or str(i) for i in range(1, n)]
""",
            """\
def fizzbuzz(n: int) -> list[str]:
    return ["Fizz" * (i % 3 == 0) + "Buzz" * (i % 5 == 0) or str(i) for i in range(1, n + 1)]
""",
        ),
        "draft": (
            """\
def fizzbuzz(n: int) -> list[str]:
    return ["Fizz" if i % 3 == 0 else "Buzz" if i % 5 == 0 else str(i) for i in range(1, n + 1)]
""",
        ),
    },
)

LEAP_YEAR = FunctionJob(
    name="leap year",
    pattern=r"\bleap[ -]?years?\b",
    unless=r"list|count|how many|next|between",
    functions=(
        Function(
            "def is_leap_year(year: int) -> bool",
            (
                "assert is_leap_year(2024) == True",
                "assert is_leap_year(2023) == False",
                "assert is_leap_year(1900) == False",
                "assert is_leap_year(2000) == True",
                "assert is_leap_year(2100) == False",
            ),
            hasty=(
                "assert is_leap_year(2024) == True",
                "assert is_leap_year(2020) == True",
                "assert is_leap_year(2000) == True",
                "assert is_leap_year(1996) == True",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def is_leap_year(year: int) -> bool:
    if year % 400 == 0:
        return True
    if year % 100 == 0:
        return False
    return year % 4 == 0
""",
        ),
        "library": (
            """\
import calendar


def is_leap_year(year: int) -> bool:
    return calendar.isleap(year)
""",
        ),
        "expression": (
            """\
def is_leap_year(year: int) -> bool:
    return year % 4 == 0 and year % 100 != 0
""",
            """\
def is_leap_year(year: int) -> bool:
    return year % (16 if year % 100 == 0 else 4) == 0
""",
        ),
        "draft": (
            """\
def is_leap_year(year: int) -> bool:
    return year % 4 == 0
""",
        ),
    },
)
