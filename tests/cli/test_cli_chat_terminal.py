"""A chat as a person has it on a terminal: typed, completed, pasted, broken off, gone on with."""

import asyncio
import json
import signal
import stat
import time
from collections.abc import AsyncIterator

import pytest

from chat_terminal import CTRL_C, CTRL_D, CTRL_J, CTRL_R, ENTER, TAB, UP, ChatOnTerminal, pasted
from cli_program import PRIME, ProgramUnderTest
from contracts.fake_model_servers import Exchange, FakeOllama

PROMPTLY_S = 5


def test_a_conversation_is_typed_completed_exported_and_gone_on_with(program: ProgramUnderTest) -> None:
    with ChatOnTerminal(program, "--provider", "mock") as chat:
        chat.is_ready()
        assert "which is no model" in chat.screen
        chat.type("/syn", TAB)
        chat.sees("> /synth")
        chat.type("of", TAB, ENTER)
        chat.sees("synth: off")
        chat.says("/exprt out.md")
        chat.sees("did you mean /export?")
        chat.says(PRIME)
        told = chat.sees("kept as r1 (text)")
        assert "def is_prime" in told
        assert "learned" in told
        chat.says("/export out.md")
        chat.sees("written: out.md")
        chat.is_ready()
        chat.type(CTRL_C)
        chat.sees("Ctrl-D or /quit leaves")
        chat.is_ready()
        chat.type("/nonsense")
        chat.sees("/nonsense")
        chat.type(CTRL_C)
        chat.is_ready()
        chat.type(CTRL_D)
        chat.sees("--resume ")
        assert chat.ends() == 0
        assert chat.has_its_modes_back
        chat_id = chat.screen.rpartition("--resume ")[2].split()[0]
    assert "def is_prime" in (program.folder / "out.md").read_text()
    history = program.home / "chat_history"
    assert stat.S_IMODE(history.stat().st_mode) == 0o600

    with ChatOnTerminal(program, "--provider", "mock", "--resume", chat_id) as chat:
        chat.is_ready()
        assert f'goes on: "{PRIME[:20]}' in chat.screen
        chat.type(UP)
        chat.sees("> /export out.md")
        chat.type(CTRL_C)
        chat.is_ready()
        chat.type(CTRL_R, "syn")
        chat.sees("/synth off")
        chat.type(ENTER, ENTER)
        chat.sees("synth: off")
        chat.says("/results")
        chat.sees("r1   text")
        chat.says("/quit")
        assert chat.ends() == 0


@pytest.mark.slow
def test_a_paste_with_new_lines_is_one_turn(program: ProgramUnderTest) -> None:
    with ChatOnTerminal(program, "--provider", "mock") as chat:
        chat.is_ready()
        chat.type(pasted("hello\n\n/quit\nthere"))
        chat.sees("  there")
        chat.type(ENTER)
        chat.is_ready()
        chat.type("thanks", CTRL_J, "a lot", ENTER)
        chat.is_ready()
        chat.says("/export said.json")
        chat.sees("written: said.json (2 turns)")
        chat.says("/quit")
        assert chat.ends() == 0
    turns = json.loads((program.folder / "said.json").read_text())["turns"]
    assert [turn["said"] for turn in turns] == ["hello\n\n/quit\nthere", "thanks\na lot"]


@pytest.fixture
async def hanging() -> AsyncIterator[FakeOllama]:
    async def hold(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.send(server.piece("Well"))
        await exchange.hold()

    async with FakeOllama() as server:
        server.on_chat(hold)
        yield server


@pytest.mark.slow
@pytest.mark.parametrize("said", [PRIME, "/ask why?"])
async def test_ctrl_c_breaks_off_what_runs_and_the_chat_goes_on(
    program: ProgramUnderTest, hanging: FakeOllama, said: str
) -> None:
    with ChatOnTerminal(program, "--provider", "ollama", OLLAMA_HOST=hanging.address) as chat:
        await asyncio.to_thread(chat.says, said)
        await asyncio.wait_for(hanging.held.wait(), 60)
        began = time.monotonic()
        chat.type(CTRL_C)
        await asyncio.wait_for(hanging.left.wait(), PROMPTLY_S)  # the call was hung up
        await asyncio.to_thread(chat.sees, "Broken off")
        took_s = time.monotonic() - began
        await asyncio.to_thread(chat.says, "/stats")
        await asyncio.to_thread(chat.sees, "memory")
        await asyncio.to_thread(chat.says, "/quit")
        assert await asyncio.to_thread(chat.ends) == 0
        assert chat.has_its_modes_back
    assert took_s < PROMPTLY_S
    assert program.run("log", "verify").code == 0


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
async def test_a_signal_ends_the_chat_in_good_order(
    program: ProgramUnderTest, hanging: FakeOllama, number: signal.Signals
) -> None:
    with ChatOnTerminal(program, "--provider", "ollama", OLLAMA_HOST=hanging.address) as chat:
        await asyncio.to_thread(chat.is_ready)
        chat.process.send_signal(number)
        assert await asyncio.to_thread(chat.ends) == 130
        assert chat.has_its_modes_back
    with ChatOnTerminal(program, "--provider", "ollama", OLLAMA_HOST=hanging.address) as chat:
        await asyncio.to_thread(chat.says, PRIME)
        await asyncio.wait_for(hanging.held.wait(), 60)
        chat.process.send_signal(number)
        assert await asyncio.to_thread(chat.ends) == 130
        assert chat.has_its_modes_back
        assert "Traceback" not in chat.screen
    assert program.run("log", "verify").code == 0


@pytest.mark.slow
async def test_a_server_that_dies_in_mid_answer_costs_one_line(program: ProgramUnderTest) -> None:
    async def die(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.send(server.piece("Well, "))
        await exchange.reset()

    async with FakeOllama() as server:
        server.on_chat(die)
        with ChatOnTerminal(program, "--provider", "ollama", OLLAMA_HOST=server.address) as chat:
            await asyncio.to_thread(chat.says, "/ask why?")
            told = await asyncio.to_thread(chat.sees, "error: ")
            await asyncio.to_thread(chat.is_ready)
            assert "\nerror: " in told
            assert "Traceback" not in chat.screen
            server.streams(server.piece("Because."), server.final())
            await asyncio.to_thread(chat.says, "/ask why?")
            await asyncio.to_thread(chat.sees, "Because.")
            await asyncio.to_thread(chat.says, "/quit")
            assert await asyncio.to_thread(chat.ends) == 0


@pytest.mark.slow
async def test_several_models_are_picked_from_and_a_choice_that_fails_changes_nothing(
    program: ProgramUnderTest,
) -> None:
    async with FakeOllama() as server:
        server.installs("alpha:1b", "beta:1b", "beta:2b")
        with ChatOnTerminal(program, "--provider", "ollama", "--model", "alpha", OLLAMA_HOST=server.address) as chat:
            await asyncio.to_thread(chat.says, "/model gamma")
            await asyncio.to_thread(chat.sees, "no model 'gamma'")
            await asyncio.to_thread(chat.says, "/model")
            await asyncio.to_thread(chat.sees, "model: alpha:1b")
            await asyncio.to_thread(chat.says, "/model bet")
            await asyncio.to_thread(chat.sees, "Which one?")
            chat.type("2\r")
            await asyncio.to_thread(chat.sees, "model: beta:2b")
            chat.type("/model al", TAB, ENTER)
            await asyncio.to_thread(chat.sees, "model: alpha:1b")
            await asyncio.to_thread(chat.says, "/think on")
            await asyncio.to_thread(chat.sees, "think: on")
            await asyncio.to_thread(chat.says, "/quit")
            assert await asyncio.to_thread(chat.ends) == 0


@pytest.mark.slow
def test_no_color_and_a_narrow_screen(program: ProgramUnderTest) -> None:
    with ChatOnTerminal(program, "--provider", "mock", columns=40, NO_COLOR="1") as chat:
        chat.is_ready()
        chat.says("/help")
        chat.sees("leave; so does Ctrl-D")
        chat.says("double each of 3, 4")
        chat.sees("kept as r1")
        chat.says("/forget double_each")
        chat.sees("tool restore double_each`\nbrings it back")
        chat.says("/quit")
        assert chat.ends() == 0
        assert max(map(len, chat.screen.splitlines())) <= 80
    assert b"\x1b[3" not in chat.raw


@pytest.mark.slow
def test_a_dumb_terminal_gets_a_plain_prompt(program: ProgramUnderTest) -> None:
    with ChatOnTerminal(program, "--provider", "mock", TERM="dumb") as chat:
        chat.is_ready()
        chat.type(CTRL_C)
        chat.sees("Ctrl-D or /quit leaves")
        chat.type("/synth off\n")
        chat.sees("synth: off")
        chat.type(CTRL_D)
        assert chat.ends() == 0
        assert b"\x1b" not in chat.raw


@pytest.mark.slow
async def test_more_of_ctrl_c_cuts_nothing_short(program: ProgramUnderTest, hanging: FakeOllama) -> None:
    with ChatOnTerminal(program, "--provider", "ollama", OLLAMA_HOST=hanging.address) as chat:
        await asyncio.to_thread(chat.says, PRIME)
        await asyncio.wait_for(hanging.held.wait(), 60)
        chat.type(CTRL_C, CTRL_C)
        await asyncio.to_thread(chat.sees, "Broken off")
        await asyncio.to_thread(chat.says, "/quit")
        assert await asyncio.to_thread(chat.ends) == 0
    events = [json.loads(row)["event"] for row in program.run("log", "export").out.splitlines()]
    assert [event["type"] for event in events].count("run.cancelled") == 1
    assert program.run("log", "verify").code == 0


@pytest.mark.slow
async def test_a_terminal_that_is_closed_ends_the_chat(program: ProgramUnderTest, hanging: FakeOllama) -> None:
    with ChatOnTerminal(program, "--provider", "ollama", OLLAMA_HOST=hanging.address) as chat:
        await asyncio.to_thread(chat.says, PRIME)
        await asyncio.wait_for(hanging.held.wait(), 60)
        chat.hangs_up()
        assert await asyncio.to_thread(chat.process.wait, 30) == 130
    assert not list(program.home.glob("crash-*"))
    assert program.run("log", "verify").code == 0


@pytest.mark.slow
async def test_what_is_typed_while_something_runs_is_the_next_turn(program: ProgramUnderTest) -> None:
    async def wait(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.send(server.piece("Well"))
        server.held.set()
        await typed.wait()
        await exchange.send(server.piece(" then."), server.final())
        await exchange.end()

    typed = asyncio.Event()
    async with FakeOllama() as server:
        server.on_chat(wait)
        with ChatOnTerminal(program, "--provider", "ollama", OLLAMA_HOST=server.address) as chat:
            await asyncio.to_thread(chat.says, "/ask why?")
            await asyncio.wait_for(server.held.wait(), 60)
            chat.type("/synth off", ENTER)
            typed.set()
            told = await asyncio.to_thread(chat.sees, "synth: off")
            await asyncio.to_thread(chat.says, "/quit")
            assert await asyncio.to_thread(chat.ends) == 0
    assert told.startswith("Well then.\n\n> /synth off\n")
