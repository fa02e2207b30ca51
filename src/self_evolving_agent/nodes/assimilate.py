"""`assimilate`: keep what the run taught, and put the winner's files into the workspace."""

from collections.abc import Iterator, Sequence

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import StorageError, UsageError
from self_evolving_agent.events import (
    ArtifactLost,
    ArtifactSaved,
    Event,
    OutcomeScored,
    RouteLearned,
    ToolRegistered,
    ToolRetired,
    ToolUsed,
)
from self_evolving_agent.executors.offers import used_tools
from self_evolving_agent.memory.models import TEXT_LENGTH, ToolRecord
from self_evolving_agent.models import Brief, Candidate, Route, Solved, ToolCall, ToolRejection, ToolUse
from self_evolving_agent.nodes.compare import is_new_tool, programs_of
from self_evolving_agent.nodes.execute import OUTSIDE
from self_evolving_agent.skills.offering import skill_scores
from self_evolving_agent.state import State, Step
from self_evolving_agent.tools.calls import parameters_of
from self_evolving_agent.tools.cutting_out import tool_of_programs
from self_evolving_agent.tools.registry import registered, with_latest_tools
from self_evolving_agent.tools.routes import learn, parse


async def assimilate(state: State, deps: Deps) -> Step:
    """Score every strategy and tool by its evidence; a failure of the world is nobody's score."""
    winner, candidates = state["verdict"].winner, state.get("candidates", ())
    events: list[Event] = []
    for candidate in candidates:
        won = candidate.strategy.key == winner
        if candidate.error is None:
            events.append(_scored(candidate, won=won))
        events += _imported(candidate, state, won=won)
        if candidate.tool is not None:
            events += _used(candidate, candidate.tool, state["task"].text, deps)
        if won:
            events += _saved(candidate, deps)
    events += skill_scores(state.get("brief", Brief()), candidates)
    before = use = state.get("tools", ToolUse())
    lost = next((c for c in candidates if winner is not None and is_new_tool(c) and not c.success), None)
    if lost is not None and lost.tool is not None:
        events.append(ToolRetired(name=lost.tool.name, why=f"it lost the task it was made for: {lost.why}"[:300]))
        use = ToolUse(rejected=(*use.rejected, ToolRejection(name=lost.tool.name, reason="outvoted")))
    made = await _cut_out(state, deps)
    if made is not None:
        events += made
        use = use.model_copy(update={"created": (*use.created, made[0].name)})
    return Step({"tools": use} if use != before else {}, events)


async def _cut_out(state: State, deps: Deps) -> tuple[ToolRegistered, ToolUsed] | None:
    """Make a tool of the programs that solved the task, where none was made or the one that was has lost."""
    draft, winner = state.get("draft"), state["verdict"].winner
    best = next((c for c in state.get("candidates", ()) if c.strategy.key == winner), None)
    if draft is None or draft.arguments is None or best is None or best.tool is not None:
        return None
    try:
        made = await tool_of_programs(draft, programs_of(state["candidates"]), deps)
    except OUTSIDE:
        return None
    if made is None:
        return None
    task = state["task"].text
    call = ToolCall(name=made.name, version=made.version, arguments=draft.arguments, origin="new")
    domain = state["classification"].domain
    return (
        registered(made, with_latest_tools(deps), origin="task", task=task, domain=domain),
        ToolUsed(call=call, text=task[:TEXT_LENGTH], returned=best.answer[:500], success=True),
    )


def _imported(candidate: Candidate, state: State, *, won: bool) -> list[Event]:
    """Let tools that the winning program imports share in its outcome."""
    brief = state.get("brief")
    if brief is None or not won or candidate.tool is not None:
        return []
    return [
        OutcomeScored(subject="tool", name=tool.name, outcome=candidate.score, won=True, why="a program imports it")
        for tool in used_tools(candidate.program, brief)
    ]


def _scored(candidate: Candidate, *, won: bool) -> OutcomeScored:
    return OutcomeScored(
        subject="tool" if candidate.tool else "strategy",
        name=candidate.tool.name if candidate.tool else candidate.strategy.key,
        outcome=candidate.score,
        won=won,
        why=candidate.why[:200],
    )


def _used(candidate: Candidate, call: ToolCall, text: str, deps: Deps) -> list[Event]:
    """Note how a tool was used, and what route can be learned from all the tasks that it solved."""
    used = ToolUsed(call=call, text=text[:TEXT_LENGTH], returned=candidate.answer[:500], success=candidate.success)
    tool = deps.memory.tools.get(call.name)
    if not candidate.success or tool is None or call.origin == "route" or len(text) > TEXT_LENGTH:
        return [used]
    if any(one.text == text for one in tool.refused):
        return [used]  # a person's word outweighs that it returned something
    this = Solved(text=text, arguments=call.arguments, at=deps.memory.position + 1)
    solved = (*(one for one in tool.solved if one.text != text), this)
    texts = {one.text for one in solved}
    routes = learn(
        solved,
        [other for other in dict.fromkeys(_others(tool, deps)) if other not in texts],
        call.name,
        list(parameters_of(tool.version.signature)),
    )
    told = tuple(one.text for one in solved)
    return [used, *(RouteLearned(route=route, texts=told) for route in routes if _is_new(route, solved, deps))]


def _others(tool: ToolRecord, deps: Deps) -> Iterator[str]:
    """Give the tasks that no route of a tool may read."""
    for one in deps.memory.experiences:
        # What it solved before the latest tasks that it remembers is no other task.
        if not (one.success and one.winner == tool.name) and one.task not in tool.declined:
            yield one.task
    yield from (one.text for one in tool.refused)
    for other in deps.memory.tools.values():
        if other.name != tool.name:
            yield from (one.text for one in other.solved)


def _is_new(route: Route, solved: Sequence[Solved], deps: Deps) -> bool:
    """Tell whether a route is not in use, and not kept from being learned again by how it went wrong."""
    demotion = deps.memory.demoted.get(route.key)
    if route.key in deps.memory.routes:
        return False
    return demotion is None or demotion.allows(one for one in solved if parse(route, one.text) is not None)


def _saved(candidate: Candidate, deps: Deps) -> list[Event]:
    events: list[Event] = []
    for path, text in candidate.artifacts.items():
        try:
            place = deps.workspace.save(deps.journal.stamp.run_id, path, text.encode("utf-8", errors="replace"))
        except (UsageError, StorageError) as error:
            events.append(ArtifactLost(path=path, reason=error.message))
            continue
        events.append(ArtifactSaved(path=place, content=deps.journal.keep(text)))
    return events
