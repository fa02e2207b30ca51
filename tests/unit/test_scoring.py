import pytest
from hypothesis import given
from hypothesis import strategies as st

from self_evolving_agent.models import Check, CheckResult, Evidence
from self_evolving_agent.scoring import (
    FAILED_CAP,
    QUALIFYING_RATE,
    Score,
    ema,
    evidence_score,
    has_succeeded,
    played,
    qualifies,
)

ratios = st.floats(0, 1)


def result(*, passed=True, counts=True, disputed=False, withdrawn=False) -> CheckResult:
    check = Check(name="f(1) == 2", counts=counts)
    return CheckResult(check=check, passed=passed, is_disputed=disputed, is_withdrawn=withdrawn)


def evidence(*results, **fields) -> Evidence:
    return Evidence(checks=results, executed=True, exit_code=0, **fields)


@given(ratios, ratios)
def test_a_rate_moves_towards_the_outcome_and_stays_a_ratio(previous, outcome):
    moved = ema(previous, outcome)
    assert min(previous, outcome) - 1e-12 <= moved <= max(previous, outcome) + 1e-12


def test_one_win_from_the_prior_gives_the_known_rate():
    score = played(Score(), 1.0, won=True, at=7)
    assert (score.rate, score.plays, score.wins, score.last_used) == (pytest.approx(0.65), 1, 1, 7)


@pytest.mark.parametrize(("previous", "outcome", "alpha"), [(-0.1, 0, 0.3), (0, 1.1, 0.3), (0, 0, 0)])
def test_numbers_out_of_range_are_refused(previous, outcome, alpha):
    with pytest.raises(ValueError, match="ema needs"):
        ema(previous, outcome, alpha)


def test_an_unplayed_record_never_qualifies():
    assert not qualifies(Score(rate=0.9))
    assert qualifies(Score(rate=QUALIFYING_RATE, plays=1))


def test_success_needs_a_check_that_proves_something():
    assert has_succeeded(evidence(result()))
    assert not has_succeeded(evidence())
    assert not has_succeeded(evidence(result(counts=False)))


def test_a_failed_check_is_no_success_even_when_it_does_not_count():
    assert not has_succeeded(evidence(result(), result(passed=False, counts=False)))


def test_a_disputed_failure_does_not_stand_in_the_way_while_most_checks_stand():
    assert has_succeeded(evidence(result(), result(passed=False, disputed=True)))
    assert not has_succeeded(evidence(result(), *[result(passed=False, disputed=True)] * 2))


def test_what_never_ran_or_hit_a_limit_is_no_success():
    assert not has_succeeded(Evidence(checks=(result(),)))
    assert not has_succeeded(evidence(result(), limits_hit=("wall",)))
    assert not has_succeeded(Evidence(checks=(result(),), executed=True, exit_code=1))


def test_a_failure_never_scores_like_a_success():
    assert evidence_score(evidence(*[result()] * 9, result(passed=False))) <= FAILED_CAP
    assert evidence_score(evidence(result(), repairs=3)) >= QUALIFYING_RATE


def test_repairs_and_disputes_cost():
    clean = evidence_score(evidence(result(), result()))
    assert clean == 1.0
    assert evidence_score(evidence(result(), result(), repairs=1)) < clean
    assert evidence_score(evidence(result(), result(passed=False, disputed=True))) < clean


def test_where_checks_were_withdrawn_one_other_proves_too_little():
    withdrawn = result(passed=False, disputed=True, withdrawn=True)
    assert not has_succeeded(evidence(result(), withdrawn))
    assert has_succeeded(evidence(result(), result(), withdrawn))


def test_a_disputed_check_that_never_counted_asks_for_no_more_proof():
    assert has_succeeded(evidence(result(), result(passed=False, counts=False, disputed=True)))
