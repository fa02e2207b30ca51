"""A sandbox that runs nothing: it knows what the fake model's programs would do."""

from self_evolving_agent.models import Call, CallOutcome, ExecutionResult, Limits, Program


class InstantSandbox:
    name = "instant"

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        del limits
        outcomes = tuple(_outcome(call) for call in program.calls)
        return ExecutionResult(backend=self.name, exit_code=0, stdout="5 tests passed\n", outcomes=outcomes)


def _outcome(call: Call) -> CallOutcome:
    match call.args:
        case (int(number),):
            return CallOutcome(returned=number > 1 and all(number % divisor for divisor in range(2, number)))
        case _:  # a probe: what the program does not take
            return CallOutcome(raised="TypeError")
