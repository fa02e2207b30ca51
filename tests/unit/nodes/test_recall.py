import json
import sys
from collections.abc import Sequence

import pytest

from fakes_models import ScriptedProvider, tagged
from self_evolving_agent.deps import Deps
from self_evolving_agent.events import Event, RouteDemoted, RouteLearned, TaskClassified, ToolJudged, ToolRetired
from self_evolving_agent.models import Domain, Solved, Task, Tool
from self_evolving_agent.nodes.recall import recall
from self_evolving_agent.state import Step
from self_evolving_agent.tools.routes import learn
from storage_samples import scored
from tool_worlds import CLAMP, CLAMP_TESTS, SORTED, SORTED_TESTS, a_tool, a_world, bubblewrap

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")

TASK = "constrain a reading of {} to the range {}..{}"
MADE_FOR = TASK.format(130, 0, 100)
OTHER_WORDS = "keep a reading of 7 within the range 10 to 20"
CLAMPING = a_tool(asked_as=("keep a reading within a range",))
SORTING = a_tool(
    SORTED, SORTED_TESTS, does="Sort words in ascending order.", asked_as=("sort these words in ascending order",)
)


def a_route() -> RouteLearned:
    """What two tasks of the wording taught."""
    told = [
        Solved(text=TASK.format(x, lo, hi), arguments={"x": x, "lo": lo, "hi": hi})
        for x, lo, hi in ((130, 0, 100), (-7, 3, 9))
    ]
    (route,) = learn(told, (), "clamp", ["x", "lo", "hi"])
    return RouteLearned(route=route, texts=tuple(one.text for one in told))


def filling(fits: bool = True, **arguments: object) -> ScriptedProvider:
    return ScriptedProvider({"tools.fill": json.dumps({"fits": fits, "arguments": arguments})})


async def recalled(
    text: str,
    model: ScriptedProvider,
    *events: Event,
    tools: Sequence[Tool] = (CLAMPING, SORTING),
    domain: Domain | None = None,
) -> Step:
    deps = a_world(model, tools=tools, events=events, task=MADE_FOR, sandbox=bubblewrap())
    return await recall({"task": Task(run_id="run1", text=text, domain=domain)}, deps)


async def unanswered(text: str, model: ScriptedProvider, *events: Event, asked: int = 1, **others: object) -> bool:
    """Tell whether a task is left to the full loop, after so many calls of the model."""
    step = await recalled(text, model, *events, **others)
    return not step.update and not step.events and len(model.requests) == asked


def answer_of(step: Step) -> str:
    (candidate,) = step.update["candidates"]
    assert candidate.success, candidate.why
    return candidate.answer


@pytest.mark.parametrize(("values", "answer"), [((12, 20, 30), "20"), ((25, 20, 30), "25"), ((-4, -9, -5), "-5")])
async def test_a_route_answers_without_the_model(values, answer):
    model = filling()
    step = await recalled(TASK.format(*values), model, a_route())
    assert answer_of(step) == answer
    assert model.requests == []
    (candidate,) = step.update["candidates"]
    assert candidate.tool is not None
    assert (candidate.tool.origin, candidate.tool.route) == ("route", a_route().route.key)
    assert candidate.tool.arguments == dict(zip(("x", "lo", "hi"), values, strict=True))


async def test_a_task_that_a_tool_answers_is_classified_by_that():
    step = await recalled(TASK.format(12, 20, 30), filling(), a_route())
    kind = step.update["classification"]
    assert (kind.domain, kind.kind, kind.decided_by) == ("analysis", "tool", "memory")
    assert step.update["brief"].compares_output
    (event,) = step.events
    assert isinstance(event, TaskClassified)
    assert (event.domain, event.kind, event.decided_by) == ("analysis", "tool", "memory")


async def test_a_route_that_leads_to_a_failure_is_demoted_and_the_full_loop_follows():
    broken = a_tool("def clamp(x: int, lo: int, hi: int) -> int:\n    raise ValueError('out of order')\n", CLAMP_TESTS)
    step = await recalled(TASK.format(12, 20, 30), filling(), a_route(), tools=(broken,))
    (event,) = step.events
    assert isinstance(event, RouteDemoted)
    assert event.route == a_route().route.key
    assert "ValueError: out of order" in event.why
    (candidate,) = step.update["candidates"]
    assert not candidate.success
    assert "classification" not in step.update


@pytest.mark.parametrize(("body", "refused"), [("raise ValueError('lo > hi')", True), ("raise KeyError('x')", False)])
async def test_the_task_of_a_route_whose_tool_refuses_the_arguments_is_told_and_of_any_other_failure_not(body, refused):
    broken = a_tool(f"def clamp(x: int, lo: int, hi: int) -> int:\n    {body}\n", CLAMP_TESTS)
    task = TASK.format(12, 30, 20)
    (event,) = (await recalled(task, filling(), a_route(), tools=(broken,))).events
    assert isinstance(event, RouteDemoted)
    assert event.refusal == (task if refused else "")


async def test_a_tool_that_takes_other_arguments_than_its_route_gives_is_a_failure_of_the_route():
    newer = a_tool(CLAMP.replace("x", "value").replace("mavalue", "max"), CLAMP_TESTS, version="b" * 12)
    step = await recalled(TASK.format(12, 20, 30), filling(), a_route(), tools=(CLAMPING, newer))
    assert [event.type for event in step.events] == ["route.demoted"]


@pytest.mark.parametrize(
    "events",
    [
        (ToolRetired(name="clamp", why="unused"),),
        tuple(scored("clamp", 0.0, won=False, subject="tool") for _ in range(4)),
        (RouteDemoted(route=a_route().route.key, why="wrong"),),
    ],
    ids=["retired", "faded", "demoted"],
)
async def test_a_route_is_not_followed_where_it_or_its_tool_is_out_of_use(events):
    task = TASK.format(12, 20, 30)
    model = filling(fits=False)
    step = await recalled(task, model, a_route(), *events)
    assert "candidates" not in step.update
    assert not step.events


async def test_one_call_of_the_model_fills_in_the_arguments_of_the_nearest_tool():
    model = filling(x=7, lo=10, hi=20)
    step = await recalled(OTHER_WORDS, model)
    assert answer_of(step) == "10"
    (request,) = model.requests
    assert request.prompt.name == "tools.fill"
    assert tagged(request, "task") == OTHER_WORDS
    assert tagged(request, "function").startswith(CLAMPING.spec.signature)
    (candidate,) = step.update["candidates"]
    assert candidate.tool is not None
    assert (candidate.tool.origin, candidate.tool.route) == ("call", None)


async def test_the_model_fills_in_a_schema_of_the_tools_own_arguments():
    model = filling(x=7, lo=10, hi=20)
    await recalled(OTHER_WORDS, model)
    schema = model.requests[0].json_schema
    assert schema is not None
    properties = schema["properties"]
    assert isinstance(properties, dict)
    assert properties["arguments"] == {
        "type": "object",
        "properties": {name: {"type": "integer"} for name in ("x", "lo", "hi")},
        "required": ["x", "lo", "hi"],
    }


async def test_arguments_are_made_to_fit_their_types():
    assert answer_of(await recalled(OTHER_WORDS, filling(x="7", lo=10.0, hi="20"))) == "10"


@pytest.mark.parametrize(
    "arguments",
    [
        {"x": 8, "lo": 10, "hi": 20},
        {"x": 7, "lo": 0, "hi": 20},
        {"x": 7, "lo": 10},
        {"x": 7, "lo": 10, "hi": 20, "step": 7},
        {"x": "a few", "lo": 10, "hi": 20},
        {"x": 7, "lo": 10, "hi": 10},
    ],
    ids=["invented", "a default that nobody told", "missing", "unknown", "of another type", "one told, one left out"],
)
async def test_arguments_that_the_task_does_not_state_as_they_are_call_nothing(arguments):
    assert await unanswered(OTHER_WORDS, filling(**arguments))


@pytest.mark.parametrize(("lo", "is_used"), [(10, False), (9, True)])
async def test_an_answer_that_a_person_called_bad_is_not_given_again(lo, is_used):
    wrong = ToolJudged(run="r", name="clamp", text=OTHER_WORDS, arguments={"x": 7, "lo": lo, "hi": 20}, good=False)
    step = await recalled(OTHER_WORDS, filling(x=7, lo=10, hi=20), wrong)
    assert ("candidates" in step.update) == is_used


async def test_a_model_that_says_that_the_tool_does_not_fit_is_believed():
    assert await unanswered(OTHER_WORDS, filling(fits=False, x=7, lo=10, hi=20))


async def test_a_model_that_gives_no_arguments_calls_nothing():
    assert await unanswered(OTHER_WORDS, ScriptedProvider("I'm sorry, I can't tell."))


async def test_opposite_words_refuse_the_tool_whatever_the_model_says():
    task = "sort these words in {} order: pear, fig"
    assert answer_of(await recalled(task.format("ascending"), filling(words=["pear", "fig"]))) == "fig, pear"
    assert await unanswered(task.format("descending"), filling(words=["pear", "fig"]))


async def test_the_answer_has_the_form_that_the_task_asks_for():
    task = "sort these words in ascending order, one per line: pear, fig"
    assert answer_of(await recalled(task, filling(words=["pear", "fig"]))) == "fig\npear"


async def test_a_tool_that_fails_with_what_was_filled_in_is_told_of_and_the_full_loop_follows():
    broken = a_tool(
        "def clamp(x: int, lo: int, hi: int) -> int:\n    return None\n", CLAMP_TESTS, does=CLAMPING.spec.does
    )
    step = await recalled(OTHER_WORDS, filling(x=7, lo=10, hi=20), tools=(broken,))
    (candidate,) = step.update["candidates"]
    assert not candidate.success
    assert not step.events
    assert "classification" not in step.update


@pytest.mark.parametrize(
    ("text", "domain"),
    [
        ("write a function that keeps a reading of 7 within the range 10 to 20", None),
        ("write an essay about a reading within a range", None),
        ("make a plan to keep a reading of 7 within the range 10 to 20", None),
        ("keep a reading within a range", None),
        (OTHER_WORDS, "writing"),
    ],
)
async def test_who_asks_for_no_value_is_not_answered_by_a_tool_and_the_model_is_not_asked(text, domain):
    assert await unanswered(text, filling(x=7, lo=10, hi=20), domain=domain, asked=0)


LENGTHS = "def word_lengths(words: list[str]) -> list[int]:\n    return [len(word) for word in words]\n"


async def test_of_near_tools_the_one_that_speaks_of_what_is_to_be_done_is_asked_about():
    measuring = a_tool(LENGTHS, ('word_lengths(["ab"]) == [2]',), does="Count the letters of each word.")
    model = filling(words=["pear", "fig"])
    sorting = a_tool(SORTED, SORTED_TESTS, does="Sort words.", asked_as=("the letters of these words",))
    step = await recalled("count the letters of these words: pear, fig", model, tools=(sorting, measuring))
    assert answer_of(step) == "4, 3"
    assert "word_lengths" in tagged(model.requests[0], "function")


async def test_a_tool_that_does_something_else_with_the_values_is_not_called_though_the_model_says_it_fits():
    assert await unanswered("count these words in ascending order: pear, fig", filling(words=["pear", "fig"]))


async def test_a_task_that_is_near_no_tool_costs_nothing():
    assert await unanswered("how old is Bob, 7", filling(x=7, lo=10, hi=20), asked=0)
    assert await unanswered(OTHER_WORDS, filling(x=7, lo=10, hi=20), tools=(), asked=0)


def sandbox_runs(deps: Deps) -> int:
    return len(list(deps.journal.log.read(types=("sandbox.ran",))))


async def test_a_tool_is_called_once_for_a_task():
    deps = a_world(filling(), tools=(CLAMPING,), events=(a_route(),), task=MADE_FOR, sandbox=bubblewrap())
    await recall({"task": Task(run_id="run1", text=TASK.format(12, 20, 30))}, deps)
    assert sandbox_runs(deps) == 1
