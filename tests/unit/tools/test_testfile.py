import ast

import pytest

from self_evolving_agent.models import Call, Check, ToolSpec
from self_evolving_agent.tools.testfile import with_import_of, write_tests
from tool_samples import examples_of


def spec(*asserts: str, raising: tuple[Check, ...] = (), name: str = "clamp") -> ToolSpec:
    examples = (*examples_of(asserts), *raising)
    return ToolSpec(name=name, signature=f"def {name}(x)", does='Limit "x" \\ to\nlo..hi.', examples=examples)


RAISES = Check(
    name="clamp(1, 5, 2) raises ValueError", call=Call(function="clamp", args=(1, 5, 2)), raises="ValueError"
)


def test_each_example_becomes_a_test_whose_name_says_it():
    text = write_tests(spec("clamp(11, 0, 10) == 10", "clamp(-1, 0, 10) == 0", raising=(RAISES,)))
    assert (
        text
        == '''\
"""Tests of clamp: Limit "x" / to lo..hi."""

import pytest

from clamp import clamp


def test_clamp_of_11_0_10_gives_10():
    assert clamp(11, 0, 10) == 10


def test_clamp_of_minus_1_0_10_gives_0():
    assert clamp(-1, 0, 10) == 0


def test_clamp_of_1_5_2_raises_ValueError():
    with pytest.raises(ValueError):
        clamp(1, 5, 2)
'''
    )


def test_pytest_is_imported_only_where_it_is_needed():
    assert "pytest" not in write_tests(spec("clamp(1, 0, 10) == 1"))


def test_names_of_tests_are_never_the_same():
    text = write_tests(spec('f("a b") == 1', 'f("a-b") == 1', "f(1) == 1", "f(1.0) == 1", name="f"))
    names = [node.name for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    assert len(set(names)) == len(names) == 4


def test_results_that_the_gate_compares_loosely_are_compared_loosely_here():
    text = write_tests(spec("f(3) == 0.3", "f(1) == [(1, 2)]", name="f"))
    module: dict[str, object] = {}
    exec(text.replace("from f import f", "def f(x): return 0.1 + 0.2 if x == 3 else [[1, 2]]"), module)
    for name, value in list(module.items()):
        if name.startswith("test_"):
            value()


def test_further_tests_stand_behind_those_of_the_examples():
    text = write_tests(spec("f(1) == 1", name="f"), "def test_twice():\n    assert f(f(2)) == 2\n")
    assert text.endswith("\n\n\ndef test_twice():\n    assert f(f(2)) == 2\n")


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ("def test_a():\n    assert f(1)\n", "from f import f\ndef test_a():\n    assert f(1)\n"),
        ('"""Doc."""\nimport pytest\n', '"""Doc."""\nfrom f import f\nimport pytest\n'),
        ("from solution import f\n", "from f import f\n"),
        ("from my_module import (\n    f,\n    g as h,\n)\nx = 1\n", "from f import f, g as h\nx = 1\n"),
        ("from f import f\n", "from f import f\n"),
        ("from f import f as tool\n", "from f import f as tool\n"),
        ("import f\n", "import f\n"),
        ("import tools\nx = tools.f(1)\n", "import f as tools\nx = tools.f(1)\n"),
        ("import tools as t\nx = t.f(1)\n", "import f as t\nx = t.f(1)\n"),
        ("import math\nx = f(1)\n", "from f import f\nimport math\nx = f(1)\n"),
        ("from __future__ import annotations\nx = 1\n", "from __future__ import annotations\nfrom f import f\nx = 1\n"),
    ],
)
def test_a_test_file_imports_the_tool_by_its_name_wherever_it_took_it_from(tests, expected):
    assert with_import_of(tests, "f") == expected
