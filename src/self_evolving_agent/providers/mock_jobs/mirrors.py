"""Jobs about text read backwards."""

from .job import Function, FunctionJob

PALINDROME = FunctionJob(
    name="palindrome",
    pattern=r"\bpalindrom",
    unless=r"longest|substring|list|linked|count|next|partition",
    functions=(
        Function(
            "def is_palindrome(text: str) -> bool",
            (
                "assert is_palindrome('level') == True",
                "assert is_palindrome('Hello') == False",
                "assert is_palindrome('A man, a plan, a canal: Panama') == True",
                "assert is_palindrome('') == True",
                "assert is_palindrome('abca') == False",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def is_palindrome(text: str) -> bool:
    left, right = 0, len(text) - 1
    while left < right:
        if not text[left].isalnum():
            left += 1
        elif not text[right].isalnum():
            right -= 1
        elif text[left].lower() != text[right].lower():
            return False
        else:
            left, right = left + 1, right - 1
    return True
""",
        ),
        "library": (
            """\
import re


def is_palindrome(text: str) -> bool:
    letters = re.sub(r"[\\W_]", "", text).lower()
    return letters == "".join(reversed(letters))
""",
        ),
        "expression": (
            """\
def is_palindrome(text: str) -> bool:
    return text == text[::-1]
""",
            """\
def is_palindrome(text: str) -> bool:
    return (letters := [c.lower() for c in text if c.isalnum()]) == letters[::-1]
""",
        ),
        "recursion": (
            """\
def is_palindrome(text: str) -> bool:
    letters = "".join(c for c in text.lower() if c.isalnum())
    return letters[0] == letters[-1] and is_palindrome(letters[1:-1])
""",
            """\
def is_palindrome(text: str) -> bool:
    letters = "".join(c for c in text.lower() if c.isalnum())
    return len(letters) < 2 or (letters[0] == letters[-1] and is_palindrome(letters[1:-1]))
""",
        ),
        "draft": (
            """\
def is_palindrome(text: str) -> bool:
    return text.lower()[:1] == text.lower()[-1:]
""",
        ),
    },
)

REVERSE = FunctionJob(
    name="reverse a string",
    pattern=r"\brevers\w*\b.*\b(strings?|text)\b|\b(strings?|text)\b.*\brevers",
    unless=r"words|linked|vowels|number|sentence",
    functions=(
        Function(
            "def reverse_string(text: str) -> str",
            (
                "assert reverse_string('hello') == 'olleh'",
                "assert reverse_string('') == ''",
                "assert reverse_string('Ab c') == 'c bA'",
                "assert reverse_string('12345') == '54321'",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def reverse_string(text: str) -> str:
    turned = ""
    for letter in text:
        turned = letter + turned
    return turned
""",
        ),
        "library": (
            """\
def reverse_string(text: str) -> str:
    return "".join(reversed(text))
""",
        ),
        "expression": (
            """\
def reverse_string(text: str) -> str:
    return text[:0:-1]
""",
            """\
def reverse_string(text: str) -> str:
    return text[::-1]
""",
        ),
        "recursion": (
            """\
def reverse_string(text: str) -> str:
    return text[-1] + reverse_string(text[:-1])
""",
            """\
def reverse_string(text: str) -> str:
    return text and text[-1] + reverse_string(text[:-1])
""",
        ),
        "draft": (
            """\
def reverse_string(text: str) -> str:
    return "".join(sorted(text, reverse=True))
""",
            """\
def reverse_string(text: str) -> str:
    return list(text).reverse()
""",
        ),
    },
)
