"""Writing a program, running it, and mending it: the loop that coding, analysis and general share."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from self_evolving_agent.deps import Deps
from self_evolving_agent.executors.base import without_answer
from self_evolving_agent.models import Candidate, CheckResult, Evidence, Strategy
from self_evolving_agent.prompts import Prompt, coding
from self_evolving_agent.replies import Unusable, normalised_program, python_code
from self_evolving_agent.scoring import evidence_score, has_run, has_succeeded
from self_evolving_agent.structured import ask_text, rejected
from self_evolving_agent.tools.imports import with_imports
from self_evolving_agent.tools.mending import MOST_MENDS, mended

MOST_REPAIRS = 2
"""Of 26 programs that were mended up to three times none was mended by the third (ADR 18)."""

MOST_TOKENS = 1000


@dataclass(frozen=True)
class Observed:
    """What one run of a program showed.

    Attributes:
        failure: What went wrong, in words for the model; empty when nothing did.
        answer: What the user would get.
        errors: What it wrote to its standard error.
    """

    evidence: Evidence
    output: str
    answer: str
    failure: str = ""
    artifacts: dict[str, str] | None = None
    errors: str = ""


@dataclass(frozen=True)
class Job:
    """How one kind of program is asked for, read, run and asked for again.

    Attributes:
        tools: Names of known tools that it is offered.
    """

    prompt: Prompt
    observe: Callable[[str], Awaitable[Observed]]
    read: Callable[..., str | Unusable] = python_code
    mend: Callable[[Prompt, str, str], Prompt] = coding.repair
    tools: tuple[str, ...] = ()


async def attempt(job: Job, strategy: Strategy, deps: Deps) -> Candidate:
    """Write the first program of a strategy and run it."""
    program = await _write(job, job.prompt, deps, temperature=0.2, seed=_seed(strategy))
    if isinstance(program, Unusable):
        return without_answer(strategy, program, _no_program(program))
    return await run(job, strategy, program)


async def repair(job: Job, candidate: Candidate, deps: Deps) -> Candidate:
    """Mend a failing program: told what was seen, at most twice, never running the same program again.

    A model that declines is not asked again. The best of the programs is kept, so that a repair that makes it worse
    changes nothing.
    """
    seen = {normalised_program(candidate.program)} if candidate.program else set()
    best = current = candidate
    for count in range(1, MOST_REPAIRS + 1):
        job_prompt = job.prompt
        if current.program:
            job_prompt = job.mend(job.prompt, current.program, failure_of(current))
        program = await _write(
            job, job_prompt, deps, temperature=min(1.0, 0.2 + 0.25 * count), seed=_seed(candidate.strategy) + count
        )
        if isinstance(program, Unusable):
            if program.reason == "refusal":
                break
            continue
        form = normalised_program(program)
        if form in seen:
            continue
        seen.add(form)
        current = await run(job, candidate.strategy, program, repairs=count)
        current = _with_disputes(current, candidate.evidence.checks)
        best = max(current, best, key=lambda one: (one.success, has_run(one.evidence), one.score))
        if best.success or not failure_of(current):
            break  # what shows no fault is confirmed or not by the others, and not by mending
    return best


def failure_of(candidate: Candidate) -> str:
    """Tell the model what was seen, leaving out checks that are in dispute; without calls, why it failed says it."""
    failed = [r for r in candidate.evidence.checks if r.check.call and not r.passed and not r.is_disputed]
    lines = [
        f"{r.check.name.split(' == ')[0]} gave {r.observed}, expected {r.check.name.split(' == ')[-1]}"
        for r in failed[:4]
    ]
    if candidate.evidence.limits_hit:
        lines.insert(0, f"It was stopped at its limit of: {', '.join(candidate.evidence.limits_hit)}.")
    seen = candidate.failure or candidate.why
    return "\n".join([*lines, seen] if seen and not lines else lines)


def commented(text: str) -> str:
    """Give what a program printed as comment lines, to stand below its source."""
    return "\n".join(f"# {line}" for line in text.strip().splitlines())


def judged(candidate: Candidate) -> Candidate:
    """Set success and score from the evidence as it stands now."""
    success = has_succeeded(candidate.evidence)
    update: dict[str, object] = {"success": success, "score": evidence_score(candidate.evidence)}
    if success:
        update["why"] = _praise(candidate.evidence)
    return candidate.model_copy(update=update)


def _praise(evidence: Evidence) -> str:
    passed = sum(result.passed for result in evidence.checks)
    disputed = sum(result.is_disputed for result in evidence.checks)
    repairs = f", after {evidence.repairs} repairs" if evidence.repairs else ""
    return f"{passed} checks passed" + (f", {disputed} disputed" if disputed else "") + repairs


async def _write(job: Job, prompt: Prompt, deps: Deps, *, temperature: float, seed: int) -> str | Unusable:
    reply = await ask_text(deps, prompt, max_tokens=MOST_TOKENS, temperature=temperature, seed=seed)
    program = job.read(reply.text, cut_off=reply.finish == "length")
    if isinstance(program, Unusable):
        deps.journal.record([rejected(prompt, program)])
        return program
    return with_imports(program, job.tools) if job.read is python_code else program


def _no_program(found: Unusable) -> str:
    detail = " ".join(found.detail.split())
    return f"the reply held no program ({found.reason}){f': {detail}' if detail else ''}"[:300]


def in_short(failure: str) -> str:
    """Say what went wrong; of a traceback, whole or cut, only the line that names the exception."""
    lines = failure.rstrip().splitlines()
    frames = [number for number, line in enumerate(lines) if line.lstrip().startswith('File "')]
    if not frames:
        return failure
    named = next((line for line in lines[frames[-1] + 1 :] if line[:1].strip()), lines[-1].strip())
    before, header, _ = failure.partition("Traceback (most recent call last):")
    return (before.rpartition("\n")[2] if header else "") + named


async def run(job: Job, strategy: Strategy, program: str, *, repairs: int = 0) -> Candidate:
    """Run a program and judge it by what was observed; an error that has a plain remedy is mended on the spot."""
    observed = await job.observe(program)
    for _ in range(MOST_MENDS):
        better = mended(program, observed.failure)
        if better is None:
            break
        program, observed = better, await job.observe(better)
    evidence = observed.evidence.model_copy(update={"repairs": repairs})
    return judged(
        Candidate(
            strategy=strategy,
            evidence=evidence,
            program=program,
            output=observed.output,
            answer=observed.answer,
            artifacts=observed.artifacts or {},
            failure=observed.failure,
            why=in_short(observed.failure),
        )
    )


def _with_disputes(candidate: Candidate, before: tuple[CheckResult, ...]) -> Candidate:
    """Carry what was found disputed over to the results of a newer program."""
    disputed = {result.check.name for result in before if result.is_disputed}
    checks = tuple(
        result.model_copy(update={"is_disputed": result.check.name in disputed}) for result in candidate.evidence.checks
    )
    evidence = candidate.evidence.model_copy(update={"checks": checks})
    return judged(candidate.model_copy(update={"evidence": evidence}))


def _seed(strategy: Strategy) -> int:
    return int(strategy.key[:6], 16)
