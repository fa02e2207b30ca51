import sys

import pytest

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import LogCorrupt
from self_evolving_agent.events import ToolRetired, ToolReverted
from self_evolving_agent.models import Call, Limits, Program
from self_evolving_agent.tools.calls import call_tool
from self_evolving_agent.tools.registry import (
    loaded,
    modules_for,
    pinned,
    pinned_name,
    registered,
    source_of,
    spec_of,
    tool_of,
)
from tool_worlds import CLAMP, a_tool, a_world, bubblewrap, happened_before, remembering

OLD, NEW = "00000000000a", "00000000000b"
needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")


def step(size: int, version: str):
    return a_tool(f"def step(x: int) -> int:\n    return x + {size}\n", ("step(0) == 1",), version=version)


def importing(name: str, source: str, version: str):
    return a_tool(source, (f"{name}(1) == 1",), version="c" * 12, imports={"step": version})


TWICE = "from step import step\n\n\ndef twice(x: int) -> int:\n    return step(step(x))\n"
LATER = "def later(x: int) -> int:\n    import step as s, math\n    return s.step(x) + math.floor(0.5)\n"
BOTH = """\
from twice import twice
from later import later

def both(x: int) -> int:
    return 100 * twice(x) + later(x)
"""


def a_family(*events) -> Deps:
    """`twice` was tested with an old `step`, `later` with a new one, and `both` imports the two."""
    both = a_tool(BOTH, ("both(0) == 0",), version="d" * 12, imports={"twice": "c" * 12, "later": "c" * 12})
    tools = (step(1, OLD), importing("twice", TWICE, OLD), step(10, NEW), importing("later", LATER, NEW), both)
    return a_world(tools=tools, events=events, sandbox=bubblewrap())


async def result_of(name: str, deps: Deps, x: int = 0) -> object:
    code = loaded(deps.memory.tools[name], deps)
    outcome = await call_tool(name, code.source, {"x": x}, code.modules, deps)
    assert outcome.raised is None, outcome.message
    return outcome.returned


def test_what_is_registered_can_be_read_again():
    tool = a_tool(asked_as=("keep within bounds",))
    deps = a_world(tools=(tool,))
    known = deps.memory.tools["clamp"]
    assert spec_of(known, deps) == tool.spec
    assert source_of(known.version, deps) == CLAMP
    assert loaded(known, deps).source == CLAMP
    assert loaded(known, deps).modules == {}


def test_a_tool_that_is_known_can_be_given_whole():
    tool = a_tool().model_copy(
        update={"tests": "def test_it(): ...\n", "imports": {"step": OLD}, "mutants": 9, "killed": 8}
    )
    deps = a_world(tools=(tool,))
    assert tool_of(deps.memory.tools["clamp"], deps) == tool


def test_the_event_tells_where_a_tool_comes_from_and_what_was_proven_of_it():
    proven = {"mutants": 9, "killed": 8, "disputed": ("clamp(1, 2, 3) == 1",), "imports": {"step": OLD}}
    tool = a_tool().model_copy(update=proven)
    event = registered(tool, a_world(), origin="person", task="x" * 900, domain="coding")
    assert (event.name, event.tool_version, event.signature) == (tool.name, tool.version, tool.spec.signature)
    assert (event.mutants, event.killed, event.disputed, event.imports) == (9, 8, tool.disputed, {"step": OLD})
    assert (event.origin, event.domain, event.replaces, event.satisfied) == ("person", "coding", None, 3)
    assert event.task == "x" * 500


def test_a_new_version_says_which_one_it_replaces_and_a_dead_namesake_is_not_replaced():
    deps = a_world(tools=(a_tool(version=OLD),))
    newer = a_tool(version=NEW)
    assert registered(newer, deps, origin="task", task="", domain="general").replaces == OLD
    dead = a_world(tools=(a_tool(version=OLD),), events=(ToolRetired(name="clamp", why="old"),))
    assert registered(newer, dead, origin="task", task="", domain="general").replaces is None


def test_a_source_that_is_gone_is_an_error_and_no_other_source():
    tool = a_tool()
    deps = a_world(tools=(tool,))
    version = deps.memory.tools["clamp"].version.model_copy(update={"source": "0" * 64})
    with pytest.raises(LogCorrupt):
        source_of(version, deps)


@needs_linux
async def test_tools_that_were_tested_with_different_versions_of_a_third_both_get_theirs():
    deps = a_family()
    assert await result_of("twice", deps) == 2
    assert await result_of("later", deps) == 10
    assert await result_of("both", deps) == 210
    assert await result_of("step", deps) == 10


@needs_linux
@pytest.mark.parametrize(
    "events",
    [
        (ToolReverted(name="step", tool_version=OLD),),
        (ToolRetired(name="step", why="unused"),),
    ],
    ids=["another version is used", "it is retired"],
)
async def test_what_becomes_of_a_tool_changes_nothing_for_those_that_import_it(events):
    assert await result_of("both", a_family(*events)) == 210


@needs_linux
async def test_a_namesake_of_a_dead_tool_is_not_imported_by_those_that_knew_the_dead_one():
    deps = a_family(ToolRetired(name="step", why="unused"))
    happened_before(deps, registered(step(500, "e" * 12), deps, origin="task", task="", domain="general"))
    deps = remembering(deps)
    assert await result_of("step", deps) == 500
    assert await result_of("both", deps) == 210


@needs_linux
async def test_a_program_imports_tools_by_their_names_in_the_versions_it_asks_for():
    deps = a_family()
    source = "from both import both\nfrom step import step\n\ndef f(x):\n    return [both(x), step(x)]\n"
    modules = modules_for({"both": "d" * 12, "step": OLD}, deps)
    call = Call(function="f", args=(0,))
    result = await deps.sandbox.run(Program(source=source, calls=(call,), modules=modules), Limits())
    assert result.outcomes[0].returned == [210, 1]


def test_what_two_tools_import_in_the_same_version_is_there_once():
    source = (
        "from later import later\nfrom step import step\n\ndef sum_up(x: int) -> int:\n    return later(x) + step(x)\n"
    )
    imports = {"later": "c" * 12, "step": NEW}
    tool = a_tool(source, ("sum_up(0) == 20",), version="e" * 12, imports=imports)
    deps = a_world(tools=(step(10, NEW), importing("later", LATER, NEW), tool))
    modules = loaded(deps.memory.tools["sum_up"], deps).modules
    assert set(modules) == {pinned_name("later", "c" * 12), pinned_name("step", NEW)}


def test_only_what_is_imported_is_seen_and_only_what_the_log_knows():
    deps = a_family()
    assert set(loaded(deps.memory.tools["twice"], deps).modules) == {pinned_name("step", OLD)}
    assert modules_for({}, deps) == {}
    assert modules_for({"never": OLD, "step": "f" * 12}, deps) == {}


def test_a_tool_whose_import_nobody_knows_is_told_without_it():
    tool = importing("twice", TWICE, "f" * 12)
    deps = a_world(tools=(tool,))
    code = loaded(deps.memory.tools["twice"], deps)
    assert code.modules == {}
    assert f"from {pinned_name('step', 'f' * 12)} import step" in code.source


def test_a_source_without_imports_of_tools_stays_as_it_is_letter_for_letter():
    source = "import math   # as it was\n\n\ndef f(x): return  math.floor(x)\n"
    assert pinned(source, {}) == source


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        ("from step import step", "from step__v1 import step"),
        ("from step import (\n    step,\n    other as o,\n)", "from step__v1 import step, other as o"),
        ("import step", "import step__v1 as step"),
        ("import step as s", "import step__v1 as s"),
        ("import math, step", "import math, step__v1 as step"),
        (
            "from step import step; y = 'ü'; import step as s",
            "from step__v1 import step\ny = 'ü'\nimport step__v1 as s",
        ),
        ("y = 'ü\x0c\u2028ü'; from step import step", "y = 'ü\\x0c\\u2028ü'\nfrom step__v1 import step"),
        ("from steps import step", "from steps import step"),
        ("from . import step", "from . import step"),
        ("from .step import step", "from .step import step"),
        ("import steps", "import steps"),
        ("x = 'import step'", "x = 'import step'"),
    ],
)
def test_imports_of_tools_get_the_version_and_nothing_else_does(line, becomes):
    assert pinned(f"{line}\n", {"step": "v1"}).strip() == becomes
