from fakes_storage import InMemoryEventLog
from self_evolving_agent.events import ToolJudged, ToolRejected, ToolRestored, ToolRetired
from self_evolving_agent.tools.histories import NAMESAKE, history_of
from storage_samples import registered, scored, stamp, tool_used


def test_each_version_has_its_uses_and_where_it_comes_from() -> None:
    log = InMemoryEventLog()
    log.append(stamp("run1"), [registered(), registered("other")])
    log.append(stamp("run2"), [tool_used(), scored()])
    log.append(stamp("run3"), [tool_used(success=False), tool_used("other")])
    log.append(stamp("run4", remembered=False), [tool_used()])
    log.append(stamp("run5"), [registered(version="ffff00000000", replaces="0123456789ab")])

    first, second = history_of("clamp", log.read()).versions

    assert (first.version, first.run_id, first.model, first.uses, first.successes) == (
        ("0123456789ab", "run1", "mock-1", 2, 1)
    )
    assert (second.version, second.replaces, second.uses) == ("ffff00000000", "0123456789ab", 0)


def test_a_version_that_comes_back_goes_on_counting() -> None:
    log = InMemoryEventLog()
    log.append(stamp("run1"), [registered(), tool_used()])
    log.append(stamp("run2"), [registered(), tool_used()])

    (version,) = history_of("clamp", log.read()).versions

    assert (version.run_id, version.uses) == ("run1", 2)


def test_it_tells_what_else_became_of_the_tool() -> None:
    log = InMemoryEventLog()
    events = (
        ToolRejected(name="clamp", reason="weak_tests"),
        ToolRejected(name="other", reason="weak_tests"),
        ToolRetired(name="clamp", why="x"),
        ToolRestored(name="clamp"),
        ToolJudged(run="r", name="clamp", text="", arguments={}, good=False),
    )
    log.append(stamp(), events)

    turns = history_of("clamp", log.read()).turns

    assert [turn.event for turn in turns] == [events[0], *events[2:]]


def test_what_another_run_made_under_the_same_name_meanwhile_is_no_version_and_it_says_why() -> None:
    log = InMemoryEventLog()
    log.append(stamp("run1"), [registered()])
    log.append(stamp("run2"), [registered(version="ffff00000000")])

    history = history_of("clamp", log.read())

    assert [one.version for one in history.versions] == ["0123456789ab"]
    assert [(turn.event.reason, turn.event.detail) for turn in history.turns] == [("name_taken", NAMESAKE)]


def test_the_namesake_of_a_retired_tool_is_a_version_and_one_that_was_brought_back_keeps_its_name() -> None:
    log = InMemoryEventLog()
    log.append(stamp("run1"), [registered(), ToolRetired(name="clamp", why="x")])
    log.append(stamp("run2"), [registered(version="ffff00000000")])
    assert len(history_of("clamp", log.read()).versions) == 2
    log.append(stamp("run3"), [ToolRetired(name="clamp", why="x"), ToolRestored(name="clamp")])
    log.append(stamp("run4"), [registered(version="eeee00000000")])
    assert len(history_of("clamp", log.read()).versions) == 2
