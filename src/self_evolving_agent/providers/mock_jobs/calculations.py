"""Jobs that compute one result from values of the task."""

from .job import Function, FunctionJob, PrintingJob
from .values import ASKS_FOR_CODE, last_number

_UP_TO = """\


def sum_of_primes_up_to(last: int) -> int:
    return sum_of_primes_below(last + 1)
"""
PRIME_SUM = FunctionJob(
    name="sum of primes",
    pattern=r"\bsum\w*\b.*\bprimes?\b|\bprimes?\b.*\bsum\b|\badd\w*\b.*\bprimes\b",
    functions=(
        Function(
            "def sum_of_primes_below(limit: int) -> int",
            (
                "assert sum_of_primes_below(2) == 0",
                "assert sum_of_primes_below(3) == 2",
                "assert sum_of_primes_below(10) == 17",
                "assert sum_of_primes_below(11) == 17",
                "assert sum_of_primes_below(30) == 129",
            ),
        ),
        Function(
            "def sum_of_primes_up_to(last: int) -> int",
            (
                "assert sum_of_primes_up_to(1) == 0",
                "assert sum_of_primes_up_to(2) == 2",
                "assert sum_of_primes_up_to(10) == 17",
                "assert sum_of_primes_up_to(11) == 28",
                "assert sum_of_primes_up_to(29) == 129",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def sum_of_primes_below(limit: int) -> int:
    total = 0
    for number in range(2, limit):
        if all(number % divisor for divisor in range(2, int(number**0.5) + 1)):
            total += number
    return total
"""
            + _UP_TO,
        ),
        "library": (
            """\
def sum_of_primes_below(limit: int) -> int:
    is_prime = bytearray([1]) * limit
    is_prime[:2] = bytes(len(is_prime[:2]))
    for number in range(2, limit):
        for multiple in range(number * number, limit, number):
            is_prime[multiple] = 0
    return sum(number for number in range(limit) if is_prime[number])
"""
            + _UP_TO,
        ),
        "expression": (
            """\
def sum_of_primes_below(limit: int) -> int:
    return sum(n for n in range(2, limit) if all(n % d for d in range(2, int(n**0.5))))
"""
            + _UP_TO,
            """\
def sum_of_primes_below(limit: int) -> int:
    return sum(n for n in range(2, limit) if all(n % d for d in range(2, n)))
"""
            + _UP_TO,
        ),
        "draft": (
            """\
def sum_of_primes_below(limit: int) -> int:
    return sum(n for n in range(1, limit) if n % 2)
"""
            + _UP_TO,
        ),
    },
)

DAYS_BETWEEN = FunctionJob(
    name="days between two dates",
    pattern=r"\bdays\b.*\bdates\b|\bdates\b.*\bdays\b|\bdays between\b",
    unless=r"week|working|business",
    functions=(
        Function(
            "def days_between(first: str, second: str) -> int",
            (
                "assert days_between('2024-03-01', '2024-03-01') == 0",
                "assert days_between('2023-02-28', '2023-03-01') == 1",
                "assert days_between('2024-02-28', '2024-03-01') == 2",
                # One day is counted too few, as happens to small models.
                "assert days_between('2024-01-31', '2024-12-31') == 334",
                "assert days_between('2025-01-01', '2024-01-01') == 366",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def day_number(text: str) -> int:
    year, month, day = map(int, text.split("-"))
    before = year - 1
    number = before * 365 + before // 4 - before // 100 + before // 400 + sum(LENGTHS[: month - 1]) + day
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return number + 1 if is_leap and month > 2 else number


def days_between(first: str, second: str) -> int:
    return abs(day_number(second) - day_number(first))
""",
        ),
        "library": (
            """\
from datetime import date


def days_between(first: str, second: str) -> int:
    return abs((date.fromisoformat(second) - date.fromisoformat(first)).days)
""",
        ),
        "expression": (
            """\
from datetime import datetime


def days_between(first: str, second: str) -> int:
    return abs(datetime(first) - datetime(second)).days
""",
            """\
from datetime import datetime


def days_between(first: str, second: str) -> int:
    one, other = (datetime.strptime(text, "%Y-%m-%d") for text in (first, second))
    return abs(one - other).days
""",
        ),
        "draft": (
            """\
def days_between(first: str, second: str) -> int:
    (y1, m1, d1), (y2, m2, d2) = (map(int, text.split("-")) for text in (first, second))
    return abs((y2 - y1) * 365 + (m2 - m1) * 30 + d2 - d1)
""",
        ),
    },
)

FIZZBUZZ_PRINTED = PrintingJob(
    name="fizzbuzz, printed",
    pattern=r"\bfizz[ -]?buzz",
    unless=ASKS_FOR_CODE,
    domain="coding",
    values=last_number,
    programs={
        "guard": (
            """\
for number in range(1, $last + 1):
    if number % 15 == 0:
        print("FizzBuzz")
    elif number % 3 == 0:
        print("Fizz")
    elif number % 5 == 0:
        print("Buzz")
    else:
        print(number)
""",
        ),
        "expression": (
            """\
print("\\n".join("Fizz" * (i % 3 == 0) + "Buzz" * (i % 5 == 0) or str(i) for i in range(1, $last + 1)))
""",
        ),
        "draft": (
            """\
for i in range($last):
    print("Fizz" if i % 3 == 0 else "Buzz" if i % 5 == 0 else i)
""",
        ),
    },
)
