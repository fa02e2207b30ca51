import pytest

from self_evolving_agent.tools.imports import with_builtin_generics, with_imports


@pytest.mark.parametrize(
    ("source", "added"),
    [
        ("print(math.sqrt(4))\n", "import math"),
        ("def f(x: List[int]) -> Optional[int]: ...\n", "from typing import List, Optional"),
        ("def f(x): return Counter(x)\n", "from collections import Counter"),
        ("def f(s): return re.sub('a', 'b', os.path.join(s))\n", "import os\nimport re"),
    ],
)
def test_a_standard_import_that_was_forgotten_is_added(source, added):
    assert with_imports(source) == f"{added}\n\n\n{source}"


@pytest.mark.parametrize(
    "source",
    [
        "import math\nprint(math.sqrt(4))\n",
        "def f(math): return math.sqrt(4)\n",
        "from typing import List\ndef f(x: List[int]): ...\n",
        "for math in []: math.x\n",
        "try: ...\nexcept ValueError as math: math.args\n",
        "numbers = [1]\nnumbers.append(2)\n",
        "print(undefined_name)\n",
        "def broken(:\n",
    ],
)
def test_a_program_that_binds_its_names_is_left_alone(source):
    assert with_imports(source) == source


def test_a_tool_that_a_program_was_offered_and_calls_is_imported_and_no_other():
    assert with_imports("print(add(1, 2))", ("add", "divide")).startswith("from add import add\n\n\nprint")
    own = "def add(a, b):\n    return a\n\n\nprint(add(1, 2))"
    assert with_imports(own, ("add",)) == own


def test_a_future_import_stays_first():
    source = "from __future__ import annotations\nprint(math.pi)\n"
    assert with_imports(source).startswith("from __future__")


def test_generics_of_typing_become_builtin():
    signature = "def f(a: List[Tuple[int, str]], b: typing.Dict[str, int]) -> Set[int]"
    assert with_builtin_generics(signature) == "def f(a: list[tuple[int, str]], b: dict[str, int]) -> set[int]"
