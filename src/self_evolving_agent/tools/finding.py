"""Which known tools may help with a task."""

from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import EmbeddingError
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.memory.retrieval import Entry, Hit

ORIGIN_LENGTH = 200
MOST_SOLVED = 3


async def nearest_tools(task: str, deps: Deps, k: int) -> tuple[Hit, ...]:
    """Give the k tools that fit best of those that are offered, best first; none where texts cannot be compared."""
    told = deps.shelf.told(deps.memory.tools, _entry)
    if not told.entries:
        return ()
    try:
        vectors = await deps.vectors.vectors(task, told.texts)
    except EmbeddingError:
        return ()
    return deps.shelf.catalog(told, vectors).top(vectors.query, k)


def _entry(tool: ToolRecord) -> Entry | None:
    """Tell a tool by what it does, by how people would ask for it, and by the wording of the tasks it solved."""
    if not tool.is_offered:
        return None
    version = tool.version
    told = [one.wording for one in tool.solved[-MOST_SOLVED:]] or [version.task[:ORIGIN_LENGTH]]
    texts = (f"{tool.name.replace('_', ' ')}: {version.does}", *version.asked_as, *told)
    return Entry(
        key=tool.name,
        texts=tuple(dict.fromkeys(text for text in texts if text.strip())),
        rate=tool.score.rate,
        uses=tool.score.plays,
    )
