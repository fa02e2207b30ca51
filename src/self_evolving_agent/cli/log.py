"""`log`, `log verify`, `log export`: what happened, as the log has it."""

import time
from collections import deque
from collections.abc import Iterable, Iterator
from datetime import datetime

from self_evolving_agent.bootstrap import Store
from self_evolving_agent.events import StoredEvent

from .arguments import Options
from .describe import describe
from .log_filters import Filters, filters
from .output import Output
from .run_ids import SHORT, short
from .store import opened
from .text import fit, line
from .times import clock

LATEST = 200
POLL_S = 0.5


def show_log(options: Options, out: Output) -> int:
    """List events, the latest 200 when nothing narrows them down."""
    with opened(options, out) as store:
        wanted = filters(options, store)
        if out.is_json:
            events = [stored.model_dump(mode="json") for stored in selected(wanted, store)]
            out.json({"events": events})
            _say_if_none(len(events), out)
            return 0
        last = store.log.position()[0]
        limit = options.limit or (None if options.run or options.since else LATEST)
        shown = 0
        for stored in _latest(selected(wanted, store), limit):
            if out.is_abandoned:
                return 0
            out.answer(event_line(stored, out.answer_width))
            shown += 1
        if options.follow:
            _follow(wanted, store, last, out)
        _say_if_none(shown, out)
    return 0


def export_log(options: Options, out: Output) -> int:
    """Write events as JSON, one a line."""
    with opened(options, out) as store:
        shown = 0
        for stored in _latest(selected(filters(options, store), store), options.limit):
            if out.is_abandoned:
                break
            out.json(stored.model_dump(mode="json"))
            shown += 1
        _say_if_none(shown, out)
    return 0


def verify_log(options: Options, out: Output) -> int:
    """Check the chain, every event and every blob, and that the log did not lose its end."""
    with opened(options, out) as store:
        check = store.log.verify(blobs=store.blobs, head=store.memory.recorded_head())
    if out.is_json:
        out.json({"events": check.events, "problems": list(check.problems)})
    else:
        for problem in check.problems:
            out.answer(line(problem))
        if not check.problems:
            out.answer(f"{check.events} events: the chain, the events and the blobs hold")
    return 1 if check.problems else 0


def selected(wanted: Filters, store: Store, after: int = 0) -> Iterator[StoredEvent]:
    """Yield what the filters let through."""
    return store.log.read(after=after, types=wanted.types, run_id=wanted.run_id, since=wanted.since, until=wanted.until)


def event_line(stored: StoredEvent, width: int) -> str:
    """Give an event on one line: number, local time, run, type, and what it says."""
    at = clock(stored.at, datetime.now().astimezone())
    who = f"{stored.seq:5} {at} {line(short(stored.stamp.run_id)):{SHORT}} {stored.event.type:18}"
    return fit(f"{who} {line(describe(stored.event))}", width)


def _latest(events: Iterable[StoredEvent], limit: int | None) -> Iterable[StoredEvent]:
    return events if limit is None else deque(events, maxlen=limit)


def _say_if_none(shown: int, out: Output) -> None:
    if not shown:
        out.tell("no event in the log fits")


def _follow(wanted: Filters, store: Store, last: int, out: Output) -> None:
    while not out.is_abandoned:
        for stored in selected(wanted, store, after=last):
            out.answer(event_line(stored, out.answer_width))
            last = stored.seq
        time.sleep(POLL_S)
