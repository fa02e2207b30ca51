"""The wrapper through which the engine runs code: capped by the run's budget, and recorded whatever happens."""

from dataclasses import dataclass, replace

from self_evolving_agent.deps import Journal, Meter
from self_evolving_agent.events import SandboxRan
from self_evolving_agent.models import ExecutionResult, Limits, Program
from self_evolving_agent.ports import Sandbox


@dataclass(frozen=True)
class RecordingSandbox:
    """A sandbox that appends `sandbox.ran` for each run, with code and output as blobs."""

    inner: Sandbox
    meter: Meter
    journal: Journal

    @property
    def name(self) -> str:
        return self.inner.name

    def at(self, journal: Journal) -> "RecordingSandbox":
        return replace(self, journal=journal)

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        """Run within what is left of the run's seconds and record it.

        Raises:
            BudgetExceeded: Before running, when the run has used up its seconds.
        """
        self.meter.admit_code()
        wall_s = min(limits.wall_s, self.meter.remaining_s)
        self.journal.watch("running")
        try:
            result = await self.inner.run(program, limits.model_copy(update={"wall_s": wall_s}))
        finally:
            self.journal.watch("step")
        self.meter.sandbox_s += result.wall_s
        ran = SandboxRan(
            backend=result.backend,
            code=self.journal.keep(program.source),
            output=self.journal.keep(result.model_dump_json(include={"stdout", "stderr", "outcomes"})),
            exit_code=result.exit_code,
            limits_hit=result.limits_hit,
            wall_s=round(result.wall_s, 3),
            peak_memory_mb=round(result.peak_memory_mb, 1),
        )
        self.journal.record([ran])
        return result
