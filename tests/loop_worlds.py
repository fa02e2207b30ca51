"""A home of fakes in which a loop works: real folder and real claims, one log in memory, a scripted model."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from fakes_models import Script, ScriptedProvider, make_deps, printing
from fakes_storage import InMemoryBlobStore, InMemoryEventLog
from self_evolving_agent.deps import Deps, Listener
from self_evolving_agent.events import Event
from self_evolving_agent.looping import Cycle, Loop
from self_evolving_agent.memory import Memory, fold
from self_evolving_agent.models.sessions import Headroom
from self_evolving_agent.ports import Purse, Sandbox
from self_evolving_agent.providers.recording import RecordingProvider
from source_kits import WatchKit, opened

IDEAS = '{"ideas": ["Add them with a loop.", "Use a closed formula."]}'
PROGRAM = "```python\nprint(5)\n```"
WORKS: Script = {
    "explore.ideas": IDEAS,
    "analysis.compute": PROGRAM,
    "skills.distil": '{"advice": "Start the loop at its first item and end behind its last."}',
}


@dataclass
class LoopWorld:
    """Attributes: `room` is what the budget says; `purse` what a call takes from it."""

    folder: Path
    script: Script = field(default_factory=lambda: WORKS)
    sandbox: Sandbox = field(default_factory=lambda: printing("5"))
    log: InMemoryEventLog = field(default_factory=InMemoryEventLog)
    blobs: InMemoryBlobStore = field(default_factory=InMemoryBlobStore)
    closed: Headroom = field(default_factory=Headroom)
    purse: Purse | None = None

    def __post_init__(self) -> None:
        self.kit = WatchKit(self.folder)
        self.provider = ScriptedProvider(self.script)

    def deps(self, *, run_id: str, listener: Listener | None = None) -> Deps:
        deps = make_deps(self.provider, sandbox=self.sandbox, log=self.log, memory=self.memory())
        stamp = deps.journal.stamp.model_copy(update={"run_id": run_id})
        journal = replace(deps.journal, stamp=stamp, blobs=self.blobs, listener=listener)
        deps.meter.purse = self.purse
        return replace(deps, journal=journal, provider=RecordingProvider(self.provider, deps.meter, journal))

    def memory(self) -> Memory:
        return fold(Memory(), self.log.read())

    def headroom(self) -> Headroom:
        return self.closed

    def put(self, **record: Any) -> None:
        self.kit.put(record)

    async def cycle(self, most_retries: int = 50, prepare: Callable[[Loop], None] = lambda _: None) -> Cycle:
        async with opened(self.kit) as source:
            loop = Loop(source, self, most_retries=most_retries)
            prepare(loop)
            return await loop.cycle()

    def happened(self, kind: type[Event], run_id: str | None = None) -> list[Any]:  # type: ignore[valid-type]
        """Give the events of one type, of one run or of all."""
        return [each.event for each in self.log.read(run_id=run_id) if isinstance(each.event, kind)]

    def files(self, name: str = "") -> list[str]:
        place = self.kit.place / name
        return sorted(path.name for path in place.iterdir() if path.is_file()) if place.exists() else []


async def cancelled_when(world: LoopWorld, is_time: asyncio.Event) -> None:
    """Run a cycle, and cancel it when it is time."""
    task = asyncio.create_task(world.cycle())
    await asyncio.wait_for(is_time.wait(), 20)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
