"""Jobs that turn one notation of a number into another."""

from .job import Function, FunctionJob

ROMAN = FunctionJob(
    name="roman numerals",
    pattern=r"\broman\b.*\bnumerals?\b|\bnumerals?\b.*\broman\b|\b(to|from) roman\b",
    functions=(
        Function(
            "def to_roman(number: int) -> str",
            (
                "assert to_roman(1) == 'I'",
                "assert to_roman(4) == 'IV'",
                "assert to_roman(9) == 'IX'",
                "assert to_roman(58) == 'LVIII'",
                "assert to_roman(1994) == 'MCMXCIV'",
            ),
        ),
        Function(
            "def from_roman(text: str) -> int",
            (
                "assert from_roman('I') == 1",
                "assert from_roman('IV') == 4",
                "assert from_roman('IX') == 9",
                "assert from_roman('LVIII') == 58",
                "assert from_roman('MCMXCIV') == 1994",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
PAIRS = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
    (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
]


def to_roman(number: int) -> str:
    if not 0 < number < 4000:
        raise ValueError("only 1 to 3999 can be written")
    letters = ""
    for value, letter in PAIRS:
        while number >= value:
            letters += letter
            number -= value
    return letters


def from_roman(text: str) -> int:
    total = position = 0
    for value, letter in PAIRS:
        while text.startswith(letter, position):
            total += value
            position += len(letter)
    if position != len(text) or not text:
        raise ValueError("not a roman numeral")
    return total
""",
        ),
        "table": (
            """\
ONES = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
TENS = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"]
HUNDREDS = ["", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"]


def to_roman(number: int) -> str:
    thousands, rest = divmod(number, 1000)
    return "M" * thousands + HUNDREDS[rest // 100] + TENS[rest // 10 % 10] + ONES[rest % 10]


def from_roman(text: str) -> int:
    return {to_roman(number): number for number in range(1, 4000)}[text]
""",
        ),
        "expression": (
            """\
VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


def to_roman(number: int) -> str:
    letters = ""
    for letter, value in sorted(VALUES.items(), key=lambda pair: -pair[1]):
        letters += letter * (number // value)
        number %= value
    return letters


def from_roman(text: str) -> int:
    return sum(VALUES[letter] for letter in text)
""",
            """\
VALUES = {
    "M": 1000, "CM": 900, "D": 500, "CD": 400, "C": 100, "XC": 90, "L": 50,
    "XL": 40, "X": 10, "IX": 9, "V": 5, "IV": 4, "I": 1,
}


def to_roman(number: int) -> str:
    letters = ""
    for letter, value in VALUES.items():
        letters += letter * (number // value)
        number %= value
    return letters


def from_roman(text: str) -> int:
    values = [VALUES[letter] for letter in text]
    return sum(-v if any(v < w for w in values[i + 1 : i + 2]) else v for i, v in enumerate(values))
""",
        ),
        "draft": (
            """\
PAIRS = [
    (1000, "M"), (500, "D"), (400, "CD"), (100, "C"), (50, "L"),
    (40, "XL"), (10, "X"), (5, "V"), (4, "IV"), (1, "I"),
]


def to_roman(number: int) -> str:
    letters = ""
    for value, letter in PAIRS:
        letters += letter * (number // value)
        number %= value
    return letters


def from_roman(text: str) -> int:
    return {to_roman(number): number for number in range(1, 4000)}[text]
""",
        ),
    },
)

TEMPERATURE = FunctionJob(
    name="celsius and fahrenheit",
    pattern=r"\b(celsius|centigrade)\b.*\bfahrenheit\b|\bfahrenheit\b.*\b(celsius|centigrade)\b",
    functions=(
        Function(
            "def celsius_to_fahrenheit(degrees: float) -> float",
            (
                "assert celsius_to_fahrenheit(0) == 32",
                "assert celsius_to_fahrenheit(100) == 212",
                "assert celsius_to_fahrenheit(37) == 98.6",
                "assert celsius_to_fahrenheit(-40) == -40",
                "assert celsius_to_fahrenheit(20) == 68",
            ),
        ),
        Function(
            "def fahrenheit_to_celsius(degrees: float) -> float",
            (
                "assert fahrenheit_to_celsius(32) == 0",
                "assert fahrenheit_to_celsius(212) == 100",
                "assert fahrenheit_to_celsius(98.6) == 37",
                "assert fahrenheit_to_celsius(-40) == -40",
                "assert fahrenheit_to_celsius(50) == 10",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def celsius_to_fahrenheit(degrees: float) -> float:
    return degrees * 9 / 5 + 32


def fahrenheit_to_celsius(degrees: float) -> float:
    return (degrees - 32) * 5 / 9
""",
        ),
        "library": (
            """\
from fractions import Fraction

RATIO = Fraction(9, 5)


def celsius_to_fahrenheit(degrees: float) -> float:
    return float(Fraction(degrees) * RATIO + 32)


def fahrenheit_to_celsius(degrees: float) -> float:
    return float((Fraction(degrees) - 32) / RATIO)
""",
        ),
        "expression": (
            """\
def celsius_to_fahrenheit(degrees: float) -> float:
    return degrees * 1.8 + 32


def fahrenheit_to_celsius(degrees: float) -> float:
    return degrees - 32 / 1.8
""",
            """\
def celsius_to_fahrenheit(degrees: float) -> float:
    return degrees * 1.8 + 32


def fahrenheit_to_celsius(degrees: float) -> float:
    return (degrees - 32) / 1.8
""",
        ),
        "draft": (
            """\
def celsius_to_fahrenheit(degrees: float) -> float:
    return degrees * 2 + 30


def fahrenheit_to_celsius(degrees: float) -> float:
    return (degrees - 30) / 2
""",
        ),
    },
)
