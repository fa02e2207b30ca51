"""Ollama over its native API.

Plain httpx and not the `ollama` package: the package cuts lines at U+0085 and U+2028 inside JSON, follows redirects,
sends a stray OLLAMA_API_KEY from the environment, and drops `remote_host` from the list of models.
"""

from collections.abc import Sequence
from contextlib import aclosing
from time import perf_counter
from typing import TypeVar

from pydantic import JsonValue, ValidationError

from self_evolving_agent.errors import ContextOverflow, ModelNotFound, ProviderError, ReplyBroken
from self_evolving_agent.models import ModelInfo, ModelReply, ModelRequest
from self_evolving_agent.ports import TextSink

from .ollama_wire import ChatLine, Embedded, Refusal, Shown, Tag, Tags, model_info, ollama_url
from .server import Answer, ModelServer, Wire, error_text, exhaust, tells_of_context
from .turn import Turn

NOT_FOUND = 404
NANOSECONDS = 10**9
FULL = 0.98
"""Share of the context from which a prompt counts as cut: older servers cut silently, to about the whole of it."""

W = TypeVar("W", bound=Wire)


class OllamaProvider:
    """Answers prompts with a model that Ollama runs.

    Args:
        host: As in OLLAMA_HOST: `host`, `host:port` or a URL.
        model: Full name; empty for listing only.
        num_ctx: Context in tokens, sent with every request: the server's own default is small and cuts silently.
        timeout_s: Longest silence; loading the model counts, waiting for the turn does not.
        keep_alive: How long the model stays loaded after a call, as `30m` or seconds.
        think: Let a model that can reason do so; its reasoning is no part of the reply.
        turn: Shared by all calls to this server.
    """

    def __init__(
        self,
        host: str,
        model: str,
        *,
        num_ctx: int,
        timeout_s: float,
        keep_alive: str | int = "30m",
        think: bool = False,
        turn: Turn,
    ) -> None:
        self._server = ModelServer(
            ollama_url(host), timeout_s=timeout_s, absent_hint="start it with `ollama serve`, or set OLLAMA_HOST"
        )
        self._model = model
        self._num_ctx = num_ctx
        self._keep_alive = keep_alive
        self._think = think
        self._turn = turn
        self._known: Shown | None = None

    @property
    def name(self) -> str:
        return "ollama"

    @property
    def model(self) -> str:
        return self._model

    @property
    def address(self) -> str:
        return self._server.address

    async def complete(self, request: ModelRequest, on_text: TextSink | None = None) -> ModelReply:
        async with self._turn:
            started = perf_counter()
            shown = await self._show()
            body = self._chat_body(request, shown)
            async with self._server.ask("POST", "/api/chat", model=self._model, body=body) as answer:
                if not answer.is_ok:
                    raise await self._refusal(answer, self._model)
                text, last, reasoned = await self._read(answer, on_text)
            self._check_context(last.prompt_eval_count, shown)
            return ModelReply(
                text=text,
                finish="length" if last.done_reason == "length" else "stop",
                prompt_tokens=last.prompt_eval_count,
                completion_tokens=last.eval_count,
                duration_s=perf_counter() - started,
                writing_s=last.eval_duration / NANOSECONDS,
                reasoned=reasoned,
            )

    async def models(self) -> tuple[ModelInfo, ...]:
        tags = await self._tags()
        loaded = {tag.name: tag for tag in (await self._fetch("GET", "/api/ps", Tags) or Tags()).models or ()}
        listed = [model_info(tag, loaded.get(tag.name)) for tag in tags]
        if self._model not in {info.name for info in listed}:
            return tuple(listed)
        shown = await self._show()
        more = {"context_tokens": shown.context_tokens, "capabilities": shown.capabilities or ()}
        return tuple(i.model_copy(update=more) if i.name == self._model else i for i in listed)

    async def embed(self, model: str, texts: Sequence[str]) -> tuple[tuple[float, ...], ...]:
        body: dict[str, JsonValue] = {"model": model, "input": list(texts), "keep_alive": self._keep_alive}
        async with self._turn, self._server.ask("POST", "/api/embed", model=model, body=body) as answer:
            if not answer.is_ok:
                raise await self._refusal(answer, model)
            return self._parsed(Embedded, await answer.body()).embeddings

    async def warm(self) -> None:
        # Without a prompt Ollama only loads the model; with another num_ctx than the calls it would load it twice.
        # num_predict is for servers that merely speak Ollama's format and would answer the empty prompt at length.
        body: dict[str, JsonValue] = {
            "model": self._model,
            "stream": False,
            "keep_alive": self._keep_alive,
            "options": {"num_ctx": self._num_ctx, "num_predict": 1},
        }
        try:
            async with self._turn, self._server.ask("POST", "/api/generate", model=self._model, body=body) as answer:
                await answer.body()
        except ProviderError:
            return

    async def aclose(self) -> None:
        await self._server.aclose()

    def _chat_body(self, request: ModelRequest, shown: Shown) -> dict[str, JsonValue]:
        body: dict[str, JsonValue] = {
            "model": self._model,
            "messages": [message.model_dump() for message in request.messages],
            "stream": True,
            "keep_alive": self._keep_alive,
            # Newer servers then refuse a prompt that is too long, and stop at the end of the context, instead of
            # dropping what came first; older ones ignore both.
            "truncate": False,
            "shift": False,
            "options": {
                "num_ctx": self._num_ctx,
                "num_predict": request.max_tokens,
                "seed": request.seed,
                "temperature": request.temperature,
            },
        }
        if request.reply_format != "text":
            body["format"] = request.json_schema if request.reply_format == "schema" else "json"
        if "thinking" in (shown.capabilities or ()):
            body["think"] = self._think
        return body

    async def _read(self, answer: Answer, on_text: TextSink | None) -> tuple[str, ChatLine, bool]:
        pieces: list[str] = []
        reasoned = False
        async with aclosing(answer.lines()) as lines:
            async for raw in lines:
                if not raw.strip():
                    continue
                line = self._parsed(ChatLine, raw)
                if line.error is not None:
                    raise self._told(error_text(line.error), self._model)
                reasoned = reasoned or bool(line.message.thinking)
                if line.message.content:
                    pieces.append(line.message.content)
                    if on_text is not None:
                        on_text(line.message.content)
                if line.done:
                    await exhaust(lines)
                    return "".join(pieces), line, reasoned
        raise ReplyBroken(f"the stream of {self._model} ended before the reply was done")

    def _check_context(self, prompt_tokens: int, shown: Shown) -> None:
        limit = min(self._num_ctx, shown.context_tokens or self._num_ctx)
        if prompt_tokens >= FULL * limit:
            raise self._overflow(f"the prompt filled the context ({prompt_tokens} of {limit} tokens) and was cut")

    def _overflow(self, message: str) -> ContextOverflow:
        return ContextOverflow(
            f"{message}; num_ctx is {self._num_ctx}",
            "raise num_ctx in the configuration, as far as the model and the memory allow",
        )

    def _told(self, words: str, model: str) -> ProviderError:
        """Give the error for what the server itself reported."""
        shown = self._server.shown(words)
        if tells_of_context(words):
            return self._overflow(f"the prompt does not fit {model}: {shown}")
        return ReplyBroken(f"ollama reported an error for {model}: {shown}")

    async def _refusal(self, answer: Answer, model: str) -> ProviderError:
        raw = await answer.body()
        try:
            words = error_text(Refusal.model_validate_json(raw).error)
        except ValidationError:
            words = raw.decode(errors="replace")
        if answer.status != NOT_FOUND:
            return self._told(f"{words} (HTTP {answer.status})", model)
        names = ", ".join(tag.name for tag in await self._tags()) or "none"
        return ModelNotFound(
            f"the model {model!r} is not installed; installed: {names}",
            f"install it with `ollama pull {model}`",
        )

    async def _tags(self) -> tuple[Tag, ...]:
        tags = await self._fetch("GET", "/api/tags", Tags)
        if tags is None:
            raise ReplyBroken(f"{self._server.address} answers, but not as Ollama does")
        return tags.models or ()

    async def _show(self) -> Shown:
        """Give what the server knows of the model: asked once, and nothing where it does not say."""
        if self._known is None:
            self._known = await self._fetch("POST", "/api/show", Shown, {"model": self._model})
        return self._known or Shown()

    async def _fetch(self, method: str, path: str, kind: type[W], body: dict[str, JsonValue] | None = None) -> W | None:
        """Give a whole answer, or None when the server refuses."""
        async with self._server.ask(method, path, model=self._model, body=body) as answer:
            return self._parsed(kind, await answer.body()) if answer.is_ok else None

    def _parsed(self, kind: type[W], raw: bytes) -> W:
        try:
            return kind.model_validate_json(raw)
        except ValidationError as error:
            raise ReplyBroken(
                f"ollama sent what cannot be read: {self._server.shown(raw.decode(errors='replace'))}"
            ) from error
