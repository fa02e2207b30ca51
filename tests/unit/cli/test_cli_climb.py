import pytest

from self_evolving_agent.cli.climb import bar, climb
from self_evolving_agent.scoring import Score


@pytest.mark.parametrize(
    ("before", "after", "drawn"),
    [
        (0.5, 0.65, "==========+++......."),
        (0.65, 0.5, "==========---......."),
        (0.0, 1.0, "++++++++++++++++++++"),
        (0.5, 0.5, "==========.........."),
    ],
)
def test_the_bar_shows_what_was_gained_and_lost(before: float, after: float, drawn: str) -> None:
    assert bar(before, after) == drawn


def test_the_climb_names_the_record_it_stands_on() -> None:
    assert climb(0.5, Score(rate=0.65, plays=1, wins=1)) == "0.50 -> 0.65 [==========+++.......] 1 play, 1 win"
    assert climb(0.65, Score(rate=0.75, plays=2, wins=0)).endswith("2 plays, 0 wins")
