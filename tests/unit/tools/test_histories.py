from fakes_storage import InMemoryEventLog
from self_evolving_agent.events import ToolJudged, ToolRejected, ToolRestored, ToolRetired
from self_evolving_agent.tools.histories import history_of
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
