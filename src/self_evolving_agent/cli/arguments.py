"""What may stand on the command line. Imports nothing that takes time."""

import argparse
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Literal, NoReturn

from self_evolving_agent import __version__
from self_evolving_agent.errors import UsageError

Command = Literal[
    "task",
    "list-models",
    "list-strategies",
    "list-runs",
    "doctor",
    "show-config",
    "log",
    "log verify",
    "log export",
    "memory",
    "sandbox run",
]
DOMAINS = ("coding", "research", "analysis", "writing", "planning", "general")
PROVIDERS = ("auto", "ollama", "openai", "mock")
FLAG_COMMANDS: tuple[Command, ...] = ("list-models", "list-strategies", "list-runs", "doctor", "show-config")


@dataclass(frozen=True)
class Options:
    """What was asked for; None where nothing was said."""

    command: Command
    task: str | None = None
    provider: str | None = None
    model: str | None = None
    domain: str | None = None
    variants: int | None = None
    budget: dict[str, float] | None = None
    no_memory: bool = False
    home: str | None = None
    workspace: str | None = None
    json: bool = False
    json_stream: bool = False
    quiet: bool = False
    run: str | None = None
    type: str | None = None
    since: str | None = None
    until: str | None = None
    limit: int | None = None
    follow: bool = False
    at: str | None = None
    file: str | None = None

    def settings(self) -> dict[str, object]:
        """Give what the settings know, by their names."""
        budget = {f"budget_{name}": value for name, value in (self.budget or {}).items()}
        named = ("provider", "model", "home", "workspace", "variants")
        return {**{name: getattr(self, name) for name in named}, **budget}


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(message, f"see {self.prog.split()[0]} --help")


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line.

    Raises:
        UsageError: If it does not make sense.
        SystemExit: After `--help` or `--version`.
    """
    given = vars(_parser().parse_args(arguments))
    command = _command(given)
    known = {field.name for field in fields(Options)} - {"command"}
    return Options(command=command, **{name: value for name, value in given.items() if name in known})


def _command(given: dict[str, object]) -> Command:
    asked: list[Command] = ["task"] if "task" in given else []
    asked += [name for name in FLAG_COMMANDS if given.get(name.replace("-", "_"))]
    if given.get("verb"):
        asked.append(_spelled(given))
    if len(asked) != 1:
        raise UsageError(
            f"one thing at a time, not {' and '.join(asked)}" if asked else "nothing to do",
            'try --task "TEXT", or --help',
        )
    return asked[0]


def _spelled(given: dict[str, object]) -> Command:
    match given["verb"], given.get("action"):
        case "log", None:
            return "log"
        case "log", "verify":
            return "log verify"
        case "log", _:
            return "log export"
        case "memory", _:
            return "memory"
        case _:
            return "sandbox run"


def _parser() -> argparse.ArgumentParser:
    common = _common()
    parser = _Parser(
        prog="demo.py",
        description="A local agent that gets better with use while its model stays frozen.",
        epilog=textwrap.dedent(
            """\
            The answer goes to stdout, everything else to stderr. Exit codes: 0 success, 1 no success,
            2 usage or configuration, 3 a named provider or model is not there, 5 no sandbox, 130 interrupted."""
        ),
        parents=[common],
        argument_default=argparse.SUPPRESS,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"self-evolving-agent {__version__}")
    parser.add_argument("--task", metavar="TEXT", help="do one task; - reads it from standard input")
    parser.add_argument("--list-models", action="store_true", help="models that can be had here")
    parser.add_argument("--list-strategies", action="store_true", help="strategies with rate, wins and plays")
    parser.add_argument("--list-runs", action="store_true", help="the latest runs")
    parser.add_argument("--doctor", action="store_true", help="what works on this machine")
    parser.add_argument("--show-config", action="store_true", help="each setting and where it comes from")
    _add_verbs(parser, common)
    return parser


def _common() -> argparse.ArgumentParser:
    common = _Parser(add_help=False, argument_default=argparse.SUPPRESS, allow_abbrev=False)
    group = common.add_argument_group("how it is done")
    group.add_argument("--provider", choices=PROVIDERS, help="who answers (auto)")
    group.add_argument("--model", metavar="NAME", help="a model's name or a part of it")
    group.add_argument("--domain", choices=DOMAINS, help="what kind of task it is, when you know better")
    group.add_argument("--variants", type=int, metavar="N", help="strategies tried side by side (2)")
    group.add_argument("--budget", type=_budget, metavar="calls=N,tokens=N,seconds=N", help="what one run may use")
    group.add_argument("--no-memory", action="store_true", help="read no memory and leave none")
    group.add_argument("--home", metavar="DIR", help="where everything is kept (~/.self-evolving-agent)")
    group.add_argument("--workspace", metavar="DIR", help="the folder it may touch (./agent_workspace)")
    group.add_argument("--json", action="store_true", help="one JSON object on stdout, also on failure")
    group.add_argument("--json-stream", action="store_true", help="one event a line as they happen, the object last")
    group.add_argument("--quiet", action="store_true", help="nothing but the answer")
    return common


def _add_verbs(parser: argparse.ArgumentParser, common: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(dest="verb", metavar="log | memory | sandbox", title="commands")
    shared = {"parents": [common], "argument_default": argparse.SUPPRESS, "allow_abbrev": False}
    log = verbs.add_parser("log", help="what happened: log [verify | export]", **shared)  # type: ignore[arg-type]  # a mapping of keywords
    log.add_argument("action", nargs="?", choices=("verify", "export"), help="check the log, or write it as JSON lines")
    log.add_argument("--run", metavar="ID", help="of one run")
    log.add_argument("--type", metavar="T", help="of one type; a final dot takes all that start so")
    log.add_argument("--since", metavar="DATE")
    log.add_argument("--until", metavar="DATE")
    log.add_argument("--limit", type=int, metavar="N", help="the last N only")
    log.add_argument("--follow", action="store_true", help="go on as events happen")
    memory = verbs.add_parser("memory", help="the memory as JSON, as it is or was", **shared)  # type: ignore[arg-type]  # as above
    memory.add_argument("--at", metavar="DATE", help="as it was then")
    sandbox = verbs.add_parser("sandbox", help="run a file in the sandbox: sandbox run FILE", **shared)  # type: ignore[arg-type]  # as above
    sandbox.add_argument("action", choices=("run",))
    sandbox.add_argument("file", metavar="FILE")


def _budget(text: str) -> dict[str, float]:
    parts: dict[str, float] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        if name.strip() not in {"calls", "tokens", "seconds"}:
            raise argparse.ArgumentTypeError(f"{part!r} is not calls=N, tokens=N or seconds=N")
        try:
            parts[name.strip()] = float(value) if name.strip() == "seconds" else int(value)
        except ValueError as error:
            raise argparse.ArgumentTypeError(f"{part!r} needs a number") from error
    return parts
