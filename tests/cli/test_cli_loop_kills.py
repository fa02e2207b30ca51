"""Many submit, two loops work, and one of them is killed again and again."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cli_program import ProgramUnderTest
from self_evolving_agent.bootstrap import Store, open_store
from self_evolving_agent.events import OutcomeScored, RunFinished, SessionDigested, SessionFinished

SUBMITTERS, EACH = 4, 50
LOOP = ("--loop", "--interval", "1", "--quiet")


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


async def kill_again_and_again(program: ProgramUnderTest, chance: random.Random) -> int:
    kills = 0
    try:
        while True:
            process = await program.start(*LOOP, EVOLUTION_MOCK="1")
            try:
                await asyncio.sleep(chance.uniform(1.5, 6))
            finally:
                process.send_signal(signal.SIGKILL)
                await process.communicate()
            kills += 1
    except asyncio.CancelledError:
        return kills


@pytest.mark.slow
@pytest.mark.timeout(900)
async def test_each_of_two_hundred_submissions_is_processed_once_whatever_dies(program: ProgramUnderTest) -> None:
    steady = await program.start(*LOOP, EVOLUTION_MOCK="1")
    killing = asyncio.create_task(kill_again_and_again(program, random.Random(4)))
    found = await asyncio.gather(*(submit_all(program, number) for number in range(SUBMITTERS)))
    ids = [each for one in found for each in one]
    assert len(set(ids)) == SUBMITTERS * EACH
    incoming = program.home / "incoming"
    while any(incoming.glob("*.json")) or any((incoming / "running").glob("*.json")):  # noqa: ASYNC110 - other processes move the files
        await asyncio.sleep(1)
    killing.cancel()
    kills = await killing
    steady.send_signal(signal.SIGTERM)
    await asyncio.wait_for(steady.communicate(), 15)
    assert steady.returncode == 0
    assert kills >= 5

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
