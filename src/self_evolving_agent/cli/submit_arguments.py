"""The arguments of `submit.py` where they are not plain: help, `--name=value`, mistakes."""

import argparse
from collections.abc import Sequence

from self_evolving_agent import __version__
from self_evolving_agent.errors import UsageError

from .layout import layout
from .submit import OPTIONS, Asked

EPILOG = """\
`demo.py --loop` works through what was submitted. Exit codes: 0 success, 1 the
submission failed, 2 usage or configuration."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str):  # type: ignore[no-untyped-def]  # noqa: ANN202 - never returns; typing costs time
        raise UsageError(message, "see --help")


def parse(arguments: Sequence[str]) -> Asked:
    """Read the command line.

    Raises:
        UsageError: If it does not make sense.
        SystemExit: After `--help` or `--version`.
    """
    parser = _Parser(
        prog="submit.py",
        usage='submit.py "TASK" [options]\n       submit.py --goal "TEXT" --result success|partial|failure [options]\n'
        "       submit.py - < RECORD.json\n       submit.py --status ID",
        description="Leave a task to do, or a finished session to learn from, for the loop.",
        epilog=EPILOG,
        formatter_class=layout,
        argument_default=argparse.SUPPRESS,
        allow_abbrev=False,
    )
    parser.add_argument(
        "text", nargs="?", metavar="TASK", help="a task; - reads a task or a JSON record from standard input"
    )
    for name, (metavar, text) in OPTIONS.items():
        if not metavar:
            parser.add_argument(name, action="store_true", help=text)
        else:
            parser.add_argument(name, action="append" if name == "--error" else "store", metavar=metavar, help=text)
    parser.add_argument("--version", action="version", version=f"self-evolving-agent {__version__}")
    return parser.parse_args(arguments, namespace=Asked())
