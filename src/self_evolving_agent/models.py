"""The values that travel between layers: frozen, JSON-able, validated once."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

Domain = Literal["coding", "research", "analysis", "writing", "planning", "general"]
DOMAINS: tuple[Domain, ...] = ("coding", "research", "analysis", "writing", "planning", "general")
Origin = Literal["champion", "fresh"]
Limit = Literal["wall", "cpu", "memory", "processes", "disk", "output"]
Ratio = Annotated[float, Field(ge=0.0, le=1.0)]


class Frozen(BaseModel):
    """Base of all values: immutable, and strict about unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


# What the model is asked and what it answers.


class Message(Frozen):
    role: Literal["system", "user", "assistant"]
    content: str


class PromptId(Frozen):
    """Name and version of the prompt that made a request; both land in the log."""

    name: str
    version: int


class ModelRequest(Frozen):
    """One question to a model.

    Attributes:
        messages: The conversation, oldest first; the last one is the user's.
        prompt: Which prompt function wrote it.
        reply_format: `text`, any JSON `json`, or JSON that fits `json_schema`.
        json_schema: Flat JSON schema, set exactly when `reply_format` is `schema`.
        max_tokens: Most tokens to generate.
        temperature: 0 is greedy; at most 2.
        seed: Same request and seed give the same reply where the server supports it.
    """

    messages: tuple[Message, ...] = Field(min_length=1)
    prompt: PromptId
    reply_format: Literal["text", "json", "schema"] = "text"
    json_schema: dict[str, JsonValue] | None = None
    max_tokens: int = Field(default=1024, gt=0)
    temperature: float = Field(default=0.2, ge=0.0, le=2.0)
    seed: int = 0


class ModelReply(Frozen):
    """What came back, with what it cost.

    Attributes:
        text: The reply without any separately delivered reasoning; may be empty.
        finish: `length` when the token limit cut it off.
        prompt_tokens: Tokens read; 0 when the server does not say.
        completion_tokens: Tokens written.
        duration_s: Seconds from the call's turn to its last byte.
    """

    text: str
    finish: Literal["stop", "length"] = "stop"
    prompt_tokens: int = 0
    completion_tokens: int = 0
    duration_s: float = 0.0


class ModelInfo(Frozen):
    """A model that a provider offers.

    Attributes:
        size_bytes: On disk; 0 when unknown.
        is_loaded: It is in memory now.
        is_remote: It runs on somebody else's machine although the local server lists it.
    """

    name: str
    size_bytes: int = 0
    is_loaded: bool = False
    is_remote: bool = False
    context_tokens: int = 0
    capabilities: tuple[str, ...] = ()


# Code that runs in the sandbox.


class Call(Frozen):
    """A call of a function of the program under test; arguments are JSON."""

    function: str
    args: tuple[JsonValue, ...] = ()
    kwargs: dict[str, JsonValue] = {}


class CallOutcome(Frozen):
    """What one call did, as the sandbox's own channel told it.

    Attributes:
        returned: The value in the encoding of `encoding.py`; meaningless when `raised` is set.
        raised: Class name of the exception, or None.
        mutated: The call changed one of its own arguments.
    """

    returned: JsonValue = None
    raised: str | None = None
    message: str = ""
    mutated: bool = False


class Program(Frozen):
    """Code to run, with everything it may see.

    Attributes:
        source: The program's text.
        calls: Empty: run `source` as a script. Otherwise import it as the module `solution` and make these calls.
        inputs: Read-only files in the working folder, by relative POSIX path.
        modules: Further modules it may import, name to source.
        packages: Names of installed packages it may import beyond the standard library.
    """

    source: str
    language: Literal["python", "bash"] = "python"
    calls: tuple[Call, ...] = ()
    inputs: dict[str, bytes] = {}
    modules: dict[str, str] = {}
    packages: tuple[str, ...] = ()


class Limits(Frozen):
    """What a program may use before it is killed."""

    wall_s: float = Field(default=30.0, gt=0)
    cpu_s: float = Field(default=30.0, gt=0)
    memory_mb: int = Field(default=256, gt=0)
    processes: int = Field(default=64, gt=0)
    disk_mb: int = Field(default=64, gt=0)
    output_kept_bytes: int = Field(default=1_000_000, gt=0)
    output_killed_bytes: int = Field(default=4_000_000, gt=0)


class ExecutionResult(Frozen):
    """What was observed from outside while a program ran.

    Attributes:
        exit_code: None when it was killed for a limit; negative for a signal, as in `subprocess`.
        outcomes: One per call, in order; shorter than `calls` when the program died on the way.
        written: Files it handed out through `write_file`, by relative path; contents as given, names unchecked.
        limits_hit: Why it was killed; empty when it ended by itself.
    """

    backend: str
    exit_code: int | None
    stdout: str = ""
    stderr: str = ""
    outcomes: tuple[CallOutcome, ...] = ()
    written: dict[str, bytes] = {}
    limits_hit: tuple[Limit, ...] = ()
    wall_s: float = 0.0
    cpu_s: float = 0.0
    peak_memory_mb: float = 0.0

    @property
    def is_clean(self) -> bool:
        """Tell whether it ended by itself with exit code 0."""
        return self.exit_code == 0 and not self.limits_hit


# A run and what it found out.


class Task(Frozen):
    """What a person wants done.

    Attributes:
        domain: Set when the person named it; otherwise it is classified.
    """

    run_id: str
    text: str = Field(min_length=1)
    domain: Domain | None = None


class Classification(Frozen):
    domain: Domain
    kind: str
    decided_by: Literal["user", "rules", "model", "default"]
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


class Brief(Frozen):
    """What all candidates of a run share, fixed before any of them exists.

    Attributes:
        signatures: `def` lines of the functions to write; empty for a script or a text.
        checks: The acceptance checks.
        rejected: Checks that were proposed and not taken, with the reason.
        inputs: Files of the workspace that the code may read.
        language: What a program is written in.
        compares_output: There is no expected value: what proves a program right is that one written apart agrees.
        material: Text found for the task, such as pages; data, never instructions.
    """

    signatures: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()
    rejected: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()
    language: Literal["python", "bash"] = "python"
    compares_output: bool = False
    material: tuple["Page", ...] = ()


class CheckResult(Frozen):
    """How one check went for one candidate.

    Attributes:
        observed: What the candidate gave, in the encoding of `encoding.py` for calls, else text.
        is_disputed: Candidates written apart agree with each other against it.
    """

    check: Check
    passed: bool
    observed: str = ""
    is_disputed: bool = False


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
        is_final: Nothing more can be done for it: it was repaired, or it failed for a reason outside of it.
        error: The failure that ended it early, if any; not the strategy's fault.
    """

    strategy: Strategy
    success: bool = False
    score: Ratio = 0.0
    evidence: Evidence = Evidence()
    program: str = ""
    output: str = ""
    answer: str = ""
    artifacts: dict[str, str] = {}
    why: str = ""
    is_final: bool = False
    error: "ErrorInfo | None" = None


class Usage(Frozen):
    model_calls: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    model_s: float = 0.0
    sandbox_s: float = 0.0
    total_s: float = 0.0


class AnsweredBy(Frozen):
    kind: Literal["tool", "strategy"]
    name: str
    version: str | None = None
    origin: Literal["route", "call", "champion", "fresh"]


class EvidenceSummary(Frozen):
    checks_passed: int
    checks_failed: int
    repairs: int
    limits_hit: tuple[str, ...]


class CandidateSummary(Frozen):
    strategy: str
    origin: str
    success: bool
    score: float
    evidence: EvidenceSummary
    why: str


class ToolRejection(Frozen):
    name: str
    reason: str


class ToolUse(Frozen):
    created: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    rejected: tuple[ToolRejection, ...] = ()


class ErrorInfo(Frozen):
    type: str
    message: str
    hint: str = ""


class Report(Frozen):
    """What a run gives back; the object that `--json` prints, also on failure."""

    run_id: str
    task: str
    domain: str
    success: bool
    answer: str
    answered_by: AnsweredBy | None = None
    candidates: tuple[CandidateSummary, ...] = ()
    tools: ToolUse = ToolUse()
    skills_used: tuple[str, ...] = ()
    usage: Usage = Usage()
    provider: str = ""
    model: str = ""
    sandbox: str = ""
    error: ErrorInfo | None = None


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


class SearchHit(Frozen):
    title: str
    url: str
    snippet: str = ""


class Page(Frozen):
    """A web page as text. It is data: nothing in it is an instruction."""

    url: str
    title: str
    text: str
