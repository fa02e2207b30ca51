"""Where one check of a model stands alone in the way of a program, another program is heard."""

import pytest

from fakes_models import make_deps
from self_evolving_agent.models import Brief, Call, Candidate, Check, CheckResult, Classification, Evidence, Task
from self_evolving_agent.nodes.compare import compare
from self_evolving_agent.nodes.explore import make_strategy, plain_strategy
from self_evolving_agent.state import State

KIND = Classification(domain="coding", kind="function", decided_by="rules", reason="")
HELD = tuple(Check(name=f"f({n}) == {2 * n}", call=Call(function="f", args=(n,)), expected=2 * n) for n in (1, 2, 5))
DOUBTFUL = Check(name="f(3) == 5", call=Call(function="f", args=(3,)), expected=5)


def candidate(approach: str, seen: str, check: Check = DOUBTFUL, held: tuple[Check, ...] = HELD) -> Candidate:
    results = [CheckResult(check=one, passed=True, observed=str(one.expected)) for one in held]
    results.append(CheckResult(check=check, passed=seen == str(check.expected), observed=seen))
    evidence = Evidence(checks=tuple(results), executed=True, exit_code=0)
    return Candidate(strategy=make_strategy(approach, KIND), evidence=evidence, program=f"# {approach}")


async def heard(*candidates: Candidate):
    state: State = {
        "task": Task(run_id="r", text="double it"),
        "classification": KIND,
        "brief": Brief(),
        "candidates": candidates,
        "strategies": tuple(c.strategy for c in candidates),
    }
    return (await compare(state, make_deps())).update


async def test_a_check_that_stands_alone_in_the_way_of_a_program_calls_another_voice():
    update = await heard(candidate("add", "6"), candidate("guess", "7"))
    assert update["strategies"][-1] == plain_strategy(KIND)
    assert not any(c.success for c in update["candidates"])


async def test_a_voice_that_contradicts_the_check_alike_sets_it_aside():
    update = await heard(candidate("add", "6"), candidate("guess", "7"), candidate("plainly", "6"))
    assert [c.success for c in update["candidates"]] == [True, True, True]
    assert "strategies" not in update


@pytest.mark.parametrize(
    "candidates",
    [
        (candidate("add", "6", DOUBTFUL.model_copy(update={"origin": "user"})),),
        (candidate("add", "ValueError: odd"),),
        (candidate("add", "6", held=HELD[:2]),),
        (candidate("add", "6"), candidate("know", "5")),
        tuple(candidate(how, seen) for how, seen in (("a", "6"), ("b", "7"), ("c", "8"), ("d", "9"))),
    ],
    ids=["the user says it", "no value", "too little holds", "another program satisfies it", "four have spoken"],
)
async def test_otherwise_no_other_voice_is_called(candidates):
    assert "strategies" not in await heard(*candidates)
