"""One line per step on stderr, with the seconds since the start."""

import time

from self_evolving_agent.events import (
    CandidateFinished,
    CandidatesJudged,
    StoredEvent,
    StrategyExplored,
    TaskClassified,
)

from .output import Output, line


class Progress:
    def __init__(self, out: Output) -> None:
        self._out = out
        self._started = time.monotonic()

    def show(self, stored: StoredEvent) -> None:
        event = stored.event
        match event:
            case TaskClassified():
                self._step("classify", f"{event.domain}/{event.kind}")
            case StrategyExplored():
                self._step("explore", f"{event.strategy.origin}: {event.strategy.name}")
            case CandidateFinished():
                self._step("execute", f"{event.strategy_name}: {event.score:.2f} {event.why}")
            case CandidatesJudged():
                self._step("judge", event.why)
            case _:
                pass

    def _step(self, name: str, text: str) -> None:
        self._out.tell(f"{time.monotonic() - self._started:6.1f}s  {name:10} {line(text)}")
