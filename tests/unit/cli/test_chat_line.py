"""Lines of a chat that come through a pipe or from a file."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest

from self_evolving_agent.cli.chat_line import PlainLine


@pytest.fixture
def pipe() -> Iterator[tuple[TextIO, int]]:
    ends, begins = os.pipe()
    with os.fdopen(ends) as stream:
        yield stream, begins


async def all_of(typed: PlainLine) -> list[str]:
    rows = []
    try:
        while True:
            rows.append(await typed.read())
    except EOFError:
        return rows


async def test_each_line_is_one_and_the_last_needs_no_end(pipe: tuple[TextIO, int]) -> None:
    stream, begins = pipe
    os.write(begins, b"one\r\n\ntwo\nthr")
    typed = PlainLine(stream)
    assert [await typed.read() for _ in range(3)] == ["one", "", "two"]
    rest = asyncio.create_task(all_of(typed))
    os.write(begins, b"ee")
    os.close(begins)
    assert await rest == ["three"]


async def test_a_letter_that_comes_in_two_pieces_is_one_and_broken_ones_are_marked(pipe: tuple[TextIO, int]) -> None:
    stream, begins = pipe
    typed = PlainLine(stream)
    reading = asyncio.create_task(all_of(typed))
    os.write(begins, "\u5929".encode()[:1])
    await asyncio.sleep(0)
    os.write(begins, "\u5929".encode()[1:] + b"\n\xff\n")
    os.close(begins)
    assert await reading == ["\u5929", "\ufffd"]


async def test_who_stops_waiting_loses_nothing(pipe: tuple[TextIO, int]) -> None:
    stream, begins = pipe
    typed = PlainLine(stream)
    reading = asyncio.create_task(typed.read())
    await asyncio.sleep(0)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    os.write(begins, b"still here\n")
    os.close(begins)
    assert await all_of(typed) == ["still here"]


async def test_a_file_on_disk_is_read_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "turns.txt").write_text("one\ntwo\n")
    with (tmp_path / "turns.txt").open() as stream:
        assert await all_of(PlainLine(stream)) == ["one", "two"]


async def test_nothing_is_read_where_standard_input_was_closed() -> None:
    assert await all_of(PlainLine(None)) == []
