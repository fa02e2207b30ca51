"""One check of a model that stands alone in the way of a program is looked at once more."""

import json

import pytest

from fakes_models import ScriptedProvider, make_deps, tagged
from self_evolving_agent.models import Brief, Call, Candidate, Check, CheckResult, Classification, Evidence, Task
from self_evolving_agent.nodes.compare import compare
from self_evolving_agent.nodes.explore import make_strategy
from self_evolving_agent.state import State

KIND = Classification(domain="coding", kind="function", decided_by="rules", reason="")
HELD = tuple(Check(name=f"f({n}) == {2 * n}", call=Call(function="f", args=(n,)), expected=2 * n) for n in (1, 2, 5))
DOUBTFUL = Check(name="f(3) == 5", call=Call(function="f", args=(3,)), expected=5)


def candidate(approach: str, seen: str, check: Check = DOUBTFUL, held: tuple[Check, ...] = HELD) -> Candidate:
    results = [CheckResult(check=one, passed=True, observed=str(one.expected)) for one in held]
    results.append(CheckResult(check=check, passed=seen == str(check.expected), observed=seen))
    evidence = Evidence(checks=tuple(results), executed=True, exit_code=0)
    return Candidate(strategy=make_strategy(approach, KIND), evidence=evidence, program=f"# {approach}")


def taking(value: str) -> ScriptedProvider:
    """A model that takes this value, wherever it stands."""
    return ScriptedProvider(
        {"judge.value": lambda asked: json.dumps({"better": "A" if tagged(asked, "value_a") == value else "B"})}
    )


async def compared(model: ScriptedProvider, *candidates: Candidate):
    state: State = {
        "task": Task(run_id="r", text="double it"),
        "classification": KIND,
        "brief": Brief(),
        "candidates": candidates,
    }
    step = await compare(state, make_deps(model))
    return step.update["candidates"], step.events


async def test_a_check_that_the_model_takes_back_when_it_sees_both_values_no_longer_stands_in_the_way():
    model = taking("6")
    candidates, events = await compared(model, candidate("add", "6"), candidate("guess", "7"))
    assert [c.success for c in candidates] == [True, True]
    assert [event.result.check.name for event in events] == ["f(3) == 5"]
    assert [request.prompt.name for request in model.requests] == ["judge.value", "judge.value"]


@pytest.mark.parametrize("model", [taking("5"), ScriptedProvider({"judge.value": '{"better": "A"}'})])
async def test_a_check_that_the_model_keeps_or_is_unsure_of_stays(model):
    candidates, events = await compared(model, candidate("add", "6"))
    assert not candidates[0].success
    assert not events


@pytest.mark.parametrize(
    "candidates",
    [
        (candidate("add", "6", DOUBTFUL.model_copy(update={"origin": "user"})),),
        (candidate("add", "ValueError: odd"),),
        (candidate("add", "6", held=HELD[:2]),),
        (candidate("add", "6"), candidate("know", "5")),
    ],
    ids=["the user says it", "no value", "too little holds", "another program satisfies it"],
)
async def test_otherwise_the_model_is_not_asked_again(candidates):
    model = taking("6")
    _, events = await compared(model, *candidates)
    assert not events
    assert not model.requests
