"""Which skills go into the prompts of a run, and what its end says of them."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.events import OutcomeScored
from self_evolving_agent.likeness import gist
from self_evolving_agent.memory.retrieval import Catalog, Entry, texts_of
from self_evolving_agent.models import Brief, Candidate, Domain, SkillOffer

MOST_OFFERED = 2
NEAR_ENOUGH = 0.4
"""Cosine of a task and a skill below which it is not offered.

Measured with the embedded MiniLM on 8 skills: 24 of 27 tasks of the same sort are at or above it, 1 of 189 others.
"""
_LOOKED_AT = 8
MENDED_OUTCOME = 0.6


async def skill_offers(task: str, domain: Domain, deps: Deps) -> tuple[SkillOffer, ...]:
    """Give the advice that is near a task, that of its own domain first; none where texts cannot be compared."""
    known = deps.memory.skills.values() if deps.choices.allows("skills") else ()
    skills = {skill.name: skill for skill in known if skill.is_offered}
    entries = [
        Entry(key=skill.name, texts=(skill.advice, gist(skill.about)), rate=skill.score.rate, uses=skill.score.plays)
        for skill in skills.values()
    ]
    if not entries:
        return ()
    try:
        vectors = await deps.vectors.vectors(gist(task), texts_of(entries))
    except EmbeddingError:
        return ()
    hits = Catalog(entries, vectors.texts).top(vectors.query, _LOOKED_AT)
    near = [skills[hit.key] for hit in hits if hit.similarity >= NEAR_ENOUGH]
    near.sort(key=lambda skill: skill.domain != domain)
    return tuple(SkillOffer(name=skill.name, advice=skill.advice) for skill in near[:MOST_OFFERED])


def skill_scores(brief: Brief, candidates: tuple[Candidate, ...]) -> list[OutcomeScored]:
    """Score the advice of a run by the candidate that was told it: full marks for a first try that succeeded.

    A run that the world ended says nothing of it, nor does a tool that answered.
    """
    advised = [c for c in candidates if c.error is None and c.tool is None and c.strategy.key == brief.advised]
    if not advised:
        return []
    repairs = [c.evidence.repairs for c in advised if c.success]
    outcome = (1.0 if min(repairs) == 0 else MENDED_OUTCOME) if repairs else 0.0
    why = "a run that used it succeeded" if repairs else "a run that used it failed"
    return [
        OutcomeScored(subject="skill", name=one.name, outcome=outcome, won=bool(repairs), why=why)
        for one in brief.advice
    ]
