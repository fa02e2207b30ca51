"""Prompts of the writing and planning executors, and of open questions."""

from pydantic import Field

from self_evolving_agent.models import Brief, Frozen, Page, PromptId
from self_evolving_agent.prompts import Prompt, advised, mark

SYSTEM = "You write exactly what is asked for, in the language of the task, and nothing around it."


class TermsReply(Frozen):
    terms: tuple[str, ...] = Field(min_length=1, max_length=8)


def terms(task: str, count: int) -> Prompt:
    """Ask what a good text could not do without, before any text exists."""
    shape = ", ".join(['"..."'] * count)
    return Prompt(
        id=PromptId(name="writing.checklist", version=1),
        system=SYSTEM,
        user=f"{mark('task', task)}\n\n"
        f"Do not write the text yet. Name {count} single words that any good text for this task must contain: its "
        "subject matter, in the language of the text; no words about style or length.\n"
        f'Reply with JSON: {{"terms": [{shape}]}}',
    )


def draft(kind: str, task: str, approach: str, checklist: tuple[str, ...], brief: Brief) -> Prompt:
    """Ask for a text; `kind` is `writing`, `planning` or `general` and names the prompt."""
    return Prompt(
        id=PromptId(name=f"{kind}.draft", version=1),
        system=SYSTEM,
        user=f"{mark('task', task)}{_files(brief.material)}{advised(brief.advice)}\n\n"
        f"Approach: {mark('approach', approach, 600)}\n"
        f"All of this must hold:\n{mark('checklist', _listed(checklist), 2000)}\n{_SHAPE[kind]}",
    )


_SHAPE = {
    "writing": "Reply with the text alone: no introduction, no remarks.",
    "planning": "Write the plan as a numbered list unless the task wants another form. Reply with the plan alone.",
    "general": "Answer in a few clear sentences. Reply with the answer alone.",
}


def revise(job: Prompt, text: str, failures: str) -> Prompt:
    """Ask for a whole new text after one that failed checks."""
    return Prompt(
        id=PromptId(name=f"{job.id.name}.repair", version=1),
        system=job.system,
        user=f"{job.user}\n\nThis was written:\n{mark('draft', text, 4000)}\n"
        f"It does not yet hold:\n{mark('failed', failures, 1000)}\n"
        "Write the whole of it again so that everything holds. Reply with the text alone.",
    )


def _files(given: tuple[Page, ...]) -> str:
    return "".join(f"\n\nThe file {page.title}:\n{mark('file', page.text)}" for page in given)


def _listed(checklist: tuple[str, ...]) -> str:
    return "\n".join(f"- {item}" for item in checklist)
