import pytest

from fakes_models import ScriptedProvider, ScriptedSandbox, make_deps, tagged
from self_evolving_agent.errors import ProviderTimeout
from self_evolving_agent.models import (
    Brief,
    Call,
    CallOutcome,
    Candidate,
    Check,
    Classification,
    ExecutionResult,
    Program,
    Task,
)
from self_evolving_agent.nodes.explore import make_strategy
from self_evolving_agent.nodes.judge import judge

NO_BRIEF = Brief()
KIND = Classification(domain="coding", kind="function", decided_by="rules", reason="")


def candidate(approach: str, score: float, *, success: bool = True, origin="fresh", program: str = "") -> Candidate:
    return Candidate(
        strategy=make_strategy(approach, KIND, origin),
        success=success,
        score=score,
        answer=approach,
        program=program or f"print({approach!r})",
        why="it broke",
    )


async def verdict(script, *candidates: Candidate, brief=NO_BRIEF, sandbox=None):
    provider = ScriptedProvider(script)
    step = await judge(
        {"task": Task(run_id="r", text="t"), "brief": brief, "candidates": candidates},
        make_deps(provider, sandbox=sandbox),
    )
    names = {c.strategy.key: c.strategy.approach for c in candidates}
    found = step.update["verdict"]
    return names.get(found.winner), found, provider


def prefers(text: str):
    def answer(request):
        first = request.messages[-1].content.split("<answer_a>")[1].split("</answer_a>")[0]
        return '{"better": "A"}' if text in first else '{"better": "B"}'

    return answer


async def test_nobody_wins_when_nobody_succeeded():
    winner, found, provider = await verdict(
        "", candidate("loop", 0.4, success=False), candidate("table", 0.2, success=False)
    )
    assert (winner, found.decided_by) == (None, "nobody")
    assert found.why == "nobody succeeded: it broke"
    assert not provider.requests


async def test_evidence_decides_without_asking_the_model():
    winner, found, provider = await verdict("", candidate("loop", 0.95), candidate("table", 1.0))
    assert (winner, found.decided_by, provider.requests) == ("table", "evidence", [])


async def test_the_only_success_wins_even_with_a_lower_score():
    winner, *_ = await verdict("", candidate("loop", 0.6), candidate("table", 0.9, success=False))
    assert winner == "loop"


async def test_near_equals_are_shown_to_the_model_in_both_orders():
    winner, found, provider = await verdict(prefers("table"), candidate("loop", 1.0), candidate("table", 1.0))
    assert (winner, found.decided_by, len(provider.requests)) == ("table", "model", 2)


@pytest.mark.parametrize("reply", ['{"better": "A"}', '{"better": "B"}', "both are fine", '{"better": "C"}'])
async def test_a_verdict_that_follows_the_position_or_cannot_be_read_is_no_opinion(reply):
    _, found, _ = await verdict(reply, candidate("loop", 1.0), candidate("table", 1.0))
    assert found.decided_by == "order"


async def test_without_an_opinion_the_champion_keeps_its_title():
    for order in (("champion", "fresh"), ("fresh", "champion")):
        pair = [candidate(f"{origin} way", 1.0, origin=origin) for origin in order]
        winner, *_ = await verdict('{"better": "A"}', *pair)
        assert winner == "champion way"


async def test_the_same_program_twice_needs_no_model():
    pair = (candidate("loop", 1.0, program="x = 1"), candidate("table", 1.0, program="x = 1  # same"))
    _, found, provider = await verdict("", *pair)
    assert (found.why, provider.requests) == ("both gave the same answer", [])


async def test_a_judge_that_does_not_answer_leaves_the_order():
    _, found, _ = await verdict({"": ProviderTimeout("silent")}, candidate("loop", 1.0), candidate("table", 1.0))
    assert found.decided_by == "order"


def halves(program: Program) -> ExecutionResult:
    """Run `half`: one program rounds, the other does not."""
    whole = "//" in program.source
    values = [call.args[0] // 2 if whole else call.args[0] / 2 for call in program.calls]
    return ExecutionResult(backend="scripted", exit_code=0, outcomes=tuple(CallOutcome(returned=v) for v in values))


HALF = Brief(
    signatures=("def half(x)",), checks=(Check(name="half(4) == 2", call=Call(function="half", args=(4,)), expected=2),)
)


async def test_programs_that_differ_where_no_check_asks_are_told_apart_by_that_call():
    pair = (candidate("floor", 1.0, program="x // 2"), candidate("divide", 1.0, program="x / 2"))

    def right(request):
        assert request.prompt.name == "judge.value"
        return '{"better": "A"}' if tagged(request, "value_a") == "2.25" else '{"better": "B"}'

    winner, found, _ = await verdict(right, *pair, brief=HALF, sandbox=ScriptedSandbox(halves))
    assert (winner, found.decided_by) == ("divide", "model")
    assert found.why.endswith("on half(4.5)")


async def test_programs_that_agree_on_every_probe_are_compared_as_a_whole():
    pair = (candidate("divide", 1.0, program="x / 2"), candidate("multiply", 1.0, program="x * 0.5"))
    _, _, provider = await verdict('{"better": "A"}', *pair, brief=HALF, sandbox=ScriptedSandbox(halves))
    assert {request.prompt.name for request in provider.requests} == {"judge.compare"}


def changing(program: Program) -> ExecutionResult:
    outcomes = tuple(CallOutcome(returned=2.0, mutated="sort" in program.source) for _ in program.calls)
    return ExecutionResult(backend="scripted", exit_code=0, outcomes=outcomes)


@pytest.mark.parametrize(("task", "winner", "asked"), [("add them", "plain", 0), ("sort in place", "sorting", 2)])
async def test_of_equals_the_program_that_leaves_its_arguments_as_they_are_wins(task, winner, asked):
    check = Check(name="f([2, 1]) == 2", call=Call(function="f", args=([2, 1],)), expected=2)
    provider = ScriptedProvider(prefers("sorting"))
    candidates = (candidate("sorting", 1.0, program="a.sort()"), candidate("plain", 1.0, program="a"))
    step = await judge(
        {"task": Task(run_id="r", text=task), "brief": Brief(checks=(check,)), "candidates": candidates},
        make_deps(provider, sandbox=ScriptedSandbox(changing)),
    )
    names = {c.strategy.key: c.strategy.approach for c in candidates}
    assert names[step.update["verdict"].winner] == winner
    assert len(provider.requests) == asked
