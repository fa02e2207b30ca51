"""What a session from outside shows that is worth a lesson: the same as in a run of our own."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.likeness import normalised
from self_evolving_agent.memory.models import Experience
from self_evolving_agent.models import Classification, EarlierTry
from self_evolving_agent.models.sessions import Session
from self_evolving_agent.skills.lessons import Lesson, exception_in, tells_of_the_world

MOST_FAULTS = 5
FAULT_LENGTH = 60
SHOWN = 1500


def faults_of(session: Session) -> tuple[str, ...]:
    """Name the kinds of error of a session's own making."""
    named = (exception_in(error) or normalised(error)[:FAULT_LENGTH] for error in _own_errors(session))
    return tuple(dict.fromkeys(named))[:MOST_FAULTS]


def earlier_try(session: Session) -> EarlierTry | None:
    """Give what a new try at its goal is to be held against; None where it does not show how it failed."""
    errors, made = _own_errors(session), _made(session)
    return EarlierTry(made=made[-SHOWN:], seen="\n".join(errors[:3])) if errors and made else None


def lesson_of_session(session: Session, kind: Classification, deps: Deps) -> Lesson | None:
    """Give what a session has to teach, if anything.

    One that got there past errors teaches; one that did not does when an earlier one of the same kind failed in the
    same way. Nothing is learned from what the world did, nor from a session that shows no work.
    """
    errors, made = _own_errors(session), _made(session)
    if not errors or not made:
        return None
    seen = "\n".join(errors[:3])
    if session.result == "success":
        return Lesson(failed=made[:SHOWN], seen=seen, worked=made[-SHOWN:], domain=kind.domain)
    if not any(_failed_alike(session, kind, other) for other in deps.memory.sessions):
        return None
    return Lesson(failed=made[-SHOWN:], seen=seen, worked="", domain=kind.domain)


def _failed_alike(session: Session, kind: Classification, other: Experience) -> bool:
    same_kind = (other.domain, other.kind) == (kind.domain, kind.kind)
    return same_kind and not other.success and not {*faults_of(session)}.isdisjoint(other.faults)


def _own_errors(session: Session) -> list[str]:
    return [error for error in session.errors if not tells_of_the_world(error)]


def _made(session: Session) -> str:
    return "\n".join([*session.tool_calls, session.transcript]).strip()
