"""Which events a person means by the filters of `log`."""

from datetime import datetime
from difflib import get_close_matches
from typing import NamedTuple

from self_evolving_agent.bootstrap import Store
from self_evolving_agent.errors import UsageError
from self_evolving_agent.events import EVENT_TYPES

from .arguments import Options
from .run_ids import find_run
from .times import moment


class Filters(NamedTuple):
    """What the log is asked for.

    Attributes:
        types: Whole types, or beginnings that end in a dot; none means all.
    """

    types: tuple[str, ...]
    run_id: str | None
    since: datetime | None
    until: datetime | None


def filters(options: Options, store: Store) -> Filters:
    """Read the filters.

    Raises:
        UsageError: If there is no such run or type of event, or a date is none.
    """
    now = datetime.now().astimezone()
    return Filters(
        types=(_known(options.type),) if options.type is not None else (),
        run_id=None if options.run is None else find_run(store, options.run),
        since=moment(options.since, now),
        until=moment(options.until, now, end_of_day=True),
    )


def _known(wanted: str) -> str:
    is_beginning = wanted.endswith(".") and any(name.startswith(wanted) for name in EVENT_TYPES)
    if wanted in EVENT_TYPES or is_beginning:
        return wanted
    close = get_close_matches(wanted, EVENT_TYPES, n=1)
    hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(sorted(EVENT_TYPES))}"
    raise UsageError(f"there is no type of event {wanted!r}", hint)
