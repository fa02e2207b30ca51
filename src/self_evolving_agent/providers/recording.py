"""The wrapper through which the engine calls a model: counted against the budget, and recorded whatever happens."""

import asyncio
import json
from dataclasses import dataclass, replace

from self_evolving_agent.deps import Journal, Meter
from self_evolving_agent.errors import ProviderError
from self_evolving_agent.events import ModelCalled
from self_evolving_agent.models import ModelInfo, ModelReply, ModelRequest
from self_evolving_agent.ports import Provider, TextSink


@dataclass(frozen=True)
class RecordingProvider:
    """A provider that appends `model.called` for each call, failed or not, with prompt and reply as blobs."""

    inner: Provider
    meter: Meter
    journal: Journal

    @property
    def name(self) -> str:
        return self.inner.name

    @property
    def model(self) -> str:
        return self.inner.model

    def at(self, journal: Journal) -> "RecordingProvider":
        return replace(self, journal=journal)

    async def complete(self, request: ModelRequest, on_text: TextSink | None = None) -> ModelReply:
        """Ask within the budget and record the call.

        Raises:
            BudgetExceeded: Before asking, when the run has used up its budget.
        """
        self.meter.admit()
        self.meter.calls += 1
        prompt = self.journal.keep(_as_text(request))
        self.journal.watch("asking", prompt=request.prompt.name)
        try:
            async with asyncio.timeout(self.meter.remaining_s) as deadline:
                reply = await self.inner.complete(request, self._watched(request, on_text))
        except (ProviderError, TimeoutError) as error:
            kind = error.kind if isinstance(error, ProviderError) else "budget_exceeded"
            self.journal.record([ModelCalled(prompt_id=request.prompt, prompt=prompt, error=kind)])
            if deadline.expired():
                self.meter.admit_code()
            raise
        finally:
            self.journal.watch("step")
        self.meter.prompt_tokens += reply.prompt_tokens
        self.meter.completion_tokens += reply.completion_tokens
        self.meter.model_s += reply.duration_s
        called = ModelCalled(
            prompt_id=request.prompt,
            prompt=prompt,
            reply=self.journal.keep(reply.text),
            finish=reply.finish,
            prompt_tokens=reply.prompt_tokens,
            completion_tokens=reply.completion_tokens,
            duration_s=round(reply.duration_s, 3),
        )
        self.journal.record([called])
        return reply

    def _watched(self, request: ModelRequest, on_text: TextSink | None) -> TextSink:
        """Let the journal's watcher see a reply grow."""
        pieces = 0

        def count(piece: str) -> None:
            nonlocal pieces
            pieces += 1
            self.journal.watch("writing", prompt=request.prompt.name, pieces=pieces)
            if on_text is not None:
                on_text(piece)

        return count

    async def models(self) -> tuple[ModelInfo, ...]:
        return await self.inner.models()

    async def warm(self) -> None:
        await self.inner.warm()

    async def aclose(self) -> None:
        await self.inner.aclose()


def _as_text(request: ModelRequest) -> str:
    return json.dumps(request.model_dump(mode="json", exclude_defaults=True), ensure_ascii=False, sort_keys=True)
