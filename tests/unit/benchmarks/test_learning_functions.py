import gzip
import json
import sys

import pytest
from benchmarks.learning.functions import family_of_functions
from benchmarks.learning.stream import is_right, score
from benchmarks.programs import WentWrong

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")

HEAD = 'from math import gcd\n\n\ndef divisor(a: int, b: int) -> int:\n    """Greatest common divisor."""\n'
ENTRY = {
    "prompt": HEAD,
    "entry_point": "divisor",
    "canonical_solution": "    return gcd(a, b)\n",
    "test": "def check(candidate):\n    assert candidate(12, 18) == 6\n    assert candidate(7, 5) == 1\n",
}


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "functions.jsonl.gz"
    path.write_bytes(gzip.compress(f"{json.dumps(ENTRY)}\n".encode()))
    return path


def test_the_task_is_the_head_of_the_function_and_its_own_solution_is_right(file):
    (item,) = family_of_functions(file, 1)
    assert item.question == f"Complete this Python function:\n\n{HEAD}"
    assert is_right(score(item, item.answer))


@pytest.mark.parametrize(
    ("answer", "right"),
    [
        ("    return gcd(a, b)\n", True),
        ("```python\ndef divisor(a, b):\n    return gcd(b, a)\n```\nThat is it.", True),
        ("def divisor(a, b):\n    while b:\n        a, b = b, a % b\n    return a\n\nprint(divisor(4, 6))", True),
        ("def divisor(a, b):\n    return 6", False),
        ("def divisor(a, b):\n    raise SystemExit(0)", False),
        ("def other(a, b):\n    return gcd(a, b)", False),
        ("SUCCESS", False),
        ("", False),
        (HEAD, False),
    ],
)
def test_right_is_what_passes_the_tests_of_the_task(file, answer, right):
    (item,) = family_of_functions(file, 1)
    assert is_right(score(item, answer)) is right


def test_a_file_with_too_few_functions_or_of_another_form_is_told(file):
    with pytest.raises(WentWrong, match="has 1 functions"):
        family_of_functions(file, 2)
    file.write_text("no gzip")
    with pytest.raises(WentWrong, match="is no gzipped file"):
        family_of_functions(file, 1)
