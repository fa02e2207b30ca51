"""What a run that a tool answered teaches."""

import asyncio

import pytest

from fakes_models import make_deps
from self_evolving_agent.events import RouteLearned
from self_evolving_agent.memory import Memory
from self_evolving_agent.memory.models import Experience, ToolRecord, ToolVersion
from self_evolving_agent.models import Candidate, Evidence, Solved, Strategy, Task, ToolCall, Verdict
from self_evolving_agent.nodes.assimilate import assimilate
from self_evolving_agent.state import State

SIGNATURE = "def clamp(x: int, low: int, high: int) -> int"


def remembered(*, winner: str | None, success: bool) -> Memory:
    """Give a memory of a tool that solved one task, and of an older task in the same words."""
    version = ToolVersion(version="1", signature=SIGNATURE, does="Clamp.", source="s", tests="t", examples="e")
    solved = Solved(text="clamp 130 to 0..100", arguments={"x": 130, "low": 0, "high": 100})
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
