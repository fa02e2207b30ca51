"""Which advice is offered, and how it is scored."""

import pytest

from fakes_embedders import FakeEmbedder, FakeVectors
from fakes_models import make_deps
from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.memory.models import Memory, SkillRecord
from self_evolving_agent.models import Brief, Candidate, Domain, ErrorInfo, SkillOffer, ToolCall
from self_evolving_agent.scoring import Score, played
from self_evolving_agent.skills.offering import skill_offers, skill_scores
from skill_samples import FIRST, RIGHT, SECOND, candidate, mended, wrong

ABOUT = "median of a list"
OFFERED = Brief(
    advice=(SkillOffer(name="s1", advice="Sort it."), SkillOffer(name="s2", advice="Count it.")), advised=FIRST.key
)


def skill(name: str, *, about: str = ABOUT, domain: Domain = "coding", score: Score | None = None) -> SkillRecord:
    return SkillRecord(name=name, advice=f"xyzzy {name}", about=about, domain=domain, score=score or Score())


async def offered(*skills: SkillRecord, task: str = ABOUT, vectors: FakeVectors | None = None) -> list[str]:
    deps = make_deps(memory=Memory(skills={one.name: one for one in skills}), vectors=vectors)
    return [one.name for one in await skill_offers(task, "coding", deps)]


def after(*outcomes: float) -> Score:
    score = Score()
    for at, outcome in enumerate(outcomes, 1):
        score = played(score, outcome, won=outcome > 0, at=at)
    return score


async def test_advice_near_the_task_is_offered_and_no_other():
    assert await offered(skill("near"), skill("far", about="haiku sea waves foam salt")) == ["near"]


async def test_advice_is_found_by_what_it_says_too():
    assert await offered(skill("s", about="haiku sea waves foam"), task="xyzzy s") == ["s"]


async def test_two_are_offered_at_most():
    assert len(await offered(skill("a"), skill("b"), skill("c"))) == 2


async def test_advice_of_the_same_domain_comes_first():
    good = after(1.0, 1.0)
    found = await offered(skill("other", domain="writing", score=good), skill("own"), skill("more", domain="writing"))
    assert found == ["own", "other"]


@pytest.mark.parametrize(
    ("outcomes", "is_offered"),
    [
        ((), True),
        ((0.0,), True),
        ((0.0, 0.0), True),
        ((0.0, 0.0, 0.0), False),
        ((1.0, 0.0, 0.0), False),
        ((1.0, 1.0, 0.0), True),
        ((0.6, 0.6, 0.6), True),
        ((1.0, 1.0, 1.0, 0.0, 0.0, 0.0), False),
    ],
)
async def test_advice_that_does_not_help_is_offered_no_more_after_three_plays(
    outcomes: tuple[float, ...], *, is_offered: bool
):
    assert bool(await offered(skill("s", score=after(*outcomes)))) == is_offered


async def test_nothing_is_offered_where_texts_cannot_be_compared():
    assert await offered(skill("s"), vectors=FakeVectors(FakeEmbedder(failure=EmbeddingError("none")))) == []


def failed_outside() -> Candidate:
    return candidate(wrong()).model_copy(update={"error": ErrorInfo(type="provider_timeout", message="")})


def a_tool() -> Candidate:
    call = ToolCall(name="median", version="1", arguments={}, origin="new")
    return candidate(RIGHT).model_copy(update={"tool": call})


@pytest.mark.parametrize(
    ("candidates", "outcome"),
    [
        ((candidate(RIGHT), candidate(wrong(), SECOND)), 1.0),
        ((mended(), candidate(wrong(), SECOND)), 0.6),
        ((mended(), candidate(RIGHT, SECOND)), 0.6),
        ((candidate(wrong()), candidate(RIGHT, SECOND)), 0.0),
        ((candidate(wrong()), failed_outside()), 0.0),
        ((a_tool(), candidate(wrong())), 0.0),
    ],
)
def test_advice_is_scored_by_the_candidate_that_was_told_it(candidates: tuple[Candidate, ...], outcome: float):
    scores = skill_scores(OFFERED, candidates)
    assert [(one.subject, one.name, one.outcome, one.won) for one in scores] == [
        ("skill", name, outcome, outcome > 0) for name in ("s1", "s2")
    ]


@pytest.mark.parametrize("candidates", [(), (failed_outside(),), (a_tool(), failed_outside())])
def test_what_the_world_ended_or_a_tool_answered_says_nothing_of_advice(candidates: tuple[Candidate, ...]):
    assert skill_scores(OFFERED, candidates) == []


def test_one_strategy_is_told_the_advice_and_the_others_show_how_it_goes_without():
    assert OFFERED.told_to(FIRST.key).advice == OFFERED.advice
    assert OFFERED.told_to(SECOND.key).advice == ()


def test_where_nothing_was_offered_nothing_is_scored():
    assert skill_scores(Brief(), (candidate(RIGHT),)) == []
