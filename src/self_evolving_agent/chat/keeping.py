"""Chats as they stand in the log: found again, and gone on with."""

from collections.abc import Iterable, Iterator

from self_evolving_agent.chat.conversation import Conversation
from self_evolving_agent.events import StoredEvent
from self_evolving_agent.events.chats import ChatTurned, ResultForgotten
from self_evolving_agent.models.chats import Turn
from self_evolving_agent.ports import BlobStore


def conversation_from(chat_id: str, events: Iterable[StoredEvent], blobs: BlobStore) -> Conversation:
    """Build a chat from its events.

    Where two terminals went on with it, their turns follow each other, and no name is given twice.

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
    return Conversation(chat_id, tuple(_in_one_row(turns)), forgotten)


def _in_one_row(turns: Iterable[Turn]) -> Iterator[Turn]:
    taken: set[str] = set()
    for number, turn in enumerate(turns, 1):
        results = []
        for result in turn.results:
            name = result.name if result.name not in taken else f"r{max(int(one[1:]) for one in taken) + 1}"
            taken.add(name)
            results.append(result.model_copy(update={"name": name}))
        yield turn.model_copy(update={"number": number, "results": tuple(results)})
