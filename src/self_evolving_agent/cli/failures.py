"""How a failure is told: one line and a hint, or the object that `--json` promises."""

import os
import textwrap
import traceback
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from self_evolving_agent.environment import environment_value, find_log_home
from self_evolving_agent.errors import AgentError

from .arguments import Options
from .output import Output
from .text import line


class Interrupted(KeyboardInterrupt):
    """A person, or the system, broke a run off.

    Args:
        run_id: The run, whose end is in the log.
    """

    def __init__(self, run_id: str = "") -> None:
        super().__init__("interrupted")
        self.run_id = run_id


class _Failure(NamedTuple):
    kind: str
    message: str
    hint: str = ""
    run_id: str = ""


def tell_failure(error: AgentError, given: Sequence[str], options: Options) -> int:
    """Tell an expected failure and give its exit code."""
    _tell(_Failure(error.kind, error.message, error.hint), given, options)
    return error.exit_code


def tell_interrupted(interrupt: KeyboardInterrupt, given: Sequence[str], options: Options) -> None:
    """Tell that somebody broke it off."""
    run_id = interrupt.run_id if isinstance(interrupt, Interrupted) else ""
    hint = f"what happened until then: log --run {run_id}" if run_id else ""
    _tell(_Failure("interrupted", "interrupted; nothing is left running", hint, run_id), given, options)


def tell_crash(error: Exception, given: Sequence[str], options: Options) -> int:
    """Tell a failure that nobody foresaw, and keep its traceback for whoever mends it."""
    _tell(_defect(error, options), given, options)
    return 1


def tell_defect(error: Exception, options: Options, out: Output) -> None:
    """Tell the same of one turn of a chat that goes on."""
    failure = _defect(error, options)
    tell_error(failure.message, failure.hint, out)


def _defect(error: Exception, options: Options) -> _Failure:
    place = _keep_traceback(error, options)
    hint = f"this is a defect; its traceback is in {place}" if place else "this is a defect"
    return _Failure("unexpected", f"unexpected {type(error).__name__}: {error}", hint)


def tell_error(message: str, hint: str, out: Output) -> None:
    """Write the line and the hint; a terminal's width breaks them between words."""
    _warn("error: ", message, out, style="bold")
    if hint:
        _warn("hint: ", hint, out)


def _warn(label: str, text: str, out: Output, style: str = "") -> None:
    rows = textwrap.wrap(
        label + line(text),
        out.width,
        subsequent_indent=" " * len(label),
        break_long_words=False,
        break_on_hyphens=False,
    )
    for row in rows:
        out.warn(row, style)


def _tell(failure: _Failure, given: Sequence[str], options: Options) -> None:
    out = Output(is_json=bool({"--json", "--json-stream"} & set(given)))
    tell_error(failure.message, failure.hint, out)
    if out.is_json:
        from self_evolving_agent.models import ErrorInfo, Report

        report = Report(
            run_id=failure.run_id,
            task=options.task or "",
            domain="",
            success=False,
            answer="",
            error=ErrorInfo(type=failure.kind, message=failure.message, hint=failure.hint),
        )
        out.json(report.model_dump(mode="json"))
    out.still()


def _keep_traceback(error: Exception, options: Options) -> Path | None:
    """Write the traceback where the log is, for the owner alone; None when that fails too."""
    from self_evolving_agent.storage.redaction import Redactor

    text = "".join(traceback.format_exception(error))
    text = Redactor((environment_value("OPENAI_API_KEY"),)).text(text)
    try:
        path = find_log_home(options.home, options.provider) / f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
            file.write(text.encode("utf-8", "backslashreplace").decode())
    except (OSError, AgentError):
        return None
    return path
