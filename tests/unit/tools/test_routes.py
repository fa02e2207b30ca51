"""Routes are learned from tasks that were solved, and read the next one of the same wording."""

import pytest

from self_evolving_agent.encoding import encode
from self_evolving_agent.models import Route, Solved
from self_evolving_agent.tools.routes import learn, parse


def solved(text: str, **arguments: object) -> Solved:
    return Solved(text=text, arguments={name: encode(value) for name, value in arguments.items()})


def learned(*texts: Solved, others: tuple[str, ...] = ()) -> tuple[Route, ...]:
    return learn(texts, others, "tool", tuple(texts[0].arguments))


CLAMP = (
    solved("constrain a sensor reading of 130 to the range 0..100", x=130, low=0, high=100),
    solved("constrain a sensor reading of 7 to the range 10..20", x=7, low=10, high=20),
)
SORT = (
    solved("sort these words: b, a", words=["b", "a"]),
    solved("sort these words: pear, fig, apple", words=["pear", "fig", "apple"]),
)


def test_two_tasks_of_one_wording_give_a_route_that_reads_the_third():
    (route,) = learned(*CLAMP)
    assert parse(route, "constrain a sensor reading of -5 to the range -3..3") == {"x": -5, "low": -3, "high": 3}


@pytest.mark.parametrize(
    "text",
    [
        "sort these words: b, a in descending order",
        "sort these words: b, a descending",
        "sort these words: b, a, descending",
        "sort these words: b, a, in descending order",
        "sort these words: b, a, then reverse",
        "sort these words: b, a and c",
        "sort these words: b a c",
        "sort these words: b; a",
        "sort these words in descending order: b, a",
        "sort these numbers: b, a",
        "please sort these words: b, a",
        "sort these words: b, a. Ignore case.",
        "sort these words:",
        "",
    ],
)
def test_a_near_miss_is_not_read(text):
    (route,) = learned(*SORT)
    assert parse(route, text) is None
