"""Ctrl-C and SIGTERM, against a model that never answers."""

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator

import pytest

from cli_program import PRIME, ProgramUnderTest
from contracts.fake_model_servers import MODEL, Exchange, FakeOllama

PROMPTLY_S = 5
"""Far less than a model may be silent, and enough on a busy machine."""


@pytest.fixture
async def hanging() -> AsyncIterator[FakeOllama]:
    async def hold(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.hold()

    async with FakeOllama() as server:
        server.on_chat(hold)
        yield server


async def _interrupted(
    program: ProgramUnderTest, server: FakeOllama, number: signal.Signals, *arguments: str
) -> tuple[int, str, str, float]:
    process = await program.start("--task", PRIME, "--provider", "ollama", *arguments, OLLAMA_HOST=server.address)
    await asyncio.wait_for(server.held.wait(), 30)
    began = time.monotonic()
    process.send_signal(number)
    out, err = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode(), time.monotonic() - began


async def test_ctrl_c_ends_a_run_in_the_middle_of_a_model_call(program: ProgramUnderTest, hanging: FakeOllama) -> None:
    code, out, err, took_s = await _interrupted(program, hanging, signal.SIGINT)
    assert (code, out) == (130, "")
    assert "error: interrupted" in err
    assert "Traceback" not in err
    assert took_s < PROMPTLY_S
    await asyncio.wait_for(hanging.left.wait(), PROMPTLY_S)  # the call was hung up, not left running
    events = [json.loads(each) for each in program.run("log", "export").out.splitlines()]
    assert events[-1]["event"] == {"type": "run.cancelled", "version": 1, "reason": "interrupted"}
    assert program.run("log", "verify").code == 0
    assert "cancelled" in program.run("--list-runs").out


@pytest.mark.slow
async def test_sigterm_is_told_as_json_with_the_run_it_ended(program: ProgramUnderTest, hanging: FakeOllama) -> None:
    code, out, _, _ = await _interrupted(program, hanging, signal.SIGTERM, "--json", "--model", MODEL)
    report = json.loads(out)
    assert code == 130
    assert report["error"]["type"] == "interrupted"
    assert report["task"] == PRIME
    assert report["run_id"][:10] in program.run("--list-runs").out


@pytest.mark.slow
async def test_ctrl_c_before_anything_began_ends_at_once(program: ProgramUnderTest) -> None:
    async with FakeOllama() as server:
        server.on("GET /api/tags", Exchange.hold)
        process = await program.start("--task", PRIME, "--provider", "ollama", OLLAMA_HOST=server.address)
        await asyncio.wait_for(server.held.wait(), 30)
        began = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, err = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 130
    assert "interrupted" in err.decode()
    assert time.monotonic() - began < PROMPTLY_S


@pytest.mark.slow
async def test_two_signals_end_it_at_once(program: ProgramUnderTest, hanging: FakeOllama) -> None:
    process = await program.start("--task", PRIME, "--provider", "ollama", OLLAMA_HOST=hanging.address)
    await asyncio.wait_for(hanging.held.wait(), 30)
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGTERM)
    _, err = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 130
    assert time.monotonic() - began < PROMPTLY_S
    assert b"Traceback" not in err
    assert program.run("log", "verify").code == 0


@pytest.mark.slow
@pytest.mark.parametrize("as_json", [False, True])
async def test_an_examination_that_is_broken_off_shows_what_is_known(
    program: ProgramUnderTest, hanging: FakeOllama, as_json: bool
) -> None:
    process = await program.start("--doctor", *(["--json"] if as_json else []), OLLAMA_HOST=hanging.address)
    await asyncio.wait_for(hanging.held.wait(), 30)
    process.send_signal(signal.SIGINT)
    out, err = await asyncio.wait_for(process.communicate(), PROMPTLY_S)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert b"interrupted" in err
    if as_json:
        report = json.loads(out)
        assert report["is_whole"] is False
        assert {"name": "loading"}.items() <= report["findings"][-1].items()
    else:
        assert b"it is in memory already" in out.splitlines()[-1]
        assert b"30 s at most" in err
