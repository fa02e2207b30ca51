"""Has Ollama fetch a model."""

import re
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass

from pydantic import JsonValue, ValidationError

from self_evolving_agent.errors import ModelNotFound, ProviderError, ReplyBroken

from .ollama_wire import Refusal, ollama_url
from .server import Answer, ModelServer, Wire, error_text

SMALL_MODEL = "qwen2.5-coder:1.5b"
SMALL_MODEL_BYTES = 986_000_000
DONE = "success"
NOT_FOUND = 404
UNKNOWN = re.compile(r"file does not exist|\bmodel (\S+ )?not found")
"""How Ollama says that its registry has no such model; it says so with status 200, in the stream, as well."""
AGAIN = "pull it again: Ollama goes on where it stopped"


@dataclass(frozen=True)
class PullProgress:
    """How far a pull is.

    Attributes:
        status: In Ollama's words.
        done_bytes: Of all layers that were named so far.
        total_bytes: The same; it grows as layers are named, the largest comes first.
    """

    status: str
    done_bytes: int
    total_bytes: int


PullWatcher = Callable[[PullProgress], None]


@dataclass(frozen=True)
class Pull:
    """A model that Ollama could fetch, and is not asked for yet.

    Attributes:
        size_bytes: About how much comes; 0 when unknown.
    """

    host: str
    model: str
    size_bytes: int
    timeout_s: float

    async def run(self, watch: PullWatcher) -> None:
        """Fetch it; on cancellation Ollama stops as well, and keeps what it has.

        Raises:
            ModelNotFound: Ollama's registry has no such model.
            ProviderError: As for any call; also when Ollama cannot reach its registry, or has no room.
        """
        server = ModelServer(
            ollama_url(self.host), timeout_s=self.timeout_s, absent_hint="start it with `ollama serve`"
        )
        try:
            body: dict[str, JsonValue] = {"model": self.model, "stream": True}
            async with server.ask("POST", "/api/pull", model=self.model, body=body) as answer:
                if not answer.is_ok:
                    raise self._told(server, await _words(answer), answer.status)
                await self._follow(server, answer, watch)
        except ReplyBroken as error:
            raise ReplyBroken(error.message, error.hint or AGAIN) from error
        finally:
            await server.aclose()

    async def _follow(self, server: ModelServer, answer: Answer, watch: PullWatcher) -> None:
        layers: dict[str, tuple[int, int]] = {}
        async with aclosing(answer.lines()) as lines:
            async for raw in lines:
                if not raw.strip():
                    continue
                line = self._parsed(server, raw)
                if line.error is not None:
                    raise self._told(server, error_text(line.error))
                if line.digest:
                    layers[line.digest] = (line.completed, line.total)
                done, total = (sum(column) for column in zip(*layers.values(), strict=True)) if layers else (0, 0)
                watch(PullProgress(line.status, done, total))
                if line.status == DONE:
                    return
        raise ReplyBroken(f"the pull of {self.model} broke off")

    def _parsed(self, server: ModelServer, raw: bytes) -> "PullLine":
        try:
            return PullLine.model_validate_json(raw)
        except ValidationError as error:
            sent = server.shown(raw.decode(errors="replace"))
            raise ReplyBroken(f"ollama sent what cannot be read while it pulled {self.model}: {sent}") from error

    def _told(self, server: ModelServer, words: str, status: int = 0) -> ProviderError:
        """Give the error for what the server itself reported."""
        shown = server.shown(words)
        if status == NOT_FOUND or UNKNOWN.search(words):
            return ModelNotFound(f"Ollama's registry has no model {self.model!r}: {shown}", "see ollama.com/library")
        return ReplyBroken(f"Ollama could not pull {self.model}: {shown}", f"once that is mended, {AGAIN}")


PullOffer = Callable[[Pull], Awaitable[bool]]
"""Asks a person, and pulls when they agree; tells whether the model is there now."""


class PullLine(Wire):
    """One line of a pull's stream; only lines about a layer carry a digest."""

    status: str = ""
    digest: str = ""
    total: int = 0
    completed: int = 0
    error: JsonValue = None


async def _words(answer: Answer) -> str:
    raw = await answer.body()
    try:
        return error_text(Refusal.model_validate_json(raw).error)
    except ValidationError:
        return raw.decode(errors="replace")
