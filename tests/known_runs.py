"""Real runs of programs, each done once in a process of tests and told again where another world asks for the same."""

from collections import Counter
from functools import cache

from self_evolving_agent.models import ExecutionResult, Limits, Program
from self_evolving_agent.ports import Sandbox
from self_evolving_agent.sandboxes.select import SandboxHost

Run = tuple[str, str, int]
"""Program, limits, and how often this world had run it before: a second run may end differently."""


class KnownRuns:
    """A sandbox for one world; the runs are shared by all. For tests of what is made of runs, not of the runs."""

    def __init__(self, sandbox: Sandbox, known: dict[Run, ExecutionResult]) -> None:
        self._sandbox = sandbox
        self._known = known
        self._times: Counter[tuple[str, str]] = Counter()

    @property
    def name(self) -> str:
        return self._sandbox.name

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        what = (repr(program), repr(limits))
        run = (*what, self._times[what])
        self._times[what] += 1
        if run not in self._known:
            self._known[run] = await self._sandbox.run(program, limits)
        return self._known[run]


@cache
def _known() -> dict[Run, ExecutionResult]:
    return {}


def bubblewrap() -> Sandbox:
    """Give the real one, for one world."""
    return KnownRuns(SandboxHost(search_path="").candidates("bubblewrap")[0], _known())
