import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fakes_storage import InMemoryEventLog
from self_evolving_agent.events import (
    EVENT_TYPES,
    Event,
    RunCancelled,
    RungSettled,
    SkillForgotten,
    Stamp,
    StoredEvent,
    StrategyExplored,
    StrategyForgotten,
)
from self_evolving_agent.memory import MEMORY_TYPES, Memory, apply, fold
from self_evolving_agent.scoring import Score, played
from storage_samples import (
    SAMPLES,
    STORY,
    classified,
    explored,
    finished,
    learned,
    registered,
    scored,
    stamp,
    started,
)

Story = tuple[tuple[Stamp, tuple[Event, ...]], ...]


def history(story: Story) -> list[StoredEvent]:
    log = InMemoryEventLog()
    for where, events in story:
        log.append(where, events)
    return log.events


def remembered(*events: Event, run: str = "run1") -> Memory:
    return fold(Memory(), history(((stamp(run), events),)))


def saved_and_loaded(memory: Memory) -> Memory:
    return Memory.model_validate_json(memory.model_dump_json())


def test_a_memory_of_nothing_is_empty():
    assert fold(Memory(), ()) == Memory()
    assert Memory().position == 0


def test_position_and_head_are_those_of_the_last_event():
    events = history(STORY)
    memory = fold(Memory(), events)
    assert (memory.position, memory.head) == (events[-1].seq, events[-1].hash)


def test_a_strategy_is_remembered_with_what_it_is_and_scores_by_the_one_average():
    memory = remembered(explored("k"), scored("k", 0.9))
    record = memory.strategies["k"]
    assert (record.name, record.domain, record.kind) == ("Way k", "coding", "function")
    assert record.approach.startswith("Write the tests")
    assert record.score == played(Score(), 0.9, won=True, at=2)
    assert record.explored_at == 1


def test_a_strategy_remembers_tasks_unlike_each_other_that_it_succeeded_at_the_latest_last():
    tasks = ("is 7 a prime", "reverse this string", "is 9 a prime", "is 4 even", "sort words", "add", "what is cold")
    story = tuple((stamp(f"r{n}"), (started(task), explored("k"), scored("k", 0.9))) for n, task in enumerate(tasks))
    assert fold(Memory(), history(story[:3])).strategies["k"].proven_on == ("reverse this string", "is 9 a prime")
    assert fold(Memory(), history(story)).strategies["k"].proven_on == tasks[2:]


def test_a_task_that_a_strategy_failed_at_proves_nothing():
    memory = remembered(started("is 7 a prime"), explored("k"), scored("k", 0.4, won=False))
    assert memory.strategies["k"].proven_on == ()


def test_skills_and_tools_score_by_the_same_average():
    made = (learned("s"), registered("t"))
    memory = remembered(*made, scored("s", 0.0, won=False, subject="skill"), scored("t", 1.0, subject="tool"))
    assert memory.skills["s"].score == played(Score(), 0.0, won=False, at=3)
    assert memory.tools["t"].score == played(Score(), 1.0, won=True, at=4)
    again = fold(memory, history(((stamp("run2"), (*[started()] * 4, scored("s", subject="skill"))),))[4:])
    assert again.skills["s"].score == played(memory.skills["s"].score, 1.0, won=True, at=5)


def test_what_was_never_learned_or_made_has_no_score():
    memory = remembered(scored("s", subject="skill"), scored("t", subject="tool"))
    assert (memory.skills, memory.tools) == ({}, {})


def test_a_strategy_that_is_explored_again_keeps_its_record():
    memory = fold(Memory(), history(((stamp("a"), (explored("k"), scored("k"))), (stamp("b"), (explored("k"),)))))
    assert memory.strategies["k"].score.plays == 1
    assert memory.strategies["k"].explored_at == 3


def test_an_outcome_of_a_strategy_that_was_never_explored_is_not_kept():
    assert remembered(scored("unknown")).strategies == {}


def test_a_run_that_is_not_to_be_remembered_only_moves_the_position():
    events = history(((stamp("run1", remembered=False), SAMPLES),))
    memory = fold(Memory(), events)
    assert memory == Memory(position=events[-1].seq, head=events[-1].hash)


def test_the_rung_that_works_for_a_model_is_the_last_that_was_settled():
    memory = remembered(RungSettled(model_name="m", rung="schema"), RungSettled(model_name="m", rung="text"))
    assert memory.rungs == {"m": "text"}


def test_a_finished_run_is_an_experience_with_its_kind():
    memory = remembered(started("x" * 900), classified("calculation"), finished("x" * 900))
    [experience] = memory.experiences
    assert experience.kind == "calculation"
    assert experience.task == "x" * 500
    assert (experience.success, experience.winner, experience.at) == (True, "a1b2c3", 3)
    assert not experience.cancelled
    assert memory.begun == {}


def test_a_run_that_ended_before_its_task_was_classified_has_no_kind():
    assert remembered(finished()).experiences[0].kind == ""


def test_a_cancelled_run_is_an_experience_that_counts_as_neither():
    memory = remembered(started("long"), classified(), RunCancelled(reason="Ctrl-C"))
    [experience] = memory.experiences
    assert (experience.task, experience.domain, experience.kind) == ("long", "coding", "function")
    assert experience.cancelled
    assert not experience.success


def test_a_run_that_was_cancelled_before_it_began_leaves_nothing():
    assert remembered(classified(), RunCancelled(reason="Ctrl-C")).experiences == ()


def test_only_the_last_three_hundred_experiences_are_kept():
    memory = fold(Memory(), history(tuple((stamp(f"run{n}"), (finished(f"task {n}"),)) for n in range(310))))
    assert [memory.experiences[0].task, memory.experiences[-1].task] == ["task 10", "task 309"]
    assert len(memory.experiences) == 300


def test_runs_that_never_end_do_not_pile_up():
    memory = fold(Memory(), history(tuple((stamp(f"run{n}"), (started(),)) for n in range(80))))
    assert list(memory.begun) == [f"run{n}" for n in range(30, 80)]


def test_an_event_that_is_folded_in_already_changes_nothing():
    events = history(STORY)
    memory = fold(Memory(), events)
    assert fold(memory, events) is memory
    assert apply(memory, events[3]) is memory


def test_folding_leaves_the_memory_it_started_from_as_it_was():
    events = history(STORY)
    before = fold(Memory(), events[:6])
    copy = saved_and_loaded(before)
    fold(before, events)
    assert before == copy


def test_one_event_at_a_time_gives_what_all_at_once_give():
    events = history(STORY)
    memory = Memory()
    for event in events:
        memory = apply(memory, event)
    assert memory == fold(Memory(), events)


@pytest.mark.parametrize("event", [e for e in SAMPLES if e.type not in MEMORY_TYPES], ids=lambda e: e.type)
def test_events_that_are_not_listed_as_changing_memory_do_not(event):
    prologue = ((stamp("run1"), (started(), classified(), explored(), scored())),)
    before, after = (fold(Memory(), history((*prologue, (stamp("run2"), more)))) for more in ((), (event,)))
    assert after.model_copy(update={"position": before.position, "head": before.head}) == before


def test_the_listed_types_exist():
    assert set(MEMORY_TYPES) <= set(EVENT_TYPES)


def many_strategies(count: int) -> list[StoredEvent]:
    story: list[tuple[Stamp, tuple[Event, ...]]] = [
        (stamp("rare"), (explored("rare", "rare kind"), scored("rare", 0.7))),
        (stamp("best"), (explored("best"), scored("best", 1.0))),
    ]
    for n in range(count):
        run = stamp(f"run{n}")
        story.append((run, (explored(f"k{n}", kind=f"kind {n % 3}"), scored(f"k{n}", (n % 7) / 10, won=False))))
    return history(tuple(story))


def test_strategies_do_not_pile_up_and_the_best_and_the_latest_of_each_kind_stay():
    memory = fold(Memory(), many_strategies(1500))
    assert len(memory.strategies) <= 600
    assert {"rare", "best", "k1499", "k1450"} <= set(memory.strategies)
    assert "k1" not in memory.strategies


def test_a_strategy_that_was_just_explored_is_never_the_one_that_is_dropped():
    events = many_strategies(700)
    memory = fold(Memory(), events[:1150])
    sizes = [len(memory.strategies)]
    for stored in events[1150:1250]:
        memory = apply(memory, stored)
        sizes.append(len(memory.strategies))
        if isinstance(stored.event, StrategyExplored):
            assert stored.event.strategy.key in memory.strategies
    assert max(sizes) > sizes[-1]


@pytest.mark.parametrize("position", [1, 1200, 1203, 1204, 1206, 2999])
def test_what_is_dropped_does_not_depend_on_when_memory_was_saved(position):
    events = many_strategies(1500)
    part = saved_and_loaded(fold(Memory(), events[:position]))
    assert fold(part, events) == fold(Memory(), events)


names = st.sampled_from(["a", "b", "c"])
outcomes = st.floats(0, 1)
some_event = st.one_of(
    st.builds(started, st.text(max_size=20)),
    st.builds(classified, names),
    st.builds(explored, names, names),
    st.builds(
        lambda name, outcome, won, subject: scored(name, outcome, won=won, subject=subject),
        names,
        outcomes,
        st.booleans(),
        st.sampled_from(["strategy", "skill", "tool"]),
    ),
    st.builds(lambda name, rung: RungSettled(model_name=name, rung=rung), names, st.sampled_from(["schema", "text"])),
    st.builds(lambda task, success: finished(task, success=success), st.text(max_size=20), st.booleans()),
    st.just(RunCancelled(reason="Ctrl-C")),
    st.sampled_from(SAMPLES),
)
some_batch = st.tuples(
    st.builds(
        lambda run, remember: stamp(run, remembered=remember),
        st.sampled_from(["run1", "run2", "run3", "run4"]),
        st.sampled_from([True, True, True, False]),
    ),
    st.lists(some_event, max_size=6).map(tuple),
)


@settings(max_examples=40, deadline=None)
@given(story=st.lists(some_batch, max_size=12), data=st.data())
def test_memory_saved_at_any_point_and_folded_further_is_the_same_memory(story, data):
    events = history(tuple(story))
    position = data.draw(st.integers(0, len(events)))
    part = saved_and_loaded(fold(Memory(), events[:position]))
    overlap = data.draw(st.integers(0, position))
    assert fold(part, events[overlap:]) == fold(Memory(), events)


def test_a_strategy_that_a_person_had_forgotten_is_gone_with_its_record():
    memory = remembered(explored("k"), scored("k", 0.9), explored("other"), StrategyForgotten(strategy="k"))
    assert set(memory.strategies) == {"other"}
    later = (stamp("run2"), (explored("k"),))
    again = history(((stamp("run1"), (explored("k"), scored("k", 0.9), StrategyForgotten(strategy="k"))), later))
    assert fold(Memory(), again).strategies["k"].score == Score()


def test_advice_that_a_person_had_forgotten_is_gone():
    memory = remembered(learned("one"), learned("two"), SkillForgotten(name="one"))
    assert set(memory.skills) == {"two"}


def test_forgetting_what_is_not_known_changes_nothing():
    memory = remembered(explored("k"), SkillForgotten(name="no"), StrategyForgotten(strategy="no"))
    assert set(memory.strategies) == {"k"}
