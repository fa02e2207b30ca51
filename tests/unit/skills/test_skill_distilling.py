"""From a lesson to advice that is kept: one call at most, refused or known advice left out."""

import json
from dataclasses import replace

import pytest

from fakes_embedders import FakeEmbedder, FakeVectors
from fakes_models import ScriptedProvider, happened, make_deps, tagged
from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import EmbeddingError, ProviderError, ProviderTimeout, StorageError
from self_evolving_agent.events import ModelCalled, ReplyRejected, SkillLearned
from self_evolving_agent.memory.models import Memory, SkillRecord
from self_evolving_agent.models import Budget, Check, CheckResult, Evidence, ModelRequest, Task
from self_evolving_agent.skills.distilling import distil
from skill_samples import NOBODY, RIGHT, TASK, WON, candidate, mended, tried, wrong

ADVICE = "Sort a copy and average the two middle items of an even count."


def says(advice: str) -> str:
    return json.dumps({"advice": advice})


def knowing(*advice: str) -> Memory:
    return Memory(skills={f"s{i}": SkillRecord(name=f"s{i}", advice=text) for i, text in enumerate(advice)})


async def learned(deps: Deps) -> SkillLearned | None:
    tried(deps, wrong(), program="def median(a): return a[0]")
    return await distil(TASK, (mended(),), WON, deps)


async def test_advice_is_learned_with_the_task_it_comes_from():
    skill = await learned(make_deps(says(f"- {ADVICE}")))
    assert skill is not None
    assert (skill.advice, skill.about, skill.domain) == (ADVICE, TASK.text, "coding")
    assert skill.name == "49b12dbae9cd"


async def test_the_model_is_shown_what_failed_and_what_worked():
    provider = ScriptedProvider(says(ADVICE))
    await learned(make_deps(provider))
    (request,) = provider.requests
    assert tagged(request, "task") == TASK.text
    assert tagged(request, "failed") == "def median(a): return a[0]"
    assert tagged(request, "seen") == "median([1, 2]) == 1.5 (seen: 1)"
    assert tagged(request, "worked") == "def median(a): return sorted(a)[1]"
    assert request.max_tokens <= 80


async def test_a_run_with_nothing_to_teach_asks_nobody():
    deps = make_deps(says(ADVICE))
    tried(deps, RIGHT)
    assert await distil(TASK, (candidate(RIGHT),), WON, deps) is None
    assert await distil(TASK, (), NOBODY, deps) is None
    assert happened(deps, ModelCalled) == []


async def test_a_run_that_is_not_remembered_asks_nobody():
    deps = make_deps(says(ADVICE))
    stamp = deps.journal.stamp.model_copy(update={"remembered": False})
    deps = replace(deps, journal=replace(deps.journal, stamp=stamp))
    assert await learned(deps) is None
    assert happened(deps, ModelCalled) == []


@pytest.mark.parametrize("reply", ["I'm sorry, I can't do that.", "Sort it.", '{"lesson": "sort"}', ""])
async def test_a_reply_that_holds_no_advice_is_not_asked_for_again(reply: str):
    deps = make_deps(reply)
    assert await learned(deps) is None
    assert len(happened(deps, ModelCalled)) == len(happened(deps, ReplyRejected)) == 1


async def test_advice_that_code_refuses_is_logged_with_the_reason():
    deps = make_deps(says("Write correct code and test it carefully."))
    assert await learned(deps) is None
    (refused,) = happened(deps, ReplyRejected)
    assert (refused.reason, refused.detail) == ("no_advice", "empty talk: Write correct code and test it carefully.")


async def test_advice_that_gives_the_answer_away_is_refused():
    deps = make_deps(says("Recall that Canberra is no port before answering."))
    ended = Check(name="ends with an answer", origin="program", counts=False)
    tried(deps, Evidence(checks=(CheckResult(check=ended, passed=False),)), why="gave no answer")
    answered = CheckResult(check=ended, passed=True)
    winner = mended().model_copy(update={"output": "Canberra", "evidence": Evidence(checks=(answered,), repairs=1)})
    task = Task(run_id="run1", text="what is the capital of Australia?")
    assert await distil(task, (winner,), WON, deps) is None
    (refused,) = happened(deps, ReplyRejected)
    assert refused.detail.startswith("names Canberra")


@pytest.mark.parametrize("failure", [ProviderTimeout("silent"), ProviderError("broken")])
async def test_a_model_that_fails_changes_nothing(failure: ProviderError):
    deps = make_deps(ScriptedProvider({"": failure}))
    assert await learned(deps) is None


async def test_a_budget_that_is_used_up_changes_nothing():
    deps = make_deps(says(ADVICE), budget=Budget(calls=1))
    deps.meter.calls = 1
    assert await learned(deps) is None
    assert happened(deps, ModelCalled) == []


async def test_a_program_that_cannot_be_read_again_changes_nothing():
    class Emptied:
        def put(self, content: bytes) -> str:
            return "0" * 64

        def get(self, name: str) -> bytes:
            raise StorageError("gone")

    deps = make_deps(says(ADVICE))
    assert await learned(replace(deps, journal=replace(deps.journal, blobs=Emptied()))) is None


@pytest.mark.parametrize(
    "known",
    [
        "Sort a copy and average the two middle items of an even count!",
        "Sort a copy, and average both middle items of an even count.",
    ],
)
async def test_advice_that_is_known_in_such_words_is_not_kept_twice(known: str):
    assert await learned(make_deps(says(ADVICE), memory=knowing("Count vowels.", known))) is None


async def test_advice_of_the_same_meaning_is_not_kept_twice():
    meaning = FakeVectors(
        FakeEmbedder(synonyms={"order": "sort", "some": "a", "duplicate": "copy", "merging": "joining"})
    )
    known = knowing("Order some duplicate before merging.")
    assert await learned(make_deps(says("Sort a copy before merging."), memory=known, vectors=meaning)) is None
    assert await learned(make_deps(says("Sort a copy before merging."), memory=known)) is not None


async def test_other_advice_is_kept_beside_what_is_known():
    assert await learned(make_deps(says(ADVICE), memory=knowing("Count vowels before writing a line."))) is not None


async def test_advice_that_cannot_be_compared_is_not_kept():
    vectors = FakeVectors(FakeEmbedder(failure=EmbeddingError("none here")))
    deps = make_deps(says(ADVICE), memory=knowing("Count vowels."), vectors=vectors)
    assert await learned(deps) is None


async def test_a_model_that_is_refused_a_schema_is_asked_once_only():
    def broken(request: ModelRequest) -> str:
        return "not json" if request.reply_format == "schema" else says(ADVICE)

    deps = make_deps(ScriptedProvider(broken))
    assert await learned(deps) is None
    assert len(happened(deps, ModelCalled)) == 1
