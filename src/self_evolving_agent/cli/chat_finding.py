"""Which chat is meant: a new one, the last one, or the one whose id begins so."""

from self_evolving_agent.bootstrap import Store
from self_evolving_agent.chat.conversation import Conversation
from self_evolving_agent.chat.keeping import conversation_from
from self_evolving_agent.errors import UsageError
from self_evolving_agent.system.clock import SystemClock
from self_evolving_agent.system.ids import TimeIds

from .describe import counted
from .run_ids import short
from .text import fit, line

_LISTED, _TITLE = 5, 40


def new_conversation() -> Conversation:
    """Begin one."""
    return Conversation(TimeIds(SystemClock()).new())


def find_conversation(store: Store, named: str | None) -> Conversation:
    """Give the chat whose id begins so; None for the one that was gone on with last.

    Raises:
        UsageError: If there is none, or several begin so; the hint lists the latest.
    """
    chats = store.memory.current().chats
    if not chats:
        raise UsageError("there is no chat yet to go on with", "--chat begins one")
    found = [chat_id for chat_id in chats if chat_id.startswith(named)] if named else [*chats][-1:]
    if len(found) != 1:
        latest = [*chats][: -_LISTED - 1 : -1]
        told = (
            f"{short(chat_id)} ({counted(chats[chat_id].turns, 'turn')}: {fit(line(chats[chat_id].title), _TITLE)})"
            for chat_id in latest
        )
        what = "no chat begins" if not found else "several chats begin"
        raise UsageError(f"{what} with {named!r}", f"the latest are {', '.join(told)}")
    chat_id = found[0]
    return conversation_from(chat_id, store.log.read(run_id=chat_id, types=("chat.", "result.")), store.blobs)
