"""`--task`: one task from its text to its report."""

import sys

from self_evolving_agent.config import Settings, load_settings
from self_evolving_agent.errors import UsageError
from self_evolving_agent.events import StoredEvent
from self_evolving_agent.models import Report

from .arguments import Options
from .interrupt import run_interruptibly
from .output import Output, line
from .progress import Progress

LONGEST_TASK = 200_000
"""Characters; more than any local model's context holds."""


def do_task(options: Options, out: Output) -> int:
    """Do the task and print what came of it."""
    text = read_task(options.task or "")
    settings = load_settings(options.settings())
    report = run_interruptibly(_run(text, options, settings, out))
    return _tell(report, out)


async def _run(text: str, options: Options, settings: Settings, out: Output) -> Report:
    from self_evolving_agent.bootstrap import open_world

    progress = Progress(out)
    async with open_world(settings) as world:
        out.tell(f"{'':8} {'model':10} {line(world.note)}")
        out.tell(f"{'':8} {'sandbox':10} {world.sandbox.name}")

        def listener(stored: StoredEvent) -> None:
            if options.json_stream:
                out.json(stored.model_dump(mode="json"))
            progress.show(stored)

        return await world.run(text, domain=options.domain, remembered=not options.no_memory, listener=listener)


def _tell(report: Report, out: Output) -> int:
    if out.is_json:
        out.json(report.model_dump(mode="json"))
    elif report.success:
        out.answer(report.answer)
    if report.error:
        out.warn(f"error: {line(report.error.message)}")
        if report.error.hint:
            out.warn(f"hint: {line(report.error.hint)}")
    return 0 if report.success else 1


def read_task(given: str) -> str:
    """Give the task's text, from the argument or from standard input."""
    text = given
    if given == "-":
        try:
            text = sys.stdin.buffer.read(4 * LONGEST_TASK + 1).decode("utf-8")
        except UnicodeDecodeError as error:
            raise UsageError("the task on standard input is not text in UTF-8") from error
    if "\0" in text:
        raise UsageError("the task is not text: it holds a NUL character")
    if not text.strip():
        raise UsageError("the task is empty", 'say what to do: --task "TEXT"')
    if len(text) > LONGEST_TASK:
        raise UsageError(
            f"the task is longer than {LONGEST_TASK:,} characters", "put its data into files of the workspace"
        )
    return text
