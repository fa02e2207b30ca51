"""What a task wants done, and whether a tool speaks of it."""

import pytest

from self_evolving_agent.tools.operations import answers_yes_or_no, choice, turned, unheard, wants_yes_or_no

SORT = "sort words: Return the words in alphabetical order. sort these words: pear, fig"
CLAMP = "clamp: Return the value if it is within the range lo to hi, or the nearest end. constrain a reading to a range"
BINARY = "binary to decimal: Convert a binary number from base 2 to base 10"
GCD = "gcd: The greatest common divisor of a and b"
PRIMES = "list primes: Return a list of the prime numbers less than a limit"


@pytest.mark.parametrize(
    ("told", "task"),
    [
        (SORT, "put these words in alphabetical order"),
        (SORT, "alphabetize"),
        (SORT, "arrange the names from A to Z"),
        (CLAMP, "the sensor says, keep that between and"),
        (CLAMP, "limit to at least and at most"),
        (CLAMP, "force the value into the interval from to"),
        (BINARY, "what is the decimal value of the binary number"),
        (BINARY, "which number is in binary"),
        (GCD, "biggest number that divides both and"),
        (GCD, "largest common factor of and"),
        (PRIMES, "which primes are smaller than"),
        (PRIMES, "all prime numbers up to, please"),
    ],
)
def test_other_words_for_what_a_tool_does_are_heard(told, task):
    assert unheard(task, told) is None


@pytest.mark.parametrize(
    ("told", "task", "word"),
    [
        (SORT, "count the vowels in each of these words", "count"),
        (SORT, "which of these words is the longest", "longest"),
        (SORT, "reverse each of these words", "reverse"),
        (SORT, "join these words with dashes", "join"),
        (SORT, "sort these words by length", "length"),
        (SORT, "the words without duplicates", "duplicates"),
        (CLAMP, "what is the average of and", "average"),
        (CLAMP, "how far is outside the range", "how far"),
        (BINARY, "count the ones in the binary number", "count"),
        (BINARY, "add the binary numbers and", "add"),
        (GCD, "least common multiple of and", "multiple"),
        (GCD, "the sum of and", "sum"),
        (PRIMES, "how many primes are below", "how many"),
        (PRIMES, "the prime factors of", "factors"),
    ],
)
def test_what_a_tool_never_speaks_of_is_told(told, task, word):
    assert unheard(task, told) == word


@pytest.mark.parametrize(
    ("told", "task", "against"),
    [
        ("sorts in ascending order", "in descending order", "the task says descending, the tool ascending"),
        ("sorts in descending order", "in ascending order", "the task says ascending, the tool descending"),
        ("keeps the even numbers", "keep the ODD numbers", "the task says odd, the tool even"),
        ("joins words with dashes", "join without dashes", "the task says without, the tool with"),
        ("swaps the first and the last", "swap the last", None),
        ("sorts words", "sort, but not the last", "the task says not, the tool does not"),
        ("sorts words in reverse", "sort in reverse", None),
        ("gives the words", "the longest words", "the task says longest, the tool does not"),
        ("gives the words", "the shortest words", None),
        ("gives the biggest of them", "the fewest of them", "the task says fewest, the tool does not"),
        ("gives the biggest of them", "the greatest of them", None),
        ("gives the biggest and the smallest", "the fewest of them", None),
        ("sorts from the biggest on", "sort them", "the task says nothing of biggest"),
        ("sorts from the biggest on", "Arranged, please", "the task says nothing of biggest"),
        ("sorts from the biggest on", "ordered by size", "the task says nothing of biggest"),
        ("sorts from the biggest on", "sort them, falling", None),
        ("sorts from the biggest on", "which of them are there", None),
    ],
)
def test_a_word_that_turns_what_a_tool_does_around_is_told(told, task, against):
    assert turned(task, told) == against


@pytest.mark.parametrize(
    ("told", "task", "word"),
    [
        ("sorts ascending or descending", "sort in descending order", "descending"),
        ("sorts ascending or descending", "ascending, not descending", None),
        ("sorts ascending", "sort in ascending order", None),
        ("sorts, in reverse if asked to", "sort in REVERSE", "reverse"),
        ("sorts, in reverse if asked to", "sort, but never twice", None),
        ("sorts words", "sort them", None),
    ],
)
def test_a_word_that_chooses_one_of_two_ways_is_told(told, task, word):
    assert choice(task, told) == word


@pytest.mark.parametrize(
    "task", ["is 7 a prime", "Are 'ab' and 'ba' anagrams?", "tell me whether 7 is odd", "True or false: 7 > 3"]
)
def test_a_question_of_yes_or_no_is_known(task):
    assert wants_yes_or_no(task)


@pytest.mark.parametrize("task", ["what is 7 times 3", "the list is 3, 1, 2: sort it", "which of 3 and 7 is larger"])
def test_other_questions_are_no_questions_of_yes_or_no(task):
    assert not wants_yes_or_no(task)


@pytest.mark.parametrize(
    ("signature", "told", "does"),
    [
        ("def is_prime(n: int) -> bool", "", True),
        ("def clamp(x, lo, hi) -> int", "Tells the nearest", False),
        ("def is_prime(n)", "is prime: Checks if n is prime", True),
        ("def gcd(a, b)", "gcd: The greatest common divisor", False),
        ("def clamp(x, lo, hi)", "clamp: Return the value if it is within the range", False),
        ("def even(n)", "even: Tell whether n is even", True),
    ],
)
def test_a_tool_says_yes_or_no_if_its_type_or_its_words_say_so(signature, told, does):
    assert answers_yes_or_no(signature, told) == does
