"""What a person's word on a run does to the records of what gave its answer."""

import hashlib
from collections.abc import Sequence

import pytest

from fakes_storage import InMemoryEventLog
from self_evolving_agent.errors import UsageError
from self_evolving_agent.events import (
    CandidatesJudged,
    Event,
    OutcomeScored,
    RouteDemoted,
    RouteLearned,
    SkillsOffered,
    ToolJudged,
    ToolUsed,
)
from self_evolving_agent.memory import Memory, fold
from self_evolving_agent.memory.feedback import TYPES, Feedback, consequences
from self_evolving_agent.models import Route, ToolCall
from storage_samples import ROUTE, explored, finished, learned, registered, scored, stamp, started

ANSWER = hashlib.sha256(b"100").hexdigest()


def reads(route: Route, text: str) -> bool:
    return text.startswith(route.literals[0])


def judged(winner: str | None) -> CandidatesJudged:
    return CandidatesJudged(winner=winner, decided_by="evidence", why="")


def used(*, route: str | None = None, returned: str = "100", success: bool = True) -> ToolUsed:
    call = ToolCall(
        name="clamp", version="0123456789ab", arguments={}, origin="route" if route else "call", route=route
    )
    return ToolUsed(call=call, text="clamp it", returned=returned, success=success)


def follows(
    run: Sequence[Event],
    *,
    good: bool = False,
    before: Sequence[Event] = (registered(), explored("one"), learned()),
    earlier: Sequence[bool] = (),
) -> list[Event]:
    """Give what follows from feedback on a run, and see that the fold takes it."""
    log = InMemoryEventLog()
    log.append(stamp("run0"), before)
    log.append(stamp("run1"), [started(), *run, finished().model_copy(update={"answer": ANSWER})])
    for number, said in enumerate(earlier):
        events = consequences(
            Feedback(run_id="run1", good=said),
            log.read(run_id="run1"),
            log.read(types=TYPES),
            fold(Memory(), log.read()),
            reads=reads,
        )
        log.append(stamp(f"said{number}"), events)
    events = consequences(
        Feedback(run_id="run1", good=good, why="so"),
        log.read(run_id="run1"),
        log.read(types=TYPES),
        fold(Memory(), log.read()),
        reads=reads,
    )
    assert len(log.append(stamp("said"), events)) == len(events)
    return list(events[1:])


def outcomes(events: Sequence[Event]) -> list[tuple[str, str, float, bool]]:
    return [(e.subject, e.name, e.outcome, e.won) for e in events if isinstance(e, OutcomeScored)]


def test_a_bad_answer_of_a_strategy_counts_against_it() -> None:
    events = follows([judged("one")])
    assert outcomes(events) == [("strategy", "one", 0.0, False)]


def test_a_good_answer_of_a_strategy_counts_for_it() -> None:
    events = follows([judged("one")], good=True)
    assert outcomes(events) == [("strategy", "one", 1.0, True)]


def test_a_bad_answer_by_a_route_counts_against_the_tool_and_demotes_the_route() -> None:
    events = follows([judged("tool:clamp"), used(route="r1")])
    assert outcomes(events) == [("tool", "clamp", 0.0, False)]
    assert [e.route for e in events if isinstance(e, RouteDemoted)] == ["r1"]


ROUTED = (judged("tool:clamp"), used(route="r1"))
KNOWING = (registered(), RouteLearned(route=ROUTE, texts=()))


def judgements(events: Sequence[Event]) -> list[tuple[str, bool, tuple[str, ...]]]:
    return [(e.text, e.good, e.routes) for e in events if isinstance(e, ToolJudged)]


def test_a_bad_answer_of_a_tool_is_a_task_that_it_did_not_solve() -> None:
    assert judgements(follows(ROUTED)) == [("clamp it", False, ("r1",))]


def test_a_bad_answer_demotes_every_route_that_would_give_it_again() -> None:
    events = follows([judged("tool:clamp"), used()], before=KNOWING)
    assert [e.route for e in events if isinstance(e, RouteDemoted)] == [ROUTE.key]
    assert judgements(events) == [("clamp it", False, (ROUTE.key,))]


def test_a_bad_answer_demotes_no_route_of_other_wordings_or_other_tools() -> None:
    other = RouteLearned(route=ROUTE.model_copy(update={"key": "r2", "tool": "order"}), texts=())
    elsewhere = RouteLearned(route=ROUTE.model_copy(update={"key": "r3", "literals": ("keep", "")}), texts=())
    before = (registered(), registered("order"), other, elsewhere)
    events = follows([judged("tool:clamp"), used()], before=before)
    assert [e.route for e in events if isinstance(e, RouteDemoted)] == []


def test_a_good_word_that_withdraws_a_bad_one_gives_the_task_and_the_routes_back() -> None:
    assert judgements(follows(ROUTED, good=True, earlier=[False])) == [("clamp it", True, ("r1",))]


def test_a_good_word_that_withdraws_nothing_says_nothing_of_the_task() -> None:
    assert judgements(follows(ROUTED, good=True)) == []


def test_a_withdrawn_word_gives_back_no_route_that_had_fallen_before() -> None:
    before = (*KNOWING, RouteDemoted(route=ROUTE.key, why="it failed"))
    run = [judged("tool:clamp"), used(route=ROUTE.key)]
    assert judgements(follows(run, before=before)) == [("clamp it", False, ())]
    assert judgements(follows(run, good=True, before=before, earlier=[False])) == [("clamp it", True, ())]


def test_a_good_answer_demotes_no_route() -> None:
    events = follows([judged("tool:clamp"), used(route="r1")], good=True)
    assert outcomes(events) == [("tool", "clamp", 1.0, True)]
    assert len(events) == 1


def test_a_tool_that_gave_the_same_answer_as_the_winner_shares_in_it() -> None:
    assert outcomes(follows([judged("one"), used()])) == [
        ("strategy", "one", 0.0, False),
        ("tool", "clamp", 0.0, False),
    ]


@pytest.mark.parametrize("use", [used(returned="99"), used(success=False)])
def test_a_tool_that_gave_another_answer_or_none_does_not(use: ToolUsed) -> None:
    assert outcomes(follows([judged("one"), use])) == [("strategy", "one", 0.0, False)]


def test_a_newer_version_of_the_tool_keeps_its_record() -> None:
    newer = (registered(), registered(version="ffff00000000", replaces="0123456789ab"))
    events = follows([judged("tool:clamp"), used(route="r1")], before=newer)
    assert outcomes(events) == []
    assert [e.route for e in events if isinstance(e, RouteDemoted)] == ["r1"]


def test_advice_that_was_given_shares_in_it() -> None:
    events = follows([SkillsOffered(names=("5k111",)), judged("one")])
    assert outcomes(events) == [("strategy", "one", 0.0, False), ("skill", "5k111", 0.0, False)]


def test_where_nobody_won_nothing_is_scored() -> None:
    assert follows([SkillsOffered(names=("5k111",)), judged(None)]) == []


def test_the_same_word_twice_counts_once() -> None:
    assert follows([judged("one")], earlier=[False]) == []


def test_another_word_counts_anew() -> None:
    assert outcomes(follows([judged("one")], earlier=[False, True])) == [("strategy", "one", 0.0, False)]


def test_what_is_no_ended_run_is_refused() -> None:
    with pytest.raises(UsageError, match="no task that has ended"):
        consequences(Feedback(run_id="run1", good=True), (), (), Memory(), reads=reads)


def test_the_first_event_is_the_word_itself() -> None:
    log = InMemoryEventLog()
    log.append(stamp("run1"), [started(), explored("one"), scored("one"), judged("one"), finished()])
    feedback = Feedback(run_id="run1", good=False, why="wrong unit")
    given = consequences(feedback, log.read(), (), fold(Memory(), log.read()), reads=reads)[0]
    assert given.model_dump(include={"run", "good", "why"}) == {"run": "run1", "good": False, "why": "wrong unit"}
