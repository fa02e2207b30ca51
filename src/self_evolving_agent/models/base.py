"""What all values share."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Domain = Literal["coding", "research", "analysis", "writing", "planning", "general"]
DOMAINS: tuple[Domain, ...] = ("coding", "research", "analysis", "writing", "planning", "general")
Origin = Literal["route", "call", "champion", "fresh"]
Limit = Literal["wall", "cpu", "memory", "processes", "disk", "output"]
Mechanism = Literal["routes", "calls", "skills", "champion", "second_strategy", "disputes"]
"""What can be switched off, to see what it is worth."""

Ratio = Annotated[float, Field(ge=0.0, le=1.0)]


class Frozen(BaseModel):
    """Base of all values: immutable, and strict about unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")
