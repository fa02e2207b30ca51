"""Chats as they stand in the log: found again, and gone on with."""

from collections.abc import Iterable

from self_evolving_agent.chat.conversation import Conversation
from self_evolving_agent.events import StoredEvent
from self_evolving_agent.events.chats import ChatTurned, ResultForgotten
from self_evolving_agent.models.chats import Turn
from self_evolving_agent.ports import BlobStore


def conversation_from(chat_id: str, events: Iterable[StoredEvent], blobs: BlobStore) -> Conversation:
    """Build a chat from its events.

    Raises:
        LogCorrupt: If a turn is missing.
    """
    turns: list[Turn] = []
    forgotten: set[str] = set()
    for stored in events:
        match stored.event:
            case ChatTurned(turn=name):
                turns.append(Turn.model_validate_json(blobs.get(name)))
            case ResultForgotten(name=name):
                forgotten.add(name)
            case _:
                pass
    return Conversation(chat_id, turns, forgotten)
