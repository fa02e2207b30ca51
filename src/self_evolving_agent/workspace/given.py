"""A workspace with files that were handed in for one run."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from self_evolving_agent.ports import Workspace


@dataclass(frozen=True)
class WorkspaceWithFiles:
    """Lists and reads some files besides those of a workspace; what is saved goes into that.

    Attributes:
        files: Content by name; it goes before a file of the same name in the workspace.
    """

    inner: Workspace
    files: Mapping[str, bytes] = field(default_factory=dict)

    @property
    def location(self) -> str:
        return self.inner.location

    def inputs(self) -> tuple[str, ...]:
        return tuple(sorted({*self.inner.inputs(), *self.files}))

    def read(self, path: str) -> bytes:
        return self.files[path] if path in self.files else self.inner.read(path)

    def save(self, run_id: str, path: str, content: bytes) -> str:
        return self.inner.save(run_id, path, content)
