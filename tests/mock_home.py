"""A home in which runs of the mock follow each other: real graph and bubblewrap; log, blobs, workspace in memory."""

from dataclasses import dataclass, field, replace

from fakes_edges import InMemoryWorkspace
from fakes_models import make_deps
from fakes_storage import InMemoryBlobStore, InMemoryEventLog
from known_runs import bubblewrap
from self_evolving_agent.deps import Choices, Deps
from self_evolving_agent.memory import Memory, fold
from self_evolving_agent.models import Limits, Report, Task
from self_evolving_agent.providers.mock import MockProvider
from self_evolving_agent.providers.recording import RecordingProvider
from self_evolving_agent.runner import run

PATIENT = Limits(wall_s=200)
"""However busy the machine is."""


@dataclass
class Home:
    """One log, its blobs, and a workspace."""

    log: InMemoryEventLog = field(default_factory=InMemoryEventLog)
    blobs: InMemoryBlobStore = field(default_factory=InMemoryBlobStore)
    workspace: InMemoryWorkspace = field(default_factory=InMemoryWorkspace)

    async def run(self, text: str, *, variants: int = 2, synthesizes: bool = True) -> tuple[Report, Deps]:
        run_id = f"run{self.log.position()[0]}"
        deps = make_deps(
            sandbox=bubblewrap(),
            workspace=self.workspace,
            log=InMemoryEventLog(),
            memory=self.memory(),
            choices=Choices(variants=variants, synthesizes=synthesizes, limits=PATIENT),
        )
        stamp = deps.journal.stamp.model_copy(update={"run_id": run_id})
        journal = replace(deps.journal, stamp=stamp, blobs=self.blobs)
        deps = replace(deps, journal=journal, provider=RecordingProvider(MockProvider(), deps.meter, journal))
        report = await run(Task(run_id=run_id, text=text), deps)
        for stored in deps.journal.log.read():
            self.log.append(stored.stamp, [stored.event])
        return report, deps

    def memory(self) -> Memory:
        return fold(Memory(), self.log.read())
