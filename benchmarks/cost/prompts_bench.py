"""`prompts`: how long prompts get where a thousand tools are known that would all fit the task."""

import asyncio
import statistics
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from benchmarks.cost.fake_model import CHARACTERS_PER_TOKEN, MODEL, FakeModel
from benchmarks.cost.figures import Figure, alternately, figure
from benchmarks.cost.homes import NOUNS, VERBS, Homes, do_task
from benchmarks.cost.instant_sandbox import InstantSandbox
from benchmarks.cost.work import checked
from benchmarks.programs import WentWrong
from self_evolving_agent.bootstrap import open_store
from self_evolving_agent.events import ToolRegistered
from self_evolving_agent.providers.ollama import OllamaProvider
from self_evolving_agent.providers.turn import Turn

TOOLS = 1_000
WAYS = ("quickly", "safely", "twice", "backwards", "lazily", "in place", "by hand", "in order", "at once", "in parts")


def measure(n: int, homes: Homes, model: FakeModel) -> Sequence[Figure]:
    """Count the tokens of the prompts of whole tasks, per model call."""
    many, one = homes.without_past(), homes.without_past()
    know_tools(many, TOOLS)
    know_tools(one, 1)

    async def counted(home: Path) -> float:
        provider = OllamaProvider(model.address, MODEL, num_ctx=8192, timeout_s=60, turn=Turn())
        usage = checked(await do_task(home, homes.workspace, provider, InstantSandbox())).usage
        await provider.aclose()
        return usage.prompt_tokens / usage.model_calls

    with asyncio.Runner() as runner:
        taken = alternately(
            {"many": lambda: runner.run(counted(many)), "one": lambda: runner.run(counted(one))},
            n,
        )
    if statistics.median(taken["many"]) <= statistics.median(taken["one"]):
        raise WentWrong("no prompt showed more tools where there are more")
    return (
        figure(
            f"prompts: tokens per model call with {TOOLS:,} tools that fit the task / with one",
            taken["many"],
            taken["one"],
            unit="tokens",
            goal=1.2,
            bounded_by=f"three tools at most, shown to authors of programs alone; {CHARACTERS_PER_TOKEN} characters "
            "count as a token",
        ),
    )


def know_tools(home: Path, count: int) -> None:
    """Let a home know tools about primes, up to a thousand."""
    described = [f"{verb} the {noun} of primes {way}" for verb in VERBS for noun in NOUNS for way in WAYS]
    with closing(open_store(home)) as store:
        nothing = store.blobs.put(b"")
        tools = [
            ToolRegistered(
                name=f"is_prime_{number}",
                tool_version=f"{number:012x}",
                signature=f"def is_prime_{number}(n: int) -> bool",
                does=f"Check if a number is prime. {does}.",
                source=nothing,
                tests=nothing,
                examples=nothing,
                domain="coding",
            )
            for number, does in enumerate(described[:count])
        ]
        store.record(tools, "bench")
