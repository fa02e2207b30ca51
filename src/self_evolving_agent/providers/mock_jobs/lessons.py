"""The advice that the mock draws from a first try which was wrong."""

import json

from .job import number_of

_ADVICE = (
    "Treat the smallest and the emptiest input before the main loop begins.",
    "Name both ends of every range and try each of them by hand.",
    "Build the result in small named steps instead of one dense expression.",
    "Bring letters into one form before comparing and keep spaces in sight.",
)


def advice(job: str) -> str:
    """Give the advice for a job, by name, always the same."""
    return json.dumps({"advice": _ADVICE[number_of(job) % len(_ADVICE)]})
