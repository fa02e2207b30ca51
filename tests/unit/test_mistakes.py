import subprocess
import sys

import pytest

from self_evolving_agent.mistakes import is_accident, meaning_of


def failure_of(program: str) -> str:
    """What Python itself says of a program."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, input="").stderr


@pytest.mark.parametrize(
    ("program", "word"),
    [
        ("f'{2.0:02d}'", "int(...)"),
        ("'{:02d}'.format('7')", "float(...)"),
        ("import datetime\ndatetime.datetime.strptime('1:2', '%H:%M:%S')", "%H:%M,"),
        ("import datetime\ndatetime.datetime.strptime('1:2:3.5', '%H:%M:%S')", "%S.%f"),
        ("range(4 / 2)", "//"),
        ("[1, 2][2 / 2]", "//"),
        ("'7' > 3", "compared"),
        ("3 < '7'", "compared"),
        ("'a' + 1", "str(...)"),
        ("','.join([1, 2])", "str(...)"),
        ("input()", "Nobody types"),
    ],
)
def test_a_common_error_of_python_is_explained(program, word):
    assert word in meaning_of(failure_of(program))


@pytest.mark.parametrize("program", ["1 / 0", "raise ValueError('no such base')", "[][0]", "print(1)"])
def test_an_error_that_speaks_for_itself_is_not(program):
    assert meaning_of(failure_of(program)) == ""


@pytest.mark.parametrize(
    "program", ["f'{2.0:02d}'", "f'{2:.2q}'", "f'{2:=^s}'", "a, b = [1]", "a, b = [1, 2, 3]", "int('-4.5')"]
)
def test_what_python_says_of_code_that_is_always_wrong_is_an_accident(program):
    assert is_accident(failure_of(program))


@pytest.mark.parametrize("program", ["int('x')", "raise ValueError('base must be 2 to 36')", "[].index(3)"])
def test_refusing_a_value_is_none(program):
    assert not is_accident(failure_of(program))
