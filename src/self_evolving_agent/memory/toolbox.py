"""The part of the fold that is about tools and routes."""

from collections import deque

from self_evolving_agent.events import (
    RouteDemoted,
    RouteLearned,
    ToolRegistered,
    ToolRestored,
    ToolRetired,
    ToolReverted,
    ToolUsed,
)
from self_evolving_agent.models import Solved
from self_evolving_agent.scoring import Score, played

from .models import Memory, RouteRecord, ToolRecord, ToolVersion

ToolEvent = ToolRegistered | ToolUsed | ToolRetired | ToolRestored | ToolReverted | RouteLearned | RouteDemoted
TOOL_TYPES = (
    "route.demoted",
    "route.learned",
    "tool.registered",
    "tool.restored",
    "tool.retired",
    "tool.reverted",
    "tool.used",
)
SOLVED = 12
VERSIONS = 20
_DEMOTED = 500


class Toolbox:
    """Tools and routes that are being changed."""

    def __init__(self, memory: Memory) -> None:
        self.tools = dict(memory.tools)
        self.routes = dict(memory.routes)
        self.demoted = deque(memory.demoted, maxlen=_DEMOTED)

    def take(self, seq: int, event: ToolEvent) -> None:
        """Fold one event; one about a tool that is not known changes nothing."""
        match event:
            case ToolRegistered():
                self._register(seq, event)
            case ToolUsed():
                self._use(event)
            case ToolRetired():
                self._update(event.name, {"is_retired": True})
                self._forget_routes(event.name)
            case ToolRestored():
                self._update(event.name, {"is_retired": False})
            case ToolReverted():
                self._revert(event)
            case RouteLearned():
                tool = self.tools.get(event.route.tool)
                if tool is not None and not tool.is_retired and event.route.key not in self.demoted:
                    self.routes[event.route.key] = RouteRecord(route=event.route, at=seq)
            case RouteDemoted():
                self.routes.pop(event.route, None)
                if event.route not in self.demoted:
                    self.demoted.append(event.route)

    def score(self, name: str, outcome: float, *, won: bool, at: int) -> None:
        """Move the record of the version that is used."""
        if tool := self.tools.get(name):
            score = played(tool.score, outcome, won=won, at=at)
            self._replace_version(tool, tool.version.model_copy(update={"score": score}))

    def _register(self, seq: int, event: ToolRegistered) -> None:
        fields = event.model_dump(include=set(ToolVersion.model_fields) - {"version", "at", "score"})
        version = ToolVersion(**fields, version=event.tool_version, at=seq)
        known = self.tools.get(event.name)
        others = tuple(v for v in known.versions if v.version != version.version) if known else ()
        if known is None or known.is_retired:
            # A new tool inherits nothing from a dead namesake, whose code stays for those that import it.
            others = tuple(v.model_copy(update={"score": Score()}) for v in others)
            self.tools[event.name] = ToolRecord(
                name=event.name, current=version.version, versions=(version,), domain=event.domain
            )
        versions = self._worth_keeping(event.name, (*others, version))
        self._update(event.name, {"versions": versions, "current": version.version})

    def _worth_keeping(self, name: str, versions: tuple[ToolVersion, ...]) -> tuple[ToolVersion, ...]:
        """Give the latest versions, and those before them that other tools import."""
        early, latest = versions[:-VERSIONS], versions[-VERSIONS:]
        if not early:
            return latest
        needed = {v.imports[name] for tool in self.tools.values() for v in tool.versions if name in v.imports}
        return (*(v for v in early if v.version in needed), *latest)

    def _use(self, event: ToolUsed) -> None:
        tool = self.tools.get(event.call.name)
        if tool is not None and event.success:
            solved = Solved(text=event.text, arguments=event.call.arguments)
            rest = tuple(one for one in tool.solved if one.text != solved.text)
            self._update(tool.name, {"solved": (*rest, solved)[-SOLVED:]})

    def _revert(self, event: ToolReverted) -> None:
        tool = self.tools.get(event.name)
        if tool is not None and any(v.version == event.tool_version for v in tool.versions):
            self._update(event.name, {"current": event.tool_version})

    def _forget_routes(self, tool: str) -> None:
        self.routes = {key: record for key, record in self.routes.items() if record.route.tool != tool}

    def _replace_version(self, tool: ToolRecord, version: ToolVersion) -> None:
        versions = tuple(version if v.version == version.version else v for v in tool.versions)
        self._update(tool.name, {"versions": versions})

    def _update(self, name: str, changes: dict[str, object]) -> None:
        if tool := self.tools.get(name):
            self.tools[name] = tool.model_copy(update=changes)
