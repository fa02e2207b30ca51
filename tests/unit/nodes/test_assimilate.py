"""What a run that a tool answered teaches."""

import asyncio

import pytest

from fakes_edges import InMemoryWorkspace
from fakes_models import EventType, make_deps
from self_evolving_agent.events import (
    ArtifactLost,
    ArtifactSaved,
    Event,
    OutcomeScored,
    RouteLearned,
    ToolRetired,
    ToolUsed,
)
from self_evolving_agent.memory import Memory
from self_evolving_agent.memory.models import Demotion, Experience, RouteRecord, ToolRecord, ToolVersion
from self_evolving_agent.models import (
    Brief,
    Candidate,
    ErrorInfo,
    Evidence,
    Solved,
    Strategy,
    Task,
    ToolCall,
    ToolOffer,
    Verdict,
)
from self_evolving_agent.models.routes import CallOrigin
from self_evolving_agent.nodes.assimilate import assimilate
from self_evolving_agent.state import State

SIGNATURE = "def clamp(x: int, low: int, high: int) -> int"


def remembered(*, winner: str | None, success: bool, solved_at: int = 0) -> Memory:
    """Give a memory of a tool that solved one task, and of an older task in the same words."""
    version = ToolVersion(version="1", signature=SIGNATURE, does="Clamp.", source="s", tests="t", examples="e")
    solved = Solved(text="clamp 130 to 0..100", arguments={"x": 130, "low": 0, "high": 100}, at=solved_at)
    older = Experience(
        run_id="r0", task="clamp 1 to 2..3", domain="coding", kind="", success=success, winner=winner, at=1
    )
    tool = ToolRecord(name="clamp", current="1", versions=(version,), solved=(solved,))
    return Memory(tools={"clamp": tool}, experiences=(older,))


def learned_in(memory: Memory) -> list[RouteLearned]:
    """Give the routes that are learned when the tool solves another task."""
    strategy = Strategy(
        key="tool:clamp", name="clamp", approach="Call it.", domain="coding", kind="coding", origin="call"
    )
    call = ToolCall(name="clamp", version="1", arguments={"x": 7, "low": 8, "high": 9}, origin="call")
    candidate = Candidate(
        strategy=strategy, success=True, score=1.0, evidence=Evidence(), answer="8", why="", tool=call
    )
    verdict = Verdict(winner="tool:clamp", decided_by="evidence", why="")
    state: State = {
        "task": Task(run_id="r1", text="clamp 7 to 8..9"),
        "candidates": (candidate,),
        "verdict": verdict,
    }
    step = asyncio.run(assimilate(state, make_deps(memory=memory)))
    return [event for event in step.events if isinstance(event, RouteLearned)]


def test_a_second_task_of_one_wording_teaches_a_route():
    (event,) = learned_in(remembered(winner="clamp", success=True))
    assert event.route.literals == ("clamp ", " to ", "..", "")


@pytest.mark.parametrize(("winner", "success"), [("other", True), (None, False)])
def test_a_task_of_the_same_wording_that_something_else_solved_or_nobody_forbids_it(winner, success):
    assert learned_in(remembered(winner=winner, success=success)) == []


KEY = {"domain": "analysis", "kind": "calculation"}


def a_candidate(
    name: str = "clamp",
    origin: CallOrigin | None = "call",
    *,
    success: bool = True,
    text: str = "8",
    error: ErrorInfo | None = None,
    program: str = "",
    artifacts: dict[str, str] | None = None,
) -> Candidate:
    """A tool that was called, or without an origin a strategy that was carried out."""
    call = ToolCall(name=name, version="1", arguments={"x": 7, "low": 8, "high": 9}, origin=origin) if origin else None
    strategy = Strategy.model_validate({"key": f"tool:{name}" if call else name, "name": name, "approach": "", **KEY})
    return Candidate(
        strategy=strategy,
        success=success,
        score=1.0 if success else 0.2,
        answer=text,
        why="as it was seen",
        tool=call,
        error=error,
        program=program,
        artifacts=artifacts or {},
    )


async def after(
    *candidates: Candidate,
    winner: str | None = None,
    text: str = "clamp 7 to 8..9",
    memory: Memory | None = None,
    brief: Brief | None = None,
    workspace: InMemoryWorkspace | None = None,
) -> list[Event]:
    state: State = {
        "task": Task(run_id="run1", text=text),
        "candidates": candidates,
        "verdict": Verdict(winner=winner, decided_by="evidence" if winner else "nobody", why=""),
    }
    if brief is not None:
        state["brief"] = brief
    known = remembered(winner="clamp", success=True) if memory is None else memory
    return list((await assimilate(state, make_deps(memory=known, workspace=workspace))).events)


def of(kind: type[EventType], events: list[Event]) -> list[EventType]:
    return [event for event in events if isinstance(event, kind)]


async def test_tools_and_strategies_are_scored_by_their_evidence_and_one_has_won():
    events = await after(a_candidate(), a_candidate("plain", None, success=False), winner="tool:clamp")
    told = [(e.subject, e.name, e.outcome, e.won, e.why) for e in of(OutcomeScored, events)]
    assert told == [("tool", "clamp", 1.0, True, "as it was seen"), ("strategy", "plain", 0.2, False, "as it was seen")]


async def test_nobody_wins_where_nobody_succeeded():
    events = await after(a_candidate(success=False), a_candidate("plain", None, success=False))
    assert [event.won for event in of(OutcomeScored, events)] == [False, False]


async def test_a_failure_of_the_world_is_nobodys_score():
    broken = a_candidate("plain", None, success=False, error=ErrorInfo(type="provider_timeout", message=""))
    assert of(OutcomeScored, await after(broken)) == []


async def test_a_use_tells_the_call_the_text_what_came_back_and_how_it_ended():
    (used,) = of(ToolUsed, await after(a_candidate(text="8" * 900), winner="tool:clamp", text="x" * 3000))
    assert used.call == a_candidate().tool
    assert (used.text, used.returned, used.success) == ("x" * 2000, "8" * 500, True)
    (failed,) = of(ToolUsed, await after(a_candidate(success=False)))
    assert not failed.success


@pytest.mark.parametrize(
    ("candidate", "text"),
    [
        (a_candidate(success=False), "clamp 7 to 8..9"),
        (a_candidate(origin="route"), "clamp 7 to 8..9"),
        (a_candidate("unknown", "new"), "clamp 7 to 8..9"),
        (a_candidate(), f"clamp 7 to 8..9{' ' * 2000}"),
    ],
    ids=["it failed", "by a route", "made for this task", "too long to be kept"],
)
async def test_what_teaches_no_route_is_a_use_all_the_same(candidate, text):
    events = await after(candidate, winner=candidate.strategy.key, text=text)
    assert of(RouteLearned, events) == []
    assert len(of(ToolUsed, events)) == 1


async def test_a_route_tells_the_texts_it_was_learned_from():
    (learned,) = of(RouteLearned, await after(a_candidate(), winner="tool:clamp"))
    assert learned.texts == ("clamp 130 to 0..100", "clamp 7 to 8..9")
    assert (learned.route.tool, [slot.parameter for slot in learned.route.slots]) == ("clamp", ["x", "low", "high"])


async def test_a_tool_whose_answer_lost_teaches_no_route():
    lost = a_candidate(success=False)
    assert of(RouteLearned, await after(lost, a_candidate("plain", None), winner="plain")) == []


async def test_the_same_text_again_is_no_second_task():
    assert of(RouteLearned, await after(a_candidate(), winner="tool:clamp", text="clamp 130 to 0..100")) == []


@pytest.mark.parametrize("where", ["in use", "demoted"])
async def test_a_route_that_is_in_use_or_was_demoted_is_not_learned_again(where):
    (learned,) = of(RouteLearned, await after(a_candidate(), winner="tool:clamp"))
    memory = remembered(winner="clamp", success=True)
    route = learned.route
    known = (
        {"routes": {route.key: RouteRecord(route=route)}} if where == "in use" else {"demoted": {route.key: Demotion()}}
    )
    again = await after(a_candidate(), winner="tool:clamp", memory=memory.model_copy(update=known))
    assert of(RouteLearned, again) == []


@pytest.mark.parametrize(
    ("demotion", "is_learned"), [(Demotion(at=3), True), (Demotion(at=4), False), (Demotion(times=2), False)]
)
async def test_a_demoted_route_is_learned_again_from_two_tasks_solved_since_but_not_when_it_fell_twice(
    demotion, is_learned
):
    (learned,) = of(RouteLearned, await after(a_candidate(), winner="tool:clamp"))
    memory = remembered(winner="clamp", success=True, solved_at=4)
    memory = memory.model_copy(update={"position": 9, "demoted": {learned.route.key: demotion}})
    again = await after(a_candidate(), winner="tool:clamp", memory=memory)
    assert bool(of(RouteLearned, again)) == is_learned


async def test_a_task_solved_since_in_other_words_brings_no_demoted_route_back():
    memory = remembered(winner="clamp", success=True)
    (learned,) = of(RouteLearned, await after(a_candidate(), winner="tool:clamp"))
    elsewhere = Solved(text="keep 5 within 6 and 7", arguments={"x": 5, "low": 6, "high": 7}, at=8)
    tool = memory.tools["clamp"]
    tool = tool.model_copy(update={"solved": (*tool.solved, elsewhere)})
    memory = memory.model_copy(
        update={"tools": {"clamp": tool}, "position": 9, "demoted": {learned.route.key: Demotion(at=5)}}
    )
    assert of(RouteLearned, await after(a_candidate(), winner="tool:clamp", memory=memory)) == []


WRONG = Solved(text="clamp 1 to 2..3", arguments={"x": 1, "low": 2, "high": 3})


async def test_no_route_is_learned_that_reads_a_task_which_the_tool_answered_wrongly():
    memory = remembered(winner="clamp", success=True)
    tool = memory.tools["clamp"].model_copy(update={"refused": (WRONG,)})
    memory = memory.model_copy(update={"tools": {"clamp": tool}})
    assert of(RouteLearned, await after(a_candidate(), winner="tool:clamp", memory=memory)) == []


async def test_nothing_is_learned_from_a_task_that_a_person_said_was_answered_wrongly():
    memory = remembered(winner="clamp", success=True)
    wrong = WRONG.model_copy(update={"text": "clamp 7 to 8..9"})
    tool = memory.tools["clamp"].model_copy(update={"refused": (wrong,)})
    memory = memory.model_copy(update={"tools": {"clamp": tool}})
    assert of(RouteLearned, await after(a_candidate(), winner="tool:clamp", memory=memory)) == []


async def test_a_task_whose_arguments_the_tool_refused_forbids_no_route():
    memory = remembered(winner=None, success=False)
    tool = memory.tools["clamp"].model_copy(update={"declined": ("clamp 1 to 2..3",)})
    memory = memory.model_copy(update={"tools": {"clamp": tool}})
    assert of(RouteLearned, await after(a_candidate(), winner="tool:clamp", memory=memory)) != []


async def test_a_route_that_would_answer_a_task_of_another_tool_is_not_learned():
    memory = remembered(winner="clamp", success=True)
    other = memory.tools["clamp"].model_copy(
        update={"name": "wrap", "solved": (Solved(text="clamp 1 to 2..3", arguments={}),)}
    )
    tools = {**memory.tools, "wrap": other}
    memory = memory.model_copy(update={"tools": tools, "experiences": ()})
    assert of(RouteLearned, await after(a_candidate(), winner="tool:clamp", memory=memory)) == []


async def test_tools_that_the_winning_program_imports_share_in_its_outcome():
    offer = ToolOffer(name="clamp", version="1", signature=SIGNATURE, does="Clamp.")
    program = "from clamp import clamp\nprint(clamp(7, 8, 9))\n"
    brief = Brief(tools=(offer, offer.model_copy(update={"name": "wrap"})))
    winning, losing = (
        a_candidate("one", None, program=program),
        a_candidate("two", None, program=program, success=False),
    )
    events = await after(winning, losing, winner="one", brief=brief)
    shared = [(e.name, e.outcome, e.won) for e in of(OutcomeScored, events) if e.subject == "tool"]
    assert shared == [("clamp", 1.0, True)]
    nobody = await after(losing, brief=brief)
    assert [e for e in of(OutcomeScored, nobody) if e.subject == "tool"] == []


async def test_a_tool_that_won_itself_is_scored_once():
    offer = ToolOffer(name="clamp", version="1", signature=SIGNATURE, does="Clamp.")
    candidate = a_candidate(program="from clamp import clamp\n")
    events = await after(candidate, winner="tool:clamp", brief=Brief(tools=(offer,)))
    assert len(of(OutcomeScored, events)) == 1


async def test_the_winners_files_are_saved_and_what_cannot_be_saved_is_told():
    workspace = InMemoryWorkspace()
    files = {"solution.py": "print(8)\n", "../outside.py": "print(9)\n"}
    winning, losing = a_candidate("one", None, artifacts=files), a_candidate("two", None, artifacts={"b.py": ""})
    events = await after(winning, losing, winner="one", workspace=workspace)
    (saved,) = of(ArtifactSaved, events)
    assert workspace.files == {saved.path: b"print(8)\n"}
    (lost,) = of(ArtifactLost, events)
    assert lost.path == "../outside.py"
    assert lost.reason


async def test_a_new_tool_that_lost_its_own_task_is_retired():
    lost = a_candidate("clip", "new", success=False)
    events = await after(lost, a_candidate("plain", None), winner="plain")
    (event,) = of(ToolRetired, events)
    assert (event.name, event.why) == ("clip", "it lost the task it was made for: as it was seen")


@pytest.mark.parametrize(
    ("candidates", "winner"),
    [
        ((a_candidate("clip", "new"), a_candidate("plain", None, success=False)), "tool:clip"),
        ((a_candidate("clip", "new"), a_candidate("plain", None)), "plain"),
        ((a_candidate("clip", "new", success=False),), None),
        ((a_candidate("clamp", "call", success=False), a_candidate("plain", None)), "plain"),
    ],
    ids=["it won", "another gave the same", "nobody won", "it was known before"],
)
async def test_no_other_tool_is_retired_by_a_run(candidates, winner):
    assert of(ToolRetired, await after(*candidates, winner=winner)) == []
