"""What a run shows that is worth a lesson: a failure of somebody's own making, and what went right instead."""

import builtins
import re
from collections.abc import Iterable, Mapping
from itertools import islice

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import CandidateFinished, CheckDisputed
from self_evolving_agent.likeness import is_same_sort
from self_evolving_agent.memory.models import Experience
from self_evolving_agent.models import Candidate, CheckResult, Domain, Evidence, Frozen, Task, Verdict
from self_evolving_agent.scoring import has_run, standing

WRONG_VALUE = "wrong value"
MOST_EARLIER = 5
"""Failed runs that are looked at for a failure of the same kind."""

_EXCEPTION = re.compile(r"\b(?:[A-Z]\w*(?:Error|Exception|Interrupt|Expired)|gaierror)\b")
_OUTSIDE = (OSError, MemoryError, ImportError, SystemError, KeyboardInterrupt)
_FOREIGN = frozenset({"gaierror", "URLError", "HTTPError", "SSLError", "TimeoutExpired", "CalledProcessError"})
_OF_THE_WORLD = re.compile(
    r"command not found|: not found$|no such file|no space left|read-only file|unreachable|name resolution"
    r"|connection (?:refused|reset)|timed out|permission denied|not permitted|out of memory|cannot allocate|\bkilled\b",
    re.IGNORECASE | re.MULTILINE,
)
_FIRST_SHELL_CODE = 126
"""From here on a shell says that it could not run something, or by which signal that ended."""


class Failure(Frozen):
    """How the first try of a strategy failed by its own fault.

    Attributes:
        kind: Name of an exception, kind of a rule of texts, `WRONG_VALUE`, or name of another check.
        made: Name of the blob that holds what it made.
    """

    strategy: str
    kind: str
    seen: str
    made: str


class Lesson(Frozen):
    """A failure and what succeeded instead.

    Attributes:
        failed: The program or text that failed.
        worked: The one that succeeded; empty where none did and the failure was seen before.
    """

    failed: str
    seen: str
    worked: str
    domain: Domain


def lesson_of(task: Task, candidates: tuple[Candidate, ...], verdict: Verdict, deps: Deps) -> Lesson | None:
    """Give what a run has to teach, if anything.

    It teaches when its winner needed repair, when another candidate failed on standing evidence, or when nobody
    succeeded and an earlier run failed in the same way. What the world did to it teaches nothing.
    """
    own = {c.strategy.key: c for c in candidates if c.error is None and c.tool is None}
    failures = [failure for failure in failures_of(deps.journal.stamp.run_id, deps) if failure.strategy in own]
    if verdict.winner is None:
        repeated = [one for one in failures if _was_seen_before(one, task, own[one.strategy], deps)]
        return _lesson(repeated, own, "", deps)
    winner = own.get(verdict.winner)
    if winner is None:
        return None
    mended = [one for one in failures if one.strategy == verdict.winner and winner.evidence.repairs]
    lost = [one for one in failures if not own[one.strategy].success]
    worked = winner.program or winner.output
    return _lesson([*mended, *lost], own, worked, deps) or _lesson_of_earlier(task, winner, worked)


def _lesson_of_earlier(task: Task, winner: Candidate, worked: str) -> Lesson | None:
    """Hold what succeeded now against what somebody failed with before."""
    earlier = task.earlier
    if earlier is None:
        return None
    return Lesson(failed=earlier.made, seen=earlier.seen, worked=worked, domain=winner.strategy.domain)


def failures_of(run_id: str, deps: Deps) -> tuple[Failure, ...]:
    """Give how the first tries of a run failed, those that the world made fail left out."""
    stored = deps.journal.log.read(run_id=run_id, types=("candidate.finished", "check.disputed"))
    events = [one.event for one in stored]
    disputed = {event.result.check.name for event in events if isinstance(event, CheckDisputed)}
    finished = [event for event in events if isinstance(event, CandidateFinished)]
    first = {event.strategy_key: event for event in reversed(finished)}
    found = (_failure(event, disputed) for event in first.values())
    return tuple(failure for failure in found if failure is not None)


def _failure(event: CandidateFinished, disputed: set[str]) -> Failure | None:
    evidence = event.evidence
    failed = [r for r in standing(evidence.checks) if not r.passed and r.check.name not in disputed]
    if event.success or event.answer is None or not failed or _is_of_the_world(evidence, failed, event.why):
        return None
    listed = "\n".join(f"{result.check.name} (seen: {result.observed})" for result in failed[:3])
    seen = listed if has_run(evidence) else event.why
    return Failure(strategy=event.strategy_key, kind=_kind(failed, seen), seen=seen, made=event.answer)


def _kind(failed: list[CheckResult], seen: str) -> str:
    first = failed[0].check
    if first.rule is not None:
        return first.rule.kind
    named = _EXCEPTION.search(seen)
    if named:
        return named.group()
    return WRONG_VALUE if first.call else first.name


def _is_of_the_world(evidence: Evidence, failed: Iterable[CheckResult], why: str) -> bool:
    """Tell whether a limit, a signal, a missing file or module, a disk or a network made it fail."""
    code = evidence.exit_code or 0
    if evidence.limits_hit or code < 0 or code >= _FIRST_SHELL_CODE:
        return True
    observed = [why, *(result.observed for result in failed)]
    text = "\n".join(observed) if any(result.check.rule is None for result in failed) else ""
    return tells_of_the_world(text)


def tells_of_the_world(text: str) -> bool:
    """Tell whether an error was none of anybody's making: a file, a module, a disk, a network, the system."""
    return _OF_THE_WORLD.search(text) is not None or any(map(_is_outside, _EXCEPTION.findall(text)))


def exception_in(text: str) -> str | None:
    """Give the first name of an exception that stands in a text."""
    found = _EXCEPTION.search(text)
    return found.group() if found else None


def _is_outside(name: str) -> bool:
    known = getattr(builtins, name, None)
    return name in _FOREIGN or (isinstance(known, type) and issubclass(known, _OUTSIDE))


def _was_seen_before(failure: Failure, task: Task, candidate: Candidate, deps: Deps) -> bool:
    """Tell whether an earlier run of this kind of task failed so too; wrong values alone are no kind of failure."""
    strategy = candidate.strategy
    kind = (strategy.domain, strategy.kind)
    failed = (one for one in reversed(deps.memory.experiences) if _has_failed(one) and (one.domain, one.kind) == kind)
    return any(
        failure.kind == earlier.kind and (failure.kind != WRONG_VALUE or is_same_sort(task.text, one.task))
        for one in islice(failed, MOST_EARLIER)
        for earlier in failures_of(one.run_id, deps)
    )


def _has_failed(experience: Experience) -> bool:
    return not experience.success and not experience.cancelled


def _lesson(failures: list[Failure], own: Mapping[str, Candidate], worked: str, deps: Deps) -> Lesson | None:
    if not failures:
        return None
    first = failures[0]
    failed = deps.journal.blobs.get(first.made).decode("utf-8", errors="replace")
    return Lesson(failed=failed, seen=first.seen, worked=worked, domain=own[first.strategy].strategy.domain)
