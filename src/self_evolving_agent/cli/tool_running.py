"""`tool run NAME`: call a tool in the sandbox, without any model."""

import sys

from pydantic import JsonValue

from self_evolving_agent.bootstrap import open_workbench
from self_evolving_agent.config import Settings, load_settings
from self_evolving_agent.deps import Deps
from self_evolving_agent.errors import UsageError
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.models import CallOutcome
from self_evolving_agent.tools.calls import call_tool, fitted, parameters_of
from self_evolving_agent.tools.forms import plain, written
from self_evolving_agent.tools.registry import loaded

from .arguments import Options
from .failures import tell_error
from .interrupt import run_interruptibly
from .output import Output
from .store import existing_home
from .text import line
from .tool_names import find_tool
from .tool_values import arguments_of, read_object, usage
from .weaker_sandbox import make_weaker_picker


def run_tool(options: Options, out: Output) -> int:
    """Print what the tool gives; what it raises is told on stderr, and ends 1.

    Raises:
        UsageError: If there is no such tool, or the arguments do not fit it.
        NoSandbox: If there is nothing to run it in.
    """
    return run_interruptibly(_run(options, load_settings(options.settings()), out), out.still)


async def _run(options: Options, settings: Settings, out: Output) -> int:
    home = existing_home(options, out)
    async with open_workbench(settings, home, pick_weaker=make_weaker_picker(settings, out)) as bench:
        deps = bench.deps().at("tool run")
        tool = find_tool(deps.memory, options.tool)
        arguments = _arguments(tool, options)
        if bench.sandbox.name == "subprocess":
            out.warn("warning: no isolation: this runs on this machine as you", style="bold red")
        outcome = await _called(tool, arguments, deps)
    return _tell(tool, arguments, outcome, out)


def _arguments(tool: ToolRecord, options: Options) -> dict[str, JsonValue]:
    """Give the arguments in the encoding of `encoding.py`, from the command line, else from stdin."""
    signature = tool.version.signature
    if options.words or not parameters_of(signature):
        given = arguments_of(options.words, signature, tool.name)
    elif sys.stdin is None or sys.stdin.closed or sys.stdin.isatty():
        raise UsageError(f"{tool.name} needs arguments", f"{usage(signature, tool.name)}; or JSON on stdin")
    else:
        given = read_object(sys.stdin.buffer.read(), signature, tool.name)
    found = fitted(given, signature)
    if isinstance(found, str):
        raise UsageError(f"{tool.name}: {found}", usage(signature, tool.name))
    return found


async def _called(tool: ToolRecord, arguments: dict[str, JsonValue], deps: Deps) -> CallOutcome:
    code = loaded(tool, deps)
    return await call_tool(tool.name, code.source, arguments, code.modules, deps)


def _tell(tool: ToolRecord, arguments: dict[str, JsonValue], outcome: CallOutcome, out: Output) -> int:
    failed = f"{outcome.raised}: {outcome.message}" if outcome.raised else ""
    if out.is_json:
        out.json(
            {
                "tool": tool.name,
                "version": tool.current,
                "arguments": {name: plain(value) for name, value in arguments.items()},
                "success": not failed,
                "value": None if failed else plain(outcome.returned),
                "answer": "" if failed else written(outcome.returned, ""),
                "error": {"type": outcome.raised, "message": outcome.message} if failed else None,
            }
        )
    elif not failed:
        out.answer(written(outcome.returned, ""))
    if failed:
        tell_error(f"{tool.name} raised {line(failed)}", "", out)
    return 1 if failed else 0
