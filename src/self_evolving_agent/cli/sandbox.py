"""`sandbox run FILE`: run a file as model-written code is run, and say what happened."""

from pathlib import Path

from self_evolving_agent.bootstrap import open_sandbox
from self_evolving_agent.config import Settings, load_settings
from self_evolving_agent.errors import UsageError
from self_evolving_agent.models import ExecutionResult, Program

from .arguments import Options
from .interrupt import run_interruptibly
from .output import Output
from .text import line
from .weaker_sandbox import make_weaker_picker


def run_file(options: Options, out: Output) -> int:
    """Run it and print what it printed, then one line on what happened.

    Raises:
        UsageError: If the file cannot be read.
        NoSandbox: If there is nothing to run it in.
    """
    program = read_program(Path(options.file))
    result = run_interruptibly(_run(program, load_settings(options.settings()), out), out.still)
    if out.is_json:
        shown = result.model_dump(mode="json", exclude={"written", "outcomes"})
        out.json(shown | {"written": sorted(result.written)})
        return 0 if result.is_clean else 1
    if result.stdout:
        out.answer(result.stdout.removesuffix("\n"))
    if result.stderr:
        out.warn(result.stderr.removesuffix("\n"))
    out.tell(summary(result))
    return 0 if result.is_clean else 1


def read_program(path: Path) -> Program:
    """Read a file as a program: bash when its name ends in .sh, else Python."""
    try:
        source = path.read_text("utf-8")
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"cannot read {path}: it is no text in UTF-8") from error
    return Program(source=source, language="bash" if path.suffix == ".sh" else "python")


def summary(result: ExecutionResult) -> str:
    """Say how a program ended and what it used."""
    ended = f"stopped at its limit: {', '.join(result.limits_hit)}" if result.limits_hit else f"exit {result.exit_code}"
    return f"sandbox {line(result.backend)}: {ended}, {result.wall_s:.2f} s, {result.peak_memory_mb:.0f} MB at most"


async def _run(program: Program, settings: Settings, out: Output) -> ExecutionResult:
    sandbox = await open_sandbox(settings, make_weaker_picker(settings, out))
    if sandbox.name == "subprocess":
        out.warn("warning: no isolation: this runs on this machine as you", style="bold red")
    return await sandbox.run(program, settings.limits)
