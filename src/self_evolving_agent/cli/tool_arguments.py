"""What may stand after `tool`; built only when somebody says so. Imports nothing that takes time, as `arguments`."""

import argparse
from collections.abc import Callable, Sequence

from .layout import layout

ACTIONS = ("show", "run", "test", "history", "rollback", "retire", "restore", "make", "add")
RUN = """\
Each parameter is given by name, --x 5, or in order; a list as JSON or
separated by commas. Without any, a JSON object is read from stdin. What
stands after -- is the tool's alone: tool run NAME -- --model 3."""


def add_tool_actions(tool: argparse.ArgumentParser, add_options: Callable[[argparse.ArgumentParser], None]) -> None:
    """Give `tool` its actions; `add_options` adds what may stand after every command."""
    actions = tool.add_subparsers(dest="action", metavar="ACTION", title="actions", required=True)

    def add(name: str, text: str, *, about: str = "", takes_name: bool = True) -> argparse.ArgumentParser:
        action = actions.add_parser(
            name,
            help=text,
            description=f"{text[:1].upper()}{text[1:]}.",
            epilog=about,
            argument_default=argparse.SUPPRESS,
            allow_abbrev=False,
            formatter_class=layout,
        )
        if takes_name:
            action.add_argument("tool", metavar="NAME")
        return action

    add("show", "source, examples, tests, versions, record, who asked for it")
    add("run", "call it in the sandbox; no model is needed", about=RUN)
    add("test", "run its examples and its test file again")
    add("history", "its versions with dates, uses and successes")
    rollback = add("rollback", "use an earlier version again")
    rollback.add_argument("tool_version", metavar="VERSION", nargs="?", help="by default the one before")
    retire = add("retire", "offer it no more; its routes are forgotten")
    retire.add_argument("why", metavar="WHY", nargs="?", help="the reason, for the log")
    add("restore", "offer a retired tool again")
    make = add("make", "a tool from a rule told in one sentence, written by the model", takes_name=False)
    make.add_argument("sentence", metavar="SENTENCE", help='for example "a price with 19 %% tax, to two decimals"')
    adding = add("add", "a tool that you wrote, through the same gate", takes_name=False)
    adding.add_argument(
        "file",
        metavar="FILE",
        help="a typed function, named as the file or alone; or a model's reply (.md, .txt) with a test",
    )
    adding.add_argument("--tests", metavar="FILE", help="a pytest file")
    adding.add_argument("--examples", metavar="FILE", help='JSON: [{"args": [...], "kwargs": {...}, "expected": ...}]')
    for action in actions.choices.values():
        add_options(action)


def own_words(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Part what stands after the first `--`: in `tool run` it is the tool's alone."""
    if "--" not in arguments:
        return list(arguments), []
    at = list(arguments).index("--")
    return list(arguments[:at]), list(arguments[at + 1 :])
