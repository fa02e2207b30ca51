"""What gives out records of past work, whatever it is."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from self_evolving_agent.models.sessions import Flaw, Session, TaskRecord
from source_kits import KITS, Kit, MockKit, claims_of, die_with_a_claim, look, opened, settle, take_all

RECORDS = (
    {"goal": "add two numbers", "result": "success", "team": "blue"},
    {"goal": "divide by zero", "result": "failure", "errors": "ZeroDivisionError: division by zero"},
    {"task": "sum of 2 and 3", "team": "red"},
)


@pytest.fixture(params=sorted(KITS))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def kit(kind: str, tmp_path: Path) -> Kit:
    kit = KITS[kind](tmp_path)
    for record in RECORDS:
        kit.put(record)
    return kit


@pytest.fixture
def growing(kit: Kit) -> Kit:
    if isinstance(kit, MockKit):
        pytest.skip("nothing ever comes to the mock")
    return kit


async def test_all_records_are_claimed_in_their_order(growing: Kit) -> None:
    first, second, third = await take_all(growing)
    assert isinstance(first, Session)
    assert (first.goal, first.result) == ("add two numbers", "success")
    assert isinstance(second, Session)
    assert second.errors == ("ZeroDivisionError: division by zero",)
    assert isinstance(third, TaskRecord)
    assert third.text == "sum of 2 and 3"


async def test_fields_that_nobody_asked_for_are_kept(growing: Kit) -> None:
    first, _, third = await take_all(growing)
    assert isinstance(first, Session)
    assert isinstance(third, TaskRecord)
    assert (first.extra["team"], third.extra["team"]) == ("blue", "red")


async def test_a_record_has_the_same_id_whenever_it_is_read(kit: Kit) -> None:
    first, second = await look(kit), await look(kit)
    assert [record.id for record in first] == [record.id for record in second]
    assert len({record.id for record in first}) == len(first) >= 3


async def test_a_claimed_record_is_not_given_to_another_process(kit: Kit) -> None:
    async with opened(kit) as source, claims_of(source) as claims:
        claim = await anext(claims)
        others = await look(kit)
        assert claim.record.id not in {record.id for record in others}
        assert len(others) >= 2
        claim.release()


async def test_a_released_record_is_found_again(kit: Kit) -> None:
    async with opened(kit) as source, claims_of(source) as claims:
        claim = await anext(claims)
        claim.release()
    assert claim.record in await look(kit)


async def test_a_settled_record_is_never_found_again(kit: Kit) -> None:
    taken = await take_all(kit)
    assert taken
    assert await look(kit) == []


async def test_one_pass_after_the_other_of_the_same_source_gives_no_record_twice(growing: Kit) -> None:
    seen = []
    async with opened(growing) as source:
        for _ in range(3):
            async with claims_of(source) as claims:
                async for claim in claims:
                    seen.append(claim.record.id)
                    settle(growing, claim)
            growing.put({"goal": f"more {len(seen)}", "result": "success"})
    assert len(seen) == len(set(seen)) == 5


async def test_two_at_once_share_the_records(growing: Kit) -> None:
    for number in range(30):
        growing.put({"goal": f"goal {number}", "result": "success"})
    seen: list[str] = []

    async def work() -> None:
        async with opened(growing) as source, claims_of(source) as claims:
            async for claim in claims:
                seen.append(claim.record.id)
                await asyncio.sleep(0)
                settle(growing, claim)

    await asyncio.gather(work(), work())
    assert len(seen) == len(set(seen)) == 33


def test_what_a_process_had_when_it_died_is_found_again(kind: str, kit: Kit, tmp_path: Path) -> None:
    claimed = die_with_a_claim(kind, tmp_path)
    assert claimed in {record.id for record in asyncio.run(look(kit))}


async def test_a_record_that_cannot_be_used_is_a_flaw_that_says_why_and_where(kit: Kit) -> None:
    kit.put({"goal": "walk the dog", "result": "who knows"})
    flaw = (await take_all(kit))[-1]
    assert isinstance(flaw, Flaw)
    assert "result is success, partial or failure" in flaw.reason
    assert flaw.where
    assert await look(kit) == []


async def test_a_claim_may_be_released_after_it_was_settled(kit: Kit) -> None:
    async with opened(kit) as source, claims_of(source) as claims:
        claim = await anext(claims)
        settle(kit, claim)
        claim.release()
    assert claim.record not in await look(kit)


async def test_waiting_ends_with_its_time(kit: Kit) -> None:
    async with opened(kit) as source:
        began = time.monotonic()
        await source.wait(0.05)
        assert time.monotonic() - began < 5


async def test_waiting_ends_when_something_comes(growing: Kit) -> None:
    async with opened(growing) as source:
        async with claims_of(source) as claims:
            async for claim in claims:
                settle(growing, claim)
        waiting = asyncio.create_task(source.wait(60))
        put: Callable[[], None] = lambda: growing.put({"goal": "the latest", "result": "success"})  # noqa: E731
        for _ in range(100):  # the watch begins a moment after the wait
            await asyncio.wait({waiting}, timeout=0.2)
            if waiting.done():
                break
            put()
        assert waiting.done()


async def test_its_name_is_what_the_settings_call_it(kit: Kit) -> None:
    async with opened(kit) as source:
        assert source.name.partition(":")[0] in {"watch", "file", "sqlite", "mock"}
