"""Tools that a home knows without having passed the gate, for tests of what comes after it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from self_evolving_agent.bootstrap import Store, open_store
from self_evolving_agent.events import Event, ToolRegistered
from self_evolving_agent.models import ToolOrigin
from self_evolving_agent.tools.examples import read_test
from storage_samples import stamp


@dataclass(frozen=True)
class KnownTool:
    """One version of a tool as a home knows it; `examples` are assert lines."""

    name: str
    signature: str
    source: str
    version: str
    does: str = "Does what its name says."
    examples: Sequence[str] = ()
    tests: str = ""
    imports: Mapping[str, str] | None = None
    origin: ToolOrigin = "task"

    def event(self, store: Store) -> ToolRegistered:
        """Keep its texts and give the event that makes it known."""
        checks = [
            check.model_dump(mode="json") for line in self.examples if not isinstance(check := read_test(line), str)
        ]
        texts = (self.source, self.tests, json.dumps(checks))
        source, tests, examples = (store.blobs.put(text.encode()) for text in texts)
        return ToolRegistered(
            name=self.name,
            tool_version=self.version,
            signature=self.signature,
            does=self.does,
            asked_as=("keep a value within bounds",),
            source=source,
            tests=tests,
            examples=examples,
            imports=dict(self.imports or {}),
            mutants=12,
            killed=11,
            disputed=("clamp(5, 0, 10) == 4",),
            origin=self.origin,
            task="constrain 130 to 0..100",
        )


CLAMP = KnownTool(
    name="clamp",
    signature="def clamp(x: float, low: float, high: float = 100) -> float",
    source="def clamp(x, low, high=100):\n    if low > high:\n        raise ValueError('low is above high')\n"
    "    return max(low, min(x, high))\n",
    version="c1a000000001",
    does="Limit x to the range from low to high.",
    examples=("assert clamp(5, 1, 3) == 3", "assert clamp(0, 1, 3) == 1", "assert clamp(2, 1, 3) == 2"),
    tests="from clamp import clamp\n\n\ndef test_clamp_low():\n    assert clamp(0, 1, 3) == 1\n",
)
CLAMP_AGAIN = replace(CLAMP, version="c1a000000002", source=f"# once more\n{CLAMP.source}")


def know(home: Path, *tools: KnownTool, then: Sequence[Event] = (), run_id: str = "run1") -> None:
    """Let a home know tools, and what happened then, all in one run."""
    store = open_store(home)
    current = {name: tool.current for name, tool in store.memory.current().tools.items()}
    made: list[Event] = []
    for tool in tools:
        made.append(tool.event(store).model_copy(update={"replaces": current.get(tool.name)}))
        current[tool.name] = tool.version
    store.log.append(stamp(run_id), [*made, *then])
    store.close()
