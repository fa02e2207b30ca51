"""Raw replies that hold a tool and its test, in the ways in which small models write them."""

from pathlib import Path

import pytest

from self_evolving_agent.models import Refusal
from self_evolving_agent.tools.readings import proposed, read_reply

REPLIES = Path(__file__).parents[2] / "data" / "replies" / "tools"
GOOD = sorted(path.stem for path in REPLIES.glob("good_*"))
EXAMPLES = [
    "pieces([1, 2, 3, 4], 2) == [[1, 2], [3, 4]]",
    "pieces(['a', 'b', 'c'], 2) == [['a', 'b'], ['c']]",
    "pieces([], 3) == []",
    "pieces([1], 0) raises ValueError",
]
TOOL = '''\
def pieces(items, size):
    """Cut a list into pieces of at most so many items."""
    if size < 1:
        raise ValueError("size must be positive")
    return [items[i:i + size] for i in range(0, len(items), size)]
'''


def reply(name: str) -> str:
    return (REPLIES / f"{name}.txt").read_bytes().decode()


@pytest.mark.parametrize("name", GOOD)
def test_a_tool_and_its_test_are_found_however_they_are_written(name):
    found = read_reply(reply(name))
    tool = "cut_evenly" if name == "good_under_another_name" else "pieces"
    assert found.spec.name == tool
    assert found.source == TOOL.replace("def pieces", f"def {tool}").replace("into pieces", f"into {tool}")
    assert [check.name.replace(tool, "pieces") for check in found.spec.examples] == EXAMPLES
    assert f"from {tool} import {tool}" in found.tests
    assert f"def {tool}(" not in found.tests
    assert "\r" not in found.source + found.tests


def test_the_spec_says_what_the_code_says():
    spec = read_reply(reply("good_two_fences")).spec
    assert spec.signature == "def pieces(items, size)"
    assert spec.does == "Cut a list into pieces of at most so many items."


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("bad_empty", "empty"),
        ("bad_refused", "refusal"),
        ("bad_prose", "no_code"),
        ("bad_cut_test", "truncated"),
        ("bad_cut_envelope", "truncated"),
        ("bad_test_alone", "no_code"),
    ],
)
def test_a_reply_that_cannot_be_used_is_refused_with_the_reason(name, reason):
    assert read_reply(reply(name)).reason == reason


def test_a_reply_that_the_server_cut_is_refused_even_where_it_could_be_read():
    assert read_reply(reply("good_two_fences"), cut_off=True).reason == "truncated"


def test_a_test_with_helpers_keeps_them():
    test = "import pytest\n\ndef table():\n    return [1]\n\ndef test_f():\n    assert f(table()) == 1\n"
    found = read_reply(f"```python\ndef f(x):\n    return x[0]\n```\n```python\n{test}```\n")
    assert "def table()" in found.tests
    assert "table" not in found.source


def test_helpers_of_a_tool_stay_with_it():
    found = read_reply("```python\ndef f(x):\n    return g(x)\n```\n```python\ndef g(x):\n    return x\n```\n")
    assert (found.spec.name, "def g(x)" in found.source, found.tests) == ("g", True, "")


def test_an_example_of_use_belongs_neither_to_the_tool_nor_to_its_test():
    found = read_reply("```python\ndef f(x):\n    return x\n```\n```python\nprint(f(1))\n```\n")
    assert found.source == "def f(x):\n    return x\n"
    assert found.tests == ""


def test_among_several_functions_the_one_that_the_tests_call_is_the_tool():
    source = "def f(x):\n    return g(x)\n\n\ndef g(x):\n    return x\n"
    assert proposed(source, "def test_f():\n    assert f(1) == 1\n").spec.name == "f"


def test_imports_that_were_forgotten_are_added():
    assert proposed("def f(x):\n    return math.floor(x)\n", "").source.startswith("import math\n")


def test_what_runs_only_as_a_script_is_left_out():
    found = proposed("def f(x):\n    return x\n\nif __name__ == '__main__':\n    import sys\n", "")
    assert found.source == "def f(x):\n    return x\n"


def test_decorators_stay_with_what_they_decorate():
    source = "import functools\n\n\n@functools.cache\ndef f(x):\n    return x\n"
    assert proposed(source, "").source == source


def test_the_only_function_is_meant_whatever_a_usable_name_says():
    assert proposed(TOOL, "", name="cut_list").spec.name == "pieces"


@pytest.mark.parametrize("name", ["../../.bashrc", "class", "json", "two words"])
def test_a_name_that_cannot_be_used_stays_for_the_gate_to_refuse(name):
    assert proposed(TOOL, "", name=name).spec.name == name


def test_code_that_is_no_python_is_no_proposal():
    assert isinstance(proposed("def f(:", ""), Refusal)
    assert proposed("x = 1\n", "").reason == "no_code"


def test_tests_that_are_no_python_are_left_for_the_gate_to_refuse():
    assert proposed(TOOL, "def test(:").tests == "def test(:"


def test_code_of_a_thousand_branches_is_no_proposal():
    code = "def f(n):\n    if n == 0:\n        return 0\n" + "".join(
        f"    elif n == {i}:\n        return 1\n" for i in range(999)
    )
    reply = f"```python\n{code}```\n\n```python\nfrom f import f\n\n\ndef test_f():\n    assert f(1) == 1\n```\n"
    assert read_reply(reply).reason == "no_code"
