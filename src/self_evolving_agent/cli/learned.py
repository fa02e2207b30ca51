"""What a run taught, in a few words for its last line."""

from self_evolving_agent.events import Event, RouteLearned, SkillLearned, StrategyExplored, ToolRegistered
from self_evolving_agent.memory.models import TRUSTED_AFTER, Memory
from self_evolving_agent.models import Report

from .climb import climb
from .describe import counted
from .describe_tools import template
from .text import line


def lesson(event: Event) -> str:
    """Say what an event adds to what is known; empty for most."""
    match event:
        case ToolRegistered():
            proof = counted(event.satisfied, "example")
            return f"{'a new version of ' if event.replaces else ''}tool {event.name} ({proof})"
        case RouteLearned():
            return f"a route to {event.route.tool}, which needs no model: {template(event.route)}"
        case SkillLearned():
            return f"advice: {line(event.advice)}"
        case _:
            return ""


def climbed(winner: StrategyExplored | None, letter: str, memory: Memory) -> str:
    """Say how the winning strategy's rate moved; empty where none won."""
    record = memory.strategies.get(winner.strategy.key) if winner else None
    return f"{letter} {climb(winner.rate, record.score)}" if winner and record else ""


def trusted(report: Report, memory: Memory) -> str:
    """Say that the tool which gave the answer is trusted from now on; empty where none is that was not before."""
    by = report.answered_by
    tool = memory.tools.get(by.name) if by is not None and by.kind == "tool" else None
    if tool is None or tool.status != "trusted" or tool.score.wins != TRUSTED_AFTER:
        return ""
    return f"{tool.name} is trusted now: {counted(tool.score.wins, 'good use')}"
