"""`sandbox run FILE`: run a file as model-written code is run."""

from pathlib import Path

from self_evolving_agent.config import Settings, load_settings
from self_evolving_agent.errors import UsageError
from self_evolving_agent.models import ExecutionResult, Program

from .arguments import Options
from .interrupt import run_interruptibly
from .output import Output, clean


def run_file(options: Options, out: Output) -> int:
    """Run it and print what it printed, then one line on what happened."""
    path = Path(options.file or "")
    try:
        source = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"cannot read {path}: {getattr(error, 'strerror', None) or 'it is not text'}") from error
    settings = load_settings(options.settings())
    result = run_interruptibly(_run(source, path.suffix, settings))
    if result.stdout:
        out.answer(result.stdout.removesuffix("\n"))
    if result.stderr:
        out.warn(clean(result.stderr.removesuffix("\n")))
    out.tell(_summary(result))
    return 0 if result.is_clean else 1


async def _run(source: str, suffix: str, settings: Settings) -> ExecutionResult:
    from self_evolving_agent.bootstrap import open_sandbox

    sandbox = await open_sandbox(settings)
    program = Program(source=source, language="bash" if suffix == ".sh" else "python")
    return await sandbox.run(program, settings.limits)


def _summary(result: ExecutionResult) -> str:
    ended = f"stopped at its limit: {', '.join(result.limits_hit)}" if result.limits_hit else f"exit {result.exit_code}"
    return f"{result.backend}: {ended}, {result.wall_s:.2f} s, at most {result.peak_memory_mb:.0f} MB"
