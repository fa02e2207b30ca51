"""Lets a person choose a model on a terminal."""

from self_evolving_agent.models import ModelInfo
from self_evolving_agent.providers.model_choice import Picker

from .asking import can_ask, typed_line
from .output import Output
from .text import line

GIB = 1024**3


def make_picker(out: Output) -> Picker | None:
    """Give a picker when somebody can answer."""
    if not can_ask(out):
        return None

    async def pick(models: tuple[ModelInfo, ...]) -> str | None:
        out.still()
        out.tell("Several models are here:")
        for number, info in enumerate(models, 1):
            out.tell(f"{number:4}  {describe(info)}")
        while True:
            out.tell("Which one? Its number or name; Enter takes the first.", style="bold")
            reply = await typed_line()
            if not reply:
                return None
            chosen = choice(reply.strip(), models)
            if chosen is not None:
                return chosen
            out.tell(f"There is no {line(reply)!r} here.")

    return pick


def describe(info: ModelInfo) -> str:
    """Give a model on one line."""
    facts = [f"{info.size_bytes / GIB:.1f} GB"] if info.size_bytes else []
    facts += ["in memory"] if info.is_loaded else []
    facts += ["on somebody else's machine"] if info.is_remote else []
    return line(info.name) + (f"  ({', '.join(facts)})" if facts else "")


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
