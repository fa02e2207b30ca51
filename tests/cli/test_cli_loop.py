"""`--loop`, as people run it and as systems stop it."""

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from cli_program import PRIME, ProgramUnderTest
from contracts.fake_model_servers import Exchange, FakeOllama

PROMPTLY_S = 5
MOCK = {"EVOLUTION_MOCK": "1"}


@pytest.fixture
async def hanging() -> AsyncIterator[FakeOllama]:
    async def hold(exchange: Exchange) -> None:
        await exchange.begin()
        await exchange.hold()

    async with FakeOllama() as server:
        server.on_chat(hold)
        yield server


def queue(program: ProgramUnderTest, name: str = "") -> list[str]:
    place = program.home / "incoming" / name
    return sorted(path.name for path in place.glob("*.json"))


def test_what_was_submitted_is_done_and_its_answer_told(program: ProgramUnderTest) -> None:
    task = program.submit("sum of 2 and 3").out.strip()
    past = program.submit("--goal", "walk", "--result", "success", "--domain", "Outdoors").out.strip()
    ran = program.run("--loop", "--cycles", "1", **MOCK)
    assert (ran.code, ran.out) == (0, "")
    assert "cycle 1: 2 taken, 2 done, 0 failed, " in ran.err
    assert "success rate 100%" in ran.err
    answered = program.submit("--status", task, "--json").json
    assert (answered["status"], "5" in answered["answer"]) == ("done", True)
    assert program.submit("--status", past).out == "done\n"
    assert program.run("log", "verify").code == 0
    assert task[:10] in program.run("--list-runs").out


def test_a_record_that_bears_the_id_of_a_run_is_a_record_of_its_own(program: ProgramUnderTest) -> None:
    run = program.run("--task", "sum of 2 and 3", "--json", **MOCK).json["run_id"]
    told = program.run("log", "--run", run).out
    (program.home / "incoming").mkdir(exist_ok=True)
    (program.home / "incoming" / "a.json").write_text(json.dumps({"task": "sum of 4 and 5", "id": run}))
    ran = program.run("--loop", "--cycles", "1", **MOCK)
    assert "1 taken, 1 done" in ran.err
    assert program.run("log", "--run", run).out == told


def test_a_file_of_sessions_runs_through_and_what_is_broken_is_listed_with_reasons(program: ProgramUnderTest) -> None:
    lines = [json.dumps({"id": n, "goal": f"walk {n} miles", "result": "success"}) for n in range(40)]
    lines[7], lines[23] = "no JSON at all", '{"goal": "x", "result": "perhaps"}'
    (program.folder / "past.jsonl").write_text("\n".join(lines) + "\n")
    ran = program.run("--loop", "--cycles", "2", "--interval", "1", "--json", SESSION_SOURCE="file:past.jsonl", **MOCK)
    first, second = map(json.loads, ran.out.splitlines())
    assert (first["taken"], first["done"], first["rejected"]) == (40, 38, 2)
    assert [flaw["where"] for flaw in first["flaws"]] == ["line 8", "line 24"]
    assert second["taken"] == 0
    listed = program.run("log", "--type", "session.rejected").out
    assert "line 8: no JSON" in listed
    assert "not 'perhaps'" in listed


def test_the_budget_of_all_loops_is_kept_across_restarts(program: ProgramUnderTest) -> None:
    program.submit(PRIME)
    ran = program.run("--loop", "--cycles", "3", "--budget", "calls=2", **MOCK)
    assert ran.code == 0
    assert "the loop's budget of 2 calls is used up" in ran.err
    assert len(queue(program)) == 1
    again = program.run("--loop", "--cycles", "3", "--budget", "calls=2", **MOCK)
    assert "the loop's budget of 2 calls is used up" in again.err
    assert program.run("--loop", "--cycles", "1", "--budget", "calls=200,seconds=900", **MOCK).code == 0
    assert len(queue(program, "done")) == 1


@pytest.mark.parametrize(
    ("arguments", "env", "message"),
    [
        (["--loop", "--task", "x"], {}, "one thing at a time"),
        (["--loop", "--cycles", "0"], {}, "less than 1"),
        (["--loop", "--budget", "miles=3"], {}, "is not calls=N"),
        (["--task", "x", "--budget", "calls/h=3"], {}, "only --loop has a budget per hour"),
        (["--loop", "--no-memory"], {}, "a loop learns"),
        (["--loop", "--domain", "coding"], {}, "--domain is of one task"),
        (["--loop"], {"SESSION_SOURCE": "ftp:x"}, "'ftp:x', which is no source"),
        (["--loop"], {"SESSION_SOURCE": "file:none.jsonl"}, "none.jsonl cannot be read"),
        (["--loop"], {"SESSION_SOURCE": "sqlite:none.db"}, "there is no database none.db"),
    ],
)
def test_what_makes_no_sense_is_told(
    program: ProgramUnderTest, arguments: list[str], env: dict[str, str], message: str
) -> None:
    ran = program.run(*arguments, **{**MOCK, **env})
    assert ran.code == 2
    assert message in ran.err


def test_what_waits_for_a_model_is_not_done_by_the_mock(program: ProgramUnderTest) -> None:
    record_id = program.submit("sum of 2 and 3", AGENT_HOME="").out.strip()
    ran = program.run("--loop", "--cycles", "1", AGENT_HOME="", **MOCK)
    assert "is left for a model: this loop has the mock" in ran.err
    assert "nothing new" in ran.err
    assert program.submit("--status", record_id, AGENT_HOME="").out == "queued\n"


async def test_it_wakes_as_soon_as_something_comes(program: ProgramUnderTest) -> None:
    process = await program.start("--loop", "--interval", "600", **MOCK)
    assert process.stderr is not None
    while b"cycle 1: nothing new" not in await asyncio.wait_for(process.stderr.readline(), 30):
        pass
    program.submit("--goal", "walk", "--result", "success")
    told = await asyncio.wait_for(process.stderr.readline(), 30)
    assert told.startswith(b"cycle 2: 1 taken, 1 done")
    process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == 0


async def _working(program: ProgramUnderTest, server: FakeOllama) -> tuple[asyncio.subprocess.Process, str]:
    record_id = program.submit(PRIME).out.strip()
    process = await program.start("--loop", "--provider", "ollama", OLLAMA_HOST=server.address)
    await asyncio.wait_for(server.held.wait(), 30)
    assert program.submit("--status", record_id).out == "running\n"
    return process, record_id


@pytest.mark.slow
async def test_sigterm_puts_a_run_that_takes_too_long_back_within_ten_seconds(
    program: ProgramUnderTest, hanging: FakeOllama
) -> None:
    process, record_id = await _working(program, hanging)
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    _, err = await asyncio.wait_for(process.communicate(), 20)
    assert time.monotonic() - began < 10
    assert process.returncode == 0, err
    assert b"Traceback" not in err
    assert program.submit("--status", record_id).out == "queued\n"
    assert queue(program) == [f"{record_id}.json"]
    assert program.run("log", "verify").code == 0


async def test_ctrl_c_puts_the_run_back_at_once(program: ProgramUnderTest, hanging: FakeOllama) -> None:
    process, record_id = await _working(program, hanging)
    began = time.monotonic()
    process.send_signal(signal.SIGINT)
    _, err = await asyncio.wait_for(process.communicate(), 20)
    assert time.monotonic() - began < PROMPTLY_S
    assert process.returncode == 130
    assert b"interrupted" in err
    assert program.submit("--status", record_id).out == "queued\n"


@pytest.mark.slow
async def test_a_record_whose_loop_was_killed_is_queued_again_and_done_by_the_next(
    program: ProgramUnderTest, hanging: FakeOllama, tmp_path: Path
) -> None:
    process, record_id = await _working(program, hanging)
    process.send_signal(signal.SIGKILL)
    await process.communicate()
    assert program.submit("--status", record_id).out == "queued\n"
    assert program.run("--loop", "--cycles", "1", **MOCK).code == 0
    told = program.submit("--status", record_id, "--json").json
    assert (told["status"], told["run_id"]) == ("done", f"{record_id}-2")


async def looked_for(address: str, times: int) -> None:
    """Hang up on whoever looks for a server that is away, until that was tried so often."""
    looks = asyncio.Semaphore(0)

    def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()
        looks.release()

    url = urlsplit(address)
    async with await asyncio.start_server(hang_up, url.hostname, url.port):
        for _ in range(times):
            await asyncio.wait_for(looks.acquire(), 30)


@pytest.mark.slow
async def test_while_the_model_server_is_away_records_wait_and_nothing_is_asked(program: ProgramUnderTest) -> None:
    async with FakeOllama() as server:
        address = server.address
        process = await program.start("--loop", "--interval", "1", "--provider", "ollama", OLLAMA_HOST=address)
        assert process.stderr is not None
        while b"cycle 1: nothing new" not in await asyncio.wait_for(process.stderr.readline(), 30):
            pass
    record_id = program.submit(PRIME).out.strip()
    told = (await asyncio.wait_for(process.stderr.readline(), 30)).decode()
    assert "0 taken" in told
    assert "; waiting: " in told
    assert program.submit("--status", record_id).out == "queued\n"
    await looked_for(address, times=3)
    process.send_signal(signal.SIGTERM)
    _, err = await asyncio.wait_for(process.communicate(), PROMPTLY_S)
    assert (process.returncode, err) == (0, b"")  # looking whether the server is back leaves no other trace
    assert len(program.run("log", "--type", "session.taken").out.splitlines()) == 1
