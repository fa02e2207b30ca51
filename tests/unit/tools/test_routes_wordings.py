"""Wordings as people and benchmarks have them: what is learned from two or three tasks, and what is no such task."""

from dataclasses import dataclass

import pytest

from self_evolving_agent.encoding import encode
from self_evolving_agent.models import Route, Solved
from self_evolving_agent.tools.routes import find, learn

Arguments = dict[str, object]


@dataclass(frozen=True)
class Wording:
    """Tasks of one wording.

    Attributes:
        solved: What a route is learned from.
        next: What it must then read.
        near: What it must not take for one of its tasks.
    """

    solved: tuple[tuple[str, Arguments], ...]
    next: tuple[tuple[str, Arguments], ...]
    near: tuple[str, ...] = ()


STATS = """You are given a list of numbers. Work through the steps below and answer with a single number.

Steps:
1. Drop every number that is smaller than the threshold.
2. Add up the rest.

Example:
Numbers: [1, 2, 3]
Threshold: 2
Answer: 5

Now do the same for:
Numbers: {numbers}
Threshold: {threshold}
Answer:"""

REVIEW = """Below is a customer review. Count how many times the given word occurs in it, ignoring case.
Answer with the number only, without an explanation. If the word does not occur, answer 0.

Word: {word}

Review:
{review}

Remember: the answer is only a number."""

LOG = """Task: extract what the service logged at a level.

Log lines:
```
{log}
```

Level: {level}
Return the matching lines, oldest first."""

GRID = """Consider a grid of integers, one row per line:

{grid}

What is the largest sum of a row? Give only the number."""

WORDINGS = {
    "kilometres": Wording(
        solved=(
            ("How many miles are 5 km?", {"km": 5}),
            ("How many miles are 12.5 km?", {"km": 12.5}),
        ),
        next=(("How many miles are 1,200 km?", {"km": 1200}), ("how many miles are 0.4 km", {"km": 0.4})),
        near=(
            "How many miles are 5 km and 3 m?",
            "How many metres are 5 km?",
            "How many miles are 5 nautical km?",
            "How many miles are five km?",
            "How many miles are 5 or 6 km?",
        ),
    ),
    "units": Wording(
        solved=(
            ("Convert 5 km to miles", {"value": 5, "unit": "km", "to": "miles"}),
            ("Convert 3 kg to pounds", {"value": 3, "unit": "kg", "to": "pounds"}),
            ("Convert 70 inches to cm", {"value": 70, "unit": "inches", "to": "cm"}),
        ),
        next=(("Convert 12 feet to m", {"value": 12, "unit": "feet", "to": "m"}),),
        near=(
            "Convert 12 square feet to m",
            "Convert 12 feet to square m",
            "Convert 12 feet to m, rounded",
            "Convert 12.5 feet to m",
        ),
    ),
    "temperature": Wording(
        solved=(
            ("convert 100°C to Fahrenheit", {"celsius": 100}),
            ("convert -40°C to Fahrenheit", {"celsius": -40}),
        ),
        next=(("Convert 0°C to Fahrenheit.", {"celsius": 0}), ("convert \u22127°C to Fahrenheit", {"celsius": -7})),
        near=("convert 100°F to Celsius", "convert 100°C to Kelvin", "convert 100 to Fahrenheit"),
    ),
    "gcd": Wording(
        solved=(
            ("What is the greatest common divisor of 12 and 18?", {"a": 12, "b": 18}),
            ("What is the greatest common divisor of 270 and 192?", {"a": 270, "b": 192}),
        ),
        next=(("What is the greatest common divisor of 7 and 1,001?", {"a": 7, "b": 1001}),),
        near=(
            "What is the greatest common divisor of 12, 18 and 6?",
            "What is the greatest common divisor of 12 and 18 and 6?",
            "What is the least common multiple of 12 and 18?",
            "What is the greatest common divisor of 12 and 18.5?",
            "What is the greatest common divisor of 12 and 18, plus 1?",
        ),
    ),
    "gcd of a list": Wording(
        solved=(
            ("gcd of 12 and 18", {"numbers": [12, 18]}),
            ("gcd of 12, 18, and 24", {"numbers": [12, 18, 24]}),
        ),
        next=(("gcd of 9, 27 and 81", {"numbers": [9, 27, 81]}),),
        near=("gcd of 9, 27 or 81", "gcd of 9, 27 and x", "gcd of 9 and 27 and lcm of 3 and 4"),
    ),
    "letters in a word": Wording(
        solved=(
            ("How often does the letter 'r' occur in \"strawberry\"?", {"letter": "r", "text": "strawberry"}),
            ("How often does the letter 'a' occur in \"a banana\"?", {"letter": "a", "text": "a banana"}),
        ),
        next=(("How often does the letter 'z' occur in \"it's jazz\"?", {"letter": "z", "text": "it's jazz"}),),
        near=(
            "How often does the letter 'z' occur in \"jazz\", ignoring case?",
            "How often does the letter 'z' occur first in \"jazz\"?",
            "How often does the letter 'z' occur in jazz?",
        ),
    ),
    "sorting down": Wording(
        solved=(
            ("sort these words: kiwi, apple, fig in descending order", {"words": ["kiwi", "apple", "fig"]}),
            ("sort these words: b, a in descending order", {"words": ["b", "a"]}),
        ),
        next=(("Sort these words: x, z, y in descending order.", {"words": ["x", "z", "y"]}),),
        near=("sort these words: b, a", "sort these words: b, a in ascending order", "sort these words: b, a in order"),
    ),
    "sorting by a direction": Wording(
        solved=(
            ("Sort 3, 1, 2 in ascending order", {"numbers": [3, 1, 2], "order": "ascending"}),
            ("Sort 9, 8, 10 in descending order", {"numbers": [9, 8, 10], "order": "descending"}),
        ),
        next=(("Sort 5, 4 in descending order", {"numbers": [5, 4], "order": "descending"}),),
        near=("Sort 5, 4 in random order", "Sort 5, 4 in no order", "Sort 5, 4 in reverse ascending order"),
    ),
    "bulleted": Wording(
        solved=(
            ("Order by length:\n- New York\n- Rome\n- Oslo", {"names": ["New York", "Rome", "Oslo"]}),
            ("Order by length:\n- Isle of Man\n- Bonn", {"names": ["Isle of Man", "Bonn"]}),
        ),
        next=(("Order by length:\n- Rio de Janeiro\n- Ulm\n", {"names": ["Rio de Janeiro", "Ulm"]}),),
        near=("Order by length:\n- Rio\n- Ulm\nLongest first.", "Order by size:\n- Rio\n- Ulm"),
    ),
    "opening hours": Wording(
        solved=(
            (
                "Merge the shifts 09:00-10:30, 10:00-12:00",
                {"shifts": [["09:00", "10:30"], ["10:00", "12:00"]]},
            ),
            (
                "Merge the shifts 13:00-14:00, 08:00-09:15, 09:00-10:00",
                {"shifts": [["13:00", "14:00"], ["08:00", "09:15"], ["09:00", "10:00"]]},
            ),
        ),
        next=(("Merge the shifts 07:30-08:00, 09:00-09:30", {"shifts": [["07:30", "08:00"], ["09:00", "09:30"]]}),),
        near=(
            "Merge the shifts 07:30-08:00, 09:00-09:30 pm",
            "Merge the shifts 07:30-08:00, 09:00",
            "Merge the shifts 07:30-08:00, 09:00-09:30 without gaps",
        ),
    ),
    "brackets": Wording(
        solved=(
            ("Merge these intervals: [[1, 3], [2, 6]]", {"intervals": [[1, 3], [2, 6]]}),
            ("Merge these intervals: [[8, 10], [15, 18], [9, 11]]", {"intervals": [[8, 10], [15, 18], [9, 11]]}),
        ),
        next=(("Merge these intervals: [[-1,0],[5,9]]", {"intervals": [[-1, 0], [5, 9]]}),),
        near=(
            'Merge these intervals: [["a", 3]]',
            "Merge these intervals: [[1, 3], [2, 6]] and [[7, 8]]",
            "Merge these intervals: [[1, 3], [2, 6]",
            "Merge these intervals: [[1, 3.5]]",
            "Merge these intervals: [1, 3]",
        ),
    ),
    "matrix": Wording(
        solved=(
            ("Transpose this matrix:\n1 2 3\n4 5 6", {"matrix": [[1, 2, 3], [4, 5, 6]]}),
            ("Transpose this matrix:\n7 8\n9 10\n-1 0", {"matrix": [[7, 8], [9, 10], [-1, 0]]}),
        ),
        next=(("Transpose this matrix:\n  5  6\n  7  8\n", {"matrix": [[5, 6], [7, 8]]}),),
        near=(
            "Transpose this matrix:\n1 2\n3 x",
            "Transpose this matrix:\n1 2\n\n3 4",
            "Transpose this matrix: 1 2 3 4",
            "Transpose this matrix:\n1 2\n3 4\nThen double it.",
            "Transpose this matrix:\n1.5 2\n3 4",
        ),
    ),
    "threshold": Wording(
        solved=(
            ("Which of the numbers 3, 15, 8 are greater than 7?", {"numbers": [3, 15, 8], "than": 7}),
            ("Which of the numbers 1, 2, 3, 4 are greater than 2?", {"numbers": [1, 2, 3, 4], "than": 2}),
        ),
        next=(("Which of the numbers 10, -20 are greater than -5?", {"numbers": [10, -20], "than": -5}),),
        near=(
            "Which of the numbers 3, 15, 8 are less than 7?",
            "Which of the numbers 3, 15, 8 are not greater than 7?",
            "Which of the numbers 3, 15, 8 are greater than 7 and even?",
            "Which of the numbers 3, 15 and 8 are greater than 7?",
            "Which of the first numbers 3, 15, 8 are greater than 7?",
        ),
    ),
    "days between": Wording(
        solved=(
            ("How many days lie between 2024-01-31 and 2024-03-01?", {"start": "2024-01-31", "end": "2024-03-01"}),
            ("How many days lie between 2023-12-24 and 2024-01-01?", {"start": "2023-12-24", "end": "2024-01-01"}),
        ),
        next=(("How many days lie between 1999-12-31 and 2000-01-01?", {"start": "1999-12-31", "end": "2000-01-01"}),),
        near=(
            "How many days lie between today and 2000-01-01?",
            "How many days lie between 31.12.1999 and 2000-01-01?",
            "How many workdays lie between 1999-12-31 and 2000-01-01?",
            "How many days lie between 1999-12-31 and 2000-01-01 inclusive?",
        ),
    ),
    "weekday": Wording(
        solved=(
            ("What day of the week was 4 July 1976?", {"date": "4 July 1976"}),
            ("What day of the week was 29 February 2000?", {"date": "29 February 2000"}),
        ),
        next=(("What day of the week was 1 Jan 1970?", {"date": "1 Jan 1970"}),),
        near=("What day of the week was July 4, 1976?", "What day of the week was 4 July?"),
    ),
    "prices": Wording(
        solved=(
            ("I bought things for $3.50, $4.20 and $1.05. What is the total?", {"prices": [3.5, 4.2, 1.05]}),
            ("I bought things for $12.00 and $0.99. What is the total?", {"prices": [12.0, 0.99]}),
        ),
        next=(("I bought things for $1,000.00, $2.50 and $3.25. What is the total?", {"prices": [1000.0, 2.5, 3.25]}),),
        near=(
            "I bought things for $3.50, €4.20 and $1.05. What is the total?",
            "I bought things for $3.50 and $4.20. What is the average?",
            "I bought things for $3.50 and two for $4.20. What is the total?",
        ),
    ),
    "shopping": Wording(
        solved=(
            ("Total of this list: milk: 1.20, bread: 2.50", {"items": {"milk": 1.2, "bread": 2.5}}),
            ("Total of this list: tea: 3.95, jam: 2.10, salt: 0.80", {"items": {"tea": 3.95, "jam": 2.1, "salt": 0.8}}),
        ),
        next=(("Total of this list: rice: 2.00, beans: 1.75", {"items": {"rice": 2.0, "beans": 1.75}}),),
        near=(
            "Total of this list: rice: 2.00, rice: 1.75",
            "Total of this list: rice: 2.00, beans",
            "Total of this list: rice: 2.00, beans: 1.75 each",
        ),
    ),
    "discount": Wording(
        solved=(
            ("What is 15% of 80?", {"share": 0.15, "amount": 80}),
            ("What is 7% of 1,200?", {"share": 0.07, "amount": 1200}),
        ),
        next=(("What is 12.5% of 64?", {"share": 0.125, "amount": 64}),),
        near=("What is 12.5 of 64?", "What is 12.5% off 64?", "What is 12.5% of 64%?"),
    ),
    "json": Wording(
        solved=(
            ('Which key has the largest value in {"a": 3, "b": 7}?', {"table": {"a": 3, "b": 7}}),
            ('Which key has the largest value in {"x": 10, "y": -2, "z": 4}?', {"table": {"x": 10, "y": -2, "z": 4}}),
        ),
        next=(('Which key has the largest value in {"one": 1}?', {"table": {"one": 1}}),),
        near=(
            'Which key has the largest value in {"a": 1, "a": 2}?',
            'Which key has the largest value in {"a": "b"}?',
            'Which key has the smallest value in {"a": 3, "b": 7}?',
        ),
    ),
    "sentence": Wording(
        solved=(
            ("Reverse the words of this sentence: the quick brown fox", {"text": "the quick brown fox"}),
            ("Reverse the words of this sentence: hello big world", {"text": "hello big world"}),
        ),
        next=(("Reverse the words of this sentence: a cat sat", {"text": "a cat sat"}),),
        near=(
            "Reverse the words of this sentence: a cat sat, then shout",
            "Reverse the words of this sentence: a cat sat ignoring case",
            "Reverse the words of this sentence: a cat sat (keep the first)",
            "Reverse the letters of this sentence: a cat sat",
        ),
    ),
    "words in one string": Wording(
        solved=(
            ("sort these words: b, a", {"text": "b, a"}),
            ("sort these words: pear, fig, apple", {"text": "pear, fig, apple"}),
        ),
        next=(("sort these words: one, two", {"text": "one, two"}),),
        near=("sort these words: b, a in descending order", "sort these words: one; two"),
    ),
    "German": Wording(
        solved=(
            ("Rechne 20 Grad Celsius in Fahrenheit um.", {"celsius": 20}),
            ("Rechne -5 Grad Celsius in Fahrenheit um.", {"celsius": -5}),
        ),
        next=(("Rechne 37 Grad Celsius in Fahrenheit um.", {"celsius": 37}),),
        near=("Rechne 37 Grad Fahrenheit in Celsius um.", "Rechne 37,5 Grad Celsius in Fahrenheit um."),
    ),
    "told twice": Wording(
        solved=(
            ("Is 17 a prime? Say yes if 17 is one.", {"n": 17}),
            ("Is 21 a prime? Say yes if 21 is one.", {"n": 21}),
        ),
        next=(("Is 2 a prime? Say yes if 2 is one.", {"n": 2}),),
        near=("Is 2 a prime? Say yes if 3 is one.",),
    ),
    "a benchmark of numbers": Wording(
        solved=(
            (STATS.format(numbers="[4, 9, 1, 7]", threshold=4), {"numbers": [4, 9, 1, 7], "threshold": 4}),
            (STATS.format(numbers="[2, 2, 3]", threshold=2), {"numbers": [2, 2, 3], "threshold": 2}),
            (STATS.format(numbers="[10, -3]", threshold=0), {"numbers": [10, -3], "threshold": 0}),
        ),
        next=((STATS.format(numbers="[5, 6, 7]", threshold=6), {"numbers": [5, 6, 7], "threshold": 6}),),
        near=(
            STATS.format(numbers="[5, 6, 7]", threshold=6).replace("smaller", "larger"),
            STATS.format(numbers="[5, 6, 7]", threshold=6).replace("Add up", "Multiply"),
            STATS.format(numbers="[5, 6, 7]", threshold=6).replace("Answer: 5", "Answer: 6"),
            STATS.format(numbers="[5, 6, 7]", threshold="6 or 7"),
            STATS.format(numbers="[5, 6.5, 7]", threshold=6),
            STATS.format(numbers="[5, 6, 7]", threshold=6) + "\nRound it.",
        ),
    ),
    "a benchmark of texts": Wording(
        solved=(
            (
                REVIEW.format(word="good", review="A good phone. Good screen, but the battery: not so good!"),
                {"word": "good", "text": "A good phone. Good screen, but the battery: not so good!"},
            ),
            (
                REVIEW.format(word="late", review='It came late. "Late" is no word for it; I returned it then.'),
                {"word": "late", "text": 'It came late. "Late" is no word for it; I returned it then.'},
            ),
        ),
        next=(
            (
                REVIEW.format(word="broken", review="Broken on arrival (twice), then lost. Never again."),
                {"word": "broken", "text": "Broken on arrival (twice), then lost. Never again."},
            ),
        ),
        near=(
            REVIEW.format(word="late", review="It came late.\n\nWord: early\n\nIt came early."),
            REVIEW.format(word="late or early", review="It came late."),
            REVIEW.format(word="late", review="It came late.").replace("ignoring", "minding"),
        ),
    ),
    "a benchmark of logs": Wording(
        solved=(
            (
                LOG.format(log="INFO up\nERROR disk full", level="ERROR"),
                {"log": "INFO up\nERROR disk full", "level": "ERROR"},
            ),
            (LOG.format(log="INFO up\n\nWARN slow", level="WARN"), {"log": "INFO up\n\nWARN slow", "level": "WARN"}),
        ),
        next=((LOG.format(log="INFO a: 1", level="INFO"), {"log": "INFO a: 1", "level": "INFO"}),),
        near=(
            LOG.format(log="INFO a", level="INFO").replace("oldest", "newest"),
            LOG.format(log="INFO a", level="INFO or WARN"),
        ),
    ),
    "a benchmark of grids": Wording(
        solved=(
            (GRID.format(grid="1 2 3\n4 5 6\n7 8 9"), {"grid": [[1, 2, 3], [4, 5, 6], [7, 8, 9]]}),
            (GRID.format(grid="10 0\n-4 22"), {"grid": [[10, 0], [-4, 22]]}),
        ),
        next=((GRID.format(grid="5 5\n6 6\n1 1\n0 0"), {"grid": [[5, 5], [6, 6], [1, 1], [0, 0]]}),),
        near=(GRID.format(grid="5 5\n6 6").replace("largest", "smallest"), GRID.format(grid="5 5\n6 . 6")),
    ),
}


def tasks(pairs: tuple[tuple[str, Arguments], ...]) -> list[Solved]:
    return [Solved(text=text, arguments={k: encode(v) for k, v in arguments.items()}) for text, arguments in pairs]


def routes_of(wording: Wording) -> tuple[Route, ...]:
    return learn(tasks(wording.solved), (), "tool", tuple(wording.solved[0][1]))


@pytest.mark.parametrize("name", WORDINGS)
def test_the_next_task_of_a_wording_is_read(name):
    routes = routes_of(WORDINGS[name])
    for task in tasks(WORDINGS[name].next):
        found = find(routes, task.text)
        assert found is not None, (task.text, routes)
        assert found[1] == task.arguments


@pytest.mark.parametrize("name", WORDINGS)
def test_a_near_miss_of_a_wording_is_not_read(name):
    routes = routes_of(WORDINGS[name])
    assert [text for text in WORDINGS[name].near if find(routes, text)] == []


def test_no_route_reads_a_task_of_another_wording():
    everything = [(name, task) for name, wording in WORDINGS.items() for task in tasks(wording.solved + wording.next)]
    routes = {name: routes_of(wording) for name, wording in WORDINGS.items()}
    read = {
        (name, other)
        for name in routes
        for other, task in everything
        if other != name and find(routes[name], task.text)
    }
    assert read == set()
