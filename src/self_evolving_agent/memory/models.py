"""What the agent remembers, as it stands in `memory.json`."""

from typing import Literal

from pydantic import Field

from self_evolving_agent.models import Domain, Frozen
from self_evolving_agent.scoring import Score

NO_HEAD = "0" * 64


class StrategyRecord(Frozen):
    """A strategy that was tried, with its record.

    Attributes:
        explored_at: Sequence number of the event that last chose it.
        proven_on: Tasks it succeeded at, no two alike, the latest last; at most five, 200 characters of each.
    """

    key: str
    name: str
    approach: str
    domain: Domain
    kind: str
    score: Score = Score()
    explored_at: int = 0
    proven_on: tuple[str, ...] = ()


class SkillRecord(Frozen):
    name: str
    score: Score = Score()


class ToolRecord(Frozen):
    name: str
    score: Score = Score()


class Begun(Frozen):
    """A run that has not ended yet, as far as it is known."""

    task: str
    domain: str = ""
    kind: str = ""


class Experience(Frozen):
    """What came of one run.

    Attributes:
        task: Its first 500 characters.
        kind: Empty when the run ended before its task was classified.
        cancelled: A person broke it off, so it is neither a success nor a failure.
        at: Sequence number of the event that ended the run.
    """

    run_id: str
    task: str
    domain: str
    kind: str
    success: bool
    winner: str | None
    at: int
    cancelled: bool = False


class Memory(Frozen):
    """The fold of all events up to `position`.

    Attributes:
        format: Goes up with every change of this shape or of the fold; a file of another format is folded anew.
        position: Sequence number of the last event that is folded in; 0 for none.
        head: Hash of that event.
        strategies: By the strategy's key; the best and the latest of each kind of task, a few hundred.
        rungs: Model to the rung of the reply ladder that works for it.
        experiences: The last 300 runs, oldest first.
        begun: Runs without an end, oldest first; those of the last 50 at most.
    """

    format: Literal[2] = 2
    position: int = 0
    head: str = NO_HEAD
    strategies: dict[str, StrategyRecord] = Field(default_factory=dict)
    skills: dict[str, SkillRecord] = Field(default_factory=dict)
    tools: dict[str, ToolRecord] = Field(default_factory=dict)
    rungs: dict[str, Literal["schema", "json", "text"]] = Field(default_factory=dict)
    experiences: tuple[Experience, ...] = ()
    begun: dict[str, Begun] = Field(default_factory=dict)
