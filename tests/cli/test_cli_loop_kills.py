"""Many submit, loops are killed at their work again and again, and one works on."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from watchfiles import awatch

from cli_program import ProgramUnderTest
from self_evolving_agent.bootstrap import Store, open_store
from self_evolving_agent.events import OutcomeScored, RunFinished, SessionDigested, SessionFinished

SUBMITTERS, EACH, KILLS = 4, 50, 5
LOOP = ("--loop", "--interval", "1")


@contextmanager
def home_of(program: ProgramUnderTest) -> Iterator[Store]:
    store = open_store(program.home)
    yield store
    store.close()


async def submit_all(program: ProgramUnderTest, submitter: int) -> list[str]:
    """Submit one after the other, tasks and finished sessions in turn; give their ids."""
    ids = []
    for number in range(EACH):
        total = submitter * EACH + number
        what = (
            (f"sum of {total} and {total + 1}",)
            if number % 2
            else ("--goal", f"walk {total} miles", "--result", "success")
        )
        process = await program.start_submit(*what)
        out, err = await process.communicate()
        assert process.returncode == 0, err
        ids.append(out.decode().strip())
    return ids


async def kill_a_loop(program: ProgramUnderTest, after_moves: int) -> None:
    """Kill a loop that has begun to work."""
    process = await program.start(*LOOP, EVOLUTION_MOCK="1")
    assert process.stderr is not None
    try:
        while not (row := await process.stderr.readline()).startswith(b"records from"):
            assert row, "it ended by itself"
        await moves(program, after_moves)
    finally:
        process.send_signal(signal.SIGKILL)
        await process.communicate()


async def kill_loops(program: ProgramUnderTest, chance: random.Random) -> None:
    while True:
        await kill_a_loop(program, chance.randrange(1, 6))


async def moves(program: ProgramUnderTest, times: int) -> None:
    """Wait until records were moved at so many moments."""
    async for _ in awatch(program.home / "incoming" / "running", debounce=50, step=10):
        times -= 1
        if not times:
            return


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_each_of_two_hundred_submissions_is_processed_once_whatever_dies(program: ProgramUnderTest) -> None:
    incoming = program.home / "incoming"
    (incoming / "running").mkdir(parents=True)
    submitting = asyncio.gather(*(submit_all(program, number) for number in range(SUBMITTERS)))
    chance = random.Random(4)
    for _ in range(KILLS):
        await kill_a_loop(program, chance.randrange(1, 6))
    steady = await program.start(*LOOP, "--quiet", EVOLUTION_MOCK="1")
    killing = asyncio.create_task(kill_loops(program, chance))
    found = await submitting
    ids = [each for one in found for each in one]
    assert len(set(ids)) == SUBMITTERS * EACH
    async for _ in awatch(incoming, rust_timeout=1000, yield_on_timeout=True):
        # Looking into two folders one after the other misses what is put back meanwhile.
        if {path.stem for path in (incoming / "done").glob("*.json")} >= set(ids):
            break
    killing.cancel()
    await asyncio.gather(killing, return_exceptions=True)
    steady.send_signal(signal.SIGTERM)
    await asyncio.wait_for(steady.communicate(), 15)
    assert steady.returncode == 0

    assert {path.stem for path in (incoming / "done").iterdir()} == set(ids)
    assert not any(any((incoming / name).iterdir()) for name in ("running", "failed", "rejected"))
    with home_of(program) as store:
        assert store.log.verify(blobs=store.blobs).problems == ()
        stored = [*store.log.read()]
        memory = store.memory.current()
    settled = Counter(each.stamp.run_id for each in stored if isinstance(each.event, SessionFinished))
    assert settled == Counter(ids)
    digested = Counter(each.stamp.run_id for each in stored if isinstance(each.event, SessionDigested))
    scored = {each.stamp.run_id for each in stored if isinstance(each.event, OutcomeScored)}
    taught = Counter(run.partition("-")[0] for run in scored)
    assert digested + taught == Counter(ids)
    finished = [each for each in stored if isinstance(each.event, RunFinished)]
    assert len(finished) <= len(ids) / 2
    assert memory.sessions_seen == len(ids) / 2
