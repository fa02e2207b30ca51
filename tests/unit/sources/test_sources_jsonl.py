"""What only a file of JSON lines does."""

import json
import os
from pathlib import Path

import pytest

from self_evolving_agent.errors import SourceError
from self_evolving_agent.models.sessions import Flaw, Session
from self_evolving_agent.sources.jsonl import LONGEST_LINE, JsonLinesSource
from source_kits import JsonLinesKit, claims_of, look, opened, settle, take_all

LINE = json.dumps({"goal": "walk", "result": "success"})


@pytest.fixture
def kit(tmp_path: Path) -> JsonLinesKit:
    return JsonLinesKit(tmp_path)


def write(kit: JsonLinesKit, text: str, *, age_s: float = 10) -> None:
    kit.place.write_text(text)
    os.utime(kit.place, (kit.place.stat().st_mtime - age_s,) * 2)


async def test_identical_lines_are_records_of_their_own(kit: JsonLinesKit) -> None:
    write(kit, f"{LINE}\n{LINE}\n\n{LINE}\n")
    assert len({record.id for record in await take_all(kit)}) == 3
    assert await look(kit) == []


async def test_lines_that_move_are_the_same_records(kit: JsonLinesKit) -> None:
    write(kit, f"{LINE}\n")
    await take_all(kit)
    other = json.dumps({"goal": "run", "result": "failure"})
    write(kit, f"{other}\n{LINE}\n")
    (found,) = await look(kit)
    assert isinstance(found, Session)
    assert found.goal == "run"


async def test_a_last_line_that_is_still_being_written_is_left_for_later(kit: JsonLinesKit) -> None:
    write(kit, f"{LINE}\n{LINE[:-4]}", age_s=0)
    assert len(await look(kit)) == 1


async def test_a_last_line_that_nobody_goes_on_with_is_a_flaw(kit: JsonLinesKit) -> None:
    write(kit, f"{LINE}\n{LINE[:-4]}", age_s=60)
    _, flaw = await look(kit)
    assert isinstance(flaw, Flaw)
    assert flaw.where == "line 2"


async def test_a_last_line_without_an_end_that_is_whole_is_taken(kit: JsonLinesKit) -> None:
    write(kit, f"{LINE}\n{LINE}", age_s=0)
    assert len(await look(kit)) == 2


async def test_a_line_that_is_too_long_is_a_flaw_and_the_next_one_is_read(kit: JsonLinesKit) -> None:
    write(kit, f"{'x' * (2 * LONGEST_LINE + 5)}\n{LINE}\n")
    flaw, whole = await look(kit)
    assert isinstance(flaw, Flaw)
    assert "longer than" in flaw.reason
    assert isinstance(whole, Session)


async def test_a_record_that_was_set_aside_is_read_again_once_it_is_mended(kit: JsonLinesKit) -> None:
    write(kit, '{"id": 1, "goal": "walk", "result": "perhaps"}\n')
    assert len(await take_all(kit)) == 1
    write(kit, '{"id": 1, "goal": "walk", "result": "success"}\n')
    assert len(await take_all(kit)) == 1
    write(kit, '{"id": 1, "goal": "walk far", "result": "success"}\n')
    assert await look(kit) == []


async def test_a_file_that_was_replaced_by_a_shorter_one_is_read_from_its_start(kit: JsonLinesKit) -> None:
    write(kit, f"{LINE}\n" * 5)
    async with opened(kit) as source:
        async with claims_of(source) as claims:
            async for claim in claims:
                settle(kit, claim)
        write(kit, '{"goal": "new", "result": "success"}\n')
        async with claims_of(source) as claims:
            claim = await anext(claims)
            assert isinstance(claim.record, Session)
            assert claim.record.goal == "new"
            claim.release()


async def test_a_line_that_another_process_holds_is_looked_at_again(kit: JsonLinesKit) -> None:
    write(kit, "".join(f'{{"goal": "g{n}", "result": "success"}}\n' for n in range(3)))
    async with opened(kit) as other, claims_of(other) as held, opened(kit) as source:
        first = await anext(held)
        async with claims_of(source) as claims:
            async for claim in claims:
                settle(kit, claim)
        first.release()
        async with claims_of(source) as claims:
            again = await anext(claims)
            assert again.record == first.record
            again.release()


async def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    source = JsonLinesSource(tmp_path / "none.jsonl", JsonLinesKit(tmp_path).held)
    with pytest.raises(SourceError, match=r"none\.jsonl cannot be read"):
        await anext(source.claims())
    await source.aclose()


async def test_a_file_that_is_deleted_while_its_last_line_is_waited_for_stops_nothing(kit: JsonLinesKit) -> None:
    write(kit, f'{LINE}\n{{"goal": "half')
    async with opened(kit) as source, claims_of(source) as claims:
        settle(kit, await anext(claims))
        kit.place.unlink()
        assert isinstance((await anext(claims)).record, Flaw)


async def test_a_file_that_was_replaced_by_a_longer_one_is_read_from_its_start(kit: JsonLinesKit) -> None:
    write(kit, f"{LINE}\n")
    async with opened(kit) as source:
        async with claims_of(source) as claims:
            async for claim in claims:
                settle(kit, claim)
        other = kit.folder / "other.jsonl"
        other.write_text("".join(f'{{"goal": "new {n}", "result": "success"}}\n' for n in range(5)))
        other.rename(kit.place)
        async with claims_of(source) as claims:
            claim = await anext(claims)
            assert isinstance(claim.record, Session)
            assert claim.record.goal == "new 0"
            claim.release()


async def test_a_file_that_was_rewritten_in_place_and_is_longer_is_read_from_its_start(kit: JsonLinesKit) -> None:
    write(kit, f"{LINE}\n" * 2)
    async with opened(kit) as source:
        async with claims_of(source) as claims:
            async for claim in claims:
                settle(kit, claim)
        write(kit, "".join(f'{{"goal": "new {n}", "result": "success"}}\n' for n in range(5)) + f"{LINE}\n")
        async with claims_of(source) as claims:
            found = []
            async for claim in claims:
                assert isinstance(claim.record, Session)
                found.append(claim.record.goal)
                settle(kit, claim)
    assert found == [f"new {n}" for n in range(5)]


async def test_a_file_that_is_rewritten_while_a_line_is_worked_on_is_read_from_its_start(kit: JsonLinesKit) -> None:
    write(kit, f"{LINE}\n")
    async with opened(kit) as source:
        async with claims_of(source) as claims:
            async for claim in claims:
                write(kit, "".join(f'{{"goal": "new {n}", "result": "success"}}\n' for n in range(5)))
                settle(kit, claim)
        async with claims_of(source) as claims:
            claim = await anext(claims)
            assert isinstance(claim.record, Session)
            assert claim.record.goal == "new 0"
            claim.release()


async def test_a_file_that_is_only_added_to_is_not_read_from_its_start(kit: JsonLinesKit) -> None:
    write(kit, f"{LINE}\n\n{'x' * (LONGEST_LINE + 5)}\n\n{LINE[:-1]}")
    async with opened(kit) as source:
        for text in ("", "}", "\n"):
            with kit.place.open("a") as file:
                file.write(text)
            async with claims_of(source) as claims:
                async for claim in claims:
                    settle(kit, claim)
        kit.settled.clear()  # would be found if anybody looked
        async with claims_of(source) as claims:
            assert [claim async for claim in claims] == []
