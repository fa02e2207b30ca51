"""Each mechanism can be switched off, to see what it is worth; the others stay as they are."""

import json
import sys
from typing import get_args

import pytest

from fakes_models import ScriptedProvider, happened, make_deps
from self_evolving_agent.config import load_settings, origins
from self_evolving_agent.deps import Choices, Deps
from self_evolving_agent.errors import ConfigError
from self_evolving_agent.events import ExampleDisputed, ModelCalled, RouteLearned
from self_evolving_agent.memory.models import Memory, SkillRecord, StrategyRecord
from self_evolving_agent.models import (
    Brief,
    Call,
    Candidate,
    Check,
    CheckResult,
    Classification,
    Evidence,
    Mechanism,
    Solved,
    Task,
)
from self_evolving_agent.nodes.compare import compare
from self_evolving_agent.nodes.explore import explore, make_strategy
from self_evolving_agent.nodes.recall import recall
from self_evolving_agent.scoring import Score
from self_evolving_agent.skills.distilling import distil
from self_evolving_agent.skills.offering import skill_offers
from self_evolving_agent.tools.routes import learn
from self_evolving_agent.tools.synthesis import synthesize
from skill_samples import TASK as TAUGHT
from skill_samples import WON, mended, tried, wrong
from tool_worlds import CLAMP, a_tool, a_world, bubblewrap, examples

MECHANISMS: tuple[Mechanism, ...] = get_args(Mechanism)
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")
CLAMPING = "constrain a reading of {} to the range {}..{}"
FUNCTION = Classification(domain="coding", kind="function", decided_by="rules", reason="")
CALCULATION = Classification(domain="analysis", kind="calculation", decided_by="rules", reason="")


def without(mechanism: Mechanism | None) -> Choices:
    return Choices(without=frozenset({mechanism} if mechanism else ()))


async def recalls(mechanism: Mechanism | None) -> str:
    """Say how a task is answered for which there are a tool and a route, by a model that fills in arguments."""
    told = [
        Solved(text=CLAMPING.format(*values), arguments=dict(zip(("x", "lo", "hi"), values, strict=True)))
        for values in ((130, 0, 100), (-7, 3, 9))
    ]
    (route,) = learn(told, (), "clamp", ["x", "lo", "hi"])
    model = ScriptedProvider(
        {"tools.fill": json.dumps({"fits": True, "arguments": {"x": 12, "lo": 20, "hi": 30}})},
    )
    deps = a_world(
        model,
        tools=[a_tool(asked_as=("constrain a reading to a range",))],
        events=[RouteLearned(route=route, texts=tuple(one.text for one in told))],
        task=told[0].text,
        sandbox=bubblewrap(),
        choices=without(mechanism),
    )
    task = Task(run_id="run1", text=CLAMPING.format(12, 20, 30))
    step = await recall({"task": task}, deps)
    candidates = step.update.get("candidates", ())
    return candidates[0].tool.origin if candidates and candidates[0].tool else "nothing"


async def explores(mechanism: Mechanism | None) -> list[str]:
    """Say where the strategies come from that are tried for a task with a champion."""
    approach = "Add one number after the other."
    champion = StrategyRecord(
        key="k1",
        name=approach,
        approach=approach,
        domain="analysis",
        kind="calculation",
        score=Score(rate=0.9, plays=3, wins=3),
        last_task="sum of 3 and 4",
        proven_on=("sum of 3 and 4",),
    )
    model = ScriptedProvider(json.dumps({"ideas": ["Use a closed formula.", "Count upwards on a number line."]}))
    deps = make_deps(model, memory=Memory(strategies={"k1": champion}), choices=without(mechanism))
    task = Task(run_id="r", text="sum of 1 and 2")
    step = await explore({"task": task, "classification": CALCULATION}, deps)
    return [strategy.origin for strategy in step.update["strategies"]]


def knowing_a_skill(mechanism: Mechanism | None) -> Deps:
    skill = SkillRecord(name="s", advice="Sort it first.", about="median of a list", domain="coding")
    return make_deps(
        json.dumps({"advice": "Sort a copy and average the two middle items of an even count."}),
        memory=Memory(skills={"s": skill}),
        choices=without(mechanism),
    )


async def offers(mechanism: Mechanism | None) -> int:
    return len(await skill_offers("median of a list", "coding", knowing_a_skill(mechanism)))


async def distils(mechanism: Mechanism | None) -> tuple[bool, int]:
    """Say whether advice is drawn from a run that has some, and how often the model is asked for it."""
    deps = knowing_a_skill(mechanism)
    tried(deps, wrong(), program="def median(a): return a[0]")
    learned = await distil(TAUGHT, (mended(),), WON, deps)
    return learned is not None, len(happened(deps, ModelCalled))


async def disputes_of_checks(mechanism: Mechanism | None) -> tuple[int, bool]:
    """Say how many checks are set aside that two programs contradict alike, and whether these succeed."""
    good = Check(name="f(2) == 4", call=Call(function="f", args=(2,)), expected=4)
    bad = Check(name="f(3) == 5", call=Call(function="f", args=(3,)), expected=5)
    results = (
        CheckResult(check=good, passed=True, observed="4"),
        CheckResult(check=bad, passed=False, observed="9"),
    )
    candidates = tuple(
        Candidate(
            strategy=make_strategy(approach, FUNCTION),
            evidence=Evidence(checks=results, executed=True, exit_code=0),
            program=f"# {approach}",
        )
        for approach in ("use a loop", "multiply")
    )
    state = {"task": Task(run_id="r", text="t"), "classification": FUNCTION, "brief": Brief(), "candidates": candidates}
    step = await compare(state, make_deps(choices=without(mechanism)))
    return len(step.events), all(candidate.success for candidate in step.update["candidates"])


async def disputes_of_examples(mechanism: Mechanism | None) -> int:
    """Say how many examples of a tool are set aside that two implementations contradict alike."""
    apart = (CLAMP, "def clamp(x: int, lo: int, hi: int) -> int:\n    return sorted((lo, x, hi))[1]\n")
    model = ScriptedProvider({"tools.implement": lambda r: f"```python\n{apart[r.seed % 2]}```", "": "no"})
    tests = ("clamp(5, 0, 10) == 5", "clamp(-3, 0, 10) == 0", "clamp(99, 2, 10) == 10", "clamp(3, 4, 6) == 4")
    spec = a_tool(tests=()).spec.model_copy(update={"examples": examples(*tests, "clamp(8, 0, 3) == 8")})
    deps = a_world(model, sandbox=bubblewrap(), choices=without(mechanism))
    await synthesize(spec, deps)
    return len(happened(deps, ExampleDisputed))


@ON_LINUX
@pytest.mark.parametrize(
    ("mechanism", "origin"),
    [*((name, "route") for name in (None, *MECHANISMS) if name != "routes"), ("routes", "call")],
)
async def test_without_routes_the_model_fills_in_the_arguments(mechanism, origin):
    assert await recalls(mechanism) == origin


@ON_LINUX
async def test_without_tool_calls_the_model_is_not_asked_for_arguments():
    model = ScriptedProvider({"tools.fill": json.dumps({"fits": True, "arguments": {"x": 12, "lo": 20, "hi": 30}})})
    tools = [a_tool(asked_as=("constrain a reading to a range",))]
    task = Task(run_id="run1", text=CLAMPING.format(12, 20, 30))
    step = await recall({"task": task}, a_world(model, tools=tools, sandbox=bubblewrap(), choices=without("calls")))
    assert (step.update, model.requests) == ({}, [])
    step = await recall({"task": task}, a_world(model, tools=tools, sandbox=bubblewrap(), choices=without(None)))
    assert step.update["candidates"][0].tool.origin == "call"


@pytest.mark.parametrize("mechanism", [None, *MECHANISMS])
async def test_without_a_champion_or_a_second_strategy_only_the_other_is_tried(mechanism):
    expected = {"champion": ["fresh", "fresh"], "second_strategy": ["champion"]}
    assert await explores(mechanism) == expected.get(mechanism, ["champion", "fresh"])


@pytest.mark.parametrize("mechanism", [None, *MECHANISMS])
async def test_without_skills_none_is_offered_and_none_is_learned(mechanism):
    is_off = mechanism == "skills"
    assert await offers(mechanism) == (0 if is_off else 1)
    assert await distils(mechanism) == ((False, 0) if is_off else (True, 1))


@pytest.mark.parametrize("mechanism", [None, *MECHANISMS])
async def test_without_disputes_a_wrong_check_stands_in_the_way(mechanism):
    assert await disputes_of_checks(mechanism) == ((0, False) if mechanism == "disputes" else (1, True))


@ON_LINUX
@pytest.mark.parametrize(("mechanism", "disputed"), [(None, 1), ("routes", 1), ("disputes", 0)])
async def test_without_disputes_a_wrong_example_of_a_tool_stands(mechanism, disputed):
    assert await disputes_of_examples(mechanism) == disputed


def test_nothing_is_off_unless_it_is_named(monkeypatch: pytest.MonkeyPatch):
    assert load_settings({}).without == ()
    monkeypatch.setenv("AGENT_WITHOUT", '["routes", "skills"]')
    assert load_settings({}).without == ("routes", "skills")
    assert {o.name: o.value for o in origins({})}["without"] == '["routes", "skills"]'


def test_a_mechanism_that_is_not_there_cannot_be_switched_off(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("AGENT_WITHOUT", '["magic"]')
    with pytest.raises(ConfigError, match=r"routes.*skills"):
        load_settings({})
