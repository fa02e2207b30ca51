"""From a spec to a tool: code that never saw its examples, disputes, repairs, and the gates."""

import re
from dataclasses import dataclass

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import ExampleDisputed
from self_evolving_agent.models import CallOutcome, Check, Refusal, Tool, ToolFault, ToolSpec
from self_evolving_agent.prompts import after_failure, tooling
from self_evolving_agent.replies import Unusable, normalised_program, python_code
from self_evolving_agent.structured import ask_text, rejected
from self_evolving_agent.tools.comparing import same_outcome
from self_evolving_agent.tools.example_sets import are_enough, called_as, proving
from self_evolving_agent.tools.gate import examine, static_refusal
from self_evolving_agent.tools.imports import with_imports
from self_evolving_agent.tools.naming import name_refusal
from self_evolving_agent.tools.observing import Observation, is_json, observe_examples
from self_evolving_agent.tools.specs import with_more_examples

HINTS = (
    "Write the plainest code that is right.",
    "Go through it step by step, and treat the special cases first.",
)
MOST_REPAIRS = 3
MOST_TOKENS = 700
MOST_BASE = 40
"""Letters that are kept of a name which no tool can have."""

DELIBERATE = frozenset({"ValueError"})
"""Exceptions that code raises on purpose; agreeing on any other is agreeing on a crash."""

TOO_WEAK: frozenset[ToolFault] = frozenset({"weak_tests", "too_few_examples", "test_survives_stub"})


@dataclass(frozen=True)
class Attempt:
    """An implementation and what it showed.

    Attributes:
        observation: None where it was not run at all.
        refusal: What can be said against it without looking at its results.
    """

    source: str
    observation: Observation | None = None
    refusal: Refusal | None = None

    @property
    def fault(self) -> Refusal | None:
        return self.refusal or (self.observation.refusal if self.observation else None)

    @property
    def standing(self) -> tuple[bool, int]:
        """Order attempts by how far they came."""
        passed = sum(result.passed for result in self.observation.results) if self.observation else -1
        return self.fault is None, passed


@dataclass(frozen=True)
class Rejected:
    """A tool that was not taken, with the last code that was tried."""

    refusal: Refusal
    source: str = ""


async def synthesize(spec: ToolSpec, deps: Deps) -> Tool | Rejected:
    """Write a tool and take it through the gates.

    The code is written from the signature and one sentence. Where it fails an example of a model, another is written
    apart; an example that both contradict in the same way is set aside. What still fails is repaired at most three
    times. Too few or too weak examples are added to once.
    """
    refusal = name_refusal(spec.name)
    if refusal is not None:
        return Rejected(refusal)
    best = await _write(spec, HINTS[0], deps, seed=0)
    disputed: tuple[Check, ...] = ()
    if best.fault is not None:
        other = await _write(spec, HINTS[1], deps, seed=1, temperature=0.7)
        spec, disputed, best = await _settled(spec, best, other, deps)
        if not are_enough(spec.examples):
            return Rejected(Refusal(reason="too_few_examples", detail="most of them are in dispute"), best.source)
        best = await _repaired(spec, best, deps)
    if best.fault is not None:
        return Rejected(best.fault, best.source)
    return await _through_the_gates(spec, best, disputed, deps)


def with_free_name(spec: ToolSpec, taken: frozenset[str]) -> ToolSpec:
    """Give the spec under a name that nothing else has; it is found before anything is written."""
    plain = re.sub(r"[^A-Za-z0-9]+", "_", spec.name).strip("_")[:MOST_BASE]
    endings = ("", "_tool", *(f"_{n}" for n in range(2, 100)))
    names = (spec.name, *(f"{base}{ending}" for base in (plain, f"tool_{plain}") for ending in endings))
    name = next((name for name in names if name_refusal(name, taken) is None), spec.name)
    if name == spec.name:
        return spec
    signature = re.sub(rf"\b{re.escape(spec.name)}(?=\()", name, spec.signature, count=1)
    examples = tuple(called_as(name, check) for check in spec.examples)
    return spec.model_copy(update={"name": name, "signature": signature, "examples": examples})


async def _settled(
    spec: ToolSpec, one: Attempt, other: Attempt, deps: Deps
) -> tuple[ToolSpec, tuple[Check, ...], Attempt]:
    """Set aside what both contradict alike; ask for more examples once where too few stand."""
    disputed = _disputed(spec.name, one, other, deps)
    kept = _without(spec, disputed)
    if disputed and not are_enough(kept.examples):
        kept = await with_more_examples(kept, "Earlier tests had wrong results: be sure of each result.", deps)
        kept = _without(kept, disputed)
        one, other = await _observed(kept, one.source, deps), await _observed(kept, other.source, deps)
        more = _disputed(spec.name, one, other, deps)
        disputed, kept = (*disputed, *more), _without(kept, more)
    if disputed:
        one, other = await _observed(kept, one.source, deps), await _observed(kept, other.source, deps)
    return kept, disputed, max(one, other, key=lambda attempt: attempt.standing)


def _disputed(name: str, one: Attempt, other: Attempt, deps: Deps) -> tuple[Check, ...]:
    """Find the examples of a model that two implementations contradict with the same result."""
    first, second = one.observation, other.observation
    if first is None or second is None:
        return ()
    found = [
        result
        for result, twin in zip(first.results, second.results, strict=True)
        if not (result.passed or twin.passed or result.check.origin == "user")
        and _agree(first.outcomes[result.check.name], second.outcomes[result.check.name], result.check)
    ]
    deps.journal.record([ExampleDisputed(tool=name, example=r.check, observed=r.observed) for r in found])
    return tuple(result.check for result in found)


def _agree(first: CallOutcome, second: CallOutcome, check: Check) -> bool:
    """Tell whether two agree: on a value that a tool may give, or, for another, on refusing the call on purpose."""
    if first.raised and (first.raised not in DELIBERATE or check.raises):
        return False
    return is_json(first.returned) and same_outcome(first, second)


def _without(spec: ToolSpec, disputed: tuple[Check, ...]) -> ToolSpec:
    calls = [check.call for check in disputed]
    standing = tuple(check for check in spec.examples if check.call not in calls)
    return spec.model_copy(update={"examples": proving(standing)})


async def _repaired(spec: ToolSpec, best: Attempt, deps: Deps) -> Attempt:
    """Mend what fails, never running the same program twice; the best of all is kept."""
    seen = {normalised_program(best.source)}
    current = best
    for count in range(1, MOST_REPAIRS + 1):
        if best.fault is None:
            break
        hint, temperature = HINTS[count % 2], min(1.0, 0.2 + 0.25 * count)
        attempt = await _write(spec, hint, deps, seed=10 + count, temperature=temperature, after=current, seen=seen)
        if attempt.observation is None and not attempt.source:
            continue
        current = attempt
        best = max(current, best, key=lambda one: one.standing)
    return best


async def _through_the_gates(spec: ToolSpec, best: Attempt, disputed: tuple[Check, ...], deps: Deps) -> Tool | Rejected:
    found = await examine(spec, best.source, deps)
    if isinstance(found, Refusal) and found.reason in TOO_WEAK:
        spec = await with_more_examples(spec, f"Tell right code from wrong: {found.detail[:200]}", deps)
        best = await _observed(spec, best.source, deps)
        if best.fault is not None:
            other = await _write(spec, HINTS[1], deps, seed=1, temperature=0.7)
            spec, more, best = await _settled(spec, best, other, deps)
            disputed = (*disputed, *more)
    elif isinstance(found, Refusal):
        best = Attempt(best.source, best.observation, found)
    if isinstance(found, Refusal):
        best = await _repaired(spec, best, deps)
        if best.fault is not None:
            return Rejected(best.fault, best.source)
        found = await examine(spec, best.source, deps)
    if isinstance(found, Refusal):
        return Rejected(found, best.source)
    return found.model_copy(update={"disputed": tuple(check.name for check in disputed)})


async def _write(
    spec: ToolSpec,
    hint: str,
    deps: Deps,
    *,
    seed: int,
    temperature: float = 0.2,
    after: Attempt | None = None,
    seen: set[str] | None = None,
) -> Attempt:
    """Have the function written and hold it to the examples.

    Args:
        after: What failed before, which the author is told.
        seen: Forms of programs that are not to be run again; this one's is added.
    """
    prompt = tooling.implement(spec, hint, deps.choices.packages)
    if after is not None and after.source and after.fault is not None:
        wish = "Find the mistake. Reply with the whole corrected function in one Python code block."
        told = f"{after.fault.reason.replace('_', ' ')}: {after.fault.detail}"
        prompt = after_failure(prompt, after.source, told, wish)
    reply = await ask_text(deps, prompt, max_tokens=MOST_TOKENS, temperature=temperature, seed=seed)
    found = python_code(reply.text, cut_off=reply.finish == "length")
    if isinstance(found, Unusable):
        deps.journal.record([rejected(prompt, found)])
        return Attempt("", refusal=Refusal(reason="no_code", detail=f"{found.reason} {found.detail}".strip()))
    if seen is not None:
        form = normalised_program(found)
        if form in seen:
            return Attempt("", refusal=Refusal(reason="fails_examples", detail="the same program again"))
        seen.add(form)
    return await _observed(spec, with_imports(found), deps)


async def _observed(spec: ToolSpec, source: str, deps: Deps) -> Attempt:
    refusal = static_refusal(spec, source)
    if refusal is not None and refusal.reason not in TOO_WEAK:
        return Attempt(source, refusal=refusal)
    return Attempt(source, await observe_examples(spec, source, deps))
