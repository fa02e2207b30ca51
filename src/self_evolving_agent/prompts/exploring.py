"""Prompts of `classify` and `explore`."""

from pydantic import Field

from self_evolving_agent.models import DOMAINS, Domain, Frozen, PromptId
from self_evolving_agent.prompts import Prompt, mark

SYSTEM = "You plan how to solve tasks. You answer with short JSON."


class DomainReply(Frozen):
    domain: Domain


class IdeasReply(Frozen):
    ideas: tuple[str, ...] = Field(min_length=1, max_length=8)


def classify(task: str) -> Prompt:
    return Prompt(
        id=PromptId(name="classify.domain", version=1),
        system=SYSTEM,
        user=f"{mark('task', task)}\n\n"
        f"Which kind of task is this? One of: {', '.join(DOMAINS)}.\n"
        "coding: a program or function is wanted. analysis: a value is to be computed from data. "
        "research: facts from the web are needed. writing: a text is wanted. planning: a plan is wanted. "
        'general: anything else.\nReply with JSON: {"domain": "..."}',
    )


def ideas(task: str, *, count: int, tried: tuple[str, ...]) -> Prompt:
    """Ask for `count` approaches that differ from those that were tried (each with its record in words)."""
    before = (
        f"\n\nAlready tried, so propose something else:\n{mark('tried', chr(10).join(tried), 1500)}" if tried else ""
    )
    noun = "one approach" if count == 1 else f"{count} approaches that differ from each other"
    return Prompt(
        id=PromptId(name="explore.ideas", version=3),
        system=SYSTEM,
        user=f"{mark('task', task)}{before}\n\n"
        f"Do not solve the task. Name {noun} to tasks of this kind, as advice for who will solve it: which method, "
        "which data structure or which order of work. Each is one sentence of at most twelve words, in plain English, "
        "and starts with a verb.\n"
        f'Reply with JSON: {{"ideas": [{", ".join(["..."] * count)}]}}'.replace("...", '"..."'),
    )
