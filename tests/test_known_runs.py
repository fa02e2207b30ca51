"""Runs that are told again are those that happened, one for one."""

import pytest

from known_runs import KnownRuns, Run
from self_evolving_agent.errors import SandboxError
from self_evolving_agent.models import ExecutionResult, Limits, Program

ONE, OTHER = Program(source="1"), Program(source="2")


class Counting:
    """A sandbox whose programs print how many ran before them, or that cannot be started."""

    name = "counting"

    def __init__(self, *, works: bool = True) -> None:
        self.ran = 0
        self.works = works

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        if not self.works:
            raise SandboxError("will not start")
        self.ran += 1
        return ExecutionResult(backend=self.name, exit_code=0, stdout=str(self.ran))


async def printed(sandbox: KnownRuns, *programs: Program, limits: Limits | None = None) -> list[str]:
    return [(await sandbox.run(program, limits or Limits())).stdout for program in programs]


async def test_another_world_is_told_what_happened_the_first_the_second_and_the_third_time() -> None:
    real, known = Counting(), dict[Run, ExecutionResult]()
    assert await printed(KnownRuns(real, known), ONE, ONE) == ["1", "2"]
    assert await printed(KnownRuns(real, known), ONE, ONE, ONE) == ["1", "2", "3"]


async def test_another_program_and_other_limits_are_another_run() -> None:
    real, known = Counting(), dict[Run, ExecutionResult]()
    assert await printed(KnownRuns(real, known), ONE, OTHER) == ["1", "2"]
    assert await printed(KnownRuns(real, known), ONE, limits=Limits(wall_s=1)) == ["3"]


async def test_what_could_not_be_run_is_tried_again() -> None:
    real, known = Counting(works=False), dict[Run, ExecutionResult]()
    with pytest.raises(SandboxError):
        await printed(KnownRuns(real, known), ONE)
    real.works = True
    assert await printed(KnownRuns(real, known), ONE) == ["1"]
