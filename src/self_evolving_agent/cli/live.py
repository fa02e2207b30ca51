"""What the model is doing right now, for the line that goes away."""

from collections.abc import Callable
from dataclasses import dataclass

from self_evolving_agent.models import ModelInfo, ModelReply, ModelRequest
from self_evolving_agent.ports import Provider, TextSink

Watcher = Callable[[str, int], None]
"""Takes the name of the prompt and how many pieces of its reply have come; -1 when the call is over."""

OVER = -1


@dataclass(frozen=True)
class WatchedProvider:
    """A provider that lets somebody watch its replies come."""

    inner: Provider
    watcher: Watcher

    @property
    def name(self) -> str:
        return self.inner.name

    @property
    def model(self) -> str:
        return self.inner.model

    async def complete(self, request: ModelRequest, on_text: TextSink | None = None) -> ModelReply:
        pieces = 0

        def count(piece: str) -> None:
            nonlocal pieces
            pieces += 1
            self.watcher(request.prompt.name, pieces)
            if on_text is not None:
                on_text(piece)

        self.watcher(request.prompt.name, 0)
        try:
            return await self.inner.complete(request, count)
        finally:
            self.watcher(request.prompt.name, OVER)

    async def models(self) -> tuple[ModelInfo, ...]:
        return await self.inner.models()

    async def warm(self) -> None:
        await self.inner.warm()

    async def aclose(self) -> None:
        await self.inner.aclose()
