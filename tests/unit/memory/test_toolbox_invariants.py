"""Random lives of tools and routes, held against a second, plainer account of what the fold should give."""

from dataclasses import dataclass, field

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fakes_storage import InMemoryEventLog
from self_evolving_agent.events import (
    Event,
    RouteDemoted,
    RouteLearned,
    ToolJudged,
    ToolRegistered,
    ToolRestored,
    ToolRetired,
    ToolReverted,
    ToolUsed,
)
from self_evolving_agent.memory import Memory, apply, fold
from self_evolving_agent.memory.toolbox import SOLVED, VERSIONS
from self_evolving_agent.models import Route, Slot, ToolCall
from self_evolving_agent.scoring import Score, played
from self_evolving_agent.tools.registry import pinned_name
from storage_samples import registered, scored, stamp

NAMES = ("clamp", "order", "clamp_2")
names = st.sampled_from(NAMES)
outcomes = st.sampled_from([0.0, 0.3, 0.6, 1.0])
keys = st.sampled_from(["r1", "r2", "r3"])
texts = st.sampled_from([f"clamp {number} to 0..9" for number in range(SOLVED + 3)])


@dataclass
class Life:
    """What one tool has been through since it was made."""

    current: str
    scores: dict[str, Score]
    texts: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    is_retired: bool = False


class Toolboxes(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.log = InMemoryEventLog()
        self.memory = Memory()
        self.lives: dict[str, Life] = {}
        self.owners: dict[str, str] = {}
        self.demoted: set[str] = set()
        self.imports: dict[str, dict[str, str]] = {}
        self.count = 0

    @initialize(name=names)
    def begin(self, name: str) -> None:
        self.register(name)

    def happen(self, event: Event) -> None:
        """Log an event in a run of its own and fold it alone."""
        (stored,) = self.log.append(stamp(f"run{len(self.log.events)}"), (event,))
        self.memory = apply(self.memory, stored)

    def score_moved(self, name: str, outcome: float, *, won: bool) -> None:
        life = self.lives[name]
        before = life.scores.get(life.current, Score())  # one of a dead namesake begins anew as well
        life.scores[life.current] = played(before, outcome, won=won, at=len(self.log.events))

    @rule(name=names)
    def register(self, name: str) -> None:
        """A new tool, a new version (a repair), or the namesake of a dead one."""
        self.count += 1
        self._register(name, f"{self.count:012x}")

    @rule(name=names, data=st.data())
    def register_again(self, name: str, data: st.DataObject) -> None:
        """The very same code is proposed once more, while the tool lives or after its death."""
        known = self.memory.tools[name].versions if name in self.lives else ()
        version = data.draw(st.sampled_from([one.version for one in known] or [""]))
        if version:
            self._register(name, version)

    def _register(self, name: str, version: str) -> None:
        life = self.lives.get(name)
        imports = {other: known.current for other, known in self.lives.items() if other < name}
        imports = self.imports.setdefault(version, imports)
        before = life.current if life is not None and not life.is_retired else None
        event: ToolRegistered = registered(name, version, before).model_copy(update={"imports": imports})
        self.happen(event)
        assert self.unneeded(name) == []
        if life is None or life.is_retired:
            self.lives[name] = Life(version, {version: Score()})
            return
        if version != life.current:
            life.wrong = []
        life.current = version
        life.scores[version] = Score()

    @rule(name=names)
    def register_unknowing(self, name: str) -> None:
        """A run that began before a tool was made makes another of the same name."""
        life = self.lives.get(name)
        if life is not None and not life.is_retired:
            self.count += 1
            before = self.memory.tools
            self.happen(registered(name, f"{self.count:012x}"))
            assert self.memory.tools == before

    def unneeded(self, name: str) -> list[str]:
        """Give the versions beyond the latest that nothing imports."""
        versions = [one for tool in self.memory.tools.values() for one in tool.versions]
        needed = {one.imports.get(name) for one in versions}
        early = self.memory.tools[name].versions[:-VERSIONS]
        return [one.version for one in early if one.version not in needed]

    @rule(name=names, text=texts, success=st.booleans(), outcome=outcomes)
    def use(self, name: str, text: str, success: bool, outcome: float) -> None:
        life = self.lives.get(name)
        call = ToolCall(name=name, version=life.current if life else "0", arguments={"x": len(text)}, origin="call")
        self.happen(ToolUsed(call=call, text=text, returned="1", success=success))
        if life is not None and success and text not in life.wrong:
            life.texts = [*(known for known in life.texts if known != text), text][-SOLVED:]
        self.score(name, outcome, success)

    @rule(name=names, outcome=outcomes, won=st.booleans())
    def score(self, name: str, outcome: float, won: bool) -> None:
        self.happen(scored(name, outcome, won=won, subject="tool"))
        if name in self.lives:
            self.score_moved(name, outcome, won=won)

    @rule(name=names, text=texts, good=st.booleans())
    def judge(self, name: str, text: str, good: bool) -> None:
        self.happen(ToolJudged(run="r", name=name, text=text, arguments={"x": len(text)}, good=good))
        if life := self.lives.get(name):
            life.texts = [known for known in life.texts if known != text]
            life.wrong = [known for known in life.wrong if known != text]
            if good:
                life.texts = [*life.texts, text][-SOLVED:]
            else:
                life.wrong.append(text)

    @rule(name=names, data=st.data())
    def revert(self, name: str, data: st.DataObject) -> None:
        if name not in self.lives:
            return
        life = self.lives[name]
        known = {one.version for one in self.memory.tools[name].versions}
        version = data.draw(st.sampled_from(sorted(known | life.scores.keys() | {"ffffffffffff"})))
        self.happen(ToolReverted(name=name, tool_version=version))
        if version in known:
            life.current = version

    @rule(name=names)
    def retire(self, name: str) -> None:
        self.happen(ToolRetired(name=name, why="a person said so"))
        if name in self.lives:
            self.lives[name].is_retired = True
            self.owners = {key: owner for key, owner in self.owners.items() if owner != name}

    @rule(name=names)
    def restore(self, name: str) -> None:
        self.happen(ToolRestored(name=name))
        if name in self.lives:
            self.lives[name].is_retired = False

    @rule(key=keys, name=names)
    def learn_route(self, key: str, name: str) -> None:
        route = Route(key=key, tool=name, literals=("clamp", ""), slots=(Slot(parameter="x", form="int"),))
        self.happen(RouteLearned(route=route, texts=("clamp 1", "clamp 2")))
        if name in self.lives and not self.lives[name].is_retired and key not in self.demoted:
            self.owners[key] = name

    @rule(key=keys)
    def demote_route(self, key: str) -> None:
        self.happen(RouteDemoted(route=key, why="it gave a wrong answer"))
        self.owners.pop(key, None)
        self.demoted.add(key)

    @precondition(lambda self: len(self.lives) == len(NAMES) and self.count < VERSIONS)
    @rule(name=names)
    def many_versions(self, name: str) -> None:
        for _ in range(VERSIONS + 1):
            self.register(name)

    @invariant()
    def what_is_used_is_always_one_of_the_versions(self) -> None:
        assert self.memory.tools.keys() == self.lives.keys()
        for name, tool in self.memory.tools.items():
            assert (tool.name, tool.current) == (name, self.lives[name].current)
            assert tool.version.version == tool.current

    @invariant()
    def a_version_is_there_once(self) -> None:
        for tool in self.memory.tools.values():
            versions = [one.version for one in tool.versions]
            assert len(versions) == len(set(versions))

    @invariant()
    def what_a_tool_was_tested_with_stays_there(self) -> None:
        for tool in self.memory.tools.values():
            for one in tool.versions:
                for other, version in one.imports.items():
                    assert version in {known.version for known in self.memory.tools[other].versions}

    @invariant()
    def scores_move_only_by_outcomes_and_no_tool_inherits_a_dead_namesakes(self) -> None:
        for name, tool in self.memory.tools.items():
            for one in tool.versions:
                assert one.score == self.lives[name].scores.get(one.version, Score())
            assert [one.text for one in tool.solved] == self.lives[name].texts
            assert [one.text for one in tool.refused] == self.lives[name].wrong
            assert not {one.text for one in tool.solved} & {one.text for one in tool.refused}

    @invariant()
    def a_retired_tool_is_never_offered_and_has_no_routes(self) -> None:
        routed = {record.route.tool for record in self.memory.routes.values()}
        for name, tool in self.memory.tools.items():
            assert tool.is_retired == self.lives[name].is_retired
            if tool.is_retired:
                assert (tool.status, tool.is_offered) == ("retired", False)
                assert name not in routed

    @invariant()
    def trust_takes_three_wins_of_the_version_that_is_used(self) -> None:
        for name, tool in self.memory.tools.items():
            score = self.lives[name].scores.get(tool.current, Score())
            if tool.status == "trusted":
                assert score.wins >= 3
                assert score.rate >= 0.6
            if tool.status == "faded":
                assert score.plays >= 3
                assert score.rate < 0.35
                assert not tool.is_offered

    @invariant()
    def a_demoted_route_does_not_come_back_without_tasks_of_its_own(self) -> None:
        assert {key: record.route.tool for key, record in self.memory.routes.items()} == self.owners
        assert not self.demoted & self.memory.routes.keys()
        assert self.memory.demoted.keys() == self.demoted

    @invariant()
    def no_two_tools_share_a_module_name(self) -> None:
        modules = [
            module
            for tool in self.memory.tools.values()
            for module in (tool.name, *(pinned_name(tool.name, one.version) for one in tool.versions))
        ]
        assert len(modules) == len(set(modules))

    @rule(data=st.data())
    def fold_in_two_parts(self, data: st.DataObject) -> None:
        position = data.draw(st.integers(0, len(self.log.events)))
        part = loaded(fold(Memory(), self.log.events[:position]))
        assert fold(part, self.log.events) == fold(Memory(), self.log.events) == self.memory

    def teardown(self) -> None:
        assert loaded(self.memory) == self.memory


def loaded(memory: Memory) -> Memory:
    """Give a memory as it comes back from its file."""
    return Memory.model_validate_json(memory.model_dump_json())


TestToolboxes = Toolboxes.TestCase
TestToolboxes.settings = settings(stateful_step_count=25)
