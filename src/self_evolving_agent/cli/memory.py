"""`memory`: what the agent remembers, now or at a date."""

from datetime import datetime

from self_evolving_agent.memory import Memory, fold

from .arguments import Options
from .output import Output
from .store import opened
from .times import moment


def show_memory(options: Options, out: Output) -> int:
    """Print the memory as JSON; at a date it is the fold of what had happened by then."""
    until = moment(options.at, datetime.now().astimezone(), end_of_day=True)
    with opened(options, out) as store:
        memory = store.memory.current() if until is None else fold(Memory(), store.log.read(until=until))
    out.json(memory.model_dump(mode="json"))
    return 0
