"""Any server that speaks OpenAI's chat completions: llama.cpp, LM Studio, vLLM, a hosted API."""

import asyncio
from collections.abc import Sequence
from contextlib import aclosing
from time import perf_counter

from pydantic import JsonValue, ValidationError

from self_evolving_agent.errors import ContextOverflow, ModelNotFound, ProviderError, ProviderUnavailable, ReplyBroken
from self_evolving_agent.models import ModelInfo, ModelReply, ModelRequest
from self_evolving_agent.ports import TextSink

from .lines import read_events
from .model_choice import names_of
from .openai_wire import Chunk, Embeddings, Listing, Props, Refusal, Timings, Usage, model_info
from .server import Answer, ModelServer, error_text, exhaust, tells_of_context
from .turn import Turn

DEFAULT_BASE_URL = "https://api.openai.com/v1"
DONE = b"[DONE]"
BAD_REQUEST = 400
UNAUTHORIZED = (401, 403)
NOT_FOUND = 404
BUSY = (429, 503)
LOADING = 503
BUSY_TRIES = 5
LOADING_PAUSE_S = 0.5
REPLACEMENTS = {"stream_options": "", "seed": "", "temperature": "", "max_tokens": "max_completion_tokens"}
"""Fields that some servers refuse, and what to send instead; without them the request still asks the same question."""


class OpenAIProvider:
    """Answers prompts with a model behind an OpenAI-compatible URL.

    Args:
        base_url: Up to and with `/v1`.
        model: Full name; empty takes the first that the server lists.
        api_key: Sent as a bearer token, or None.
        timeout_s: Longest silence; waiting for the turn does not count.
        turn: Shared by all calls to this server.
    """

    def __init__(self, base_url: str, model: str, *, api_key: str | None, timeout_s: float, turn: Turn) -> None:
        self._server = ModelServer(
            base_url,
            timeout_s=timeout_s,
            absent_hint="start the server, or set OPENAI_BASE_URL to where it listens",
            api_key=api_key,
        )
        self._model = model
        self._timeout_s = timeout_s
        self._turn = turn
        self._refused_fields: set[str] = set()

    @property
    def name(self) -> str:
        return "openai"

    @property
    def model(self) -> str:
        return self._model

    @property
    def address(self) -> str:
        return self._server.address

    async def complete(self, request: ModelRequest, on_text: TextSink | None = None) -> ModelReply:
        async with self._turn:
            started = perf_counter()
            self._model = self._model or await self._first_model()
            paused_s = 0.0
            tries = 0
            while True:
                body = self._body(request)
                async with self._server.ask("POST", "/chat/completions", model=self._model, body=body) as answer:
                    if answer.is_ok:
                        return await self._read(answer, on_text, started)
                    words = await self._words(answer)
                if answer.status == BAD_REQUEST and self._learn_refusal(words, body):
                    continue
                pause_s = _pause_s(answer, tries)
                if pause_s is None or paused_s + pause_s > self._timeout_s:
                    raise await self._refusal(answer.status, words)
                await asyncio.sleep(pause_s)
                paused_s += pause_s
                tries += 1

    async def models(self) -> tuple[ModelInfo, ...]:
        async with self._server.ask("GET", "/models", model="") as answer:
            if not answer.is_ok:
                words = await self._words(answer)
                raise self._access_error(answer.status, words) or ReplyBroken(
                    f"{self.address} lists no models: {words}", "does the URL end in /v1?"
                )
            raw = await answer.body()
        try:
            listing = Listing.model_validate_json(raw)
        except ValidationError as error:
            raise ReplyBroken(f"{self.address} lists no models", "does the URL end in /v1?") from error
        infos = tuple(model_info(listed, is_remote=not self._server.is_local) for listed in listing.data or ())
        if not self._server.is_local or self._model not in {info.name for info in infos}:
            return infos
        served = await self._slot_tokens()
        return tuple(
            i.model_copy(update={"served_tokens": served}) if served and i.name == self._model else i for i in infos
        )

    async def embed(self, model: str, texts: Sequence[str]) -> tuple[tuple[float, ...], ...]:
        body: dict[str, JsonValue] = {"model": model, "input": list(texts)}
        async with self._turn, self._server.ask("POST", "/embeddings", model=model, body=body) as answer:
            if not answer.is_ok:
                words = await self._words(answer)
                raise self._access_error(answer.status, words) or ReplyBroken(
                    f"{self.address} gave no vectors of {model}: {words}"
                )
            raw = await answer.body()
        try:
            vectors = Embeddings.model_validate_json(raw).data
        except ValidationError as error:
            sent = self._server.shown(raw.decode(errors="replace"))
            raise ReplyBroken(f"{model} sent what are no vectors: {sent}") from error
        return tuple(each.embedding for each in sorted(vectors, key=lambda each: each.index))

    async def warm(self) -> None:
        """Do nothing: these servers load their model when they start."""

    async def aclose(self) -> None:
        await self._server.aclose()

    def _body(self, request: ModelRequest) -> dict[str, JsonValue]:
        body: dict[str, JsonValue] = {
            "model": self._model,
            "messages": [message.model_dump() for message in request.messages],
            "stream": True,
            "stream_options": {"include_usage": True},
            "max_tokens": request.max_tokens,
            "temperature": request.temperature,
            "seed": request.seed,
        }
        if request.reply_format == "schema":
            named: dict[str, JsonValue] = {"name": "reply", "schema": request.json_schema}
            body["response_format"] = {"type": "json_schema", "json_schema": named}
        elif request.reply_format == "json":
            body["response_format"] = {"type": "json_object"}
        for field in self._refused_fields:
            value = body.pop(field)
            if REPLACEMENTS[field]:
                body[REPLACEMENTS[field]] = value
        return body

    def _learn_refusal(self, words: str, body: dict[str, JsonValue]) -> bool:
        """Remember which optional field a server named in its refusal; tell whether that changes the request."""
        named = {field for field in REPLACEMENTS if field in body and field in words}
        self._refused_fields |= named
        return bool(named)

    async def _read(self, answer: Answer, on_text: TextSink | None, started: float) -> ModelReply:
        pieces: list[str] = []
        usage, timings = Usage(), Timings()
        finish: str | None = None
        reasoned = False
        async with aclosing(read_events(answer.lines())) as events:
            async for raw in events:
                if raw.strip() == DONE:
                    finish = finish or "stop"
                    await exhaust(events)
                    break
                chunk = self._chunk(raw)
                usage, timings = chunk.usage or usage, chunk.timings or timings
                for choice in chunk.choices or ():
                    finish = choice.finish_reason or finish
                    if choice.delta is None:
                        continue
                    reasoned = reasoned or bool(choice.delta.reasoning_content or choice.delta.reasoning)
                    if choice.delta.content:
                        pieces.append(choice.delta.content)
                        if on_text is not None:
                            on_text(choice.delta.content)
        if finish is None:
            raise ReplyBroken(f"the stream of {self._model} ended before the reply was done")
        return ModelReply(
            text="".join(pieces),
            finish="length" if finish == "length" else "stop",
            prompt_tokens=usage.prompt_tokens,
            completion_tokens=usage.completion_tokens,
            duration_s=perf_counter() - started,
            writing_s=timings.predicted_ms / 1000,
            reasoned=reasoned,
        )

    def _chunk(self, raw: bytes) -> Chunk:
        try:
            chunk = Chunk.model_validate_json(raw)
        except ValidationError as error:
            sent = self._server.shown(raw.decode(errors="replace"))
            raise ReplyBroken(f"{self._model} sent what cannot be read: {sent}") from error
        if chunk.error is not None:
            raise self._told(self._server.shown(error_text(chunk.error)))
        return chunk

    async def _words(self, answer: Answer) -> str:
        raw = await answer.body()
        try:
            words = Refusal.model_validate_json(raw).words
        except ValidationError:
            words = raw.decode(errors="replace")
        return self._server.shown(f"{words} (HTTP {answer.status})")

    def _told(self, words: str) -> ProviderError:
        """Give the error for what the server itself reported."""
        if tells_of_context(words):
            return ContextOverflow(
                f"the prompt does not fit {self._model}: {words}",
                "give the server a larger context (llama.cpp: --ctx-size), or shorten the task",
            )
        return ReplyBroken(f"{self.address} reported an error for {self._model}: {words}")

    def _access_error(self, status: int, words: str) -> ProviderError | None:
        if status not in UNAUTHORIZED:
            return None
        return ProviderUnavailable(f"{self.address} refuses access: {words}", "check OPENAI_API_KEY")

    async def _refusal(self, status: int, words: str) -> ProviderError:
        if (denied := self._access_error(status, words)) is not None:
            return denied
        if status != NOT_FOUND:
            return self._told(words)
        if "model" not in words.lower():
            return ProviderUnavailable(f"{self.address} has no chat completions: {words}", "does the URL end in /v1?")
        return ModelNotFound(
            f"{self.address} has no model {self._model!r}; it has: {names_of(await self.models())}",
            "name one of those with --model",
        )

    async def _slot_tokens(self) -> int:
        """Give the context that a llama.cpp server has for each prompt; 0 for any other server."""
        try:
            async with self._server.ask("GET", f"{self.address.removesuffix('/v1')}/props", model="") as answer:
                raw = await answer.body()
            return Props.model_validate_json(raw).default_generation_settings.n_ctx if answer.is_ok else 0
        except (ProviderError, ValidationError):
            return 0

    async def _first_model(self) -> str:
        chat_models = [info for info in await self.models() if "embedding" not in info.capabilities]
        if not chat_models:
            raise ModelNotFound(f"{self.address} lists no model", "load one in the server, or name it with --model")
        return chat_models[0].name


def _pause_s(answer: Answer, tries: int) -> float | None:
    """Tell how long a busy server wants to be left alone; None when asking again is no use.

    A server that is still loading its model says 503 and gives no time.
    """
    if answer.status not in BUSY or tries >= BUSY_TRIES:
        return None
    asked = answer.header("Retry-After")
    if asked.isdigit():
        return float(asked)
    return LOADING_PAUSE_S * 2**tries if answer.status == LOADING else None
