"""The README's transcript is what the program prints."""

import re
import shlex
from pathlib import Path

README = (Path(__file__).parents[2] / "README.md").read_text()


def steady(text: str) -> list[str]:
    """Leave out what differs from run to run: seconds, ids, and which of two candidates ends first."""
    text = re.sub(r"runs/[0-9a-z]{26}", "runs/RUN", text)
    text = re.sub(r"\d+ tokens", "N tokens", re.sub(r"\d+\.\d+s\b", "0.0s", text))
    return sorted(re.sub(r" +(?=0\.0s)", " ", text).splitlines())


def test_the_transcript_of_the_readme_is_what_the_program_prints(program):
    block = re.search(
        r"```console\n\$ EVOLUTION_MOCK=1 \.venv/bin/python demo\.py --task \"(.+)\"\n(.*?)```", README, re.DOTALL
    )
    assert block
    # A dumb terminal has 80 columns, no colours, and no line that comes and goes.
    terminal = program.on_terminal("--task", block[1], EVOLUTION_MOCK="1", TERM="dumb")
    steps = terminal.seen().replace("\r\n", "\n")
    assert terminal.code == 0
    assert steady(steps + terminal.out) == steady(block[2])


def test_the_transcript_about_tools_is_what_the_program_prints(program):
    block = re.search(r"```console\n(\$ demo\.py tool make .*?)```", README, re.DOTALL)
    assert block
    for told in re.split(r"^\$ demo\.py ", block[1], flags=re.MULTILINE)[1:]:
        command, _, printed = told.partition("\n")
        ran = program.run(*shlex.split(command), EVOLUTION_MOCK="1")
        assert ran.code == 0
        assert proven(" ".join(ran.out.split())) == proven(" ".join(printed.split()))


def test_the_chat_of_the_readme_is_what_the_program_prints(program):
    block = re.search(r"demo\.py --chat --quiet\n(.*?)```", README, re.DOTALL)
    assert block
    typed = [line.removeprefix("> ") for line in block[1].splitlines() if line.startswith("> ")]
    printed = [line for line in block[1].splitlines() if not line.startswith("> ")]
    ran = program.run("--chat", "--quiet", stdin="\n".join([*typed, ""]).encode(), EVOLUTION_MOCK="1")
    assert ran.code == 0
    assert [line.partition("  Return")[0] for line in ran.out.splitlines()] == [
        line.partition("  Return")[0] for line in printed
    ]


def proven(text: str) -> str:
    """Leave out what changes with the gate and with the mock's words for the same function."""
    return re.sub(r"version \w{12}|\d+ of \d+ mutants", "...", text)


def test_the_readme_opens_with_its_two_commands():
    fence = re.search(r"```\n(.*?)```", README, re.DOTALL)
    assert fence
    first, second = fence[1].strip().splitlines()
    assert first.startswith('make task TASK="')
    assert second == "make test"
