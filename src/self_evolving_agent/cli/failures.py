"""How a failure is told: one line and a hint, or the object that `--json` promises."""

from self_evolving_agent.errors import AgentError

from .output import Output, line


def tell_failure(error: AgentError, out: Output, task: str) -> int:
    """Tell an expected failure and give its exit code."""
    _tell(error.kind, error.message, error.hint, out, task)
    return error.exit_code


def tell_interrupted(out: Output, task: str) -> None:
    _tell("interrupted", "interrupted", "", out, task)


def tell_crash(error: Exception, out: Output, task: str) -> int:
    """Tell a failure nobody foresaw."""
    _tell(type(error).__name__, f"unexpected {type(error).__name__}: {error}", "", out, task)
    return 1


def _tell(kind: str, message: str, hint: str, out: Output, task: str) -> None:
    if out.is_json:
        from self_evolving_agent.models import ErrorInfo, Report

        error = ErrorInfo(type=kind, message=message, hint=hint)
        out.json(Report(run_id="", task=task, domain="", success=False, answer="", error=error).model_dump(mode="json"))
    out.warn(f"error: {line(message)}")
    if hint:
        out.warn(f"hint: {line(hint)}")
