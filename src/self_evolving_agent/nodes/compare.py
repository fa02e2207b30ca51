"""`compare`: hold candidates written apart against each other, before anything is mended.

Two that agree against a check written by a model put it in dispute: a small model's expected values are often wrong.
Two that print the same result confirm each other where no expected value exists.
"""

from collections import Counter

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import CheckDisputed, ChecksWritten, Event
from self_evolving_agent.executors import executor_for
from self_evolving_agent.executors.base import Executor
from self_evolving_agent.executors.offers import used_tools
from self_evolving_agent.executors.programs import judged
from self_evolving_agent.likeness import same_output
from self_evolving_agent.mistakes import is_accident
from self_evolving_agent.models import Brief, Candidate, Check, CheckResult, Strategy
from self_evolving_agent.nodes.execute import OUTSIDE
from self_evolving_agent.nodes.explore import checks_written, explored, plain_strategy
from self_evolving_agent.opinion import opinion
from self_evolving_agent.prompts import judging
from self_evolving_agent.state import State, Step
from self_evolving_agent.tools.agreeing import consensus_of_programs, contradicts

AGREES = Check(name="agrees with a program written apart", origin="program")
OUTVOTED = Check(name="is not contradicted by programs written apart", origin="program")
MOST_VOICES = 4
OUTVOTING = 3
"""Programs that agree against a tool which was made for the same task."""

MOST_SECOND_LOOKS = 4
FEWEST_HELD = 3
"""Checks that a program has to satisfy before it may speak alone against another one."""

DELIBERATE = "ValueError:"
"""An exception that candidates raise on purpose; agreeing on any other is agreeing on a crash."""


async def compare(state: State, deps: Deps) -> Step:
    """Dispute checks, confirm outputs, and call a third voice when programs disagree."""
    candidates = state.get("candidates", ())
    if state["brief"].compares_output:
        return await _confirm(state, candidates, deps)
    if not deps.choices.allows("disputes"):
        return Step({"candidates": candidates})
    candidates, events = _with_disputes(candidates)
    if not events:
        plain = _voice_against(state, candidates)
        if plain is None:
            return Step({"candidates": candidates})
        return Step({"candidates": candidates, "strategies": (*state["strategies"], plain)}, [explored(plain, deps)])
    return await _renewed(state, candidates, events, deps)


async def _renewed(state: State, candidates: tuple[Candidate, ...], events: list[Event], deps: Deps) -> Step:
    """Have other checks written once where too few stand, and hold the same candidates to them."""
    executor = executor_for(state["classification"].domain)
    disputed = frozenset(r.check.name for c in candidates for r in c.evidence.checks if r.is_disputed)
    try:
        brief = await executor.renew(state["task"], state["brief"], disputed, deps)
        if brief is None:
            return Step({"candidates": candidates}, events)
        rechecked = [await _rechecked(executor, state, brief, candidate, deps) for candidate in candidates]
    except OUTSIDE:
        return Step({"candidates": candidates}, events)
    events.append(checks_written(brief))
    candidates, more = _with_disputes(tuple(rechecked))
    events += more
    if more and not any(candidate.success for candidate in candidates):
        withdrawn = await _withdrawn(state["task"].text, candidates, deps)
        if withdrawn:
            candidates = tuple(_without_proof(candidate, withdrawn) for candidate in candidates)
            events.append(
                ChecksWritten(checks=(), rejected=tuple(f"withdrawn, on a second look: {n}" for n in withdrawn))
            )
    return Step({"brief": brief, "candidates": candidates}, events)


def _voice_against(state: State, candidates: tuple[Candidate, ...]) -> Strategy | None:
    """Give a plain strategy to hear where one check of a model stands alone in the way of a program.

    It is written apart from the others: if it contradicts the check alike, the check is disputed.
    """
    if len(candidates) >= MOST_VOICES or any(candidate.success for candidate in candidates):
        return None
    passed = {r.check.name for c in candidates for r in c.evidence.checks if r.passed}
    obstacles = [r for c in candidates if (r := _only_obstacle(c)) is not None and r.check.name not in passed]
    return plain_strategy(state["classification"], {s.key for s in state["strategies"]}) if obstacles else None


def _only_obstacle(candidate: Candidate) -> CheckResult | None:
    """Give the one check of a model that a candidate contradicts with a value, where it holds all the others."""
    counting = [r for r in candidate.evidence.checks if r.check.counts and not r.is_disputed]
    failed = [r for r in counting if not r.passed]
    if len(failed) != 1 or len(counting) <= FEWEST_HELD:
        return None
    (result,) = failed
    check = result.check
    is_value = check.call is not None and check.raises is None and not _raised(result)
    return result if is_value and check.origin == "model" else None


def _raised(result: CheckResult) -> bool:
    """Tell whether what was observed is an exception and no value."""
    return result.observed.split(" ")[0].endswith(":")


async def _withdrawn(task: str, candidates: tuple[Candidate, ...], deps: Deps) -> frozenset[str]:
    """Show the model each disputed result beside what the programs gave, in both orders.

    What it does not affirm in both is withdrawn; what it affirms stays in dispute, and stands in the way of a success
    where it is half of what counts.
    """
    doubted = {r.check.name: r for c in candidates for r in c.evidence.checks if r.is_disputed and not r.passed}
    names = []
    for result in list(doubted.values())[:MOST_SECOND_LOOKS]:
        call, _, expected = result.check.name.partition(" == ")
        asked = judging.which_value(task, call, expected, result.observed)
        swapped = judging.which_value(task, call, result.observed, expected)
        try:
            if await opinion(asked, swapped, deps) != "first":
                names.append(result.check.name)
        except OUTSIDE:
            break
    return frozenset(names)


def _without_proof(candidate: Candidate, names: frozenset[str]) -> Candidate:
    """Let checks count for nothing, neither for a candidate nor against it."""
    checks = tuple(
        r.model_copy(update={"is_withdrawn": True}) if r.check.name in names else r for r in candidate.evidence.checks
    )
    return judged(candidate.model_copy(update={"evidence": candidate.evidence.model_copy(update={"checks": checks})}))


async def _rechecked(executor: Executor, state: State, brief: Brief, candidate: Candidate, deps: Deps) -> Candidate:
    if candidate.error or not candidate.program:
        return candidate
    found = await executor.recheck(state["task"], brief, candidate, deps)
    evidence = found.evidence.model_copy(update={"repairs": candidate.evidence.repairs})
    return judged(found.model_copy(update={"evidence": evidence, "is_final": candidate.is_final}))


def _with_disputes(candidates: tuple[Candidate, ...]) -> tuple[tuple[Candidate, ...], list[Event]]:
    disputed = _disputed(candidates)
    events: list[Event] = [CheckDisputed(result=result, candidates=names) for result, names in disputed.values()]
    return tuple(_with(candidate, frozenset(disputed)) for candidate in candidates), events


def _disputed(candidates: tuple[Candidate, ...]) -> dict[str, tuple[CheckResult, tuple[str, ...]]]:
    against: dict[tuple[str, str], list[tuple[Candidate, CheckResult]]] = {}
    for candidate in candidates:
        for result in candidate.evidence.checks:
            is_word = result.check.raises is None and _raised(result)
            is_meant = result.observed.startswith(DELIBERATE) and not is_accident(result.observed)
            speaks = not is_word or is_meant
            check = result.check
            by_call = check.call is not None and check.origin != "user"
            # Texts that all leave out a word which a model wanted show that they can do without it.
            by_term = check.rule is not None and check.origin == "model"
            is_open = (by_call or by_term) and not result.is_disputed
            if not result.passed and is_open and speaks:
                against.setdefault((result.check.name, result.observed), []).append((candidate, result))
    passes = Counter(result.check.name for c in candidates for result in c.evidence.checks if result.passed)
    return {
        name: (pairs[0][1].model_copy(update={"is_disputed": True}), tuple(c.strategy.name for c, _ in pairs))
        for (name, _), pairs in against.items()
        if len(pairs) > max(1, passes[name])
    }


def _with(candidate: Candidate, disputed: frozenset[str]) -> Candidate:
    """Mark what is disputed in one candidate and set its score anew."""
    checks = tuple(
        result.model_copy(update={"is_disputed": result.is_disputed or result.check.name in disputed})
        for result in candidate.evidence.checks
    )
    return judged(candidate.model_copy(update={"evidence": candidate.evidence.model_copy(update={"checks": checks})}))


async def _confirm(state: State, candidates: tuple[Candidate, ...], deps: Deps) -> Step:
    task = state["task"].text
    clean = [c for c in candidates if c.evidence.executed and c.evidence.exit_code == 0 and c.output]
    tools = {c.strategy.key: _tools_of(c, state["brief"]) for c in clean}

    def apart(candidate: Candidate) -> list[Candidate]:
        own = tools[candidate.strategy.key]
        return [o for o in clean if o is not candidate and own.isdisjoint(tools[o.strategy.key])]

    updated = tuple(_agreement(c, apart(c), task) if c in clean and c.tool is None else c for c in candidates)
    against = _against_the_new_tool(updated, task)
    if len(against) >= OUTVOTING:
        updated = _outvoted(updated, f"{len(against)} programs written apart gave another result")
    elif deps.choices.allows("disputes") and await _does_something_else(updated, deps):
        updated = _outvoted(updated, "programs written apart agree on other results for other values")
    update: State = {"candidates": updated}
    plain = plain_strategy(state["classification"], {s.key for s in state["strategies"]})
    is_open = bool(clean) and not any(c.success for c in updated) and len(candidates) < MOST_VOICES
    is_open = is_open or 2 <= len(against) < OUTVOTING  # noqa: PLR2004 - two agree with each other
    events: list[Event] = []
    if is_open and plain is not None and all(c in clean or c.is_final for c in candidates):
        update["strategies"] = (*state["strategies"], plain)
        events.append(explored(plain, deps))
    return Step(update, events)


def _tools_of(candidate: Candidate, brief: Brief) -> set[str]:
    """Give the known tools that a candidate calls: two that call the same one are one voice, and not two."""
    called = {candidate.tool.name} if candidate.tool is not None else set()
    return called | {tool.name for tool in used_tools(candidate.program, brief)}


def is_new_tool(candidate: Candidate) -> bool:
    """Tell whether it is the call of a tool that was made for this very task."""
    return candidate.tool is not None and candidate.tool.origin == "new"


def _against_the_new_tool(candidates: tuple[Candidate, ...], task: str) -> tuple[Candidate, ...]:
    """Give the programs that agree with each other against a tool made for this task; none where one is with it."""
    tool = next((c for c in candidates if is_new_tool(c) and c.success), None)
    programs = [c for c in candidates if c.tool is None and c.success]
    if tool is None or any(same_output(c.output, tool.output, task) for c in programs):
        return ()
    return tuple(programs)


async def _does_something_else(candidates: tuple[Candidate, ...], deps: Deps) -> bool:
    """Tell whether two programs that were written from the task agree against a new tool for other values than its own.

    A tool's code is written from one reading of the task: what all its authors were told may be wrong.
    """
    tool = next((c for c in candidates if is_new_tool(c) and c.success), None)
    if tool is None or tool.tool is None:
        return False
    try:
        programs = programs_of(candidates)
        found = await consensus_of_programs(tool.tool.name, tool.tool.arguments, programs, deps)
        return found is not None and await contradicts(tool.program, found, deps)
    except OUTSIDE:
        return False


def programs_of(candidates: tuple[Candidate, ...]) -> list[str]:
    """Give the programs that were written for the task and ran to their end."""
    ran = (c for c in candidates if c.tool is None and c.evidence.executed and c.evidence.exit_code == 0)
    return [c.program for c in ran if c.program]


def _outvoted(candidates: tuple[Candidate, ...], why: str) -> tuple[Candidate, ...]:
    """Let it count against a new tool what programs contradict: its examples came from one reading of the task."""
    return tuple(_failed(c, why) if is_new_tool(c) else c for c in candidates)


def _failed(candidate: Candidate, why: str) -> Candidate:
    result = CheckResult(check=OUTVOTED, passed=False, observed=why)
    evidence = candidate.evidence.model_copy(update={"checks": (*candidate.evidence.checks, result)})
    return judged(candidate.model_copy(update={"evidence": evidence, "why": why}))


def _agreement(candidate: Candidate, others: list[Candidate], task: str) -> Candidate:
    """Let it count that a program written apart, or a tool, gives the same; a tool has proof of its own."""
    agreeing = [other for other in others if same_output(candidate.output, other.output, task)]
    seen = f"{len(agreeing)} of {len(others)} others agree"
    result = CheckResult(check=AGREES, passed=bool(agreeing), observed=seen)
    kept = tuple(r for r in candidate.evidence.checks if r.check.name != AGREES.name)
    why = "" if agreeing else "no program written apart gave the same result"
    evidence = candidate.evidence.model_copy(update={"checks": (*kept, result)})
    return judged(candidate.model_copy(update={"evidence": evidence, "why": why}))
