"""Jobs about whole numbers that are built up from smaller ones."""

from .job import Function, FunctionJob

FACTORIAL = FunctionJob(
    name="factorial",
    pattern=r"\bfactorials?\b",
    functions=(
        Function(
            "def factorial(n: int) -> int",
            (
                "assert factorial(0) == 1",
                "assert factorial(3) == 6",
                "assert factorial(5) == 120",
                "assert factorial(10) == 3628800",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def factorial(n: int) -> int:
    if n < 0:
        raise ValueError("n must not be negative")
    product = 1
    for factor in range(2, n + 1):
        product *= factor
    return product
""",
        ),
        "library": (
            """\
import math


def factorial(n: int) -> int:
    return math.factorial(n)
""",
        ),
        "expression": (
            """\
import math


def factorial(n: int) -> int:
    return math.prod(range(1, n))
""",
            """\
import math


def factorial(n: int) -> int:
    return math.prod(range(1, n + 1))
""",
        ),
        "recursion": (
            """\
def factorial(n: int) -> int:
    return n * factorial(n - 1)
""",
            """\
def factorial(n: int) -> int:
    return 1 if n < 2 else n * factorial(n - 1)
""",
        ),
    },
)

FIBONACCI = FunctionJob(
    name="fibonacci",
    pattern=r"\bfibonacci\b",
    unless=r"sequence|series|list|first \w+ fib|sum",
    functions=(
        Function(
            "def fibonacci(n: int) -> int",
            (
                "assert fibonacci(0) == 0",
                "assert fibonacci(1) == 1",
                "assert fibonacci(7) == 13",
                # A slip of the kind small models make: this is the next number of the row.
                "assert fibonacci(10) == 89",
                "assert fibonacci(20) == 6765",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def fibonacci(n: int) -> int:
    if n < 0:
        raise ValueError("n must not be negative")
    previous, current = 0, 1
    for _ in range(n):
        previous, current = current, previous + current
    return previous
""",
        ),
        "library": (
            """\
from functools import cache


@cache
def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)
""",
        ),
        "expression": (
            """\
def fibonacci(n: int) -> int:
    row = [1, 1]
    while len(row) < n:
        row.append(row[-1] + row[-2])
    return row[n - 1]
""",
            """\
def fibonacci(n: int) -> int:
    row = [0, 1]
    while len(row) <= n:
        row.append(row[-1] + row[-2])
    return row[n]
""",
        ),
        "draft": (
            """\
def fibonacci(n: int) -> int:
    return [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55][n]
""",
            """\
def fibonacci(n: int) -> int:
    return [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144][n]
""",
        ),
    },
)

GCD = FunctionJob(
    name="gcd",
    pattern=r"\bgcd\b|greatest common (divisor|factor)|\beuclid",
    functions=(
        Function(
            "def gcd(a: int, b: int) -> int",
            (
                "assert gcd(12, 18) == 6",
                "assert gcd(17, 5) == 1",
                "assert gcd(0, 9) == 9",
                "assert gcd(48, 36) == 12",
                "assert gcd(-8, 12) == 4",
            ),
            # Most of these are half-way results of the algorithm.
            hasty=(
                "assert gcd(12, 18) == 6",
                "assert gcd(20, 8) == 2",
                "assert gcd(81, 27) == 9",
                "assert gcd(100, 75) == 5",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def gcd(a: int, b: int) -> int:
    a, b = abs(a), abs(b)
    while b:
        a, b = b, a % b
    return a
""",
        ),
        "library": (
            """\
import math


def gcd(a: int, b: int) -> int:
    return math.gcd(a, b)
""",
        ),
        "expression": (
            """\
def gcd(a: int, b: int) -> int:
    return max(d for d in range(1, min(a, b) + 1) if a % d == 0 and b % d == 0)
""",
            """\
def gcd(a: int, b: int) -> int:
    a, b = abs(a), abs(b)
    return max((d for d in range(1, max(a, b) + 1) if a % d == 0 and b % d == 0), default=0)
""",
        ),
        "recursion": (
            """\
def gcd(a: int, b: int) -> int:
    return abs(a) if b == 0 else gcd(b, a % b)
""",
        ),
        "draft": (
            """\
def gcd(a: int, b: int) -> int:
    return next(d for d in range(min(a, b), 0, -1) if a % d == b % d == 0)
""",
        ),
    },
)
