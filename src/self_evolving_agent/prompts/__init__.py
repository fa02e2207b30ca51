"""Every prompt, as a typed function with a name and a version that land in the log.

What comes from outside (the task, model text, pages, output) is put between tags by `mark`: data, never instructions.
"""

from typing import TypeVar

from pydantic import BaseModel

from self_evolving_agent.models import Frozen, Message, PromptId, SkillOffer

Reply = TypeVar("Reply", bound=BaseModel)


class Prompt(Frozen):
    """One job for the model.

    Attributes:
        system: Who the model is; the same for all prompts of a domain, so that servers can reuse their cache.
        user: The job, the task first for the same reason.
    """

    id: PromptId
    system: str
    user: str

    def messages(self) -> tuple[Message, ...]:
        return (Message(role="system", content=self.system), Message(role="user", content=self.user))

    def adding(self, more: str) -> "Prompt":
        """Give the same job with something said at its end."""
        return self.model_copy(update={"user": f"{self.user}\n\n{more}"})


def mark(tag: str, text: str, most: int = 6000) -> str:
    """Put foreign text between tags it cannot close, cut in the middle to at most `most` characters."""
    text = text.replace(f"</{tag}>", f"< /{tag}>").strip()
    if len(text) > most:
        half = most // 2
        text = f"{text[:half]}\n... ({len(text) - most} characters left out) ...\n{text[-half:]}"
    return f"<{tag}>\n{text}\n</{tag}>"


def advised(advice: tuple[SkillOffer, ...]) -> str:
    """Pass on what earlier work taught; nothing where there is none."""
    if not advice:
        return ""
    listed = mark("advice", "\n".join(f"- {one.advice}" for one in advice), 500)
    return f"\n\nAdvice from earlier work, where it suits:\n{listed}"


def after_failure(job: Prompt, program: str, failure: str, wish: str) -> Prompt:
    """Give the same job after a program that failed: what was tried, what was seen, and what is wanted now."""
    return Prompt(
        id=PromptId(name=f"{job.id.name}.repair", version=1),
        system=job.system,
        user=f"{job.user}\n\nThis program was tried:\n{mark('program', program, 5000)}\n"
        f"What was seen when it ran:\n{mark('failure', failure, 1500)}\n{wish}",
    )
