"""What only the folder does."""

import asyncio
import json
import os
import stat
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, cast

import pytest

from self_evolving_agent.errors import SourceError
from self_evolving_agent.models.sessions import Flaw, TaskRecord
from self_evolving_agent.records import is_own_id
from self_evolving_agent.sources.watch import LARGEST, WatchSource
from source_kits import SOURCES, TESTS, WatchKit, claims_of, look, opened, settle, take_all

TASK = json.dumps({"task": "sum of 2 and 3"})
OWN = "01m8ppgjyt9c7c971jyjy50bd2"


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
    kit.put({"task": "x", "id": OWN})
    kit.put({"task": "x", "id": "7"})
    first, second = await look(kit)
    assert first.id == OWN
    assert is_own_id(second.id)


async def test_a_record_cannot_bear_the_id_of_a_run_that_no_record_asked_for(kit: WatchKit) -> None:
    kit.runs.add(OWN)
    kit.put({"task": "x", "id": OWN})
    (found,) = await look(kit)
    assert found.id != OWN
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


async def test_a_record_that_was_filed_by_whoever_died_then_is_filed_once(kit: WatchKit) -> None:
    kit.drop("m.json", TASK)
    async with opened(kit) as source, claims_of(source) as claims:
        claim = await anext(claims)
        os.link(kit.place / "running" / "m.json", kit.place / "done" / "m.json")
        settle(kit, claim)
    assert (there(kit, "done"), there(kit, "running")) == (["m.json"], [])


async def test_what_takes_the_place_of_a_record_while_another_process_reads_it_is_a_record_of_its_own(
    kit: WatchKit,
) -> None:
    kit.drop("n.json", json.dumps({"task": "first", "id": OWN}))
    with another_process("pause", kit) as (said, told):
        assert said.readline() == "reading\n"
        kit.drop("n.json", json.dumps({"task": "second"}))
        told.write("go on\n")
        told.flush()
        assert said.readline() == "end\n"
    assert [cast("TaskRecord", record).text for record in await take_all(kit)] == ["second"]


async def test_of_two_processes_that_take_records_of_one_name_each_files_what_it_took(kit: WatchKit) -> None:
    with another_process("race", kit) as (said, _), another_process("race", kit) as (also_said, _):
        assert (said.readline(), also_said.readline()) == ("begun\n", "begun\n")
        for number in range(150):
            kit.drop("o.json", json.dumps({"task": str(number)}))
        kit.drop("p.txt", "no more")
        taken = [row.strip() for rows in (said, also_said) for row in rows]
    filed = [json.loads(path.read_text())["task"] for path in (kit.place / "done").iterdir()]
    assert taken
    assert Counter(taken) == Counter(filed)


@contextmanager
def another_process(what: str, kit: WatchKit) -> Iterator[tuple[IO[str], IO[str]]]:
    """Let another process do one of the things below, and give what it says and what it is told."""
    process = subprocess.Popen(
        [sys.executable, __file__, what, str(kit.folder)],
        env={"PYTHONPATH": f"{SOURCES}:{TESTS}", "PATH": "/usr/bin:/bin"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdin is not None
    with process:
        yield process.stdout, process.stdin
    assert process.returncode == 0


async def pause(kit: WatchKit) -> None:
    """Take the records that are there, and wait for a word while the first is read."""

    def is_run(_: str) -> bool:
        say("reading")
        return sys.stdin.readline() == ""

    async for claim in WatchSource(kit.place, is_run).claims():
        say(cast("TaskRecord", claim.record).text)
    say("end")


async def race(kit: WatchKit) -> None:
    """Take records until there are no more."""
    say("begun")
    async with opened(kit) as source:
        while not (kit.place / "p.txt").exists():
            async with claims_of(source) as claims:
                async for claim in claims:
                    settle(kit, claim)
                    say(cast("TaskRecord", claim.record).text)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


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


if __name__ == "__main__":
    asyncio.run({"pause": pause, "race": race}[sys.argv[1]](WatchKit(Path(sys.argv[2]))))
