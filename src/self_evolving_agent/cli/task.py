"""`--task`: one task from its text to its report."""

import asyncio
import sys
from dataclasses import replace

from self_evolving_agent.bootstrap import World, open_world
from self_evolving_agent.config import Settings, load_settings
from self_evolving_agent.errors import UsageError
from self_evolving_agent.events import StoredEvent
from self_evolving_agent.models import Report

from .arguments import Options
from .failures import Interrupted, tell_error
from .interrupt import run_interruptibly
from .live import WatchedProvider
from .output import Output
from .picker import make_picker
from .progress import Progress

LONGEST_TASK = 200_000
"""Characters: several times what the context of a local model holds."""


def do_task(options: Options, out: Output) -> int:
    """Do the task and print what came of it.

    Raises:
        Interrupted: When a person broke it off.
    """
    text = read_task(options.task or "")
    settings = load_settings(options.settings())
    progress = Progress(out)
    try:
        report = run_interruptibly(_run(text, options, settings, out, progress), out.still)
    except KeyboardInterrupt:
        raise Interrupted(progress.run_id) from None
    return _tell(report, out)


async def _run(text: str, options: Options, settings: Settings, out: Output, progress: Progress) -> Report:
    me = asyncio.current_task()
    out.live("looking for a model and a sandbox")

    def listener(stored: StoredEvent) -> None:
        if options.json_stream:
            out.json(stored.model_dump(mode="json"))
            if out.is_abandoned and me is not None:
                me.cancel()  # nobody reads what would come, and models are slow
        progress.show(stored)

    async with open_world(settings, pick=make_picker(out)) as world:
        _introduce(world, progress, out)
        watched = WatchedProvider(world.provider, progress.model_at_work)
        report = await replace(world, provider=watched).run(
            text, domain=options.domain, remembered=not options.no_memory, listener=listener
        )
        progress.finish(report, None if options.no_memory else world.store.memory.current())
        return report


def _introduce(world: World, progress: Progress, out: Output) -> None:
    """Say what does the work, on every run; a weak sandbox even to those who want the answer alone."""
    progress.say("model", world.note)
    if world.sandbox.name == "subprocess":
        out.warn(
            "warning: no isolation: what the model writes runs on this machine as you (EXECUTOR_BACKEND=subprocess)",
            style="bold red",
        )
    else:
        progress.say("sandbox", world.sandbox.name)


def _tell(report: Report, out: Output) -> int:
    if report.success and not out.is_json:
        out.answer(report.answer)
    if report.error is not None:
        tell_error(report.error.message, report.error.hint, out)
    if out.is_json:
        out.json(report.model_dump(mode="json"))
    return 0 if report.success else 1


def read_task(given: str) -> str:
    """Give the task's text, from the argument or from standard input.

    Raises:
        UsageError: If it is empty, too long, or no text.
    """
    text = _from_stdin() if given == "-" else given
    if "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
        raise UsageError("the task is no text: it holds bytes that are no UTF-8, or NUL")
    if not text.strip():
        raise UsageError("the task is empty", 'say what to do: --task "TEXT"')
    if len(text) > LONGEST_TASK:
        raise UsageError(
            f"the task is longer than {LONGEST_TASK:,} characters",
            "put its data into a file of the workspace and name the file in the task",
        )
    return text


def _from_stdin() -> str:
    if sys.stdin is None or sys.stdin.closed:
        raise UsageError("there is no standard input to read the task from", 'say it: --task "TEXT"')
    longest_in_bytes = 4 * LONGEST_TASK
    content = sys.stdin.buffer.read(longest_in_bytes + 4)
    return content.decode("utf-8", errors="surrogateescape" if len(content) <= longest_in_bytes else "replace")
