from datetime import UTC, datetime, timedelta

from self_evolving_agent.system.clock import SystemClock
from self_evolving_agent.system.ids import TimeIds


class SetClock:
    def __init__(self, milliseconds: int) -> None:
        self.milliseconds = milliseconds

    def now(self) -> datetime:
        return datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=self.milliseconds)

    def monotonic(self) -> float:
        return self.milliseconds / 1000


def test_the_clock_tells_an_aware_time_in_utc():
    assert SystemClock().now().utcoffset() == timedelta(0)


def test_the_monotonic_clock_never_goes_back():
    clock = SystemClock()
    times = [clock.monotonic() for _ in range(100)]
    assert times == sorted(times)


def test_an_id_is_26_lower_case_letters_and_digits():
    fresh = TimeIds(SystemClock()).new()
    assert len(fresh) == 26
    assert fresh.isascii()
    assert fresh.isalnum()
    assert fresh == fresh.lower()


def test_ids_of_later_times_sort_later():
    clock = SetClock(1_700_000_000_000)
    ids = TimeIds(clock)
    first = ids.new()
    clock.milliseconds += 1
    assert first < ids.new()


def test_ids_rise_while_the_clock_stands_still():
    ids = TimeIds(SetClock(1_700_000_000_000))
    made = [ids.new() for _ in range(1000)]
    assert made == sorted(set(made))


def test_ids_rise_when_the_clock_goes_back():
    clock = SetClock(1_700_000_000_000)
    ids = TimeIds(clock)
    first = ids.new()
    clock.milliseconds -= 60_000
    assert first < ids.new()


def test_ids_rise_when_the_random_part_is_used_up():
    ids = TimeIds(SetClock(1_700_000_000_000), random_bits=lambda bits: 2**bits - 1)
    assert ids.new() < ids.new()


def test_two_makers_at_the_same_time_make_different_ids():
    clock = SetClock(1_700_000_000_000)
    assert TimeIds(clock).new() != TimeIds(clock).new()


def test_an_id_spells_time_and_randomness_in_base_32():
    ids = TimeIds(SetClock(1_469_922_850_259), random_bits=lambda bits: 0)
    assert ids.new() == "01arz3ndek" + "0" * 16
