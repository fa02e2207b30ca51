"""What becomes of a called tool beside programs that were written for the same task."""

from fakes_models import ScriptedProvider, make_deps
from self_evolving_agent.models import (
    Brief,
    Candidate,
    Check,
    CheckResult,
    Classification,
    Evidence,
    Task,
    ToolCall,
    Verdict,
)
from self_evolving_agent.nodes.compare import AGREES, compare
from self_evolving_agent.nodes.explore import make_strategy
from self_evolving_agent.nodes.judge import judge
from self_evolving_agent.scoring import FAILED_CAP
from self_evolving_agent.state import State
from self_evolving_agent.tools.candidates import PROVEN, strategy_of

CALC = Classification(domain="analysis", kind="calculation", decided_by="rules", reason="")
TEXT = "constrain 130 to the range 0..100"
CALL = ToolCall(name="clamp", version="v1", arguments={"x": 130, "lo": 0, "hi": 100}, origin="new")


def called(output: str) -> Candidate:
    """A tool that was called; without an output it has failed."""
    checks = (CheckResult(check=PROVEN, passed=True),)
    if not output:
        checks += (CheckResult(check=Check(name="the call returns a value", counts=False), passed=False),)
    return Candidate(
        strategy=strategy_of(CALL, CALC),
        success=bool(output),
        score=1.0 if output else 0.2,
        evidence=Evidence(checks=checks, executed=True, exit_code=0),
        program="def clamp(x, lo, hi): ...",
        output=output,
        answer=output,
        why="" if output else "it returned nothing",
        is_final=True,
        tool=CALL,
    )


def printed(approach: str, output: str) -> Candidate:
    evidence = Evidence(executed=True, exit_code=0)
    strategy = make_strategy(approach, CALC)
    return Candidate(strategy=strategy, evidence=evidence, output=output, answer=output, program=f"# {approach}")


async def compared(*candidates: Candidate) -> State:
    state: State = {
        "task": Task(run_id="r", text=TEXT),
        "classification": CALC,
        "brief": Brief(compares_output=True),
        "strategies": tuple(c.strategy for c in candidates if c.tool is None),
        "candidates": candidates,
    }
    step = await compare(state, make_deps())
    return {**state, **step.update}


async def judged(state: State, model: ScriptedProvider | None = None) -> tuple[Verdict, dict[str, Candidate]]:
    step = await judge(state, make_deps(model or ScriptedProvider('{"better": "none"}')))
    return step.update["verdict"], {c.strategy.name: c for c in step.update["candidates"]}


async def test_a_tool_is_a_success_without_a_second_voice_and_calls_no_third():
    state = await compared(called("100"), printed("loop", "99"), printed("table", "98"))
    tool, *programs = state["candidates"]
    assert tool.success
    assert not any(program.success for program in programs)
    assert len(state["strategies"]) == 2
    assert (await judged(state))[0].winner == "tool:clamp"


async def test_a_program_that_gives_what_the_tool_gives_is_confirmed_by_it():
    state = await compared(called("100"), printed("loop", "Result: 100"), printed("table", "98"))
    tool, loop, table = state["candidates"]
    assert (tool.success, loop.success, table.success) == (True, True, False)
    assert loop.evidence.checks[-1].observed == "1 of 2 others agree"


async def test_a_tool_that_failed_confirms_nobody_and_programs_decide():
    state = await compared(called(""), printed("loop", "100"), printed("table", "100"))
    tool, loop, table = state["candidates"]
    assert (tool.success, loop.success, table.success) == (False, True, True)
    assert all(result.check.name != AGREES.name for result in tool.evidence.checks)
    assert (await judged(state))[0].winner != "tool:clamp"


async def test_where_a_tool_failed_and_programs_disagree_a_third_voice_is_called():
    state = await compared(called(""), printed("loop", "100"))
    assert len(state["strategies"]) == 2


async def test_of_a_tool_and_a_program_that_give_the_same_the_tool_wins_for_it_can_be_called_again():
    state = await compared(called("100"), printed("loop", "100"))
    verdict, found = await judged(state)
    assert (verdict.winner, verdict.decided_by) == ("tool:clamp", "order")
    assert all(candidate.success for candidate in found.values())


async def test_two_programs_that_agree_against_a_new_tool_call_a_third_voice():
    state = await compared(called("0"), printed("loop", "100"), printed("table", "100"))
    assert len(state["strategies"]) == 3
    assert state["candidates"][0].success


async def test_three_programs_that_agree_outvote_a_new_tool():
    state = await compared(called("0"), printed("loop", "100"), printed("table", "100"), printed("sort", "100"))
    tool, *programs = state["candidates"]
    assert (tool.success, tool.why) == (False, "3 programs written apart gave another result")
    assert all(program.success for program in programs)
    assert len(state["strategies"]) == 3
    assert (await judged(state))[0].winner != "tool:clamp"


async def test_a_third_program_that_is_with_the_new_tool_keeps_it():
    state = await compared(called("100"), printed("loop", "130"), printed("table", "130"), printed("sort", "100"))
    assert state["candidates"][0].success
    assert (await judged(state))[0].winner == "tool:clamp"


async def test_a_third_program_that_agrees_with_nobody_leaves_the_new_tool_standing():
    state = await compared(called("100"), printed("loop", "130"), printed("table", "130"), printed("sort", "7"))
    assert state["candidates"][0].success


async def test_a_known_tool_is_not_outvoted():
    known = called("0")
    known = known.model_copy(update={"tool": CALL.model_copy(update={"origin": "call"})})
    state = await compared(known, printed("loop", "100"), printed("table", "100"), printed("sort", "100"))
    assert state["candidates"][0].success


async def test_two_programs_without_proof_do_not_outvote_a_tool_unless_the_model_prefers_theirs():
    state = await compared(called("100"), printed("loop", "130"), printed("table", "130"))
    assert [candidate.success for candidate in state["candidates"]] == [True, True, True]
    verdict, found = await judged(state)
    assert (verdict.winner, verdict.decided_by) == ("tool:clamp", "order")
    assert not found[state["strategies"][0].name].success

    def for_programs(request) -> str:
        first, _, _ = request.messages[-1].content.partition("</answer_a>")
        return '{"better": "A"}' if "130" in first.partition("<answer_a>")[2] else '{"better": "B"}'

    verdict, found = await judged(state, ScriptedProvider(for_programs))
    assert verdict.winner in {strategy.key for strategy in state["strategies"]}
    assert verdict.decided_by == "model"
    assert not found["clamp"].success
    assert found["clamp"].score <= FAILED_CAP
    assert found["clamp"].why == "the winner's result differs"


async def test_a_called_tool_alone_is_judged_by_its_own_evidence():
    state: State = {
        "task": Task(run_id="r", text=TEXT),
        "brief": Brief(compares_output=True),
        "candidates": (called("100"),),
    }
    verdict, found = await judged(state)
    assert (verdict.winner, verdict.decided_by, verdict.why) == (
        "tool:clamp",
        "evidence",
        "score 1.00, the only success",
    )
    assert found["clamp"].success


async def test_where_nobody_won_nobody_is_held_against_the_winner():
    state = await compared(called(""))
    verdict, found = await judged(state)
    assert (verdict.winner, verdict.decided_by) == (None, "nobody")
    assert found["clamp"].why == "it returned nothing"
