"""`tool add` and `tool make`: what a person gives, and what the mock writes, before the real gate."""

import json
import sys
from pathlib import Path

import pytest

from cli_program import ProgramInProcess, Ran
from home_tools import CLAMP, KnownTool, know

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")

SOURCE = '''def clamp(x: float, low: float, high: float) -> float:
    """Limit x to the range from low to high."""
    if low > high:
        raise ValueError("low is above high")
    return max(low, min(x, high))
'''
EXAMPLES = [
    {"args": [5, 1, 3], "expected": 3},
    {"args": [0, 1, 3], "expected": 1},
    {"kwargs": {"x": 2, "low": 1, "high": 3}, "expected": 2},
    {"args": [1, 3, 2], "raises": "ValueError"},
]
TESTS = """import pytest
from mytools.clamping import clamp


@pytest.mark.parametrize(("x", "expected"), [(0, 1), (2, 2), (9, 3)])
def test_clamp(x, expected):
    assert clamp(x, 1, 3) == expected


def test_an_empty_range():
    with pytest.raises(ValueError):
        clamp(1, 3, 2)
"""


@pytest.fixture
def program(called: ProgramInProcess) -> ProgramInProcess:
    """Give the program with files of a person, and patience however busy the machine is."""
    write(called.folder, "clamp.py", SOURCE)
    write(called.folder, "examples.json", json.dumps(EXAMPLES))
    write(called.folder, "test_it.py", TESTS)
    called.home.mkdir()
    write(called.home, "config.toml", "[limits]\nwall_s = 200\n")
    return called


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text, "utf-8")


def add(program: ProgramInProcess, *words: str) -> Ran:
    return program.run("tool", "add", "clamp.py", *words)


def test_a_persons_tool_passes_the_gate_and_is_known(program: ProgramInProcess) -> None:
    ran = add(program, "--examples", "examples.json")
    assert ran.code == 0, ran.err
    signature, does, proof = ran.out.splitlines()
    assert signature == "def clamp(x: float, low: float, high: float) -> float"
    assert does.strip() == "Limit x to the range from low to high."
    assert "is new: 4 examples hold" in proof
    assert ran.err == "call it: tool run clamp --x float --low float --high float\n"
    assert program.run("tool", "run", "clamp", "130", "0", "100").out == "100\n"
    shown = program.run("tool", "show", "clamp").out
    assert "by a person, added from clamp.py" in shown
    assert "clamp(x=2, low=1, high=3) == 2  (stated)" in shown
    assert program.run("tool", "test", "clamp").code == 0


def test_the_tests_that_come_along_are_kept_and_state_its_examples(program: ProgramInProcess) -> None:
    told = add(program, "--tests", "test_it.py", "--json").json
    assert (told["success"], told["name"], told["examples"], told["reason"]) == (True, "clamp", 4, None)
    assert "from clamp import clamp\n" in program.run("tool", "show", "clamp").out


REPLY = """Here is the tool:

```python
def clamp(x, low, high):
    return max(low, min(x, high))
```

and its test:

```python
def test_clamp():
    assert clamp(5, 0, 10) == 5
    assert clamp(-3, 0, 10) == 0
    assert clamp(99, 2, 10) == 10
    assert clamp(3, 4, 6) == 4
    assert clamp(7, 0, 6) == 6
```
"""


def test_a_raw_reply_that_holds_a_tool_and_its_test_enters_the_same_gate(program: ProgramInProcess) -> None:
    (program.folder / "reply.md").write_text(REPLY)
    told = program.run("tool", "add", "reply.md", "--json").json
    assert (told["success"], told["name"], told["examples"]) == (True, "clamp", 5)
    assert program.run("tool", "run", "clamp", "130", "0", "100").out == "100\n"


def test_a_raw_reply_without_a_tool_or_with_a_test_that_proves_nothing_is_refused(program: ProgramInProcess) -> None:
    (program.folder / "reply.md").write_text("I cannot help with that.")
    told = program.run("tool", "add", "reply.md", "--json").json
    assert (told["success"], told["reason"]) == (False, "refusal")
    (program.folder / "reply.txt").write_text(REPLY.replace("    assert clamp", "    clamp").replace(" == ", " or "))
    told = program.run("tool", "add", "reply.txt", "--json").json
    assert (told["success"], told["reason"]) == (False, "test_asserts_nothing")
    assert program.run("tool", "add", "reply.md", "--tests", "test_it.py").code == 2


@pytest.mark.slow
def test_the_same_again_changes_nothing_and_another_becomes_the_new_version(program: ProgramInProcess) -> None:
    first = add(program, "--examples", "examples.json", "--json").json
    again = add(program, "--examples", "examples.json", "--json").json
    assert (again["version"], again["is_known"], again["replaces"]) == (first["version"], True, None)
    write(program.folder, "clamp.py", SOURCE.replace("Limit", "Hold"))
    second = add(program, "--examples", "examples.json", "--json").json
    assert second["replaces"] == first["version"]
    write(program.folder, "clamp.py", SOURCE)
    back = add(program, "--examples", "examples.json")
    assert f"version {first['version']} replaces {second['version']}" in back.out
    assert program.run("log", "--type", "tool.reverted").out.count("tool clamp is at") == 1
    told = program.run("tool", "show", "clamp", "--json").json
    assert told["version"] == first["version"]
    assert [version["version"] for version in told["versions"]] == [first["version"], second["version"]]


@pytest.mark.parametrize(
    ("source", "words", "reason"),
    [
        (SOURCE.replace("min", "max"), ["--examples", "examples.json"], "fails_examples"),
        (SOURCE, [], "too_few_examples"),
        ("def other(x):\n    return x\n\n\ndef another(x):\n    return x\n", [], "name_mismatch"),
        ("def clamp(:", [], "no_code"),
        ("import os\n" + SOURCE, ["--examples", "examples.json"], "impure"),
    ],
)
def test_a_tool_is_refused_with_one_reason_and_nothing_else_changes(
    program: ProgramInProcess, source: str, words: list[str], reason: str
) -> None:
    know(program.home, CLAMP)
    write(program.folder, "clamp.py", source)
    ran = add(program, *words)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"error: clamp is refused: {reason.replace('_', ' ')}\n  ")
    told = add(program, *words, "--json")
    assert told.code == 1
    assert (told.json["success"], told.json["reason"], told.json["version"]) == (False, reason, None)
    assert told.json["detail"]
    assert program.run("tool", "show", "clamp", "--json").json["version"] == CLAMP.version
    assert "rejected" not in program.run("tool", "history", "clamp").out
    assert program.run("log", "--type", "tool.rejected").out.count("no tool clamp") == 2


def test_a_tool_may_import_one_that_is_known_in_the_version_of_today(program: ProgramInProcess) -> None:
    inner = "from clamp import clamp\n\ndef limit(x, high):\n    return clamp(x, 0, high)\n"
    limit = KnownTool("limit", "def limit(x: float, high: float)", inner, "11", imports={"clamp": CLAMP.version})
    know(program.home, CLAMP, limit)
    source = "from limit import limit\n\n\ndef percent(x: float) -> float:\n    return limit(x, 100)\n"
    write(program.folder, "percent.py", source)
    examples = [{"args": [value], "expected": expected} for value, expected in ((-3, 0), (101, 100), (7, 7), (50, 50))]
    write(program.folder, "p.json", json.dumps(examples))
    ran = program.run("tool", "add", "percent.py", "--examples", "p.json")
    assert ran.code == 0, ran.err
    assert program.run("tool", "run", "percent", "130").out == "100\n"
    assert program.run("tool", "show", "percent", "--json").json["imports"] == {"limit": "11"}
    assert program.run("tool", "test", "percent").code == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nosuch.py"], "cannot read nosuch.py: No such file"),
        (["clamp.py", "--tests", "nosuch.py"], "cannot read nosuch.py"),
        (["clamp.py", "--examples", "clamp.py"], "Invalid JSON"),
        (["broken.py"], "it is no text in UTF-8"),
    ],
)
def test_files_that_cannot_be_used_are_told_and_nothing_is_made(
    called: ProgramInProcess, words: list[str], says: str
) -> None:
    write(called.folder, "clamp.py", SOURCE)
    (called.folder / "broken.py").write_bytes(b"\xff\xfe\xff")
    ran = called.run("tool", "add", *words)
    assert ran.code == 2
    assert says in ran.err
    assert not called.home.exists()


def test_a_rule_becomes_a_tool_that_the_model_wrote(program: ProgramInProcess) -> None:
    rule = "constrain a sensor reading to the range low..high"
    ran = program.run("tool", "make", rule, "--provider", "mock")
    assert ran.code == 0, ran.err
    assert ran.out.startswith("def clamp(")
    assert "is new: " in ran.out
    assert "sandbox    bubblewrap" in ran.err
    assert "done " in ran.err
    told = program.run("tool", "show", "clamp", "--json").json
    assert (told["made"]["origin"], told["made"]["task"], told["made"]["model"]) == ("sentence", rule, "mock")
    again = program.run("tool", "make", rule, "--provider", "mock", "--json")
    assert again.json["is_known"]
    assert again.json["usage"]["model_calls"] > 0


def test_a_tool_of_the_same_name_that_takes_something_else_stays_as_it_is(program: ProgramInProcess) -> None:
    know(program.home, KnownTool("clamp", "def clamp(pipe)", "def clamp(pipe):\n    return 1\n", "1"))
    told = program.run("tool", "make", "constrain a sensor reading to the range", "--provider", "mock", "--json").json
    assert (told["success"], told["name"], told["replaces"]) == (True, "clamp_tool", None)
    assert program.run("tool", "show", "clamp", "--json").json["version"] == "1"


def test_a_rule_that_the_model_can_make_nothing_of_is_told(program: ProgramInProcess) -> None:
    ran = program.run("tool", "make", "sing me a song", "--provider", "mock", "--json")
    assert ran.code == 1
    assert (ran.json["success"], ran.json["reason"]) == (False, "too_few_examples")
    assert "error: no tool was made: too few examples" in ran.err


@pytest.mark.parametrize("words", [[" "], ["a rule", "--no-memory"]])
def test_a_rule_that_is_none_or_cannot_be_kept_is_a_usage_error(program: ProgramInProcess, words: list[str]) -> None:
    ran = program.run("tool", "make", *words, "--provider", "mock")
    assert ran.code == 2
    assert "--task" not in ran.err


def test_a_tool_that_differs_from_another_by_capital_letters_is_refused(program: ProgramInProcess) -> None:
    know(program.home, CLAMP)
    write(program.folder, "Clamp.py", SOURCE.replace("clamp", "Clamp"))
    told = program.run("tool", "add", "Clamp.py", "--examples", "examples.json", "--json")
    assert (told.code, told.json["reason"]) == (1, "name_taken")
