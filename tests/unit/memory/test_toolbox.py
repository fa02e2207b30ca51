import pytest

from fakes_storage import InMemoryEventLog
from self_evolving_agent.events import (
    Event,
    OutcomeScored,
    RouteDemoted,
    RouteLearned,
    ToolJudged,
    ToolRegistered,
    ToolRestored,
    ToolRetired,
    ToolReverted,
)
from self_evolving_agent.memory import Memory, fold
from self_evolving_agent.memory.models import Demotion, ToolRecord, ToolVersion
from self_evolving_agent.memory.toolbox import REFUSED, SOLVED, VERSIONS
from self_evolving_agent.models import Route, Slot, Solved
from self_evolving_agent.scoring import Score, played
from storage_samples import registered, scored, stamp, tool_used

RETIRED = ToolRetired(name="clamp", why="it fails")


def remembered(*events: Event) -> Memory:
    log = InMemoryEventLog()
    for number, event in enumerate(events):
        log.append(stamp(f"run{number}"), (event,))
    return fold(Memory(), log.events)


def version(number: int, name: str = "clamp", **imports: str) -> ToolRegistered:
    before = f"{number - 1:012x}" if number else None
    return registered(name, f"{number:012x}", before).model_copy(update={"imports": imports})


def played_for(name: str = "clamp", outcome: float = 1.0) -> OutcomeScored:
    return scored(name, outcome, won=outcome > 0.5, subject="tool")


def learned_route(key: str = "r1", tool: str = "clamp") -> RouteLearned:
    route = Route(key=key, tool=tool, literals=("clamp", ""), slots=(Slot(parameter="x", form="int"),))
    return RouteLearned(route=route, texts=("clamp 1", "clamp 2"))


def record(plays: int, wins: int, rate: float, *, is_retired: bool = False) -> ToolRecord:
    one = ToolVersion(version="v1", signature="def f(x)", does="", source="a", tests="b", examples="c")
    scored_one = one.model_copy(update={"score": Score(plays=plays, wins=wins, rate=rate)})
    return ToolRecord(name="f", current="v1", versions=(scored_one,), is_retired=is_retired)


def test_a_tool_is_remembered_with_all_that_was_proven_of_it():
    event = registered()
    tool = remembered(event).tools["clamp"]
    assert (tool.name, tool.current, tool.domain) == ("clamp", event.tool_version, "analysis")
    told = tool.version.model_dump(exclude={"version", "at", "score"})
    assert told == event.model_dump(include=set(told))
    assert (tool.version.at, tool.score, tool.status, tool.is_offered) == (1, Score(), "provisional", True)


def test_a_new_version_is_used_at_once_begins_its_own_record_and_the_old_one_stays():
    memory = remembered(version(1), played_for(), version(2), played_for(outcome=0.0))
    tool = memory.tools["clamp"]
    assert tool.current == f"{2:012x}"
    assert [(v.version, v.score.plays, v.score.wins) for v in tool.versions] == [
        (f"{1:012x}", 1, 1),
        (f"{2:012x}", 1, 0),
    ]


def test_a_version_that_is_registered_again_is_not_there_twice():
    tool = remembered(version(1), version(2), version(1)).tools["clamp"]
    assert [v.version for v in tool.versions] == [f"{2:012x}", f"{1:012x}"]
    assert tool.current == f"{1:012x}"


def test_a_tool_that_was_made_without_knowledge_of_its_living_namesake_takes_nothing_from_it():
    first = version(1)
    other = registered("clamp", f"{7:012x}", None).model_copy(update={"signature": "def clamp(text: str) -> str"})
    before, after = remembered(first, played_for()), remembered(first, played_for(), other)
    assert after.tools == before.tools


def test_a_tool_takes_the_name_of_a_namesake_that_is_retired():
    other = registered("clamp", f"{7:012x}", None)
    assert remembered(version(1), RETIRED, other).tools["clamp"].current == f"{7:012x}"
    back = ToolRestored(name="clamp")
    assert remembered(version(1), RETIRED, back, other).tools["clamp"].current == f"{1:012x}"


def test_an_earlier_version_is_used_again_with_the_record_that_it_had():
    memory = remembered(
        version(1),
        played_for(),
        version(2),
        played_for(outcome=0.0),
        ToolReverted(name="clamp", tool_version=f"{1:012x}"),
    )
    tool = memory.tools["clamp"]
    assert (tool.current, tool.score.wins, len(tool.versions)) == (f"{1:012x}", 1, 2)


def test_a_version_that_is_not_known_cannot_be_gone_back_to():
    tool = remembered(version(1), ToolReverted(name="clamp", tool_version="never")).tools["clamp"]
    assert tool.current == f"{1:012x}"


def test_only_the_latest_versions_are_kept_and_the_one_in_use_is_always_among_them():
    early = ToolReverted(name="clamp", tool_version=f"{3:012x}")
    tool = remembered(*map(version, range(VERSIONS)), early, *map(version, range(50, 50 + VERSIONS))).tools["clamp"]
    assert [v.version for v in tool.versions] == [f"{n:012x}" for n in range(50, 50 + VERSIONS)]
    assert tool.current == f"{49 + VERSIONS:012x}"


def test_a_version_that_another_tool_was_tested_with_is_kept_however_many_follow():
    user = version(900, "user", clamp=f"{2:012x}")
    later = map(version, range(3, 3 + 2 * VERSIONS))
    tool = remembered(version(1), version(2), user, *later).tools["clamp"]
    known = [v.version for v in tool.versions]
    assert f"{2:012x}" in known
    assert f"{1:012x}" not in known
    assert len(known) == VERSIONS + 1


def test_a_retired_tool_is_not_offered_and_loses_its_routes_and_others_keep_theirs():
    memory = remembered(version(1), version(2, "other"), learned_route("r1"), learned_route("r2", "other"), RETIRED)
    assert (memory.tools["clamp"].status, memory.tools["clamp"].is_offered) == ("retired", False)
    assert list(memory.routes) == ["r2"]


def test_a_retired_tool_learns_no_route():
    assert remembered(version(1), RETIRED, learned_route()).routes == {}


def test_a_tool_that_is_brought_back_has_its_record_again():
    tool = remembered(version(1), played_for(), RETIRED, ToolRestored(name="clamp")).tools["clamp"]
    assert (tool.is_offered, tool.score.plays) == (True, 1)


def test_a_new_tool_inherits_nothing_from_a_dead_namesake():
    memory = remembered(
        version(1), played_for(), tool_used(), learned_route(), RETIRED, version(2), learned_route("r2")
    )
    tool = memory.tools["clamp"]
    assert (tool.current, tool.score, tool.solved, tool.is_retired) == (f"{2:012x}", Score(), (), False)
    assert all(v.score == Score() for v in tool.versions)
    assert list(memory.routes) == ["r2"]


def test_the_same_code_under_a_dead_namesakes_name_begins_anew():
    tool = remembered(version(1), *[played_for(outcome=0.0)] * 4, RETIRED, version(1)).tools["clamp"]
    assert [(v.version, v.score) for v in tool.versions] == [(f"{1:012x}", Score())]
    assert tool.is_offered


def test_what_a_tool_was_tested_with_outlives_the_death_of_its_name():
    user = version(900, "user", clamp=f"{1:012x}")
    tool = remembered(version(1), user, RETIRED, version(2)).tools["clamp"]
    assert [v.version for v in tool.versions] == [f"{1:012x}", f"{2:012x}"]


def test_the_history_of_a_name_that_dies_again_and_again_stays_short():
    lives = [event for number in range(3 * VERSIONS) for event in (version(number), RETIRED)]
    assert len(remembered(*lives).tools["clamp"].versions) == VERSIONS


@pytest.mark.parametrize(
    "event",
    [
        RETIRED,
        ToolRestored(name="clamp"),
        ToolReverted(name="clamp", tool_version="0"),
        tool_used(),
        played_for(),
        learned_route(),
        RouteDemoted(route="r1", why=""),
    ],
    ids=lambda event: event.type,
)
def test_what_happens_to_a_tool_that_is_not_known_is_not_kept(event):
    memory = remembered(event)
    assert (memory.tools, memory.routes) == ({}, {})


def test_a_task_that_was_solved_is_remembered_once_with_its_latest_arguments_and_a_failed_one_is_not():
    first, again = tool_used(text="a"), tool_used(text="a")
    again = again.model_copy(update={"call": again.call.model_copy(update={"arguments": {"x": 7}})})
    tool = remembered(version(1), first, tool_used(text="b"), again, tool_used(text="c", success=False)).tools["clamp"]
    assert [(one.text, one.arguments["x"]) for one in tool.solved] == [("b", 130), ("a", 7)]


def test_a_solved_task_is_remembered_with_its_wording():
    used = tool_used(text="confine 130 to 0..100")
    (by_use,) = remembered(version(1), used).tools["clamp"].solved
    (by_word,) = remembered(version(1), said(text="confine 130 to 0..100", good=True)).tools["clamp"].solved
    assert (by_use.wording, by_word.wording) == ("confine to", "confine to")


def test_only_the_latest_solved_tasks_are_kept():
    used = [tool_used(text=f"task {number}") for number in range(SOLVED + 5)]
    solved = remembered(version(1), *used).tools["clamp"].solved
    assert [one.text for one in solved] == [f"task {number}" for number in range(5, SOLVED + 5)]


def test_using_a_tool_moves_no_score_for_that_its_outcome_is_scored():
    assert remembered(version(1), tool_used(), tool_used(success=False)).tools["clamp"].score == Score()
    assert remembered(version(1), played_for()).tools["clamp"].score == played(Score(), 1.0, won=True, at=2)


def test_a_route_is_kept_until_it_is_demoted_and_is_not_learned_again_from_the_same_tasks():
    learned = (version(1), learned_route())
    assert remembered(*learned).routes["r1"].at == 2
    demoted = remembered(*learned, RouteDemoted(route="r1", why="wrong"), learned_route())
    assert demoted.routes == {}
    assert demoted.demoted == {"r1": Demotion(times=1, at=3)}


def test_a_route_that_fails_while_its_tool_is_retired_is_demoted_all_the_same():
    memory = remembered(
        version(1),
        learned_route(),
        RETIRED,
        RouteDemoted(route="r1", why="a run that had begun before"),
        ToolRestored(name="clamp"),
        learned_route(),
    )
    assert memory.routes == {}


def test_demoting_a_route_twice_is_demoting_it_once():
    demoted = [RouteDemoted(route="r1", why="wrong")] * 2
    assert remembered(version(1), learned_route(), *demoted).demoted == {"r1": Demotion(times=1, at=4)}


@pytest.mark.parametrize(
    ("plays", "wins", "rate", "status", "offered"),
    [
        (0, 0, 0.5, "provisional", True),
        (2, 2, 0.8, "provisional", True),
        (3, 3, 0.8, "trusted", True),
        (9, 3, 0.59, "provisional", True),
        (2, 0, 0.2, "provisional", True),
        (3, 0, 0.34, "faded", False),
        (3, 0, 0.35, "provisional", True),
    ],
)
def test_three_good_uses_make_trust_and_failures_make_it_fade(plays, wins, rate, status, offered):
    tool = record(plays, wins, rate)
    assert (tool.status, tool.is_offered) == (status, offered)


def test_a_retired_tool_is_retired_however_good_it_was():
    assert record(9, 9, 0.99, is_retired=True).status == "retired"


def test_three_failures_in_a_row_are_enough_to_fade_and_good_uses_bring_trust_back():
    failed = (version(1), *[played_for(outcome=0.0)] * 3)
    assert remembered(*failed).tools["clamp"].status == "faded"
    assert remembered(*failed, *[played_for()] * 3).tools["clamp"].status == "trusted"


def test_a_version_that_is_not_known_is_no_version():
    with pytest.raises(KeyError, match="v9"):
        record(0, 0, 0.5).version_of("v9")


def said(good: bool = False, text: str = "a", *routes: str) -> ToolJudged:
    return ToolJudged(run="r", name="clamp", text=text, arguments={"x": 1}, good=good, routes=routes)


def solved_texts(*events: Event) -> tuple[list[str], list[str]]:
    """Give the tasks that the tool solved, and those that it answered wrongly."""
    tool = remembered(*events).tools["clamp"]
    return [one.text for one in tool.solved], [one.text for one in tool.refused]


def test_a_task_whose_answer_was_bad_counts_as_solved_no_more():
    used = (version(1), tool_used(text="a"), tool_used(text="b"))
    assert solved_texts(*used, said()) == (["b"], ["a"])


def test_a_tool_that_answers_a_task_again_does_not_outweigh_what_a_person_said_of_it():
    assert solved_texts(version(1), tool_used(text="a"), said(), tool_used(text="a")) == ([], ["a"])


def test_the_last_word_on_a_task_counts():
    assert solved_texts(version(1), said(), said(good=True)) == (["a"], [])
    assert solved_texts(version(1), said(good=True), said()) == ([], ["a"])


def test_only_the_latest_wrong_answers_are_kept():
    words = [said(text=f"task {number}") for number in range(REFUSED + 3)]
    refused = solved_texts(version(1), *words)[1]
    assert (len(refused), refused[0]) == (REFUSED, "task 3")


def test_what_was_said_of_the_answers_of_earlier_code_says_nothing_of_a_new_version():
    assert solved_texts(version(1), said(), version(1)) == ([], ["a"])
    assert solved_texts(version(1), said(), version(2)) == ([], [])


def test_a_wrong_answer_is_known_by_its_task_and_its_arguments():
    tool = remembered(version(1), said(text="a" * 2000)).tools["clamp"]
    assert tool.is_known_wrong("a" * 3000, {"x": 1})
    assert not tool.is_known_wrong("a" * 3000, {"x": 2})
    assert not tool.is_known_wrong("b", {"x": 1})


FRESH = (tool_used(text="clamp 1"), tool_used(text="clamp 2"))
DEMOTED = RouteDemoted(route="r1", why="wrong")


@pytest.mark.parametrize(
    ("events", "is_used"),
    [
        ((DEMOTED, *FRESH), True),
        ((DEMOTED, FRESH[0]), False),
        ((*FRESH, DEMOTED), False),
        ((DEMOTED, *FRESH, learned_route(), DEMOTED, *FRESH), False),
    ],
    ids=["two tasks since", "one task since", "two tasks before", "twice demoted"],
)
def test_a_route_that_was_demoted_once_is_learned_again_from_two_tasks_solved_since(events, is_used):
    memory = remembered(version(1), learned_route(), *events, learned_route())
    assert ("r1" in memory.routes) == is_used


def test_a_route_whose_demotion_is_withdrawn_may_be_learned_again_at_once():
    events = (version(1), learned_route(), DEMOTED, said(good=True, text="a"))
    assert remembered(*events, learned_route()).routes == {}
    assert list(remembered(*events[:-1], said(True, "a", "r1"), learned_route()).routes) == ["r1"]


def test_withdrawing_one_word_forgives_one_demotion_of_two():
    memory = remembered(version(1), learned_route(), DEMOTED, *FRESH, learned_route(), DEMOTED, said(True, "a", "r1"))
    assert memory.demoted["r1"].times == 1


def test_a_bad_word_forgives_nothing():
    assert remembered(version(1), learned_route(), DEMOTED, said(False, "a", "r1")).demoted.keys() == {"r1"}


def test_a_task_whose_arguments_a_tool_refused_is_remembered_with_the_tool_for_as_long_as_its_code():
    refusal = RouteDemoted(route="r1", why="ValueError", refusal="clamp 1 to 9..0")
    events = (version(1), learned_route(), refusal)
    assert remembered(*events).tools["clamp"].declined == ("clamp 1 to 9..0",)
    assert remembered(*events, version(2)).tools["clamp"].declined == ()
    assert remembered(version(1), refusal).tools["clamp"].declined == ()


def test_a_route_is_allowed_again_only_by_tasks_after_its_fall():
    tasks = [Solved(text="a", arguments={}, at=at) for at in (3, 4, 5)]
    assert Demotion(at=3).allows(tasks)
    assert not Demotion(at=4).allows(tasks)
