"""Events about records from outside, in a few words."""

from typing import assert_never

from self_evolving_agent.events import (
    SessionDigested,
    SessionFinished,
    SessionRejected,
    SessionReleased,
    SessionTaken,
)

SessionEvent = SessionTaken | SessionReleased | SessionDigested | SessionFinished | SessionRejected


def describe_session_event(event: SessionEvent) -> str:
    """Say what happened to a record."""
    match event:
        case SessionTaken():
            again = f" (attempt {event.attempt})" if event.attempt > 1 else ""
            return f"{event.goal}{again}"
        case SessionReleased():
            return f"back in the queue: {event.reason}"
        case SessionDigested():
            word = f" ({event.word})" if event.word and event.word != event.domain else ""
            return f"{event.domain}{word}, {event.result}: {event.goal}"
        case SessionFinished():
            return f"{event.outcome}{f': {event.reason}' if event.reason else ''}"
        case SessionRejected():
            return f"set aside: {event.where}: {event.reason}"
        case _:
            assert_never(event)
