"""`tool rollback|retire|restore NAME`: a person decides which tools are offered, and in which version."""

from self_evolving_agent.bootstrap import Store
from self_evolving_agent.events import Event
from self_evolving_agent.tools.keeping import restored, retired, reverted

from .arguments import Options
from .describe import describe
from .output import Output
from .store import opened
from .tool_names import find_tool

NODE = "person"


def roll_back(options: Options, out: Output) -> int:
    """Use an earlier version again, by default the one before.

    Raises:
        UsageError: If there is no such tool or version.
    """
    with opened(options, out) as store:
        tool = find_tool(store.memory.current(), options.tool)
        return _keep(reverted(tool, options.tool_version), store, options.tool, out)


def retire_tool(options: Options, out: Output) -> int:
    """Offer it no more.

    Raises:
        UsageError: If there is no such tool, or it is retired already.
    """
    with opened(options, out) as store:
        tool = find_tool(store.memory.current(), options.tool)
        return _keep(retired(tool, options.why or "a person retired it"), store, options.tool, out)


def restore_tool(options: Options, out: Output) -> int:
    """Offer a retired tool again.

    Raises:
        UsageError: If there is no such tool, or it is not retired.
    """
    with opened(options, out) as store:
        tool = find_tool(store.memory.current(), options.tool)
        return _keep(restored(tool), store, options.tool, out)


def _keep(event: Event, store: Store, name: str, out: Output) -> int:
    store.record([event], NODE)
    tool = store.memory.current().tools[name]
    if out.is_json:
        out.json({"tool": name, "version": tool.current, "status": tool.status})
    else:
        out.answer(describe(event))
    return 0
