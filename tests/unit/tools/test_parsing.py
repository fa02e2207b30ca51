import ast

import pytest

from self_evolving_agent.tools.mutants import mutants
from self_evolving_agent.tools.parsing import MOST_DEPTH, MOST_SOURCE, parsed
from self_evolving_agent.tools.purity import impurity

DEEP = {
    "branches": "def f(n):\n    if n == 0:\n        return 0\n"
    + "".join(f"    elif n == {i}:\n        return {i}\n" for i in range(1, 3000)),
    "sums": f"def f(n):\n    return {' + '.join(['n'] * 900)}\n",
    "calls": f"def f(n):\n    return n{'.real' * 900}\n",
    "beyond the parser": f"def f(n):\n    return n{'.real' * 9000}\n",
    "brackets": f"x = {'[' * 150}{']' * 150}\n",
    "more brackets": f"x = {'(' * 5000}{')' * 5000}\n",
}


@pytest.mark.parametrize("source", DEEP.values(), ids=DEEP)
def test_what_is_nested_too_deep_is_no_program(source):
    with pytest.raises(SyntaxError):
        parsed(source)


def test_what_is_too_long_is_no_program():
    with pytest.raises(SyntaxError, match="longer than"):
        parsed("#" * (MOST_SOURCE + 1))


def test_the_refusal_says_in_which_line():
    with pytest.raises(SyntaxError, match="too deep") as refused:
        parsed(f"x = 1\ny = {' + '.join(['x'] * 300)}\n")
    assert refused.value.lineno == 2


@pytest.mark.parametrize(
    "source",
    [
        f"def f(n):\n    return {' + '.join(['n'] * (MOST_DEPTH - 6))}\n",
        "def f(n):\n    if n == 0:\n        return 0\n"
        + "".join(f"    elif n == {i}:\n        return {i}\n" for i in range(1, MOST_DEPTH - 8)),
        f"def f(n):\n    return n{'.real' * (MOST_DEPTH - 6)}\n",
    ],
)
def test_all_that_is_not_too_deep_can_be_looked_through_and_written_again(source):
    tree = parsed(source)
    assert impurity(source) is None
    assert mutants(source) or ".real" in source
    assert ast.unparse(tree)
