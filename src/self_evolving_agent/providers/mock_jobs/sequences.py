"""Jobs that make one list or text out of several."""

from .job import Function, FunctionJob

COMMON_PREFIX = FunctionJob(
    name="longest common prefix",
    pattern=r"\bcommon prefix|\blongest[ _]prefix",
    functions=(
        Function(
            "def longest_common_prefix(words: list[str]) -> str",
            (
                "assert longest_common_prefix(['flower', 'flow', 'flight']) == 'fl'",
                "assert longest_common_prefix(['abc', 'cab']) == ''",
                "assert longest_common_prefix([]) == ''",
                "assert longest_common_prefix(['same', 'same']) == 'same'",
                "assert longest_common_prefix(['ab', 'a']) == 'a'",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def longest_common_prefix(words: list[str]) -> str:
    if not words:
        return ""
    prefix = words[0]
    for word in words[1:]:
        while not word.startswith(prefix):
            prefix = prefix[:-1]
    return prefix
""",
        ),
        "library": (
            """\
from os.path import commonprefix


def longest_common_prefix(words: list[str]) -> str:
    return commonprefix(words)
""",
        ),
        "expression": (
            """\
def longest_common_prefix(words: list[str]) -> str:
    low, high = min(words), max(words)
    return next((low[:i] for i, c in enumerate(low) if c != high[i]), low)
""",
            """\
def longest_common_prefix(words: list[str]) -> str:
    low, high = min(words, default=""), max(words, default="")
    return next((low[:i] for i, c in enumerate(low) if c != high[i]), low)
""",
        ),
        "draft": (
            """\
def longest_common_prefix(words: list[str]) -> str:
    return "".join(letter for letter in "".join(words[:1]) if all(letter in word for word in words))
""",
        ),
    },
)

MERGE_INTERVALS = FunctionJob(
    name="merge intervals",
    pattern=r"\bmerg\w*\b.*\b(intervals?|ranges?)\b|\b(intervals?|ranges?)\b.*\bmerg",
    functions=(
        Function(
            "def merge_intervals(intervals: list[list[int]]) -> list[list[int]]",
            (
                "assert merge_intervals([[1, 3], [2, 6], [8, 10]]) == [[1, 6], [8, 10]]",
                "assert merge_intervals([[1, 4], [4, 5]]) == [[1, 5]]",
                "assert merge_intervals([[6, 8], [1, 3], [2, 4]]) == [[1, 4], [6, 8]]",
                "assert merge_intervals([[1, 10], [2, 3]]) == [[1, 10]]",
                "assert merge_intervals([]) == []",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def merge_intervals(intervals: list[list[int]]) -> list[list[int]]:
    if not intervals:
        return []
    merged: list[list[int]] = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged
""",
        ),
        "library": (
            """\
from functools import reduce


def _add(merged: list[list[int]], interval: list[int]) -> list[list[int]]:
    if merged and interval[0] <= merged[-1][1]:
        return [*merged[:-1], [merged[-1][0], max(merged[-1][1], interval[1])]]
    return [*merged, list(interval)]


def merge_intervals(intervals: list[list[int]]) -> list[list[int]]:
    return reduce(_add, sorted(intervals), [])
""",
        ),
        "expression": (
            """\
def merge_intervals(intervals: list[list[int]]) -> list[list[int]]:
    merged: list[list[int]] = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = end
        else:
            merged.append([start, end])
    return merged
""",
            """\
def merge_intervals(intervals: list[list[int]]) -> list[list[int]]:
    starts = sorted(start for start, _ in intervals)
    ends = sorted(end for _, end in intervals)
    cuts = [i for i in range(1, len(starts)) if starts[i] > ends[i - 1]]
    return [[starts[a], ends[b - 1]] for a, b in zip([0, *cuts], [*cuts, len(starts)]) if starts]
""",
        ),
        "draft": (
            """\
def merge_intervals(intervals: list[list[int]]) -> list[list[int]]:
    merged = [list(intervals[0])]
    for start, end in intervals[1:]:
        if start < merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged
""",
        ),
    },
)

FLATTEN = FunctionJob(
    name="flatten",
    pattern=r"\bflatten",
    unless=r"dict|json|tree",
    functions=(
        Function(
            "def flatten(items: list) -> list",
            (
                "assert flatten([1, [2, 3], [4, [5]]]) == [1, 2, 3, 4, 5]",
                "assert flatten([]) == []",
                "assert flatten([[[]]]) == []",
                "assert flatten(['ab', ['cd']]) == ['ab', 'cd']",
                "assert flatten([[[1]], 2]) == [1, 2]",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def flatten(items: list) -> list:
    flat, waiting = [], list(reversed(items))
    while waiting:
        item = waiting.pop()
        if isinstance(item, (list, tuple)):
            waiting.extend(reversed(item))
        else:
            flat.append(item)
    return flat
""",
        ),
        "library": (
            """\
from itertools import chain


def flatten(items: list) -> list:
    return list(chain.from_iterable(flatten(item) if isinstance(item, list) else [item] for item in items))
""",
        ),
        "expression": (
            """\
def flatten(items: list) -> list:
    return [inner for item in items for inner in (item if isinstance(item, list) else [item])]
""",
            """\
def flatten(items: list) -> list:
    return [inner for item in items for inner in (flatten(item) if isinstance(item, list) else [item])]
""",
        ),
        "recursion": (
            """\
def flatten(items: list) -> list:
    if not isinstance(items, list):
        return [items]
    return sum((flatten(item) for item in items), [])
""",
        ),
        "draft": (
            """\
import re


def flatten(items: list) -> list:
    return [int(digits) for digits in re.findall(r"\\d+", str(items))]
""",
        ),
    },
)
