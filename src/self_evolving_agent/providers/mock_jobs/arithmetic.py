"""Jobs about whole numbers."""

from .job import Function, FunctionJob

PRIME = FunctionJob(
    name="prime",
    pattern=r"\bprimes?\b|\bprimality\b",
    unless=r"prime factor|factori[sz]|next prime|nth prime|co-?prime|twin prime|sieve|sum of|count",
    functions=(
        Function(
            "def is_prime(n: int) -> bool",
            (
                "assert is_prime(2) == True",
                "assert is_prime(1) == False",
                "assert is_prime(0) == False",
                "assert is_prime(9) == False",
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
    return all(n % divisor for divisor in range(2, int(n**0.5)))
""",
            """\
def is_prime(n: int) -> bool:
    return n > 1 and all(n % divisor for divisor in range(2, int(n**0.5) + 1))
""",
        ),
        "draft": (
            """\
def is_prime(n: int) -> bool:
    return n % 2 == 1
""",
            """\
def is_prime(n: int) -> bool:
    return n == 2 or n % 2 == 1
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
                "assert clamp(7, 7, 9) == 7",
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
