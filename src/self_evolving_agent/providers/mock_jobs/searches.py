"""Jobs that look for items in a list."""

from .job import Function, FunctionJob

BINARY_SEARCH = FunctionJob(
    name="binary search",
    pattern=r"\bbinary[ _-]?search",
    unless=r"tree",
    functions=(
        Function(
            "def binary_search(items: list[int], target: int) -> int",
            (
                "assert binary_search([1, 3, 5, 7, 9], 7) == 3",
                "assert binary_search([1, 3, 5, 7, 9], 1) == 0",
                "assert binary_search([1, 3, 5, 7, 9], 4) == -1",
                "assert binary_search([], 1) == -1",
                "assert binary_search([2, 4], 4) == 1",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def binary_search(items: list[int], target: int) -> int:
    low, high = 0, len(items) - 1
    while low <= high:
        middle = (low + high) // 2
        if items[middle] == target:
            return middle
        if items[middle] < target:
            low = middle + 1
        else:
            high = middle - 1
    return -1
""",
        ),
        "library": (
            """\
from bisect import bisect_left


def binary_search(items: list[int], target: int) -> int:
    place = bisect_left(items, target)
    return place if items[place] == target else -1
""",
            """\
from bisect import bisect_left


def binary_search(items: list[int], target: int) -> int:
    place = bisect_left(items, target)
    return place if place < len(items) and items[place] == target else -1
""",
        ),
        "expression": (
            """\
def binary_search(items: list[int], target: int) -> int:
    low, high = 0, len(items) - 1
    while low < high:
        middle = (low + high) // 2
        if items[middle] == target:
            return middle
        low, high = (middle + 1, high) if items[middle] < target else (low, middle - 1)
    return -1
""",
            """\
def binary_search(items: list[int], target: int) -> int:
    low, high = 0, len(items)
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if items[middle] < target else (low, middle)
    return low if items[low : low + 1] == [target] else -1
""",
        ),
        "recursion": (
            """\
def binary_search(items: list[int], target: int) -> int:
    def search(low: int, high: int) -> int:
        if low >= high:
            return -1
        middle = (low + high) // 2
        if items[middle] == target:
            return middle
        return search(middle + 1, high) if items[middle] < target else search(low, middle)

    return search(0, len(items))
""",
        ),
        "draft": (
            """\
def binary_search(items: list[int], target: int) -> int:
    return items.index(target)
""",
        ),
    },
)

DEDUPLICATE = FunctionJob(
    name="deduplicate",
    pattern=r"\bde-?dup|\b(remov\w*|drop\w*|without)\b.*\bduplicates?\b|\bunique\b.*\border\b",
    functions=(
        Function(
            "def deduplicate(items: list) -> list",
            (
                "assert deduplicate([3, 1, 3, 2, 1]) == [3, 1, 2]",
                "assert deduplicate([]) == []",
                "assert deduplicate(['b', 'a', 'c', 'b']) == ['b', 'a', 'c']",
                "assert deduplicate([5, 5, 5]) == [5]",
                "assert deduplicate([[1], [1], [2]]) == [[1], [2]]",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def deduplicate(items: list) -> list:
    kept = []
    for item in items:
        if item not in kept:
            kept.append(item)
    return kept
""",
        ),
        "library": (
            """\
def deduplicate(items: list) -> list:
    return list(dict.fromkeys(items))
""",
            """\
def deduplicate(items: list) -> list:
    first: dict = {}
    for item in items:
        first.setdefault(repr(item), item)
    return list(first.values())
""",
        ),
        "expression": (
            """\
def deduplicate(items: list) -> list:
    return [item for place, item in enumerate(items) if item not in items[place + 1 :]]
""",
            """\
def deduplicate(items: list) -> list:
    return [item for place, item in enumerate(items) if item not in items[:place]]
""",
        ),
        "draft": (
            """\
def deduplicate(items: list) -> list:
    return sorted(set(items))
""",
        ),
    },
)
