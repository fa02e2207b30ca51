"""Raw replies of Qwen2.5-Coder 1.5B, kept as it wrote them, and what the program makes of them."""

import json
from pathlib import Path

from fakes_models import ScriptedProvider, make_deps
from self_evolving_agent.encoding import show
from self_evolving_agent.executors.acceptance import write_brief
from self_evolving_agent.models import Classification, Task
from self_evolving_agent.nodes.explore import explore
from self_evolving_agent.replies import python_code

REPLIES = Path(__file__).parents[2] / "data" / "replies"


def reply(name: str) -> str:
    return (REPLIES / f"{name}.txt").read_text()


async def brief_from(name: str):
    return await write_brief("a task", make_deps(ScriptedProvider({"coding.checks": reply(name)})))


def test_a_function_in_a_fence_is_the_program():
    assert python_code(reply("function_in_a_fence")).startswith("def clamp(")


def test_prose_after_the_fence_is_no_part_of_the_program():
    assert "code snippet" not in python_code(reply("fence_with_prose_after"))


def test_tags_echoed_from_the_prompt_are_no_part_of_the_program():
    program = python_code(reply("program_in_echoed_tags"))
    assert program.startswith("import csv")
    assert "<" not in program


def test_a_computation_prints_its_result():
    assert "print(" in python_code(reply("computation"))


async def test_checks_of_files_nobody_made_are_refused():
    brief = await brief_from("checks_that_name_files")
    assert brief.checks == ()
    assert "pass the text itself" in brief.rejected[0]


async def test_checks_on_an_invented_type_become_checks_on_plain_values():
    brief = await brief_from("checks_with_an_invented_type")
    assert brief.signatures == ("def merge_intervals(intervals)",)
    assert show(brief.checks[1].call.args[0]) == "[(1, 3), (2, 4), (5, 7)]"


async def test_a_check_that_only_echoes_its_argument_does_not_count():
    brief = await brief_from("checks_with_a_wrong_value")
    assert [check.counts for check in brief.checks] == [False, True, True, False, False, False]


async def test_ideas_that_were_cut_in_the_middle_are_not_tried():
    cut = reply("ideas_cut_in_the_middle")
    assert len(json.loads(cut)["ideas"]) == 2
    kind = Classification(domain="analysis", kind="calculation", decided_by="rules", reason="")
    deps = make_deps(ScriptedProvider({"explore.ideas": cut}))
    step = await explore({"task": Task(run_id="r", text="t"), "classification": kind}, deps)
    assert all(len(strategy.approach) < 100 for strategy in step.update["strategies"])
