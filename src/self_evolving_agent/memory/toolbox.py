"""The part of the fold that is about tools and routes."""

from pydantic import JsonValue

from self_evolving_agent.events import (
    RouteDemoted,
    RouteLearned,
    ToolJudged,
    ToolRegistered,
    ToolRestored,
    ToolRetired,
    ToolReverted,
    ToolUsed,
)
from self_evolving_agent.models import Solved
from self_evolving_agent.scoring import Score, played

from .models import Demotion, Memory, RouteRecord, ToolRecord, ToolVersion
from .wording import wording

ToolEvent = (
    ToolRegistered | ToolUsed | ToolJudged | ToolRetired | ToolRestored | ToolReverted | RouteLearned | RouteDemoted
)
TOOL_TYPES = (
    "route.demoted",
    "route.learned",
    "tool.judged",
    "tool.registered",
    "tool.restored",
    "tool.retired",
    "tool.reverted",
    "tool.used",
)
SOLVED = 12
REFUSED = 50
VERSIONS = 20
_DEMOTED, _DECLINED = 500, 20


def is_strangers(event: ToolRegistered, known: ToolRecord) -> bool:
    """Tell whether a tool is no version of its namesake: it was made as a new one, by a run that knew of no other."""
    is_new = event.replaces is None and all(v.version != event.tool_version for v in known.versions)
    return is_new and not known.is_retired


class Toolbox:
    """Tools and routes that are being changed."""

    def __init__(self, memory: Memory) -> None:
        self.tools = dict(memory.tools)
        self.routes = dict(memory.routes)
        self.demoted = dict(memory.demoted)

    def take(self, seq: int, event: ToolEvent) -> None:
        """Fold one event; one about a tool that is not known changes nothing."""
        match event:
            case ToolRegistered():
                self._register(seq, event)
            case ToolUsed():
                self._use(seq, event)
            case ToolJudged():
                self._judge(seq, event)
            case ToolRetired():
                self._update(event.name, {"is_retired": True})
                self._forget_routes(event.name)
            case ToolRestored():
                self._update(event.name, {"is_retired": False})
            case ToolReverted():
                self._revert(event)
            case RouteLearned():
                self._learn(seq, event)
            case RouteDemoted():
                self._demote(seq, event)

    def score(self, name: str, outcome: float, *, won: bool, at: int) -> None:
        """Move the record of the version that is used."""
        if tool := self.tools.get(name):
            score = played(tool.score, outcome, won=won, at=at)
            self._replace_version(tool, tool.version.model_copy(update={"score": score}))

    def _register(self, seq: int, event: ToolRegistered) -> None:
        fields = event.model_dump(include=set(ToolVersion.model_fields) - {"version", "at", "score"})
        version = ToolVersion(**fields, version=event.tool_version, at=seq)
        known = self.tools.get(event.name)
        if known is not None and is_strangers(event, known):
            return
        others = tuple(v for v in known.versions if v.version != version.version) if known else ()
        if known is None or known.is_retired:
            # A new tool inherits nothing from a dead namesake, whose code stays for those that import it.
            others = tuple(v.model_copy(update={"score": Score()}) for v in others)
            self.tools[event.name] = ToolRecord(
                name=event.name, current=version.version, versions=(version,), domain=event.domain
            )
        elif version.version != known.current:
            # What a person said of the answers of other code says nothing of this one's.
            self._update(event.name, {"refused": (), "declined": ()})
        versions = self._worth_keeping(event.name, (*others, version))
        self._update(event.name, {"versions": versions, "current": version.version})

    def _worth_keeping(self, name: str, versions: tuple[ToolVersion, ...]) -> tuple[ToolVersion, ...]:
        """Give the latest versions, and those before them that other tools import."""
        early, latest = versions[:-VERSIONS], versions[-VERSIONS:]
        if not early:
            return latest
        needed = {v.imports[name] for tool in self.tools.values() for v in tool.versions if name in v.imports}
        return (*(v for v in early if v.version in needed), *latest)

    def _use(self, seq: int, event: ToolUsed) -> None:
        tool = self.tools.get(event.call.name)
        if tool is not None and event.success and all(one.text != event.text for one in tool.refused):
            one = _solved(event.text, event.call.arguments, seq)
            self._update(tool.name, {"solved": _with(tool.solved, one, SOLVED)})

    def _judge(self, seq: int, event: ToolJudged) -> None:
        """Move a task to those that a tool solved, or to those that it answered wrongly."""
        if tool := self.tools.get(event.name):
            one = _solved(event.text, event.arguments, seq)
            solved = _with(tool.solved, one, SOLVED) if event.good else _without(tool.solved, event.text)
            refused = _without(tool.refused, event.text) if event.good else _with(tool.refused, one, REFUSED)
            self._update(tool.name, {"solved": solved, "refused": refused})
        for key in event.routes if event.good else ():
            self._forgive(key)

    def _learn(self, seq: int, event: RouteLearned) -> None:
        route = event.route
        tool, demotion = self.tools.get(route.tool), self.demoted.get(route.key)
        if tool is None or tool.is_retired:
            return
        if demotion is None or demotion.allows(one for one in tool.solved if one.text in event.texts):
            self.routes[route.key] = RouteRecord(route=route, at=seq)

    def _demote(self, seq: int, event: RouteDemoted) -> None:
        """Count once what several runs say of a route that is in use no more."""
        record = self.routes.pop(event.route, None)
        known = self.demoted.pop(event.route, None)
        if known is None or record is not None:
            known = Demotion(times=known.times + 1 if known else 1)
        self.demoted[event.route] = known.model_copy(update={"at": seq})
        tool = self.tools.get(record.route.tool) if record else None
        if tool is not None and event.refusal:
            declined = (*(text for text in tool.declined if text != event.refusal), event.refusal)
            self._update(tool.name, {"declined": declined[-_DECLINED:]})
        if len(self.demoted) > _DEMOTED:
            del self.demoted[next(iter(self.demoted))]

    def _forgive(self, route: str) -> None:
        demotion = self.demoted.pop(route, None)
        if demotion is not None and demotion.times > 1:
            self.demoted[route] = demotion.model_copy(update={"times": demotion.times - 1})

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


def _solved(text: str, arguments: dict[str, JsonValue], at: int) -> Solved:
    return Solved(text=text, arguments=arguments, at=at, wording=wording(text, arguments))


def _with(tasks: tuple[Solved, ...], one: Solved, most: int) -> tuple[Solved, ...]:
    return (*_without(tasks, one.text), one)[-most:]


def _without(tasks: tuple[Solved, ...], text: str) -> tuple[Solved, ...]:
    return tuple(one for one in tasks if one.text != text)
