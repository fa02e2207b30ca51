"""Whole runs that teach advice, are given it, and move its score."""

import json
import sys

import pytest

from fakes_models import ScriptedProvider, ScriptedSandbox, happened, make_deps, tagged
from mock_home import Home
from self_evolving_agent.deps import Deps
from self_evolving_agent.events import ModelCalled, OutcomeScored, SkillLearned, SkillsOffered
from self_evolving_agent.memory import Memory, fold
from self_evolving_agent.memory.models import SkillRecord
from self_evolving_agent.models import ExecutionResult, ModelRequest, Program, Report, Task
from self_evolving_agent.runner import run

IDEAS = json.dumps({"ideas": ["Add them with a loop.", "Use a closed formula."]})
ADVICE = "Start the loop at its first item and end behind its last."


def prints(program: Program) -> ExecutionResult:
    """Pretend to run `print(X)`; a name in capitals is an exception that is raised."""
    text = program.source.split("print(")[-1].split(")")[0]
    if text.endswith("Error"):
        return ExecutionResult(backend="scripted", exit_code=1, stderr=f"{text}: it broke")
    return ExecutionResult(backend="scripted", exit_code=0, stdout=text)


async def ran(
    *, first: str, mended: str, memory: Memory | None = None, advice: str = ADVICE, text: str = "sum of 2 and 3"
) -> tuple[Report, Deps, ScriptedProvider]:
    """Run a task whose programs print `first`, and `mended` after a repair."""

    def program(request: ModelRequest) -> str:
        return f"```python\n# {tagged(request, 'approach')}\nprint({first})\n```"

    def repaired(request: ModelRequest) -> str:
        return f"```python\n# {tagged(request, 'approach')}\nprint({mended})\n```"

    provider = ScriptedProvider(
        {
            "explore.ideas": IDEAS,
            "analysis.compute": program,
            "analysis.compute.repair": repaired,
            "skills.distil": json.dumps({"advice": advice}),
        }
    )
    deps = make_deps(provider, sandbox=ScriptedSandbox(prints), memory=memory)
    return await run(Task(run_id="run1", text=text, domain="analysis"), deps), deps, provider


def after(deps: Deps) -> Memory:
    return fold(Memory(), deps.journal.log.read())


async def test_a_run_that_was_mended_teaches_and_the_next_like_it_is_told():
    report, deps, provider = await ran(first="IndexError", mended="5")
    assert report.success
    (learned,) = happened(deps, SkillLearned)
    assert learned.advice == ADVICE
    assert len(provider.asked("skills.distil")) == 1
    report, _, provider = await ran(first="9", mended="9", memory=after(deps), text="sum of 4 and 5")
    assert report.skills_used == (learned.name,)
    told = provider.asked("analysis.compute")
    assert sorted(tagged(request, "advice") for request in told) == ["", f"- {ADVICE}"]
    assert any("Advice from earlier work, where it suits:" in request.messages[-1].content for request in told)


@pytest.mark.parametrize(
    ("first", "mended", "rate"), [("5", "5", 0.65), ("IndexError", "5", 0.53), ("IndexError", "TypeError", 0.35)]
)
async def test_the_score_of_advice_moves_with_the_run_that_used_it(first: str, mended: str, rate: float):
    known = SkillRecord(name="s1", advice=ADVICE, about="sum of 2 and 3", domain="analysis")
    report, deps, _ = await ran(first=first, mended=mended, memory=Memory(skills={"s1": known}))
    assert [event.names for event in happened(deps, SkillsOffered)] == [("s1",)]
    assert len([event for event in happened(deps, OutcomeScored) if event.subject == "skill"]) == 1
    memory = fold(Memory(skills={"s1": known}), deps.journal.log.read())
    assert memory.skills["s1"].score.rate == pytest.approx(rate)
    assert report.skills_used == ("s1",)


async def test_advice_that_is_known_is_not_learned_twice():
    known = SkillRecord(name="s1", advice=f"{ADVICE} Always", about="sum of 2 and 3", domain="analysis")
    _, deps, _ = await ran(first="IndexError", mended="5", memory=Memory(skills={"s1": known}))
    assert happened(deps, SkillLearned) == []


@pytest.mark.parametrize("failure", ["OSError", "ModuleNotFoundError", "MemoryError", "ConnectionError"])
async def test_a_failure_of_the_environment_teaches_nothing(failure: str):
    report, deps, provider = await ran(first=failure, mended="5")
    assert report.success
    assert provider.asked("skills.distil") == []
    assert happened(deps, SkillLearned) == []


async def test_a_lesson_never_changes_the_answer():
    taught, _, _ = await ran(first="IndexError", mended="5")
    untaught, deps, _ = await ran(first="IndexError", mended="5", advice="no.")
    assert happened(deps, SkillLearned) == []
    assert (taught.answer, taught.success, taught.candidates) == (untaught.answer, True, untaught.candidates)


@pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")
async def test_the_mock_learns_advice_and_works_by_it():
    home = Home()
    _, deps = await home.run("write a function that checks if a number is prime, with tests")
    (learned,) = happened(deps, SkillLearned)
    report, deps = await home.run("write a function that tells if a number is prime")
    assert report.skills_used == (learned.name,)
    told = [e for e in happened(deps, ModelCalled) if e.prompt_id.name == "coding.generate"]
    prompts = [deps.journal.blobs.get(event.prompt) for event in told]
    assert [learned.advice.encode() in prompt for prompt in prompts].count(True) == 1
    assert home.memory().skills[learned.name].score.rate > 0.6
