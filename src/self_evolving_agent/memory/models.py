"""What the agent remembers, as it stands in `memory.json`."""

from collections.abc import Iterable
from typing import Literal

from pydantic import Field, JsonValue

from self_evolving_agent.models import Domain, Frozen, Route, Solved, ToolOrigin
from self_evolving_agent.scoring import Score, qualifies

NO_HEAD = "0" * 64
ToolStatus = Literal["provisional", "trusted", "faded", "retired"]
TRUSTED_AFTER = 3
TEXT_LENGTH = 2000
"""Of a task, as far as the uses of tools tell it."""

MOST_DEMOTED, FRESH_TASKS = 2, 2
"""A route that was demoted as often is never learned again; before, from as many tasks solved since."""

FADING_AFTER, FADED_RATE = 3, 0.35
"""A tool below this rate after three uses is offered no more."""

OFFERED_RATE = 0.4
"""Advice below this rate after as many uses is offered no more: prompts have room for little."""


class StrategyRecord(Frozen):
    """A strategy that was tried, with its record.

    Attributes:
        explored_at: Sequence number of the event that last chose it.
        last_task: The task it was last tried on, its first 200 characters.
        proven_on: Tasks it succeeded at, no two alike, the latest last; at most five, 200 characters of each.
    """

    key: str
    name: str
    approach: str
    domain: Domain
    kind: str
    score: Score = Score()
    explored_at: int = 0
    last_task: str = ""
    proven_on: tuple[str, ...] = ()


class SkillRecord(Frozen):
    """Advice that is fed into prompts, with its record.

    Attributes:
        about: The task it comes from; what it is found by, with the advice.
    """

    name: str
    advice: str = ""
    about: str = ""
    domain: Domain = "general"
    score: Score = Score()

    @property
    def is_offered(self) -> bool:
        """Tell whether it goes into prompts: on trial, or with a rate that holds."""
        return self.score.plays < FADING_AFTER or self.score.rate >= OFFERED_RATE


class ToolVersion(Frozen):
    """One version of a tool; source, tests and examples are blobs.

    Attributes:
        imports: Other tools it imports, name to the version it was tested with.
        score: Its record while it was the current version.
        at: Sequence number of the event that registered it.
    """

    version: str
    signature: str
    does: str
    asked_as: tuple[str, ...] = ()
    source: str
    tests: str
    examples: str
    imports: dict[str, str] = Field(default_factory=dict)
    mutants: int = 0
    killed: int = 0
    disputed: tuple[str, ...] = ()
    origin: ToolOrigin = "task"
    task: str = ""
    at: int = 0
    score: Score = Score()


class ToolRecord(Frozen):
    """A tool with its versions, oldest first, of which one is used.

    Attributes:
        current: The version that is used.
        solved: The latest tasks that were solved by calling it with known arguments.
        refused: The latest tasks that it answered wrongly, as a person said; no route may read them.
        declined: Texts that a route read and whose arguments it refused with a ValueError; the reading may be right.
    """

    name: str
    current: str
    versions: tuple[ToolVersion, ...]
    domain: Domain = "general"
    is_retired: bool = False
    solved: tuple[Solved, ...] = ()
    refused: tuple[Solved, ...] = ()
    declined: tuple[str, ...] = ()

    @property
    def version(self) -> ToolVersion:
        return self.version_of(self.current)

    @property
    def score(self) -> Score:
        return self.version.score

    @property
    def status(self) -> ToolStatus:
        """Tell how far it is to be relied on: trusted after three good uses, as long as its rate holds."""
        if self.is_retired:
            return "retired"
        if self.score.plays >= FADING_AFTER and self.score.rate < FADED_RATE:
            return "faded"
        return "trusted" if self.score.wins >= TRUSTED_AFTER and qualifies(self.score) else "provisional"

    @property
    def is_offered(self) -> bool:
        return self.status in {"provisional", "trusted"}

    def is_known_wrong(self, text: str, arguments: dict[str, JsonValue]) -> bool:
        """Tell whether a person said that what it gives for this task, called so, is wrong."""
        return any(one.text == text[:TEXT_LENGTH] and one.arguments == arguments for one in self.refused)

    def version_of(self, version: str) -> ToolVersion:
        """Give one version.

        Raises:
            KeyError: If it is not known.
        """
        for known in self.versions:
            if known.version == version:
                return known
        raise KeyError(version)


class RouteRecord(Frozen):
    """A route that is in use."""

    route: Route
    at: int = 0


class Demotion(Frozen):
    """How often a route went wrong.

    One failure may be the task's: the route is learned again from two tasks that were solved since. Two are its own.

    Attributes:
        at: Sequence number of the event that last demoted it.
    """

    times: int = 1
    at: int = 0

    def allows(self, solved: Iterable[Solved]) -> bool:
        """Tell whether these tasks, which the route reads rightly, are enough to learn it again."""
        return self.times < MOST_DEMOTED and sum(one.at > self.at for one in solved) >= FRESH_TASKS


class ChatRecord(Frozen):
    """A chat that can be gone on with.

    Attributes:
        title: What was said first, its first 100 characters.
        turns: How many there are.
        at: Sequence number of the event of the latest.
    """

    title: str
    turns: int
    at: int


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
        at: Sequence number of the event that ended the run.
        cancelled: A person broke it off, so it is neither a success nor a failure.
        faults: What went wrong, by name; of sessions from outside only.
    """

    run_id: str
    task: str
    domain: str
    kind: str
    success: bool
    winner: str | None
    at: int
    cancelled: bool = False
    faults: tuple[str, ...] = ()


class Memory(Frozen):
    """The fold of all events up to `position`.

    Attributes:
        format: Goes up with every change of this shape or of the fold; a file of another format is folded anew.
        position: Sequence number of the last event that is folded in; 0 for none.
        head: Hash of that event.
        strategies: By the strategy's key; the best and the latest of each kind of task, a few hundred.
        tools: By name, retired ones too.
        routes: By the route's key.
        demoted: Routes that went wrong, by key; the last 500.
        rungs: Model to the rung of the reply ladder that works for it.
        experiences: The last 300 runs, oldest first.
        begun: Runs without an end, oldest first; those of the last 50 at most.
        sessions: What the last 300 sessions from outside came to, oldest first: apart, for it is somebody else's work.
        sessions_seen: How many there were.
        chats: By id, the one that was gone on with last at the end; the last 50.
    """

    format: Literal[4] = 4
    position: int = 0
    head: str = NO_HEAD
    strategies: dict[str, StrategyRecord] = Field(default_factory=dict)
    skills: dict[str, SkillRecord] = Field(default_factory=dict)
    tools: dict[str, ToolRecord] = Field(default_factory=dict)
    routes: dict[str, RouteRecord] = Field(default_factory=dict)
    demoted: dict[str, Demotion] = Field(default_factory=dict)
    rungs: dict[str, Literal["schema", "json", "text"]] = Field(default_factory=dict)
    experiences: tuple[Experience, ...] = ()
    begun: dict[str, Begun] = Field(default_factory=dict)
    sessions: tuple[Experience, ...] = ()
    sessions_seen: int = 0
    chats: dict[str, ChatRecord] = Field(default_factory=dict)
