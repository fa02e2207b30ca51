"""Questions to the person at the terminal."""

import asyncio
import sys

from .output import Output


def can_ask(out: Output) -> bool:
    """Tell whether somebody can answer: stdin and stderr are terminals, and the answer is for people."""
    return out.is_live and not out.is_json and sys.stdin is not None and sys.stdin.isatty()


async def typed_line() -> str:
    """Wait for a line without holding up Ctrl-C; empty at the end of input."""
    loop = asyncio.get_running_loop()
    typed: asyncio.Future[str] = loop.create_future()

    def take() -> None:
        loop.remove_reader(sys.stdin)
        typed.set_result(sys.stdin.readline())

    loop.add_reader(sys.stdin, take)
    try:
        return await typed
    finally:
        loop.remove_reader(sys.stdin)
