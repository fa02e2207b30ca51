"""Which provider answers: the one that was named, or the nearest that can."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, assert_never

from self_evolving_agent.errors import ModelNotFound, ProviderError, ProviderTimeout, ProviderUnavailable, ReplyBroken
from self_evolving_agent.models import ModelInfo
from self_evolving_agent.ports import Provider

from .model_choice import ModelChoice, Picker, choose_model, defaults
from .ollama import OllamaProvider
from .ollama_pull import SMALL_MODEL, SMALL_MODEL_BYTES, Pull, PullOffer
from .openai import DEFAULT_BASE_URL, OpenAIProvider
from .server import is_loopback
from .turn import Turn

AUTO_PROBE_S = 1.0
NAMED_PROBE_S = 10.0


class ServerSlow(ProviderUnavailable):
    """A server listens and does not answer in time."""


HOSTED_CALLS_AT_ONCE = 4
PULL = f"`ollama pull {SMALL_MODEL}`"
GET_A_MODEL = (
    f"for a model: start Ollama (https://ollama.com) and {PULL}, or set OPENAI_BASE_URL to a server on this machine"
)


@dataclass(frozen=True)
class ProviderWish:
    """Everything the choice depends on.

    Attributes:
        wanted: A named provider answers or fails; `auto` never leaves this machine.
        model: A full name or a part of one; None for no wish.
        api_key: No consent by itself: it is sent only to the server that is chosen.
        local_calls_at_once: Calls that a server on this machine gets together.
        pick: Lets a person choose among models; None without a terminal.
        make_mock: Gives the provider for those who have no model.
        picks_always: Let a person choose even where one model goes without saying.
        offer_pull: Lets a person have a model fetched where Ollama has none; None without a terminal.
    """

    wanted: Literal["auto", "ollama", "openai", "mock"]
    model: str | None
    ollama_host: str
    openai_base_url: str | None
    api_key: str | None = field(repr=False)
    num_ctx: int
    timeout_s: float
    keep_alive: str | int
    think: bool
    pick: Picker | None
    make_mock: Callable[[], Provider]
    local_calls_at_once: int = 1
    picks_always: bool = False
    offer_pull: PullOffer | None = None


@dataclass(frozen=True)
class Chosen:
    """A provider.

    Attributes:
        note: For people: one line on which it is and why, and one more on what was pointed at and is not used.
    """

    provider: Provider
    note: str


async def choose_provider(wish: ProviderWish) -> Chosen:
    """Find the provider and model that will answer.

    Raises:
        ProviderUnavailable: The named provider does not answer.
        ModelNotFound: The named model is nowhere.
        UsageError: Several models could be meant and nobody picked one.
        ConfigError: An address or the key cannot be used.
    """
    match wish.wanted:
        case "mock":
            return await _take_mock(wish)
        case "ollama":
            return await _take_ollama(wish, await _or_pulled(wish, await _ask_ollama(wish, NAMED_PROBE_S)))
        case "openai":
            if not (wish.openai_base_url or wish.api_key):
                raise ProviderUnavailable(
                    f"there is no OPENAI_API_KEY for {DEFAULT_BASE_URL}",
                    "set it, or set OPENAI_BASE_URL to where a server of yours listens",
                )
            return await _take_named_openai(wish, wish.openai_base_url or DEFAULT_BASE_URL)
        case "auto":
            return await _nearest(wish)
        case _:
            assert_never(wish.wanted)


async def _nearest(wish: ProviderWish) -> Chosen:
    """Take a reachable Ollama, else a server on this machine that the user pointed at, else the mock."""
    base_url = wish.openai_base_url
    try:
        offered = await _ask_ollama(wish, AUTO_PROBE_S)
    except ProviderError as error:
        missing = [f"Ollama: {error.message}"]
        slow = isinstance(error, ServerSlow)
        note = f"mock: {error.message}" if slow else f"mock: no Ollama answers at {wish.ollama_host}"
        note += ". For a model: " + (
            "wait until it is idle, or name it with --provider ollama" if slow else f"start it and {PULL}"
        )
    else:
        offered = await _or_pulled(wish, offered)
        if wish.model or defaults(offered):
            chosen = await _take_ollama(wish, offered)
            return _remarked(chosen, "OPENAI_BASE_URL is not used: Ollama answers and goes first" if base_url else "")
        missing = ["Ollama runs, but has no model of its own"]
        note = f"mock: Ollama has no model of its own. For one: {PULL}"
    unused = ""
    if base_url and is_loopback(base_url):
        try:
            offered = await _ask_openai(wish, base_url, AUTO_PROBE_S)
        except ProviderError as error:
            unused = f"OPENAI_BASE_URL: {error.message}"
        else:
            return await _take_openai(wish, base_url, offered)
    elif base_url:
        unused = "OPENAI_BASE_URL is not on this machine: it takes `--provider openai`"
    if wish.model:
        why = "; ".join([*missing, *filter(None, [unused])])
        raise ModelNotFound(f"nobody here can run the model {wish.model!r} ({why})", GET_A_MODEL)
    return _remarked(Chosen(wish.make_mock(), note), unused)


async def _or_pulled(wish: ProviderWish, offered: tuple[ModelInfo, ...]) -> tuple[ModelInfo, ...]:
    """Give what Ollama lists, after a person had a model fetched where there was none to take."""
    if wish.model or wish.offer_pull is None or defaults(offered):
        return offered
    pull = Pull(wish.ollama_host, SMALL_MODEL, SMALL_MODEL_BYTES, wish.timeout_s)
    return await _ask_ollama(wish, NAMED_PROBE_S) if await wish.offer_pull(pull) else offered


def _remarked(chosen: Chosen, remark: str) -> Chosen:
    return Chosen(chosen.provider, f"{chosen.note}\n{remark}") if remark else chosen


async def _take_mock(wish: ProviderWish) -> Chosen:
    provider = wish.make_mock()
    if wish.model:
        get_hint = "leave out --model (MODEL), or name a provider that has it"
        await choose_model(await provider.models(), wish.model, wish.pick, where="the mock", get_hint=get_hint)
    return Chosen(provider, f"mock: asked for by name. Without that, a model of Ollama is used: {PULL}")


async def _take_ollama(wish: ProviderWish, offered: tuple[ModelInfo, ...]) -> Chosen:
    get_hint = f"install one with `ollama pull {wish.model or SMALL_MODEL}`"
    choice = await choose_model(
        offered, wish.model, wish.pick, where="Ollama", get_hint=get_hint, asks=wish.picks_always
    )
    provider = _ollama(wish, choice.name)
    elsewhere = any(info.is_remote for info in offered if info.name == choice.name)
    return Chosen(provider, _note(provider, choice, provider.address, elsewhere=elsewhere))


async def _take_named_openai(wish: ProviderWish, base_url: str) -> Chosen:
    try:
        offered = await _ask_openai(wish, base_url, NAMED_PROBE_S)
    except ReplyBroken:
        if not wish.model:
            raise
        # Some gateways answer prompts and list nothing: the user's word has to do.
        offered = (ModelInfo(name=wish.model),)
    return await _take_openai(wish, base_url, offered)


async def _take_openai(wish: ProviderWish, base_url: str, offered: tuple[ModelInfo, ...]) -> Chosen:
    # Whoever named a hosted API has consented to all of its models.
    ownership = tuple(info.model_copy(update={"is_remote": False}) for info in offered)
    choice = await choose_model(
        ownership,
        wish.model,
        wish.pick,
        where="the server at OPENAI_BASE_URL",
        get_hint="load it in the server, or name another with --model",
        asks=wish.picks_always,
    )
    provider = _openai(wish, base_url, choice.name)
    return Chosen(provider, _note(provider, choice, provider.address, elsewhere=not is_loopback(base_url)))


async def _ask_ollama(wish: ProviderWish, cap_s: float) -> tuple[ModelInfo, ...]:
    return await _listed(_ollama(wish, ""), cap_s)


async def _ask_openai(wish: ProviderWish, base_url: str, cap_s: float) -> tuple[ModelInfo, ...]:
    return await _listed(_openai(wish, base_url, ""), cap_s)


async def _listed(provider: OllamaProvider | OpenAIProvider, cap_s: float) -> tuple[ModelInfo, ...]:
    """List a server's models within a time that a person at start-up does not notice."""
    try:
        async with asyncio.timeout(cap_s):
            return await provider.models()
    except (TimeoutError, ProviderTimeout) as error:
        raise ServerSlow(
            f"{provider.address} took the call and did not list its models in {cap_s:g} s",
            "is it a model server that is stuck?",
        ) from error
    finally:
        await provider.aclose()


def _ollama(wish: ProviderWish, model: str) -> OllamaProvider:
    return OllamaProvider(
        wish.ollama_host,
        model,
        num_ctx=wish.num_ctx,
        timeout_s=wish.timeout_s,
        keep_alive=wish.keep_alive,
        think=wish.think,
        turn=Turn(wish.local_calls_at_once),
    )


def _openai(wish: ProviderWish, base_url: str, model: str) -> OpenAIProvider:
    at_once = wish.local_calls_at_once if is_loopback(base_url) else HOSTED_CALLS_AT_ONCE
    return OpenAIProvider(base_url, model, api_key=wish.api_key, timeout_s=wish.timeout_s, turn=Turn(at_once))


def _note(provider: Provider, choice: ModelChoice, address: str, *, elsewhere: bool) -> str:
    away = "; it runs on somebody else's machine" if elsewhere else ""
    return f"{provider.name}: {choice.name} at {address} ({choice.why}){away}"
