"""`completion bash|zsh|fish`: a script that completes what is typed, made from the parser itself."""

import argparse
import os
import shlex
import sys
from collections.abc import Iterator, Mapping

import shtab

from .arguments import Options, whole_parser
from .output import Output

PROGRAM = "self-evolving-agent"
ALIAS = "demo.py"
FILES = ("file", "tests", "examples")
FOLDERS = ("home", "workspace")
NAMES = {"tool": ("_sea_tools", "--list-tools"), "run": ("_sea_runs", "--list-runs")}
"""Arguments whose values the program knows: the shell's function for them, and the list whose first column has them."""
FUNCTION = {
    "bash": '{name}() {{ compgen -W "$({first_column})" -- "$1"; }}',
    "zsh": '{name}() {{ local -a names=(${{(f)"$({first_column})"}}); compadd -a names; }}',
    "fish": "function {name}; {first_column}; end",
}
ALIASED = {
    "bash": f"complete -o bashdefault -F _shtab_self_evolving_agent {ALIAS}",
    "zsh": "",  # names it where it names the program
    "fish": f"complete -c {ALIAS} -w {PROGRAM}",
}


def print_completion(options: Options, out: Output) -> int:
    """Print the script for one shell."""
    script = completion_of(options.shell, [sys.executable, os.path.abspath(sys.argv[0])])  # noqa: PTH100 - no resolving
    if out.is_json:
        out.json({"shell": options.shell, "script": script})
    else:
        out.answer(script)
    return 0


def completion_of(shell: str, program: list[str]) -> str:
    """Give the script.

    Args:
        shell: `bash`, `zsh` or `fish`.
        program: The words that start this program; the script asks it for names of tools and runs.
    """
    parser = whole_parser()
    parser.prog = PROGRAM
    for action in _actions(parser):
        _say_what_it_takes(action, shell)
    functions = [
        FUNCTION[shell].format(name=name, first_column=_first_column([*program, flag])) for name, flag in NAMES.values()
    ]
    script: str = shtab.complete(parser, shell, preamble="\n".join(functions))
    if shell == "zsh":
        for names_it in (f"#compdef {PROGRAM}", f"-N {PROGRAM}"):
            script = script.replace(names_it, f"{names_it} {ALIAS}", 1)
    return f"{script.rstrip()}\n{ALIASED[shell]}".rstrip()


def _first_column(words: list[str]) -> str:
    """Give the command that lists names, of which it leaves the row of titles out."""
    return f"{shlex.join(words)} 2>/dev/null | awk '$1 != \"tool\" {{print $1}}'"


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:  # noqa: SLF001 - argparse has no other way to look at a parser
        yield action
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 - as above
            for command in action.choices.values():
                yield from _actions(command)


def _say_what_it_takes(action: argparse.Action, shell: str) -> None:
    if action.dest == "go_on":
        action.help = "go on with the last chat"  # left out of --help for its length, and not here
    takes: Mapping[str, object] = {}
    if action.dest in FILES:
        takes = shtab.FILE
    elif action.dest in FOLDERS:
        takes = shtab.DIRECTORY
    elif action.dest in NAMES:
        function = NAMES[action.dest][0]
        takes = {shell: f"({function})" if shell == "fish" else function}
    if takes:
        action.complete = takes  # type: ignore[attr-defined]  # where shtab looks for it
