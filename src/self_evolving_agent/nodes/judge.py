"""`judge`: evidence decides; the model only separates near-equals, and nobody wins when nobody succeeded."""

import re
from collections.abc import Callable

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import BudgetExceeded, ProviderError, SandboxError
from self_evolving_agent.events import CandidatesJudged
from self_evolving_agent.executors.probes import Difference, contrast
from self_evolving_agent.likeness import same_output
from self_evolving_agent.models import Brief, Candidate, Verdict
from self_evolving_agent.opinion import opinion
from self_evolving_agent.prompts import Prompt, judging
from self_evolving_agent.replies import normalised_program
from self_evolving_agent.scoring import FAILED_CAP
from self_evolving_agent.state import State, Step

Question = Callable[[Candidate, Candidate], Prompt]
_IN_PLACE = re.compile(r"\bin[- ]place\b|\bmodif(?:y|ies)\b|\bmutat", re.IGNORECASE)
"""Words of tasks that want their arguments changed."""

NEAR = 0.03
"""Scores closer than this are equal: less than one repair apart."""


async def judge(state: State, deps: Deps) -> Step:
    """Name the winner, if there is one."""
    candidates = state.get("candidates", ())
    verdict = await _verdict(state["task"].text, state["brief"], candidates, deps)
    event = CandidatesJudged(winner=verdict.winner, decided_by=verdict.decided_by, why=verdict.why)
    if state["brief"].compares_output:
        candidates = _held_against_the_winner(candidates, verdict.winner, state["task"].text)
    return Step({"verdict": verdict, "candidates": candidates}, [event])


def _held_against_the_winner(candidates: tuple[Candidate, ...], winner: str | None, task: str) -> tuple[Candidate, ...]:
    """Let nobody count as a success who gave another result than the one that is taken for right."""
    right = next((c.output for c in candidates if c.strategy.key == winner), None)
    if right is None:
        return candidates
    return tuple(
        c.model_copy(update={"success": False, "score": min(c.score, FAILED_CAP), "why": "the winner's result differs"})
        if c.success and not same_output(c.output, right, task)
        else c
        for c in candidates
    )


async def _verdict(task: str, brief: Brief, candidates: tuple[Candidate, ...], deps: Deps) -> Verdict:
    ranked = sorted((c for c in candidates if c.success), key=lambda c: (-c.score, c.evidence.repairs, _order(c, deps)))
    if not ranked:
        return Verdict(winner=None, decided_by="nobody", why=_why_nobody(candidates))
    best = ranked[0]
    near = [c for c in ranked[1:] if best.score - c.score < NEAR]
    if not near:
        why = f"score {best.score:.2f}" + (
            f" against {ranked[1].score:.2f}" if len(ranked) > 1 else ", the only success"
        )
        return Verdict(winner=best.strategy.key, decided_by="evidence", why=why)
    rival = near[0]
    if brief.compares_output and same_output(best.output, rival.output, task):
        return Verdict(winner=best.strategy.key, decided_by="order", why="both gave the same result")
    if normalised_program(best.program or best.output) == normalised_program(rival.program or rival.output):
        return Verdict(winner=best.strategy.key, decided_by="order", why="both gave the same answer")
    try:
        seen = await contrast(brief, best, rival, deps)
        if seen.untidy and not _IN_PLACE.search(task):
            tidy = rival if seen.untidy == best.strategy.key else best
            why = "equal evidence; the other one changes the arguments that it is called with"
            return Verdict(winner=tidy.strategy.key, decided_by="evidence", why=why)
        difference = seen.difference
        about = f" on {difference.call}" if difference else ""
        question = _question(task, difference, best, rival)
        found = await opinion(question(best, rival), question(rival, best), deps)
    except (ProviderError, BudgetExceeded, SandboxError):
        about, found = "", None
    if found is None:
        return Verdict(
            winner=best.strategy.key, decided_by="order", why="a tie: the champion or the better record first"
        )
    preferred = best if found == "first" else rival
    why = f"equal evidence; the model preferred it in both orders{about}"
    return Verdict(winner=preferred.strategy.key, decided_by="model", why=why)


def _question(task: str, difference: Difference | None, best: Candidate, rival: Candidate) -> Question:
    """Ask about the result of one call where two programs differ, about the whole answers otherwise."""
    if difference is not None:
        values = {best.strategy.key: difference.one, rival.strategy.key: difference.other}
        return lambda a, b: judging.which_value(task, difference.call, values[a.strategy.key], values[b.strategy.key])
    return lambda a, b: judging.compare(task, a.answer, b.answer)


def _order(candidate: Candidate, deps: Deps) -> tuple[int, float, str]:
    """Put tools first, which can be called again for nothing, then the champion, then the better record."""
    record = deps.memory.strategies.get(candidate.strategy.key)
    place = 0 if candidate.tool else 1 if candidate.strategy.origin == "champion" else 2
    return (place, -(record.score.rate if record else 0.5), candidate.strategy.key)


def _why_nobody(candidates: tuple[Candidate, ...]) -> str:
    reasons = {c.why or "its checks did not hold": c.strategy.name for c in candidates}
    if len(reasons) == 1:
        return f"nobody succeeded: {next(iter(reasons))}"[:1000]
    told = "; ".join(f"{name}: {why}" for why, name in reasons.items())
    return f"nobody succeeded: {told}"[:1000] if told else "no strategy was carried out"
