"""Ten thousand sessions in one file."""

import json
import subprocess
import sys

import pytest

from cli_program import DEMO, ProgramUnderTest

MANY, BROKEN_EACH, FAILED_EACH, MOST_RETRIES, MOST_MB = 10_000, 100, 10, 50, 400
BROKEN = ("no JSON", "[1, 2]", '{"goal": "", "result": "success"}', '{"goal": "walk", "result": "perhaps"}')
PEAK = """
import resource, subprocess, sys
code = subprocess.run(sys.argv[1:]).returncode
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
sys.exit(code)
"""


def line(number: int) -> str:
    if number % BROKEN_EACH == 7:
        return BROKEN[number // BROKEN_EACH % len(BROKEN)]
    failed = {"result": "failure", "errors": ["ValueError: bad number"], "transcript": "tried it " * 50}
    told = failed if number % FAILED_EACH == 0 else {"result": "success"}
    return json.dumps({"goal": f"sum of {number} and {number + 1}", "domain": "Finance", "team": "blue", **told})


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_ten_thousand_sessions_run_through_in_bounded_memory_and_the_broken_ones_are_listed(
    program: ProgramUnderTest,
) -> None:
    (program.folder / "past.jsonl").write_text("".join(f"{line(number)}\n" for number in range(MANY)))
    done = subprocess.run(
        [sys.executable, "-c", PEAK, sys.executable, str(DEMO), "--loop", "--cycles", "1", "--json"],
        env=program.env | {"EVOLUTION_MOCK": "1", "SESSION_SOURCE": "file:past.jsonl"},
        cwd=program.folder,
        capture_output=True,
        check=True,
        text=True,
    )
    told, peak = done.stdout.splitlines()
    cycle = json.loads(told)
    assert (cycle["taken"], cycle["done"], cycle["rejected"]) == (MANY, MANY - MANY // BROKEN_EACH, MANY // BROKEN_EACH)
    assert cycle["retried"] == MOST_RETRIES
    unit = 1 if sys.platform == "darwin" else 1024
    assert int(peak) * unit < MOST_MB * 1_000_000
    listed = program.run("log", "--type", "session.rejected").out.splitlines()
    assert len(listed) == MANY // BROKEN_EACH
    assert all("set aside: line " in each for each in listed)
