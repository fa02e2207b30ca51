"""`explore`: choose the strategies to try, the champion and a fresh idea, and fix what they are measured by."""

import hashlib
import re
from collections.abc import Collection

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import ChecksWritten, Event, IdeaDropped, SkillsOffered, StrategyExplored
from self_evolving_agent.executors import executor_for
from self_evolving_agent.executors.absent import absent_package
from self_evolving_agent.executors.offers import offers
from self_evolving_agent.likeness import is_same_idea, is_sibling, normalised
from self_evolving_agent.memory.models import StrategyRecord
from self_evolving_agent.memory.queries import champion, tried
from self_evolving_agent.models import Brief, Classification, Domain, Origin, Strategy, Task
from self_evolving_agent.nodes.execute import OUTSIDE
from self_evolving_agent.prompts import exploring
from self_evolving_agent.scoring import Score
from self_evolving_agent.skills.offering import skill_offers
from self_evolving_agent.state import State, Step
from self_evolving_agent.structured import Schema, ask

PROGRAMMING: frozenset[Domain] = frozenset({"coding", "analysis"})
"""Domains whose executors write programs, which may import tools."""

GIVEN = "a given value"
_VALUE = re.compile(r"(?<![\w.])-?\d+(?:[.,:]\d+)*(?![\w]|\.\d)|(?<=-)\d+\b|\"[^\"\n]+\"|(?<!\w)'[^'\n]+'(?!\w)")
_PART_ENDS = re.compile(r"[,;.:](?=\s)")
_PLACES_OF_AN_END = (40, 100)
MOST_TOLD = 4
MOST_COMPARED = 40
MOST_CHARACTERS = 160
PLAIN: dict[Domain, tuple[str, str]] = {
    "coding": (
        "Write the plainest code that works and treat edge cases first.",
        "Split the work into small named steps and join their results.",
    ),
    "analysis": (
        "Compute it step by step with plain loops and simple variables.",
        "Use the tools of the standard library wherever one fits.",
    ),
    "research": (
        "Search for the key terms of the task and compare what the pages say.",
        "Take the most direct source and quote its numbers.",
    ),
    "writing": (
        "Draft it in one go, the main point first.",
        "Write an outline first, then one passage for each point.",
    ),
    "planning": ("List the goals first and work backwards from the end.", "Order the steps by what depends on what."),
    "general": ("Do it in the most direct way.", "Split it into parts and treat one after the other."),
}
"""What is tried when the model has no idea of its own, and as a third voice when two programs disagree."""


async def explore(state: State, deps: Deps) -> Step:
    """Choose strategies and have the executor write the brief they share.

    Where a tool has answered already, a failure of the world ends the exploring alone, and the run goes on with that.
    """
    try:
        return await _explored(state, deps)
    except OUTSIDE:
        if not any(candidate.success for candidate in state.get("candidates", ())):
            raise
        return Step({"strategies": (), "brief": Brief(compares_output=True)})


async def _explored(state: State, deps: Deps) -> Step:
    task, kind = state["task"], state["classification"]
    strategies, events = await _strategies(task, kind, deps)
    brief = await executor_for(kind.domain).prepare(task, kind, deps)
    if kind.domain in PROGRAMMING:
        failed = {c.tool.name for c in state.get("candidates", ()) if c.tool is not None and not c.success}
        brief = brief.model_copy(update={"tools": await offers(task.text, deps, failed)})
    advised = strategies[-1].key if strategies else ""
    advice = await skill_offers(task.text, kind.domain, deps)
    brief = brief.model_copy(update={"advice": advice, "advised": advised})
    if brief.checks or brief.rejected:
        events.append(checks_written(brief))
    if brief.advice:
        events.append(SkillsOffered(names=tuple(one.name for one in brief.advice)))
    return Step({"strategies": strategies, "brief": brief}, events)


def checks_written(brief: Brief) -> ChecksWritten:
    checks = tuple(check.model_dump(mode="json", exclude_defaults=True) for check in brief.checks)
    return ChecksWritten(checks=checks, rejected=brief.rejected)


def plain_strategy(kind: Classification, taken: Collection[str] = ()) -> Strategy | None:
    """Give a strategy that needs no idea, other than those whose keys are taken; None when there is none left."""
    strategies = (make_strategy(approach, kind) for approach in PLAIN[kind.domain])
    return next((strategy for strategy in strategies if strategy.key not in taken), None)


def make_strategy(approach: str, kind: Classification, origin: Origin = "fresh") -> Strategy:
    """Make a strategy from an approach; the same words in the same domain are the same strategy."""
    identity = f"{kind.domain}\n{kind.kind}\n{normalised(approach)}"
    return Strategy(
        key=hashlib.sha256(identity.encode()).hexdigest()[:12],
        name=_short(approach),
        approach=approach,
        domain=kind.domain,
        kind=kind.kind,
        origin=origin,
    )


async def _strategies(task: Task, kind: Classification, deps: Deps) -> tuple[tuple[Strategy, ...], list[Event]]:
    has_champion = deps.choices.allows("champion")
    best = champion(deps.memory, task.text, kind.domain, kind.kind) if has_champion else None
    known = tried(deps.memory, task.text, kind.domain, kind.kind, MOST_COMPARED)
    chosen = [_as_champion(best)] if best else []
    events: list[Event] = []
    if len(chosen) < deps.choices.strategies:
        fresh, dropped = await _fresh(task, kind, chosen, known, deps)
        chosen += fresh
        events += dropped
    while len(chosen) < deps.choices.strategies:
        # Tried before or not: one candidate alone can be held against nothing.
        plain = plain_strategy(kind, {strategy.key for strategy in chosen})
        if plain is None:
            break
        chosen.append(plain)
    return tuple(chosen), [*events, *(explored(strategy, deps) for strategy in chosen)]


def explored(strategy: Strategy, deps: Deps) -> StrategyExplored:
    """Say that a strategy is tried, with its record so far."""
    record = deps.memory.strategies.get(strategy.key)
    score = record.score if record else Score()
    return StrategyExplored(strategy=strategy, rate=round(score.rate, 4), plays=score.plays)


async def _fresh(
    task: Task, kind: Classification, chosen: list[Strategy], known: tuple[StrategyRecord, ...], deps: Deps
) -> tuple[list[Strategy], list[Event]]:
    """Ask for ideas, drop those that were tried or chosen, and ask once more if none is left."""
    wanted = deps.choices.strategies - len(chosen)
    fresh: list[Strategy] = []
    events: list[Event] = []
    before = [*(strategy.approach for strategy in chosen), *(record.approach for record in known)]
    told = [
        f"- {record.approach} (success rate {record.score.rate:.2f} in {record.score.plays} tries)"
        for record in known[:MOST_TOLD]
    ]
    for attempt in range(2):
        prompt = exploring.ideas(task.text, count=wanted, tried=tuple(told))
        reply = await ask(
            deps,
            prompt,
            exploring.IdeasReply,
            schema=_schema(wanted),
            max_tokens=60 + 60 * wanted,
            temperature=0.6 + 0.4 * attempt,
            seed=len(known) + attempt,
        )
        for idea in (in_general(_whole(idea), task.text) for idea in (reply.ideas if reply else ())):
            beside = [strategy.approach for strategy in (*chosen, *fresh)]
            fault = _fault(idea, kind, deps) or _repeats(idea, (task.text, *before), beside)
            if fault:
                events.append(IdeaDropped(approach=idea[:300], reason=fault))
            elif len(fresh) < wanted:
                fresh.append(make_strategy(idea.strip()[:300], kind))
                before.append(idea)
        if fresh:  # a plain strategy beside one idea is cheaper than another call, and surely differs
            break
    return fresh, events


def in_general(idea: str, task: str) -> str:
    """Say an idea for all tasks of its kind: numbers and quoted texts of this one become "a given value".

    A strategy is remembered. "Select numbers above 17" as the champion of the next task selects numbers above 17.
    """
    own = set(_VALUE.findall(task))
    return _VALUE.sub(lambda found: GIVEN if found.group() in own else found.group(), idea)


def _whole(idea: str) -> str:
    """Give an idea that was cut off up to its last whole part; what follows is mostly detail."""
    if len(idea) < MOST_CHARACTERS:
        return idea
    parts = list(_PART_ENDS.finditer(idea, *_PLACES_OF_AN_END))
    return idea[: parts[-1].start()] if parts else idea


def _fault(idea: str, kind: Classification, deps: Deps) -> str:
    """Say why an idea leads nowhere; nothing where it may."""
    if not idea.strip() or len(idea) >= MOST_CHARACTERS:
        return "empty or cut off"
    package = absent_package(idea, deps.choices.packages) if kind.domain in PROGRAMMING else None
    return f"{package} is not here" if package is not None else ""


def _repeats(idea: str, others: Collection[str], beside: Collection[str]) -> str:
    """Say what an idea repeats in similar words.

    Args:
        others: The task, and all that was tried before.
        beside: What is tried in this run: two that are to check each other must differ more.
    """
    twins = (other for other in others if is_same_idea(idea, other))
    twin = next(twins, None) or next((other for other in beside if is_sibling(idea, other)), None)
    return f"like: {twin[:120]}" if twin else ""


def _as_champion(record: StrategyRecord) -> Strategy:
    return Strategy(
        key=record.key,
        name=record.name,
        approach=record.approach,
        domain=record.domain,
        kind=record.kind,
        origin="champion",
    )


def _short(approach: str) -> str:
    words = approach.strip().rstrip(".").split()
    short = " ".join(words[:8])
    return (short if len(words) <= 8 else f"{short} …")[:60]  # noqa: PLR2004 - what fits a line at 80 columns


def _schema(count: int) -> Schema:
    items: Schema = {
        "type": "array",
        "minItems": count,
        "maxItems": count,
        "items": {"type": "string", "maxLength": MOST_CHARACTERS},
    }
    return {"type": "object", "properties": {"ideas": items}, "required": ["ideas"]}
