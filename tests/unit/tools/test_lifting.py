import pytest

from self_evolving_agent.tools.lifting import lifted

PAIR = {"a": 12, "b": 18}


def result_of(program: str, arguments: dict[str, object], **given: object) -> object:
    """Cut the function out of a program and call it with other values."""
    source = lifted(program, "made", arguments)
    assert source is not None
    space: dict[str, object] = {}
    exec(source, space)
    return space["made"](**given)


@pytest.mark.parametrize(
    "program",
    [
        "import math\nprint(math.gcd(12, 18))",
        "from math import gcd\na = 12\nb = 18\nprint(gcd(a, b))",
        "def made(a, b):\n    return made(b, a % b) if b else a\nresult = made(12, 18)\nprint(result)",
        "x, y = 12, 18\nwhile y:\n    x, y = y, x % y\nprint(x)",
        '"""Greatest divisor."""\nimport math\nif __name__ == "__main__":\n    print(math.gcd(18, 12))',
        "import math\ndef main():\n    a = 12\n    print(math.gcd(a, 18))\n\nmain()",
        "import math\nprint(math.gcd(int('12'), int('18')))",
        "import math\nfor b in [18]:\n    pass\nprint(math.gcd(12, b))",
    ],
)
def test_a_program_for_one_task_becomes_a_function_of_its_values(program):
    assert result_of(program, PAIR, a=30, b=45) == 15


@pytest.mark.parametrize(
    ("program", "arguments", "given", "result"),
    [
        ("w = ['b', 'a']\nprint(sorted(w))", {"words": ["b", "a"]}, {"words": ["d", "c"]}, ["c", "d"]),
        ("print(*sorted(['b', 'a']))", {"words": ["b", "a"]}, {"words": ["d", "c"]}, ["c", "d"]),
        ("print(', '.join(['b', 'a']))", {"words": ["b", "a"]}, {"words": ["d", "c"]}, "d, c"),
        ("print(abs(-7))", {"n": -7}, {"n": -9}, 9),
        ("print(sum([[1, 2], [3]], []))", {"rows": [[1, 2], [3]]}, {"rows": [[4], [5]]}, [4, 5]),
        ("print(f'{12} bits')", {"n": 12}, {"n": 7}, "7 bits"),
        ("print(int('101', 2))", {"digits": 101}, {"digits": 11}, 3),
        ("print(7 * 2)", {"n": "7"}, {"n": "8"}, 16),
    ],
)
def test_values_of_all_sorts_are_parameters(program, arguments, given, result):
    assert result_of(program, arguments, **given) == result


@pytest.mark.parametrize(
    ("program", "arguments"),
    [
        ("print(2 + 2", PAIR),
        ("print(12)", PAIR),
        ("a, b = 12, 18\nprint(a)\nprint(b)", PAIR),
        ("a, b = 12, 18\nfor n in (a, b):\n    print(n)", PAIR),
        ("a, b = 12, 18\nprint(a, b)", PAIR),
        ("a, b = 12, 18\nprint(a + b, end='')", PAIR),
        ("a, b = 12, 18", PAIR),
        ("def f():\n    return 12 + 18\nprint(f())", PAIR),
        ("print(12 + 12)", {"a": 12, "b": 12}),
        ("print(1)", {}),
        ("print(True)", {"n": 1}),
    ],
)
def test_a_program_of_another_form_or_without_the_values_is_none(program, arguments):
    assert lifted(program, "made", arguments) is None
