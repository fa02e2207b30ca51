"""What a name stands for in a chat: a result, a tool, a strategy, or a piece of advice."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from self_evolving_agent.chat.reading import Data, size_of
from self_evolving_agent.errors import UsageError
from self_evolving_agent.memory.models import Memory, SkillRecord, StrategyRecord, ToolRecord
from self_evolving_agent.models.chats import Result

from .text import fit, line

Named = Result | ToolRecord | StrategyRecord | SkillRecord
_SHOWN, _LISTED = 40, 4


def find_named(name: str, results: Sequence[Result], memory: Memory) -> Named:
    """Give what is called so, or else the only thing whose name begins so.

    Advice has no name of its own: it is called by its first words, a strategy by what it is called in the list.

    Raises:
        UsageError: If there is none, or several begin so.
    """
    wanted = " ".join(name.split()).removesuffix("…").rstrip().casefold()
    if wanted == "last" and results:
        return results[-1]
    everything = list(_everything(results, memory))
    exact = [one for names, one in everything if wanted in names]
    found = exact or [one for names, one in everything if any(each.startswith(wanted) for each in names)]
    if len(found) == 1 or exact:
        return found[0]
    if found:
        several = ", ".join(fit(called(one), _SHOWN) for one in found[:_LISTED])
        raise UsageError(f"several begin with {line(name)!r}: {several}", "type more of it")
    close = get_close_matches(wanted, [each for names, _ in everything for each in names], n=1, cutoff=0.6)
    hint = f"did you mean {fit(close[0], _SHOWN)}?" if close else "/results, /tools, /strategies, /skills list them"
    raise UsageError(f"there is no {line(name)!r}", hint)


def called(one: Named) -> str:
    """Give the name that people use."""
    return line(one.advice if isinstance(one, SkillRecord) else one.name)


def content(result: Result) -> str:
    """Say in a few words what a result is."""
    match result.kind:
        case "file":
            return f"file {line(str(result.value))}"
        case "number":
            return f"number {line(result.written or str(result.value))}"
        case _:
            return size_of(Data(result.kind, result.value))


def _everything(results: Sequence[Result], memory: Memory) -> Iterator[tuple[tuple[str, ...], Named]]:
    """Give all there is with the names that find it, results first."""
    for result in results:
        yield (result.name,), result
    for tool in memory.tools.values():
        yield (tool.name.casefold(),), tool
    for strategy in memory.strategies.values():
        yield (strategy.key, *_words(strategy.name), *_words(strategy.approach)), strategy
    for skill in memory.skills.values():
        yield (skill.name, *_words(skill.advice)), skill


def _words(text: str) -> tuple[str, ...]:
    return (line(text).removesuffix("…").rstrip().casefold(),)
