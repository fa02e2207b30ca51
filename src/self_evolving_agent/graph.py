"""The graph of a run: nodes, edges, routers, and the one wrapper through which every node acts."""

from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Any, Literal, Protocol, TypeVar, cast

from langgraph.errors import NodeError
from langgraph.graph import END, START, StateGraph
from langgraph.graph.state import CompiledStateGraph
from langgraph.runtime import Runtime
from langgraph.types import Command, Send

from self_evolving_agent.deps import Deps
from self_evolving_agent.models import Candidate, Strategy
from self_evolving_agent.nodes.assimilate import assimilate
from self_evolving_agent.nodes.classify import classify
from self_evolving_agent.nodes.collect import collect
from self_evolving_agent.nodes.compare import AGREES, compare
from self_evolving_agent.nodes.distil import distil
from self_evolving_agent.nodes.execute import execute, finished, repair, stopped
from self_evolving_agent.nodes.explore import explore
from self_evolving_agent.nodes.judge import judge
from self_evolving_agent.nodes.recall import recall
from self_evolving_agent.nodes.synthesize import synthesize
from self_evolving_agent.scoring import has_run, standing
from self_evolving_agent.state import Attempt, State, Step

RECURSION_LIMIT = 25
"""Supersteps; the longest path has sixteen."""

Input_contra = TypeVar("Input_contra", State, Attempt, contravariant=True)
Next = list[Send] | Literal["judge"]


class Node(Protocol[Input_contra]):
    """A node as LangGraph calls it."""

    async def __call__(self, state: Input_contra, *, runtime: Runtime[Deps]) -> State: ...


def journaled(name: str, node: Callable[[Input_contra, Deps], Awaitable[Step]]) -> Node[Input_contra]:
    """Hand a node its dependencies, stamp and append what happened, and pass on what changed."""

    async def run(state: Input_contra, *, runtime: Runtime[Deps]) -> State:
        deps = runtime.context.at(name, _candidate_of(state))
        deps.journal.watch("step")
        try:
            step = await node(state, deps)
            deps.journal.record(step.events)
        finally:
            deps.journal.watch("over")
        return step.update

    return run


def _candidate_of(state: Mapping[str, object]) -> str:
    """Name the candidate that a node is for; only an attempt is for one."""
    strategy = state.get("strategy")
    return strategy.key if isinstance(strategy, Strategy) else ""


async def candidate_failed(state: Attempt, error: NodeError, *, runtime: Runtime[Deps]) -> Command[str]:
    """Turn a candidate that broke the program into a failed candidate, so that it takes no other down."""
    deps = runtime.context.at(error.node)
    step = finished(stopped(state["strategy"], error.error), deps)
    deps.journal.record(step.events)
    return Command(update=step.update, goto="compare")


def after_recall(state: State) -> Literal["classify", "judge"]:
    """Skip all the rest where a known tool answered."""
    return "judge" if any(candidate.success for candidate in state.get("candidates", ())) else "classify"


def to_candidates(state: State) -> list[Send]:
    """Fan out: one `execute` per strategy that has no candidate yet."""
    done = {candidate.strategy.key for candidate in state.get("candidates", ())}
    return [
        Send("execute", _attempt(state, strategy.key)) for strategy in state["strategies"] if strategy.key not in done
    ]


def after_explore(state: State) -> Next:
    """Fan out, or go on with what a tool answered where nothing more could be asked."""
    return to_candidates(state) or "judge"


def after_compare(state: State) -> Next:
    """Carry out what was added, mend what failed on standing evidence while nobody has succeeded, then judge."""
    added = to_candidates(state)
    if added:
        return added
    candidates = state.get("candidates", ())
    if any(candidate.success for candidate in candidates):
        return "judge"
    mendable = [c for c in candidates if not c.is_final and _shows_fault(c)]
    return [Send("repair", _attempt(state, c.strategy.key)) for c in mendable] or "judge"


def _shows_fault(candidate: Candidate) -> bool:
    """Tell whether there is something to mend: it did not run, or a check of its own failed that nobody disputes."""
    evidence = candidate.evidence
    failed = [result for result in standing(evidence.checks) if not result.passed and result.check.name != AGREES.name]
    return not has_run(evidence) or bool(failed)


def _attempt(state: State, key: str) -> Attempt:
    (strategy,) = (s for s in state["strategies"] if s.key == key)
    candidate = next((c for c in state.get("candidates", ()) if c.strategy.key == key), None)
    return Attempt(
        task=state["task"],
        classification=state["classification"],
        brief=state["brief"].told_to(key),
        strategy=strategy,
        candidate=candidate,
    )


@cache
def build_graph() -> CompiledStateGraph[State, Deps, State, State]:
    """Build the path every task goes down, once per process: it holds nothing of a run."""
    graph = StateGraph(State, context_schema=Deps)
    # LangGraph hands a handler its NodeError and the runtime, which its own annotations do not say.
    handler = cast("Any", candidate_failed)
    graph.add_node("collect", journaled("collect", collect))
    graph.add_node("recall", journaled("recall", recall))
    graph.add_node("classify", journaled("classify", classify))
    graph.add_node("synthesize", journaled("synthesize", synthesize))
    graph.add_node("explore", journaled("explore", explore))
    graph.add_node("execute", journaled("execute", execute), error_handler=handler)
    graph.add_node("repair", journaled("repair", repair), error_handler=handler)
    graph.add_node("compare", journaled("compare", compare), defer=True)
    graph.add_node("judge", journaled("judge", judge))
    graph.add_node("assimilate", journaled("assimilate", assimilate))
    graph.add_node("distil", journaled("distil", distil))
    graph.add_edge(START, "collect")
    graph.add_edge("collect", "recall")
    graph.add_conditional_edges("recall", after_recall)
    graph.add_edge("classify", "synthesize")
    graph.add_edge("synthesize", "explore")
    graph.add_conditional_edges("explore", after_explore, ["execute", "judge"])
    graph.add_edge("execute", "compare")
    graph.add_edge("repair", "compare")
    graph.add_conditional_edges("compare", after_compare, ["execute", "repair", "judge"])
    graph.add_edge("judge", "assimilate")
    graph.add_edge("assimilate", "distil")
    graph.add_edge("distil", END)
    return graph.compile()
