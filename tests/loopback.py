"""A web server on loopback that answers as it is told, byte for byte."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

Answer = Callable[[bytes], "bytes | AsyncIterator[bytes]"]
Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]]


@dataclass
class Loopback:
    """`requests` holds the head and body of every request, oldest first."""

    port: int
    requests: list[bytes]


def http(body: bytes = b"", kind: str = "text/html", status: str = "200 OK", **headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status}", f"content-type: {kind}", f"content-length: {len(body)}", "connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


@asynccontextmanager
async def listening(talk: Talk, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """Talk to whoever connects, and give the port; at the end nobody is left connected, not even who just came in."""
    connected: list[tuple[asyncio.Task[None], asyncio.StreamWriter]] = []

    def let_in(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connected.append((asyncio.ensure_future(talk(reader, writer)), writer))

    listener = await asyncio.start_server(let_in, "127.0.0.1", 0, ssl=tls)
    try:
        yield listener.sockets[0].getsockname()[1]
    finally:
        listener.close()
        await _some_turns()  # who was accepted is let in some turns of the loop later
        for task, _ in connected:
            task.cancel()
        await asyncio.gather(*(task for task, _ in connected), return_exceptions=True)
        for _, writer in connected:
            writer.transport.abort()
        await _some_turns()  # and is gone some turns after that


async def _some_turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@asynccontextmanager
async def serve(answer: Answer, tls: ssl.SSLContext | None = None) -> AsyncIterator[Loopback]:
    """Serve on 127.0.0.1; each request's bytes are handed to `answer`, what it gives is sent, then it hangs up."""
    requests: list[bytes] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            request = await reader.readuntil(b"\r\n\r\n")
            for line in request.lower().splitlines():
                if line.startswith(b"content-length:"):
                    request += await reader.readexactly(int(line.split(b":")[1]))
            requests.append(request)
            given = answer(request)
            if isinstance(given, bytes):
                writer.write(given)
            else:
                async for piece in given:
                    writer.write(piece)
                    await writer.drain()
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass  # the client has seen enough
        finally:
            writer.close()

    async with listening(talk, tls) as port:
        yield Loopback(port, requests)
