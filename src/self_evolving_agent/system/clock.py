"""The machine's own time."""

import time
from datetime import UTC, datetime


class SystemClock:
    """Tells the time of this machine."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    def monotonic(self) -> float:
        return time.monotonic()
