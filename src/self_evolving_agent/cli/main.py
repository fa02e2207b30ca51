"""From arguments to one command and its exit code. Whatever goes wrong becomes one line, or one JSON object."""

import os
import signal
import sys
from collections.abc import Sequence

from self_evolving_agent.errors import AgentError

from .arguments import Options, parse
from .output import Output

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    out = Output(is_json=bool({"--json", "--json-stream"} & set(given)), is_quiet="--quiet" in given)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    task = ""
    try:
        options = parse(given)
        task = options.task or ""
        code = _run(options, out)
    except AgentError as error:
        from .failures import tell_failure

        code = tell_failure(error, out, task)
    except KeyboardInterrupt:
        from .failures import tell_interrupted

        tell_interrupted(out, task)
        _leave(INTERRUPTED)
    except Exception as error:  # noqa: BLE001 - the one boundary of this process
        from .failures import tell_crash

        code = tell_crash(error, out, task)
    if out.is_broken:
        # Python would complain about the pipe once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def _run(options: Options, out: Output) -> int:
    match options.command:
        case "task":
            from .task import do_task

            return do_task(options, out)
        case "sandbox run":
            from .sandbox import run_file

            return run_file(options, out)
        case "list-strategies":
            from .listings import list_strategies

            return list_strategies(options, out)
        case _:
            raise NotImplementedError(options.command)


def _leave(code: int) -> None:
    """Go at once: a thread may still be importing, and nothing waits for it."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
