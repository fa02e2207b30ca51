"""`synthesize`: where a small reusable function would answer the task and no known one does, write it, test first."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import Event
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.memory.queries import without_tool
from self_evolving_agent.models import Classification, Draft, Refusal, Task, Tool, ToolCall, ToolRejection, ToolUse
from self_evolving_agent.nodes.execute import OUTSIDE
from self_evolving_agent.nodes.rules import asks_for_value
from self_evolving_agent.state import State, Step
from self_evolving_agent.tools.admission import rejection
from self_evolving_agent.tools.candidates import called
from self_evolving_agent.tools.example_sets import renamed_parameters, respelled
from self_evolving_agent.tools.finding import nearest_tools
from self_evolving_agent.tools.observing import Observation, observe_examples
from self_evolving_agent.tools.registry import Code, loaded, registered, with_latest_tools
from self_evolving_agent.tools.renaming import living_names, under_free_name
from self_evolving_agent.tools.specs import draft_for_task
from self_evolving_agent.tools.synthesis import Rejected, with_free_name
from self_evolving_agent.tools.synthesis import synthesize as write_tool

NEIGHBOURS = 3
MOST_LOOKED_BACK = 60
"""Runs; a sort of task that was not met for so long is tried as a new one."""

ALIKE = 0.9
"""Cosine from which two descriptions say the same in other words."""

MOSTLY = 2 / 3
"""Share of a draft's examples that a tool of the same name or description has to satisfy."""


async def synthesize(state: State, deps: Deps) -> Step:
    """Write a tool for the task's kind, and let it compete; a failure of the world ends that alone, not the run."""
    task, kind = state["task"], state["classification"]
    if not deps.choices.synthesizes or not asks_for_value(task.text, kind.domain, kind.kind):
        return Step()
    if not _is_due(without_tool(deps.memory, task.text, MOST_LOOKED_BACK)):
        return Step()
    try:
        return await _tried(state, deps)
    except OUTSIDE:
        return Step()


def _is_due(count: int) -> bool:
    """Tell whether to try again what led to no tool that often: at the first task of a sort, the 2nd, 3rd, 5th, 9th."""
    return count & (count - 1) == 0


async def _tried(state: State, deps: Deps) -> Step:
    task, kind = state["task"], state["classification"]
    draft = await draft_for_task(task.text, deps, task.own_words)
    if draft is None:
        return Step()
    known = await _known(draft, deps)
    if known is not None:
        has_failed = any(c.tool is not None and c.tool.name == known.name for c in state.get("candidates", ()))
        return Step() if has_failed else await _answered_by(known, draft, task, kind, deps)
    spec = with_free_name(draft.spec, living_names(deps))
    draft = draft.with_spec(spec)
    made = await write_tool(spec, deps)
    if isinstance(made, Tool):
        now = with_latest_tools(deps)
        renamed = await under_free_name(made, now)
        made = Rejected(renamed, made.source) if isinstance(renamed, Refusal) else renamed
    if isinstance(made, Rejected):
        event = rejection(spec.name, made.refusal, made.source, deps)
        return Step({"tools": _rejection(spec.name, made.refusal), "draft": draft}, [event])
    events: list[Event] = [registered(made, now, origin="task", task=task.text, domain=kind.domain)]
    update: State = {"tools": ToolUse(created=(made.name,)), "draft": draft.with_spec(made.spec)}
    if draft.arguments is not None:
        call = ToolCall(name=made.name, version=made.version, arguments=draft.arguments, origin="new")
        try:
            update["candidates"] = (await called(call, Code(made.source), task.own_words, kind, deps),)
        except OUTSIDE:
            return Step(update, events)  # the tool is made, whatever became of its call
    return Step(update, events)


async def _known(draft: Draft, deps: Deps) -> ToolRecord | None:
    """Find a tool that already satisfies the examples, whatever it is called, or is the same but for some of them."""
    for hit in await nearest_tools(draft.spec.does, deps, NEIGHBOURS):
        tool = deps.memory.tools[hit.key]
        spec = respelled(draft.spec, tool)
        if spec is None:
            continue
        code = loaded(tool, deps)
        observation = await observe_examples(spec, code.source, deps, modules=code.modules)
        if observation.refusal is None:
            return tool
        is_namesake = tool.name == draft.spec.name or hit.similarity >= ALIKE
        if is_namesake and _holds_mostly(observation):
            return tool
    return None


def _holds_mostly(observation: Observation) -> bool:
    """Tell whether what fails is more likely wrong itself: a tool was proven, and a draft's examples were not."""
    if observation.refusal is None or observation.refusal.reason != "fails_examples":
        return False
    counting = [result for result in observation.results if result.check.counts]
    is_held = all(result.passed for result in observation.results if result.check.origin == "user")
    return is_held and sum(result.passed for result in counting) >= MOSTLY * len(counting)


async def _answered_by(known: ToolRecord, draft: Draft, task: Task, kind: Classification, deps: Deps) -> Step:
    """Call the tool with the task's arguments, which are the draft's by position."""
    if draft.arguments is None:
        return Step()
    names = renamed_parameters(draft.spec.signature, known.version.signature) or {}
    arguments = {names[name]: value for name, value in draft.arguments.items()}
    if known.is_known_wrong(task.text, arguments):
        return Step()
    call = ToolCall(name=known.name, version=known.current, arguments=arguments, origin="call")
    return Step({"candidates": (await called(call, loaded(known, deps), task.own_words, kind, deps),)})


def _rejection(name: str, refusal: Refusal) -> ToolUse:
    return ToolUse(rejected=(ToolRejection(name=name, reason=refusal.reason),))
