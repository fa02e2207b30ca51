import pytest

from self_evolving_agent.memory import Experience, Memory, StrategyRecord
from self_evolving_agent.memory.queries import champion, success_curve, tried
from self_evolving_agent.memory.ranking import lower_bound, most_worth_keeping
from self_evolving_agent.scoring import Score


def record(
    key: str,
    rate: float,
    plays: int = 3,
    *,
    wins: int = 0,
    kind: str = "function",
    domain: str = "coding",
    used: int = 0,
    proven_on: tuple[str, ...] = ("is 7 a prime",),
) -> StrategyRecord:
    return StrategyRecord.model_validate(
        {
            "key": key,
            "name": key,
            "approach": "do it",
            "domain": domain,
            "kind": kind,
            "score": Score(rate=rate, plays=plays, wins=wins, last_used=used),
            "proven_on": proven_on,
        }
    )


def memory(*records: StrategyRecord) -> Memory:
    return Memory(strategies={r.key: r for r in records})


def champion_key(*records: StrategyRecord, kind: str = "function", task: str = "is 9 a prime") -> str | None:
    found = champion(memory(*records), task, "coding", kind)
    return found.key if found else None


def test_nobody_is_champion_before_anybody_qualifies():
    assert champion_key() is None
    assert champion_key(record("unplayed", 0.9, plays=0), record("weak", 0.59)) is None


def test_the_best_rate_is_champion():
    assert champion_key(record("good", 0.7), record("better", 0.8), record("weak", 0.3)) == "better"


def test_only_strategies_of_the_same_kind_of_task_compete():
    same, other = record("same", 0.65), record("other", 0.95, kind="script")
    assert champion_key(same, other) == "same"
    assert champion_key(same, other, kind="calculation") is None


def test_what_succeeded_at_a_task_of_another_sort_is_no_champion_of_this_one():
    assert champion_key(record("divides", 0.95), task="the longest common prefix of some words") is None


def test_what_succeeded_at_three_tasks_unlike_each_other_is_champion_of_any():
    unlike = ("is 7 a prime", "reverse a string", "sort these words")
    found = record("general", 0.7, proven_on=unlike), record("narrow", 0.9)
    assert champion_key(*found, task="the longest common prefix of some words") == "general"
    assert champion_key(record("twice", 0.9, proven_on=unlike[:2]), task="merge two intervals") is None


def test_a_champion_of_another_domain_does_not_count():
    assert champion_key(record("writer", 0.95, domain="writing")) is None


def test_among_equal_rates_the_better_proven_is_champion():
    assert champion_key(record("lucky", 0.67, plays=1), record("proven", 0.65, plays=8)) == "proven"


def test_a_clearly_better_rate_wins_over_more_plays():
    assert champion_key(record("better", 0.9, plays=6), record("proven", 0.7, plays=90)) == "better"


def test_among_equally_proven_the_one_with_more_wins_is_champion_and_then_the_smaller_key():
    assert champion_key(record("a", 0.7, wins=1), record("b", 0.7, wins=2)) == "b"
    assert champion_key(record("b", 0.7), record("a", 0.7)) == "a"


def test_the_lower_bound_is_wide_for_few_plays_and_stays_below_the_rate():
    bounds = [lower_bound(Score(rate=0.8, plays=n)) for n in (0, 1, 2, 4, 6)]
    assert bounds[0] == 0.0
    assert bounds == sorted(bounds)
    assert len(set(bounds)) == 5
    assert bounds[-1] < 0.8


def test_the_lower_bound_is_that_of_the_score_interval():
    # Wilson's interval for 4 of 5 at one-sided 95 %: (0.8 + 0.2706 - 1.645 * sqrt(0.032 + 0.0271)) / 1.5412
    assert lower_bound(Score(rate=0.8, plays=5)) == pytest.approx(0.43526, abs=1e-5)


@pytest.mark.parametrize("rate", [0.0, 1.0])
def test_the_lower_bound_holds_at_the_ends(rate):
    assert 0.0 <= lower_bound(Score(rate=rate, plays=9)) < 1.0


def test_plays_that_the_average_has_forgotten_prove_nothing_more():
    assert lower_bound(Score(rate=0.8, plays=6)) == lower_bound(Score(rate=0.8, plays=600))


def test_the_best_of_every_kind_are_kept_before_the_second_best_of_any():
    records = (record("a", 0.9), record("b", 0.8), record("poor", 0.2, kind="rare"), record("c", 0.7))
    assert most_worth_keeping(records, keep=2, recent=0) == {"a", "poor"}
    assert most_worth_keeping(records, keep=3, recent=0) == {"a", "b", "poor"}
    assert most_worth_keeping(records, keep=9, recent=0) == {"a", "b", "c", "poor"}


def test_what_was_explored_last_is_kept_although_it_was_never_played():
    new, newer = (record(f"new{n}", 0.5, plays=0).model_copy(update={"explored_at": n}) for n in (7, 8))
    assert most_worth_keeping((record("a", 0.9), new, newer), keep=2, recent=1) == {"a", "new8"}


def test_what_was_tried_on_tasks_like_this_one_comes_by_rate():
    found = tried(
        memory(
            record("other kind", 0.9, kind="script"),
            record("worse", 0.2),
            record("better", 0.8),
            record("unplayed", 0.5, plays=0),
            record("elsewhere", 0.9, domain="writing"),
            record("on another task", 0.9, proven_on=("reverse a string",)),
        ),
        "is 9 a prime",
        "coding",
        "function",
        10,
    )
    assert [r.key for r in found] == ["better", "worse"]


def test_what_failed_on_a_task_like_this_one_was_tried_too():
    failed = record("failed", 0.2, proven_on=()).model_copy(update={"last_task": "is 7 a prime"})
    assert [r.key for r in tried(memory(failed), "is 9 a prime", "coding", "function", 1)] == ["failed"]
    assert not tried(memory(failed), "reverse a string", "coding", "function", 1)


def test_among_the_same_rate_the_latest_was_tried_first():
    played = memory(record("a", 0.5, used=1), record("b", 0.5, used=2))
    assert [r.key for r in tried(played, "is 9 a prime", "coding", "function", 1)] == ["b"]


def experience(outcome: bool | None) -> Experience:
    return Experience(
        run_id="r",
        task="t",
        domain="coding",
        kind="",
        success=bool(outcome),
        winner=None,
        at=1,
        cancelled=outcome is None,
    )


def test_the_success_curve_is_the_moving_share_without_cancelled_runs():
    runs = Memory(experiences=tuple(map(experience, (True, None, False, True, True))))
    assert success_curve(runs, window=2) == (1.0, 0.5, 0.5, 1.0)
    assert success_curve(Memory()) == ()
