"""`memory`: what the agent remembers, now or at a date."""

from datetime import datetime

from pydantic import JsonValue

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
    out.json(_rounded(memory.model_dump(mode="json")))
    return 0


def _rounded(value: JsonValue) -> JsonValue:
    """Round numbers to four decimals: 0.6499999999999999 is 0.65 to people."""
    match value:
        case dict():
            return {name: _rounded(each) for name, each in value.items()}
        case list():
            return [_rounded(each) for each in value]
        case float():
            return round(value, 4)
        case _:
            return value
