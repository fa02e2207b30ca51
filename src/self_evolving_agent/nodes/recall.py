"""`recall`: where a known tool answers a task, call it. Code chooses and calls the tool, not the model.

A route that matches the whole text costs no model call. Otherwise the model fills in the arguments of the nearest tool
once; they are used only if code finds each of them in the text and nothing there that they leave out.
"""

from pydantic import JsonValue

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import Event, RouteDemoted, TaskClassified
from self_evolving_agent.memory.fold import TASK_LENGTH
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.models import Brief, Candidate, Classification, Task, ToolCall
from self_evolving_agent.nodes.rules import asks_for_value
from self_evolving_agent.prompts import tooling
from self_evolving_agent.state import State, Step
from self_evolving_agent.structured import Schema, ask
from self_evolving_agent.tools.calls import fitted, schema_of, without_defaults
from self_evolving_agent.tools.candidates import called, has_refused
from self_evolving_agent.tools.finding import nearest_tools
from self_evolving_agent.tools.fitting import misfit, told_of
from self_evolving_agent.tools.long_values import given, long_values, restored, without
from self_evolving_agent.tools.operations import unheard
from self_evolving_agent.tools.registry import loaded, spec_of
from self_evolving_agent.tools.routes import find
from self_evolving_agent.tools.standing import as_written, shared_out

MOST_LOOKED_AT = 3
NEAR_ENOUGH = 0.33
"""Cosine of a task and a tool below which the model is not even asked for arguments."""


async def recall(state: State, deps: Deps) -> Step:
    """Answer with a known tool, or give nothing."""
    task = state["task"]
    events: list[Event] = []
    routes = deps.memory.routes.values() if deps.choices.allows("routes") else ()
    routed = find([record.route for record in routes], task.text)
    if routed is not None:
        route, arguments = routed
        tool = deps.memory.tools.get(route.tool)
        if tool is not None and tool.is_offered:
            candidate = await _called(tool, arguments, task, deps, route=route.key)
            if candidate.success:
                return _answered(candidate, tool, events)
            refusal = task.text[:TASK_LENGTH] if has_refused(candidate) else ""
            events.append(RouteDemoted(route=route.key, why=candidate.why[:300], refusal=refusal))
            return Step({"candidates": (candidate,)}, events)
    filled = await _filled(task, deps)
    if filled is None:
        return Step(events=events)
    tool, arguments = filled
    candidate = await _called(tool, arguments, task, deps)
    return _answered(candidate, tool, events) if candidate.success else Step({"candidates": (candidate,)}, events)


def _answered(candidate: Candidate, tool: ToolRecord, events: list[Event]) -> Step:
    kind = _kind(tool)
    classified = TaskClassified(domain=kind.domain, kind=kind.kind, decided_by=kind.decided_by, reason=kind.reason)
    update: State = {
        "classification": kind,
        "brief": Brief(compares_output=True),
        "candidates": (candidate,),
    }
    return Step(update, [*events, classified])


def _kind(tool: ToolRecord) -> Classification:
    return Classification(
        domain=tool.domain, kind="tool", decided_by="memory", reason=f"the tool {tool.name} answers it"
    )


async def _filled(task: Task, deps: Deps) -> tuple[ToolRecord, dict[str, JsonValue]] | None:
    """Have the arguments of the nearest tool filled in; None where it does not fit, as far as code can tell."""
    if not deps.choices.allows("calls") or not deps.memory.tools or not asks_for_value(task.text, task.domain):
        return None
    near = [hit for hit in await nearest_tools(task.text, deps, MOST_LOOKED_AT) if hit.similarity >= NEAR_ENOUGH]
    tools = [deps.memory.tools[hit.key] for hit in near]
    if not tools:
        return None
    # The first that speaks of what is to be done: "count the words" is near to sorting words, too.
    tool = next((tool for tool in tools if unheard(task.text, told_of(tool)) is None), tools[0])
    spec = spec_of(tool, deps)
    values = long_values(task.text)
    schema: Schema = {
        "type": "object",
        "properties": {
            "fits": {"type": "boolean"},
            "arguments": schema_of(spec.signature, {one.name: one.value for one in values}),
        },
        "required": ["fits", "arguments"],
    }
    prompt = tooling.fill(without(task.text, values), spec, tuple(one.told() for one in values))
    reply = await ask(deps, prompt, tooling.ArgumentsReply, schema=schema, max_tokens=600, temperature=0.0)
    if reply is None or not reply.fits:
        return None
    arguments = fitted(given(reply.arguments, values), spec.signature)
    if isinstance(arguments, str):
        return None
    arguments = without_defaults(shared_out(arguments), spec.signature)
    arguments = as_written(restored(arguments, task.text, values), task.text)
    if tool.is_known_wrong(task.text, arguments) or misfit(tool, arguments, task.text) is not None:
        return None
    return tool, arguments


async def _called(
    tool: ToolRecord, arguments: dict[str, JsonValue], task: Task, deps: Deps, route: str | None = None
) -> Candidate:
    version = tool.version
    call = ToolCall(
        name=tool.name,
        version=version.version,
        arguments=arguments,
        origin="route" if route else "call",
        route=route,
    )
    return await called(call, loaded(tool, deps), task.own_words, _kind(tool), deps)
