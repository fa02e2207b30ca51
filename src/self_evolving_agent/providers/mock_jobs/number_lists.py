"""Jobs on a list of numbers: keep some of them, put them in order, work on each."""

from .job import Function, FunctionJob

LIMITS = FunctionJob(
    name="numbers above or below a limit",
    pattern=r"\b(keep|filter|select|only)\w*\b.*\b(above|below|over|under|(greater|larger|less|smaller|more) than)\b",
    unless=r"primes?\b|words?\b|letters",
    functions=(
        Function(
            "def keep_above(numbers: list[float], limit: float) -> list[float]",
            (
                "assert keep_above([3, 14, 9, 27], 10) == [14, 27]",
                "assert keep_above([10, 11], 10) == [11]",
                "assert keep_above([], 4) == []",
                "assert keep_above([-5, 0, 5, 5], -1) == [0, 5, 5]",
                "assert keep_above([1, 2], 7) == []",
            ),
        ),
        Function(
            "def keep_below(numbers: list[float], limit: float) -> list[float]",
            (
                "assert keep_below([3, 14, 9, 27], 10) == [3, 9]",
                "assert keep_below([10, 9], 10) == [9]",
                "assert keep_below([], 4) == []",
                "assert keep_below([-5, 0, -5, 5], 1) == [-5, 0, -5]",
                "assert keep_below([8, 9], 7) == []",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def keep_above(numbers: list[float], limit: float) -> list[float]:
    kept: list[float] = []
    for number in numbers:
        if number > limit:
            kept.append(number)
    return kept


def keep_below(numbers: list[float], limit: float) -> list[float]:
    kept: list[float] = []
    for number in numbers:
        if number < limit:
            kept.append(number)
    return kept
""",
        ),
        "library": (
            """\
def keep_above(numbers: list[float], limit: float) -> list[float]:
    return list(filter(lambda number: number > limit, numbers))


def keep_below(numbers: list[float], limit: float) -> list[float]:
    return list(filter(lambda number: number < limit, numbers))
""",
        ),
        # The limit itself is kept at first.
        "expression": (
            """\
def keep_above(numbers: list[float], limit: float) -> list[float]:
    return [number for number in numbers if number >= limit]


def keep_below(numbers: list[float], limit: float) -> list[float]:
    return [number for number in numbers if number <= limit]
""",
            """\
def keep_above(numbers: list[float], limit: float) -> list[float]:
    return [number for number in numbers if number > limit]


def keep_below(numbers: list[float], limit: float) -> list[float]:
    return [number for number in numbers if number < limit]
""",
        ),
        "draft": (
            """\
def keep_above(numbers: list[float], limit: float) -> list[float]:
    return sorted(number for number in numbers if number > limit)


def keep_below(numbers: list[float], limit: float) -> list[float]:
    return sorted({number for number in numbers if number < limit})
""",
        ),
    },
)

NUMBER_ORDER = FunctionJob(
    name="numbers in order, or the other way round",
    pattern=r"\b(sort|order|reverse|turn)\w*\b.*\bnumbers\b",
    unless=r"words?\b|string|digits?|binary search|merge",
    functions=(
        Function(
            "def sort_numbers(numbers: list[float]) -> list[float]",
            (
                "assert sort_numbers([3, 14, 9, 27]) == [3, 9, 14, 27]",
                "assert sort_numbers([]) == []",
                "assert sort_numbers([2, -1, 2]) == [-1, 2, 2]",
                "assert sort_numbers([10, 9, 100]) == [9, 10, 100]",
                "assert sort_numbers([1.5, 1]) == [1, 1.5]",
            ),
        ),
        Function(
            "def sort_numbers_descending(numbers: list[float]) -> list[float]",
            (
                "assert sort_numbers_descending([3, 14, 9, 27]) == [27, 14, 9, 3]",
                "assert sort_numbers_descending([]) == []",
                "assert sort_numbers_descending([2, -1, 2]) == [2, 2, -1]",
                "assert sort_numbers_descending([10, 9, 100]) == [100, 10, 9]",
                "assert sort_numbers_descending([1, 1.5]) == [1.5, 1]",
            ),
        ),
        Function(
            "def reverse_numbers(numbers: list[float]) -> list[float]",
            (
                "assert reverse_numbers([3, 14, 9, 27]) == [27, 9, 14, 3]",
                "assert reverse_numbers([]) == []",
                "assert reverse_numbers([5]) == [5]",
                "assert reverse_numbers([1, 2, 1, 3]) == [3, 1, 2, 1]",
                "assert reverse_numbers([4, 6]) == [6, 4]",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def sort_numbers(numbers: list[float]) -> list[float]:
    ordered: list[float] = []
    for number in numbers:
        place = len(ordered)
        while place > 0 and ordered[place - 1] > number:
            place -= 1
        ordered.insert(place, number)
    return ordered


def sort_numbers_descending(numbers: list[float]) -> list[float]:
    ordered: list[float] = []
    for number in numbers:
        place = len(ordered)
        while place > 0 and ordered[place - 1] < number:
            place -= 1
        ordered.insert(place, number)
    return ordered


def reverse_numbers(numbers: list[float]) -> list[float]:
    turned: list[float] = []
    for number in numbers:
        turned.insert(0, number)
    return turned
""",
        ),
        "library": (
            """\
def sort_numbers(numbers: list[float]) -> list[float]:
    return sorted(numbers)


def sort_numbers_descending(numbers: list[float]) -> list[float]:
    return sorted(numbers, reverse=True)


def reverse_numbers(numbers: list[float]) -> list[float]:
    return list(reversed(numbers))
""",
        ),
        # Right, but the caller's own list is changed.
        "expression": (
            """\
def sort_numbers(numbers: list[float]) -> list[float]:
    return numbers.sort() or numbers


def sort_numbers_descending(numbers: list[float]) -> list[float]:
    return numbers.sort(reverse=True) or numbers


def reverse_numbers(numbers: list[float]) -> list[float]:
    return numbers.reverse() or numbers
""",
            """\
def sort_numbers(numbers: list[float]) -> list[float]:
    return [number for number, _ in sorted((number, place) for place, number in enumerate(numbers))]


def sort_numbers_descending(numbers: list[float]) -> list[float]:
    return [-number for number in sorted(-number for number in numbers)]


def reverse_numbers(numbers: list[float]) -> list[float]:
    return numbers[::-1]
""",
        ),
        # As texts, in which 10 comes before 9.
        "draft": (
            """\
def sort_numbers(numbers: list[float]) -> list[float]:
    return sorted(numbers, key=str)


def sort_numbers_descending(numbers: list[float]) -> list[float]:
    return sorted(numbers, key=str, reverse=True)


def reverse_numbers(numbers: list[float]) -> list[float]:
    return sorted(numbers, reverse=True)
""",
        ),
    },
)

MULTIPLES = FunctionJob(
    name="numbers multiplied",
    pattern=r"\b(multiply|double|triple|scale)\w*\b.*\b(numbers|list|each)\b",
    unless=r"matri|linked|tables?\b",
    functions=(
        Function(
            "def multiply_each(numbers: list[float], factor: float) -> list[float]",
            (
                "assert multiply_each([3, 14, 9], 2) == [6, 28, 18]",
                "assert multiply_each([], 5) == []",
                "assert multiply_each([-1, 0, 4], 3) == [-3, 0, 12]",
                "assert multiply_each([7], -1) == [-7]",
                "assert multiply_each([2, 3], 0) == [0, 0]",
            ),
        ),
        Function(
            "def double_each(numbers: list[float]) -> list[float]",
            (
                "assert double_each([3, 14, 9]) == [6, 28, 18]",
                "assert double_each([]) == []",
                "assert double_each([-1, 0]) == [-2, 0]",
                "assert double_each([1.5]) == [3.0]",
                "assert double_each([4, 4]) == [8, 8]",
            ),
        ),
        Function(
            "def double(number: float) -> float",
            (
                "assert double(21) == 42",
                "assert double(0) == 0",
                "assert double(-3) == -6",
                "assert double(1.5) == 3.0",
                "assert double(100) == 200",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def multiply_each(numbers: list[float], factor: float) -> list[float]:
    results: list[float] = []
    for number in numbers:
        results.append(number * factor)
    return results


def double_each(numbers: list[float]) -> list[float]:
    results: list[float] = []
    for number in numbers:
        results.append(2 * number)
    return results


def double(number: float) -> float:
    twice = 2 * number
    return twice
""",
        ),
        "library": (
            """\
from functools import partial
from operator import mul


def multiply_each(numbers: list[float], factor: float) -> list[float]:
    return list(map(partial(mul, factor), numbers))


def double_each(numbers: list[float]) -> list[float]:
    return list(map(partial(mul, 2), numbers))


def double(number: float) -> float:
    return mul(number, 2)
""",
        ),
        # A list times a number is a longer list, and a number times itself is its square.
        "expression": (
            """\
def multiply_each(numbers: list[float], factor: float) -> list[float]:
    return numbers * factor


def double_each(numbers: list[float]) -> list[float]:
    return numbers * 2


def double(number: float) -> float:
    return number ** 2
""",
            """\
def multiply_each(numbers: list[float], factor: float) -> list[float]:
    return [number * factor for number in numbers]


def double_each(numbers: list[float]) -> list[float]:
    return [number + number for number in numbers]


def double(number: float) -> float:
    return number + number
""",
        ),
        "draft": (
            """\
def multiply_each(numbers: list[float], factor: float) -> list[float]:
    return [int(number) * factor for number in numbers if number > 0]


def double_each(numbers: list[float]) -> list[float]:
    return [int(number) * 2 for number in numbers if number > 0]


def double(number: float) -> float:
    return int(number) << 1
""",
        ),
    },
)
