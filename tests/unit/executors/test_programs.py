import pytest

from fakes_models import a_strategy
from self_evolving_agent.executors.programs import failure_of, in_short
from self_evolving_agent.models import Candidate

TRACEBACK = """Traceback (most recent call last):
  File "/program.py", line 2, in <module>
    main()
  File "/program.py", line 1, in main
    1 / 0
    ~~^~~
ZeroDivisionError: division by zero"""
SYNTAX = """  File "/program.py", line 1
    print(
         ^
SyntaxError: '(' was never closed"""


@pytest.mark.parametrize(
    ("failure", "short"),
    [
        ("", ""),
        ("2 of 5 checks failed: f(1) == 2, got 3", "2 of 5 checks failed: f(1) == 2, got 3"),
        ("line 3: foo: command not found\nline 4: bar", "line 3: foo: command not found\nline 4: bar"),
        (TRACEBACK, "ZeroDivisionError: division by zero"),
        (
            f"The program with its tests: {TRACEBACK}\n",
            "The program with its tests: ZeroDivisionError: division by zero",
        ),
        (f"a warning\n{TRACEBACK}", "ZeroDivisionError: division by zero"),
        (TRACEBACK[60:], "ZeroDivisionError: division by zero"),
        (f"{TRACEBACK}\nDuring handling, another:\n{SYNTAX}", "SyntaxError: '(' was never closed"),
        (f"{TRACEBACK}:\n  of all things\nseen", "ZeroDivisionError: division by zero:"),
        (TRACEBACK.partition("Zero")[0], "~~^~~"),
    ],
)
def test_of_a_traceback_people_are_shown_the_exception_alone(failure: str, short: str) -> None:
    assert in_short(failure) == short


def test_the_model_that_mends_is_shown_the_whole_traceback() -> None:
    candidate = Candidate(strategy=a_strategy(), why=in_short(TRACEBACK), failure=TRACEBACK)
    assert failure_of(candidate) == TRACEBACK
