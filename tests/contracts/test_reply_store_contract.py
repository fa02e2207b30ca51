"""What keeps replies of models, the real one and the fake."""

from pathlib import Path

import pytest

from fakes_storage import InMemoryReplyStore
from self_evolving_agent.models import ModelReply
from self_evolving_agent.ports import ReplyStore
from self_evolving_agent.storage.reply_files import FileReplyStore

REPLY = ModelReply(text="Ümlaut\n", finish="length", prompt_tokens=7, completion_tokens=3, duration_s=1.5)


@pytest.fixture(params=["files", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> ReplyStore:
    return InMemoryReplyStore() if request.param == "memory" else FileReplyStore(tmp_path / "in" / "replies")


def test_a_reply_that_was_put_is_given_with_what_it_cost(store: ReplyStore) -> None:
    store.put("ab12", REPLY)

    assert store.get("ab12") == REPLY


def test_nothing_is_known_at_first(store: ReplyStore) -> None:
    assert store.get("ab12") is None


def test_keys_do_not_mix(store: ReplyStore) -> None:
    store.put("ab12", REPLY)

    assert store.get("ab13") is None


def test_a_reply_that_is_put_again_replaces_the_older_one(store: ReplyStore) -> None:
    store.put("ab12", REPLY)
    store.put("ab12", ModelReply(text="later"))

    assert store.get("ab12") == ModelReply(text="later")
