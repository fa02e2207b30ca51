"""What loops may spend together."""

from pathlib import Path

import pytest

from fakes_storage import FakeClock
from self_evolving_agent.errors import BudgetExceeded
from self_evolving_agent.models.sessions import Caps, Headroom, Spent
from self_evolving_agent.storage.ledger import SqliteLedger

NONE = Caps()


def ledger(folder: Path, clock: FakeClock, total: Caps = NONE, hourly: Caps = NONE) -> SqliteLedger:
    return SqliteLedger(folder / "loop.db", clock=clock, total=total, hourly=hourly)


def test_calls_are_admitted_up_to_the_cap_and_not_beyond(tmp_path: Path) -> None:
    book = ledger(tmp_path, FakeClock(), Caps(calls=2))
    book.admit()
    book.admit()
    with pytest.raises(BudgetExceeded, match="the loop's budget of 2 calls is used up"):
        book.admit()
    assert book.spent() == Spent(calls=2)
    assert book.headroom().opens_in_s is None


def test_what_was_spent_outlasts_a_restart_and_is_shared(tmp_path: Path) -> None:
    clock = FakeClock()
    first, second = ledger(tmp_path, clock), ledger(tmp_path, clock)
    first.admit()
    second.charge(100, 2.5)
    first.close()
    assert ledger(tmp_path, clock).spent() == Spent(calls=1, tokens=100, seconds=2.5)


@pytest.mark.parametrize(("caps", "what"), [(Caps(tokens=100), "100 tokens"), (Caps(seconds=2.5), "2.5 seconds")])
def test_tokens_and_seconds_close_it_too(tmp_path: Path, caps: Caps, what: str) -> None:
    book = ledger(tmp_path, FakeClock(), caps)
    book.charge(99, 2.4)
    book.admit()
    book.charge(1, 0.1)
    assert what in book.headroom().reason
    with pytest.raises(BudgetExceeded):
        book.admit()


def test_an_hour_later_the_hours_budget_is_there_again(tmp_path: Path) -> None:
    clock = FakeClock()
    book = ledger(tmp_path, clock, Caps(calls=3), Caps(calls=2))
    book.admit()
    clock.advance(600)
    book.admit()
    room = book.headroom()
    assert room.reason == "the loop's budget of 2 calls an hour is used up"
    assert room.opens_in_s == 3000
    clock.advance(2999)
    assert book.headroom().reason
    clock.advance(1)
    assert book.headroom() == Headroom()
    book.admit()
    assert book.headroom().opens_in_s is None  # now it is the total


def test_without_caps_there_is_always_room(tmp_path: Path) -> None:
    book = ledger(tmp_path, FakeClock())
    for _ in range(5):
        book.admit()
    book.charge(10**9, 1e9)
    assert book.headroom() == Headroom()
