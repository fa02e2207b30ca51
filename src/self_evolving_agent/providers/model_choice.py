"""Which of a server's models is meant."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from self_evolving_agent.errors import ModelNotFound, UsageError
from self_evolving_agent.models import ModelInfo

NAMES_SHOWN = 20

Picker = Callable[[tuple[ModelInfo, ...]], Awaitable[str | None]]
"""Lets a person choose on a terminal; None when they would not."""


@dataclass(frozen=True)
class ModelChoice:
    """A model and, in a few words, why it."""

    name: str
    why: str


async def choose_model(
    offered: tuple[ModelInfo, ...],
    wanted: str | None,
    pick: Picker | None,
    *,
    where: str,
    get_hint: str,
    asks: bool = False,
) -> ModelChoice:
    """Find the model that was asked for, or the one that goes without saying.

    Args:
        offered: What the server lists.
        wanted: A full name, or a part that only one model's name holds; None for no wish.
        pick: None without a terminal.
        where: The server, for messages.
        get_hint: How a model gets there.
        asks: Let a person choose where there is a choice, even if one model goes without saying.

    Raises:
        ModelNotFound: Nothing fits; the message lists what there is.
        UsageError: Several fit and nobody picked one; the message lists them.
    """
    if wanted:
        return await _named(offered, wanted, pick, where=where, get_hint=get_hint)
    usable = defaults(offered)
    if not usable:
        raise ModelNotFound(f"{where} has no model to take by itself; it lists: {names_of(offered)}", get_hint)
    loaded = tuple(info for info in usable if info.is_loaded)
    options = _in_order(offered, usable)
    if asks and pick is not None and len(options) > 1:
        return await _picked(options, pick, f"{where} has several models")
    if len(loaded) == 1:
        return ModelChoice(loaded[0].name, "the one that is loaded")
    if len(usable) == 1:
        return ModelChoice(usable[0].name, "the only one")
    return await _picked(options, pick, f"{where} has several models")


def defaults(offered: tuple[ModelInfo, ...]) -> tuple[ModelInfo, ...]:
    """Give the models that may be taken without being named in full: they answer prompts, on this server itself."""
    return tuple(info for info in offered if not info.is_remote and "embedding" not in info.capabilities)


def _in_order(offered: tuple[ModelInfo, ...], usable: tuple[ModelInfo, ...]) -> tuple[ModelInfo, ...]:
    """Give what a person may pick from: what is loaded first, what runs elsewhere last."""
    remote = tuple(info for info in offered if info.is_remote and "embedding" not in info.capabilities)
    return (*sorted(usable, key=lambda info: not info.is_loaded), *remote)


def names_of(models: tuple[ModelInfo, ...]) -> str:
    """List models for a person; hosted APIs have hundreds, so only the first are named."""
    names = [info.name for info in models[:NAMES_SHOWN]]
    more = len(models) - len(names)
    return (", ".join(names) or "none") + (f" and {more} more" if more else "")


async def _named(
    offered: tuple[ModelInfo, ...], wanted: str, pick: Picker | None, *, where: str, get_hint: str
) -> ModelChoice:
    lowered = wanted.casefold()
    for info in offered:
        if info.name.casefold() in {lowered, f"{lowered}:latest"}:
            return ModelChoice(info.name, "asked for by name")
    matching = tuple(info for info in defaults(offered) if lowered in info.name.casefold())
    if not matching:
        raise ModelNotFound(f"{where} has no model {wanted!r}; it has: {names_of(offered)}", get_hint)
    if len(matching) == 1:
        return ModelChoice(matching[0].name, f"the only one that matches {wanted!r}")
    return await _picked(matching, pick, f"several models of {where} match {wanted!r}")


async def _picked(options: tuple[ModelInfo, ...], pick: Picker | None, problem: str) -> ModelChoice:
    chosen = await pick(options) if pick is not None else None
    if chosen not in {info.name for info in options} or chosen is None:
        raise UsageError(f"{problem}: {names_of(options)}", "choose one with --model NAME")
    return ModelChoice(chosen, "picked")
