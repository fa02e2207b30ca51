"""Lets a person choose a model on a terminal."""

import textwrap

from self_evolving_agent.config import Settings
from self_evolving_agent.environment import environment_value
from self_evolving_agent.models import ModelInfo
from self_evolving_agent.providers.model_choice import Picker

from .asking import can_ask, typed_line
from .output import Output
from .remembering import remember
from .text import line

GB, MB = 10**9, 10**6
KEEP = "!"


def make_picker(settings: Settings, out: Output) -> Picker | None:
    """Give a picker when somebody can answer.

    An answer that ends in `!` is kept in the settings; MODEL in the environment would go before it.
    """
    if not can_ask(out):
        return None
    can_keep = not environment_value("MODEL")
    keeping = f" With {KEEP} at its end it is remembered." if can_keep else ""

    async def pick(models: tuple[ModelInfo, ...]) -> str | None:
        out.still()
        out.tell("Several models are here:")
        for number, info in enumerate(models, 1):
            out.tell(f"{number:4}  {describe(info)}")
        while True:
            asking = f"Which one? Its number or name; Enter takes the first.{keeping}"
            out.tell(textwrap.fill(asking, out.width, break_on_hyphens=False), style="bold")
            reply = await typed_line()
            if not reply:
                return None
            typed = reply.strip()
            chosen = choice(typed.removesuffix(KEEP).rstrip(), models)
            if chosen is None:
                out.tell(f"There is no single {line(typed)!r} here.")
                continue
            if typed.endswith(KEEP) and can_keep:
                remember("model", settings, out, value=chosen)
            return chosen

    return pick


def describe(info: ModelInfo) -> str:
    """Give a model on one line."""
    facts = [size(info.size_bytes)] if info.size_bytes and not info.is_remote else []
    facts += ["MLX"] if info.is_mlx else []
    facts += ["in memory"] if info.is_loaded else []
    facts += ["cloud: on somebody else's machine"] if info.is_remote else []
    return line(info.name) + (f"  ({', '.join(facts)})" if facts else "")


def size(in_bytes: int) -> str:
    """Give a size as Ollama gives it."""
    return f"{in_bytes / GB:.1f} GB" if in_bytes >= GB else f"{in_bytes / MB:.0f} MB"


def choice(typed: str, models: tuple[ModelInfo, ...]) -> str | None:
    """Turn what was typed into a model's name."""
    if not typed:
        return models[0].name
    if typed.isdecimal() and 1 <= int(typed) <= len(models):
        return models[int(typed) - 1].name
    names = [info.name for info in models if typed.casefold() in info.name.casefold()]
    exact = [name for name in names if name.casefold() == typed.casefold()]
    found = exact or names
    return found[0] if len(found) == 1 else None
