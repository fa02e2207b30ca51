"""Whole turns of a chat, with a scripted model."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from chat_world import CHAT, ChatWorld
from fakes_models import ScriptedProvider, ScriptedSandbox, printing
from self_evolving_agent.chat.conversation import BROKEN_OFF, Conversation
from self_evolving_agent.chat.meaning import keeps_values
from self_evolving_agent.deps import Choices
from self_evolving_agent.errors import ProviderUnavailable
from self_evolving_agent.events import ChecksWritten
from self_evolving_agent.events.chats import ChatTurned
from self_evolving_agent.models import Domain, ExecutionResult, ModelReply, ModelRequest
from self_evolving_agent.models.chats import Result, Turn

PRINTS = {"analysis.": "```python\nprint(42)\n```", "explore.": json.dumps({"ideas": ["Do it plainly."]})}
LISTS = "list the numbers of 3, 14, 9 and 27"


def talking(kind: str, reply: str = "") -> str:
    return json.dumps({"kind": kind, "reply": reply})


def a_world(printed: str = "42", **script: str) -> ChatWorld:
    """Give a world in which every computed task prints the same."""
    replies = {name.replace("_", "."): text for name, text in script.items()}
    choices = Choices(variants=2, synthesizes=False)
    return ChatWorld({**PRINTS, "": "{}", **replies}, sandbox=printing(printed), choices=choices)


async def a_chat(world: ChatWorld, *said: str) -> Conversation:
    chat = Conversation(CHAT)
    for one in said:
        await chat.say(one, world.opens)
    return chat


async def test_an_answer_is_kept_as_data_under_a_name():
    chat = await a_chat(a_world("[3, 14, 9]"), LISTS)
    (result,) = chat.results
    assert (result.name, result.kind, result.value, result.about) == ("r1", "list", [3, 14, 9], LISTS)


async def test_a_later_task_is_told_with_the_data_and_its_code_gets_them():
    world = a_world("[3, 14, 9]")
    chat = await a_chat(world, LISTS, "now keep only those above 10")
    assert chat.turns[-1].task == "keep only those above 10: [3, 14, 9]"
    assert chat.turns[-1].given == ("r1",)
    assert world.given == {"run1": {}, "run2": {"r1.json": b"[3, 14, 9]"}}


async def test_the_code_of_a_task_is_told_which_files_it_may_read():
    world = a_world(json.dumps(list(range(1000))))
    await a_chat(world, LISTS, "sort them in descending order")
    (first, *_) = [r for r in world.provider.asked("analysis.compute") if "r1.json" in r.messages[-1].content]
    assert "<files>\nr1.json\n</files>" in first.messages[-1].content


async def test_what_fits_nothing_is_asked_back_without_any_call():
    world = a_world()
    chat = await a_chat(world, "sort them")
    assert chat.turns[0].kind == "asked_back"
    assert "no result yet" in chat.turns[0].answer
    assert world.calls == []


@pytest.mark.parametrize(
    ("reply", "task"),
    [
        ("r1", "sort the list: 3, 14, 9"),
        ("the first one", "sort the list: 3, 14, 9"),
        ("the second", "sort the list: 3, 14, 9"),
        ("I mean r2, please", "sort the list: 3, 14, 9"),
    ],
)
async def test_the_answer_to_a_question_back_is_not_a_task_of_its_own(reply: str, task: str):
    world = a_world("[3, 14, 9]")
    chat = await a_chat(world, LISTS, LISTS)
    world.sandbox = printing("42")
    await chat.say("what is 3 + 4 + 5?", world.opens)
    await chat.say("sort the list", world.opens)
    assert chat.turns[-1].kind == "asked_back"
    await chat.say(reply, world.opens)
    assert chat.turns[-1].task == task


async def test_data_that_were_asked_for_complete_the_task():
    chat = await a_chat(a_world("fig"), "sort them", "pear, fig")
    assert chat.turns[-1].task == "sort them: pear, fig"


@pytest.mark.parametrize("said", ["hi", "thanks!", "how are you?"])
async def test_small_talk_takes_one_call_and_is_no_task(said: str):
    world = a_world(chat_talk="Hello!")
    chat = await a_chat(world, said)
    assert world.calls == ["chat.talk"]
    assert (chat.turns[0].kind, chat.turns[0].answer, chat.turns[0].run_id) == ("talk", "Hello!", None)


async def test_what_may_be_talk_is_sorted_and_answered_in_one_call():
    world = a_world(chat_sort=talking("talk", "I am well."))
    chat = await a_chat(world, "you look tired")
    assert world.calls == ["chat.sort"]
    assert chat.turns[0].answer == "I am well."


async def test_a_task_is_run_even_if_the_model_takes_it_for_talk():
    chat = await a_chat(a_world(chat_sort=talking("talk", "Fine!")), "sum of 3, 4 and 5")
    assert chat.turns[0].kind == "task"


async def test_in_another_language_the_model_tells_that_the_last_answer_is_meant():
    world = a_world("[3, 14, 9]", chat_sort=talking("answer"))
    chat = await a_chat(world, LISTS, "ordne sie absteigend")
    assert chat.turns[-1].task == "ordne sie absteigend: 3, 14, 9"
    assert world.calls.count("chat.sort") == 1


async def test_a_foreign_turn_that_has_a_number_is_sorted_too_once_there_is_an_answer():
    world = a_world("[3, 14, 9]", chat_sort=talking("answer"))
    chat = await a_chat(world, LISTS, "füge 5 zu jeder hinzu")
    assert chat.turns[-1].task == "füge 5 zu jeder hinzu: [3, 14, 9]"


async def test_a_foreign_task_of_its_own_gets_no_data_of_earlier_answers():
    world = a_world("[3, 14, 9]", chat_sort=talking("task"))
    chat = await a_chat(world, LISTS, "berechne die Fakultät von 5")
    assert (chat.turns[-1].task, world.given["run2"]) == ("", {})


async def test_a_file_that_a_run_saved_is_a_result_and_its_content_reaches_later_code():
    world = a_world()
    result = ExecutionResult(backend="scripted", exit_code=0, stdout="done", written={"out.csv": b"n\n4\n"})
    world.sandbox = ScriptedSandbox(lambda program: result)
    chat = await a_chat(world, "compute 3, 4 and 5 and save them in a table", "sum the rows of the file")
    assert [(one.name, one.kind, one.value) for one in chat.turns[0].results] == [
        ("r1", "text", "done"),
        ("r2", "file", "runs/run1/out.csv"),
    ]
    assert world.given["run2"] == {"r2.csv": b"n\n4\n"}


async def test_titles_and_questions_back_hold_nothing_that_a_terminal_would_obey():
    world = a_world("[3, 14, 9]")
    evil = "list the numbers of 3, 14, 9 and 27 \x1b]0;owned\x07\x1b[31m"
    chat = await a_chat(world, evil, evil, "what is 1 + 2 + 3?", "sort the list")
    turned = [s.event for s in world.log.read(run_id=CHAT) if isinstance(s.event, ChatTurned)]
    assert "\x1b" not in "".join([*(event.said for event in turned), *(one.about for one in chat.results)])
    assert "\x1b" not in chat.turns[-1].answer


async def test_a_result_tells_what_was_asked_for_and_not_what_was_said_to_a_question_back():
    chat = await a_chat(a_world("fig"), "sort them", "pear, fig")
    assert chat.results[0].about == "sort them"


async def test_a_long_pasted_text_is_its_own_data_and_is_read_at_once():
    world = a_world("[3, 14, 9]")
    chat = await a_chat(world, LISTS, "sort it, then the list, " * 20_000)
    assert chat.turns[-1].task == ""


@pytest.mark.parametrize(
    ("told", "task"),
    [
        ("What is 20 plus 2?", "What is 20 plus 2?"),
        ("What is 21 plus 2?", "and for 20?\n(It goes on from this task: what is 3 plus 2?)"),
        ("What is it plus 2?", "and for 20?\n(It goes on from this task: what is 3 plus 2?)"),
    ],
)
async def test_a_turn_that_goes_on_is_told_in_full_with_no_value_lost_or_invented(told: str, task: str):
    chat = await a_chat(a_world(chat_restate=json.dumps({"task": told})), "what is 3 plus 2?", "and for 20?")
    assert chat.turns[-1].task == task


@pytest.mark.parametrize(
    ("told", "is_kept"),
    [("round 3.5", True), ("round 3.6", False), ("round it", False), ("round 3.5 and 2", True), ('say "x" 3.5', False)],
)
def test_a_retold_task_keeps_values(told: str, is_kept: bool):
    assert keeps_values(told, "and 3.5?", "round 2") == is_kept


async def test_a_question_is_answered_with_what_was_said_before():
    world = a_world("[3, 14, 9]", chat_ask="Three.")
    chat = await a_chat(world, LISTS)
    said = await chat.ask("how many were there?", world.opens)
    (request,) = world.provider.asked("chat.ask")
    assert [message.content for message in request.messages[1:]] == [LISTS, "[3, 14, 9]", "how many were there?"]
    assert (said.turn.kind, said.turn.answer) == ("question", "Three.")


async def test_the_last_task_is_done_again_with_the_same_data():
    world = a_world("[3, 14, 9]")
    chat = await a_chat(world, LISTS, "sort them")
    again = await chat.again(world.opens)
    assert again is not None
    assert (again.turn.task, world.given["run3"]) == (chat.turns[1].task, {"r1.json": b"[3, 14, 9]"})


async def test_a_chat_from_the_log_is_the_same_chat():
    world = a_world("[3, 14, 9]", chat_talk="Hello!")
    chat = await a_chat(world, "hi", LISTS, "sort them", "translate the poem")
    chat.forget("r1", world.opens)
    again = world.resumed()
    assert again.turns == chat.turns
    assert [result.name for result in again.results] == ["r2"]


async def test_the_name_of_a_forgotten_result_is_not_given_again():
    world = a_world("[3, 14, 9]")
    chat = await a_chat(world, LISTS)
    assert chat.forget("r1", world.opens)
    assert not chat.forget("r1", world.opens)
    again = world.resumed()
    await again.say(LISTS, world.opens)
    assert [result.name for result in again.results] == ["r2"]


class SilentProvider(ScriptedProvider):
    """A model that does not come to an answer to one kind of prompt.

    Attributes:
        is_asked: Set once it was asked that.
    """

    def __init__(self, prompt: str) -> None:
        super().__init__({**PRINTS, "": "{}"})
        self._prompt = prompt
        self.is_asked = asyncio.Event()

    async def complete(self, request: ModelRequest, on_text: Callable[[str], None] | None = None) -> ModelReply:
        if request.prompt.name.startswith(self._prompt):
            self.is_asked.set()
            await asyncio.Event().wait()
        return await super().complete(request, on_text)


def silent_at(prompt: str) -> tuple[ChatWorld, asyncio.Event]:
    provider = SilentProvider(prompt)
    return ChatWorld(provider, choices=Choices(variants=2, synthesizes=False)), provider.is_asked


async def broken_off(saying: Coroutine[Any, Any, object], is_asked: asyncio.Event) -> None:
    """Cancel a turn once the model was asked."""
    task = asyncio.ensure_future(saying)
    await is_asked.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    is_asked.clear()


@pytest.mark.parametrize(
    ("prompt", "said", "kind"),
    [
        ("chat.talk", "hi", "talk"),
        ("chat.sort", "you look tired", "talk"),
        ("analysis.", LISTS, "task"),
        ("chat.restate", "and for 20?", "talk"),
        ("chat.ask", "/ask", "question"),
    ],
)
async def test_a_turn_that_is_broken_off_is_in_the_chat_and_the_chat_goes_on(prompt: str, said: str, kind: str):
    world, is_asked = silent_at(prompt)
    chat = Conversation(CHAT)
    if prompt == "chat.restate":
        await chat.say("what is 3 plus 2?", world.opens)
    before = len(chat.turns)
    await broken_off(chat.ask("how many?", world.opens) if said == "/ask" else chat.say(said, world.opens), is_asked)
    turn = chat.turns[before]
    assert (len(chat.turns), turn.kind, turn.error, turn.success) == (before + 1, kind, BROKEN_OFF, False)
    assert world.resumed().turns == chat.turns


async def test_a_run_that_is_broken_off_is_known_by_its_turn():
    world, is_asked = silent_at("analysis.")
    chat = Conversation(CHAT)
    await broken_off(chat.say(LISTS, world.opens), is_asked)
    await broken_off(chat.again(world.opens), is_asked)
    assert [turn.run_id for turn in chat.turns] == ["run1", "run2"]


async def test_a_model_that_dies_in_talk_is_told_and_kept():
    world = ChatWorld({"": ProviderUnavailable("nobody answers")})
    chat = Conversation(CHAT)
    with pytest.raises(ProviderUnavailable):
        await chat.say("hi", world.opens)
    assert chat.turns[0].error == "nobody answers"
    assert world.resumed().turns == chat.turns


async def test_a_model_that_dies_in_a_run_leaves_a_report_and_the_chat_goes_on():
    world = ChatWorld({"": ProviderUnavailable("nobody answers")})
    chat = Conversation(CHAT)
    said = await chat.say(LISTS, world.opens)
    assert said.report is not None
    assert not said.turn.success
    assert said.turn.error
    assert chat.results == ()
    await chat.say("sort them", world.opens)
    assert [turn.kind for turn in chat.turns] == ["task", "asked_back"]


async def test_a_huge_answer_is_a_blob_and_no_part_of_an_event():
    world = a_world(json.dumps(list(range(20_000))))
    await a_chat(world, LISTS + " " * 1000 + "please")
    (turned,) = [s.event for s in world.log.read(run_id=CHAT) if isinstance(s.event, ChatTurned)]
    assert len(turned.model_dump_json()) < 600
    assert world.resumed().results[0].value == list(range(20_000))


async def test_talk_comes_piece_by_piece():
    world = ChatWorld(lambda request: ModelReply(text="Hello!"))
    pieces: list[str] = []
    await Conversation(CHAT).say("hi", world.opens, on_text=pieces.append)
    assert pieces == ["Hello!"]


async def test_a_person_is_told_the_task_in_full_where_data_were_put_in():
    world = a_world("[3, 14, 9]")
    told: list[str] = []
    chat = Conversation(CHAT)
    for said in (LISTS, "sort them"):
        await chat.say(said, world.opens, on_task=told.append)
    assert told == ["sort 3, 14, 9"]


async def test_two_terminals_that_go_on_with_one_chat_lose_no_turn_and_give_no_name_twice():
    world = a_world("[3, 14, 9]")
    await a_chat(world, LISTS)
    here, there = world.resumed(), world.resumed()
    await here.say("sort them", world.opens)
    await there.say("reverse it", world.opens)
    again = world.resumed()
    assert [(turn.number, turn.said) for turn in again.turns] == [(1, LISTS), (2, "sort them"), (3, "reverse it")]
    assert [result.name for result in again.results] == ["r1", "r2", "r3"]


async def test_each_of_two_terminals_forgets_the_result_that_it_shows():
    world = a_world("[3, 14, 9]")
    await a_chat(world, LISTS)
    here, there = world.resumed(), world.resumed()
    await here.say("sort them", world.opens)
    await there.say("reverse it", world.opens)
    assert there.forget("r2", world.opens)
    assert [(turn.said, bool(turn.results)) for turn in world.resumed().turns[1:]] == [
        ("sort them", True),
        ("reverse it", False),
    ]
    assert here.forget("r2", world.opens)
    assert [result.name for result in world.resumed().results] == ["r1"]


async def test_what_a_terminal_forgets_under_a_new_name_is_forgotten():
    world = a_world("[3, 14, 9]")
    await a_chat(world, LISTS)
    here, there = world.resumed(), world.resumed()
    await here.say("sort them", world.opens)
    await there.say("reverse it", world.opens)
    later = world.resumed()
    await here.say(
        "sort them descending", world.opens
    )  # calls its result r3, as the later one calls that of "reverse it"
    assert later.forget("r3", world.opens)
    assert [turn.said for turn in world.resumed().turns if not turn.results] == ["reverse it"]


async def test_a_retold_task_that_loses_the_file_of_its_data_is_not_taken():
    world = a_world(json.dumps(list(range(1000))), chat_restate=json.dumps({"task": "sort them ascending"}))
    chat = await a_chat(world, LISTS, "sort them descending", "ascending instead")
    assert chat.turns[-1].task.endswith("(the list is in the file r1.json))")
    assert world.given["run3"].keys() == {"r1.json"}


async def test_what_an_earlier_answer_asserts_is_not_what_the_person_states():
    program = "def double(x):\n    return 2 * x\n\nassert double(2) == 5"
    result = Result(name="r1", kind="text", value=program, about="double")
    world = a_world()
    chat = Conversation(CHAT, (Turn(number=1, kind="task", said="write double", answer=program, results=(result,)),))
    await chat.say("make it faster", world.opens, domain="coding")
    (written,) = [one.event for one in world.log.read(types=("checks.written",))]
    assert isinstance(written, ChecksWritten)
    assert [(check["name"], check.get("origin", "model")) for check in written.checks] == [("double(2) == 5", "model")]


@pytest.mark.parametrize("domain", ["writing", "planning"])
async def test_what_an_earlier_text_speaks_of_is_not_asked_of_the_next_one(domain: Domain):
    text = "Write 500 words a day, in the morning, before anybody else is awake."
    result = Result(name="r1", kind="text", value=text, about="advice")
    world = a_world()
    chat = Conversation(CHAT, (Turn(number=1, kind="task", said="give advice", answer=text, results=(result,)),))
    await chat.say("make it shorter, in two sentences", world.opens, domain=domain)
    written = next(one.event for one in world.log.read(types=("checks.written",)))
    assert isinstance(written, ChecksWritten)
    stated = [check["name"] for check in written.checks if check.get("origin") == "user"]
    assert any("sentences" in str(name) for name in stated)
    assert not any("500" in str(name) for name in stated)


async def test_without_a_task_there_is_nothing_to_do_again():
    world = a_world()
    chat = await a_chat(world)
    assert await chat.again(world.opens) is None
    assert chat.turns == []


@pytest.mark.parametrize("reply", ["no JSON", talking("song"), talking("answer")])
async def test_what_cannot_be_sorted_is_run_as_it_was_said(reply: str):
    chat = await a_chat(a_world(chat_sort=reply), "turtles")
    assert (chat.turns[0].kind, chat.turns[0].task) == ("task", "")


async def test_talk_that_was_sorted_without_a_reply_is_answered_with_what_was_said_before():
    world = a_world(chat_sort=talking("talk"), chat_talk="Oh.")
    chat = await a_chat(world, "you look tired")
    assert (world.calls, chat.turns[0].answer) == (["chat.sort", "chat.talk"], "Oh.")
