"""Which provider, sandbox and embedder are used: chosen by the settings and by what works here."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import JsonValue

from self_evolving_agent.environment import engine_environment, program_path
from self_evolving_agent.errors import NoSandbox
from self_evolving_agent.ports import Embedder, Provider, Sandbox, VectorSource

if TYPE_CHECKING:
    from self_evolving_agent.config import Settings
    from self_evolving_agent.embedders.local import SentenceModel
    from self_evolving_agent.providers.discovery import Chosen, ProviderWish
    from self_evolving_agent.providers.model_choice import Picker
    from self_evolving_agent.providers.offers import Offer
    from self_evolving_agent.providers.ollama_pull import PullOffer
    from self_evolving_agent.sandboxes.select import SandboxFinding, SandboxHost, WeakerPicker


async def open_provider(settings: Settings, pick: Picker | None = None, offer_pull: PullOffer | None = None) -> Chosen:
    """Choose who answers.

    Raises:
        ProviderUnavailable: If a named provider does not answer.
        ModelNotFound: If the wanted model is not there.
        UsageError: If there are several models and nobody picks.
    """
    from self_evolving_agent.providers.discovery import choose_provider

    chosen = await choose_provider(_wish(settings, pick, offer_pull))
    if settings.reply_cache is None:
        return chosen
    return replace(chosen, provider=_cached(chosen.provider, settings.reply_cache, settings))


def _cached(provider: Provider, folder: Path, settings: Settings) -> Provider:
    from self_evolving_agent.providers.caching import CachingProvider
    from self_evolving_agent.storage.reply_files import FileReplyStore

    told: dict[str, JsonValue] = {"num_ctx": settings.num_ctx, "think": settings.think}
    return CachingProvider(provider, FileReplyStore(folder), told)


def _wish(settings: Settings, pick: Picker | None, offer_pull: PullOffer | None = None) -> ProviderWish:
    from self_evolving_agent.providers.discovery import ProviderWish

    key = settings.openai_api_key.get_secret_value()
    return ProviderWish(
        wanted="mock" if settings.evolution_mock else settings.provider,
        model=settings.model or None,
        ollama_host=settings.ollama_host,
        openai_base_url=settings.openai_base_url or None,
        api_key=key or None,
        num_ctx=settings.num_ctx,
        timeout_s=settings.timeout_s,
        keep_alive=settings.keep_alive,
        think=settings.think,
        pick=pick,
        make_mock=_make_mock,
        picks_always=settings.pick_model,
        offer_pull=offer_pull,
    )


async def open_sandbox(settings: Settings, pick_weaker: WeakerPicker | None = None) -> Sandbox:
    """Choose the sandbox by its canary, or let a person choose a weaker one.

    Raises:
        NoSandbox: If none works, and nobody chose another.
    """
    return await or_weaker(choose_first_sandbox(settings), pick_weaker)


async def choose_first_sandbox(settings: Settings) -> Sandbox:
    from self_evolving_agent.sandboxes.select import choose_sandbox

    return await choose_sandbox(settings.executor_backend, host=_sandbox_host())


async def or_weaker(choosing: Awaitable[Sandbox], pick_weaker: WeakerPicker | None) -> Sandbox:
    from self_evolving_agent.sandboxes.select import choose_sandbox, examine_weaker

    try:
        return await choosing
    except NoSandbox as error:
        if pick_weaker is None:
            raise
        host = _sandbox_host()
        backend = await pick_weaker(error, await examine_weaker(host=host))
        if backend is None:
            raise
        return await choose_sandbox(backend, host=host)


def _sandbox_host() -> SandboxHost:
    from self_evolving_agent.sandboxes.select import SandboxHost

    path = program_path()
    host = SandboxHost(engine_env=engine_environment())
    return replace(host, search_path=path) if path else host


async def examine_sandboxes() -> tuple[SandboxFinding, ...]:
    """Try every backend."""
    from self_evolving_agent.sandboxes import select

    return await select.examine_sandboxes(host=_sandbox_host())


async def offered_models(settings: Settings) -> tuple[Offer, ...]:
    """Say what the model servers at hand have."""
    from self_evolving_agent.providers import offers

    return await offers.offered_models(_wish(settings, None))


async def open_embedders(provider: Provider) -> tuple[Embedder, ...]:
    """Give what can turn texts into vectors here, best first; the last one always can."""
    from self_evolving_agent.embedders.lexical import LexicalEmbedder
    from self_evolving_agent.embedders.local import LocalEmbedder
    from self_evolving_agent.embedders.provider import provider_embedder
    from self_evolving_agent.providers.caching import CachingProvider
    from self_evolving_agent.providers.ollama import OllamaProvider
    from self_evolving_agent.providers.openai import OpenAIProvider

    provider = provider.inner if isinstance(provider, CachingProvider) else provider
    own = await provider_embedder(provider) if isinstance(provider, OllamaProvider | OpenAIProvider) else None
    here = (LocalEmbedder(_load_minilm), LexicalEmbedder())
    return (own, *here) if own else here


def open_vectors(home: Path, provider: Provider) -> VectorSource:
    """Give the source of vectors of a home; whatever it takes is found and loaded with the first question."""
    from self_evolving_agent.embedders.kept import KeptVectors
    from self_evolving_agent.storage.vectors import SqliteVectorStore

    return KeptVectors(partial(open_embedders, provider), SqliteVectorStore(home / "vectors.db"))


def _load_minilm() -> SentenceModel:
    from self_evolving_agent.embedders.minilm import MiniLM

    return MiniLM()


def _make_mock() -> Provider:
    from self_evolving_agent.providers.mock import MockProvider

    return MockProvider()
