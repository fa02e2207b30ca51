"""Events about tools, routes and skills in a few words, for people."""

from typing import assert_never

from self_evolving_agent.encoding import show
from self_evolving_agent.events import (
    ExampleDisputed,
    FeedbackGiven,
    RouteDemoted,
    RouteLearned,
    SkillForgotten,
    SkillLearned,
    SkillsOffered,
    StrategyForgotten,
    ToolJudged,
    ToolRegistered,
    ToolRejected,
    ToolRestored,
    ToolRetired,
    ToolReverted,
    ToolUsed,
)
from self_evolving_agent.models import Route, ToolCall

Forgotten = SkillForgotten | StrategyForgotten
Standing = ToolJudged | ToolRetired | ToolRestored | ToolReverted
Lesson = RouteLearned | RouteDemoted | SkillLearned | SkillsOffered | FeedbackGiven | Forgotten
ToolEvent = ToolRegistered | ToolRejected | ExampleDisputed | ToolUsed | Standing | Lesson


def describe_tool_event(event: ToolEvent) -> str:
    """Say what happened, without who and when."""
    match event:
        case ToolRegistered():
            mutants = f", {event.killed} of {event.mutants} mutants killed" if event.mutants else ""
            return f"tool {event.name} {event.tool_version}: {event.does}{mutants}"
        case ToolRejected():
            return f"{f'no tool {event.name}'.rstrip()}: {event.reason.replace('_', ' ')}. {event.detail}".rstrip()
        case ExampleDisputed():
            return f"in doubt: {event.example.name} (two programs agree on {event.observed})"
        case ToolUsed():
            way = {"route": "by a route", "call": "chosen for the task", "new": "made for the task"}[event.call.origin]
            came = f"-> {event.returned}" if event.success else "failed"
            return f"{spoken_call(event.call)} {came} ({way})"
        case ToolJudged() | ToolRetired() | ToolRestored() | ToolReverted():
            return _standing(event)
        case _:
            return _lesson(event)


def _standing(event: Standing) -> str:
    match event:
        case ToolJudged():
            said = "right after all" if event.good else "wrong, nothing is learned from it"
            return f"what tool {event.name} gave is {said}: {event.text}"
        case ToolRetired():
            return f"tool {event.name} retired: {event.why}"
        case ToolRestored():
            return f"tool {event.name} is back"
        case ToolReverted():
            return f"tool {event.name} is at {event.tool_version} again"
        case _:
            assert_never(event)


def _lesson(event: Lesson) -> str:
    match event:
        case RouteLearned():
            return f"from now on without a model: {template(event.route)}"
        case RouteDemoted():
            return f"route {event.route} is used no more: {event.why}"
        case SkillLearned():
            return event.advice
        case SkillsOffered():
            return f"{len(event.names)} put into prompts"
        case FeedbackGiven():
            return f"run {event.run} was {'good' if event.good else 'bad'} {event.why}".rstrip()
        case SkillForgotten():
            return f"advice {event.name} is forgotten"
        case StrategyForgotten():
            return f"strategy {event.strategy} is forgotten"
        case _:
            assert_never(event)


def template(route: Route) -> str:
    """Write a route as the text that it fits, with the names of the arguments in it."""
    parts = [route.literals[0]]
    for slot, literal in zip(route.slots, route.literals[1:], strict=False):
        parts += [f"<{slot.parameter}>", literal]
    return "".join(parts)


def spoken_call(call: ToolCall) -> str:
    """Write a call as Python source."""
    return f"{call.name}({', '.join(f'{name}={show(value)}' for name, value in call.arguments.items())})"
