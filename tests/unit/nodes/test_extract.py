"""What is taken in from somebody else's session, and when it teaches."""

import json

import pytest

from fakes_models import ScriptedProvider, make_deps, tagged
from self_evolving_agent.deps import Deps
from self_evolving_agent.events import SessionDigested, SkillLearned
from self_evolving_agent.memory import Memory
from self_evolving_agent.memory.models import Experience
from self_evolving_agent.models.sessions import Session
from self_evolving_agent.nodes.extract import extract
from self_evolving_agent.skills.past import earlier_try
from self_evolving_agent.state import State

ADVICE = "Start the loop at its first item and end behind its last."
ERROR = "IndexError: list index out of range"


def a_session(**more: object) -> Session:
    given = {
        "id": "s1",
        "goal": "write a function that adds up a list",
        "result": "success",
        "domain": "Backend",
        "errors": (ERROR,),
        "tool_calls": ("python add.py",),
        "transcript": "first range(len(x) + 1), in the end range(len(x))",
    }
    return Session.model_validate({**given, **more})


def a_world(*earlier: Experience) -> tuple[Deps, ScriptedProvider]:
    provider = ScriptedProvider({"skills.distil": json.dumps({"advice": ADVICE})})
    return make_deps(provider, memory=Memory(sessions=earlier)), provider


def seen_before(
    kind: str = "function", faults: tuple[str, ...] = ("IndexError",), *, success: bool = False
) -> Experience:
    return Experience(
        run_id="s0", task="x", domain="coding", kind=kind, success=success, winner=None, at=1, faults=faults
    )


async def test_a_session_that_got_there_past_errors_teaches_as_a_run_does() -> None:
    deps, provider = a_world()
    digested, learned = (await extract(State(session=a_session()), deps)).events
    assert isinstance(learned, SkillLearned)
    assert (learned.advice, learned.domain) == (ADVICE, "coding")
    (asked,) = provider.asked("skills.distil")
    assert tagged(asked, "seen") == ERROR
    assert "in the end range(len(x))" in tagged(asked, "worked")
    assert isinstance(digested, SessionDigested)
    assert (digested.word, digested.domain, digested.kind) == ("Backend", "coding", "function")
    assert (digested.faults, digested.tool_calls) == (("IndexError",), 1)
    assert digested.record is not None
    kept = Session.model_validate_json(deps.journal.blobs.get(digested.record))
    assert kept == a_session()


@pytest.mark.parametrize(
    "more",
    [
        {"errors": ()},
        {"errors": ("ConnectionError: refused", "No space left on device")},
        {"tool_calls": (), "transcript": ""},
        {"result": "failure"},
        {"result": "partial"},
    ],
    ids=["no errors", "errors of the world", "no work to be seen", "a failure of its own", "halfway"],
)
async def test_a_session_with_nothing_to_teach_costs_no_call(more: dict[str, object]) -> None:
    deps, provider = a_world()
    events = (await extract(State(session=a_session(**more)), deps)).events
    assert [type(event) for event in events] == [SessionDigested]
    assert provider.requests == []


async def test_a_failure_teaches_when_an_earlier_session_failed_in_the_same_way() -> None:
    deps, provider = a_world(seen_before())
    events = (await extract(State(session=a_session(result="failure")), deps)).events
    assert [type(event) for event in events] == [SessionDigested, SkillLearned]
    (asked,) = provider.asked("skills.distil")
    assert "<worked>" not in asked.messages[-1].content


@pytest.mark.parametrize(
    "earlier",
    [seen_before("script"), seen_before(faults=("KeyError",)), seen_before(success=True)],
    ids=["of another kind", "in another way", "and succeeded"],
)
async def test_a_failure_like_no_other_teaches_nothing(earlier: Experience) -> None:
    deps, provider = a_world(earlier)
    await extract(State(session=a_session(result="failure")), deps)
    assert provider.requests == []


@pytest.mark.parametrize(
    ("word", "goal", "domain"),
    [
        ("gardening", "write a function that adds up a list", "coding"),
        ("gardening", "walk", "general"),
        ("Finance", "write a function that adds up a list", "analysis"),
    ],
)
async def test_the_domain_is_what_the_word_says_else_what_the_goal_says(word: str, goal: str, domain: str) -> None:
    deps, _ = a_world()
    session = a_session(domain=word, goal=goal, errors=())
    (digested,) = (await extract(State(session=session), deps)).events
    assert isinstance(digested, SessionDigested)
    assert (digested.domain, digested.word) == (domain, word)


async def test_unknown_fields_are_in_the_event_or_when_they_are_large_in_its_blob() -> None:
    deps, _ = a_world()
    small = a_session(transcript="", tool_calls=(), extra={"team": "blue"})
    (digested,) = (await extract(State(session=small), deps)).events
    assert isinstance(digested, SessionDigested)
    assert (digested.extra, digested.record) == ({"team": "blue"}, None)
    large = a_session(transcript="", tool_calls=(), extra={"team": "b" * 3000})
    (digested,) = (await extract(State(session=large), deps)).events
    assert isinstance(digested, SessionDigested)
    assert digested.record is not None
    assert b"bbb" in deps.journal.blobs.get(digested.record)
    assert digested.extra == {}


async def test_a_model_that_is_gone_changes_nothing_about_the_digest() -> None:
    provider = ScriptedProvider({"skills.distil": ""})
    deps = make_deps(provider)
    events = (await extract(State(session=a_session()), deps)).events
    assert [type(event) for event in events] == [SessionDigested]


def test_an_earlier_try_is_what_was_done_and_seen_unless_the_world_was_at_fault() -> None:
    tried = earlier_try(a_session(result="failure"))
    assert tried is not None
    assert tried.seen == ERROR
    assert "python add.py" in tried.made
    assert earlier_try(a_session(errors=("No such file or directory",))) is None
    assert earlier_try(a_session(transcript="", tool_calls=())) is None
