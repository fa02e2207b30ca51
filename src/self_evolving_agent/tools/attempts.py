"""One implementation of a tool: how it is written, and what it showed with the examples."""

from dataclasses import dataclass

from self_evolving_agent.deps import Deps
from self_evolving_agent.mistakes import DELIBERATE, is_accident, with_meaning
from self_evolving_agent.models import Call, Program, Refusal, ToolFault, ToolSpec
from self_evolving_agent.prompts import after_failure, tooling
from self_evolving_agent.replies import Unusable, normalised_program, python_code
from self_evolving_agent.structured import ask_text, rejected
from self_evolving_agent.tools.comparing import MOST_OBSERVED, padded
from self_evolving_agent.tools.examples import call_text
from self_evolving_agent.tools.gate import static_refusal
from self_evolving_agent.tools.imports import with_imports
from self_evolving_agent.tools.mending import MOST_MENDS, mended
from self_evolving_agent.tools.observing import Observation, failures, gate_limits, observe_examples
from self_evolving_agent.tools.typed import typed_signature

MOST_TOKENS = 700
TOO_WEAK: frozenset[ToolFault] = frozenset({"weak_tests", "too_few_examples", "test_survives_stub"})
"""What is the fault of the examples, and not of the code."""


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


def best_of(*attempts: Attempt) -> Attempt:
    """Give the one that came farthest; of equals the first."""
    return max(attempts, key=lambda attempt: attempt.standing)


async def write(
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
        spec: What is wanted; its author is told all but the examples.
        hint: How to go about it.
        deps: The world.
        seed: Of the model, so that two replies are two samples.
        temperature: Of the model.
        after: What failed before, which the author is told.
        seen: Forms of programs that are not to be run again; this one's is added.
    """
    prompt = tooling.implement(spec, typed_signature(spec), hint, deps.choices.packages)
    if after is not None and after.source and after.fault is not None:
        wish = "Find the mistake. Reply with the whole corrected function in one Python code block."
        told = with_meaning(f"{after.fault.reason.replace('_', ' ')}: {after.fault.detail}")
        prompt = after_failure(prompt, after.source, told, wish)
    reply = await ask_text(deps, prompt, max_tokens=MOST_TOKENS, temperature=temperature, seed=seed)
    found = python_code(reply.text, cut_off=reply.finish == "length")
    if isinstance(found, Unusable):
        deps.journal.record([rejected(prompt, found)])
        return Attempt("", refusal=Refusal(reason="no_code", detail=f"{found.reason} {found.detail}".strip()))
    source = with_imports(found)
    if seen is not None:
        form = normalised_program(source)
        if form in seen:
            return Attempt("", refusal=Refusal(reason="fails_examples", detail="the same program again"))
        seen.add(form)
    return await observed(spec, source, deps)


async def observed(spec: ToolSpec, source: str, deps: Deps) -> Attempt:
    """Hold an implementation to the examples of a spec; an error that has a plain remedy is mended on the spot."""
    attempt = await _held(spec, source, deps)
    for _ in range(MOST_MENDS):
        better = mended(attempt.source, _failure(attempt))
        other = await _held(spec, better, deps) if better is not None else None
        if other is None or other.standing < attempt.standing:
            break
        attempt = other
    return attempt


def _failure(attempt: Attempt) -> str:
    """Give all that was seen against an attempt."""
    results = attempt.observation.results if attempt.observation else ()
    told = failures(tuple(one for one in results if not one.passed))
    return f"{told}\n{attempt.refusal.detail}" if attempt.refusal else told


async def _held(spec: ToolSpec, source: str, deps: Deps) -> Attempt:
    refusal = static_refusal(spec, source)
    if refusal is not None and refusal.reason not in TOO_WEAK:
        return Attempt(source, refusal=refusal)
    observation = await observe_examples(spec, source, deps)
    return Attempt(source, observation, None if observation.refusal else await _own_fault(spec, source, deps))


async def _own_fault(spec: ToolSpec, source: str, deps: Deps) -> Refusal | None:
    """Say that it breaks on the values of the very task that it was thought of for; refusing them is no fault."""
    if not spec.made_with:
        return None
    call = Call(function=spec.name, kwargs=spec.made_with)
    result = await deps.sandbox.run(Program(source=source, calls=(call,)), gate_limits(deps))
    (outcome,) = padded(result, 1)
    if outcome.raised is None or (outcome.raised in DELIBERATE and not is_accident(outcome.message)):
        return None
    raised = f"{outcome.raised}: {outcome.message}"[:MOST_OBSERVED]
    return Refusal(reason="fails_examples", detail=f"{call_text(call)} gave {raised}, and that is what the task asks")
