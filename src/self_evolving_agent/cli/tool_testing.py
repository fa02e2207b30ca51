"""`tool test NAME`: tells whether it still holds what it was registered for."""

from self_evolving_agent.bootstrap import open_workbench
from self_evolving_agent.config import load_settings
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.tools.retesting import Retest, retest

from .arguments import Options
from .describe import counted
from .failures import tell_error
from .interrupt import run_interruptibly
from .output import Output
from .store import existing_home
from .text import line
from .tool_names import find_tool
from .weaker_sandbox import make_weaker_picker


def test_tool(options: Options, out: Output) -> int:
    """Run its examples and its tests again, and print how each went.

    Raises:
        UsageError: If there is no such tool.
        NoSandbox: If there is nothing to run it in.
    """
    settings = load_settings(options.settings())
    home = existing_home(options, out)

    async def tested() -> tuple[ToolRecord, Retest]:
        async with open_workbench(settings, home, pick_weaker=make_weaker_picker(settings, out)) as bench:
            deps = bench.deps().at("tool test")
            tool = find_tool(deps.memory, options.tool)
            out.live(f"testing {tool.name} in the sandbox")
            return tool, await retest(tool, deps)

    tool, found = run_interruptibly(tested(), out.still)
    if out.is_json:
        out.json(_as_json(tool, found))
    else:
        _tell(found, out)
    if found.refusal is not None:
        tell_error(f"{tool.name} does not hold: {found.refusal.reason.replace('_', ' ')}", "", out)
        return 1
    return 0


def _as_json(tool: ToolRecord, found: Retest) -> dict[str, object]:
    return {
        "tool": tool.name,
        "version": tool.current,
        "success": found.refusal is None,
        "examples": [
            {"name": result.check.name, "passed": result.passed, "observed": result.observed}
            for result in found.examples
        ],
        "tests": [{"name": test.name, "outcome": test.outcome} for test in found.tests],
        "reason": found.refusal.reason if found.refusal else None,
        "detail": found.refusal.detail if found.refusal else "",
    }


def _tell(found: Retest, out: Output) -> None:
    for result in found.examples:
        gave = "" if result.passed else f", gave {line(result.observed)}"
        out.answer(f"{'holds' if result.passed else 'FAILS'}  {line(result.check.name)}{gave}")
    for test in found.tests:
        out.answer(f"{_SHOWN[test.outcome]}  {line(test.name)}")
    held = sum(result.passed for result in found.examples)
    passed = sum(test.outcome == "passed" for test in found.tests)
    examples, tests = counted(len(found.examples), "example"), counted(len(found.tests), "test")
    out.answer(f"{held} of {examples} hold, {passed} of {tests} pass")


_SHOWN = {"passed": "holds", "failed": "FAILS", "skipped": "  -  "}
