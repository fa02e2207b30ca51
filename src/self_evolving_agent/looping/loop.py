"""Passes over a source, each record settled before the next is asked for."""

import asyncio
import traceback
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Protocol, cast

from self_evolving_agent.deps import Deps, Listener
from self_evolving_agent.errors import AgentError, SourceError
from self_evolving_agent.memory import Memory
from self_evolving_agent.memory.queries import success_curve
from self_evolving_agent.models.sessions import Flaw, Headroom, Record, TaskRecord
from self_evolving_agent.ports import Claim, Source

from .work import Settled, Work

MOST_NAMED = 1000


class Workplace(Protocol):
    """What the loop asks of the world."""

    def deps(self, *, run_id: str, listener: Listener | None = None) -> Deps:
        """Give what one run may use, under this run id."""
        ...

    def memory(self) -> Memory:
        """Give the memory as it is now."""
        ...

    def headroom(self) -> Headroom:
        """Tell whether the budget of all loops lets a model call begin."""
        ...


@dataclass
class Cycle:
    """What one pass over the source came to.

    Attributes:
        retried: Sessions whose goal was tried again with the full graph.
        learned: Skills and tools.
        curve: Share of successes among the latest own runs; None before the first.
        pause: Why it ended before all was taken; empty when nothing stopped it.
        flaws: What was set aside, the first thousand.
    """

    taken: int = 0
    done: int = 0
    failed: int = 0
    rejected: int = 0
    retried: int = 0
    learned: int = 0
    curve: float | None = None
    pause: str = ""
    flaws: list[Flaw] = field(default_factory=list)


@dataclass
class Loop:
    """One process's way through a source; several processes may share it.

    Attributes:
        most_retries: Sessions that one pass tries again at most; the others are learned from all the same.
        stopping: Once set, nothing more is taken.
        watcher: Is told what is being worked on.
    """

    source: Source
    workplace: Workplace
    most_retries: int = 50
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
    watcher: Callable[[str], None] = lambda _: None
    _was_readable: bool = field(default=False, init=False)

    async def cycle(self) -> Cycle:
        """Take what is new and settle it; a source that could be read once is waited for where it goes away.

        Raises:
            AgentError: If the log, the home or the source cannot be used.
            asyncio.CancelledError: If it was cancelled; the record in hand is settled or released.
        """
        cycle = Cycle()
        try:
            await self._take(cycle)
        except SourceError as error:
            if not self._was_readable:
                raise
            cycle.pause = error.message
        self._was_readable = True
        cycle.curve = next(iter(success_curve(self.workplace.memory())[-1:]), None)
        return cycle

    async def _take(self, cycle: Cycle) -> None:
        async with aclosing(cast("AsyncGenerator[Claim, None]", self.source.claims())) as claims:
            async for claim in claims:
                cycle.pause = self.workplace.headroom().reason
                if self.stopping.is_set() or cycle.pause:
                    claim.release()
                    break
                if not await self._took(claim, cycle):
                    break

    async def _took(self, claim: Claim, cycle: Cycle) -> bool:
        """Settle a record; False where it had to go back."""
        record = claim.record
        if not isinstance(record, Flaw):
            self.watcher(record.text if isinstance(record, TaskRecord) else record.goal)
        work = Work(self.source.name, self.workplace, may_retry=cycle.retried < self.most_retries)
        try:
            settled = await self._settled(work, record)
        except BaseException:
            claim.release()
            raise
        if settled.outcome is None:
            cycle.pause = settled.reason
            claim.release()
            return False
        claim.settle(settled.outcome, settled.reason)
        if not settled.was_known:
            _count(settled, record, cycle)
        return True

    @staticmethod
    async def _settled(work: Work, record: Record) -> Settled:
        """Let no defect that one record brings to light keep the others waiting."""
        try:
            return await work.on(record)
        except AgentError:
            raise
        except Exception as error:  # noqa: BLE001 - the one boundary of a record; the log tells what it was
            place = traceback.extract_tb(error.__traceback__)[-1]
            reason = f"unexpected {type(error).__name__}: {error} ({place.filename}:{place.lineno})"
            return work.failed(record, reason[-1000:])


def _count(settled: Settled, record: Record, cycle: Cycle) -> None:
    cycle.taken += 1
    cycle.learned += settled.learned
    cycle.retried += settled.is_retry
    match settled.outcome:
        case "done":
            cycle.done += 1
        case "failed":
            cycle.failed += 1
        case _:
            cycle.rejected += 1
            if isinstance(record, Flaw) and len(cycle.flaws) < MOST_NAMED:
                cycle.flaws.append(record)
