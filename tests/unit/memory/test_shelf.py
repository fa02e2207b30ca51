from collections.abc import Mapping

import numpy as np

from self_evolving_agent.memory.models import ToolRecord, ToolVersion
from self_evolving_agent.memory.retrieval import Entry
from self_evolving_agent.memory.shelf import Shelf
from self_evolving_agent.ports import Vectors


def a_tool(name: str) -> ToolRecord:
    one = ToolVersion(version="v1", signature="def f(x)", does="", source="a", tests="b", examples="c")
    return ToolRecord(name=name, current="v1", versions=(one,))


class Telling:
    """Tells a tool by its name, and keeps which were told."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, tool: ToolRecord) -> Entry | None:
        self.asked.append(tool.name)
        return None if tool.is_retired else Entry(tool.name, (f"does {tool.name}",), 0.5, 0)


def vectors(count: int) -> Vectors:
    table = np.eye(count, dtype=np.float32)
    return Vectors("fake", table[0], table)


TOOLS: Mapping[str, ToolRecord] = {name: a_tool(name) for name in ("a", "b", "c")}


def test_a_tool_is_told_once_as_long_as_its_record_is_the_same() -> None:
    shelf, tell = Shelf(), Telling()
    first = shelf.told(TOOLS, tell)
    again = shelf.told(dict(TOOLS), tell)
    changed = shelf.told({**TOOLS, "b": a_tool("b")}, tell)
    assert tell.asked == ["a", "b", "c", "b"]
    assert again is first
    assert changed is not first
    assert changed.texts == first.texts == ("does a", "does b", "does c")


def test_a_tool_that_is_not_offered_or_is_gone_is_left_out() -> None:
    shelf, tell = Shelf(), Telling()
    shelf.told(TOOLS, tell)
    retired = {**TOOLS, "b": a_tool("b").model_copy(update={"is_retired": True})}
    assert [one.key for one in shelf.told(retired, tell).entries] == ["a", "c"]
    assert [one.key for one in shelf.told({"c": TOOLS["c"]}, tell).entries] == ["c"]
    assert shelf.told({}, tell).entries == ()


def test_a_catalog_is_made_anew_only_for_other_tools_or_other_vectors() -> None:
    shelf, tell = Shelf(), Telling()
    told, table = shelf.told(TOOLS, tell), vectors(3)
    first = shelf.catalog(told, table)
    assert shelf.catalog(told, Vectors("fake", table.query * 2, table.texts)) is first
    assert shelf.catalog(told, vectors(3)) is not first
    fewer = shelf.told({"a": TOOLS["a"]}, tell)
    assert [hit.key for hit in shelf.catalog(fewer, vectors(1)).top(np.ones(1, np.float32), 5)] == ["a"]
