"""Jobs that measure a row of numbers, in the task or in a CSV file."""

from .job import PrintingJob
from .values import ANY_MEASURE, ASKS_FOR_CODE, csv_file, numbers

_SHOW = """\
wanted = [$wanted]
for name in wanted:
    print(measures[name] if len(wanted) == 1 else f"{name}: {measures[name]}")
"""
_CHOOSE_COLUMN = """\
words = $words
column = next(name for name in rows[0] if name.lower() in words)
numbers = [float(row[column]) for row in rows if row[column].strip()]
"""

STATISTICS = PrintingJob(
    name="mean, median, largest, smallest, sum",
    pattern=ANY_MEASURE,
    unless=ASKS_FOR_CODE
    + r"|primes?\b|\.csv\b|squares?|digits?|between|below|multiples|divisors?|weight|geometric|even|odd",
    domain="analysis",
    values=numbers,
    programs={
        "guard": (
            """\
numbers = sorted([$numbers])
middle = len(numbers) // 2
median = numbers[middle] if len(numbers) % 2 else (numbers[middle - 1] + numbers[middle]) / 2
total = 0
for number in numbers:
    total += number
measures = {
    "mean": total / len(numbers),
    "median": median,
    "max": numbers[-1],
    "min": numbers[0],
    "sum": total,
}
"""
            + _SHOW,
        ),
        "library": (
            """\
import statistics

numbers = [$numbers]
measures = {
    "mean": statistics.mean(numbers),
    "median": statistics.median(numbers),
    "max": max(numbers),
    "min": min(numbers),
    "sum": sum(numbers),
}
"""
            + _SHOW,
        ),
        "expression": (
            """\
numbers = [$numbers]
measures = {
    "mean": sum(numbers) / len(numbers),
    "median": numbers.median(),
    "max": max(numbers),
    "min": min(numbers),
    "sum": sum(numbers),
}
"""
            + _SHOW,
            """\
from statistics import median

numbers = [$numbers]
measures = {
    "mean": sum(numbers) / len(numbers),
    "median": median(numbers),
    "max": max(numbers),
    "min": min(numbers),
    "sum": sum(numbers),
}
"""
            + _SHOW,
        ),
        "draft": (
            """\
numbers = [$numbers]
measures = {
    "mean": sum(numbers) // len(numbers),
    "median": numbers[len(numbers) // 2],
    "max": numbers[-1],
    "min": numbers[0],
    "sum": len(numbers),
}
"""
            + _SHOW,
        ),
    },
)

CSV_FILE = PrintingJob(
    name="a measure of a column of a CSV file",
    pattern=ANY_MEASURE,
    unless=ASKS_FOR_CODE + r"|\bper\b|\beach\b|\bwhere\b|\bgroup",
    domain="analysis",
    values=csv_file,
    programs={
        "guard": (
            """\
import csv

with open($file, newline="") as file:
    rows = list(csv.DictReader(file))
"""
            + _CHOOSE_COLUMN
            + """\
ordered = sorted(numbers)
middle = len(ordered) // 2
measures = {
    "mean": sum(numbers) / len(numbers),
    "median": ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2,
    "max": ordered[-1],
    "min": ordered[0],
    "sum": sum(numbers),
}
"""
            + _SHOW,
        ),
        "library": (
            """\
import csv
import math
import statistics

from agent_files import read_file

rows = list(csv.DictReader(read_file($file).splitlines()))
"""
            + _CHOOSE_COLUMN
            + """\
measures = {
    "mean": statistics.fmean(numbers),
    "median": statistics.median(numbers),
    "max": max(numbers),
    "min": min(numbers),
    "sum": math.fsum(numbers),
}
"""
            + _SHOW,
        ),
        "expression": (
            """\
import csv

rows = list(csv.DictReader($file))
"""
            + _CHOOSE_COLUMN
            + """\
measures = {"mean": sum(numbers) / len(numbers)}
"""
            + _SHOW,
            """\
import csv
import math
from statistics import mean, median

rows = list(csv.DictReader(open($file, newline="")))
"""
            + _CHOOSE_COLUMN
            + """\
measures = {
    name: measure(numbers)
    for name, measure in {"mean": mean, "median": median, "max": max, "min": min, "sum": math.fsum}.items()
}
"""
            + _SHOW,
        ),
    },
)
