import re

from hypothesis import given
from hypothesis import strategies as st

from self_evolving_agent.cli.folding import Folding

TEXTS = st.text("ab \n天", max_size=60)


def folded(text: str, width: int = 10, size: int = 3) -> str:
    folding = Folding(width)
    pieces = [text[start : start + size] for start in range(0, len(text), size)]
    return "".join(map(folding.take, pieces)) + folding.end()


def test_a_line_is_broken_between_words() -> None:
    assert folded("the quick brown fox") == "the quick\nbrown fox"


def test_breaks_and_indents_of_the_text_itself_stay() -> None:
    assert folded("a\n\n  - b\nc") == "a\n\n  - b\nc"


def test_code_between_fences_stays_as_it_is() -> None:
    code = "```python\nprint('a long line of code')\n```\n"
    assert folded(code + "and some more words") == code + "and some\nmore words"


def test_a_word_that_fits_no_line_stays_whole() -> None:
    assert folded("see https://example.org/a/b now") == "see\nhttps://example.org/a/b now"


def test_a_text_without_spaces_is_shown_as_it_comes() -> None:
    folding = Folding(10)
    assert folding.take("\u5929\u7a7a") == "\u5929\u7a7a"
    assert folding.take("wor") == ""


def test_a_line_that_is_just_full_is_broken_after_it() -> None:
    assert folded("exactly te n") == "exactly te\nn"


@given(TEXTS, st.integers(1, 5))
def test_no_word_is_lost(text: str, size: int) -> None:
    assert folded(text, 10, size).split() == text.split()


@given(st.text("ab \n", max_size=60), st.integers(1, 12), st.integers(1, 5))
def test_no_line_is_too_long_unless_a_word_is(text: str, width: int, size: int) -> None:
    """A terminal breaks a word that is longer than a line, or indented too far; no other stands across its edge."""
    for row in folded(text, width, size).split("\n"):
        for word in list(re.finditer(r"\S+", row))[1:]:
            is_long = len(word.group()) > width
            assert is_long or word.start() // width == (word.end() - 1) // width


@given(st.text("ab \n", max_size=60), st.integers(1, 5))
def test_the_size_of_the_pieces_makes_no_difference(text: str, size: int) -> None:
    assert folded(text, 10, size) == folded(text, 10, 1)
