"""Known tools in programs that are written for a task: which of them a program imports, and what it then sees."""

from collections.abc import Collection, Mapping

from self_evolving_agent.deps import Deps
from self_evolving_agent.models import Brief, ToolOffer
from self_evolving_agent.tools.finding import nearest_tools
from self_evolving_agent.tools.fitting import does_otherwise, written_otherwise
from self_evolving_agent.tools.gate import imported_modules
from self_evolving_agent.tools.registry import modules_for

MOST_OFFERED = 3
NEAR_ENOUGH = 0.45
"""Cosine of a task and a tool below which the tool is not shown: a small model uses what it is shown."""


async def offers(task: str, deps: Deps, failed: Collection[str] = ()) -> tuple[ToolOffer, ...]:
    """Give the few known tools that may help with a task, best first.

    One that does the opposite is not shown: a small model imports it, and invents a parameter that turns it around.
    Nor is one that has met no time or date written as the task's: all programs would fail with it alike.

    Args:
        task: The whole text.
        deps: The world.
        failed: Names of tools that broke on this task already.
    """
    found = []
    for hit in await nearest_tools(task, deps, MOST_OFFERED):
        tool = deps.memory.tools[hit.key]
        unfit = hit.key in failed or does_otherwise(tool, task) or written_otherwise(task, tool) is not None
        if hit.similarity >= NEAR_ENOUGH and not unfit:
            version = tool.version
            found.append(
                ToolOffer(name=hit.key, version=version.version, signature=version.signature, does=version.does)
            )
    return tuple(found)


def used_tools(source: str, brief: Brief) -> tuple[ToolOffer, ...]:
    """Give those of the offered tools that a program imports."""
    if not brief.tools or brief.language != "python":
        return ()
    try:
        modules = imported_modules(source)
    except (SyntaxError, ValueError, RecursionError):
        return ()
    return tuple(tool for tool in brief.tools if tool.name in modules)


def imported(source: str, brief: Brief, deps: Deps) -> dict[str, str]:
    """Give the modules that a program sees: the tools it imports, with all that those import."""
    return modules_for({tool.name: tool.version for tool in used_tools(source, brief)}, deps)


def as_files(modules: Mapping[str, str]) -> dict[str, str]:
    """Give modules as files to lie beside the program, so that it runs there too."""
    return {f"{name}.py": source for name, source in modules.items()}
