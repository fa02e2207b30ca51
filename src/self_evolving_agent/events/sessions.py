"""What happens to records from outside: each is settled once, whatever happens in between."""

from typing import Literal

from pydantic import Field, JsonValue

from self_evolving_agent.events.base import BlobRef, EventBase
from self_evolving_agent.models import Domain
from self_evolving_agent.models.sessions import SessionResult

SETTLED = "settled"
"""Key of the event that settles a record: there is one per record at most."""


DIGESTED = "digested"


class SessionTaken(EventBase):
    """A loop began to work on a record.

    Attributes:
        source: Where it comes from, as `SESSION_SOURCE` says it.
        attempt: Counts from 1.
        run: Id of the run of this attempt.
    """

    type: Literal["session.taken"] = "session.taken"
    version: Literal[1] = 1
    source: str
    goal: str
    attempt: int
    run: str

    @property
    def key(self) -> str | None:
        return f"taken:{self.attempt}"


class SessionReleased(EventBase):
    """A record went back to where it came from, as if this attempt had not been; another one takes it.

    Attributes:
        cause: The model cannot be asked, the budget of all loops ended, or the loop was to stop.
    """

    type: Literal["session.released"] = "session.released"
    version: Literal[1] = 1
    attempt: int
    cause: Literal["outage", "budget", "stop"]
    reason: str

    @property
    def key(self) -> str | None:
        return f"released:{self.attempt}"


class SessionDigested(EventBase):
    """What a finished session tells was taken in.

    Attributes:
        word: Its domain as it was given.
        domain: That word, mapped to ours; else what the goal says.
        errors: How each begins; five at most.
        faults: Which kinds of error there were, those that the world made left out.
        record: The whole of it.
        extra: Its fields that nobody asked for; those of a large record are in `record` alone.
    """

    type: Literal["session.digested"] = "session.digested"
    version: Literal[1] = 1
    goal: str
    word: str
    domain: Domain
    kind: str
    result: SessionResult
    errors: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    tool_calls: int = 0
    when: str = ""
    record: BlobRef | None = None
    extra: dict[str, JsonValue] = Field(default_factory=dict)

    @property
    def key(self) -> str | None:
        return DIGESTED


class SessionFinished(EventBase):
    """A record is done with.

    Attributes:
        outcome: A task that nobody could do failed; a session that was learned from is done, whatever it tells of.
        run: The run that settled it; empty where none was needed.
        reason: Why it failed; for a session, what came of the new try.
    """

    type: Literal["session.finished"] = "session.finished"
    version: Literal[1] = 1
    outcome: Literal["done", "failed"]
    run: str = ""
    answer: BlobRef | None = None
    reason: str = ""

    @property
    def key(self) -> str | None:
        return SETTLED


class SessionRejected(EventBase):
    """A record that cannot be used was set aside."""

    type: Literal["session.rejected"] = "session.rejected"
    version: Literal[1] = 1
    source: str
    where: str
    reason: str

    @property
    def key(self) -> str | None:
        return SETTLED
