"""Jobs that compute one result from values of the task."""

from .job import PrintingJob
from .values import ASKS_FOR_CODE, last_number, one_number, prime_limit, quoted_text, two_dates, two_numbers

PRIME_SUM = PrintingJob(
    name="sum of primes",
    pattern=r"\bsum\b.*\bprimes?\b|\bprimes?\b.*\bsum\b|\badd\b.*\bprimes\b",
    unless=ASKS_FOR_CODE,
    domain="analysis",
    values=prime_limit,
    programs={
        "guard": (
            """\
total = 0
for number in range(2, $limit):
    if all(number % divisor for divisor in range(2, int(number**0.5) + 1)):
        total += number
print(total)
""",
        ),
        "library": (
            """\
limit = $limit
is_prime = bytearray([1]) * limit
is_prime[:2] = bytes(len(is_prime[:2]))
for number in range(2, limit):
    for multiple in range(number * number, limit, number):
        is_prime[multiple] = 0
print(sum(number for number in range(limit) if is_prime[number]))
""",
        ),
        "expression": (
            """\
print(sum(n for n in range(2, $limit) if all(n % d for d in range(2, n))))
""",
        ),
        "draft": (
            """\
print(sum(n for n in range(1, $limit) if n % 2))
""",
        ),
    },
)

DAYS_BETWEEN = PrintingJob(
    name="days between two dates",
    pattern=r"\bdays?\b",
    unless=ASKS_FOR_CODE + r"|week|working|business",
    domain="analysis",
    values=two_dates,
    programs={
        "guard": (
            """\
def day_number(text):
    year, month, day = map(int, text.split("-"))
    lengths = [31, 29 if year % 4 == 0 and (year % 100 or year % 400 == 0) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30]
    before = year - 1
    return before * 365 + before // 4 - before // 100 + before // 400 + sum(lengths[: month - 1]) + day


print(abs(day_number("$second") - day_number("$first")))
""",
        ),
        "library": (
            """\
from datetime import date

first = date.fromisoformat("$first")
second = date.fromisoformat("$second")
print(abs((second - first).days))
""",
        ),
        "expression": (
            """\
from datetime import datetime

print(abs(datetime("$first") - datetime("$second")).days)
""",
            """\
from datetime import datetime

first, second = (datetime.strptime(text, "%Y-%m-%d") for text in ("$first", "$second"))
print(abs(first - second).days)
""",
        ),
        "draft": (
            """\
(y1, m1, d1), (y2, m2, d2) = (map(int, text.split("-")) for text in ("$first", "$second"))
print(abs((y2 - y1) * 365 + (m2 - m1) * 30 + d2 - d1))
""",
        ),
    },
)

WORDS_OF_TEXT = PrintingJob(
    name="word count of a text",
    pattern=r"\b(count|frequenc\w*|occurrences?|how many)\b.*\bwords?\b|\bwords?\b.*\b(count|frequenc)",
    unless=ASKS_FOR_CODE + r"|letters?|characters?",
    domain="analysis",
    values=quoted_text,
    programs={
        "guard": (
            """\
counts = {}
for raw in $text.lower().split():
    word = raw.strip(".,;:!?")
    if word:
        counts[word] = counts.get(word, 0) + 1
for word in sorted(counts):
    print(f"{word}: {counts[word]}")
""",
        ),
        "library": (
            """\
import re
from collections import Counter

counts = Counter(re.findall(r"[\\w'-]+", $text.lower()))
for word in sorted(counts):
    print(f"{word}: {counts[word]}")
""",
        ),
        "draft": (
            """\
print($text.count(" "))
""",
        ),
    },
)

FACTORIAL_OF = PrintingJob(
    name="factorial of a number",
    pattern=r"\bfactorial\b",
    unless=ASKS_FOR_CODE + r"|digits?|zero|divid|sum",
    domain="analysis",
    values=one_number,
    programs={
        "guard": (
            """\
product = 1
for factor in range(2, $n + 1):
    product *= factor
print(product)
""",
        ),
        "library": (
            """\
import math

print(math.factorial($n))
""",
        ),
        "expression": (
            """\
import math

print(math.prod(range(1, $n + 1)))
""",
        ),
        "draft": (
            """\
print($n ** 2)
""",
        ),
    },
)

GCD_OF = PrintingJob(
    name="greatest common divisor of two numbers",
    pattern=r"\bgcd\b|greatest common (divisor|factor)",
    unless=ASKS_FOR_CODE,
    domain="analysis",
    values=two_numbers,
    programs={
        "guard": (
            """\
a, b = $a, $b
while b:
    a, b = b, a % b
print(a)
""",
        ),
        "library": (
            """\
import math

print(math.gcd($a, $b))
""",
        ),
        "expression": (
            """\
print(max(d for d in range(1, $a + $b + 1) if $a % d == $b % d == 0))
""",
        ),
        "draft": (
            """\
print(min($a, $b))
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
