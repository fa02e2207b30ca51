"""Programs that were written for a task, held against a new tool for other values, and made a tool themselves."""

import sys

import pytest

from fakes_models import make_deps
from self_evolving_agent.deps import Choices, Deps
from self_evolving_agent.events import Event, ToolRegistered, ToolRetired, ToolUsed
from self_evolving_agent.models import (
    Brief,
    Candidate,
    CheckResult,
    Classification,
    Draft,
    Evidence,
    Task,
    ToolCall,
    ToolRejection,
    ToolUse,
    Verdict,
)
from self_evolving_agent.nodes.assimilate import assimilate
from self_evolving_agent.nodes.compare import compare
from self_evolving_agent.nodes.explore import make_strategy
from self_evolving_agent.state import State
from self_evolving_agent.tools.candidates import PROVEN, strategy_of
from tool_worlds import CLAMP, a_tool, a_world, bubblewrap, examples, happened_before, remembering

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")

CALC = Classification(domain="analysis", kind="calculation", decided_by="rules", reason="")
TEXT = "constrain 130 to the range 0..100"
GIVEN = {"x": 130, "lo": 0, "hi": 100}
LOOP = "x, lo, hi = 130, 0, 100\nwhile x > hi:\n    x -= 1\nwhile x < lo:\n    x += 1\nprint(x)"
SORT = "print(sorted([130, 0, 100])[1])"
MIDDLE = "def middle(*n):\n    return sorted(n)[1]\n\nprint(middle(0, 130, 100))"
HIGHEST = "def clamp(x: int, lo: int, hi: int) -> int:\n    return hi\n"
CEILING = "x, hi = 130, 100\nlo = 0\nprint(hi)"


def printed(program: str, output: str = "100") -> Candidate:
    evidence = Evidence(executed=True, exit_code=0)
    strategy = make_strategy(f"Do it as this: {program}", CALC)
    return Candidate(strategy=strategy, evidence=evidence, output=output, answer=output, program=program)


def new_tool(source: str) -> Candidate:
    call = ToolCall(name="clamp", version="0123456789ab", arguments=GIVEN, origin="new")
    return Candidate(
        strategy=strategy_of(call, CALC),
        success=True,
        score=1.0,
        evidence=Evidence(checks=(CheckResult(check=PROVEN, passed=True),), executed=True, exit_code=0),
        program=source,
        output="100",
        answer="100",
        why="",
        is_final=True,
        tool=call,
    )


def a_draft(*tests: str) -> Draft:
    return Draft(spec=a_tool().spec.model_copy(update={"examples": examples(*tests)}), arguments=GIVEN)


def state_of(*candidates: Candidate, draft: Draft | None = None, winner: str | None = None) -> State:
    state: State = {
        "task": Task(run_id="r", text=TEXT),
        "classification": CALC,
        "brief": Brief(compares_output=True),
        "strategies": tuple(c.strategy for c in candidates if c.tool is None),
        "candidates": candidates,
    }
    if draft is not None:
        state["draft"] = draft
        state["tools"] = ToolUse(rejected=(ToolRejection(name="clamp", reason="fails_examples"),))
    if winner is not None:
        state["verdict"] = Verdict(winner=winner, decided_by="evidence", why="")
    return state


async def tool_after(*candidates: Candidate, without: tuple[str, ...] = ()) -> Candidate:
    deps = make_deps(sandbox=bubblewrap(), choices=Choices(without=frozenset(without)))
    step = await compare(state_of(*candidates), deps)
    return next(c for c in step.update["candidates"] if c.tool is not None)


async def test_a_new_tool_that_is_right_by_chance_is_contradicted_by_two_programs_for_other_values():
    tool = await tool_after(new_tool(HIGHEST), printed(LOOP), printed(SORT))
    assert (tool.success, tool.why) == (False, "programs written apart agree on other results for other values")


async def test_a_new_tool_that_does_what_the_programs_do_stands():
    assert (await tool_after(new_tool(CLAMP), printed(LOOP), printed(MIDDLE))).success


async def test_one_program_or_two_that_differ_do_not_contradict_a_new_tool():
    assert (await tool_after(new_tool(HIGHEST), printed(LOOP))).success
    assert (await tool_after(new_tool(HIGHEST), printed(LOOP), printed(CEILING))).success
    assert (await tool_after(new_tool(HIGHEST), printed(LOOP), printed(LOOP + "\n"))).success


async def test_without_disputes_nothing_contradicts_a_new_tool():
    assert (await tool_after(new_tool(HIGHEST), printed(LOOP), printed(SORT), without=("disputes",))).success


async def assimilated(state: State, deps: Deps) -> tuple[State, list[Event]]:
    step = await assimilate(state, deps)
    return step.update, list(step.events)


async def test_two_programs_that_agree_for_other_values_become_the_tool_that_was_not_made():
    deps = a_world(sandbox=bubblewrap())
    loop = printed(LOOP)
    draft = a_draft("clamp(5, 0, 10) == 6", "clamp(99, 2, 10) == 10")
    state = state_of(loop, printed(SORT), draft=draft, winner=loop.strategy.key)
    update, events = await assimilated(state, deps)
    assert update["tools"].created == ("clamp",)
    assert [one.name for one in update["tools"].rejected] == ["clamp"]
    happened_before(deps, *events)
    tool = remembering(deps).memory.tools["clamp"]
    assert [(one.text, one.arguments) for one in tool.solved] == [(TEXT, GIVEN)]
    (registered,) = [event for event in events if isinstance(event, ToolRegistered)]
    assert registered.task == TEXT
    assert registered.killed >= 0.7 * registered.mutants > 0


@pytest.mark.parametrize(
    ("programs", "draft"),
    [
        ((LOOP, CEILING), a_draft()),
        ((LOOP,), a_draft()),
        ((LOOP, SORT), None),
        ((LOOP, SORT), a_draft().model_copy(update={"arguments": None})),
    ],
)
async def test_no_tool_is_made_of_programs_that_do_not_agree_or_of_a_task_without_a_draft(programs, draft):
    candidates = [printed(program) for program in programs]
    state = state_of(*candidates, draft=draft, winner=candidates[0].strategy.key)
    _, events = await assimilated(state, a_world(sandbox=bubblewrap()))
    assert [event for event in events if isinstance(event, ToolRegistered)] == []


async def test_what_the_user_states_holds_for_the_programs_too():
    stated = tuple(c.model_copy(update={"origin": "user"}) for c in examples("clamp(5, 0, 10) == 6"))
    draft = a_draft()
    draft = draft.with_spec(draft.spec.model_copy(update={"examples": stated}))
    loop = printed(LOOP)
    _, events = await assimilated(
        state_of(loop, printed(SORT), draft=draft, winner=loop.strategy.key), a_world(sandbox=bubblewrap())
    )
    assert [event for event in events if isinstance(event, ToolRegistered)] == []


async def test_the_programs_take_the_place_of_the_tool_that_they_contradicted():
    deps = a_world(sandbox=bubblewrap(), tools=[a_tool(HIGHEST)], task=TEXT)
    lost = new_tool(HIGHEST).model_copy(update={"success": False, "why": "contradicted"})
    loop = printed(LOOP)
    state = state_of(lost, loop, printed(SORT), draft=a_draft("clamp(99, 2, 10) == 10"), winner=loop.strategy.key)
    update, events = await assimilated(state, deps)
    assert [type(event) for event in events if not event.type.startswith(("outcome", "artifact"))] == [
        ToolUsed,
        ToolRetired,
        ToolRegistered,
        ToolUsed,
    ]
    assert update["tools"].created == ("clamp",)
    happened_before(deps, *events)
    tool = remembering(deps).memory.tools["clamp"]
    assert not tool.is_retired
    assert "while" in deps.journal.blobs.get(tool.version.source).decode()
    assert [one.text for one in tool.solved] == [TEXT]
