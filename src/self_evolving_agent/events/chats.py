"""What happens in a chat; the run id of these events is the chat's id."""

from typing import Literal

from self_evolving_agent.events.base import BlobRef, EventBase
from self_evolving_agent.models.chats import TurnKind


class ChatTurned(EventBase):
    """A person said something in a chat and was answered, or broke it off.

    Attributes:
        said: Its first 200 characters.
        turn: The whole `Turn` as JSON.
    """

    type: Literal["chat.turned"] = "chat.turned"
    version: Literal[1] = 1
    number: int
    kind: TurnKind
    said: str
    success: bool
    run: str | None = None
    turn: BlobRef

    @property
    def key(self) -> str | None:
        # Two terminals may go on with one chat: both turns of a number are kept.
        return f"turn:{self.number}:{self.turn[:16]}"


class ResultForgotten(EventBase):
    """A person had a result of a chat forgotten; its name is not given again.

    Attributes:
        name: As the terminal showed it, where it was forgotten.
        run: Whose result it is: two terminals may show two results under one name.
    """

    type: Literal["result.forgotten"] = "result.forgotten"
    version: Literal[1] = 1
    name: str
    run: str | None = None

    @property
    def key(self) -> str | None:
        return f"forgotten:{self.name}:{self.run}" if self.run else f"forgotten:{self.name}"
