"""A world in which chats are held: one log, blobs and workspace, and a deps of fakes for each run or call."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from fakes_edges import InMemoryWorkspace
from fakes_models import Script, ScriptedProvider, make_deps, printing
from fakes_storage import InMemoryBlobStore, InMemoryEventLog
from self_evolving_agent.chat.conversation import Conversation
from self_evolving_agent.chat.keeping import conversation_from
from self_evolving_agent.deps import Choices, Deps
from self_evolving_agent.models import ModelReply, ModelRequest
from self_evolving_agent.ports import Sandbox
from self_evolving_agent.providers.recording import RecordingProvider
from self_evolving_agent.workspace.given import WorkspaceWithFiles

CHAT = "chat1"


@dataclass
class ChatWorld:
    """Opens runs as the terminal does.

    Attributes:
        given: The files that each run was given, by its id.
    """

    script: Script | ScriptedProvider = ""
    sandbox: Sandbox = field(default_factory=lambda: printing("42"))
    choices: Choices = field(default_factory=lambda: Choices(variants=1, synthesizes=False))
    log: InMemoryEventLog = field(default_factory=InMemoryEventLog)
    blobs: InMemoryBlobStore = field(default_factory=InMemoryBlobStore)
    workspace: InMemoryWorkspace = field(default_factory=InMemoryWorkspace)
    given: dict[str, dict[str, bytes]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.provider = self.script if isinstance(self.script, ScriptedProvider) else ScriptedProvider(self.script)

    def opens(self, *, run_id: str | None = None, files: Mapping[str, bytes] | None = None) -> Deps:
        if run_id is None:
            run_id = f"run{len(self.given) + 1}"
            self.given[run_id] = dict(files or {})
        deps = make_deps(self.provider, sandbox=self.sandbox, choices=self.choices, log=self.log)
        stamp = deps.journal.stamp.model_copy(update={"run_id": run_id})
        journal = replace(deps.journal, stamp=stamp, blobs=self.blobs)
        workspace = WorkspaceWithFiles(self.workspace, files or {})
        provider = RecordingProvider(self.provider, deps.meter, journal)
        return replace(deps, journal=journal, provider=provider, workspace=workspace)

    def resumed(self, chat_id: str = CHAT) -> Conversation:
        return conversation_from(chat_id, self.log.read(run_id=chat_id, types=("chat.", "result.")), self.blobs)

    @property
    def calls(self) -> list[str]:
        """The prompts that the model was asked, by name."""
        return [request.prompt.name for request in self.provider.requests]


def echoing(request: ModelRequest) -> ModelReply:
    """Answer with what was said last."""
    return ModelReply(text=request.messages[-1].content)
