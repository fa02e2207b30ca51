import json

import pytest

from fakes_edges import InMemoryWorkspace
from fakes_models import ScriptedProvider, a_strategy, happened, make_deps, tagged
from self_evolving_agent.events import ReplyRejected
from self_evolving_agent.executors import executor_for
from self_evolving_agent.executors.planning import PlanningExecutor
from self_evolving_agent.executors.writing import WritingExecutor
from self_evolving_agent.models import Classification, ModelReply, Task
from self_evolving_agent.nodes.compare import compare
from self_evolving_agent.state import State

HAIKU = "Golden leaves drift down\nA cool wind hums through bare oaks\nThe pond holds the moon"
TASK = "Write a haiku about autumn"
TERMS = json.dumps({"terms": ["leaves", "wind"]})
PLAN = "1. Book the train to Rome in May\n2. Find a room near the river\n3. Walk the forum at dawn\n4. Eat well"


def a_task(text):
    return Task(run_id="run1", text=text)


def a_kind(domain):
    return Classification(domain=domain, kind=domain, decided_by="user", reason="")


async def carried_out(text, script, domain="writing", **world):
    """Prepare, attempt, and repair as the graph does."""
    deps = make_deps(script, **world)
    executor, task = executor_for(domain), a_task(text)
    brief = await executor.prepare(task, a_kind(domain), deps)
    candidate = await executor.attempt(task, brief, a_strategy(domain=domain), deps)
    if not candidate.success:
        candidate = await executor.repair(task, brief, candidate, deps)
    return candidate, brief, deps


def one_after_another(*texts):
    """Answer drafts and revisions in turn, told apart by how many failures were shown so far."""

    def script(request):
        if request.prompt.name == "writing.checklist":
            return TERMS
        shown = tagged(request, "draft")
        return texts[texts.index(shown) + 1] if shown in texts else texts[0]

    return script


async def test_an_honest_text_succeeds_and_is_the_answer():
    candidate, _, _ = await carried_out(TASK, {"writing.checklist": TERMS, "": HAIKU})
    assert candidate.success
    assert candidate.score == 1.0
    assert candidate.answer == HAIKU


async def test_an_honest_text_succeeds_where_the_model_names_no_terms():
    candidate, brief, _ = await carried_out(TASK, {"writing.checklist": "leaves and wind", "": HAIKU})
    assert candidate.success
    assert all(check.origin != "model" for check in brief.checks)


@pytest.mark.parametrize("domain", ["writing", "planning"])
@pytest.mark.parametrize("task", [TASK, "Write a slogan of at most 5 words", "Say it in one word", "Mention tea"])
@pytest.mark.parametrize(
    "stub",
    ["", "SUCCESS", "I have no answer.", lambda r: tagged(r, "task"), lambda r: r.messages[-1].content],
    ids=["empty", "SUCCESS", "refusal", "task", "prompt"],
)
async def test_a_stub_never_succeeds(stub, task, domain):
    candidate, _, _ = await carried_out(task, stub if callable(stub) else {"": stub}, domain)
    assert not candidate.success
    assert candidate.why


async def test_a_text_that_the_token_limit_cut_off_is_no_success():
    candidate, _, _ = await carried_out(TASK, {"writing.checklist": TERMS, "": ModelReply(text=HAIKU, finish="length")})
    assert not candidate.success
    assert "comes to its end" in candidate.why


async def test_the_model_is_told_what_its_text_is_held_to():
    provider = ScriptedProvider({"writing.checklist": TERMS, "": HAIKU})
    await carried_out(TASK, provider)
    told = tagged(provider.asked("writing.draft")[0], "checklist")
    assert told.splitlines() == ["- exactly 3 lines (a haiku)", "- mentions leaves", "- mentions wind"]


async def test_a_revision_is_told_what_failed_and_mends_it():
    provider = ScriptedProvider(one_after_another("Golden leaves drift in a soft and cool breeze", HAIKU))
    candidate, _, _ = await carried_out(TASK, provider)
    failures = tagged(provider.asked("writing.draft.repair")[0], "failed")
    assert "exactly 3 lines (a haiku) (seen: 1 lines)" in failures
    assert "mentions wind (seen: not mentioned)" in failures
    assert candidate.success
    assert candidate.evidence.repairs == 1
    assert candidate.score == 0.95


async def test_a_text_is_revised_at_most_twice():
    provider = ScriptedProvider(one_after_another("one", "two", "three", "four", HAIKU))
    candidate, _, _ = await carried_out(TASK, provider)
    assert not candidate.success
    assert len(provider.asked("writing.draft.repair")) == 2


async def test_a_revision_that_is_worse_changes_nothing():
    better = "Golden leaves in a cool wind of the north\ntwo"
    candidate, _, _ = await carried_out(TASK, one_after_another(better, "one", "two words"))
    assert candidate.output == better


async def test_the_same_text_again_is_no_revision():
    candidate, _, _ = await carried_out(TASK, {"writing.checklist": TERMS, "": "Golden leaves, cool wind"})
    assert candidate.evidence.repairs == 0


async def test_after_a_refusal_the_text_is_asked_for_once_more():
    def script(request):
        if request.prompt.name == "writing.checklist":
            return TERMS
        return HAIKU if request.temperature > 0.5 else "I cannot help with that."

    candidate, _, deps = await carried_out(TASK, script)
    assert candidate.success
    assert [event.reason for event in happened(deps, ReplyRejected)] == ["refusal"]


async def test_long_terms_and_terms_the_user_wants_avoided_are_refused():
    terms = json.dumps({"terms": ["leaves", "a whole sentence about all of it", "moon", ""]})
    _, brief, _ = await carried_out("Write a poem about autumn without 'moon'", {"writing.checklist": terms, "": HAIKU})
    assert [check.name for check in brief.checks if check.origin == "model"] == ["mentions leaves"]
    assert len(brief.rejected) == 3


async def test_a_title_is_asked_for_no_terms():
    provider = ScriptedProvider({"writing.checklist": TERMS, "": "Leaves Let Go"})
    candidate, _, _ = await carried_out("Write a title of at most 5 words", provider)
    assert not provider.asked("writing.checklist")
    assert not candidate.success  # one new word is all that fits surely, and a stub has that too


async def test_a_slogan_of_a_few_words_can_succeed():
    candidate, _, _ = await carried_out(
        "Write a slogan for a tea shop",
        {"writing.checklist": '{"terms": ["calm", "tea"]}', "": "Steep yourself in calm tea moments"},
    )
    assert candidate.success


async def test_a_word_that_all_texts_leave_out_is_disputed_and_stays_so_through_a_revision():
    deps = make_deps({"writing.checklist": '{"terms": ["leaves", "barometer"]}', "": HAIKU})
    executor, task = WritingExecutor(), a_task(TASK)
    brief = await executor.prepare(task, a_kind("writing"), deps)
    strategies = (a_strategy("One way.", key="aa01"), a_strategy("Another way.", key="bb02"))
    candidates = tuple([await executor.attempt(task, brief, strategy, deps) for strategy in strategies])
    assert not any(candidate.success for candidate in candidates)
    step = await compare(
        State(task=task, classification=a_kind("writing"), brief=brief, strategies=strategies, candidates=candidates),
        deps,
    )
    assert all(candidate.success for candidate in step.update["candidates"])
    disputed = step.update["candidates"][0].model_copy(update={"output": "Something else."})
    again = await executor.repair(task, brief, disputed, deps)
    assert [r.check.name for r in again.evidence.checks if r.is_disputed] == ["mentions barometer"]
    assert again.success


async def test_what_the_user_stated_and_the_program_checks_is_never_disputed():
    deps = make_deps({"writing.checklist": "none", "": "SUCCESS"})
    executor, task = WritingExecutor(), a_task(TASK)
    brief = await executor.prepare(task, a_kind("writing"), deps)
    strategies = (a_strategy("One way.", key="aa01"), a_strategy("Another way.", key="bb02"))
    candidates = tuple([await executor.attempt(task, brief, strategy, deps) for strategy in strategies])
    state = State(
        task=task, classification=a_kind("writing"), brief=brief, strategies=strategies, candidates=candidates
    )
    step = await compare(state, deps)
    assert not step.events


async def test_a_plan_is_held_to_steps():
    script = {"writing.checklist": json.dumps({"terms": ["train", "room"]})}
    good, _, _ = await carried_out("Plan a trip to Rome", {**script, "": PLAN}, "planning")
    prose, _, _ = await carried_out("Plan a trip to Rome", {**script, "": PLAN.replace("\n", " ")}, "planning")
    assert good.success
    assert not prose.success


async def test_a_number_of_steps_in_the_task_stands_above_the_plans_own():
    brief = await PlanningExecutor().prepare(a_task("Plan it in five steps"), a_kind("planning"), make_deps(""))
    assert [check.rule.value for check in brief.checks if check.rule and check.rule.kind == "items"] == ["5"]


async def test_the_model_is_told_that_a_plan_is_a_list():
    provider = ScriptedProvider({"writing.checklist": "none", "": PLAN})
    await carried_out("Plan a trip to Rome", provider, "planning")
    assert "at least 3 list items" in tagged(provider.asked("planning.draft")[0], "checklist")


NOTES = (
    "The museum opens at nine. Groups must register two weeks before their visit. Guided tours start every hour and "
    "take fifty minutes. Large bags stay at the entrance. Photographs are allowed without flash."
)


async def test_a_summary_of_a_file_is_made_of_what_the_file_says():
    provider = ScriptedProvider(
        {
            "writing.checklist": '{"terms": ["museum", "tours"]}',
            "": "The museum opens at nine; groups register two weeks before, and tours start every hour.",
        }
    )
    world = {"workspace": InMemoryWorkspace({"notes.txt": NOTES.encode(), "other.txt": b"secret"})}
    candidate, brief, _ = await carried_out("Summarise notes.txt", provider, **world)
    assert candidate.success
    assert tagged(provider.asked("writing.draft")[0], "file") == NOTES
    assert [page.title for page in brief.material] == ["notes.txt"]


@pytest.mark.parametrize(
    "text", [NOTES, "The museum opens at nine.", "Bananas ripen faster in paper bags than in bowls."]
)
async def test_a_copy_of_the_file_or_something_else_is_no_summary_of_it(text):
    world = {"workspace": InMemoryWorkspace({"notes.txt": NOTES.encode()})}
    candidate, _, _ = await carried_out("Summarise notes.txt", {"writing.checklist": "none", "": text}, **world)
    assert not candidate.success


async def test_a_corrected_text_may_be_as_long_as_what_was_given():
    wrong = (
        "The musem opens at nine and groups has to register too weeks before there visit starts, says the new director."
    )
    right = (
        wrong.replace("musem", "museum").replace("has to", "have to").replace("too", "two").replace("there", "their")
    )
    candidate, _, _ = await carried_out(
        f"Proofread: {wrong} It has mistakes.", {"writing.checklist": "none", "": right}
    )
    assert candidate.success


async def test_a_translation_needs_fewer_words_of_its_own():
    task = "Translate into French: the cat sleeps on the warm roof"
    candidate, _, _ = await carried_out(task, {"writing.checklist": "none", "": "le chat dort sur le toit chaud"})
    assert candidate.success


async def test_a_file_that_cannot_be_read_is_left_out():
    class Broken(InMemoryWorkspace):
        def inputs(self):
            return ("gone.txt",)

    _, brief, _ = await carried_out("Summarise gone.txt", {"": HAIKU}, workspace=Broken())
    assert brief.material == ()


async def test_a_summary_of_something_the_task_does_not_hold_is_a_text_like_others():
    brief = await WritingExecutor().prepare(a_task("Write a summary of Hamlet"), a_kind("writing"), make_deps(""))
    assert [check.rule.kind for check in brief.checks if check.rule] == ["says_more"]
