import json
import sys
from collections.abc import Sequence
from dataclasses import replace

import pytest

from fakes_models import Answer, ScriptedProvider, happened
from self_evolving_agent.deps import Choices, Deps
from self_evolving_agent.errors import ProviderUnavailable, ReplyBroken, SandboxError
from self_evolving_agent.events import (
    Event,
    ExampleDisputed,
    OutcomeScored,
    ToolJudged,
    ToolRegistered,
    ToolRejected,
    ToolRetired,
)
from self_evolving_agent.memory.models import Experience
from self_evolving_agent.models import (
    Candidate,
    Classification,
    ExecutionResult,
    Limits,
    Program,
    Task,
    Tool,
    ToolCall,
)
from self_evolving_agent.nodes.synthesize import synthesize
from self_evolving_agent.runner import run
from self_evolving_agent.sandboxes.recording import RecordingSandbox
from self_evolving_agent.state import State, Step
from tool_worlds import (
    CLAMP,
    CLAMP_TESTS,
    SORTED,
    SORTED_TESTS,
    a_tool,
    a_world,
    bubblewrap,
    happened_before,
    remembering,
)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")

TASK = "constrain a sensor reading of 130 to the range 0..100"
KIND = Classification(domain="analysis", kind="calculation", decided_by="rules", reason="")
TESTS = (*CLAMP_TESTS, "clamp(3, 4, 6) == 4", "clamp(7, 0, 6) == 6")
LIMIT = "def limit(low: int, value: int, high: int) -> int:\n    return max(low, min(high, value))\n"


def a_spec(name: str = "clamp", call: str = "clamp(130, 0, 100)", tests: Sequence[str] = TESTS) -> str:
    return json.dumps(
        {
            "does": "Limit x to the range from lo to hi.",
            "signature": f"def {name}(x: int, lo: int, hi: int) -> int",
            "call": call.replace("clamp", name),
            "tests": [f"assert {test}".replace("clamp", name) for test in tests],
            "asked_as": ["keep a value within bounds"],
        }
    )


def writing(spec: str = "", code: Answer = CLAMP) -> ScriptedProvider:
    return ScriptedProvider(
        {
            "tools.spec": spec or a_spec(),
            "tools.implement": f"```python\n{code}```" if isinstance(code, str) else code,
            "tools.implement.repair": "I cannot mend it.",
            "tools.more_tests": json.dumps({"tests": ["assert True"]}),
            "judge.value": '{"better": "A"}',
        }
    )


def knowing(model: ScriptedProvider, *tools: Tool, events: Sequence[Event] = ()) -> Deps:
    return a_world(model, tools=tools, events=events, sandbox=bubblewrap())


async def done(deps: Deps, text: str = TASK, kind: Classification = KIND, *candidates: Candidate) -> Step:
    state: State = {"task": Task(run_id="run1", text=text), "classification": kind, "candidates": candidates}
    return await synthesize(state, deps)


def asked(model: ScriptedProvider) -> list[str]:
    return [request.prompt.name.removeprefix("tools.") for request in model.requests]


async def test_a_tool_is_written_registered_and_competes_to_answer_the_task():
    model = writing()
    step = await done(knowing(model))
    (event,) = step.events
    assert isinstance(event, ToolRegistered)
    assert (event.name, event.origin, event.task, event.domain) == ("clamp", "task", TASK, "analysis")
    assert step.update["tools"].created == ("clamp",)
    (candidate,) = step.update["candidates"]
    assert (candidate.success, candidate.answer) == (True, "100")
    assert candidate.tool == ToolCall(
        name="clamp", version=event.tool_version, arguments={"x": 130, "lo": 0, "hi": 100}, origin="new"
    )
    assert asked(model) == ["spec", "implement"]


async def test_what_was_registered_can_be_called_by_the_next_run():
    deps = knowing(writing())
    happened_before(deps, *(await done(deps)).events)
    tool = remembering(deps).memory.tools["clamp"]
    assert (tool.version.task, tool.domain, tool.status) == (TASK, "analysis", "provisional")
    assert deps.journal.blobs.get(tool.version.source).decode() == CLAMP


WRAP = "def clamp(x: int, lo: int, hi: int) -> int:\n    return lo + (x - lo) % (hi - lo)\n"
WRAP_TESTS = ("clamp(13, 0, 10) == 3", "clamp(-1, 0, 10) == 9", "clamp(5, 2, 4) == 3", "clamp(9, 4, 7) == 6")


async def test_of_two_runs_that_invent_the_same_name_side_by_side_the_second_gives_its_tool_another():
    deps = knowing(writing())
    beside = replace(deps, provider=writing(a_spec(tests=WRAP_TESTS), WRAP))  # with a memory of before, too
    happened_before(deps, *(await done(deps)).events)
    step = await done(beside)
    (event,) = step.events
    assert isinstance(event, ToolRegistered)
    assert (event.name, event.replaces) == ("clamp_tool", None)
    assert event.signature == "def clamp_tool(x: int, lo: int, hi: int) -> int"
    (candidate,) = step.update["candidates"]
    assert (candidate.tool.name, candidate.answer) == ("clamp_tool", "30")
    happened_before(deps, event)
    tools = remembering(deps).memory.tools
    assert deps.journal.blobs.get(tools["clamp"].version.source).decode() == CLAMP
    assert deps.journal.blobs.get(tools["clamp_tool"].version.source).decode() == WRAP.replace("clamp", "clamp_tool")


async def test_the_tasks_own_call_is_no_example_of_the_tool():
    spec = a_spec(tests=["clamp(130, 0, 100) == 130", *TESTS])
    deps = knowing(writing(spec))
    (event,) = (await done(deps)).events
    assert isinstance(event, ToolRegistered)
    assert event.satisfied == len(TESTS)
    assert b"130" not in deps.journal.blobs.get(event.examples)
    assert happened(deps, ExampleDisputed) == []


async def test_a_tool_without_the_tasks_values_is_kept_and_answers_nothing():
    step = await done(knowing(writing(a_spec(call="clamp(1, 2, 3)"))))
    assert step.update["tools"].created == ("clamp",)
    assert "candidates" not in step.update


@pytest.mark.parametrize(
    ("text", "domain", "kind"),
    [
        ("write a function that limits 130 to 0..100", "coding", "function"),
        ("write an essay of 200 words", "writing", "writing"),
        ("make a plan for 6 weeks", "planning", "planning"),
        ("the 5 latest releases of SQLite", "research", "research"),
        ("the mean of 3 columns in sales.csv", "analysis", "file"),
        ("limit a reading to its range", "analysis", "calculation"),
        ("what happened in 1998", "general", "question"),
    ],
)
async def test_no_tool_is_written_for_functions_texts_plans_or_where_no_value_is_stated(text, domain, kind):
    model = writing()
    told = KIND.model_copy(update={"domain": domain, "kind": kind})
    step = await done(knowing(model), text, told)
    assert (step, model.requests) == (Step(), [])


async def test_no_tool_is_written_where_the_caller_wants_none():
    model = writing()
    deps = a_world(model, sandbox=bubblewrap(), choices=Choices(synthesizes=False))
    assert await done(deps) == Step()
    assert model.requests == []


def lived_through(*runs: Experience) -> Deps:
    deps = knowing(ScriptedProvider(""), a_tool())
    return replace(deps, memory=deps.memory.model_copy(update={"experiences": runs}))


def a_run(number: int, *, winner: str | None = None, task: str = TASK, cancelled: bool = False) -> Experience:
    return Experience(
        run_id=f"r{number}",
        task=task,
        domain="analysis",
        kind="calculation",
        success=winner is not None,
        winner=winner,
        at=number,
        cancelled=cancelled,
    )


async def test_what_led_to_no_tool_is_tried_again_ever_more_rarely():
    tries = []
    for count in range(18):
        deps = lived_through(*(a_run(n, winner="a strategy" if n % 2 else None) for n in range(count)))
        await synthesize({"task": Task(run_id="r", text=TASK), "classification": KIND}, deps)
        tries += [count] if deps.provider.inner.requests else []
    assert tries == [0, 1, 2, 4, 8, 16]


@pytest.mark.parametrize(
    "other", [{"winner": "clamp"}, {"task": "sort these words: pear, fig, apple"}, {"cancelled": True}]
)
async def test_tasks_that_a_tool_answered_or_of_another_sort_do_not_count(other):
    deps = lived_through(*(a_run(n) for n in range(2)), a_run(3, **other))
    await synthesize({"task": Task(run_id="r", text=TASK), "classification": KIND}, deps)
    assert deps.provider.inner.requests != []


async def test_without_a_spec_nothing_is_written():
    model = writing("no JSON")
    assert await done(knowing(model)) == Step()
    assert "implement" not in asked(model)


async def test_a_tool_that_does_not_hold_is_told_with_its_reason_and_its_code():
    broken = CLAMP.replace("max(lo, min(hi, x))", "x if x > 0 else lo")
    deps = knowing(writing(a_spec(), broken.replace("x if", "lo + x if")))
    step = await done(deps)
    (event,) = step.events
    assert isinstance(event, ToolRejected)
    assert event.name == "clamp"
    assert event.source is not None
    assert b"lo + x if" in deps.journal.blobs.get(event.source)
    (rejected,) = step.update["tools"].rejected
    assert (rejected.name, rejected.reason) == ("clamp", event.reason)
    assert "candidates" not in step.update


async def test_code_that_never_came_is_told_without_a_source():
    step = await done(knowing(writing(code="I'm sorry, I can't.")))
    (event,) = step.events
    assert isinstance(event, ToolRejected)
    assert (event.reason, event.source) == ("no_code", None)


async def test_a_known_tool_that_satisfies_the_examples_is_taken_whatever_its_name_and_parameters():
    tool = a_tool(LIMIT.replace("low: int, value: int", "value: int, low: int"), (), does="Limit x to a range.")
    model = writing()
    step = await done(knowing(model, tool))
    assert asked(model) == ["spec"]
    assert step.events == ()
    (candidate,) = step.update["candidates"]
    assert candidate.answer == "100"
    assert candidate.tool is not None
    assert (candidate.tool.name, candidate.tool.origin) == ("limit", "call")
    assert candidate.tool.arguments == {"value": 130, "low": 0, "high": 100}


@pytest.mark.parametrize(
    "known",
    [
        a_tool(LIMIT, (), does="Limit x to a range."),
        a_tool(SORTED, SORTED_TESTS, does="Limit x to a range."),
        a_tool(LIMIT.replace("value: int, high: int", "value: int"), (), does="Limit x to a range."),
    ],
    ids=["other places", "another tool", "fewer parameters"],
)
async def test_a_known_tool_that_does_not_satisfy_them_is_not_taken(known):
    model = writing()
    step = await done(knowing(model, known))
    assert asked(model) == ["spec", "implement"]
    assert step.update["tools"].created == ("clamp",)


async def test_a_proven_namesake_is_called_where_only_a_few_examples_of_the_model_speak_against_it():
    model = writing(a_spec(tests=[*TESTS, "clamp(8, 0, 3) == 8"]))
    step = await done(knowing(model, a_tool()))
    assert asked(model) == ["spec"]
    assert step.update["candidates"][0].answer == "100"


MOSTLY = LIMIT.replace("low: int, value: int", "value: int, low: int").replace(
    "high, value)", "high, value - (value == 5))"
)
"""Wrong in one of the five examples."""


@pytest.mark.parametrize(
    ("source", "does"),
    [(MOSTLY.replace("limit", "clamp"), "Something else entirely."), (MOSTLY, "Limit x to the range from lo to hi.")],
    ids=["the same name", "the same description"],
)
async def test_the_same_tool_in_name_or_description_is_called_though_one_example_speaks_against_it(source, does):
    model = writing()
    step = await done(knowing(model, a_tool(source, (), does=does)))
    assert asked(model) == ["spec"]
    assert step.update["candidates"][0].answer == "100"


async def test_another_tool_that_holds_for_most_examples_only_is_another_tool():
    model = writing()
    step = await done(knowing(model, a_tool(MOSTLY, (), does="Something else entirely.")))
    assert step.update["tools"].created == ("clamp",)


async def test_that_another_tool_failed_says_nothing_of_this_one():
    deps = knowing(writing(), a_tool())
    (candidate,) = (await done(deps)).update["candidates"]
    assert candidate.tool is not None
    other = candidate.model_copy(update={"tool": candidate.tool.model_copy(update={"name": "sort_words"})})
    assert (await done(deps, TASK, KIND, other)).update["candidates"][0].answer == "100"
    programs = candidate.model_copy(update={"tool": None})
    assert (await done(deps, TASK, KIND, programs)).update["candidates"][0].answer == "100"


async def test_a_namesake_that_most_examples_speak_against_stays_and_the_new_tool_is_renamed():
    other = a_tool(CLAMP.replace("max(lo, min(hi, x))", "lo + hi + x"), (), does="Add the three.")
    model = writing(code=CLAMP.replace("clamp", "clamp_tool"))
    step = await done(knowing(model, other))
    (event,) = step.events
    assert isinstance(event, ToolRegistered)
    assert (event.name, event.replaces) == ("clamp_tool", None)
    assert event.signature == "def clamp_tool(x: int, lo: int, hi: int) -> int"


async def test_a_namesake_that_gives_what_no_tool_may_give_is_not_called():
    other = a_tool(CLAMP.replace("max(lo, min(hi, x))", "max(lo, min(hi, x)) if x < 99 else {x}"), ())
    step = await done(knowing(writing(code=CLAMP.replace("clamp", "clamp_tool")), other))
    assert step.update["tools"].created == ("clamp_tool",)


async def test_a_namesake_that_fails_what_the_user_states_is_not_called():
    stated = f"{TASK}; clamp(8, 0, 3) == 8"
    spec = a_spec(tests=TESTS)
    model = writing(spec, code=CLAMP.replace("clamp", "clamp_tool"))
    step = await done(knowing(model, a_tool()), stated)
    assert "implement" in asked(model)
    assert step.update["tools"].rejected[0].reason == "fails_examples"


async def test_the_name_of_a_dead_tool_is_free():
    dead = a_tool(CLAMP.replace("max(lo, min(hi, x))", "lo + hi + x"), (), does="Add the three.")
    step = await done(knowing(writing(), dead, events=(ToolRetired(name="clamp", why="wrong"),)))
    (event,) = step.events
    assert isinstance(event, ToolRegistered)
    assert (event.name, event.replaces) == ("clamp", None)


@pytest.mark.parametrize("name", ["sorted", "json"])
async def test_a_name_that_shadows_something_is_changed_before_anything_is_written(name):
    model = writing(a_spec(name), CLAMP.replace("clamp", f"{name}_tool"))
    step = await done(knowing(model))
    assert step.update["tools"].created == (f"{name}_tool",)
    assert step.update["candidates"][0].answer == "100"
    assert f"def {name}_tool(x: int" in model.asked("tools.implement")[0].messages[-1].content


async def test_a_tool_that_failed_in_this_run_is_not_called_again():
    deps = knowing(writing(), a_tool())
    first = await done(deps)
    (candidate,) = first.update["candidates"]
    assert await done(deps, TASK, KIND, candidate.model_copy(update={"success": False})) == Step()


async def test_a_known_tool_does_not_give_the_answer_that_a_person_called_bad():
    known = a_tool(LIMIT.replace("low: int, value: int", "value: int, low: int"), (), does="Limit x to a range.")
    arguments = {"value": 130, "low": 0, "high": 100}
    wrong = ToolJudged(run="r", name="limit", text=TASK, arguments=arguments, good=False)
    model = writing()
    step = await done(knowing(model, known, events=(wrong,)))
    assert asked(model) == ["spec"]
    assert not step.update
    assert not step.events


async def test_a_known_tool_is_not_called_without_the_tasks_values():
    model = writing(a_spec(call="clamp(1, 2, 3)"))
    assert await done(knowing(model, a_tool())) == Step()
    assert "implement" not in asked(model)


async def test_a_model_that_breaks_off_ends_the_tool_and_not_the_run():
    deps = knowing(writing(code=ReplyBroken("the stream broke off")))
    assert await done(deps) == Step()


class NoSandbox:
    name = "none"

    async def run(self, program: object, limits: object) -> object:
        raise SandboxError("it cannot be started")


async def test_a_sandbox_that_cannot_be_started_ends_the_tool_and_not_the_run():
    deps = a_world(writing(), sandbox=NoSandbox())
    assert await done(deps) == Step()


class SandboxThatGoesAway:
    """Runs everything, the task's own call while the tool is made, and not that call again."""

    name = "bubblewrap"
    own_calls = 0

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        self.own_calls += any(call.kwargs.get("x") == 130 for call in program.calls)
        if self.own_calls > 1:
            raise SandboxError("it cannot be started any more")
        return await bubblewrap().run(program, limits)


async def test_a_tool_is_kept_where_its_first_call_for_an_answer_cannot_be_made():
    deps = knowing(writing())
    step = await done(replace(deps, sandbox=RecordingSandbox(SandboxThatGoesAway(), deps.meter, deps.journal)))
    assert [event.name for event in step.events if isinstance(event, ToolRegistered)] == ["clamp"]
    assert "candidates" not in step.update


async def test_a_run_whose_model_dies_after_a_tool_was_made_ends_with_the_answer_of_the_tool():
    gone = ProviderUnavailable("the server ended")
    model = ScriptedProvider({"tools.spec": a_spec(), "tools.implement": f"```python\n{CLAMP}```", "": gone})
    deps = knowing(model)
    report = await run(Task(run_id="run1", text=TASK, domain="analysis"), deps)
    assert (report.success, report.answer, report.error) == (True, "100", None)
    assert report.answered_by is not None
    assert (report.answered_by.name, report.tools.created) == ("clamp", ("clamp",))
    assert [event.subject for event in happened(deps, OutcomeScored)] == ["tool"]
