"""A sandbox that runs nothing: it knows what the fake model's programs would do."""

from self_evolving_agent.models import Call, CallOutcome, ExecutionResult, Limits, Program


class InstantSandbox:
    name = "instant"

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        del limits
        outcomes = tuple(CallOutcome(returned=_is_prime(call)) for call in program.calls)
        return ExecutionResult(backend=self.name, exit_code=0, stdout="5 tests passed\n", outcomes=outcomes)


def _is_prime(call: Call) -> bool:
    (number,) = call.args
    assert isinstance(number, int)
    return number > 1 and all(number % divisor for divisor in range(2, number))
