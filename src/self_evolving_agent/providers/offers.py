"""What the model servers at hand have, for people who want to choose."""

import asyncio
from dataclasses import dataclass
from time import perf_counter

from self_evolving_agent.errors import ProviderError
from self_evolving_agent.models import ModelInfo
from self_evolving_agent.ports import Provider

from .discovery import ProviderWish
from .ollama import OllamaProvider
from .openai import DEFAULT_BASE_URL, OpenAIProvider
from .server import is_loopback
from .turn import Turn

LISTING_S = 10.0


@dataclass(frozen=True)
class Offer:
    """What one model server has.

    Attributes:
        why: Why nothing can be said of it; empty when it answered.
        took_s: How long it took to answer.
    """

    provider: str
    address: str
    models: tuple[ModelInfo, ...] = ()
    why: str = ""
    took_s: float = 0.0


async def offered_models(wish: ProviderWish, within_s: float = LISTING_S) -> tuple[Offer, ...]:
    """Ask the servers of this machine what they have, and a hosted API only when it was named.

    Raises:
        ConfigError: If an address cannot be used.
    """
    offers = []
    if wish.wanted in {"auto", "ollama"}:
        offers.append(await _offer(_ollama(wish), wish.ollama_host, within_s))
    url = wish.openai_base_url or (DEFAULT_BASE_URL if wish.wanted == "openai" else "")
    if wish.wanted == "openai" or (wish.wanted == "auto" and url and is_loopback(url)):
        offers.append(await _offer(_openai(wish, url), url, within_s))
    elif wish.wanted == "auto" and url:
        offers.append(Offer("openai", url, why="not on this machine: it is asked with --provider openai only"))
    return tuple(offers)


async def _offer(provider: Provider, address: str, within_s: float) -> Offer:
    began = perf_counter()
    try:
        async with asyncio.timeout(within_s):
            models = await provider.models()
        return Offer(provider.name, address, models=models, took_s=round(perf_counter() - began, 3))
    except ProviderError as error:
        return Offer(provider.name, address, why=error.message)
    except TimeoutError:
        return Offer(provider.name, address, why=f"it did not list its models within {within_s:g} s")
    finally:
        await provider.aclose()


def _ollama(wish: ProviderWish) -> Provider:
    return OllamaProvider(
        wish.ollama_host,
        "",
        num_ctx=wish.num_ctx,
        timeout_s=wish.timeout_s,
        keep_alive=wish.keep_alive,
        think=wish.think,
        turn=Turn(1),
    )


def _openai(wish: ProviderWish, url: str) -> Provider:
    return OpenAIProvider(url, "", api_key=wish.api_key, timeout_s=wish.timeout_s, turn=Turn(1))
