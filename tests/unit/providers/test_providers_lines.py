from collections.abc import AsyncGenerator, Iterable
from contextlib import aclosing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from self_evolving_agent.providers.lines import read_events, split_lines


async def chunked(chunks: Iterable[bytes]) -> AsyncGenerator[bytes]:
    for chunk in chunks:
        yield chunk


async def lines_of(*chunks: bytes) -> list[bytes]:
    return [line async for line in split_lines(chunked(chunks))]


async def events_of(*chunks: bytes) -> list[bytes]:
    return [event async for event in read_events(split_lines(chunked(chunks)))]


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
async def test_lines_end_in_any_of_the_three_ways(end: bytes) -> None:
    assert await lines_of(b"a" + end + b"b" + end) == [b"a", b"b"]


async def test_a_crlf_split_over_chunks_is_one_line_end() -> None:
    assert await lines_of(b"a\r", b"\nb\n") == [b"a", b"b"]


async def test_a_last_line_without_an_end_is_a_line() -> None:
    assert await lines_of(b"a\nb") == [b"a", b"b"]


async def test_line_ends_of_unicode_are_text() -> None:
    assert await lines_of("a\u2028b\x85c\x0bd\n".encode()) == ["a\u2028b\x85c\x0bd".encode()]


@given(st.binary(max_size=60).map(lambda raw: raw.replace(b"a", b"\r").replace(b"b", b"\n")), st.data())
async def test_where_the_chunks_are_cut_makes_no_difference(raw: bytes, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(raw)))

    assert await lines_of(raw[:cut], raw[cut:]) == await lines_of(raw)


async def test_an_event_ends_at_a_blank_line() -> None:
    assert await events_of(b"data: one\n\ndata: two\n\n") == [b"one", b"two"]


async def test_comments_that_keep_the_connection_alive_are_no_events() -> None:
    assert await events_of(b": ping\n\n:\n\ndata: one\n\n: ping\n") == [b"one"]


async def test_data_over_several_lines_is_joined() -> None:
    assert await events_of(b"data: {\ndata: }\n\n") == [b"{\n}"]


async def test_only_one_space_after_the_colon_is_taken_off() -> None:
    assert await events_of(b"data:  two\n\ndata:none\n\n") == [b" two", b"none"]


async def test_other_fields_are_dropped() -> None:
    assert await events_of(b"event: x\nid: 1\nretry: 5\ndata: one\n\nevent: alone\n\n") == [b"one"]


async def test_a_byte_order_mark_is_dropped() -> None:
    assert await events_of(b"\xef\xbb\xbfdata: one\n\n") == [b"one"]


async def test_an_event_that_the_end_cut_short_is_yielded() -> None:
    assert await events_of(b"data: [DONE]") == [b"[DONE]"]


async def test_closing_the_events_closes_what_they_come_from() -> None:
    closed: list[str] = []

    async def source() -> AsyncGenerator[bytes]:
        try:
            while True:
                yield b"data: one\n\n"
        finally:
            closed.append("source")

    async with aclosing(read_events(split_lines(source()))) as events:
        await anext(events)

    assert closed == ["source"]
