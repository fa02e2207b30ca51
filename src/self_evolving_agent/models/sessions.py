"""Records of past work and of work to do, as they come from outside."""

import re
from typing import Literal

from pydantic import Field, JsonValue

from self_evolving_agent.models.base import Domain, Frozen

SessionResult = Literal["success", "partial", "failure"]
Outcome = Literal["done", "failed", "rejected"]
"""How a record was settled: a failed one was taken and came to nothing, a rejected one could not be read."""

CLUMSY_ERRORS, CLUMSY_CALLS = 3, 20
"""From so many errors or tool calls on, a success was a clumsy one."""


class TaskRecord(Frozen):
    """A task to do.

    Attributes:
        id: Stable: the same record has the same one, however often it is read. It is a run id.
        domain: The word as it was given.
        extra: What else the record holds.
    """

    id: str
    text: str = Field(min_length=1)
    domain: str = ""
    extra: dict[str, JsonValue] = Field(default_factory=dict)


class Session(Frozen):
    """A finished piece of somebody's work, to learn from.

    Attributes:
        id: As of `TaskRecord`.
        domain: The word as it was given.
        errors: One text each.
        tool_calls: One line each.
        when: As it was given.
        extra: What else the record holds.
    """

    id: str
    goal: str = Field(min_length=1)
    result: SessionResult
    domain: str = ""
    errors: tuple[str, ...] = ()
    tool_calls: tuple[str, ...] = ()
    transcript: str = ""
    when: str = ""
    extra: dict[str, JsonValue] = Field(default_factory=dict)

    @property
    def is_clumsy(self) -> bool:
        """Tell whether it got there on many detours, or halfway."""
        return self.result == "partial" or len(self.errors) >= CLUMSY_ERRORS or len(self.tool_calls) >= CLUMSY_CALLS

    @property
    def is_worth_another_try(self) -> bool:
        return self.result == "failure" or self.is_clumsy


class Flaw(Frozen):
    """A record that cannot be used.

    Attributes:
        where: The file, line or row, for people.
    """

    id: str
    reason: str
    where: str = ""


Record = TaskRecord | Session | Flaw


class Spent(Frozen):
    calls: int = 0
    tokens: int = 0
    seconds: float = 0.0


class Caps(Frozen):
    """What may be spent; None for no cap."""

    calls: int | None = Field(default=None, gt=0)
    tokens: int | None = Field(default=None, gt=0)
    seconds: float | None = Field(default=None, gt=0)

    def reached(self, spent: Spent) -> str:
        """Name the first cap that is reached, such as `100 calls`; empty where there is room."""
        for name in ("calls", "tokens", "seconds"):
            cap = getattr(self, name)
            if cap is not None and getattr(spent, name) >= cap:
                return f"{cap:g} {name}"
        return ""


class Headroom(Frozen):
    """Whether a model call may begin.

    Attributes:
        reason: Why not; empty where one may.
        opens_in_s: When it may again; None for never.
    """

    reason: str = ""
    opens_in_s: float | None = None


_WORDS: dict[Domain, str] = {
    "coding": "code coding programming program software development dev engineering backend frontend devops debugging "
    "debug bugfix testing refactoring scripting script python javascript typescript java rust infrastructure "
    "security database sql api algorithms function",
    "research": "research search websearch literature investigation browsing news background survey",
    "analysis": "analysis analytics data statistics math maths mathematics calculation finance accounting numbers "
    "reporting metrics spreadsheet science",
    "writing": "writing write text copywriting editing email blog documentation docs translation summary summarization "
    "content marketing story letter mail",
    "planning": "planning plan project schedule scheduling roadmap strategy organisation organization management "
    "travel event itinerary",
    "general": "general other misc miscellaneous chat qa question support",
}
_DOMAINS: dict[str, Domain] = {word: domain for domain, words in _WORDS.items() for word in words.split()}


def domain_of(word: str) -> Domain | None:
    """Map any word to one of our domains; None where it says nothing to us, and the task itself has to."""
    return next((_DOMAINS[part] for part in re.findall(r"[^\W_]+", word.casefold()) if part in _DOMAINS), None)
