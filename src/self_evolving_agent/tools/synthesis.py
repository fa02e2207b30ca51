"""From a spec to a tool: code that never saw its examples, disputes, repairs, and the gates."""

import re
from dataclasses import dataclass, replace

from self_evolving_agent.deps import Deps
from self_evolving_agent.encoding import show
from self_evolving_agent.events import ExampleDisputed
from self_evolving_agent.models import Check, Refusal, Tool, ToolSpec
from self_evolving_agent.opinion import opinion
from self_evolving_agent.prompts import judging
from self_evolving_agent.replies import normalised_program
from self_evolving_agent.tools.agreeing import with_agreed_examples
from self_evolving_agent.tools.attempts import TOO_WEAK, Attempt, best_of, observed, write
from self_evolving_agent.tools.disputes import are_of_one_mind, disputed, refused, repeated, voices
from self_evolving_agent.tools.example_sets import are_enough, called_as, proving
from self_evolving_agent.tools.gate import examine
from self_evolving_agent.tools.naming import name_refusal
from self_evolving_agent.tools.specs import with_more_examples

_LIBRARY = "Use the standard library where that has what is needed."
HINTS = (
    f"Write the plainest code that is right. {_LIBRARY}",
    f"Go through it step by step, and treat the special cases first. {_LIBRARY}",
    "Take another way than the usual one: get there piece by piece with plain operations, not by one ready-made call.",
)
"""How those that are written apart go about it; the third keeps away from a one-liner that was written twice."""

TEMPERATURES = (0.2, 0.7, 0.8)
MOST_REPAIRS = 1
"""Of a function without the examples in sight: what does not hold after one hardly ever does after three (ADR 18)."""

MOST_SECOND_LOOKS = 3
MOST_BASE = 40
"""Letters that are kept of a name which no tool can have."""


@dataclass(frozen=True)
class Rejected:
    """A tool that was not taken, with the last code that was tried."""

    refusal: Refusal
    source: str = ""


@dataclass(frozen=True)
class _Work:
    """A tool in the making.

    Attributes:
        spec: With the examples that stand.
        apart: Implementations whose authors saw neither examples nor each other, all held to the examples that stand.
        disputed: Examples that were set aside.
        has_more: Further examples were asked for.
    """

    spec: ToolSpec
    apart: tuple[Attempt, ...] = ()
    disputed: tuple[Check, ...] = ()
    has_more: bool = False

    @property
    def is_open(self) -> bool:
        """Tell whether another implementation may bring one that holds, or a dispute."""
        is_lost = self.has_more and not are_enough(self.spec.examples)
        holds = any(attempt.fault is None for attempt in self.apart)
        return len(self.apart) < len(HINTS) and not (is_lost or holds or are_of_one_mind(self.apart))


async def synthesize(spec: ToolSpec, deps: Deps) -> Tool | Rejected:
    """Write a tool and take it through the gates.

    The code is written from the signature and one sentence. Where it fails an example of a model, a second and at
    most a third are written apart; an example that two of them contradict in the same way is set aside. What still
    fails is repaired. Too few or too weak examples are added to once.
    """
    refusal = name_refusal(spec.name)
    if refusal is not None:
        return Rejected(refusal)
    work = await _written_apart(_Work(spec), deps)
    best = best_of(*work.apart)
    if not are_enough(work.spec.examples):
        return Rejected(Refusal(reason="too_few_examples", detail="most of them are in dispute"), best.source)
    best = await _repaired(work, best, deps)
    if best.fault is not None:
        return Rejected(best.fault, best.source)
    return await _through_the_gates(work, best, deps)


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


async def _written_apart(work: _Work, deps: Deps) -> _Work:
    """Have it written, and written again while nothing holds; set aside what two of them contradict alike."""
    work = await _settled(work, deps)
    while work.is_open:
        count = len(work.apart)
        attempt = await write(work.spec, HINTS[count], deps, seed=count, temperature=TEMPERATURES[count])
        work = await _settled(replace(work, apart=(*work.apart, attempt)), deps)
    return work if any(attempt.fault is None for attempt in work.apart) else await _looked_at_again(work, deps)


async def _looked_at_again(work: _Work, deps: Deps) -> _Work:
    """Where one program was written time and again, ask whether it or the example is right.

    An example is set aside if the model takes the program's result in both orders of asking.
    """
    doubted = repeated(work.apart) if deps.choices.allows("disputes") else ()
    found = []
    for result in doubted[:MOST_SECOND_LOOKS]:
        about, call, _ = f"{work.spec.signature}: {work.spec.does}", *result.check.name.split(" == ", 1)
        given, expected = result.observed, show(result.check.expected)
        asked = judging.which_value(about, call, given, expected)
        if await opinion(asked, judging.which_value(about, call, expected, given), deps) == "first":
            found.append((result.check, given))
    return await _set_aside(tuple(found), work, deps)


async def _settled(work: _Work, deps: Deps) -> _Work:
    """Set aside what is in dispute; ask for more examples once where too few stand."""
    found = (disputed(work.apart) or refused(work.apart)) if deps.choices.allows("disputes") else ()
    return await _set_aside(found, work, deps)


async def _set_aside(found: tuple[tuple[Check, str], ...], work: _Work, deps: Deps) -> _Work:
    """Set examples aside, each with what is given instead; ask for more once where too few stand."""
    if not found:
        return work
    name = work.spec.name
    deps.journal.record([ExampleDisputed(tool=name, example=check, observed=seen) for check, seen in found])
    work = replace(work, disputed=(*work.disputed, *(check for check, _ in found)))
    spec = _without(work.spec, work.disputed)
    if not are_enough(spec.examples):
        sources = [source for source, _ in voices(work.apart)]
        spec = await with_agreed_examples(spec, (*work.spec.examples, *work.disputed), sources, deps)
    if work.has_more or are_enough(spec.examples):
        return await _held_to(spec, work, deps)
    more = await with_more_examples(spec, "Earlier tests had wrong results: be sure of each result.", deps)
    work = await _held_to(_without(more, work.disputed), replace(work, has_more=True), deps)
    return await _settled(work, deps)


async def _held_to(spec: ToolSpec, work: _Work, deps: Deps) -> _Work:
    apart = [await observed(spec, attempt.source, deps) if attempt.source else attempt for attempt in work.apart]
    return replace(work, spec=spec, apart=tuple(apart))


def _without(spec: ToolSpec, disputed: tuple[Check, ...]) -> ToolSpec:
    calls = [check.call for check in disputed]
    standing = tuple(check for check in spec.examples if check.call not in calls)
    return spec.model_copy(update={"examples": proving(standing)})


async def _repaired(work: _Work, best: Attempt, deps: Deps) -> Attempt:
    """Mend what fails, never running the same program twice; the best of all is kept."""
    seen = {normalised_program(attempt.source) for attempt in (*work.apart, best)}
    current = best
    for count in range(1, MOST_REPAIRS + 1):
        if best.fault is None:
            break
        hint, temperature = HINTS[count % 2], min(1.0, 0.2 + 0.25 * count)
        attempt = await write(work.spec, hint, deps, seed=10 + count, temperature=temperature, after=current, seen=seen)
        if attempt.observation is None and not attempt.source:
            continue
        current = attempt
        best = best_of(current, best)
    return best


async def _through_the_gates(work: _Work, best: Attempt, deps: Deps) -> Tool | Rejected:
    found = await examine(work.spec, best.source, deps)
    if isinstance(found, Refusal) and found.reason in TOO_WEAK:
        spec = await with_more_examples(work.spec, f"Tell right code from wrong: {found.detail[:200]}", deps)
        best = await observed(spec, best.source, deps)
        work = replace(work, spec=spec, has_more=True)
        if best.fault is not None:
            work = await _written_apart(await _held_to(spec, work, deps), deps)
            best = best_of(await observed(work.spec, best.source, deps), *work.apart)
    elif isinstance(found, Refusal):
        best = Attempt(best.source, best.observation, found)
    if isinstance(found, Refusal):
        best = await _repaired(work, best, deps)
        if best.fault is not None:
            return Rejected(best.fault, best.source)
        found = await examine(work.spec, best.source, deps)
    if isinstance(found, Refusal):
        return Rejected(found, best.source)
    return found.model_copy(update={"disputed": tuple(check.name for check in work.disputed)})
