"""One task in a world of its own, shown as it goes and told at its end."""

import asyncio

from self_evolving_agent.bootstrap import World
from self_evolving_agent.config import Settings, load_settings
from self_evolving_agent.events import StoredEvent
from self_evolving_agent.models import Report

from .arguments import Options
from .asking_world import open_asking
from .failures import Interrupted, tell_error
from .interrupt import run_interruptibly
from .output import Output
from .progress import Progress


def run_task(text: str, options: Options, out: Output) -> int:
    """Do the task and print what came of it.

    Raises:
        Interrupted: When a person broke it off.
    """
    settings = load_settings(options.settings())
    progress = Progress(out, settings.workspace)
    try:
        report = run_interruptibly(_run(text, options, settings, out, progress), out.still)
    except KeyboardInterrupt:
        if out.is_abandoned:
            return 1
        raise Interrupted(progress.run_id) from None
    return _tell(report, out)


async def _run(text: str, options: Options, settings: Settings, out: Output, progress: Progress) -> Report:
    me = asyncio.current_task()

    def listener(stored: StoredEvent) -> None:
        if options.json_stream:
            out.json(stored.model_dump(mode="json"))
            if out.is_abandoned and me is not None:
                me.cancel()  # nobody reads what would come, and models are slow
        progress.show(stored)

    async with open_asking(settings, out) as world:
        introduce(world, progress, out)
        report = await world.run(
            text,
            domain=options.domain,
            remembered=not options.no_memory,
            listener=listener,
            watcher=progress.watch,
        )
        progress.finish(report, None if options.no_memory else world.store.memory.current())
        return report


def introduce(world: World, progress: Progress, out: Output) -> None:
    """Say what does the work, on every run; a weak sandbox even to those who want the answer alone."""
    for row in world.note.splitlines():
        progress.say("model", row)
    if world.sandbox.name == "subprocess":
        out.warn(
            "warning: no isolation: what the model writes runs on this machine as you (EXECUTOR_BACKEND=subprocess)",
            style="bold red",
        )
    else:
        progress.say("sandbox", world.sandbox.name)


def _tell(report: Report, out: Output) -> int:
    if report.success and not out.is_json:
        if out.is_live:
            out.tell("")
        out.answer(report.answer.removesuffix("\n"))
    if report.error is not None:
        tell_error(report.error.message, report.error.hint, out)
    if out.is_json:
        out.json(report.model_dump(mode="json"))
    return 0 if report.success else 1
