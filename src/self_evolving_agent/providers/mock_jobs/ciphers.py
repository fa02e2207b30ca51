"""Jobs that encode text."""

from .job import Function, FunctionJob

RUN_LENGTH = FunctionJob(
    name="run-length encoding",
    pattern=r"\brun[ -]?length\b|\brle\b",
    functions=(
        Function(
            "def rle_encode(text: str) -> str",
            (
                "assert rle_encode('aaabb') == '3a2b'",
                "assert rle_encode('') == ''",
                "assert rle_encode('abc') == '1a1b1c'",
                "assert rle_encode('zzzzzzzzzzzz') == '12z'",
            ),
        ),
        Function(
            "def rle_decode(code: str) -> str",
            (
                "assert rle_decode('3a2b') == 'aaabb'",
                "assert rle_decode('1a1b1c') == 'abc'",
                "assert rle_decode('12z') == 'zzzzzzzzzzzz'",
                "assert rle_decode('2x1y') == 'xxy'",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def rle_encode(text: str) -> str:
    code, start = "", 0
    for end in range(1, len(text) + 1):
        if end == len(text) or text[end] != text[start]:
            code += f"{end - start}{text[start]}"
            start = end
    return code


def rle_decode(code: str) -> str:
    text, digits = "", ""
    for letter in code:
        if letter.isdigit():
            digits += letter
        else:
            text += letter * int(digits)
            digits = ""
    return text
""",
        ),
        "library": (
            """\
import re
from itertools import groupby


def rle_encode(text: str) -> str:
    return "".join(f"{len(list(run))}{letter}" for letter, run in groupby(text))


def rle_decode(code: str) -> str:
    return "".join(letter * int(count) for count, letter in re.findall(r"(\\d+)(\\D)", code))
""",
        ),
        "expression": (
            """\
import re


def rle_encode(text: str) -> str:
    return "".join(f"{len(run[0])}{run[1]}" for run in re.findall(r"((.)\\2*)", text))


def rle_decode(code: str) -> str:
    return "".join(letter * int(count) for count, letter in zip(code[::2], code[1::2]))
""",
            """\
import re


def rle_encode(text: str) -> str:
    return "".join(f"{len(run[0])}{run[1]}" for run in re.findall(r"((.)\\2*)", text))


def rle_decode(code: str) -> str:
    return re.sub(r"(\\d+)(\\D)", lambda run: run[2] * int(run[1]), code)
""",
        ),
        "draft": (
            """\
def rle_encode(text: str) -> str:
    return "".join(f"{text.count(letter)}{letter}" for letter in sorted(set(text)))


def rle_decode(code: str) -> str:
    return code
""",
        ),
    },
)

CAESAR = FunctionJob(
    name="caesar cipher",
    pattern=r"\bc(ae|e)sar\b",
    unless=r"decrypt|decode|crack|break",
    functions=(
        Function(
            "def caesar(text: str, shift: int) -> str",
            (
                "assert caesar('abc', 3) == 'def'",
                "assert caesar('xyz', 3) == 'abc'",
                # One letter is miscounted, as happens to small models.
                "assert caesar('Hello, World!', 5) == 'Mjqqt, Btwri!'",
                "assert caesar('Zebra', 1) == 'Afcsb'",
                "assert caesar('bcd', -1) == 'abc'",
                "assert caesar('Go 2 x', 28) == 'Iq 2 z'",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def caesar(text: str, shift: int) -> str:
    result = ""
    for letter in text:
        if "a" <= letter <= "z":
            result += chr((ord(letter) - ord("a") + shift) % 26 + ord("a"))
        elif "A" <= letter <= "Z":
            result += chr((ord(letter) - ord("A") + shift) % 26 + ord("A"))
        else:
            result += letter
    return result
""",
        ),
        "library": (
            """\
from string import ascii_lowercase, ascii_uppercase


def caesar(text: str, shift: int) -> str:
    by = shift % 26
    turned = "".join(row[by:] + row[:by] for row in (ascii_lowercase, ascii_uppercase))
    return text.translate(str.maketrans(ascii_lowercase + ascii_uppercase, turned))
""",
        ),
        "expression": (
            """\
def caesar(text: str, shift: int) -> str:
    return "".join(chr(ord(letter) + shift) if letter.isalpha() else letter for letter in text)
""",
            """\
def caesar(text: str, shift: int) -> str:
    def moved(letter: str, first: int) -> str:
        return chr((ord(letter) - first + shift) % 26 + first)

    return "".join(
        moved(letter, 97 if letter.islower() else 65) if letter.isascii() and letter.isalpha() else letter
        for letter in text
    )
""",
        ),
        "draft": (
            """\
def caesar(text: str, shift: int) -> str:
    table = {letter: letter for letter in text}
    for place, letter in enumerate("abcdefghijklmnopqrstuvwxyz"):
        table[letter.upper()] = chr(65 + (place + shift) % 26)
        table[letter] = chr(97 + (place + shift) % 25)
    return "".join(table[letter] for letter in text)
""",
        ),
    },
)
