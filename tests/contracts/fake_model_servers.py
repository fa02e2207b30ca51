"""Model servers that a test controls byte by byte, over real HTTP on loopback.

A server has a route per request line (`POST /api/chat`); a route writes what it likes, when it likes, or breaks off.
"""

import asyncio
import json
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, Self

from loopback import listening
from self_evolving_agent.models import Message, ModelRequest, PromptId
from self_evolving_agent.providers.ollama import OllamaProvider
from self_evolving_agent.providers.openai import OpenAIProvider
from self_evolving_agent.providers.turn import Turn

MODEL = "tiny:1b"
EMBEDDING_MODEL = "embed-tiny:22m"
SILENCE_S = 30.0
"""The timeout where one is meant to pass; its tests let time jump."""
PATIENCE_S = 120.0
"""The timeout where none is, on a machine however busy."""


def question(text: str = "Say hello.", **changes: Any) -> ModelRequest:
    return ModelRequest(
        messages=(Message(role="user", content=text),), prompt=PromptId(name="test", version=1), **changes
    )


def dead_address() -> str:
    """Give an address on loopback where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{probe.getsockname()[1]}"


async def beat(seconds: float) -> None:
    """Let one beat of a slow server pass: its pace is what the test is about."""
    loop = asyncio.get_running_loop()
    tick: asyncio.Future[None] = loop.create_future()
    loop.call_later(seconds, tick.set_result, None)
    await tick


@dataclass(frozen=True)
class Received:
    line: str
    headers: dict[str, str]
    body: Any


class Exchange:
    """One request, and the means to answer it badly."""

    def __init__(self, server: "FakeServer", reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._server = server
        self._reader = reader
        self._writer = writer
        self.is_over = False

    async def raw(self, text: bytes) -> None:
        self._writer.write(text)
        await self._writer.drain()

    async def whole(self, payload: Any, status: int = 200, headers: str = "") -> None:
        body = payload if isinstance(payload, bytes) else json.dumps(payload).encode()
        await self.raw(f"HTTP/1.1 {status} X\r\n{headers}Content-Length: {len(body)}\r\n\r\n".encode() + body)

    async def begin(self) -> None:
        await self.raw(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            await self.raw(f"{len(piece):x}\r\n".encode() + piece + b"\r\n")

    async def end(self) -> None:
        await self.raw(b"0\r\n\r\n")

    async def hang_up(self) -> None:
        """Close in good order, whatever has been said so far."""
        self.is_over = True
        self._writer.close()

    async def reset(self) -> None:
        """Drop the connection, so that the client sees a reset."""
        self.is_over = True
        raw: socket.socket = self._writer.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._writer.transport.abort()

    async def hold(self) -> None:
        """Say nothing more until the client goes."""
        self._server.held.set()
        await self._reader.read()
        self.is_over = True
        self._server.left.set()


Route = Callable[[Exchange], Awaitable[None]]


class FakeServer:
    """A server on loopback.

    Attributes:
        requests: What came in, oldest first.
        held: A route is holding its answer back.
        left: The client closed while its answer was held.
    """

    chat = "POST /"
    ok_pieces: tuple[bytes, ...] = ()

    def __init__(self) -> None:
        self.requests: list[Received] = []
        self.held = asyncio.Event()
        self.left = asyncio.Event()
        self.connections = 0
        self.address = ""
        self._made: list[OllamaProvider | OpenAIProvider] = []
        self._routes: dict[str, Route] = {}
        self._open = AsyncExitStack()

    def on(self, line: str, route: Route) -> None:
        self._routes[line] = route

    def on_chat(self, route: Route) -> None:
        self.on(self.chat, route)

    def gives(self, line: str, payload: Any, status: int = 200, headers: str = "") -> None:
        async def route(exchange: Exchange) -> None:
            await exchange.whole(payload, status, headers)

        self.on(line, route)

    def streams(self, *pieces: bytes) -> None:
        """Answer every chat with these pieces, a chunk each."""

        async def route(exchange: Exchange) -> None:
            await exchange.begin()
            await exchange.send(*pieces)
            await exchange.end()

        self.on_chat(route)

    @property
    def chats(self) -> list[Received]:
        return [received for received in self.requests if received.line == self.chat]

    async def __aenter__(self) -> Self:
        port = await self._open.enter_async_context(listening(self._serve))
        self.address = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *failure: object) -> None:
        for provider in self._made:
            await provider.aclose()
        await self._open.aclose()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            while await self._answer(reader, writer):
                pass
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        line = first.removesuffix(" HTTP/1.1")
        self.requests.append(Received(line, headers, json.loads(body) if body else None))
        exchange = Exchange(self, reader, writer)
        route = self._routes.get(line)
        await (route(exchange) if route else exchange.whole(b"404 page not found", 404))
        return not exchange.is_over


LAYER, SMALL_LAYER = "sha256:" + "a" * 64, "sha256:" + "b" * 64
PULLED: tuple[dict[str, Any], ...] = (
    {"status": "pulling manifest"},
    {"status": f"pulling {LAYER[7:19]}", "digest": LAYER, "total": 1000},
    {"status": f"pulling {LAYER[7:19]}", "digest": LAYER, "total": 1000, "completed": 400},
    {"status": f"pulling {LAYER[7:19]}", "digest": LAYER, "total": 1000, "completed": 1000},
    {"status": f"pulling {SMALL_LAYER[7:19]}", "digest": SMALL_LAYER, "total": 10, "completed": 10},
    {"status": "verifying sha256 digest"},
    {"status": "writing manifest"},
    {"status": "success"},
)
"""What Ollama sends for a model of two layers."""


def letter_counts(text: str) -> list[float]:
    """Give what a server gives as a vector: of no particular length."""
    return [1.0, *(float(text.count(letter)) for letter in "abcdefghijklmnopqrstuvwxyz")]


class FakeOllama(FakeServer):
    """Speaks Ollama's format: one model installed, loaded, without thinking."""

    chat = "POST /api/chat"

    def __init__(self) -> None:
        super().__init__()
        self.installs(MODEL)
        self.loads(MODEL)
        self.shows(["completion"])
        self.gives("POST /api/generate", {"done": True})
        self.streams(self.piece("Hel"), self.piece("lo."), self.final())

    def installs(self, *names: str, **more: Any) -> None:
        self.gives("GET /api/tags", {"models": [{"name": name, "model": name, "size": 7, **more} for name in names]})

    def loads(self, *names: str, **more: Any) -> None:
        self.gives("GET /api/ps", {"models": [{"name": name, "model": name, **more} for name in names]})

    def pulls(self, *lines: dict[str, Any], then: Route | None = None) -> None:
        """Answer a pull with these lines, after which `then` goes on; a pull that succeeds installs its model."""

        async def route(exchange: Exchange) -> None:
            await exchange.begin()
            for line in lines:
                await exchange.send(json.dumps(line).encode() + b"\n")
            if lines[-1:] == ({"status": "success"},):
                self.installs(self.requests[-1].body["model"])
            await (then(exchange) if then else exchange.end())

        self.on("POST /api/pull", route)

    def shows(self, capabilities: list[str], context: int = 32768) -> None:
        info = {"general.architecture": "qwen2", "qwen2.context_length": context}
        self.gives("POST /api/show", {"capabilities": capabilities, "model_info": info})

    def keeps_an_embedding_model(self, name: str = EMBEDDING_MODEL) -> None:
        async def route(exchange: Exchange) -> None:
            texts = self.requests[-1].body["input"]
            await exchange.whole({"model": name, "embeddings": [letter_counts(text) for text in texts]})

        self.installs(MODEL, name)
        self.on("POST /api/embed", route)

    def piece(self, text: str, **more: Any) -> bytes:
        line = {"message": {"role": "assistant", "content": text, **more}, "done": False}
        return json.dumps(line, ensure_ascii=False).encode() + b"\n"

    def final(self, **more: Any) -> bytes:
        line = {
            "message": {"role": "assistant", "content": ""},
            "done": True,
            "done_reason": "stop",
            "prompt_eval_count": 11,
            "eval_count": 2,
        }
        return json.dumps(line | more).encode() + b"\n"

    def error(self, words: str) -> bytes:
        return json.dumps({"error": words}).encode() + b"\n"

    def provider(self, **changes: Any) -> OllamaProvider:
        """Make a provider that is closed with the server."""
        given = {"num_ctx": 4096, "timeout_s": PATIENCE_S, "keep_alive": "5m", "think": False, "turn": Turn()}
        host, model = changes.pop("host", self.address), changes.pop("model", MODEL)
        provider = OllamaProvider(host, model, **(given | changes))
        self._made.append(provider)
        return provider


class FakeOpenAI(FakeServer):
    """Speaks OpenAI's format, as llama.cpp's server does."""

    chat = "POST /v1/chat/completions"

    def __init__(self) -> None:
        super().__init__()
        self.lists(MODEL)
        self.streams(self.piece("Hel"), self.piece("lo."), self.final())

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.address += "/v1"
        return self

    def lists(self, *names: str) -> None:
        self.gives("GET /v1/models", {"object": "list", "data": [{"id": name, "object": "model"} for name in names]})

    def keeps_an_embedding_model(self, name: str = EMBEDDING_MODEL) -> None:
        async def route(exchange: Exchange) -> None:
            texts = self.requests[-1].body["input"]
            given = [{"index": i, "embedding": letter_counts(text)} for i, text in enumerate(texts)]
            await exchange.whole({"object": "list", "data": given[::-1]})

        self.lists(MODEL, name)
        self.on("POST /v1/embeddings", route)

    def event(self, payload: Any) -> bytes:
        return b"data: " + json.dumps(payload, ensure_ascii=False).encode() + b"\n\n"

    def piece(self, text: str, **more: Any) -> bytes:
        return self.event({"choices": [{"index": 0, "delta": {"content": text, **more}, "finish_reason": None}]})

    def final(self, finish: str = "stop") -> bytes:
        usage = {"choices": [], "usage": {"prompt_tokens": 11, "completion_tokens": 2}}
        last = {"choices": [{"index": 0, "delta": {}, "finish_reason": finish}]}
        return self.event(last) + self.event(usage) + b"data: [DONE]\n\n"

    def error(self, words: str) -> bytes:
        return self.event({"error": {"message": words, "type": "server_error", "code": 500}})

    def provider(self, **changes: Any) -> OpenAIProvider:
        """Make a provider that is closed with the server."""
        given = {"api_key": None, "timeout_s": PATIENCE_S, "turn": Turn()}
        host, model = changes.pop("host", self.address), changes.pop("model", MODEL)
        provider = OpenAIProvider(host, model, **(given | changes))
        self._made.append(provider)
        return provider
