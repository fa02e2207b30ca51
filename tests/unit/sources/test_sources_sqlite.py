"""What only a database does."""

import sqlite3
from pathlib import Path

import pytest

from self_evolving_agent.errors import SourceError
from self_evolving_agent.models.sessions import Session, TaskRecord
from self_evolving_agent.sources.sqlite import PAGE, SqliteSource
from source_kits import Home, SqliteKit, claims_of, look, opened, settle, take_all


def database(folder: Path, *statements: str) -> Path:
    connection = sqlite3.connect(folder / "some?odd%name.db")
    connection.executescript(";".join(statements))
    connection.close()
    return folder / "some?odd%name.db"


async def read(folder: Path, query: str | None = None) -> list[object]:
    home = Home(folder)
    source = SqliteSource(folder / "some?odd%name.db", query, home.held)
    found: list[object] = []
    async with claims_of(source) as claims:
        async for claim in claims:
            found.append(claim.record)
            claim.release()
    await source.aclose()
    return found


async def test_a_table_is_found_by_what_its_columns_tell(tmp_path: Path) -> None:
    database(
        tmp_path,
        "CREATE TABLE users (name, created_at)",
        "CREATE TABLE todo (task)",
        "CREATE TABLE runs (Objective TEXT, Succeeded INTEGER, blob BLOB, ratio REAL)",
        "INSERT INTO runs VALUES ('walk', 1, x'ff', 9e999), ('run', 0, NULL, 0.5)",
    )
    first, second = await read(tmp_path)
    assert isinstance(first, Session)
    assert (first.goal, first.result, first.extra) == ("walk", "success", {"blob": "\ufffd", "ratio": "inf"})
    assert isinstance(second, Session)
    assert second.result == "failure"


async def test_where_there_are_no_sessions_a_table_of_tasks_will_do(tmp_path: Path) -> None:
    database(tmp_path, "CREATE TABLE todo (task)", "INSERT INTO todo VALUES ('sum of 2 and 3')")
    (found,) = await read(tmp_path)
    assert isinstance(found, TaskRecord)


@pytest.mark.parametrize(
    "made",
    [
        "CREATE TABLE t (goal PRIMARY KEY, result) WITHOUT ROWID",
        "CREATE TABLE x (goal, result); CREATE VIEW t AS SELECT * FROM x",
    ],
)
async def test_tables_without_row_ids_and_views_are_read_too(tmp_path: Path, made: str) -> None:
    place = "x" if "VIEW" in made else "t"
    many = ",".join(f"('goal {number}', 'success')" for number in range(PAGE + 5))
    database(tmp_path, made, f"INSERT INTO {place} VALUES {many}")
    assert len(await read(tmp_path)) == PAGE + 5


async def test_a_query_says_which_rows_and_under_which_names(tmp_path: Path) -> None:
    database(tmp_path, "CREATE TABLE t (a, b)", "INSERT INTO t VALUES ('walk', 'ok'), ('run', 'no')")
    (found,) = await read(tmp_path, "SELECT a AS goal, b AS result FROM t WHERE b LIKE 'o%';")
    assert isinstance(found, Session)
    assert found.goal == "walk"


@pytest.mark.parametrize(
    "query", ["DELETE FROM t", "INSERT INTO t VALUES (1, 2)", "SELECT 1; DROP TABLE t", "nonsense"]
)
async def test_a_query_that_does_not_only_read_is_told(tmp_path: Path, query: str) -> None:
    place = database(tmp_path, "CREATE TABLE t (goal, result)", "INSERT INTO t VALUES ('walk', 'success')")
    before = place.read_bytes()
    with pytest.raises(SourceError, match="cannot be read"):
        await read(tmp_path, query)
    assert place.read_bytes() == before


async def test_a_database_without_such_columns_is_told(tmp_path: Path) -> None:
    database(tmp_path, "CREATE TABLE users (name, age)")
    with pytest.raises(SourceError, match=r"no table of .* has columns .*: users has name, age$") as told:
        await read(tmp_path)
    assert "?query=SELECT ... AS goal, ... AS result FROM ..." in told.value.hint


async def test_what_is_no_database_and_what_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="there is no database"):
        await read(tmp_path)
    (tmp_path / "some?odd%name.db").write_text("no database at all, however long it may be" * 100)
    with pytest.raises(SourceError, match="cannot be read"):
        await read(tmp_path)


async def test_somebody_may_write_while_a_row_is_being_worked_on(tmp_path: Path) -> None:
    kit = SqliteKit(tmp_path)
    kit.put({"goal": "one", "result": "success"})
    async with opened(kit) as source, claims_of(source) as claims:
        claim = await anext(claims)
        kit.put({"goal": "two", "result": "success"})
        settle(kit, claim)
    assert len(await take_all(kit)) == 1


async def test_a_database_that_nobody_changed_is_not_read_again(tmp_path: Path) -> None:
    kit = SqliteKit(tmp_path)
    kit.put({"goal": "one", "result": "success"})
    async with opened(kit) as source:
        async with claims_of(source) as claims:
            async for claim in claims:
                settle(kit, claim)
        kit.settled.clear()  # would be found if anybody looked
        async with claims_of(source) as claims:
            assert [claim async for claim in claims] == []
    assert len(await look(kit)) == 1


async def test_a_database_that_was_replaced_is_read(tmp_path: Path) -> None:
    kit = SqliteKit(tmp_path)
    (tmp_path / "new").mkdir()
    kit.put({"goal": "one", "result": "success"})
    other = SqliteKit(tmp_path / "new")
    for goal in ("one", "two"):
        other.put({"goal": goal, "result": "success"})
    async with opened(kit) as source:
        async with claims_of(source) as claims:
            async for claim in claims:
                settle(kit, claim)
        other.place.replace(kit.place)
        async with claims_of(source) as claims:
            assert [claim.record.goal async for claim in claims if isinstance(claim.record, Session)] == ["two"]


async def test_identical_rows_without_an_id_are_records_of_their_own(tmp_path: Path) -> None:
    rows = ", ".join(["('walk', 'success')"] * 3)
    database(tmp_path, "CREATE TABLE t (goal, result)", f"INSERT INTO t VALUES {rows}")
    found = await read(tmp_path)
    assert len({record.id for record in found if isinstance(record, Session)}) == 3


async def test_a_row_of_another_table_with_the_same_id_is_another_record(tmp_path: Path) -> None:
    database(
        tmp_path,
        "CREATE TABLE a (id, goal, result)",
        "CREATE TABLE b (id, goal, result)",
        "INSERT INTO a VALUES (1, 'walk', 'success')",
        "INSERT INTO b VALUES (1, 'run', 'success')",
    )
    queries = (None, "SELECT * FROM b", " SELECT * FROM b; ")
    by_table, by_query, again = [(await read(tmp_path, query))[0] for query in queries]
    assert isinstance(by_table, Session)
    assert isinstance(by_query, Session)
    assert by_table.id != by_query.id
    assert again == by_query
