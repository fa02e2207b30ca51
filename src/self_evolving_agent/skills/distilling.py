"""Distilling advice from a run."""

from collections.abc import Callable

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import BudgetExceeded, EmbeddingError, ProviderError, StorageError
from self_evolving_agent.events import ReplyRejected, SkillLearned
from self_evolving_agent.likeness import is_same_idea
from self_evolving_agent.models import Candidate, Task, Verdict
from self_evolving_agent.prompts import skills as prompts
from self_evolving_agent.skills.advice import fault_of, name_of, tidied
from self_evolving_agent.skills.lessons import Lesson, lesson_of
from self_evolving_agent.structured import Schema, ask

MOST_TOKENS = 80
ABOUT_LENGTH = 300
SAME_ADVICE = 0.9
"""Cosine from which two pieces of advice say the same in other words."""

_SCHEMA: Schema = {
    "type": "object",
    "properties": {"advice": {"type": "string", "maxLength": 200}},
    "required": ["advice"],
}


async def distil(task: Task, candidates: tuple[Candidate, ...], verdict: Verdict, deps: Deps) -> SkillLearned | None:
    """Draw advice from a run that has something to teach, in one model call at most.

    Returns:
        What was learned, or None: nothing to learn, known already, refused, or no model to ask. Whatever fails here
        changes nothing about the run.
    """
    return await drawn(
        lambda: lesson_of(task, candidates, verdict, deps),
        task.text,
        "\n".join([task.text, *_answers(candidates)]),
        deps,
    )


async def drawn(find: Callable[[], Lesson | None], task: str, said: str, deps: Deps) -> SkillLearned | None:
    """Draw advice from a lesson, wherever it comes from, in one model call at most.

    Args:
        find: Gives the lesson, if there is one.
        said: What advice must not repeat: the task, with the values that were answered.

    Returns:
        As `distil`.
    """
    if not deps.journal.stamp.remembered or not deps.choices.allows("skills"):
        return None
    try:
        lesson = find()
        return None if lesson is None else await _distilled(lesson, task, said, deps)
    except (BudgetExceeded, EmbeddingError, ProviderError, StorageError):
        return None


async def _distilled(lesson: Lesson, task: str, said: str, deps: Deps) -> SkillLearned | None:
    prompt = prompts.distil(task, lesson.failed, lesson.seen, lesson.worked)
    reply = await ask(deps, prompt, prompts.AdviceReply, schema=_SCHEMA, max_tokens=MOST_TOKENS, most_calls=1)
    if reply is None:
        return None
    advice = tidied(reply.advice)
    fault = fault_of(advice, said)
    if fault is not None:
        deps.journal.record([ReplyRejected(prompt_id=prompt.id, reason="no_advice", detail=f"{fault}: {advice}"[:500])])
        return None
    if await _is_known(advice, deps):
        return None
    return SkillLearned(name=name_of(advice), advice=advice, about=task[:ABOUT_LENGTH], domain=lesson.domain)


def _answers(candidates: tuple[Candidate, ...]) -> list[str]:
    """Give the answers that are values, not programs or texts."""
    return [c.output for c in candidates if not any(r.check.call or r.check.rule for r in c.evidence.checks)]


async def _is_known(advice: str, deps: Deps) -> bool:
    """Tell whether some skill says this already, in like words or in others of the same meaning."""
    known = [skill.advice for skill in deps.memory.skills.values()]
    if any(is_same_idea(advice, other) for other in known):
        return True
    if not known:
        return False
    vectors = await deps.vectors.vectors(advice, known)
    return bool((vectors.texts @ vectors.query >= SAME_ADVICE).any())
