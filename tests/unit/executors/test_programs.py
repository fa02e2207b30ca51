import itertools

import pytest

from fakes_models import ScriptedProvider, a_strategy, make_deps
from self_evolving_agent.executors.programs import Job, Observed, failure_of, in_short, repair
from self_evolving_agent.models import Candidate, Evidence, PromptId
from self_evolving_agent.prompts import Prompt

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


@pytest.mark.parametrize(
    ("failures", "calls"),
    [
        (["KeyError: 'a'", "KeyError: 'a'", "KeyError: 'a'"], 2),
        (["KeyError: 'b'", "KeyError: 'a'", "KeyError: 'c'"], 3),
        (["KeyError: 'b'", "KeyError: 'b'", "KeyError: 'b'"], 3),
        (["KeyError: 'a'", ""], 2),
    ],
)
async def test_a_model_that_was_told_of_the_same_failure_twice_is_not_told_again(failures, calls):
    numbers, seen = itertools.count(), iter(failures)
    model = ScriptedProvider(lambda request: f"```python\nprint({next(numbers)})\n```")

    async def observe(program: str) -> Observed:
        failure = next(seen)
        return Observed(Evidence(executed=True, exit_code=bool(failure)), output="1", answer="1", failure=failure)

    job = Job(Prompt(id=PromptId(name="analysis.compute", version=1), system="", user="Print it."), observe)
    broken = Candidate(strategy=a_strategy(), program="print(", why="KeyError: 'a'", failure="KeyError: 'a'")
    await repair(job, broken, make_deps(model))
    assert len(model.requests) == calls
