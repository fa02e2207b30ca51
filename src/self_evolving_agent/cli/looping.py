"""`--loop`: work through records until it is told to stop, a line on stderr for each pass."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING

from self_evolving_agent.bootstrap.loop import HomeWorkplace, open_source, open_workplace, waiting_elsewhere
from self_evolving_agent.config import Settings, load_settings
from self_evolving_agent.errors import UsageError
from self_evolving_agent.models.sessions import Caps

from .arguments import HOURLY, Options
from .asking_world import open_asking
from .failures import Interrupted
from .output import Output
from .stopping import run_until_stopped
from .text import line

if TYPE_CHECKING:
    from self_evolving_agent.looping import Cycle, Loop

SHOWN_TASK = 60


def run_loop(options: Options, out: Output) -> int:
    """Run it to its end, or until it is stopped.

    Raises:
        Interrupted: When a person broke it off.
        UsageError: If an option makes no sense here.
    """
    if options.no_memory:
        raise UsageError("a loop learns, and --no-memory learns nothing", "leave one of them out")
    if options.domain is not None:
        raise UsageError("--domain is of one task", 'each record says its own: submit.py "TASK" --domain ANY')
    settings = load_settings(options.settings())
    stopping = asyncio.Event()
    try:
        run_until_stopped(_loop(options, settings, out, stopping), stopping, out.still)
    except KeyboardInterrupt:
        raise Interrupted from None
    return 0


async def _loop(options: Options, settings: Settings, out: Output, stopping: asyncio.Event) -> None:
    async with (
        open_asking(settings, out) as world,
        open_source(settings.session_source, world.store) as source,
    ):
        from self_evolving_agent.looping import Loop  # the graph, which has been imported meanwhile

        for row in world.note.splitlines():
            out.tell(row)
        out.tell(f"records from {source.name}")
        elsewhere = waiting_elsewhere(world)
        if elsewhere:
            out.warn(elsewhere)
        with open_workplace(world, *_caps(options)) as workplace:
            loop = Loop(
                source,
                workplace,
                most_retries=settings.retries,
                stopping=stopping,
                watcher=lambda text: out.live(f"working on {line(text)[:SHOWN_TASK]}"),
            )
            await _passes(loop, workplace, options, out)


def _caps(options: Options) -> tuple[Caps, Caps]:
    """Give what loops may spend in total, and in an hour."""
    given = options.budget or {}
    total = {name: value for name, value in given.items() if not name.endswith(HOURLY)}
    hourly = {name.removesuffix(HOURLY): value for name, value in given.items() if name.endswith(HOURLY)}
    return Caps.model_validate(total), Caps.model_validate(hourly)


async def _passes(loop: Loop, workplace: HomeWorkplace, options: Options, out: Output) -> None:
    number, was_idle = 0, False
    while not loop.stopping.is_set():
        number += 1
        cycle = await loop.cycle()
        out.still()
        is_idle = not cycle.taken and not cycle.pause
        if not (is_idle and was_idle):
            out.tell(told(number, cycle))
        was_idle = is_idle
        if options.json:
            flaws = [flaw.model_dump() for flaw in cycle.flaws]
            out.json({"cycle": number, **asdict(cycle), "flaws": flaws})
        room = workplace.headroom()
        if room.reason and room.opens_in_s is None:
            out.tell(f"{room.reason}; --budget with more goes on")
            return
        if options.cycles is not None and number >= options.cycles:
            return
        out.live("waiting for something to come")
        await _rest(loop, workplace, options.interval, is_paused=bool(cycle.pause))


async def _rest(loop: Loop, workplace: HomeWorkplace, interval_s: float, *, is_paused: bool) -> None:
    """Wait until there may be something to do, or the loop is to stop."""
    stopped = asyncio.ensure_future(loop.stopping.wait())
    try:
        while True:
            waiting = asyncio.ensure_future(asyncio.sleep(interval_s) if is_paused else loop.source.wait(interval_s))
            await asyncio.wait({stopped, waiting}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            if loop.stopping.is_set() or not is_paused or await workplace.is_able():
                return
    finally:
        stopped.cancel()


def told(number: int, cycle: Cycle) -> str:
    """Say in one line what a pass came to."""
    if not cycle.taken and not cycle.pause:
        return f"cycle {number}: nothing new{_curve(cycle)}"
    parts = [f"{cycle.taken} taken", f"{cycle.done} done", f"{cycle.failed} failed"]
    if cycle.rejected:
        parts.append(f"{cycle.rejected} set aside (log --type session.rejected says why)")
    if cycle.retried:
        parts.append(f"{cycle.retried} tried again")
    parts.append(f"{cycle.learned} learned")
    pause = f"; waiting: {cycle.pause}" if cycle.pause else ""
    return f"cycle {number}: {', '.join(parts)}{_curve(cycle)}{pause}"


def _curve(cycle: Cycle) -> str:
    return "" if cycle.curve is None else f"; success rate {cycle.curve:.0%}"
