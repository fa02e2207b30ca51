"""Which results a turn speaks of, by the table of `chat_phrases.py`."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chat_phrases import ASKED, CHATS, PHRASES, Meant
from self_evolving_agent.chat.references import Unclear, resolve

WORDS = sorted({word for _, said, _ in PHRASES for word in said.split()})


def meant(chat: str, said: str) -> Meant:
    turns = CHATS[chat]
    results = tuple(result for turn in turns for result in turn)
    found = resolve(said, results, turns[-1] if turns else ())
    if found is None:
        return ()
    return ASKED if isinstance(found, Unclear) else tuple(result.name for result in found.results)


@pytest.mark.parametrize(("chat", "said", "expected"), PHRASES, ids=[f"{chat}-{said}" for chat, said, _ in PHRASES])
def test_a_turn_speaks_of_the_results_that_a_person_means_and_of_no_other(chat: str, said: str, expected: Meant):
    assert meant(chat, said) == expected


@pytest.mark.parametrize(
    "said",
    [
        "a " * 1500,
        "the " * 750,
        "it, " * 750,
        "1, " * 1000,
        "a, b and " * 300,
        "'" * 3000,
        "a-b'c " * 500,
        "[" * 3000,
        "x" * 3000,
    ],
)
def test_whatever_was_typed_is_read_at_once(said: str):
    began = time.process_time()
    meant("long", said)
    assert time.process_time() - began < 2


@given(st.text(max_size=300) | st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join))
def test_what_is_meant_is_some_of_the_results_or_asked_and_never_a_failure(said: str):
    for chat in ("empty", "long", "file"):
        names = [result.name for turn in CHATS[chat] for result in turn]
        found = meant(chat, said)
        assert found == ASKED or (set(found) <= set(names) and len(set(found)) == len(found))
