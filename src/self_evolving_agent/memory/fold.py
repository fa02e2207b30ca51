"""Turn events into memory: `fold` is pure, and folding in two parts gives what folding at once gives."""

from collections import deque
from collections.abc import Iterable
from typing import assert_never

from self_evolving_agent.events import (
    ChatTurned,
    Event,
    OutcomeScored,
    RunCancelled,
    RunFinished,
    RungSettled,
    RunStarted,
    SessionDigested,
    SkillForgotten,
    SkillLearned,
    StoredEvent,
    StrategyExplored,
    StrategyForgotten,
    TaskClassified,
)
from self_evolving_agent.likeness import is_same_sort
from self_evolving_agent.models import Domain
from self_evolving_agent.scoring import QUALIFYING_RATE, Score, played

from .models import Begun, ChatRecord, Experience, Memory, SkillRecord, StrategyRecord
from .ranking import most_worth_keeping
from .toolbox import TOOL_TYPES, Toolbox, ToolEvent

_Lesson = SkillLearned | SkillForgotten | StrategyForgotten | SessionDigested | ChatTurned

MEMORY_TYPES: tuple[str, ...] = (
    "chat.turned",
    "outcome.scored",
    "run.cancelled",
    "run.finished",
    "run.started",
    "rung.settled",
    "session.digested",
    "skill.forgotten",
    "skill.learned",
    "strategy.explored",
    "strategy.forgotten",
    "task.classified",
    *TOOL_TYPES,
)
"""The types of events that change memory; all others only move its position."""

EXPERIENCES = 300
TASK_LENGTH = 500
PROVEN, PROVEN_LENGTH = 5, 200
_BEGUN = 50
_CHATS, _TITLE = 50, 100
_SKILLS = 300
_STRATEGIES, _STRATEGIES_KEPT, _RECENT = 600, 500, 100


def apply(memory: Memory, stored: StoredEvent) -> Memory:
    """Give the memory after one more event."""
    return fold(memory, (stored,))


def fold(memory: Memory, events: Iterable[StoredEvent]) -> Memory:
    """Give the memory after more events, in the order of the log.

    An event at or below the memory's position is folded in already and skipped; one that is marked as not to be
    remembered only moves the position.
    """
    work = _Work(memory)
    for stored in events:
        if stored.seq <= work.position:
            continue
        work.position, work.head = stored.seq, stored.hash
        if stored.stamp.remembered:
            work.take(stored.seq, stored.stamp.run_id, stored.event)
    return work.memory() if work.position != memory.position else memory


def advanced(memory: Memory, position: int, head: str) -> Memory:
    """Move the position over events that are known to change nothing."""
    return memory if position <= memory.position else memory.model_copy(update={"position": position, "head": head})


def _with_task(proven: tuple[str, ...], task: str) -> tuple[str, ...]:
    """Add a task, in place of the one it is like."""
    return (*(other for other in proven if not is_same_sort(other, task)), task)[-PROVEN:]


class _Work:
    """A memory that is being changed: one copy for a whole batch of events."""

    def __init__(self, memory: Memory) -> None:
        self.position, self.head = memory.position, memory.head
        self.strategies = dict(memory.strategies)
        self.skills = dict(memory.skills)
        self.toolbox = Toolbox(memory)
        self.rungs = dict(memory.rungs)
        self.experiences = deque(memory.experiences, maxlen=EXPERIENCES)
        self.begun = dict(memory.begun)
        self.sessions = deque(memory.sessions, maxlen=EXPERIENCES)
        self.sessions_seen = memory.sessions_seen
        self.chats = dict(memory.chats)

    def memory(self) -> Memory:
        return Memory(
            position=self.position,
            head=self.head,
            strategies=self.strategies,
            skills=self.skills,
            tools=self.toolbox.tools,
            routes=self.toolbox.routes,
            demoted=self.toolbox.demoted,
            rungs=self.rungs,
            experiences=tuple(self.experiences),
            begun=self.begun,
            sessions=tuple(self.sessions),
            sessions_seen=self.sessions_seen,
            chats=self.chats,
        )

    def take(self, seq: int, run_id: str, event: Event) -> None:
        match event:
            case RunStarted():
                self._begin(run_id, event.task)
            case TaskClassified():
                self._classify(run_id, event.domain, event.kind)
            case StrategyExplored():
                self._explore(seq, run_id, event)
            case OutcomeScored():
                self._score(seq, run_id, event)
            case RungSettled():
                self.rungs[event.model_name] = event.rung
            case RunFinished():
                self._end(seq, run_id, event)
            case RunCancelled():
                self._cancel(seq, run_id)
            case SkillLearned() | SkillForgotten() | StrategyForgotten() | SessionDigested() | ChatTurned():
                self._take_in(seq, run_id, event)
            case _ if isinstance(event, ToolEvent):
                self.toolbox.take(seq, event)
            case _:
                pass  # the other events tell how it went, and change no memory

    def _take_in(self, seq: int, run_id: str, event: _Lesson) -> None:
        match event:
            case SkillLearned():
                self._learn(event)
            case SkillForgotten():
                self.skills.pop(event.name, None)
            case StrategyForgotten():
                self.strategies.pop(event.strategy, None)
            case SessionDigested():
                self._digest(seq, run_id, event)
            case ChatTurned():
                self._turn(seq, run_id, event)

    def _begin(self, run_id: str, task: str) -> None:
        self.begun[run_id] = Begun(task=task[:TASK_LENGTH])
        if len(self.begun) > _BEGUN:  # what a killed process began never ends
            del self.begun[next(iter(self.begun))]

    def _classify(self, run_id: str, domain: Domain, kind: str) -> None:
        if run_id in self.begun:
            self.begun[run_id] = self.begun[run_id].model_copy(update={"domain": domain, "kind": kind})

    def _explore(self, seq: int, run_id: str, event: StrategyExplored) -> None:
        strategy = event.strategy
        known = self.strategies.get(strategy.key)
        self.strategies[strategy.key] = StrategyRecord(
            key=strategy.key,
            name=strategy.name,
            approach=strategy.approach,
            domain=strategy.domain,
            kind=strategy.kind,
            score=known.score if known else Score(),
            explored_at=seq,
            last_task=self.begun[run_id].task[:PROVEN_LENGTH] if run_id in self.begun else "",
            proven_on=known.proven_on if known else (),
        )
        if len(self.strategies) > _STRATEGIES:
            kept = most_worth_keeping(self.strategies.values(), _STRATEGIES_KEPT, _RECENT)
            self.strategies = {key: record for key, record in self.strategies.items() if key in kept}

    def _score(self, seq: int, run_id: str, event: OutcomeScored) -> None:
        name = event.name
        match event.subject:
            case "strategy":
                if strategy := self.strategies.get(name):  # one that was never explored has nothing to remember
                    score = played(strategy.score, event.outcome, won=event.won, at=seq)
                    proven = strategy.proven_on
                    if run_id in self.begun and event.outcome >= QUALIFYING_RATE:
                        proven = _with_task(proven, self.begun[run_id].task[:PROVEN_LENGTH])
                    self.strategies[name] = strategy.model_copy(update={"score": score, "proven_on": proven})
            case "skill":
                if skill := self.skills.get(name):
                    score = played(skill.score, event.outcome, won=event.won, at=seq)
                    self.skills[name] = skill.model_copy(update={"score": score})
            case "tool":
                self.toolbox.score(name, event.outcome, won=event.won, at=seq)
            case _:
                assert_never(event.subject)

    def _learn(self, event: SkillLearned) -> None:
        known = self.skills.get(event.name)
        self.skills[event.name] = SkillRecord(
            name=event.name,
            advice=event.advice,
            about=event.about,
            domain=event.domain,
            score=known.score if known else Score(),
        )
        if len(self.skills) > _SKILLS:
            worst = min(self.skills.values(), key=lambda skill: (skill.score.rate, skill.score.last_used))
            del self.skills[worst.name]

    def _end(self, seq: int, run_id: str, event: RunFinished) -> None:
        begun = self.begun.pop(run_id, None)
        self.experiences.append(
            Experience(
                run_id=run_id,
                task=event.task[:TASK_LENGTH],
                domain=event.domain,
                kind=begun.kind if begun else "",
                success=event.success,
                winner=event.winner,
                at=seq,
            )
        )

    def _turn(self, seq: int, chat_id: str, event: ChatTurned) -> None:
        known = self.chats.pop(chat_id, None)
        title = known.title if known else event.said[:_TITLE]
        self.chats[chat_id] = ChatRecord(title=title, turns=event.number, at=seq)
        if len(self.chats) > _CHATS:
            del self.chats[next(iter(self.chats))]

    def _digest(self, seq: int, record_id: str, event: SessionDigested) -> None:
        self.sessions_seen += 1
        self.sessions.append(
            Experience(
                run_id=record_id,
                task=event.goal[:PROVEN_LENGTH],
                domain=event.domain,
                kind=event.kind,
                success=event.result == "success",
                winner=None,
                at=seq,
                faults=event.faults,
            )
        )

    def _cancel(self, seq: int, run_id: str) -> None:
        if begun := self.begun.pop(run_id, None):
            self.experiences.append(
                Experience(
                    run_id=run_id,
                    task=begun.task,
                    domain=begun.domain,
                    kind=begun.kind,
                    success=False,
                    winner=None,
                    at=seq,
                    cancelled=True,
                )
            )
