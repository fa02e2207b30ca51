"""Dates as a person types them."""

import re
from datetime import UTC, datetime, time, timedelta

from self_evolving_agent.errors import UsageError

_AGO = re.compile(r"(\d{1,6})\s*([smhdw])")
_UNITS = {"s": "seconds", "m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


def clock(at: datetime, now: datetime) -> str:
    """Give a moment as briefly as it can be told: today's by the second, this year's by the minute, others by the day.

    Args:
        now: In the zone in which it is told.
    """
    at = at.astimezone(now.tzinfo)
    if at.date() == now.date():
        return f"{at:%H:%M:%S}"
    return f"{at:%m-%d %H:%M}" if at.year == now.year else f"{at:%Y-%m-%d}"


def moment(text: str | None, now: datetime, *, end_of_day: bool = False) -> datetime | None:
    """Read `2026-11-30`, `2026-11-30 14:05`, `2h` (ago); None stays None.

    Args:
        now: In the zone in which dates without one are meant.
        end_of_day: A bare date means its last moment instead of its first.

    Raises:
        UsageError: If it is none of these.
    """
    if text is None:
        return None
    text = text.strip()
    try:
        if ago := _AGO.fullmatch(text):
            return (now - timedelta(**{_UNITS[ago[2]]: int(ago[1])})).astimezone(UTC)
        read = datetime.fromisoformat(text)
        if end_of_day and len(text) <= len("2026-11-30"):
            read = datetime.combine(read.date(), time.max, read.tzinfo)
        return (read if read.tzinfo else read.replace(tzinfo=now.tzinfo)).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise UsageError(
            f"{text!r} is no date", "for example 2026-11-30, '2026-11-30 14:05', or how long ago: 2h, 3d"
        ) from error
