"""How each kind of arm answers one task."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree, rmtree

from benchmarks.learning.arms import Arm
from benchmarks.learning.records import Answered
from benchmarks.learning.stream import Item
from self_evolving_agent.bootstrap import World, open_provider, open_world
from self_evolving_agent.config import load_settings
from self_evolving_agent.errors import ProviderError
from self_evolving_agent.models import Message, ModelRequest, PromptId, Report, Usage
from self_evolving_agent.ports import Provider
from self_evolving_agent.providers.caching import CachingProvider

Answer = Callable[[Item], Awaitable[Answered]]
BARE_TOKENS = 1024


@dataclass(frozen=True)
class Place:
    """Where the homes of a run are, and what every arm is set to.

    Attributes:
        work: One folder per arm in it, with its home and its workspace.
        settings: What the command line chose, by the name of the setting.
        library: The home that arm starts with which needs one.
    """

    work: Path
    settings: dict[str, object]
    library: Path | None = None


@asynccontextmanager
async def answering(arm: Arm, place: Place, home: str = "home") -> AsyncIterator[Answer]:
    """Open what an arm needs for as long as the block lasts.

    Args:
        home: Which of the arm's homes is used.

    Raises:
        AgentError: If there is no model, sandbox or home.
    """
    folder = place.work / arm.name
    match arm:
        case Arm(kind="floor"):
            yield _floor(arm)
        case Arm(kind="bare"):
            async with _opened_model(place) as provider:
                yield lambda item: ask_bare(provider, item)
        case Arm(is_emptied=True):
            yield lambda item: _in_fresh_home(arm, place, folder / item.name, item)
        case _:
            if arm.needs_library and place.library and not (folder / home).exists():
                copytree(place.library, folder / home)
            async with _opened_world(arm, place, folder / home) as world:
                yield lambda item: ask_agent(world, item)


def _floor(arm: Arm) -> Answer:
    async def answer(item: Item) -> Answered:
        said = {"echo": item.question, "silence": "", "claim": "SUCCESS", "key": item.answer}
        return Answered(answer=said[arm.name], success=True)

    return answer


@asynccontextmanager
async def _opened_model(place: Place) -> AsyncIterator[Provider]:
    chosen = await open_provider(load_settings({**place.settings, "home": str(place.work / "bare")}))
    try:
        await chosen.provider.warm()
        yield chosen.provider
    finally:
        await chosen.provider.aclose()


@asynccontextmanager
async def _opened_world(arm: Arm, place: Place, home: Path) -> AsyncIterator[World]:
    own = {"home": str(home), "workspace": str(home.with_name(f"{home.name}-workspace")), "without": arm.without}
    async with open_world(load_settings({**place.settings, **own})) as world:
        yield world


async def _in_fresh_home(arm: Arm, place: Place, folder: Path, item: Item) -> Answered:
    rmtree(folder, ignore_errors=True)  # a stopped run may have left half a memory in it
    async with _opened_world(arm, place, folder / "home") as world:
        return await ask_agent(world, item)


async def ask_bare(provider: Provider, item: Item) -> Answered:
    """Ask the model itself, once."""
    request = ModelRequest(
        messages=(Message(role="user", content=f"{item.question}\n\n{item.alone}"),),
        prompt=PromptId(name="benchmark.bare", version=1),
        max_tokens=BARE_TOKENS,
        temperature=0.0,
    )
    spent = _Spent(provider)
    try:
        reply = await provider.complete(request)
    except ProviderError as error:
        usage = Usage(model_calls=1)
        return spent.noted(Answered(error=error.kind, usage=usage, provider=provider.name, model=provider.model))
    usage = Usage(
        model_calls=1,
        prompt_tokens=reply.prompt_tokens,
        completion_tokens=reply.completion_tokens,
        model_s=round(reply.duration_s, 3),
        total_s=round(reply.duration_s, 3),
    )
    answer = Answered(
        answer=reply.text.strip(), success=True, usage=usage, provider=provider.name, model=provider.model
    )
    return spent.noted(answer)


async def ask_agent(world: World, item: Item) -> Answered:
    """Give the task to the program's one entry."""
    spent = _Spent(world.provider)
    report = await world.run(item.question, domain=None, remembered=True)
    return spent.noted(_of_report(report))


def _of_report(report: Report) -> Answered:
    by = report.answered_by
    is_new = by is not None and by.name in report.tools.created
    return Answered(
        answer=report.answer.strip(),
        run_id=report.run_id,
        success=report.success,
        answered_by=f"{by.kind} {by.name}" if by else "",
        origin="new" if is_new else by.origin if by else "",
        tools_created=report.tools.created,
        tools_used=report.tools.used,
        tools_rejected=report.tools.rejected,
        usage=report.usage,
        error=f"{report.error.type}: {report.error.message}" if report.error else "",
        provider=report.provider,
        model=report.model,
        sandbox=report.sandbox,
    )


class _Spent:
    """What a task took, the cache's part of it apart."""

    def __init__(self, provider: Provider) -> None:
        self._cache = provider if isinstance(provider, CachingProvider) else None
        self._hits, self._saved_s = (self._cache.hits, self._cache.saved_s) if self._cache else (0, 0.0)
        self._started = time.monotonic()

    def noted(self, answered: Answered) -> Answered:
        hits, saved_s = (self._cache.hits, self._cache.saved_s) if self._cache else (0, 0.0)
        seconds = time.monotonic() - self._started + saved_s - self._saved_s
        return answered.model_copy(update={"seconds": round(seconds, 3), "cached_calls": hits - self._hits})
