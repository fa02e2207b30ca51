from self_evolving_agent.cli.describe import describe
from self_evolving_agent.events import CandidateFinished, ChecksWritten, Event, ModelCalled, SandboxRan
from self_evolving_agent.models import Check, CheckResult, Evidence, PromptId
from storage_samples import SAMPLES, explored

BLOB = "0" * 64


def _finished(success: bool, why: str = "", **evidence: object) -> Event:
    return CandidateFinished(
        strategy_key="k",
        strategy_name="n",
        origin="fresh",
        success=success,
        score=0.9 if success else 0.2,
        evidence=Evidence.model_validate(evidence),
        why=why,
    )


def test_every_event_has_words() -> None:
    for event in SAMPLES:
        assert describe(event), event.type


def test_a_champion_shows_its_record() -> None:
    champion = explored().model_copy(update={"plays": 5, "rate": 0.82})
    champion = champion.model_copy(update={"strategy": champion.strategy.model_copy(update={"origin": "champion"})})
    assert describe(champion) == "champion 0.82 in 5 plays: Way a1b2c3"
    assert describe(explored()) == "fresh: Way a1b2c3"


def test_a_strategy_that_was_tried_before_is_no_fresh_one() -> None:
    known = explored().model_copy(update={"plays": 1, "rate": 0.35})
    assert describe(known) == "known 0.35 in 1 play: Way a1b2c3"


def test_checks_are_counted_by_what_they_prove() -> None:
    checks = ({"name": "a"}, {"name": "b", "counts": False})
    assert describe(ChecksWritten(checks=checks)) == "2 written, 1 of them count"
    assert describe(ChecksWritten(checks=(), rejected=("x",))) == "0 written, 0 of them count, 1 refused"


def test_a_candidate_shows_its_evidence() -> None:
    results = tuple(CheckResult(check=Check(name=str(n)), passed=n > 0) for n in range(3))
    assert describe(_finished(True, checks=results[1:], repairs=1)) == "holds: 2 of 2 checks, 1 repair, score 0.90"
    assert describe(_finished(False, "got 3", checks=results)) == "fails: got 3"
    assert describe(_finished(False, checks=results, repairs=2)) == "fails after 2 repairs: 2 of 3 checks"
    assert describe(_finished(False, limits_hit=("wall",))) == "fails: no checks, hit its limit: wall"


def test_a_call_without_a_reply_says_why() -> None:
    called = ModelCalled(prompt_id=PromptId(name="p", version=1), prompt=BLOB, error="provider_timeout")
    assert describe(called) == "p: the model gave no reply (provider timeout)"


def test_a_program_that_was_stopped_shows_its_limits() -> None:
    ran = SandboxRan(backend="b", code=BLOB, output=BLOB, exit_code=None, limits_hit=("memory",), wall_s=0.5)
    assert describe(ran) == "b: exit None, hit its limit: memory, 0.50 s"
