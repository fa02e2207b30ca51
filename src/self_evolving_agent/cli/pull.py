"""Where Ollama answers and has no model: offers to have a small one fetched."""

from self_evolving_agent.config import Settings
from self_evolving_agent.providers.ollama_pull import Pull, PullOffer, PullProgress

from .asking import can_ask, typed_line
from .output import Output
from .picker import size
from .remembering import remember
from .text import line

YES = ("y", "yes")
NEVER = "never"


def make_pull_offer(settings: Settings, out: Output) -> PullOffer | None:
    """Give the offer when somebody can answer it and has not said never."""
    if not settings.pull_offer or not can_ask(out):
        return None

    async def offer(pull: Pull) -> bool:
        out.still()
        out.tell(f"Ollama is here, and has no model. {pull.model} is a small one: {size(pull.size_bytes)} to fetch.")
        out.tell(f"Fetch it? y fetches it, Enter goes on without, {NEVER} is remembered.", style="bold")
        typed = (await typed_line()).strip().casefold()
        if typed == NEVER:
            remember("pull_offer", settings, out, value=False)
        if typed not in YES:
            return False
        await _followed(pull, out)
        out.tell(f"{line(pull.model)} is here.")
        return True

    return offer


async def _followed(pull: Pull, out: Output) -> None:
    """Pull, with a bar on stderr that goes away, also when somebody interrupts."""
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn, TransferSpeedColumn

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=12),
        DownloadColumn(),
        TransferSpeedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=out.console, transient=True) as bar:
        task = bar.add_task(f"fetching {pull.model}", total=None)

        def watch(progress: PullProgress) -> None:
            doing = f"fetching {pull.model}" if progress.done_bytes < progress.total_bytes else line(progress.status)
            bar.update(task, description=doing, completed=progress.done_bytes, total=progress.total_bytes or None)

        await pull.run(watch)
