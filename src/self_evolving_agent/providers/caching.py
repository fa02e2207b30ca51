"""A provider that asks each question once: what was answered before, whatever run asked, is answered from a store."""

import asyncio
import hashlib
import json

from pydantic import JsonValue

from self_evolving_agent.models import ModelInfo, ModelReply, ModelRequest
from self_evolving_agent.ports import Provider, ReplyStore, TextSink


class CachingProvider:
    """Answers from a store what was asked before in the same words with the same options; failures are not kept.

    Args:
        inner: Who is asked for what is new.
        store: Keeps the replies.
        options: What the server was told besides the request, such as the size of the context.

    Attributes:
        hits: Calls that the store answered so far.
        saved_s: What these calls took when they were made.
    """

    def __init__(self, inner: Provider, store: ReplyStore, options: dict[str, JsonValue]) -> None:
        self.inner = inner
        self.hits = 0
        self.saved_s = 0.0
        self._store = store
        self._options = options

    @property
    def name(self) -> str:
        return self.inner.name

    @property
    def model(self) -> str:
        return self.inner.model

    async def complete(self, request: ModelRequest, on_text: TextSink | None = None) -> ModelReply:
        """Answer from the store, or ask and keep the reply with what it cost.

        Raises:
            ProviderError: As the provider behind it.
            StorageError: If a reply cannot be kept.
        """
        key = self._key(request)
        known = self._store.get(key)
        if known is None:
            reply = await self.inner.complete(request, on_text)
            self._store.put(key, reply)
            return reply
        self.hits += 1
        self.saved_s += known.duration_s
        if on_text is not None:
            on_text(known.text)
        await asyncio.sleep(0)  # where a call can be cancelled, as any other
        return known

    def _key(self, request: ModelRequest) -> str:
        """Hash all that a reply depends on; the name of the prompt is not sent."""
        asked = request.model_dump(mode="json", exclude={"prompt"})
        whole = [self.name, self.model, self._options, asked]
        return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()

    async def models(self) -> tuple[ModelInfo, ...]:
        return await self.inner.models()

    async def warm(self) -> None:
        await self.inner.warm()

    async def aclose(self) -> None:
        await self.inner.aclose()
