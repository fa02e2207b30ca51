"""What a start imports: nothing heavy before it is needed."""

import subprocess
import sys

import pytest

from cli_program import ProgramUnderTest
from home_tools import CLAMP, know

PROBE = """
import sys
from self_evolving_agent.cli.main import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sorted(sys.modules), file=sys.stderr)
"""


ID = "01m8ppgjyt9c7c971jyjy50bd2"


def _imported(program: ProgramUnderTest, *arguments: str, probe: str = PROBE) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", probe, *arguments],
        env={k: v for k, v in program.env.items() if not k.startswith("COVERAGE")},
        cwd=program.folder,
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    return set(done.stderr.split())


@pytest.mark.parametrize("flag", ["--help", "--version"])
def test_help_imports_next_to_nothing(program: ProgramUnderTest, flag: str) -> None:
    heavy = {"pydantic", "rich", "asyncio", "langgraph", "httpx", "dataclasses", "typing", "shutil", "json"}
    assert _imported(program, flag) & heavy == set()


@pytest.mark.parametrize("arguments", [["sum of 2 and 3"], ["--goal", "walk", "--result", "success"], ["--status", ID]])
def test_a_submission_and_a_look_at_it_import_next_to_nothing(program: ProgramUnderTest, arguments: list[str]) -> None:
    (program.home / "incoming").mkdir(parents=True)
    (program.home / "incoming" / f"{ID}.json").touch()
    heavy = {"argparse", "pydantic", "rich", "asyncio", "pathlib", "tomllib", "typing", "dataclasses", "shutil"}
    probe = PROBE.replace("cli.main", "cli.submit")
    assert _imported(program, *arguments, probe=probe) & heavy == set()


@pytest.mark.parametrize("flag", ["--list-strategies", "--list-runs", "--list-tools", "--list-skills"])
def test_a_list_imports_no_pydantic(program: ProgramUnderTest, flag: str) -> None:
    # A log with one cancelled run, whose memory was written as every command that opens it does.
    from self_evolving_agent.bootstrap import open_store
    from storage_samples import SAMPLES, stamp

    store = open_store(program.home)
    store.log.append(stamp(), SAMPLES)
    store.close()
    heavy = {"pydantic", "rich", "asyncio", "langgraph", "httpx", "ollama"}
    assert _imported(program, flag) & heavy == set()


def test_reading_the_log_imports_no_graph_and_no_client(program: ProgramUnderTest) -> None:
    from self_evolving_agent.bootstrap import open_store

    open_store(program.home).close()
    assert _imported(program, "log") & {"langgraph", "httpx", "ollama", "rich", "pydantic_settings"} == set()


@pytest.mark.parametrize("action", [["run", "clamp", "1", "0"], ["show", "clamp"], ["history", "clamp"]])
def test_a_tool_is_called_and_shown_without_the_graph_and_any_client(
    program: ProgramUnderTest, action: list[str]
) -> None:
    know(program.home, CLAMP)
    assert (
        _imported(program, "tool", *action) & {"langgraph", "httpx", "ollama", "rich", "numpy", "tokenizers"} == set()
    )
