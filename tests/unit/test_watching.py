"""Whoever looks on is told what goes on right now, and nothing of it is kept."""

import json

import pytest

from fakes_models import ScriptedProvider, ScriptedSandbox, make_deps
from self_evolving_agent.errors import ProviderTimeout, SandboxError
from self_evolving_agent.models import Activity, ExecutionResult, Limits, Program, Task
from self_evolving_agent.prompts.judging import compare
from self_evolving_agent.runner import run
from self_evolving_agent.structured import ask_text

PROMPT = compare("t", "a", "b")


def broken(program: Program) -> ExecutionResult:
    raise SandboxError("no")


async def test_a_call_is_watched_from_its_question_to_its_end():
    seen: list[Activity] = []
    deps = make_deps("yes", watcher=seen.append).at("judge", "key1")
    await ask_text(deps, PROMPT, max_tokens=10)
    assert [(one.doing, one.pieces) for one in seen] == [("asking", 0), ("writing", 1), ("step", 0)]
    assert {(one.node, one.candidate) for one in seen} == {("judge", "key1")}
    assert seen[1].prompt == PROMPT.id.name


async def test_a_call_that_fails_is_over_too():
    seen: list[Activity] = []
    deps = make_deps(ScriptedProvider({"": ProviderTimeout("silent")}), watcher=seen.append)
    with pytest.raises(ProviderTimeout):
        await ask_text(deps, PROMPT, max_tokens=10)
    assert [one.doing for one in seen] == ["asking", "step"]


async def test_code_is_watched_while_it_runs_also_where_it_cannot_be_run():
    seen: list[Activity] = []
    deps = make_deps("", sandbox=ScriptedSandbox(broken), watcher=seen.append)
    with pytest.raises(SandboxError):
        await deps.sandbox.run(Program(source=""), Limits())
    assert [one.doing for one in seen] == ["running", "step"]


async def test_what_a_candidate_does_is_told_as_its_own_and_every_step_ends():
    seen: list[Activity] = []
    ideas = json.dumps({"ideas": ["Add them with a loop.", "Use a closed formula."]})
    prints = ScriptedSandbox(lambda program: ExecutionResult(backend="scripted", exit_code=0, stdout="5"))
    script = {"explore.ideas": ideas, "": "```python\nprint(5)\n```"}
    deps = make_deps(ScriptedProvider(script), sandbox=prints, watcher=seen.append)
    report = await run(Task(run_id="run1", text="sum of 2 and 3", domain="analysis"), deps)
    assert report.success
    candidates = {one.candidate for one in seen if one.node == "execute"}
    assert len(candidates) == 2
    assert "" not in candidates
    assert {one.candidate for one in seen if one.node != "execute"} == {""}
    last = {(one.node, one.candidate): one.doing for one in seen}
    assert set(last.values()) == {"over"}
    assert {node for node, _ in last} >= {"recall", "explore", "execute", "judge", "assimilate"}
