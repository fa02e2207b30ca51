import pytest

from self_evolving_agent.cli.describe import describe
from self_evolving_agent.cli.looping import told
from self_evolving_agent.events import SessionDigested, SessionFinished, SessionReleased, SessionTaken
from self_evolving_agent.looping import Cycle


@pytest.mark.parametrize(
    ("cycle", "line"),
    [
        (Cycle(), "cycle 3: nothing new"),
        (Cycle(curve=0.5), "cycle 3: nothing new; success rate 50%"),
        (
            Cycle(taken=2, done=1, failed=1, learned=4, curve=0.75),
            "cycle 3: 2 taken, 1 done, 1 failed, 4 learned; success rate 75%",
        ),
        (
            Cycle(taken=2, done=1, rejected=1, retried=1),
            (
                "cycle 3: 2 taken, 1 done, 0 failed, 1 set aside (log --type session.rejected says why), "
                "1 tried again, 0 learned"
            ),
        ),
        (Cycle(pause="no model"), "cycle 3: 0 taken, 0 done, 0 failed, 0 learned; waiting: no model"),
    ],
)
def test_a_cycle_is_told_in_one_line(cycle: Cycle, line: str) -> None:
    assert told(3, cycle) == line


def test_what_happens_to_a_record_is_told_in_a_few_words() -> None:
    taken = SessionTaken(source="s", goal="walk", attempt=1, run="r")
    assert describe(taken) == "walk"
    assert describe(taken.model_copy(update={"attempt": 2})) == "walk (attempt 2)"
    assert describe(SessionReleased(attempt=1, cause="stop", reason="stopped")) == "back in the queue: stopped"
    digested = SessionDigested(goal="walk", word="Backend", domain="coding", kind="function", result="partial")
    assert describe(digested) == "coding (Backend), partial: walk"
    assert describe(digested.model_copy(update={"word": "coding"})) == "coding, partial: walk"
    assert describe(SessionFinished(outcome="failed", reason="nobody could")) == "failed: nobody could"
