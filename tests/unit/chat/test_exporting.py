"""Chats as documents."""

import json

from chat_phrases import numbers
from self_evolving_agent.chat.conversation import Conversation
from self_evolving_agent.chat.exporting import as_json, as_markdown
from self_evolving_agent.models.chats import Turn

TURNS = (
    Turn(number=1, kind="talk", said="hi", answer="Hello."),
    Turn(number=2, kind="task", said="list\nfour", answer="3\n14", results=(numbers("r1"),)),
    Turn(number=3, kind="task", said="write it", answer="```python\nx\n```\n"),
    Turn(number=4, kind="task", said="sort them", error="broken off", success=False),
    Turn(number=5, kind="task", said="do nothing"),
)


def test_a_chat_is_told_as_a_document_for_people():
    assert as_markdown(Conversation("chat1", TURNS)) == (
        "# Chat chat1\n\n## 1\n\n> hi\n\nHello.\n\n## 2\n\n> list\n> four\n\n```\n3\n14\n```\n\n*r1: list of 4*\n\n"
        "## 3\n\n> write it\n\n````\n```python\nx\n```\n````\n\n## 4\n\n> sort them\n\n*(no answer: broken off)*\n\n"
        "## 5\n\n> do nothing\n\n*(no answer: none)*\n"
    )


def test_a_chat_is_told_with_all_that_is_kept_for_programs():
    told = json.loads(as_json(Conversation("chat1", TURNS)))
    assert told["chat"] == "chat1"
    assert [Turn.model_validate(turn) for turn in told["turns"]] == list(TURNS)
