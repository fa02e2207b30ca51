import asyncio

import pytest

from fakes_models import make_deps
from self_evolving_agent.executors.probes import MOST_PROBES, contrast, probe_calls, variations
from self_evolving_agent.models import (
    Brief,
    Call,
    CallOutcome,
    Candidate,
    Check,
    ExecutionResult,
    Limits,
    Program,
    Strategy,
)


def brief(*args) -> Brief:
    calls = [Call(function="f", args=one) for one in args]
    return Brief(checks=tuple(Check(name=str(call.args), call=call) for call in calls))


def test_probes_vary_one_argument_at_a_time_and_repeat_no_check():
    found = [call.args for call in probe_calls(brief((1, 2), (-1, 2)))]
    assert (1.5, 2) in found
    assert (1, -2) in found
    assert (-1, 2) not in found
    assert all(call[0] == 1 or call[1] == 2 or call[0] == -1 for call in found)


def test_there_are_never_too_many_probes():
    assert len(probe_calls(brief(*[(n, n, n) for n in range(40)]))) == MOST_PROBES


@pytest.mark.parametrize(("value", "one"), [("a,b", '"a,b"'), (3, 3.5), (2.5, -2.5), ([1, 2], [2, 1]), ("", " ")])
def test_a_variation_is_of_the_same_kind(value, one):
    assert one in variations(value)


@pytest.mark.parametrize("value", [True, None, {"$set": [1]}])
def test_what_cannot_be_varied_gives_nothing(value):
    assert variations(value) == ()


class MeetingSandbox:
    """A sandbox in which no program ends before two of them run."""

    name = "meeting"

    def __init__(self) -> None:
        self._both_run = asyncio.Barrier(2)

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        async with asyncio.timeout(60):
            await self._both_run.wait()
        outcomes = tuple(CallOutcome(returned=program.source) for _ in program.calls)
        return ExecutionResult(backend=self.name, exit_code=0, outcomes=outcomes)


async def test_two_programs_are_probed_at_the_same_time():
    one, other = (
        Candidate(strategy=Strategy(key=name, name=name, approach=name, domain="coding", kind=""), program=name)
        for name in ("a", "b")
    )

    seen = await contrast(brief((1,)), one, other, make_deps(sandbox=MeetingSandbox()))

    difference = seen.difference
    assert difference is not None
    assert (difference.one, difference.other) == ("'a'", "'b'")


class ChangingSandbox:
    """A sandbox in which the programs of these names change their arguments."""

    name = "changing"

    def __init__(self, *changing: str) -> None:
        self._changing = changing

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        outcomes = tuple(CallOutcome(returned=1, mutated=program.source in self._changing) for _ in program.calls)
        return ExecutionResult(backend=self.name, exit_code=0, outcomes=outcomes)


@pytest.mark.parametrize(("changing", "untidy"), [(("a",), "a"), (("b",), "b"), (("a", "b"), ""), ((), "")])
async def test_a_program_that_alone_changes_its_arguments_is_told_apart(changing, untidy):
    one, other = (
        Candidate(strategy=Strategy(key=name, name=name, approach=name, domain="coding", kind=""), program=name)
        for name in ("a", "b")
    )
    seen = await contrast(brief(([1, 2],)), one, other, make_deps(sandbox=ChangingSandbox(*changing)))
    assert (seen.untidy, seen.difference) == (untidy, None)
