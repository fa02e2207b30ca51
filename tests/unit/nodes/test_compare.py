import pytest

from fakes_models import make_deps
from self_evolving_agent.models import (
    Brief,
    Call,
    Candidate,
    Check,
    CheckResult,
    Classification,
    Evidence,
    Task,
    ToolOffer,
)
from self_evolving_agent.nodes.compare import AGREES, compare
from self_evolving_agent.nodes.explore import PLAIN, make_strategy, plain_strategy
from self_evolving_agent.state import State

KIND = Classification(domain="coding", kind="function", decided_by="rules", reason="")
CALC = Classification(domain="analysis", kind="calculation", decided_by="rules", reason="")
RIGHT = Check(name="f(2) == 4", call=Call(function="f", args=(2,)), expected=4)
WRONG = Check(name="f(3) == 5", call=Call(function="f", args=(3,)), expected=5)


def candidate(approach: str, *observed: str, check: Check = WRONG) -> Candidate:
    results = [CheckResult(check=RIGHT, passed=True, observed="4")]
    results += [CheckResult(check=check, passed=False, observed=text) for text in observed]
    evidence = Evidence(checks=tuple(results), executed=True, exit_code=0)
    return Candidate(strategy=make_strategy(approach, KIND), evidence=evidence, program=f"# {approach}")


async def compared(*candidates: Candidate):
    state: State = {
        "task": Task(run_id="r", text="t"),
        "classification": KIND,
        "brief": Brief(),
        "candidates": candidates,
    }
    step = await compare(state, make_deps())
    return step.update["candidates"], step.events


async def test_a_check_that_two_candidates_agree_against_is_disputed_and_no_longer_stands_in_the_way():
    candidates, events = await compared(candidate("use a loop", "9"), candidate("multiply", "9"))
    assert all(c.success for c in candidates)
    assert [(e.type, e.result.check.name, e.result.observed) for e in events] == [("check.disputed", "f(3) == 5", "9")]


async def test_candidates_that_fail_in_different_ways_dispute_nothing():
    candidates, events = await compared(candidate("use a loop", "9"), candidate("multiply", "7"))
    assert not any(c.success for c in candidates)
    assert not events


async def test_one_candidate_alone_disputes_nothing():
    candidates, events = await compared(candidate("use a loop", "9"))
    assert not candidates[0].success
    assert not events


@pytest.mark.parametrize("crash", ["IndexError: list index out of range", "NameError: x", "NoResult: stopped"])
async def test_crashing_alike_is_no_agreement(crash):
    _, events = await compared(candidate("use a loop", crash), candidate("multiply", crash))
    assert not events


async def test_refusing_an_argument_on_purpose_is_agreement():
    refused = "ValueError: negative"
    _, events = await compared(candidate("use a loop", refused), candidate("multiply", refused))
    assert len(events) == 1


async def test_what_the_user_stated_is_beyond_dispute():
    stated = WRONG.model_copy(update={"origin": "user"})
    pair = (candidate("use a loop", "9", check=stated), candidate("multiply", "9", check=stated))
    candidates, events = await compared(*pair)
    assert not any(c.success for c in candidates)
    assert not events


def printed(approach: str, output: str, *, final: bool = False) -> Candidate:
    evidence = Evidence(executed=True, exit_code=0 if output else 1)
    return Candidate(strategy=make_strategy(approach, CALC), evidence=evidence, output=output, is_final=final)


async def confirmed(*candidates: Candidate, tools: tuple[ToolOffer, ...] = ()):
    strategies = tuple(c.strategy for c in candidates)
    state: State = {
        "task": Task(run_id="r", text="sum of 2 and 3"),
        "classification": CALC,
        "brief": Brief(compares_output=True, tools=tools),
        "strategies": strategies,
        "candidates": candidates,
    }
    step = await compare(state, make_deps())
    return step.update


async def test_two_programs_that_print_the_same_confirm_each_other():
    update = await confirmed(printed("loop", "5"), printed("closed form", "Result: 5"))
    assert all(c.success for c in update["candidates"])
    assert "strategies" not in update


async def test_two_programs_that_call_the_same_tool_are_one_voice():
    add = ToolOffer(name="add", version="1", signature="def add(a, b)", does="Add.")
    calling = {"program": "from add import add\nprint(add(2, 3))"}
    one, other = (printed(how, "5").model_copy(update=calling) for how in ("with the tool", "by the tool"))
    update = await confirmed(one, other, tools=(add,))
    assert not any(c.success for c in update["candidates"])
    assert update["strategies"][-1] == plain_strategy(CALC)
    update = await confirmed(one, other, printed("loop", "5"), tools=(add,))
    assert all(c.success for c in update["candidates"])


async def test_programs_that_disagree_call_a_third_plain_voice():
    update = await confirmed(printed("loop", "5"), printed("closed form", "6"))
    assert not any(c.success for c in update["candidates"])
    assert update["strategies"][-1] == plain_strategy(CALC)


async def test_a_third_voice_is_another_one_when_the_plain_one_has_spoken():
    update = await confirmed(printed(PLAIN["analysis"][0], "5"), printed("closed form", "6"))
    assert update["strategies"][-1].approach == PLAIN["analysis"][1]


async def test_no_fifth_voice_is_called_when_four_disagree():
    three = [printed("loop", "5"), printed("closed form", "6"), printed("table", "7")]
    assert len((await confirmed(*three))["strategies"]) == 4
    assert "strategies" not in await confirmed(*three, printed("guess", "8"))


async def test_a_check_that_as_many_pass_as_contradict_is_not_disputed():
    passing = [candidate(approach) for approach in ("sum", "shift")]
    for index, one in enumerate(passing):
        results = (*one.evidence.checks, CheckResult(check=WRONG, passed=True, observed="5"))
        passing[index] = one.model_copy(update={"evidence": one.evidence.model_copy(update={"checks": results})})
    _, events = await compared(candidate("use a loop", "9"), candidate("multiply", "9"), *passing)
    assert not events


async def test_a_broken_program_is_mended_before_a_third_voice_is_called():
    assert "strategies" not in await confirmed(printed("loop", "5"), printed("closed form", ""))
    assert "strategies" in await confirmed(printed("loop", "5"), printed("closed form", "", final=True))


async def test_an_answer_nobody_confirms_is_no_success_and_says_so():
    update = await confirmed(printed("loop", "5"), printed("closed form", "6"))
    (first, _) = update["candidates"]
    assert first.why == "no program written apart gave the same result"
    assert [r.check.name for r in first.evidence.checks] == [AGREES.name]
