"""Chats as they stand in the log: found again, and gone on with."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple

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
    borne: list[_Borne] = []
    forgotten: set[str] = set()
    for stored in events:
        match stored.event:
            case ChatTurned(turn=blob):
                turn = Turn.model_validate_json(blobs.get(blob))
                names = _names_for(turn, {one.name for one in borne})
                borne += [_Borne(turn.run_id, first, name) for first, name in names.items()]
                turns.append(_renamed(turn, len(turns) + 1, names))
            case ResultForgotten() as event:
                forgotten.update(_forgotten(event, borne))
            case _:
                pass
    return Conversation(chat_id, turns, forgotten)


class _Borne(NamedTuple):
    """What a result is called: `first` in the terminal that made it, `name` in all that read it from the log."""

    run: str | None
    first: str
    name: str


def _names_for(turn: Turn, taken: set[str]) -> dict[str, str]:
    """Give each result of a turn its name: a new one is neither taken nor that of another result of the turn."""
    first = [result.name for result in turn.results]
    highest = max((int(name[1:]) for name in taken.union(first)), default=0)
    new = (f"r{number}" for number in count(highest + 1))
    return {name: next(new) if name in taken else name for name in first}


def _renamed(turn: Turn, number: int, names: Mapping[str, str]) -> Turn:
    results = tuple(result.model_copy(update={"name": names[result.name]}) for result in turn.results)
    return turn.model_copy(update={"number": number, "results": results})


def _forgotten(event: ResultForgotten, borne: Sequence[_Borne]) -> Iterator[str]:
    """Find the result that was meant among those until then: of several, the latest."""
    for one in reversed(borne):
        if event.name in (one.first, one.name) and event.run in (None, one.run):
            yield one.name
            return
