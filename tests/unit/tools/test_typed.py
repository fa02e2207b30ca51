"""Types that the calls of examples tell."""

import pytest

from self_evolving_agent.models import ToolSpec
from self_evolving_agent.tools.typed import typed_signature
from tool_worlds import examples


def spec(signature: str, *tests: str) -> ToolSpec:
    name = signature.removeprefix("def ").partition("(")[0]
    return ToolSpec(name=name, signature=signature, does="", examples=examples(*tests))


@pytest.mark.parametrize(
    ("signature", "tests", "typed"),
    [
        ("def f(a, b)", ['f(["1.5", "2"], 1) == ["2"]', "f([], 2) == []"], "def f(a: list[str], b: int) -> list[str]"),
        ("def f(a, b)", ["f(1, 2.5) == True", "f(1.5, 2) == False"], "def f(a: float, b: float) -> bool"),
        ("def f(a)", ["f([[1, 2], [3]]) == [1, 3]"], "def f(a: list[list[int]]) -> list[int]"),
        ("def f(a: int, b)", ['f(1, "x") == {"x": 1}'], "def f(a: int, b: str) -> dict"),
        ("def f(a) -> str", ['f(1) == "1"', 'f("1") == "1"'], "def f(a) -> str"),
        ("def f(a, b=0)", ["f(1) == (1, 0)", "f(1, b=2) == (1, 2)"], "def f(a: int, b: int=0) -> tuple"),
        ("def f(a)", ['f([1, "x"]) == None'], "def f(a: list)"),
    ],
)
def test_a_parameter_without_a_type_gets_the_one_that_all_examples_have(signature, tests, typed):
    assert typed_signature(spec(signature, *tests)) == typed


def test_without_examples_a_signature_stays_as_it_is():
    assert typed_signature(spec("def f(a, b)")) == "def f(a, b)"
