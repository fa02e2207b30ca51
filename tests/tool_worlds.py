"""Worlds that know tools: their texts kept as blobs, and a memory folded from the events that registered them."""

from collections.abc import Sequence
from dataclasses import replace

from fakes_models import Script, ScriptedProvider, make_deps
from known_runs import bubblewrap
from self_evolving_agent.deps import Choices, Deps
from self_evolving_agent.events import Event, Stamp
from self_evolving_agent.memory import fold
from self_evolving_agent.models import Call, Check, Tool, ToolSpec
from self_evolving_agent.ports import Sandbox, VectorSource
from self_evolving_agent.tools.examples import marked_by_stubs, read_test
from self_evolving_agent.tools.registry import registered

__all__ = ["bubblewrap"]

CLAMP = "def clamp(x: int, lo: int, hi: int) -> int:\n    return max(lo, min(hi, x))\n"
CLAMP_TESTS = ("clamp(5, 0, 10) == 5", "clamp(-3, 0, 10) == 0", "clamp(99, 2, 10) == 10")
SORTED = "def sort_words(words: list[str]) -> list[str]:\n    return sorted(words)\n"
SORTED_TESTS = ('sort_words(["b", "a"]) == ["a", "b"]', 'sort_words(["x"]) == ["x"]', "sort_words([]) == []")


def examples(*tests: str) -> tuple[Check, ...]:
    """Read assert lines, the word assert left out."""
    read = [read_test(test) for test in tests]
    return marked_by_stubs(tuple(check for check in read if isinstance(check, Check)))


def a_tool(
    source: str = CLAMP,
    tests: Sequence[str] = CLAMP_TESTS,
    *,
    does: str = "Limit x to the range from lo to hi.",
    version: str = "0123456789ab",
    asked_as: tuple[str, ...] = (),
    imports: dict[str, str] | None = None,
) -> Tool:
    line = next(line for line in source.splitlines() if line.startswith("def "))
    name = line.removeprefix("def ").partition("(")[0]
    spec = ToolSpec(name=name, signature=line.rstrip(":"), does=does, examples=examples(*tests), asked_as=asked_as)
    return Tool(spec=spec, version=version, source=source, tests="", imports=imports or {})


def a_world(
    script: Script | ScriptedProvider = "",
    *,
    tools: Sequence[Tool] = (),
    events: Sequence[Event] = (),
    task: str = "",
    sandbox: Sandbox | None = None,
    vectors: VectorSource | None = None,
    choices: Choices | None = None,
) -> Deps:
    """Give a world that knows tools, made for `task`, and what happened to them later."""
    deps = make_deps(script, sandbox=sandbox, vectors=vectors, choices=choices or Choices())
    for tool in tools:
        happened_before(deps, registered(tool, remembering(deps), origin="task", task=task, domain="analysis"))
    happened_before(deps, *events)
    return remembering(deps)


def remembering(deps: Deps) -> Deps:
    """Give the world as the next run sees it: with a memory of all that has happened."""
    return replace(deps, memory=fold(deps.memory, deps.journal.log.read()))


def happened_before(deps: Deps, *events: Event) -> None:
    """Log events, each in a run of its own."""
    for event in events:
        number = deps.journal.log.position()[0]
        deps.journal.log.append(Stamp(run_id=f"before{number}", node="test", provider="p", model="m"), (event,))


def a_call(function: str, *args: object) -> Call:
    return Call.model_validate({"function": function, "args": args})
