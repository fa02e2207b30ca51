"""A byte stream cut into lines, and lines into server-sent events.

httpx's own `aiter_lines` also splits at U+0085, U+2028 and their kin, which JSON may hold unescaped: it tears lines.
Each generator closes the one it reads from, so that closing the last one closes the connection.
"""

from collections.abc import AsyncGenerator
from contextlib import aclosing

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


async def split_lines(chunks: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    """Yield each line without its end (LF, CRLF or CR), wherever the chunks were cut; the last may lack its end."""
    rest = b""
    async with aclosing(chunks):
        async for chunk in chunks:
            rest += chunk
            # A CR at the very end may be half of a CRLF: it waits for the next chunk.
            held = b"\r" if rest.endswith(b"\r") else b""
            settled = rest[: len(rest) - len(held)].replace(b"\r\n", b"\n").replace(b"\r", b"\n")
            *whole, rest = settled.split(b"\n")
            rest += held
            for line in whole:
                yield line
    if rest:
        yield rest.removesuffix(b"\r")


async def read_events(lines: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    """Yield the data of each event of an SSE stream; comments, names, ids and retry times are dropped.

    An event that the end of the stream cut short is yielded too: what it holds tells a missing blank line from a loss.

    Source: https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
    """
    gathered: list[bytes] = []
    async with aclosing(lines):
        async for line in lines:
            if not line:
                if gathered:
                    yield b"\n".join(gathered)
                gathered = []
                continue
            field, _, value = line.removeprefix(BYTE_ORDER_MARK).partition(b":")
            if field == b"data":
                gathered.append(value.removeprefix(b" "))
    if gathered:
        yield b"\n".join(gathered)
