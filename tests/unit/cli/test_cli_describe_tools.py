import pytest

from self_evolving_agent.cli.describe_tools import describe_tool_event, template
from self_evolving_agent.events import (
    ExampleDisputed,
    FeedbackGiven,
    RouteDemoted,
    RouteLearned,
    SkillsOffered,
    ToolRejected,
    ToolRestored,
    ToolRetired,
    ToolReverted,
)
from self_evolving_agent.models import Check, Route, Slot
from storage_samples import learned, registered, tool_used

ROUTE = Route(
    key="r0ut3",
    tool="clamp",
    literals=("clamp ", " to ", "..", ""),
    slots=(Slot(parameter="x", form="int"), Slot(parameter="lo", form="int"), Slot(parameter="hi", form="int")),
)


def test_a_tool_shows_what_it_does_and_how_many_mutants_its_tests_noticed():
    told = "tool clamp 0123456789ab: Limit x to the range from lo to hi."
    assert describe_tool_event(registered()) == f"{told}, 11 of 12 mutants killed"
    assert describe_tool_event(registered().model_copy(update={"mutants": 0, "killed": 0})) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (ToolRejected(name="clamp", reason="weak_tests", detail="2 of 9"), "no tool clamp: weak tests. 2 of 9"),
        (ToolRejected(name="clamp", reason="bad_name"), "no tool clamp: bad name."),
        (ToolRejected(name="", reason="too_few_examples", detail="one"), "no tool: too few examples. one"),
        (
            ExampleDisputed(tool="f", example=Check(name="f(2) == 5"), observed="4"),
            "in doubt: f(2) == 5 (two programs agree on 4)",
        ),
        (ToolRetired(name="clamp", why="unused"), "tool clamp retired: unused"),
        (ToolRestored(name="clamp"), "tool clamp is back"),
        (ToolReverted(name="clamp", tool_version="0123"), "tool clamp is at 0123 again"),
        (RouteLearned(route=ROUTE, texts=()), "from now on without a model: clamp <x> to <lo>..<hi>"),
        (RouteDemoted(route="r0ut3", why="a wrong answer"), "route r0ut3 is used no more: a wrong answer"),
        (learned(), "Read the header row before the numbers."),
        (SkillsOffered(names=("a", "b")), "2 put into prompts"),
        (FeedbackGiven(run="r1", good=True), "run r1 was good"),
        (FeedbackGiven(run="r1", good=False, why="off by one"), "run r1 was bad off by one"),
    ],
    ids=lambda value: value.type if hasattr(value, "type") else "",
)
def test_what_happened_is_told_in_a_few_words(event, told):
    assert describe_tool_event(event) == told


@pytest.mark.parametrize(
    ("origin", "way"), [("route", "by a route"), ("call", "chosen for the task"), ("new", "made for the task")]
)
def test_a_use_shows_the_call_its_result_and_the_way_to_it(origin, way):
    used = tool_used()
    used = used.model_copy(update={"call": used.call.model_copy(update={"origin": origin})})
    assert describe_tool_event(used) == f"clamp(x=130, lo=0, hi=100) -> 100 ({way})"
    failed = used.model_copy(update={"success": False, "returned": ""})
    assert describe_tool_event(failed) == f"clamp(x=130, lo=0, hi=100) failed ({way})"


def test_a_route_without_arguments_is_the_text_it_fits():
    assert template(Route(key="r", tool="f", literals=("what is the answer",), slots=())) == "what is the answer"
