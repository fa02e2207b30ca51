"""One event of every type, and a short story of a few runs: what golden files and storage tests are made of."""

from self_evolving_agent.events import (
    ArtifactLost,
    ArtifactSaved,
    CandidateFinished,
    CandidatesJudged,
    ChatTurned,
    CheckDisputed,
    ChecksWritten,
    Event,
    ExampleDisputed,
    FeedbackGiven,
    IdeaDropped,
    ModelCalled,
    OutcomeScored,
    ReplyRejected,
    ResultForgotten,
    RouteDemoted,
    RouteLearned,
    RunCancelled,
    RunFinished,
    RungSettled,
    RunStarted,
    SandboxRan,
    SessionDigested,
    SessionFinished,
    SessionRejected,
    SessionReleased,
    SessionTaken,
    SkillForgotten,
    SkillLearned,
    SkillsOffered,
    Stamp,
    StrategyExplored,
    StrategyForgotten,
    TaskClassified,
    ToolJudged,
    ToolRegistered,
    ToolRejected,
    ToolRestored,
    ToolRetired,
    ToolReverted,
    ToolUsed,
)
from self_evolving_agent.models import (
    Call,
    Check,
    CheckResult,
    Evidence,
    PromptId,
    Route,
    Slot,
    Strategy,
    ToolCall,
    Usage,
)

BLOB = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
PROMPT = PromptId(name="write_code", version=3)


def strategy(key: str = "a1b2c3", kind: str = "function", domain: str = "coding") -> Strategy:
    return Strategy.model_validate(
        {
            "key": key,
            "name": f"Way {key}",
            "approach": "Write the tests first, then the code.",
            "domain": domain,
            "kind": kind,
        }
    )


def explored(key: str = "a1b2c3", kind: str = "function", domain: str = "coding") -> StrategyExplored:
    return StrategyExplored(strategy=strategy(key, kind, domain), rate=0.5, plays=0)


def scored(name: str = "a1b2c3", outcome: float = 1.0, *, won: bool = True, subject: str = "strategy") -> OutcomeScored:
    return OutcomeScored.model_validate(
        {"subject": subject, "name": name, "outcome": outcome, "won": won, "why": "4 of 4 checks passed"}
    )


def classified(kind: str = "function") -> TaskClassified:
    return TaskClassified(domain="coding", kind=kind, decided_by="rules", reason="asks for a function")


def started(task: str = "write clamp, bitte mit Ümlauten ☃") -> RunStarted:
    return RunStarted(task=task, sandbox="bubblewrap")


def finished(task: str = "write clamp", *, success: bool = True, winner: str | None = "a1b2c3") -> RunFinished:
    return RunFinished(task=task, domain="coding", success=success, winner=winner)


ROUTE = Route(
    key="r0ut3",
    tool="clamp",
    literals=("clamp", "to", "..", ""),
    slots=(Slot(parameter="x", form="int"), Slot(parameter="lo", form="int"), Slot(parameter="hi", form="int")),
)


def registered(name: str = "clamp", version: str = "0123456789ab", replaces: str | None = None) -> ToolRegistered:
    return ToolRegistered(
        name=name,
        tool_version=version,
        signature=f"def {name}(x: int, lo: int, hi: int) -> int",
        does="Limit x to the range from lo to hi.",
        asked_as=("keep a value within bounds",),
        source=BLOB,
        tests=BLOB,
        examples=BLOB,
        imports={"order": "ba9876543210"},
        mutants=12,
        killed=11,
        disputed=("clamp(5, 0, 10) == 4",),
        task="constrain 130 to 0..100",
        domain="analysis",
        replaces=replaces,
    )


def tool_used(name: str = "clamp", *, success: bool = True, text: str = "clamp 130 to 0..100") -> ToolUsed:
    call = ToolCall(name=name, version="0123456789ab", arguments={"x": 130, "lo": 0, "hi": 100}, origin="call")
    return ToolUsed(call=call, text=text, returned="100", success=success)


def learned(name: str = "5k111") -> SkillLearned:
    return SkillLearned(
        name=name, advice="Read the header row before the numbers.", about="mean of a column", domain="analysis"
    )


def stamp(run_id: str = "run1", *, remembered: bool = True, node: str = "judge") -> Stamp:
    return Stamp(run_id=run_id, node=node, provider="mock", model="mock-1", remembered=remembered)


_CHECK = Check(name="clamp(5, 0, 10) == 5", call=Call(function="clamp", args=(5, 0, 10)), expected=5, origin="user")
_RESULT = CheckResult(check=_CHECK, passed=False, observed="6")

SAMPLES: tuple[Event, ...] = (
    started(),
    classified(),
    explored(),
    IdeaDropped(approach="Write the tests first.", reason="near-duplicate of a1b2c3"),
    ChecksWritten(checks=(_CHECK.model_dump(mode="json"),), rejected=("clamp() == 0: a stub passes it",)),
    ModelCalled(
        prompt_id=PROMPT,
        prompt=BLOB,
        reply=BLOB,
        finish="stop",
        prompt_tokens=210,
        completion_tokens=88,
        duration_s=1.25,
    ),
    ReplyRejected(prompt_id=PROMPT, reason="no_code_block", detail="Sure! Here is"),
    RungSettled(model_name="qwen2.5-coder:1.5b", rung="json"),
    SandboxRan(
        backend="bubblewrap",
        code=BLOB,
        output=BLOB,
        exit_code=-9,
        limits_hit=("wall",),
        wall_s=30.01,
        peak_memory_mb=18.5,
    ),
    CandidateFinished(
        strategy_key="a1b2c3",
        strategy_name="Tests first",
        origin="champion",
        success=True,
        score=0.9,
        evidence=Evidence(checks=(_RESULT,), executed=True, exit_code=0, repairs=1),
        why="3 of 4 checks passed",
        answer=BLOB,
    ),
    CheckDisputed(result=_RESULT, candidates=("a1b2c3", "d4e5f6")),
    CandidatesJudged(winner="a1b2c3", decided_by="evidence", why="4 checks against 2"),
    scored(),
    ArtifactSaved(path="run1/clamp.py", content=BLOB),
    ArtifactLost(
        path="clamp.py", reason="clamp.py cannot be saved in the workspace agent_workspace: Permission denied"
    ),
    RunFinished(
        task="write clamp",
        domain="coding",
        success=True,
        winner="a1b2c3",
        answer=BLOB,
        usage=Usage(model_calls=4, prompt_tokens=800, completion_tokens=300, model_s=9.5, sandbox_s=0.4, total_s=11.0),
    ),
    RunCancelled(reason="Ctrl-C"),
    registered(),
    ToolRejected(name="clamp", reason="test_survives_stub", detail="returns its first argument", source=BLOB),
    ExampleDisputed(tool="clamp", example=_CHECK, observed="6"),
    tool_used(),
    ToolJudged(
        run="run1",
        name="clamp",
        text="clamp 130 to 0..100",
        arguments={"x": 130, "lo": 0, "hi": 100},
        good=False,
        routes=(ROUTE.key,),
    ),
    ToolRetired(name="clamp", why="by hand"),
    ToolRestored(name="clamp"),
    ToolReverted(name="clamp", tool_version="0123456789ab"),
    RouteLearned(route=ROUTE, texts=("clamp 130 to 0..100", "clamp 7 to 1..3")),
    RouteDemoted(route=ROUTE.key, why="feedback bad"),
    learned(),
    SkillsOffered(names=("5k111",)),
    SkillForgotten(name="5k111"),
    StrategyForgotten(strategy="a1b2c3"),
    FeedbackGiven(run="run1", good=False, why="the wrong unit"),
    ChatTurned(number=2, kind="task", said="now keep only those above 10", success=True, run="run1", turn=BLOB),
    ResultForgotten(name="r2"),
    SessionTaken(source="watch:incoming", goal="write clamp", attempt=2, run="run1-2"),
    SessionReleased(attempt=2, cause="outage", reason="nobody answers at the address"),
    SessionDigested(
        goal="write clamp",
        word="Backend",
        domain="coding",
        kind="function",
        result="partial",
        errors=("NameError: name 'hi' is not defined",),
        faults=("NameError",),
        tool_calls=12,
        when="2025-01-01T10:00:00Z",
        record=BLOB,
        extra={"agent": "another", "cost": 0.25},
    ),
    SessionFinished(outcome="failed", run="run1-2", answer=BLOB, reason="no_success: nobody succeeded"),
    SessionRejected(source="file:past.jsonl", where="line 7", reason="no JSON"),
)

STORY: tuple[tuple[Stamp, tuple[Event, ...]], ...] = (
    (stamp("run1", node="classify"), (started(), classified(), RungSettled(model_name="mock-1", rung="json"))),
    (stamp("run1", node="explore"), (explored("a1b2c3"), explored("d4e5f6"))),
    (stamp("run1"), (scored("a1b2c3", 1.0), scored("d4e5f6", 0.25, won=False))),
    (stamp("run1", node="assimilate"), (scored("pads", 0.5, won=False, subject="skill"), finished())),
    (stamp("run2", node="classify", remembered=False), (started("not to be remembered"), explored("ffffff"))),
    (stamp("run2", remembered=False), (scored("a1b2c3", 0.0, won=False), finished(success=False, winner=None))),
    (stamp("run3", node="classify"), (started("sum of primes"), classified("calculation"))),
    (stamp("run3", node="explore"), (explored("a1b2c3"), explored("0a0b0c", "calculation"))),
    (stamp("run3"), (RunCancelled(reason="Ctrl-C"),)),
    (stamp("run4", node="explore"), (started("clamp again"), classified(), explored("a1b2c3"))),
    (stamp("run4"), (scored("a1b2c3", 1.0), scored("clamp", 1.0, subject="tool"), finished("clamp again"))),
    (stamp("run5", node="classify"), (started("still running"),)),
)
