"""A run: its task, what its candidates are held to, and what they showed."""

from typing import Literal

from pydantic import Field, JsonValue

from self_evolving_agent.models.base import Domain, Frozen, Origin, Ratio
from self_evolving_agent.models.programs import Call
from self_evolving_agent.models.reports import ErrorInfo
from self_evolving_agent.models.routes import ToolCall, ToolOffer
from self_evolving_agent.models.web import Page


class EarlierTry(Frozen):
    """How somebody else failed at a task before.

    Attributes:
        made: What was done.
        seen: The errors.
    """

    made: str
    seen: str


class Task(Frozen):
    """What a person wants done.

    Attributes:
        domain: Set when the person named it; otherwise it is classified.
        earlier: What a winner is compared with when the run is asked what it taught; candidates are not told.
        quoted: What a model wrote of the text: the person does not state what stands there.
    """

    run_id: str
    text: str = Field(min_length=1)
    domain: Domain | None = None
    earlier: EarlierTry | None = None
    quoted: tuple[str, ...] = ()

    @property
    def own_words(self) -> str:
        """Give the text without what a model wrote of it."""
        said = self.text
        for text in self.quoted:
            before, found, after = said.rpartition(text)
            said = f"{before} {after}" if found else said
        return said


class Classification(Frozen):
    domain: Domain
    kind: str
    decided_by: Literal["user", "rules", "memory", "model", "default"]
    reason: str


class Strategy(Frozen):
    """A way to attack a kind of task.

    Attributes:
        key: Stable id: hash of domain, kind and the normalised approach.
        name: A few words for people.
        approach: The instruction that is given to the model, one or two sentences.
        kind: Finer than the domain: `function`, `script`, `calculation`, ...
    """

    key: str
    name: str
    approach: str
    domain: Domain
    kind: str
    origin: Origin = "fresh"


RuleKind = Literal[
    "min_words",
    "max_words",
    "max_chars",
    "max_lines",
    "lines",
    "sentences",
    "paragraphs",
    "items",
    "bullets",
    "numbered",
    "sections",
    "mentions",
    "avoids",
    "says_more",
    "reworks",
    "no_repeats",
    "cites",
    "known_sources",
    "sourced_numbers",
    "sourced_names",
    "supported",
    "own_words",
    "on_topic",
]


class TextRule(Frozen):
    """Something a text must fulfil that code can tell.

    Attributes:
        value: What it is measured by. Limits: a number. Counts: `3`, or a range `3-5`, `3-`, `-5`. `mentions` and
            `avoids`: a term, which must stand as it is when it is in double quotes. `says_more`: how many words that
            the task does not hold. The rest need none.
    """

    kind: RuleKind
    value: str = ""


class Check(Frozen):
    """One acceptance check, fixed before any candidate exists.

    Attributes:
        name: Readable, for example `clamp(5, 0, 10) == 5`.
        call: The call to make, for code; `expected` or `raises` then says what must come back.
        through: A call whose result becomes the argument of `call`, for functions that undo each other.
        rule: The rule to apply, for text.
        origin: Who says so; only the user's own statements are beyond dispute.
        counts: False when a stub passes it: it is shown, and proves nothing.
    """

    name: str
    call: Call | None = None
    through: Call | None = None
    expected: JsonValue = None
    raises: str | None = None
    rule: TextRule | None = None
    origin: Literal["user", "model", "program"] = "model"
    counts: bool = True


class SkillOffer(Frozen):
    """Advice from earlier work that prompts of this run hold."""

    name: str
    advice: str


class Brief(Frozen):
    """What all candidates of a run share, fixed before any of them exists.

    Attributes:
        signatures: `def` lines of the functions to write; empty for a script or a text.
        checks: The acceptance checks.
        rejected: Checks that were proposed and not taken, with the reason.
        inputs: Files of the workspace that the code may read.
        preview: How those of them begin that the task is about; data, never instructions.
        language: What a program is written in.
        is_renewed: Its checks were written anew once, because too few stood.
        compares_output: There is no expected value: what proves a program right is that one written apart agrees.
        tools: Known tools that a program may import.
        advice: What earlier work taught that may help; data, never instructions.
        advised: The key of the one strategy that is told it; the others show how it goes without.
        material: Text found for the task, such as pages; data, never instructions.
    """

    signatures: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()
    rejected: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()
    preview: str = ""
    language: Literal["python", "bash"] = "python"
    compares_output: bool = False
    is_renewed: bool = False
    tools: tuple[ToolOffer, ...] = ()
    advice: tuple[SkillOffer, ...] = ()
    advised: str = ""
    material: tuple[Page, ...] = ()

    def told_to(self, key: str) -> "Brief":
        """Give it as one strategy sees it."""
        return self if key == self.advised or not self.advice else self.model_copy(update={"advice": ()})

    @property
    def tool_names(self) -> tuple[str, ...]:
        return tuple(tool.name for tool in self.tools)


class CheckResult(Frozen):
    """How one check went for one candidate.

    Attributes:
        observed: What the candidate gave, in the encoding of `encoding.py` for calls, else text.
        is_disputed: Candidates written apart agree with each other against it.
        is_withdrawn: It was disputed, and on a second look the model did not affirm it; it counts no more.
    """

    check: Check
    passed: bool
    observed: str = ""
    is_disputed: bool = False
    is_withdrawn: bool = False

    @property
    def counts(self) -> bool:
        """Tell whether it proves something, whichever way it went."""
        return self.check.counts and not self.is_withdrawn


class Evidence(Frozen):
    """What was observed when a candidate ran. Never a claim of the model."""

    checks: tuple[CheckResult, ...] = ()
    executed: bool = False
    exit_code: int | None = None
    repairs: int = 0
    limits_hit: tuple[str, ...] = ()


class Candidate(Frozen):
    """One strategy carried out: artifact, evidence and score.

    Attributes:
        program: Source that ran last; empty for a text.
        output: What the program printed, or the text itself: what candidates are compared by.
        answer: What the user gets if it wins.
        artifacts: Files for the workspace, by relative path.
        score: From evidence alone, in [0, 1].
        why: One line on what decided the score.
        failure: What went wrong, in full, for the model that mends it; empty where `why` says it all.
        is_final: Nothing more can be done for it: it was repaired, or it failed for a reason outside of it.
        error: The failure that ended it early, if any; not the strategy's fault.
        tool: The call that made it, where a tool was called instead of a strategy carried out.
    """

    strategy: Strategy
    success: bool = False
    score: Ratio = 0.0
    evidence: Evidence = Evidence()
    program: str = ""
    output: str = ""
    answer: str = ""
    artifacts: dict[str, str] = Field(default_factory=dict)
    why: str = ""
    failure: str = ""
    is_final: bool = False
    error: ErrorInfo | None = None
    tool: ToolCall | None = None


class Verdict(Frozen):
    """Who won and why; `winner` is the key of a strategy, None when nobody succeeded."""

    winner: str | None
    decided_by: Literal["evidence", "model", "order", "nobody"]
    why: str


class Budget(Frozen):
    """What one run may use; reaching any of them ends it cleanly."""

    calls: int = Field(default=40, gt=0)
    tokens: int = Field(default=60_000, gt=0)
    seconds: float = Field(default=900.0, gt=0)
