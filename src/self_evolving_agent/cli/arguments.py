"""What may stand on the command line. Imports nothing that takes time: no dataclasses, no typing, no shutil."""

import argparse
from collections.abc import Callable, Sequence

from self_evolving_agent import __version__
from self_evolving_agent.errors import UsageError

from .layout import layout
from .tool_arguments import ACTIONS, add_tool_actions, own_words

DOMAINS = ("coding", "research", "analysis", "writing", "planning", "general")
PROVIDERS = ("auto", "ollama", "openai", "mock")
HOURLY = "/h"
FLAG_COMMANDS = (
    "list-models",
    "list-tools",
    "list-skills",
    "list-strategies",
    "list-runs",
    "doctor",
    "show-config",
)

COMPLETION = """\
Give a script that completes commands, options and names of tools. To use it
from now on, add to ~/.bashrc: eval "$(self-evolving-agent completion bash)";
for zsh the same in ~/.zshrc, after compinit; for fish to its config.fish:
self-evolving-agent completion fish | source"""
EPILOG = """\
The answer goes to stdout, everything else to stderr. Exit codes: 0 success,
1 the run ended without a success, 2 usage or configuration, 3 a named
provider or model is not there, 5 no sandbox, 130 interrupted."""


class Options(argparse.Namespace):
    """What was asked for; the values here stand where nothing was said.

    Attributes:
        command: `task`, `chat`, `loop`, a name of `FLAG_COMMANDS`, `log`, `log verify`, `log export`, `memory`,
            `sandbox run`, `completion`, `feedback`, or `tool` with its action.
        words: What `tool run` was given for the tool.
    """

    command: str = ""
    task: str | None = None
    loop: bool = False
    cycles: int | None = None
    interval: float = 10.0
    chat: bool = False
    go_on: bool = False
    resume: str | None = None
    provider: str | None = None
    model: str | None = None
    pick: bool = False
    domain: str | None = None
    variants: int | None = None
    budget: dict[str, float] | None = None
    no_synth: bool = False
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
    file: str = ""
    tool: str = ""
    tool_version: str | None = None
    words: Sequence[str] = ()
    why: str = ""
    sentence: str = ""
    tests: str | None = None
    examples: str | None = None
    opinion: str = ""
    shell: str = ""
    verb: str | None = None
    action: str | None = None

    def settings(self) -> dict[str, object]:
        """Give what the settings know, by their names; None where nothing was said."""
        one_run = {} if self.loop else self.budget or {}  # of a loop it is the budget of all its runs together
        budget = {f"budget_{name}": value for name, value in one_run.items()}
        named = ("provider", "model", "home", "workspace", "variants")
        switches = {"synthesizes": False if self.no_synth else None, "pick_model": self.pick or None}
        return {**{name: getattr(self, name) for name in named}, **switches, **budget}


class _Parser(argparse.ArgumentParser):
    # Raises where argparse would leave; it never returns, and saying so would cost the import of typing.
    def error(self, message: str):  # type: ignore[no-untyped-def]  # noqa: ANN202 - see above
        is_bare_text = message.startswith("argument COMMAND: invalid choice")
        raise UsageError(message, 'for a task: --task "TEXT"; see --help' if is_bare_text else "see --help")


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line.

    Raises:
        UsageError: If it does not make sense.
        SystemExit: After `--help` or `--version`.
    """
    if "tool" in arguments:
        options = _parsed_with_words(arguments)
    else:
        options = _parser(is_about_tools=False).parse_args(arguments, namespace=Options())
    options.command = _command(options)
    if not options.loop and any(name.endswith(HOURLY) for name in options.budget or ()):
        raise UsageError("only --loop has a budget per hour", "calls=N, tokens=N, seconds=N")
    return options


def _parsed_with_words(arguments: Sequence[str]) -> Options:
    """Let `tool run` have what the program does not know: it may be a parameter of the tool."""
    parser = _parser(is_about_tools=True)
    known, own = own_words(arguments)
    options, rest = parser.parse_known_args(known, namespace=Options())
    if (options.verb, options.action) != ("tool", "run"):
        return parser.parse_args(arguments, namespace=Options())
    options.words = [*rest, *own]
    return options


def whole_parser() -> argparse.ArgumentParser:
    """Give the parser with all its commands, for those who look at it and do not parse."""
    return _parser(is_about_tools=True)


def _command(options: Options) -> str:
    asked = ["task"] if options.task is not None else []
    asked += ["loop"] if options.loop else []
    asked += ["chat"] if options.chat else []
    if (options.go_on or options.resume is not None) and not options.chat:
        raise UsageError("--continue and --resume go on with a chat", "add --chat")
    asked += [name for name in FLAG_COMMANDS if getattr(options, name.replace("-", "_"), False)]
    if options.verb:
        asked.append(f"{options.verb} {options.action}" if options.action else options.verb)
    if not asked:
        raise UsageError("nothing to do", 'say what: --task "TEXT", or see --help')
    if len(asked) > 1:
        raise UsageError(f"one thing at a time, not {' and '.join(asked)}", "see --help")
    return asked[0]


def _parser(*, is_about_tools: bool) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="demo.py",
        usage='demo.py --task "TEXT" [options]\n       demo.py COMMAND [options]',
        description="A local agent that gets better with use while its model stays frozen.",
        epilog=EPILOG,
        formatter_class=layout,
        argument_default=argparse.SUPPRESS,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"self-evolving-agent {__version__}")
    work = parser.add_argument_group("what to do")
    work.add_argument("--task", metavar="TEXT", help="one task; - reads it from standard input")
    work.add_argument("--chat", action="store_true", help="talk to it; --continue goes on with the last chat")
    work.add_argument("--continue", dest="go_on", action="store_true", help=argparse.SUPPRESS)
    work.add_argument("--resume", metavar="CHAT", help="go on with a chat: how its id begins will do")
    work.add_argument("--loop", action="store_true", help="work through what submit.py left, and past sessions")
    work.add_argument("--cycles", type=_positive, metavar="N", help="of --loop: end after N passes")
    work.add_argument("--interval", type=_seconds, metavar="S", help="of --loop: look again after S seconds (10)")
    work.add_argument("--list-models", action="store_true", help="the models that can be had here")
    work.add_argument("--list-tools", action="store_true", help="tools with status, rate, wins and plays")
    work.add_argument("--list-skills", action="store_true", help="what was learned as advice, with rate and plays")
    work.add_argument("--list-strategies", action="store_true", help="strategies with rate, wins and plays")
    work.add_argument("--list-runs", action="store_true", help="the latest runs")
    work.add_argument("--doctor", action="store_true", help="what works on this machine")
    work.add_argument("--show-config", action="store_true", help="each setting and where it comes from")
    _add_commands(parser, is_about_tools=is_about_tools)
    _add_options(parser)
    return parser


def _add_options(parser: argparse.ArgumentParser) -> None:
    """Add what may stand before and after a command."""
    group = parser.add_argument_group("how it is done")
    group.add_argument("--provider", choices=PROVIDERS, metavar="P", help=f"{', '.join(PROVIDERS)} (default: auto)")
    group.add_argument("--model", metavar="NAME", help="a model's name, or a part of it")
    group.add_argument("--pick", action="store_true", help="choose among the models, even where one is loaded")
    group.add_argument("--domain", choices=DOMAINS, metavar="D", help=", ".join(DOMAINS))
    group.add_argument("--variants", type=int, metavar="N", help="strategies tried side by side (default: 2)")
    group.add_argument(
        "--budget",
        type=_budget,
        metavar="LIMITS",
        help="of one run: calls=N,tokens=N,seconds=N; of --loop: all it may ever use, calls/h=N in an hour",
    )
    group.add_argument("--no-synth", action="store_true", help="write no tools; known ones are still used")
    group.add_argument("--no-memory", action="store_true", help="use no memory, and leave none")
    group.add_argument("--home", metavar="DIR", help="where all is kept (~/.self-evolving-agent)")
    group.add_argument("--workspace", metavar="DIR", help="the folder it may touch (agent_workspace)")
    group.add_argument("--json", action="store_true", help="one JSON object, also on failure")
    group.add_argument("--json-stream", action="store_true", help="an event a line as they happen, then that object")
    group.add_argument("--quiet", action="store_true", help="nothing but the answer")


def _add_commands(parser: argparse.ArgumentParser, *, is_about_tools: bool) -> None:
    commands = parser.add_subparsers(dest="verb", metavar="COMMAND", title="commands", prog="demo.py")

    def add(name: str, text: str, more: str = "") -> argparse.ArgumentParser:
        return commands.add_parser(
            name,
            help=text,
            description=more or text,
            argument_default=argparse.SUPPRESS,
            allow_abbrev=False,
            formatter_class=layout,
        )

    dates = "a date, a date with time, or how long ago: 2h, 3d"
    log = add("log", "what happened; log verify, log export", f"What happened. DATE is {dates}.")
    log.add_argument("action", nargs="?", default=None, choices=("verify", "export"), help="check it; write JSON lines")
    log.add_argument("--run", metavar="ID", help="of one run; how its id begins will do, or last")
    log.add_argument("--type", metavar="T", help="of one type; a final dot takes all that start so")
    log.add_argument("--since", metavar="DATE", help="not before")
    log.add_argument("--until", metavar="DATE", help="not after")
    log.add_argument("--limit", type=_positive, metavar="N", help="the last N of them")
    log.add_argument("--follow", action="store_true", help="go on as events happen, until Ctrl-C")
    memory = add("memory", "the memory as JSON, or as it was --at DATE", f"The memory as JSON. DATE is {dates}.")
    memory.add_argument("--at", metavar="DATE", help="as it was then")
    sandbox = add("sandbox", "sandbox run FILE: run a file as model-written code is run")
    sandbox.add_argument("action", choices=("run",), metavar="run")
    sandbox.add_argument("file", metavar="FILE", help="Python, or bash when it ends in .sh")
    feedback = add("feedback", "feedback RUN good|bad: say how a run's answer was")
    feedback.add_argument("run", metavar="RUN", help="how its id begins will do; last is the latest")
    feedback.add_argument("opinion", choices=("good", "bad"), metavar="good|bad")
    feedback.add_argument("why", metavar="WHY", nargs="?", help="a few words, for the log")
    completion = add("completion", "completion bash|zsh|fish: a script for that shell", COMPLETION)
    completion.add_argument("shell", choices=("bash", "zsh", "fish"), metavar="bash|zsh|fish")
    for command in (log, memory, sandbox, feedback):
        _add_options(command)
    tool = add("tool", f"tool {'|'.join(ACTIONS[:4])}|...: what is known of a tool, call it, add one")
    if is_about_tools:
        add_tool_actions(tool, _add_options)


def _positive(text: str) -> int:
    return int(_at_least_one(int, text))


def _seconds(text: str) -> float:
    return _at_least_one(float, text)


def _budget(text: str) -> dict[str, float]:
    parts: dict[str, float] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        if name.removesuffix(HOURLY) not in {"calls", "tokens", "seconds"}:
            raise argparse.ArgumentTypeError(f"{part!r} is not calls=N, tokens=N or seconds=N")
        parts[name] = _at_least_one(float if name.startswith("seconds") else int, value)
    return parts


def _at_least_one(kind: Callable[[str], int] | Callable[[str], float], text: str) -> float:
    try:
        number = kind(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no number") from error
    if not number >= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is less than 1")
    return number
