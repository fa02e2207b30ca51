"""An instant model: a little server in Ollama's format, in a process of its own, that says the right thing at once.

It answers by what the request's JSON schema asks for, so it follows the prompts however they are worded. Started as a
module, with the seconds that each chat is to take, it prints its port and serves until its standard input closes.
`GET /bench` tells when each path was first asked for since the last time, on the clock that all processes of the
machine share, and forgets it.
"""

import asyncio
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.request import urlopen

MODEL = "instant:1b"
CHARACTERS_PER_TOKEN = 4
TASK = "write a function is_prime(n) that checks if a number is prime, with tests"
WORDS = (
    "anchor balance bundle carve chart clamp climb collect compare cover crop delay divide drain draw echo "
    "empty fetch filter flip follow gather group hash hold invert join jump keep layer lift limit link load "
    "map match measure mirror move name nest order pack pair peel pick pin plot probe pull push queue rank "
    "read reduce repeat roll round sample seal seek shift skip slice stack stamp stop store swap tag test "
    "trace trim turn twist unfold verify weigh wrap"
)
MARKS = ("divisor", "sixth")
"""The word by which an idea is known again, and with it the program that belongs to it."""
COUNTERS = {"divisor": "divisor", "sixth": "k"}
"""The variable in which each program counts."""
_IDEA = re.compile(rf"(\w+) ({'|'.join(MARKS)})\b")
PROGRAMS = (
    """def is_prime(n):
    if n < 2:
        return False
    divisor = 2
    while divisor * divisor <= n:
        if n % divisor == 0:
            return False
        divisor += 1
    return True
""",
    """def is_prime(n):
    if n < 4:
        return n > 1
    if n % 2 == 0 or n % 3 == 0:
        return False
    return all(n % k and n % (k + 2) for k in range(5, int(n ** 0.5) + 1, 6))
""",
)
CHECKS = {
    "functions": [
        {
            "signature": "def is_prime(n: int) -> bool",
            "tests": [
                "assert is_prime(2) == True",
                "assert is_prime(1) == False",
                "assert is_prime(9) == False",
                "assert is_prime(97) == True",
                "assert is_prime(0) == False",
            ],
        }
    ]
}


def answer(body: dict[str, Any]) -> str:
    """Give a good reply to a chat request, as a function of the request alone."""
    prompt = body["messages"][-1]["content"]
    form = body.get("format")
    wanted = form.get("properties", {}) if isinstance(form, dict) else {}
    if "ideas" in wanted:
        return json.dumps({"ideas": ideas(prompt)[: wanted["ideas"].get("minItems", 2)]})
    if "functions" in wanted:
        return json.dumps(CHECKS)
    if "domain" in wanted:
        return json.dumps({"domain": "coding"})
    if "better" in wanted:
        first = prompt.partition("</answer_a>")[0]
        return json.dumps({"better": "A" if "+= 1" in first else "B"})
    return f"```python\n{program(prompt)}```\n"


def program(prompt: str) -> str:
    """Write the program of the idea in a prompt; its loop counts in the word before the mark.

    So no two ideas give the same program, whichever of them a home remembers as its champion: two programs that are
    the same would be asked about less often.
    """
    found = _IDEA.search(prompt)
    if found is None:
        return PROGRAMS[1]
    word, mark = found.groups()
    return re.sub(rf"\b{COUNTERS[mark]}\b", f"{COUNTERS[mark]}_{word}", PROGRAMS[MARKS.index(mark)])


def ideas(prompt: str) -> list[str]:
    """Make two ideas that are like no other: one that was tried before would be dropped, and asked for again."""
    chance = random.Random(prompt)
    return [" ".join([*chance.sample(WORDS.split(), 7), mark]) for mark in MARKS]


def new_task() -> str:
    """Give the task with a word of its own, so that its ideas are new and its prompts are stored anew."""
    return f"{TASK}, for the project {''.join(random.choices('bcdfghklmnprstvz', k=8))}"


@dataclass(frozen=True)
class FakeModel:
    """The running server, as seen from outside."""

    address: str

    def first_asked(self) -> dict[str, float]:
        """Give the time.monotonic() of the first request of each path since the last call."""
        with urlopen(f"{self.address}/bench", timeout=10) as reply:
            return dict(json.loads(reply.read()))


@contextmanager
def serve_instant_model(latency_s: float = 0.0) -> Iterator[FakeModel]:
    """Run the server for as long as the block lasts.

    Args:
        latency_s: What each chat takes, however many there are at once.
    """
    command = [sys.executable, "-m", "benchmarks.cost.fake_model", str(latency_s)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        yield FakeModel(f"http://127.0.0.1:{int(process.stdout.readline())}")
        process.stdin.close()


class _Server:
    def __init__(self, latency_s: float) -> None:
        self.latency_s = latency_s
        self.first: dict[str, float] = {}

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                now = time.monotonic()
                path = head[0].split(" ")[1]
                sizes = [int(line.split(":")[1]) for line in head if line.lower().startswith("content-length:")]
                body = await reader.readexactly(sizes[0]) if sizes else b""
                payload = self._reply(path, body, now)
                if path == "/api/chat":
                    await asyncio.sleep(self.latency_s)
                writer.write(f"HTTP/1.1 200 OK\r\nContent-Length: {len(payload)}\r\n\r\n".encode() + payload)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            writer.close()

    def _reply(self, path: str, body: bytes, now: float) -> bytes:
        if path == "/bench":
            seen, self.first = self.first, {}
            return json.dumps(seen).encode()
        self.first.setdefault(path, now)
        match path:
            case "/api/tags":
                return json.dumps({"models": [{"name": MODEL, "size": 1}]}).encode()
            case "/api/ps":
                return b'{"models": []}'
            case "/api/show":
                info = {"general.architecture": "instant", "instant.context_length": 32768}
                return json.dumps({"capabilities": ["completion"], "model_info": info}).encode()
            case "/api/chat":
                return _stream(json.loads(body))
            case _:
                return b'{"done": true}'


def tokens(body: dict[str, Any]) -> int:
    """Count the tokens of a chat request, as far as characters tell."""
    return sum(len(message["content"]) for message in body["messages"]) // CHARACTERS_PER_TOKEN


def _stream(body: dict[str, Any]) -> bytes:
    lines = [
        {"message": {"role": "assistant", "content": answer(body)}, "done": False},
        {
            "message": {"role": "assistant", "content": ""},
            "done": True,
            "done_reason": "stop",
            "prompt_eval_count": tokens(body),
            "eval_count": 60,
        },
    ]
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


async def _main() -> None:
    server = await asyncio.start_server(_Server(float(sys.argv[1])).talk, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.to_thread(sys.stdin.read)
    server.close()


if __name__ == "__main__":
    asyncio.run(_main())
