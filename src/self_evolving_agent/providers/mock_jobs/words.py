"""Jobs about words."""

from .job import Function, FunctionJob

WORD_COUNT = FunctionJob(
    name="word count",
    pattern=r"\bwords?\b.*\b(count|frequenc|occur)|\b(count|frequenc\w*|occurrences?)\b.*\bwords?\b",
    unless=r"letters?|characters?|vowels?|longest|lines",
    functions=(
        Function(
            "def word_count(text: str) -> dict[str, int]",
            (
                "assert word_count('the cat and the dog') == {'the': 2, 'cat': 1, 'and': 1, 'dog': 1}",
                "assert word_count('') == {}",
                "assert word_count('One one ONE') == {'one': 3}",
                "assert word_count('Hi, hi! Bye.') == {'hi': 2, 'bye': 1}",
                "assert word_count(\"don't stop\") == {\"don't\": 1, 'stop': 1}",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def word_count(text: str) -> dict[str, int]:
    counts: dict[str, int] = {}
    for raw in text.lower().split():
        word = raw.strip(".,;:!?\\"'()")
        if word:
            counts[word] = counts.get(word, 0) + 1
    return counts
""",
        ),
        "library": (
            """\
import re
from collections import Counter


def word_count(text: str) -> dict[str, int]:
    return dict(Counter(re.findall(r"[a-z0-9']+", text.lower())))
""",
        ),
        "expression": (
            """\
def word_count(text: str) -> dict[str, int]:
    words = text.lower().split(" ")
    return {word: words.count(word) for word in words}
""",
            """\
def word_count(text: str) -> dict[str, int]:
    words = [word.strip(".,;:!?") for word in text.lower().split()]
    return {word: words.count(word) for word in words if word}
""",
        ),
        "draft": (
            """\
def word_count(text: str) -> dict[str, int]:
    return {word: text.count(word) for word in text.split()}
""",
        ),
    },
)

REVERSE_WORDS = FunctionJob(
    name="reverse words",
    pattern=r"\brevers\w*\b.*\bwords\b|\bwords\b.*\brevers",
    unless=r"each word|every word|letters",
    functions=(
        Function(
            "def reverse_words(text: str) -> str",
            (
                "assert reverse_words('the sky is blue') == 'blue is sky the'",
                "assert reverse_words('one') == 'one'",
                "assert reverse_words('') == ''",
                "assert reverse_words('  two   words ') == 'words two'",
                "assert reverse_words('b a') == 'a b'",
                "assert reverse_words('1 2 3') == '3 2 1'",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def reverse_words(text: str) -> str:
    turned = ""
    for word in text.split():
        turned = f"{word} {turned}" if turned else word
    return turned
""",
        ),
        "library": (
            """\
def reverse_words(text: str) -> str:
    return " ".join(reversed(text.split()))
""",
        ),
        "expression": (
            """\
def reverse_words(text: str) -> str:
    return " ".join(text.split(" ")[::-1])
""",
            """\
def reverse_words(text: str) -> str:
    return " ".join(text.split()[::-1])
""",
        ),
        "draft": (
            """\
def reverse_words(text: str) -> str:
    return text[::-1]
""",
        ),
    },
)

ANAGRAM = FunctionJob(
    name="anagram",
    pattern=r"\banagrams?\b",
    unless=r"group|all anagrams|\blists?\b",
    functions=(
        Function(
            "def are_anagrams(first: str, second: str) -> bool",
            (
                "assert are_anagrams('listen', 'silent') == True",
                "assert are_anagrams('cat', 'dog') == False",
                "assert are_anagrams('aab', 'abb') == False",
                "assert are_anagrams('Dormitory', 'dirty room') == True",
                "assert are_anagrams('a', 'aa') == False",
            ),
        ),
    ),
    programs={
        "guard": (
            """\
def are_anagrams(first: str, second: str) -> bool:
    counts: dict[str, int] = {}
    for text, step in ((first, 1), (second, -1)):
        for letter in text.lower():
            if letter.isalnum():
                counts[letter] = counts.get(letter, 0) + step
    return all(count == 0 for count in counts.values())
""",
        ),
        "library": (
            """\
from collections import Counter


def are_anagrams(first: str, second: str) -> bool:
    return Counter(first.lower().replace(" ", "")) == Counter(second.lower().replace(" ", ""))
""",
        ),
        "expression": (
            """\
def are_anagrams(first: str, second: str) -> bool:
    return sorted(first) == sorted(second)
""",
            """\
def are_anagrams(first: str, second: str) -> bool:
    return sorted(first.lower().replace(" ", "")) == sorted(second.lower().replace(" ", ""))
""",
        ),
        "draft": (
            """\
def are_anagrams(first: str, second: str) -> bool:
    return set(first.lower()) >= set(second.lower()) - {" "}
""",
        ),
    },
)
