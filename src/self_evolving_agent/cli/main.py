"""From arguments to one command and its exit code. Whatever goes wrong becomes one line, or one JSON object."""

import os
import signal
import sys
from collections.abc import Callable, Sequence

from self_evolving_agent.errors import AgentError
from self_evolving_agent.places import hold_products_to_one_thread

from .arguments import Options, parse

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    hold_products_to_one_thread()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # until a run has handlers of its own
    options, code = Options(), 0
    try:
        options = parse(given)
        code = _run(options)
    except AgentError as error:
        from .failures import tell_failure

        code = tell_failure(error, given, options)
    except KeyboardInterrupt as interrupt:
        from .failures import tell_interrupted

        tell_interrupted(interrupt, given, options)
        _leave(INTERRUPTED)
    except Exception as error:  # noqa: BLE001 - the one boundary of this process
        from .failures import tell_crash

        code = tell_crash(error, given, options)
    finally:
        _flush(is_told=code != 0)
    return code


def _run(options: Options) -> int:
    from .output import Output

    out = Output(is_json=options.json or options.json_stream, is_quiet=options.quiet)
    try:
        code = _command(options.command)(options, out)
    finally:
        out.still()
    out.check()
    return code


def _command(name: str) -> Callable[..., int]:
    """Import one command, and nothing of the others."""
    match name.split():
        case ["task"]:
            from .task import do_task as command
        case ["loop"]:
            from .looping import run_loop as command
        case ["chat"]:
            from .chatting import chat as command
        case ["doctor" | "show-config" | "completion"]:
            return _command_about_itself(name)
        case ["log", *action]:
            return _log_command(action)
        case ["memory"]:
            from .memory import show_memory as command
        case ["feedback"]:
            from .feedback import give_feedback as command
        case ["tool", action]:
            return _tool_command(action)
        case ["sandbox", _]:
            from .sandbox import run_file as command
        case _:
            return _list_command(name)
    return command


def _command_about_itself(name: str) -> Callable[..., int]:
    match name:
        case "doctor":
            from .doctor import examine as command
        case "show-config":
            from .settings import show_config as command
        case _:
            from .completion import print_completion as command
    return command


def _list_command(name: str) -> Callable[..., int]:
    from . import listings

    match name:
        case "list-models":
            from .models import list_models

            return list_models
        case "list-runs":
            return listings.list_runs
        case "list-tools":
            return listings.list_tools
        case "list-skills":
            return listings.list_skills
        case _:
            return listings.list_strategies


def _log_command(action: list[str]) -> Callable[..., int]:
    from . import log

    match action:
        case ["verify"]:
            return log.verify_log
        case ["export"]:
            return log.export_log
        case _:
            return log.show_log


def _tool_command(action: str) -> Callable[..., int]:
    match action:
        case "run":
            from .tool_running import run_tool as command
        case "add":
            from .tool_adding import add_tool as command
        case "make":
            from .tool_making import make_tool as command
        case "test":
            from .tool_testing import test_tool as command
        case "show":
            from .tool_showing import show_tool as command
        case "history":
            from .tool_history import show_history as command
        case "rollback":
            from .tool_keeping import roll_back as command
        case "retire":
            from .tool_keeping import retire_tool as command
        case _:
            from .tool_keeping import restore_tool as command
    return command


def _flush(*, is_told: bool) -> None:
    """Flush now, and into nothing where that fails: at exit Python would complain, and end with a code of its own.

    Args:
        is_told: A failure was told already, so that another line would say it twice.

    Raises:
        SystemExit: If something that argparse printed did not arrive.
    """
    lost = ""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        try:
            stream.flush()
        except OSError as error:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
            if stream is sys.stdout and not isinstance(error, BrokenPipeError):
                lost = f"error: stdout cannot be written: {error.strerror}"
    if lost and not is_told:
        print(lost, file=sys.stderr)
        raise SystemExit(1)


def _leave(code: int) -> None:
    """Go at once: a thread may still be importing, and nobody waits for it."""
    os._exit(code)
