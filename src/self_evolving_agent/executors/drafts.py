"""Drafting a text, holding it to its checks, and revising it: the loop that every domain of texts shares."""

from collections.abc import Callable
from dataclasses import dataclass

from self_evolving_agent.deps import Deps
from self_evolving_agent.executors.base import without_answer
from self_evolving_agent.executors.programs import judged
from self_evolving_agent.executors.reading import prose
from self_evolving_agent.executors.text_rules import Facts, check_text
from self_evolving_agent.executors.wording import words
from self_evolving_agent.models import Candidate, Check, CheckResult, Evidence, ModelReply, Strategy
from self_evolving_agent.prompts import Prompt, writing
from self_evolving_agent.replies import Unusable
from self_evolving_agent.structured import ask_text, rejected

MOST_REVISIONS = 2
ENDS = Check(name="comes to its end", origin="program", counts=False)
"""A text that the token limit cut off is not whole; a stub is."""


@dataclass(frozen=True)
class Draft:
    """How one kind of text is asked for and what it is held to.

    Attributes:
        facts: What the rules need to know besides the text.
        tidy: Brings a text into the form that is checked.
        finish: Makes the user's answer from a text.
    """

    prompt: Prompt
    checks: tuple[Check, ...]
    facts: Facts
    max_tokens: int
    tidy: Callable[[str], str] = str
    finish: Callable[[str], str] = str
    temperature: float = 0.4


async def attempt(draft: Draft, strategy: Strategy, deps: Deps) -> Candidate:
    """Write the first text of a strategy and check it."""
    reply = await _write(draft, draft.prompt, strategy, deps, count=0)
    if isinstance(reply, Unusable):
        return without_answer(strategy, reply, _unusable(reply))
    return _held(draft, reply, strategy, count=0)


async def revise(draft: Draft, candidate: Candidate, deps: Deps) -> Candidate:
    """Revise a text that fails checks, at most twice, told which failed; the best text is kept.

    A model that declines is not asked again.
    """
    seen = {_form(candidate.output)}
    best = current = candidate
    for count in range(1, MOST_REVISIONS + 1):
        prompt = draft.prompt
        if current.output:
            prompt = writing.revise(draft.prompt, current.output, failed(current))
        reply = await _write(draft, prompt, candidate.strategy, deps, count=count)
        if isinstance(reply, Unusable):
            if reply.reason == "refusal":
                break
            continue
        if _form(reply.text) in seen:
            continue
        seen.add(_form(reply.text))
        current = _with_disputes(_held(draft, reply, candidate.strategy, count=count), candidate)
        best = max(current, best, key=lambda one: (one.success, one.score, _share(one)))
        if best.success:
            break
    return best


def failed(candidate: Candidate) -> str:
    """List the checks that failed and what was seen instead; those in dispute only where nothing else is left."""
    missed = [r for r in candidate.evidence.checks if not r.passed]
    told = [r for r in missed if not r.is_disputed] or missed
    return "\n".join(f"- {r.check.name} (seen: {r.observed})" for r in told)


async def _write(draft: Draft, prompt: Prompt, strategy: Strategy, deps: Deps, *, count: int) -> ModelReply | Unusable:
    reply = await ask_text(
        deps,
        prompt,
        max_tokens=draft.max_tokens,
        temperature=min(1.0, draft.temperature + 0.2 * count),
        seed=int(strategy.key[:6], 16) + count,
    )
    text = prose(reply.text)
    if isinstance(text, str):
        text = draft.tidy(text) or Unusable("empty")
    if isinstance(text, Unusable):
        deps.journal.record([rejected(prompt, text)])
        return text
    return reply.model_copy(update={"text": text})


def _held(draft: Draft, reply: ModelReply, strategy: Strategy, *, count: int) -> Candidate:
    ending = "cut off at its token limit" if reply.finish == "length" else "ended by itself"
    results = check_text(reply.text, draft.checks, draft.facts)
    results = (*results, CheckResult(check=ENDS, passed=reply.finish == "stop", observed=ending))
    evidence = Evidence(checks=results, executed=True, repairs=count)
    return _explained(
        Candidate(strategy=strategy, evidence=evidence, output=reply.text, answer=draft.finish(reply.text))
    )


def _with_disputes(candidate: Candidate, before: Candidate) -> Candidate:
    """Carry what was found disputed over to the results of a newer text; what it fulfils now is evidence again."""
    disputed = {r.check.name for r in before.evidence.checks if r.is_disputed}
    checks = tuple(
        r.model_copy(update={"is_disputed": not r.passed and r.check.name in disputed})
        for r in candidate.evidence.checks
    )
    return _explained(
        candidate.model_copy(update={"evidence": candidate.evidence.model_copy(update={"checks": checks})})
    )


def _explained(candidate: Candidate) -> Candidate:
    candidate = judged(candidate)
    if candidate.success:
        return candidate
    names = [f"{r.check.name} ({r.observed})" for r in candidate.evidence.checks if not r.passed and not r.is_disputed]
    why = f"does not hold: {'; '.join(names)}" if names else "too many checks are in dispute"
    return candidate.model_copy(update={"why": why[:500]})


def _share(candidate: Candidate) -> int:
    """Count the checks that passed, those that prove nothing included: they must hold too."""
    return sum(r.passed for r in candidate.evidence.checks)


def _unusable(found: Unusable) -> str:
    reason = "the model gave no text" if found.reason == "empty" else "the reply was no text"
    return f"{reason}: {found.detail}".rstrip(": ")


def _form(text: str) -> str:
    return " ".join(words(text))
