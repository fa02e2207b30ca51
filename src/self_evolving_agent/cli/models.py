"""`--list-models`: what the model servers at hand have."""

from dataclasses import asdict

from self_evolving_agent.bootstrap import offered_models
from self_evolving_agent.config import load_settings
from self_evolving_agent.errors import ProviderUnavailable
from self_evolving_agent.providers.discovery import GET_A_MODEL
from self_evolving_agent.providers.offers import Offer

from .arguments import Options
from .interrupt import run_interruptibly
from .output import Output
from .picker import describe
from .text import line


def list_models(options: Options, out: Output) -> int:
    """List the models of every server that answers.

    Raises:
        ProviderUnavailable: If a named provider does not answer.
    """
    settings = load_settings(options.settings())
    offers = run_interruptibly(offered_models(settings), out.still)
    if settings.provider in {"ollama", "openai"} and offers[0].why:
        raise ProviderUnavailable(offers[0].why)
    tell_offers(offers, out)
    return 0


def tell_offers(offers: tuple[Offer, ...], out: Output) -> None:
    """Print what there is; who does not answer, and what to do without a model, goes to stderr."""
    if out.is_json:
        models = [[info.model_dump(mode="json") for info in offer.models] for offer in offers]
        out.json({"providers": [{**asdict(o), "models": m} for o, m in zip(offers, models, strict=True)]})
        return
    for offer in offers:
        if offer.why:
            where = "" if offer.address in offer.why else f" at {line(offer.address)}"
            out.tell(f"{offer.provider}{where}: {line(offer.why)}")
        for info in offer.models:
            out.answer(f"{offer.provider:7} {describe(info)}")
    if not any(offer.models for offer in offers):
        out.tell(f"no model here but the mock; {GET_A_MODEL}")
