"""Conversations with the mock: the real runner, graph and sandbox; earlier answers are the data of later turns."""

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest

from chat_world import ChatWorld
from fakes_models import ScriptedProvider, make_deps
from known_runs import bubblewrap
from mock_home import PATIENT, Home
from self_evolving_agent.chat.conversation import Conversation, Said
from self_evolving_agent.chat.keeping import conversation_from
from self_evolving_agent.deps import Choices, Deps
from self_evolving_agent.events import ModelCalled
from self_evolving_agent.models import Domain
from self_evolving_agent.models.chats import Result, Turn
from self_evolving_agent.providers.mock import MockProvider
from self_evolving_agent.providers.recording import RecordingProvider
from self_evolving_agent.workspace.given import WorkspaceWithFiles

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bubblewrap needs Linux")


@dataclass
class Chat:
    """A chat with the mock in one home."""

    home: Home = field(default_factory=Home)
    conversation: Conversation = field(default_factory=lambda: Conversation("chat1"))
    synthesizes: bool = True
    runs: int = 0

    def opens(self, *, run_id: str | None = None, files: Mapping[str, bytes] | None = None) -> Deps:
        if run_id is None:
            self.runs += 1
            run_id = f"run{self.runs}"
        choices = Choices(synthesizes=self.synthesizes, limits=PATIENT)
        deps = make_deps(sandbox=bubblewrap(), log=self.home.log, memory=self.home.memory(), choices=choices)
        stamp = deps.journal.stamp.model_copy(update={"run_id": run_id})
        journal = replace(deps.journal, stamp=stamp, blobs=self.home.blobs)
        provider = RecordingProvider(MockProvider(), deps.meter, journal)
        workspace = WorkspaceWithFiles(self.home.workspace, files or {})
        return replace(deps, journal=journal, provider=provider, workspace=workspace)

    async def say(self, *said: str) -> Said:
        for one in said:
            answer = await self.conversation.say(one, self.opens)
        return answer

    @property
    def answers(self) -> list[str]:
        return [turn.answer.strip() for turn in self.conversation.turns]

    def calls(self, run_id: str) -> int:
        return sum(isinstance(stored.event, ModelCalled) for stored in self.home.log.read(run_id=run_id))


@pytest.mark.parametrize("synthesizes", [False, pytest.param(True, marks=pytest.mark.slow)])
async def test_a_conversation_of_six_turns_of_which_four_refer_back(synthesizes: bool):
    chat = Chat(synthesizes=synthesizes)
    await chat.say(
        "multiply each of 3, 14, 9, 27 by 2",
        "now keep only those above 10",
        "what is the largest of them?",
        "double it",
        "sort the last list in descending order",
        "thanks!",
    )
    assert chat.answers[-1] == "You are welcome."
    assert [turn.kind for turn in chat.conversation.turns] == ["task"] * 5 + ["talk"]
    assert [result.value for result in chat.conversation.results] == [
        [6, 28, 18, 54],
        [28, 18, 54],
        54,
        108,
        [54, 28, 18],
    ]
    assert chat.calls("chat1") == 1
    again = conversation_from("chat1", chat.home.log.read(run_id="chat1"), chat.home.blobs)
    assert again.turns == chat.conversation.turns


async def test_a_route_that_plain_tasks_taught_answers_a_turn_that_refers_back_without_a_model():
    chat = Chat()
    await chat.say("double 21", "double 50", "double it")
    assert chat.answers[-1] == "200"
    assert chat.calls("run3") == 0


@pytest.mark.slow
async def test_a_route_for_lists_reads_the_list_of_an_earlier_answer():
    chat = Chat()
    await chat.say("sort 3, 14, 9", "sort 8, 2, 40, 7", "multiply each of 5, 1, 3 by 2", "sort them")
    assert chat.answers[-1] == "2, 6, 10"
    assert chat.calls("run4") == 0


READS_LIST = "import json\nnumbers = json.load(open('r1.json'))\nprint(sum(numbers), len(numbers))"
READS_TABLE = "import json\nrows = json.load(open('r1.json'))\nprint(sum(row['value'] for row in rows))"
READS_TEXT = "from agent_files import read_file\nprint(read_file('r1.txt').count('sea'))"
READS_CSV = "import csv\nprint(sum(int(row['n']) for row in csv.DictReader(open('r1.csv'))))"
NUMBERS = Result(name="r1", kind="list", value=list(range(10_000)))
TABLE = Result(name="r1", kind="table", value=[{"name": f"n{i}", "value": i} for i in range(500)])
TEXT = Result(name="r1", kind="text", value="The sea is wide. " * 1000)
FILE = Result(name="r1", kind="file", value="runs/x/out.csv")


@pytest.mark.parametrize(
    ("result", "said", "domain", "program", "answer"),
    [
        (NUMBERS, "sum the numbers and count them", "analysis", READS_LIST, "49995000 10000"),
        (NUMBERS, "write a program that prints the sum of them", "coding", READS_LIST, "49995000 10000"),
        (NUMBERS, "run a command that lists them", "general", READS_LIST, "49995000 10000"),
        (TABLE, "sum the values of the table", "analysis", READS_TABLE, "124750"),
        (TEXT, "count the words of it", "analysis", READS_TEXT, "1000"),
        (FILE, "sum the rows of the file", "analysis", READS_CSV, "10"),
    ],
)
async def test_long_data_reach_the_code_of_every_kind_of_program_as_files(
    result: Result, said: str, domain: Domain, program: str, answer: str
):
    ideas = json.dumps({"ideas": ["Do it plainly.", "Let a library do it.", "Go step by step."]})
    provider = ScriptedProvider({"explore.": ideas, "": f"```python\n{program}\n```"})
    world = ChatWorld(provider, sandbox=bubblewrap(), choices=Choices(synthesizes=False, limits=PATIENT))
    world.workspace.files["runs/x/out.csv"] = b"n\n4\n6\n"
    chat = Conversation("chat1", [Turn(number=1, kind="task", said="give me data", results=(result,))])
    said_back = await chat.say(said, world.opens, domain=domain)
    assert said_back.turn.success, said_back.report
    assert answer in said_back.turn.answer
