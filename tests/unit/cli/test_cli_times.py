from datetime import UTC, datetime, timedelta, timezone

import pytest

from self_evolving_agent.cli.times import clock, moment
from self_evolving_agent.errors import UsageError

ZONE = timezone(timedelta(hours=2))
NOW = datetime(2026, 11, 30, 14, 0, tzinfo=ZONE)


@pytest.mark.parametrize(
    ("at", "told"),
    [
        (datetime(2026, 11, 29, 22, 0, 5, tzinfo=UTC), "00:00:05"),
        (datetime(2026, 11, 29, 21, 59, tzinfo=UTC), "11-29 23:59"),
        (datetime(2025, 12, 31, 21, 59, tzinfo=UTC), "2025-12-31"),
    ],
)
def test_a_moment_is_told_as_briefly_as_its_distance_allows(at: datetime, told: str) -> None:
    assert clock(at, NOW) == told


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("2026-11-30", datetime(2026, 11, 29, 22, 0, tzinfo=UTC)),
        ("2026-11-30 14:05", datetime(2026, 11, 30, 12, 5, tzinfo=UTC)),
        ("2026-11-30T14:05:00Z", datetime(2026, 11, 30, 14, 5, tzinfo=UTC)),
        ("2h", datetime(2026, 11, 30, 10, 0, tzinfo=UTC)),
        (" 3d ", datetime(2026, 11, 27, 12, 0, tzinfo=UTC)),
        ("90s", datetime(2026, 11, 30, 11, 58, 30, tzinfo=UTC)),
    ],
)
def test_a_date_is_meant_in_the_persons_own_zone(text: str, read: datetime) -> None:
    assert moment(text, NOW) == read


def test_a_bare_day_as_an_end_means_its_last_moment() -> None:
    assert moment("2026-11-30", NOW, end_of_day=True) == datetime(2026, 11, 30, 21, 59, 59, 999999, tzinfo=UTC)
    assert moment("2026-11-30 14:05", NOW, end_of_day=True) == datetime(2026, 11, 30, 12, 5, tzinfo=UTC)


def test_nothing_said_is_no_date() -> None:
    assert moment(None, NOW) is None


@pytest.mark.parametrize("text", ["", "yesterday", "2026-13-01", "999999w", "0001-01-01"])
def test_what_is_no_date_is_told_with_examples(text: str) -> None:
    with pytest.raises(UsageError, match="is no date") as error:
        moment(text, NOW)
    assert "2h" in error.value.hint
