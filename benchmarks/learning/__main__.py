"""`python -m benchmarks.learning`: take arms through the stream, and tell what came of it."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.facts import facts
from benchmarks.learning.answering import Place
from benchmarks.learning.arms import ARMS, FLOORS
from benchmarks.learning.forecast import forecast
from benchmarks.learning.functions import family_of_functions
from benchmarks.learning.records import load
from benchmarks.learning.running import OutOfTime, Plan, run_arm
from benchmarks.learning.stream import FAMILIES, ITEMS, SEED, Item, family_of_the_gym, make_stream
from benchmarks.learning.tables import markdown
from benchmarks.learning.telling import tell
from benchmarks.programs import WentWrong
from self_evolving_agent.cli.interrupt import INTERRUPTED, run_interruptibly
from self_evolving_agent.errors import AgentError

RESULTS = Path(__file__).parents[1] / "results" / "learning"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what was asked for; 2 where something is missing, 130 when a signal ended it."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.command(options))
    except (WentWrong, AgentError) as error:
        hint = f" ({error.hint})" if isinstance(error, AgentError) and error.hint else ""
        print(f"error: {error}{hint}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here", file=sys.stderr)
        return INTERRUPTED


def _run(options: argparse.Namespace) -> int:
    chosen = {"provider": options.provider, "model": options.model, "reply_cache": options.cache}
    place = Place(options.work, {name: value for name, value in chosen.items() if value}, options.library)
    for name in options.arms:
        if ARMS[name].needs_library and options.library is None:
            raise WentWrong(f"the arm {name} starts with a library: name a home with --library")
    plan = Plan(
        items=_items(options),
        seed=options.seed,
        results=options.results / options.name,
        facts=facts(),
        frozen=options.frozen,
        until=time.monotonic() + options.budget_minutes * 60,
        most=options.forecast,
    )
    for name in options.arms:
        try:
            run_interruptibly(run_arm(ARMS[name], plan, place), lambda: None)
        except OutOfTime:
            print(f"{name} stops here; the same command goes on", file=sys.stderr)
    for name in options.arms:
        print(forecast(name, plan.items, load(plan.file(ARMS[name]))))
    return _tell(options)


def _items(options: argparse.Namespace) -> list[Item]:
    if options.functions is not None:
        return family_of_functions(options.functions, options.items)
    return make_stream(options.families, options.items, options.seed, family_of_the_gym)


def _tell(options: argparse.Namespace) -> int:
    folder = options.results / options.name
    print(markdown(tell(folder, draws=not options.no_plots)))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="benchmarks.learning", description="Does it learn, and what does it cost?")
    commands = parser.add_subparsers(required=True)
    run = commands.add_parser("run", help="take arms through the stream; the same command goes on where one stopped")
    run.set_defaults(command=_run)
    run.add_argument("--arms", type=_arms, default=[*FLOORS, "bare", "full"], metavar="A,B", help=", ".join(ARMS))
    run.add_argument("--families", type=_families, default=list(FAMILIES), metavar="A,B", help=", ".join(FAMILIES))
    run.add_argument("--functions", type=Path, metavar="FILE", help="a file in HumanEval's form instead of families")
    run.add_argument("--items", type=_count, default=ITEMS, metavar="N", help=f"of each family ({ITEMS})")
    run.add_argument("--seed", type=int, default=SEED, metavar="N")
    run.add_argument("--work", type=Path, required=True, metavar="DIR", help="where the homes of the arms are kept")
    run.add_argument("--provider", choices=("auto", "ollama", "openai", "mock"))
    run.add_argument("--model")
    run.add_argument("--cache", metavar="DIR", help="answer from here what was asked before")
    run.add_argument("--library", type=Path, metavar="HOME", help="a home filled by other families, for that arm")
    run.add_argument("--frozen", type=int, default=1, metavar="N", help="earlier items of a family, asked again (1)")
    run.add_argument("--forecast", type=_count, metavar="N", help="do N tasks of each arm now, and foretell the rest")
    run.add_argument("--budget-minutes", type=float, default=float("inf"), metavar="N", help="begin nothing after it")
    report = commands.add_parser("report", help="tell what the results of a run say")
    report.set_defaults(command=_tell)
    for command in (run, report):
        command.add_argument("--name", default="run", help="of the folder that the results are appended to")
        command.add_argument("--results", type=Path, default=RESULTS, metavar="DIR", help="where that folder is")
        command.add_argument("--no-plots", action="store_true", help="tables and JSON alone")
    return parser


def _arms(text: str) -> list[str]:
    return _listed(text, ARMS)


def _families(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _listed(text: str, known: Sequence[str] | dict[str, object]) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in known:
            raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(known)}")
    return names


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


if __name__ == "__main__":
    if sys.flags.hash_randomization:  # a family that goes through a set has other items in each process
        os.putenv("PYTHONHASHSEED", "0")
        os.execv(sys.executable, [sys.executable, "-m", "benchmarks.learning", *sys.argv[1:]])
    sys.exit(main())
