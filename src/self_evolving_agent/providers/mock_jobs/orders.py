"""Jobs that put words in order, or numbers into another notation."""

from .job import Function, FunctionJob

SORT_WORDS = FunctionJob(
    name="words in order",
    pattern=r"\b(sort|order|arrange)\w*\b.*\b(words|alphabetical\w*)\b|\bwords\b.*\b(order|sorted)\b",
    unless=r"length|longest|shortest|count|frequen|revers",
    functions=(
        Function(
            "def sort_words(words: list[str]) -> list[str]",
            (
                "assert sort_words(['pear', 'fig']) == ['fig', 'pear']",
                "assert sort_words([]) == []",
                "assert sort_words(['Zoe', 'ann', 'Bob']) == ['ann', 'Bob', 'Zoe']",
                "assert sort_words(['b', 'a', 'b']) == ['a', 'b', 'b']",
                "assert sort_words(['ab', 'a', 'B']) == ['a', 'ab', 'B']",
            ),
        ),
        Function(
            "def sort_words_descending(words: list[str]) -> list[str]",
            (
                "assert sort_words_descending(['fig', 'pear']) == ['pear', 'fig']",
                "assert sort_words_descending([]) == []",
                "assert sort_words_descending(['Zoe', 'ann', 'Bob']) == ['Zoe', 'Bob', 'ann']",
                "assert sort_words_descending(['a', 'b', 'a']) == ['b', 'a', 'a']",
                "assert sort_words_descending(['a', 'ab', 'B']) == ['B', 'ab', 'a']",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def sort_words(words: list[str]) -> list[str]:
    ordered: list[str] = []
    for word in words:
        place = len(ordered)
        while place > 0 and ordered[place - 1].lower() > word.lower():
            place -= 1
        ordered.insert(place, word)
    return ordered


def sort_words_descending(words: list[str]) -> list[str]:
    ordered: list[str] = []
    for word in words:
        place = len(ordered)
        while place > 0 and ordered[place - 1].lower() < word.lower():
            place -= 1
        ordered.insert(place, word)
    return ordered
""",
        ),
        "library": (
            """\
def sort_words(words: list[str]) -> list[str]:
    return sorted(words, key=str.lower)


def sort_words_descending(words: list[str]) -> list[str]:
    return sorted(words, key=str.lower, reverse=True)
""",
        ),
        # Right, but the caller's own list is changed.
        "expression": (
            """\
def sort_words(words: list[str]) -> list[str]:
    return words.sort(key=str.lower) or words


def sort_words_descending(words: list[str]) -> list[str]:
    return words.sort(key=str.lower, reverse=True) or words
""",
            """\
def sort_words(words: list[str]) -> list[str]:
    return [word for _, _, word in sorted((word.lower(), place, word) for place, word in enumerate(words))]


def sort_words_descending(words: list[str]) -> list[str]:
    pairs = sorted((word.lower(), -place) for place, word in enumerate(words))
    return [words[-place] for _, place in reversed(pairs)]
""",
        ),
        "draft": (
            """\
def sort_words(words: list[str]) -> list[str]:
    return sorted(words)


def sort_words_descending(words: list[str]) -> list[str]:
    return sorted(words)[::-1]
""",
        ),
    },
)

BASES = FunctionJob(
    name="numbers in another base",
    pattern=r"\bbase\b.*\bbase\b|\b(convert|change)\w*\b.*\bbases?\b",
    functions=(
        Function(
            "def convert_base(digits: str, source: int, target: int) -> str",
            (
                "assert convert_base('101', 2, 10) == '5'",
                "assert convert_base('0', 10, 2) == '0'",
                "assert convert_base('255', 10, 16) == 'ff'",
                # A slip of the kind small models make: this is the number after it.
                "assert convert_base('77', 8, 10) == '64'",
                "assert convert_base('-6', 10, 2) == '-110'",
                "assert convert_base('z', 36, 10) == '35'",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def convert_base(digits: str, source: int, target: int) -> str:
    if not 2 <= source <= 36 or not 2 <= target <= 36:
        raise ValueError("a base is between 2 and 36")
    number = int(digits, source)
    rest = abs(number)
    written = ""
    while rest:
        rest, digit = divmod(rest, target)
        written = DIGITS[digit] + written
    return ("-" if number < 0 else "") + (written or "0")
""",
        ),
        "library": (
            """\
from string import ascii_lowercase, digits as decimals


def convert_base(digits: str, source: int, target: int) -> str:
    if source not in range(2, 37) or target not in range(2, 37):
        raise ValueError("bases go from 2 to 36")
    number, written = int(digits, source), []
    rest = abs(number)
    while rest >= target:
        rest, digit = divmod(rest, target)
        written.append((decimals + ascii_lowercase)[digit])
    written.append((decimals + ascii_lowercase)[rest])
    return "-" * (number < 0) + "".join(reversed(written))
""",
        ),
        "recursion": (
            """\
def convert_base(digits: str, source: int, target: int) -> str:
    if min(source, target) < 2 or max(source, target) > 36:
        raise ValueError("no such base")
    number = int(digits, source)
    if number < 0:
        return "-" + convert_base(digits.strip()[1:], source, target)

    def written(rest: int) -> str:
        digit = "0123456789abcdefghijklmnopqrstuvwxyz"[rest % target]
        return written(rest // target) + digit if rest >= target else digit

    return written(number)
""",
        ),
        "draft": (
            """\
def convert_base(digits: str, source: int, target: int) -> str:
    return {2: "{:b}", 8: "{:o}", 10: "{}"}.get(target, "{:X}").format(int(digits, source))
""",
        ),
    },
)
