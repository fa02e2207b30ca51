"""Which results a turn speaks of, by the table of `chat_phrases.py`."""

import pytest

from chat_phrases import ASKED, CHATS, PHRASES, Meant
from self_evolving_agent.chat.references import Unclear, resolve


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
