"""`storage`: keeping one more event durably, against writing a JSON file of ten thousand anew."""

import json
import time
from collections.abc import Sequence
from contextlib import closing
from itertools import cycle, islice

from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.cost.homes import Homes
from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.events import StoredEvent
from self_evolving_agent.system.clock import SystemClock
from self_evolving_agent.system.ids import TimeIds

RECORDS = 10_000


def measure(n: int, homes: Homes, template: Sequence[StoredEvent]) -> Sequence[Figure]:
    """Time both with the events of a real run, in turn, where as many are kept already."""
    records = [stored.model_dump(mode="json") for stored in islice(cycle(template), RECORDS)]
    file = homes.folder / "records.json"
    ids, upcoming = TimeIds(SystemClock()), cycle(template)
    with closing(open_store(homes.without_past())) as store:

        def append(events: Sequence[StoredEvent]) -> None:
            run = template[0].stamp.model_copy(update={"run_id": ids.new()})
            store.log.append(run, [stored.event for stored in events])

        for _ in range(RECORDS // len(template)):
            append(template)

        def ours() -> float:
            started = time.perf_counter()
            append([next(upcoming)])
            return (time.perf_counter() - started) * 1000

        def anew() -> float:
            record = next(upcoming).model_dump(mode="json")
            started = time.perf_counter()
            file.write_text(json.dumps([*records, record]))
            return (time.perf_counter() - started) * 1000

        taken = alternately({"ours": ours, "anew": anew}, n)
    return (
        figure(
            f"storage: appending an event, synced / writing {RECORDS:,} of them to a JSON file, not synced",
            taken["ours"],
            taken["anew"],
            goal=0.01,
            bounded_by="one commit of SQLite with its fsync; then the payload as JSON and the hash of the row",
        ),
    )
