"""`extract`: take in what a finished session tells, and draw advice from it as from a run of our own."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.events import Event, SessionDigested
from self_evolving_agent.models import Classification
from self_evolving_agent.models.sessions import Session, domain_of
from self_evolving_agent.nodes.rules import classification, classify_by_rules
from self_evolving_agent.skills.distilling import drawn
from self_evolving_agent.skills.past import faults_of, lesson_of_session
from self_evolving_agent.state import State, Step

SHOWN = 500
MOST_ERRORS, ERROR_LENGTH = 5, 200
MOST_INLINE = 2_000
"""Characters of unknown fields that the event itself holds; with more, they are in the blob alone."""


async def extract(state: State, deps: Deps) -> Step:
    """Digest the session: one model call where it has something to teach, else none."""
    session = state["session"]
    kind = _classified(session)
    events: list[Event] = [_digested(session, kind, deps)]
    learned = await drawn(lambda: lesson_of_session(session, kind, deps), session.goal, session.goal, deps)
    return Step(events=[*events, learned] if learned else events)


def _classified(session: Session) -> Classification:
    domain = domain_of(session.domain)
    if domain is not None:
        return classification(domain, session.goal, "user", f"given as {session.domain[:60]}")
    found = classify_by_rules(session.goal)
    return found or classification("general", session.goal, "default", "neither its domain nor its words tell")


def _digested(session: Session, kind: Classification, deps: Deps) -> SessionDigested:
    is_long = len(str(session.extra)) > MOST_INLINE
    shows_work = bool(session.transcript or session.tool_calls)
    return SessionDigested(
        goal=session.goal[:SHOWN],
        word=session.domain[:100],
        domain=kind.domain,
        kind=kind.kind,
        result=session.result,
        errors=tuple(error[:ERROR_LENGTH] for error in session.errors[:MOST_ERRORS]),
        faults=faults_of(session),
        tool_calls=len(session.tool_calls),
        when=session.when,
        record=deps.journal.keep(session.model_dump_json()) if is_long or shows_work else None,
        extra={} if is_long else session.extra,
    )
