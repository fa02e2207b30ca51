"""Measures a model with a few small requests: how fast it is, what context it has, which JSON it can be held to."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

from self_evolving_agent.errors import ProviderError
from self_evolving_agent.models import ModelInfo, ModelReply, ModelRequest
from self_evolving_agent.ports import Provider
from self_evolving_agent.prompts.probing import Successor, counting, successor
from self_evolving_agent.replies import Unusable
from self_evolving_agent.structured import RUNGS, Rung, Schema, read_as, request_on

from .findings import Finding, Findings

MORE_TIME = "the model is slow here, or busy; for more time: --budget seconds=N"
WITHIN_S = 30.0
"""For all probes together, unless somebody says otherwise."""
LONGEST_S = {"loading": 15.0, "speed": 10.0, "context": 3.0, "schema": 10.0, "json": 8.0, "text": 8.0}
COUNTED_TOKENS, JSON_TOKENS = 64, 40
SCHEMA: Schema = {"type": "object", "properties": {"number": {"type": "integer"}}, "required": ["number"]}
MEANING: dict[Rung, str] = {
    "schema": "replies keep to a JSON schema",
    "json": "replies are JSON when JSON is asked for",
    "text": "plain replies hold usable JSON",
}


@dataclass
class Measurement:
    """One model being measured.

    Attributes:
        num_ctx: The context that prompts are written for.
        think: It is let think where it can.
        within_s: For all probes together.
        works: The rungs that gave a usable value.
        fails: The rungs that gave none; those in neither did not answer.
        reasoned: A reply came with thoughts beside it.
    """

    provider: Provider
    findings: Findings
    num_ctx: int
    think: bool
    within_s: float = WITHIN_S
    clock: Callable[[], float] = time.monotonic
    works: list[Rung] = field(default_factory=list)
    fails: list[Rung] = field(default_factory=list)
    reasoned: bool = False
    _can_think: bool = field(default=False, init=False)
    _ends: float = field(default=0.0, init=False)

    async def run(self) -> None:
        """Measure all there is to measure, and add it to the findings as it comes."""
        self._ends = self.clock() + self.within_s
        await self._bounded("loading", self._load)
        await self._bounded("speed", self._time)
        await self._bounded("context", self._ask_context)
        for rung in RUNGS:
            await self._bounded(rung, partial(self._try_rung, rung))
        self._sum_up()

    async def _bounded(self, name: str, probe: Callable[[], Awaitable[None]]) -> None:
        """Give a probe its time, or what is left of the whole."""
        longest_s = min(LONGEST_S[name], self._ends - self.clock())
        if longest_s <= 0:
            self._add(name, f"not tried: the {self.within_s:.0f} s for all are over", works=False, fix=MORE_TIME)
            return
        self.findings.out.live(f"measuring {self.provider.model}: {name} ({longest_s:.0f} s at most)")
        try:
            async with asyncio.timeout(longest_s):
                await probe()
        except TimeoutError:
            if self.findings.all[-1].name != name:
                self._add(name, f"not done within {longest_s:.1f} s", works=False, fix=MORE_TIME)
        except ProviderError as error:
            self._add(name, error.message, works=False, fix=error.hint)

    async def _load(self) -> None:
        info = await self._info()
        if info is not None and info.is_loaded:
            self._add("loading", "it is in memory already", works=True)
            return
        began = self.clock()
        await self.provider.warm()
        took = self.clock() - began
        info = await self._info()
        if info is not None and info.is_loaded:
            self._add("loading", f"it is in memory after {took:.1f} s", works=True)
        elif self.provider.name == "ollama":
            self._add("loading", f"asked to load it, and after {took:.1f} s it does not list it as loaded")

    async def _time(self) -> None:
        pieces: list[float] = []
        began = self.clock()
        prompt = counting()
        request = ModelRequest(messages=prompt.messages(), prompt=prompt.id, max_tokens=COUNTED_TOKENS, temperature=0.0)
        try:
            reply = await self.provider.complete(request, lambda _: pieces.append(self.clock()))
        except asyncio.CancelledError:
            if len(pieces) > 1:
                rate = (len(pieces) - 1) / (pieces[-1] - pieces[0])
                first = f"first token after {pieces[0] - began:.2f} s"
                self._add("speed", f"about {rate:.1f} tokens/s until it was stopped, {first}")
            raise
        self.reasoned = self.reasoned or reply.reasoned
        self._add("speed", _speed(reply, [piece - began for piece in pieces]), works=True)

    async def _ask_context(self) -> None:
        info = await self._info()
        if info is None or not (info.served_tokens or info.context_tokens):
            self._add("context", f"the server does not say; prompts are written for {self.num_ctx} tokens (NUM_CTX)")
            return
        says = [f"{info.served_tokens} tokens, as the server says"] if info.served_tokens else []
        says += [f"the model can read {info.context_tokens}"] if info.context_tokens else []
        says += [f"prompts are written for {self.num_ctx} (NUM_CTX)"]
        has = info.served_tokens or info.context_tokens
        fits = has >= self.num_ctx
        fix = "" if fits else f"set NUM_CTX to {has}, or give the model more where it runs"
        self._add("context", "; ".join(says), works=fits, fix=fix)

    async def _try_rung(self, rung: Rung) -> None:
        began = self.clock()
        request = request_on(rung, successor(rung), schema=SCHEMA, max_tokens=JSON_TOKENS, temperature=0.0)
        reply = await self.provider.complete(request)
        self.reasoned = self.reasoned or reply.reasoned or "<think" in reply.text
        value = read_as(reply, Successor)
        took = f"({self.clock() - began:.1f} s)"
        if isinstance(value, Unusable):
            self.fails.append(rung)
            self._add(rung, f"not so: {MEANING[rung]}; it said {reply.text[:60]!r} {took}", works=False)
            return
        self.works.append(rung)
        self._add(rung, f"{MEANING[rung]} {took}", works=True)

    def _sum_up(self) -> None:
        silent = [rung for rung in RUNGS if rung not in self.works + self.fails]
        not_measured = f"; no answer about {' and '.join(silent)}" if silent else ""
        if self.works:
            self._add("json rung", f"{self.works[0]} works{not_measured}")
        elif self.fails:
            fix = "choose another model with --model NAME"
            self._add("json rung", f"none works{not_measured}", works=False, fix=fix)
        for says in self._thinking():
            self._add("thinking", says)

    def _thinking(self) -> Iterator[str]:
        if self.reasoned:
            yield "it thinks before it replies" + ("" if self.think else ", although THINK is false")
        elif self._can_think:
            yield (
                "it can, and is kept from it (THINK is false)" if not self.think else "it can, and may (THINK is true)"
            )
        elif self.provider.name == "ollama":
            yield "it cannot"
        else:
            yield "no sign of it; the server does not say"

    async def _info(self) -> ModelInfo | None:
        infos = await self.provider.models()
        info = next((info for info in infos if info.name == self.provider.model), None)
        self._can_think = info is not None and "thinking" in info.capabilities
        return info

    def _add(self, name: str, says: str, *, works: bool | None = None, fix: str = "") -> None:
        self.findings.add(Finding("model", name, says, works, fix))


def _speed(reply: ModelReply, pieces_s: list[float]) -> str:
    """Say how fast a reply came, by the server's clock where it tells."""
    first = f", first token after {pieces_s[0]:.2f} s" if pieces_s else ""
    tokens = reply.completion_tokens or len(pieces_s)
    if reply.writing_s:
        return f"{tokens / reply.writing_s:.1f} tokens/s by the server's clock ({tokens} tokens){first}"
    watched_s = pieces_s[-1] - pieces_s[0] if len(pieces_s) > 1 else reply.duration_s
    if not watched_s:
        return f"{tokens} tokens in no time that could be measured{first}"
    return f"{max(tokens - 1, 1) / watched_s:.1f} tokens/s by our clock ({tokens} tokens){first}"
