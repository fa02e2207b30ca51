"""What the mock does with words and texts that a task states."""

from .ciphers import CAESAR
from .mirrors import PALINDROME, REVERSE
from .orders import SORT_WORDS
from .stated import listed_words, quoted, quoted_and_number
from .value_job import ValueJob
from .words import ANAGRAM, REVERSE_WORDS, WORD_COUNT

_SORTS = r"\b(sort|order|arrange|put)\w*\b"
_OTHER_ORDER = r"length|longest|shortest|count|frequen|vowel|last letter|unique|duplicate"
_DOWNWARDS = r"descending|revers|backwards|z to a|z-a"

TEXT_JOBS = (
    ValueJob(
        of=SORT_WORDS,
        name="sort_words",
        pattern=rf"{_SORTS}.*\b(words?|alphabet\w*)\b",
        unless=f"{_OTHER_ORDER}|{_DOWNWARDS}",
        values=listed_words,
        does="Return the words in alphabetical order, small and capital letters alike; equal ones keep their places.",
        asked_as=("sort words alphabetically", "put names in alphabetical order", "arrange terms from a to z"),
        plain="expression",
        steps="library",
        shown='print(", ".join($call))',
    ),
    ValueJob(
        of=SORT_WORDS,
        name="sort_words_descending",
        pattern=rf"(?=.*{_SORTS}.*\b(words?|alphabet\w*)\b)(?=.*({_DOWNWARDS}))",
        unless=_OTHER_ORDER,
        values=listed_words,
        does="Return the words in descending alphabetical order, small and capital letters alike.",
        asked_as=("sort words from z to a", "words in descending order", "reverse alphabetical order"),
        shown='print(", ".join($call))',
    ),
    ValueJob(
        of=WORD_COUNT,
        name="word_count",
        pattern=r"\b(count|frequenc\w*|occurrences?|how (many|often))\b.*\bwords?\b|\bwords?\b.*\b(count|frequenc)",
        unless=r"letters?|characters?|vowels?|longest|lines",
        values=quoted(1),
        does="Return how often each word occurs in a text, in small letters and in the order of the text.",
        asked_as=("count the words of a text", "word frequencies", "how often does each word occur"),
        plain="expression",
        steps="library",
        shown='print("\\n".join(f"{word}: {count}" for word, count in $call.items()))',
    ),
    ValueJob(
        of=CAESAR,
        name="caesar",
        pattern=CAESAR.pattern,
        unless=CAESAR.unless,
        values=quoted_and_number,
        does="Return the text with each letter shifted in the alphabet, its case kept, and all else as it is.",
        asked_as=("Caesar cipher of a text", "shift letters by a number", "encrypt a text by shifting"),
    ),
    ValueJob(
        of=REVERSE_WORDS,
        name="reverse_words",
        pattern=REVERSE_WORDS.pattern,
        unless=REVERSE_WORDS.unless,
        values=quoted(1),
        does="Return the words of a text in reverse order, with single spaces between them.",
        asked_as=("reverse the words of a sentence", "last word first", "turn the order of words around"),
        plain="expression",
    ),
    ValueJob(
        of=REVERSE,
        name="reverse_string",
        pattern=REVERSE.pattern,
        unless=rf"{REVERSE.unless}|\bwords\b",
        values=quoted(1),
        does="Return a text backwards, from its last character to its first.",
        asked_as=("reverse a string", "write a text backwards", "spell it from the end"),
    ),
    ValueJob(
        of=PALINDROME,
        name="is_palindrome",
        pattern=PALINDROME.pattern,
        unless=PALINDROME.unless,
        values=quoted(1),
        does="Return whether a text reads the same backwards, by its letters and digits alone.",
        asked_as=("is a text a palindrome", "does it read the same backwards", "check a phrase for symmetry"),
        plain="expression",
    ),
    ValueJob(
        of=ANAGRAM,
        name="are_anagrams",
        pattern=ANAGRAM.pattern,
        unless=ANAGRAM.unless,
        values=quoted(2),
        does="Return whether two texts have the same letters, each as often, in whatever order.",
        asked_as=("are two words anagrams", "is one word a rearrangement of another", "do they share all letters"),
        # Its first program, and so its third, holds this slip for right, and its second one is wrong elsewhere: nothing
        # disputes it.
        slips=("assert are_anagrams('Tea', 'eat') == False",),
        plain="expression",
        steps="draft",
        again=True,
    ),
)
