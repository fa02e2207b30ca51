"""What happens to tools, routes and skills, and what people say of a run."""

from typing import Literal

from pydantic import Field, JsonValue

from self_evolving_agent.events.base import BlobRef, EventBase
from self_evolving_agent.models import Check, Domain, Route, ToolCall, ToolFault, ToolOrigin


class ToolRegistered(EventBase):
    """A tool passed every gate; this version is the one that is used from now on.

    Attributes:
        examples: A JSON list of the checks it satisfies, as a blob; `satisfied` says how many.
        disputed: Names of examples that were set aside.
        task: Who asked for it: the beginning of the task or sentence.
        domain: Of the task it was made for.
        replaces: The version that was current before; None for a new tool, which takes no living namesake's place.
    """

    type: Literal["tool.registered"] = "tool.registered"
    version: Literal[1] = 1
    name: str
    tool_version: str
    signature: str
    does: str
    asked_as: tuple[str, ...] = ()
    source: BlobRef
    tests: BlobRef
    examples: BlobRef
    satisfied: int = 0
    imports: dict[str, str] = Field(default_factory=dict)
    mutants: int = 0
    killed: int = 0
    disputed: tuple[str, ...] = ()
    origin: ToolOrigin = "task"
    task: str = ""
    domain: Domain = "general"
    replaces: str | None = None

    @property
    def key(self) -> str | None:
        return f"registered:{self.name}:{self.tool_version}"


class ToolRejected(EventBase):
    """A proposed tool was not taken; `source` is what was proposed, at most 64 KB of it."""

    type: Literal["tool.rejected"] = "tool.rejected"
    version: Literal[1] = 1
    name: str
    reason: ToolFault
    detail: str = ""
    source: BlobRef | None = None


class ExampleDisputed(EventBase):
    """Two implementations written apart agree with each other against an example of a model."""

    type: Literal["example.disputed"] = "example.disputed"
    version: Literal[1] = 1
    tool: str
    example: Check
    observed: str

    @property
    def key(self) -> str | None:
        return f"example:{self.tool}:{self.example.name}"


class ToolUsed(EventBase):
    """A tool was called for a task, and how that ended; `text` is the whole task up to 2000 characters."""

    type: Literal["tool.used"] = "tool.used"
    version: Literal[1] = 1
    call: ToolCall
    text: str
    returned: str
    success: bool

    @property
    def key(self) -> str | None:
        return f"used:{self.call.name}:{self.call.origin}"


class ToolJudged(EventBase):
    """A person said whether what a tool answered is right; of several words on one task the last one counts.

    Attributes:
        run: The run that it answered.
        text: Of the task, as far as `ToolUsed` tells it.
        routes: What a bad word demotes, and what a good word that withdraws it lets be learned again.
    """

    type: Literal["tool.judged"] = "tool.judged"
    version: Literal[1] = 1
    run: str
    name: str
    text: str
    arguments: dict[str, JsonValue]
    good: bool
    routes: tuple[str, ...] = ()

    @property
    def key(self) -> str | None:
        return f"judged:{self.name}:{self.run}"


class ToolRetired(EventBase):
    type: Literal["tool.retired"] = "tool.retired"
    version: Literal[1] = 1
    name: str
    why: str


class ToolRestored(EventBase):
    type: Literal["tool.restored"] = "tool.restored"
    version: Literal[1] = 1
    name: str


class ToolReverted(EventBase):
    """An earlier version of a tool is used again."""

    type: Literal["tool.reverted"] = "tool.reverted"
    version: Literal[1] = 1
    name: str
    tool_version: str


class RouteLearned(EventBase):
    """A route was accepted: it gives the right arguments for every text it was learned from, and for no other task."""

    type: Literal["route.learned"] = "route.learned"
    version: Literal[1] = 1
    route: Route
    texts: tuple[str, ...]

    @property
    def key(self) -> str | None:
        return f"route:{self.route.key}"


class RouteDemoted(EventBase):
    """A route is not used any more.

    Attributes:
        refusal: Text of the task whose arguments the tool refused with a ValueError; empty for any other cause.
    """

    type: Literal["route.demoted"] = "route.demoted"
    version: Literal[1] = 1
    route: str
    why: str
    refusal: str = ""

    @property
    def key(self) -> str | None:
        return f"demoted:{self.route}"


class SkillLearned(EventBase):
    """Advice was distilled from a run.

    Attributes:
        name: Stable id: hash of the normalised advice.
        about: The task it comes from.
    """

    type: Literal["skill.learned"] = "skill.learned"
    version: Literal[1] = 1
    name: str
    advice: str
    about: str
    domain: Domain

    @property
    def key(self) -> str | None:
        return f"skill:{self.name}"


class SkillForgotten(EventBase):
    """A person had a piece of advice forgotten."""

    type: Literal["skill.forgotten"] = "skill.forgotten"
    version: Literal[1] = 1
    name: str


class SkillsOffered(EventBase):
    """Skills were put into the prompts of this run."""

    type: Literal["skills.offered"] = "skills.offered"
    version: Literal[1] = 1
    names: tuple[str, ...]


class FeedbackGiven(EventBase):
    """A person said how a run's answer was."""

    type: Literal["feedback.given"] = "feedback.given"
    version: Literal[1] = 1
    run: str
    good: bool
    why: str = ""
