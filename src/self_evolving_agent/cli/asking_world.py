"""A world in whose opening a person has a say: which model, a weaker sandbox, whether to fetch a model."""

from contextlib import AbstractAsyncContextManager

from self_evolving_agent.bootstrap import World, open_world
from self_evolving_agent.config import Settings

from .output import Output
from .picker import make_picker
from .pull import make_pull_offer
from .weaker_sandbox import make_weaker_picker


def open_asking(settings: Settings, out: Output) -> AbstractAsyncContextManager[World]:
    """Open it as `open_world` does, and ask where somebody can answer."""
    out.live("looking for a model and a sandbox")
    return open_world(
        settings,
        pick=make_picker(settings, out),
        pick_weaker=make_weaker_picker(settings, out),
        offer_pull=make_pull_offer(settings, out),
    )
