"""A chat without a terminal, as a process of its own."""

import asyncio
import signal
import subprocess
import sys

import pytest

from cli_program import PRIME, ProgramUnderTest
from contracts.fake_model_servers import Exchange, FakeOllama

PROBE = """
import sys
from self_evolving_agent.cli.main import main
main(["--chat", "--provider", "mock"])
print(*sorted(sys.modules), file=sys.stderr)
"""


def test_a_chat_through_a_pipe_imports_no_prompt_and_draws_nothing(program: ProgramUnderTest) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        input="/synth\n",
        env={name: value for name, value in program.env.items() if not name.startswith("COVERAGE")},
        cwd=program.folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == "synth: on (tools are written)\n"
    assert "prompt_toolkit" not in done.stderr.split()
    assert "\x1b" not in done.stderr


async def test_several_models_are_listed_where_nobody_can_pick(program: ProgramUnderTest) -> None:
    async with FakeOllama() as server:
        server.installs("alpha:1b", "beta:1b", "beta:2b")
        turns = b"/model bet\n/model ha\n/models\n"
        options = ("--chat", "--provider", "ollama", "--model", "beta:1b")
        ran = await asyncio.to_thread(program.run, *options, stdin=turns, OLLAMA_HOST=server.address)
    assert ran.out.splitlines()[0] == "model: alpha:1b (ollama)"
    assert ran.out.splitlines()[1].startswith("* alpha:1b")
    assert "error: several models of Ollama match 'bet': beta:1b, beta:2b\nhint: say more" in ran.err


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("is_busy", [True, False])
async def test_a_signal_ends_a_chat_that_nobody_types(
    program: ProgramUnderTest, number: signal.Signals, *, is_busy: bool
) -> None:
    async def hold(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.hold()

    async with FakeOllama() as server:
        server.on_chat(hold)
        process = await asyncio.create_subprocess_exec(
            *program.command("--chat", "--provider", "ollama"),
            env=program.env | {"OLLAMA_HOST": server.address},
            cwd=program.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        if is_busy:
            process.stdin.write(f"{PRIME}\n/synth\n".encode())
            await asyncio.wait_for(server.held.wait(), 60)
        else:
            process.stdin.write(b"/synth\n")
            assert await process.stdout.readline() == b"synth: on (tools are written)\n"
        process.send_signal(number)
        out, err = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 130
    assert out == b""
    assert b"interrupted; nothing is left running" in err
    assert b"Traceback" not in err
