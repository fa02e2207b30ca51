"""What all events share."""

from typing import Annotated

from pydantic import Field

from self_evolving_agent.models import Frozen

BlobRef = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class EventBase(Frozen):
    """What all events share: a type, a version, and for those that change memory a natural key."""

    @property
    def key(self) -> str | None:
        """Name the fact within its run, so that a repeated node records it once; None: repeats are fine."""
        return None
