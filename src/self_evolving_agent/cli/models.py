"""`--list-models`: what the model servers at hand have."""

from dataclasses import asdict

from self_evolving_agent.bootstrap import offered_models
from self_evolving_agent.config import load_settings
from self_evolving_agent.errors import ProviderUnavailable

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
    if out.is_json:
        out.json(
            {"providers": [{**asdict(o), "models": [m.model_dump(mode="json") for m in o.models]} for o in offers]}
        )
    for offer in offers if not out.is_json else ():
        if offer.why:
            out.tell(f"{offer.provider} at {line(offer.address)}: {line(offer.why)}")
        for info in offer.models:
            out.answer(f"{offer.provider:7} {describe(info)}")
    if settings.provider in {"ollama", "openai"} and all(offer.why for offer in offers):
        raise ProviderUnavailable(offers[0].why)
    if not any(offer.models for offer in offers):
        from self_evolving_agent.providers.discovery import GET_A_MODEL

        out.tell(f"no model here but the mock; {GET_A_MODEL}")
    return 0
