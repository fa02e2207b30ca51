"""A scripted model, and a whole world made of fakes for tests of the engine."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from fakes_edges import InMemoryWorkspace, ScriptedPages, ScriptedSearch
from fakes_embedders import FakeVectors
from fakes_storage import FakeClock, InMemoryBlobStore, InMemoryEventLog
from self_evolving_agent.deps import Choices, Deps, Journal, Meter, Watcher
from self_evolving_agent.errors import ProviderError
from self_evolving_agent.events import Event, Stamp
from self_evolving_agent.memory.models import Memory
from self_evolving_agent.models import (
    Budget,
    ExecutionResult,
    Limits,
    ModelInfo,
    ModelReply,
    ModelRequest,
    Page,
    Program,
    SearchHit,
    Strategy,
)
from self_evolving_agent.ports import PageReader, Sandbox, VectorSource, WebSearch, Workspace
from self_evolving_agent.providers.recording import RecordingProvider
from self_evolving_agent.sandboxes.recording import RecordingSandbox

Answer = str | ModelReply | ProviderError
Script = Mapping[str, Answer | Callable[[ModelRequest], Answer]] | Callable[[ModelRequest], Answer] | str
EventType = TypeVar("EventType", bound=Event)


class ScriptedProvider:
    """A model that answers as a function of the request.

    Args:
        script: One reply to everything; or a function of the request; or replies by the name of the prompt, where a
            name that ends in `.` stands for all that start with it, and `""` for the rest. An error is raised.
    """

    name = "scripted"
    model = "scripted-1"

    def __init__(self, script: Script) -> None:
        self._script = script
        self.requests: list[ModelRequest] = []

    def asked(self, prompt: str) -> list[ModelRequest]:
        """Give the requests that one prompt made."""
        return [request for request in self.requests if request.prompt.name == prompt]

    async def complete(self, request: ModelRequest, on_text: Callable[[str], None] | None = None) -> ModelReply:
        self.requests.append(request)
        answer = self._answer(request)
        if isinstance(answer, ProviderError):
            raise answer
        reply = answer if isinstance(answer, ModelReply) else ModelReply(text=answer)
        if on_text is not None:
            on_text(reply.text)
        return reply

    async def models(self) -> tuple[ModelInfo, ...]:
        return (ModelInfo(name=self.model),)

    async def warm(self) -> None: ...

    async def aclose(self) -> None: ...

    def _answer(self, request: ModelRequest) -> Answer:
        if isinstance(self._script, str):
            return self._script
        if not isinstance(self._script, Mapping):
            return self._script(request)
        name = request.prompt.name
        keys = sorted(self._script, key=len, reverse=True)
        key = next((k for k in keys if k == name or (k.endswith(".") and name.startswith(k)) or not k), None)
        assert key is not None, f"no reply is scripted for {name}"
        found = self._script[key]
        return found(request) if callable(found) else found


class ScriptedSandbox:
    """A sandbox that runs nothing and says what happened as a function of the program."""

    name = "scripted"

    def __init__(self, result: Callable[[Program], ExecutionResult]) -> None:
        self._result = result
        self.programs: list[Program] = []

    async def run(self, program: Program, limits: Limits) -> ExecutionResult:
        self.programs.append(program)
        return self._result(program)


def printing(text: str, exit_code: int = 0, stderr: str = "") -> ScriptedSandbox:
    """Give a sandbox in which every program prints `text`."""
    result = ExecutionResult(backend="scripted", exit_code=exit_code, stdout=text, stderr=stderr)
    return ScriptedSandbox(lambda program: result)


def make_deps(
    script: Script | ScriptedProvider = "",
    *,
    sandbox: Sandbox | None = None,
    workspace: Workspace | None = None,
    search: WebSearch | None = None,
    pages: PageReader | None = None,
    vectors: VectorSource | None = None,
    memory: Memory | None = None,
    budget: Budget | None = None,
    choices: Choices | None = None,
    clock: FakeClock | None = None,
    log: InMemoryEventLog | None = None,
    watcher: Watcher | None = None,
) -> Deps:
    """Compose a world of fakes; provider and sandbox stand behind the real recording wrappers."""
    clock = clock or FakeClock()
    provider = script if isinstance(script, ScriptedProvider) else ScriptedProvider(script)
    stamp = Stamp(run_id="run1", node="test", provider=provider.name, model=provider.model)
    journal = Journal(log or InMemoryEventLog(clock), InMemoryBlobStore(), stamp, watcher=watcher)
    meter = Meter(budget or Budget(), clock)
    return Deps(
        provider=RecordingProvider(provider, meter, journal),
        sandbox=RecordingSandbox(sandbox or printing(""), meter, journal),
        journal=journal,
        meter=meter,
        memory=memory or Memory(),
        vectors=vectors or FakeVectors(),
        workspace=workspace or InMemoryWorkspace(),
        open_search=lambda: search or ScriptedSearch(),
        open_pages=lambda: pages or ScriptedPages(),
        choices=choices or Choices(synthesizes=False),
    )


def happened(deps: Deps, kind: type[EventType]) -> list[EventType]:
    """Give the events of one type that the log of this world holds."""
    return [stored.event for stored in deps.journal.log.read() if isinstance(stored.event, kind)]


def a_strategy(
    approach: str = "Do it plainly.", *, domain: str = "writing", kind: str = "", key: str = "aa01"
) -> Strategy:
    return Strategy.model_validate(
        {"key": key * 3, "name": approach[:40], "approach": approach, "domain": domain, "kind": kind or domain}
    )


def tagged(request: ModelRequest, tag: str) -> str:
    """Give what a prompt holds between two tags; empty when it has none."""
    found = re.search(rf"<{tag}>\n(.*?)\n</{tag}>", request.messages[-1].content, re.DOTALL)
    return found.group(1) if found else ""


def a_web(*pages: Page, key: str = "") -> tuple[ScriptedSearch, ScriptedPages]:
    """Give a web in which every query finds these pages."""
    hits = [SearchHit(title=page.title, url=page.url) for page in pages]
    return ScriptedSearch({key: hits}), ScriptedPages({page.url: page for page in pages})
