"""`synthesize`: where a small reusable function would answer the task and no known one does, write it, test first."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import Event, ToolRejected
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.models import Classification, Refusal, ToolCall, ToolRejection, ToolUse
from self_evolving_agent.nodes.rules import asks_for_value
from self_evolving_agent.state import State, Step
from self_evolving_agent.tools.calls import parameters_of
from self_evolving_agent.tools.candidates import called
from self_evolving_agent.tools.finding import nearest_tools
from self_evolving_agent.tools.observing import observe_examples
from self_evolving_agent.tools.registry import Code, loaded, registered
from self_evolving_agent.tools.specs import Draft, draft_for_task, respelled
from self_evolving_agent.tools.synthesis import Rejected, with_free_name
from self_evolving_agent.tools.synthesis import synthesize as write_tool

MOST_KEPT = 64_000
NEIGHBOURS = 3


async def synthesize(state: State, deps: Deps) -> Step:
    """Write a tool for the task's kind, and let it compete to answer the task."""
    task, kind = state["task"], state["classification"]
    if not deps.choices.synthesizes or not asks_for_value(task.text, kind.domain, kind.kind):
        return Step()
    draft = await draft_for_task(task.text, deps)
    if draft is None:
        return Step()
    known = await _known(draft, deps)
    if known is not None:
        return await _answered_by(known, draft, task.text, kind, deps)
    taken = frozenset(name for name, tool in deps.memory.tools.items() if not tool.is_retired)
    spec = with_free_name(draft.spec, taken)
    made = await write_tool(spec, deps)
    if isinstance(made, Rejected):
        return Step({"tools": _rejection(spec.name, made.refusal)}, [_rejected(spec.name, made, deps)])
    events: list[Event] = [registered(made, deps, origin="task", task=task.text, domain=kind.domain)]
    update: State = {"tools": ToolUse(created=(made.name,))}
    if draft.arguments is not None:
        call = ToolCall(name=made.name, version=made.version, arguments=draft.arguments, origin="new")
        update["candidates"] = (await called(call, Code(made.source), task.text, kind, deps),)
    return Step(update, events)


async def _known(draft: Draft, deps: Deps) -> ToolRecord | None:
    """Find a tool that already satisfies the examples, whatever it is called."""
    for hit in await nearest_tools(draft.spec.does, deps, NEIGHBOURS):
        tool = deps.memory.tools[hit.key]
        spec = respelled(draft.spec, tool)
        if spec is None:
            continue
        code = loaded(tool, deps)
        observation = await observe_examples(spec, code.source, deps, modules=code.modules)
        if observation.refusal is None:
            return tool
    return None


async def _answered_by(known: ToolRecord, draft: Draft, task: str, kind: Classification, deps: Deps) -> Step:
    """Call the tool with the task's arguments, which are the draft's by position."""
    if draft.arguments is None:
        return Step()
    names = parameters_of(known.version.signature)
    values = [draft.arguments[name] for name in parameters_of(draft.spec.signature) if name in draft.arguments]
    arguments = dict(zip(names, values, strict=False))
    call = ToolCall(name=known.name, version=known.current, arguments=arguments, origin="call")
    return Step({"candidates": (await called(call, loaded(known, deps), task, kind, deps),)})


def _rejected(name: str, made: Rejected, deps: Deps) -> ToolRejected:
    source = deps.journal.keep(made.source[:MOST_KEPT]) if made.source else None
    return ToolRejected(name=name, reason=made.refusal.reason, detail=made.refusal.detail[:500], source=source)


def _rejection(name: str, refusal: Refusal) -> ToolUse:
    return ToolUse(rejected=(ToolRejection(name=name, reason=refusal.reason),))
