"""`tool show NAME`: all that is known of a tool."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from self_evolving_agent.bootstrap import Store
from self_evolving_agent.memory.models import ToolRecord
from self_evolving_agent.models import Check, Route
from self_evolving_agent.tools.histories import TYPES, ToolHistory, VersionHistory, history_of
from self_evolving_agent.tools.registry import examples_of

from .arguments import Options
from .describe import counted
from .describe_tools import template
from .output import Output
from .store import opened
from .text import line
from .tool_history import asked_for, moment
from .tool_names import find_tool

LABEL = 10
WIDTH = 80
BY = {"user": "stated", "model": "by the model", "program": "by the program"}


@dataclass(frozen=True)
class _Known:
    """A tool with its texts."""

    tool: ToolRecord
    source: str
    tests: str
    examples: tuple[Check, ...]
    history: ToolHistory
    routes: tuple[Route, ...]

    @property
    def origin(self) -> VersionHistory | None:
        return next((v for v in self.history.versions if v.version == self.tool.current), None)


def show_tool(options: Options, out: Output) -> int:
    """Print its record, who asked for it, source, examples, tests, versions, and the routes that lead to it.

    Raises:
        UsageError: If there is no such tool.
    """
    with opened(options, out) as store:
        tool = find_tool(store.memory.current(), options.tool)
        if out.is_json:
            out.json(_as_json(_read(tool, store)))
        else:
            tell_tool(tool, store, out)
    return 0


def tell_tool(tool: ToolRecord, store: Store, out: Output) -> None:
    """Print all that is known of a tool."""
    known = _read(tool, store)
    for label, text in _facts(known):
        out.answer(_folded(label, text))
    for title, text in (("source", known.source), ("examples", _examples(known)), ("tests", known.tests)):
        out.answer(f"\n{title}:\n{textwrap.indent(text.strip(), '    ')}")


def _read(tool: ToolRecord, store: Store) -> _Known:
    version = tool.version
    return _Known(
        tool=tool,
        source=store.blobs.get(version.source).decode(),
        tests=store.blobs.get(version.tests).decode(),
        examples=examples_of(version, store.blobs),
        history=history_of(tool.name, store.log.read(types=TYPES)),
        routes=tuple(r.route for r in store.memory.current().routes.values() if r.route.tool == tool.name),
    )


def _facts(known: _Known) -> Iterator[tuple[str, str]]:
    tool, version, score = known.tool, known.tool.version, known.tool.score
    yield "tool", version.signature.removeprefix("def ")
    yield "does", version.does
    record = f"rate {score.rate:.2f}, {counted(score.wins, 'win')} in {counted(score.plays, 'play')}"
    yield "status", f"{tool.status}, {record}"
    if known.origin:
        yield "made", f"{moment(known.origin.at)} {asked_for(known.origin)}"
    yield "proven by", ", ".join(_proof(known))
    for name in version.disputed:
        yield "disputed", name
    if version.imports:
        yield "imports", ", ".join(f"{name} {pinned}" for name, pinned in version.imports.items())
    if version.asked_as:
        yield "asked as", "; ".join(version.asked_as)
    for route in known.routes:
        yield "route", template(route)
    yield "versions", ", ".join(f"{v.version}{' (used)' if v.version == tool.current else ''}" for v in tool.versions)


def _proof(known: _Known) -> Iterator[str]:
    version = known.tool.version
    yield f"{counted(len(known.examples), 'example')}"
    if version.mutants:
        yield f"{version.killed} of {counted(version.mutants, 'mutant')} killed"
    if version.disputed:
        yield f"{len(version.disputed)} set aside as disputed"


def _folded(label: str, text: str) -> str:
    rows = textwrap.wrap(line(text), WIDTH - LABEL - 1, break_on_hyphens=False) or [""]
    return "\n".join(f"{'' if number else label:{LABEL}} {row}" for number, row in enumerate(rows))


def _examples(known: _Known) -> str:
    return "\n".join(f"{line(check.name)}  ({BY[check.origin]})" for check in known.examples)


def _as_json(known: _Known) -> dict[str, object]:
    tool, version, score = known.tool, known.tool.version, known.tool.score
    return {
        "name": tool.name,
        "status": tool.status,
        "rate": round(score.rate, 4),
        "wins": score.wins,
        "plays": score.plays,
        "version": tool.current,
        **version.model_dump(
            mode="json", include={"signature", "does", "asked_as", "imports", "mutants", "killed", "disputed"}
        ),
        "source": known.source,
        "tests": known.tests,
        "examples": [check.model_dump(mode="json", exclude={"through", "rule"}) for check in known.examples],
        "routes": [{"key": route.key, "template": template(route)} for route in known.routes],
        "made": known.origin.model_dump(mode="json") if known.origin else None,
        "versions": [v.model_dump(mode="json") for v in known.history.versions],
    }
