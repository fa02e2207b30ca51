"""A web server on loopback that answers as it is told, byte for byte."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

Answer = Callable[[bytes], "bytes | AsyncIterator[bytes]"]


@dataclass
class Loopback:
    """`requests` holds the head and body of every request, oldest first."""

    port: int
    requests: list[bytes] = field(default_factory=list)


def http(body: bytes = b"", kind: str = "text/html", status: str = "200 OK", **headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status}", f"content-type: {kind}", f"content-length: {len(body)}", "connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


@asynccontextmanager
async def serve(answer: Answer, tls: ssl.SSLContext | None = None) -> AsyncIterator[Loopback]:
    """Serve on 127.0.0.1; each request's bytes are handed to `answer`, what it gives is sent, then it hangs up."""
    running: set[asyncio.Task[None]] = set()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        running.add(asyncio.current_task())
        try:
            request = await reader.readuntil(b"\r\n\r\n")
            for line in request.lower().splitlines():
                if line.startswith(b"content-length:"):
                    request += await reader.readexactly(int(line.split(b":")[1]))
            server.requests.append(request)
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

    listener = await asyncio.start_server(talk, "127.0.0.1", 0, ssl=tls)
    server = Loopback(listener.sockets[0].getsockname()[1])
    try:
        yield server
    finally:
        listener.close()
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
