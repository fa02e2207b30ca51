"""Which known tools a program is offered."""

from self_evolving_agent.executors.offers import offers
from tool_worlds import a_tool, a_world

SPAN = "def time_between(start: str, end: str) -> str:\n    return end\n"
DOES = "Return the time between start and end."
MADE_FOR = "What is the time between 11:24:08 and 14:55:05?"


def a_clock():
    return a_tool(SPAN, ("time_between('1', '2') == '2'", "time_between('1', '3') == '3'"), does=DOES)


async def offered(task: str, failed: tuple[str, ...] = ()) -> list[str]:
    deps = a_world(tools=[a_clock()], task=MADE_FOR)
    return [offer.name for offer in await offers(task, deps, failed)]


async def test_a_tool_near_to_the_task_is_offered():
    assert await offered("What is the time between 09:10:11 and 12:13:14?") == ["time_between"]


async def test_a_tool_that_broke_on_this_task_is_not_offered_to_all_who_try_it():
    assert await offered("What is the time between 09:10:11 and 12:13:14?", ("time_between",)) == []


async def test_a_tool_that_has_met_no_time_written_so_is_not_offered():
    assert await offered("What is the time between 19:44 and 22:42?") == []
