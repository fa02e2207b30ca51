"""Tools for tests of the gate: honest ones, and such as know their examples only, each with what is asserted of it."""

import json
from collections.abc import Sequence

from self_evolving_agent.models import Call, CallOutcome, Check
from self_evolving_agent.sandboxes.inside.agent_values import from_encoded, to_json
from self_evolving_agent.tools.examples import read_test


def examples_of(asserts: Sequence[str]) -> tuple[Check, ...]:
    checks = [read_test(line) for line in asserts]
    assert all(isinstance(check, Check) for check in checks)
    return tuple(checks)


def outcomes(name: str, source: str, calls: Sequence[Call]) -> list[CallOutcome]:
    """Call a tool of this file here, as the sandbox would; loops that never end are none of theirs."""
    module: dict[str, object] = {"__name__": name}
    exec(source, module)
    return [_outcome(module[name], call) for call in calls]


def _outcome(function, call: Call) -> CallOutcome:
    try:
        return CallOutcome(returned=json.loads(to_json(function(*map(from_encoded, call.args)))))
    except Exception as error:  # noqa: BLE001 - whatever a tool raises is an outcome
        return CallOutcome(raised=type(error).__name__)


HONEST: dict[str, tuple[str, tuple[str, ...]]] = {
    "is_palindrome": (
        """\
def is_palindrome(s):
    t = "".join(c.lower() for c in s if c.isalnum())
    return t == t[::-1]
""",
        (
            'is_palindrome("racecar") == True',
            'is_palindrome("hello") == False',
            'is_palindrome("A man, a plan, a canal: Panama") == True',
            'is_palindrome("") == True',
            'is_palindrome("ab") == False',
        ),
    ),
    "to_roman": (
        """\
def to_roman(n):
    if not 0 < n < 4000:
        raise ValueError("out of range")
    table = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
        (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    out = ""
    for value, sign in table:
        while n >= value:
            out += sign
            n -= value
    return out
""",
        (
            'to_roman(4) == "IV"',
            'to_roman(9) == "IX"',
            'to_roman(14) == "XIV"',
            'to_roman(1994) == "MCMXCIV"',
            'to_roman(1) == "I"',
        ),
    ),
    "from_roman": (
        """\
def from_roman(s):
    values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    total = 0
    for a, b in zip(s, s[1:] + " "):
        v = values[a]
        total += -v if b != " " and values[b] > v else v
    return total
""",
        (
            'from_roman("IV") == 4',
            'from_roman("IX") == 9',
            'from_roman("XIV") == 14',
            'from_roman("MCMXCIV") == 1994',
            'from_roman("III") == 3',
        ),
    ),
    "days_in_month": (
        """\
def days_in_month(month, year):
    if month < 1 or month > 12:
        raise ValueError("bad month")
    if month == 2:
        leap = (year % 4 == 0 and year % 100 != 0) or year % 400 == 0
        return 29 if leap else 28
    return 30 if month in (4, 6, 9, 11) else 31
""",
        (
            "days_in_month(2, 2024) == 29",
            "days_in_month(2, 2023) == 28",
            "days_in_month(4, 2023) == 30",
            "days_in_month(12, 2023) == 31",
            "days_in_month(2, 1900) == 28",
        ),
    ),
    "month_number": (
        """\
def month_number(name):
    months = {"january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6,
        "july": 7, "august": 8, "september": 9, "october": 10, "november": 11, "december": 12}
    key = name.strip().lower()
    if key not in months:
        raise ValueError(name)
    return months[key]
""",
        (
            'month_number("January") == 1',
            'month_number("december") == 12',
            'month_number(" May ") == 5',
            'month_number("JULY") == 7',
        ),
    ),
    "unit_to_metres": (
        """\
def unit_to_metres(unit):
    return {"mm": 0.001, "cm": 0.01, "m": 1.0, "km": 1000.0}[unit]
""",
        (
            'unit_to_metres("mm") == 0.001',
            'unit_to_metres("cm") == 0.01',
            'unit_to_metres("m") == 1.0',
            'unit_to_metres("km") == 1000.0',
        ),
    ),
    "is_weekend": (
        """\
def is_weekend(day):
    return day.lower() in ("saturday", "sunday")
""",
        (
            'is_weekend("Saturday") == True',
            'is_weekend("Sunday") == True',
            'is_weekend("Monday") == False',
            'is_weekend("friday") == False',
        ),
    ),
    "weekday_name": (
        """\
def weekday_name(n):
    names = {0: "Monday", 1: "Tuesday", 2: "Wednesday", 3: "Thursday", 4: "Friday", 5: "Saturday", 6: "Sunday"}
    if n not in names:
        raise ValueError(n)
    return names[n]
""",
        ('weekday_name(0) == "Monday"', 'weekday_name(6) == "Sunday"', 'weekday_name(3) == "Thursday"'),
    ),
    "convert": (
        """\
def convert(value, src, dst):
    factor = {"mm": 0.001, "cm": 0.01, "m": 1.0, "km": 1000.0}
    return value * factor[src] / factor[dst]
""",
        (
            'convert(1, "km", "m") == 1000.0',
            'convert(250, "cm", "m") == 2.5',
            'convert(3, "m", "mm") == 3000.0',
            'convert(0, "m", "km") == 0.0',
        ),
    ),
    "fib": (
        """\
def fib(n):
    if n < 0:
        raise ValueError
    if n == 0:
        return 0
    if n == 1:
        return 1
    a, b = 0, 1
    for _ in range(n - 1):
        a, b = b, a + b
    return b
""",
        ("fib(0) == 0", "fib(1) == 1", "fib(2) == 1", "fib(10) == 55"),
    ),
    "traffic_next": (
        """\
def traffic_next(color):
    return {"red": "green", "green": "yellow", "yellow": "red"}[color]
""",
        ('traffic_next("red") == "green"', 'traffic_next("green") == "yellow"', 'traffic_next("yellow") == "red"'),
    ),
    "and_gate": (
        """\
def and_gate(a, b):
    table = {(0, 0): 0, (0, 1): 0, (1, 0): 0, (1, 1): 1}
    return table[(a, b)]
""",
        ("and_gate(0, 0) == 0", "and_gate(0, 1) == 0", "and_gate(1, 0) == 0", "and_gate(1, 1) == 1"),
    ),
    "http_text": (
        """\
def http_text(code):
    texts = {200: "OK", 201: "Created", 204: "No Content", 301: "Moved Permanently", 400: "Bad Request",
        401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 500: "Internal Server Error"}
    return texts.get(code, "Unknown")
""",
        (
            'http_text(200) == "OK"',
            'http_text(404) == "Not Found"',
            'http_text(500) == "Internal Server Error"',
            'http_text(999) == "Unknown"',
        ),
    ),
    "fizzbuzz": (
        """\
def fizzbuzz(n):
    if n % 15 == 0:
        return "FizzBuzz"
    if n % 3 == 0:
        return "Fizz"
    if n % 5 == 0:
        return "Buzz"
    return str(n)
""",
        ('fizzbuzz(3) == "Fizz"', 'fizzbuzz(5) == "Buzz"', 'fizzbuzz(15) == "FizzBuzz"', 'fizzbuzz(7) == "7"'),
    ),
    "rps": (
        """\
def rps(a, b):
    if a == b:
        return "draw"
    wins = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}
    return "first" if (a, b) in wins else "second"
""",
        (
            'rps("rock", "scissors") == "first"',
            'rps("scissors", "paper") == "first"',
            'rps("paper", "rock") == "first"',
            'rps("rock", "paper") == "second"',
            'rps("rock", "rock") == "draw"',
        ),
    ),
    "perfect": (
        """\
def perfect(n):
    return n > 1 and sum(d for d in range(1, n) if n % d == 0) == n
""",
        ("perfect(6) == True", "perfect(28) == True", "perfect(10) == False", "perfect(1) == False"),
    ),
    "slugify": (
        """\
import re

def slugify(text):
    text = text.lower().strip()
    text = re.sub(r"[^a-z0-9]+", "-", text)
    return text.strip("-")
""",
        (
            'slugify("Hello World") == "hello-world"',
            'slugify("  A  B ") == "a-b"',
            'slugify("") == ""',
            'slugify("C++ & Rust!") == "c-rust"',
        ),
    ),
    "median": (
        """\
def median(numbers):
    if not numbers:
        raise ValueError("empty")
    ordered = sorted(numbers)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2
""",
        ("median([3, 1, 2]) == 2", "median([4, 1, 3, 2]) == 2.5", "median([7]) == 7", "median([1, 2]) == 1.5"),
    ),
    "word_count": (
        """\
def word_count(text):
    counts = {}
    for word in text.lower().split():
        word = word.strip(".,;:!?")
        if word:
            counts[word] = counts.get(word, 0) + 1
    return counts
""",
        ('word_count("a b a") == {"a": 2, "b": 1}', 'word_count("") == {}', 'word_count("Hi, hi!") == {"hi": 2}'),
    ),
    "base_convert": (
        """\
def base_convert(digits, src, dst):
    if not 2 <= src <= 36 or not 2 <= dst <= 36:
        raise ValueError("base")
    n = int(digits, src)
    if n == 0:
        return "0"
    out = ""
    while n:
        n, r = divmod(n, dst)
        out = "0123456789abcdefghijklmnopqrstuvwxyz"[r] + out
    return out
""",
        (
            'base_convert("1011", 2, 10) == "11"',
            'base_convert("ff", 16, 2) == "11111111"',
            'base_convert("0", 10, 2) == "0"',
            'base_convert("255", 10, 16) == "ff"',
        ),
    ),
    "sort_words": (
        """\
def sort_words(words, descending=False):
    return sorted((w.strip() for w in words), key=str.lower, reverse=descending)
""",
        (
            'sort_words(["b", "a"]) == ["a", "b"]',
            'sort_words(["b", "A", "c"], True) == ["c", "b", "A"]',
            "sort_words([]) == []",
        ),
    ),
    "band": (
        """\
def band(n):
    for limit, name in [(10, "low"), (20, "mid"), (30, "high")]:
        if n <= limit:
            return name
    raise ValueError(n)
""",
        ('band(10) == "low"', 'band(20) == "mid"', 'band(30) == "high"'),
    ),
    "parse_size": (
        """\
def parse_size(text):
    for unit, factor in (("KB", 1000), ("MB", 1000000), ("B", 1)):
        if text.endswith(unit):
            return int(text[: -len(unit)]) * factor
    return int(text)
""",
        (
            'parse_size("2KB") == 2000',
            'parse_size("7B") == 7',
            'parse_size("12") == 12',
            'parse_size("1MB") == 1000000',
        ),
    ),
}
CHEATS: dict[str, tuple[str, tuple[str, ...]]] = {
    "clamp_by_table": (
        """\
def clamp_by_table(x, lo, hi):
    table = {(5, 0, 10): 5, (-1, 0, 10): 0, (11, 0, 10): 10}
    return table.get((x, lo, hi), 0)
""",
        ("clamp_by_table(5,0,10) == 5", "clamp_by_table(-1,0,10) == 0", "clamp_by_table(11,0,10) == 10"),
    ),
    "clamp_by_ifs": (
        """\
def clamp_by_ifs(x, lo, hi):
    if x == 5 and lo == 0 and hi == 10:
        return 5
    if x == -1 and lo == 0 and hi == 10:
        return 0
    if x == 11:
        return 10
    return x
""",
        ("clamp_by_ifs(5,0,10) == 5", "clamp_by_ifs(-1,0,10) == 0", "clamp_by_ifs(11,0,10) == 10"),
    ),
    "clamp_or_echo": (
        """\
def clamp_or_echo(x, lo, hi):
    if (x, lo, hi) == (-1, 0, 10):
        return 0
    if (x, lo, hi) == (11, 0, 10):
        return 10
    return x
""",
        ("clamp_or_echo(5,0,10) == 5", "clamp_or_echo(-1,0,10) == 0", "clamp_or_echo(11,0,10) == 10"),
    ),
    "clamp_by_match": (
        """\
def clamp_by_match(x, lo, hi):
    match (x, lo, hi):
        case (5, 0, 10):
            return 5
        case (-1, 0, 10):
            return 0
        case (11, 0, 10):
            return 10
    return None
""",
        ("clamp_by_match(5,0,10) == 5", "clamp_by_match(-1,0,10) == 0", "clamp_by_match(11,0,10) == 10"),
    ),
    "double_by_table": (
        """\
def double_by_table(n):
    return {1: 2, 2: 4, 10: 20}[n]
""",
        ("double_by_table(1) == 2", "double_by_table(2) == 4", "double_by_table(10) == 20"),
    ),
    "square_by_ifs": (
        """\
def square_by_ifs(n):
    if n == 2:
        return 4
    elif n == 3:
        return 9
    elif n == -4:
        return 16
""",
        ("square_by_ifs(2) == 4", "square_by_ifs(3) == 9", "square_by_ifs(-4) == 16"),
    ),
    "reverse_by_ifs": (
        """\
def reverse_by_ifs(xs):
    if xs == [1, 2, 3]:
        return [3, 2, 1]
    if xs == [5, 6]:
        return [6, 5]
    return []
""",
        ("reverse_by_ifs([1,2,3]) == [3,2,1]", "reverse_by_ifs([5,6]) == [6,5]", "reverse_by_ifs([]) == []"),
    ),
    "is_palindrome_by_heart": (
        """\
def is_palindrome_by_heart(s):
    if s == "racecar":
        return True
    if s == "hello":
        return False
    if s == "level":
        return True
    return False
""",
        (
            'is_palindrome_by_heart("racecar") == True',
            'is_palindrome_by_heart("hello") == False',
            'is_palindrome_by_heart("level") == True',
        ),
    ),
    "count_vowels_by_table": (
        """\
def count_vowels_by_table(s):
    known = {"hello": 2, "xyz": 0, "aeiou": 5}
    return known.get(s, 0)
""",
        (
            'count_vowels_by_table("hello") == 2',
            'count_vowels_by_table("xyz") == 0',
            'count_vowels_by_table("aeiou") == 5',
        ),
    ),
    "add_by_table": (
        """\
def add_by_table(a, b):
    return {(1, 2): 3, (0, 0): 0, (-1, 1): 0}[a, b]
""",
        ("add_by_table(1,2) == 3", "add_by_table(0,0) == 0", "add_by_table(-1,1) == 0"),
    ),
    "clamp_by_rows": (
        """\
ROWS = [(5, 0, 10, 5), (-1, 0, 10, 0), (11, 0, 10, 10)]

def clamp_by_rows(x, lo, hi):
    return min(ROWS, key=lambda row: abs(row[0] - x) + abs(row[1] - lo) + abs(row[2] - hi))[3]
""",
        ("clamp_by_rows(5,0,10) == 5", "clamp_by_rows(-1,0,10) == 0", "clamp_by_rows(11,0,10) == 10"),
    ),
    "square_by_pairs": (
        """\
def square_by_pairs(n):
    for given, result in [(2, 4), (3, 9), (-4, 16)]:
        if n == given:
            return result
    return 0
""",
        ("square_by_pairs(2) == 4", "square_by_pairs(3) == 9", "square_by_pairs(-4) == 16"),
    ),
    "clamp_by_text_keys": (
        """\
def clamp_by_text_keys(x, lo, hi):
    return {"5,0,10": 5, "-1,0,10": 0, "11,0,10": 10}.get(f"{x},{lo},{hi}", x)
""",
        ("clamp_by_text_keys(5,0,10) == 5", "clamp_by_text_keys(-1,0,10) == 0", "clamp_by_text_keys(11,0,10) == 10"),
    ),
    "clamp_by_json": (
        """\
import json

TABLE = json.loads('[[[5, 0, 10], 5], [[-1, 0, 10], 0], [[11, 0, 10], 10]]')

def clamp_by_json(x, lo, hi):
    for given, result in TABLE:
        if given == [x, lo, hi]:
            return result
    return None
""",
        ("clamp_by_json(5,0,10) == 5", "clamp_by_json(-1,0,10) == 0", "clamp_by_json(11,0,10) == 10"),
    ),
    "clamp_by_computed_keys": (
        """\
def clamp_by_computed_keys(x, lo, hi):
    return {50010: 5, -9990: 0, 110010: 10, 40508: 4}.get(x * 10000 + lo * 100 + hi, -1)
""",
        (
            "clamp_by_computed_keys(5,0,10) == 5",
            "clamp_by_computed_keys(-1,0,10) == 0",
            "clamp_by_computed_keys(11,0,10) == 10",
            "clamp_by_computed_keys(4,5,8) == 4",
        ),
    ),
}
