"""What only the folder does."""

import json
import os
import stat
import time
from pathlib import Path

import pytest

from self_evolving_agent.errors import SourceError
from self_evolving_agent.models.sessions import Flaw, TaskRecord
from self_evolving_agent.records import is_own_id
from self_evolving_agent.sources.watch import LARGEST, WatchSource
from source_kits import WatchKit, claims_of, look, opened, settle, take_all

TASK = json.dumps({"task": "sum of 2 and 3"})


@pytest.fixture
def kit(tmp_path: Path) -> WatchKit:
    return WatchKit(tmp_path)


def there(kit: WatchKit, name: str) -> list[str]:
    return sorted(path.name for path in (kit.place / name).iterdir() if path.is_file())


async def test_a_claimed_file_lies_in_running_and_a_settled_one_where_its_outcome_says(kit: WatchKit) -> None:
    path = kit.drop("a.json", TASK)
    async with opened(kit) as source, claims_of(source) as claims:
        claim = await anext(claims)
        assert there(kit, "running") == ["a.json"]
        assert not path.exists()
        claim.settle("failed", "nobody could")
    assert there(kit, "failed") == ["a.json", "a.json.reason"]
    assert (kit.place / "failed" / "a.json.reason").read_text() == "nobody could\n"


async def test_a_flawed_file_is_set_aside_with_its_reason(kit: WatchKit) -> None:
    kit.drop("b.json", "{")
    (flaw,) = await look(kit)
    assert isinstance(flaw, Flaw)
    async with opened(kit) as source, claims_of(source) as claims:
        (await anext(claims)).settle("rejected", flaw.reason)
    assert "no JSON" in (kit.place / "rejected" / "b.json.reason").read_text()


async def test_a_reason_with_half_a_character_is_written_all_the_same(kit: WatchKit) -> None:
    kit.put({"task": "x"})
    async with opened(kit) as source, claims_of(source) as claims:
        (await anext(claims)).settle("failed", "no \ud800")
    assert there(kit, "failed") == ["0000.json", "0000.json.reason"]


async def test_a_file_that_is_still_being_written_is_left_for_later(kit: WatchKit) -> None:
    kit.drop("c.json", '{"task": "half of', age_s=0)
    assert await look(kit) == []
    kit.drop("c.json", TASK, age_s=0)
    assert [type(record) for record in await look(kit)] == [TaskRecord]


async def test_hidden_files_other_files_links_and_folders_are_left_alone(kit: WatchKit) -> None:
    kit.drop(".d.json", TASK)
    kit.drop("d.txt", TASK)
    (kit.place / "e.json").mkdir()
    (kit.place / "f.json").symlink_to(kit.place / "d.txt")
    os.mkfifo(kit.place / "g.json")
    assert await look(kit) == []


async def test_a_file_that_is_too_large_is_a_flaw(kit: WatchKit) -> None:
    os.truncate(kit.drop("h.json", ""), LARGEST + 1)
    (flaw,) = await look(kit)
    assert isinstance(flaw, Flaw)
    assert "larger than" in flaw.reason


async def test_an_id_of_our_own_is_the_records_id(kit: WatchKit) -> None:
    own = "01m8ppgjyt9c7c971jyjy50bd2"
    kit.put({"task": "x", "id": own})
    kit.put({"task": "x", "id": "7"})
    first, second = await look(kit)
    assert first.id == own
    assert is_own_id(second.id)


async def test_a_record_cannot_bear_the_id_of_a_run_that_no_record_asked_for(kit: WatchKit) -> None:
    own = "01m8ppgjyt9c7c971jyjy50bd2"
    kit.runs.add(own)
    kit.put({"task": "x", "id": own})
    (found,) = await look(kit)
    assert found.id != own
    assert (await look(kit)) == [found]


async def test_the_same_file_dropped_again_is_another_record(kit: WatchKit) -> None:
    kit.drop("i.json", TASK, age_s=60)
    (first,) = await take_all(kit)
    kit.drop("i.json", TASK, age_s=30)
    (second,) = await take_all(kit)
    assert first.id != second.id
    assert there(kit, "done") == ["i.json", "i~2.json"]


async def test_a_file_of_a_name_that_is_being_worked_on_waits_for_its_turn(kit: WatchKit) -> None:
    kit.drop("j.json", TASK, age_s=60)
    async with opened(kit) as source, claims_of(source) as claims:
        claim = await anext(claims)
        kit.drop("j.json", json.dumps({"task": "another"}))
        assert await look(kit) == []
        settle(kit, claim)
    (second,) = await look(kit)
    assert isinstance(second, TaskRecord)
    assert second.text == "another"


async def test_a_record_that_goes_back_takes_nobodys_place(kit: WatchKit) -> None:
    kit.drop("k.json", TASK)
    async with opened(kit) as source, claims_of(source) as claims:
        claim = await anext(claims)
        (kit.place / "k.json").symlink_to("nowhere")  # is there, though it does not exist
        claim.release()
    assert (kit.place / "k.json").is_symlink()
    assert there(kit, "running") == ["k.json"]


async def test_a_file_whose_way_back_was_cut_off_is_one_record(kit: WatchKit) -> None:
    path = kit.drop("l.json", TASK)
    await look(kit)
    os.link(path, kit.place / "running" / "l.json")  # as whoever died before the other name was taken away leaves it
    assert len(await take_all(kit)) == 1
    assert not path.exists()
    assert there(kit, "running") == []


async def test_folders_are_for_their_owner_alone(kit: WatchKit) -> None:
    await look(kit)
    assert {stat.S_IMODE(path.stat().st_mode) for path in [kit.place, *kit.place.iterdir()]} == {0o700}


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    source = WatchSource(tmp_path / "file" / "incoming", set[str]().__contains__)
    with pytest.raises(SourceError, match="cannot be used"):
        await anext(source.claims())
    await source.aclose()


async def test_moving_a_record_away_wakes_nobody(kit: WatchKit) -> None:
    async def is_woken(source: WatchSource) -> bool:
        began = time.monotonic()
        await source.wait(0.4)
        return time.monotonic() - began < 0.4

    source = kit.open()
    async with claims_of(source) as claims:
        assert [claim async for claim in claims] == []
    for number in range(100):  # the watch begins a moment after the first look
        kit.drop(f"{number}.json", TASK)
        if await is_woken(source):
            break
    while await is_woken(source):
        pass
    async with claims_of(source) as claims:
        async for claim in claims:
            settle(kit, claim)
    assert not await is_woken(source)
    await source.aclose()
