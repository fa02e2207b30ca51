"""What a run does with tools, as rows of its progress."""

from dataclasses import dataclass
from typing import assert_never

from self_evolving_agent.events import (
    ExampleDisputed,
    RouteDemoted,
    ToolRegistered,
    ToolRejected,
    ToolRetired,
    ToolUsed,
)
from self_evolving_agent.models import Report

from .describe import counted
from .describe_tools import describe_tool_event, spoken_call

ToolStep = ToolRegistered | ToolRejected | ExampleDisputed | ToolUsed | ToolRetired | RouteDemoted


@dataclass(frozen=True)
class Row:
    """One step.

    Attributes:
        more: Told in full below it, over several lines if need be.
    """

    label: str
    text: str
    more: str = ""
    style: str = ""


def tool_row(event: ToolStep) -> Row:
    """Say what happened to a tool or a route, what matters most first: lines end early on a terminal."""
    match event:
        case ToolRegistered():
            teeth = f", {event.killed} of {event.mutants} mutants killed" if event.mutants else ""
            proof = f"satisfies {counted(event.satisfied, 'example')}{teeth}"
            return Row("tool", f"wrote {event.name}", f"{event.does.rstrip('. ')} ({proof})", "green")
        case ToolRejected() | ExampleDisputed():
            return Row("tool", describe_tool_event(event), style="dim")
        case ToolUsed(success=True):
            return Row("tool", f"{spoken_call(event.call)} -> {event.returned}", style="green")
        case ToolUsed():
            return Row("tool", f"failed: {spoken_call(event.call)}", style="red")
        case ToolRetired():
            return Row("tool", f"{event.name} is out of use", event.why, "red")
        case RouteDemoted():
            return Row("route", "not used any more: it led to a failure", event.why, "dim")
        case _:
            assert_never(event)


def answer_row(report: Report) -> Row | None:
    """Say which tool gave the answer, and what that took."""
    by = report.answered_by
    if by is None or by.kind != "tool":
        return None
    if by.name in report.tools.created:
        how = "which was written for it"
    elif report.usage.model_calls:
        how = f"with {counted(report.usage.model_calls, 'model call')}"
    else:
        how = "without a model"
    return Row("answered", f"by the tool {by.name}, {how}", style="bold")
