"""The scripts of `completion`, taken by the shells themselves where they are installed."""

import shutil
import subprocess
from pathlib import Path

import pytest

from cli_program import ProgramUnderTest
from home_tools import CLAMP, know
from self_evolving_agent.cli.completion import completion_of

ASK_BASH = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
"$(complete -p "$1" | sed 's/.*-F \\([^ ]*\\) .*/\\1/')" "$1" "${@: -1}"
printf '%s\\n' "${COMPREPLY[@]}"
"""
NEEDS_FISH = pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed")
NEEDS_ZSH = pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed")


@pytest.fixture
def bash_script(program: ProgramUnderTest) -> Path:
    return written(program, "bash")


def written(program: ProgramUnderTest, shell: str) -> Path:
    script = program.folder / f"completion.{shell}"
    script.write_text(completion_of(shell, program.command()) + "\n")
    return script


def offered(program: ProgramUnderTest, script: Path, *words: str) -> set[str]:
    """Give what bash offers for the last of the words."""
    done = subprocess.run(
        ["bash", "-c", ASK_BASH, "ask", str(script), *words],
        env=program.env,
        cwd=program.folder,
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    assert done.stderr == ""
    return set(done.stdout.split())


@pytest.mark.parametrize("name", ["demo.py", "self-evolving-agent"])
@pytest.mark.parametrize(
    ("words", "some"),
    [
        (["--list-s"], {"--list-skills", "--list-strategies"}),
        (["lo"], {"log"}),
        (["log", ""], {"verify", "export"}),
        (["tool", "r"], {"run", "rollback", "retire", "restore"}),
        (["--provider", ""], {"auto", "ollama", "openai", "mock"}),
        (["--quiet", "--contin"], {"--continue"}),
        (["completion", ""], {"bash", "zsh", "fish"}),
        (["feedback", "ID", ""], {"good", "bad"}),
    ],
)
def test_bash_offers_what_the_parser_takes(
    program: ProgramUnderTest, bash_script: Path, name: str, words: list[str], some: set[str]
) -> None:
    assert offered(program, bash_script, name, *words) == some


def test_bash_offers_tools_and_runs_by_name_and_files_where_a_file_is_meant(
    program: ProgramUnderTest, bash_script: Path
) -> None:
    know(program.home, CLAMP)
    program.run("--task", "hum", EVOLUTION_MOCK="1", AGENT_HOME=str(program.home))
    (program.folder / "some.py").touch()

    assert offered(program, bash_script, "demo.py", "tool", "show", "c") == {"clamp"}
    (run_id,) = offered(program, bash_script, "demo.py", "log", "--run", "")
    assert run_id in program.run("--list-runs").out
    assert offered(program, bash_script, "demo.py", "sandbox", "run", "so") == {"some.py"}


def test_without_a_home_no_names_are_offered_and_nothing_is_said(program: ProgramUnderTest, bash_script: Path) -> None:
    assert offered(program, bash_script, "demo.py", "tool", "show", "") == set()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_script_knows_both_names_and_where_the_names_of_tools_come_from(
    program: ProgramUnderTest, shell: str
) -> None:
    script = written(program, shell).read_text()
    assert "self-evolving-agent" in script
    assert {"bash": " demo.py\n", "zsh": "#compdef self-evolving-agent demo.py\n", "fish": "-c demo.py -w "}[
        shell
    ] in script
    assert f"{program.command()[1]} --list-tools" in script


@NEEDS_FISH
def test_fish_offers_what_the_parser_takes_and_tools_by_name(program: ProgramUnderTest) -> None:
    know(program.home, CLAMP)
    ask = f"source {written(program, 'fish')}; complete -C 'demo.py tool show c'; complete -C 'demo.py --list-r'"
    done = subprocess.run(
        ["fish", "--no-config", "-c", ask], env=program.env, capture_output=True, text=True, check=True
    )
    assert [row.split("\t")[0] for row in done.stdout.splitlines()] == ["clamp", "--list-runs"]


@NEEDS_ZSH
def test_zsh_takes_the_script(program: ProgramUnderTest) -> None:
    ask = f'autoload -Uz compinit && compinit -u; eval "$(<{written(program, "zsh")})"; print $_comps[demo.py]'
    done = subprocess.run(["zsh", "-f", "-c", ask], env=program.env, capture_output=True, text=True, check=True)
    assert done.stdout == "_shtab_self_evolving_agent\n"


def test_the_program_prints_the_script_and_nothing_else(program: ProgramUnderTest) -> None:
    ran = program.run("completion", "bash")
    assert (ran.code, ran.out, ran.err) == (0, completion_of("bash", program.command()) + "\n", "")
    assert program.run("--json", "completion", "bash").json["script"] + "\n" == ran.out


def test_a_shell_that_is_none_of_these_is_told(program: ProgramUnderTest) -> None:
    ran = program.run("completion", "tcsh")
    assert ran.code == 2
    assert "bash" in ran.err
