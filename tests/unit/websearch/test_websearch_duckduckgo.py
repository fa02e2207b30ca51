"""The search as `ddgs` speaks it, against pages of loopback in DuckDuckGo's shape."""

import asyncio

import pytest
from ddgs.engines.duckduckgo import Duckduckgo

from duckduckgo_pages import NOTHING, PUZZLE, REDESIGNED, results, wrapped
from loopback import http, serve
from self_evolving_agent.errors import SearchError
from self_evolving_agent.models import SearchHit
from self_evolving_agent.websearch.duckduckgo import DuckDuckGoSearch

BEES = ("Bees", "https://bees.example/about", "All about bees.")
WASPS = ("Wasps", "https://wasps.example/", "Not bees.")


@pytest.fixture
def search_at(monkeypatch):
    """Point the engine at a port of loopback."""

    def search(port, timeout_s=10.0):
        monkeypatch.setattr(Duckduckgo, "search_url", f"http://127.0.0.1:{port}/html/")
        return DuckDuckGoSearch(timeout_s)

    return search


async def ask(search_at, answer, query="bees", limit=5, timeout_s=10.0):
    async with serve(lambda _: answer) as server:
        return await search_at(server.port, timeout_s).search(query, limit)


async def test_hits_come_in_the_engines_order(search_at):
    hits = await ask(search_at, http(results(WASPS, BEES).encode()))
    assert hits == (
        SearchHit(title="Wasps", url="https://wasps.example/", snippet="Not bees."),
        SearchHit(title="Bees", url="https://bees.example/about", snippet="All about bees."),
    )


async def test_the_query_reaches_the_engine_and_no_other_host(search_at):
    async with serve(lambda _: http(results(BEES).encode())) as server:
        await search_at(server.port).search("  honey\n bees ", 5)
    assert [b"q=honey+bees" in request for request in server.requests] == [True]


async def test_no_more_hits_than_asked_for(search_at):
    assert len(await ask(search_at, http(results(BEES, WASPS).encode()), limit=1)) == 1


async def test_a_page_found_twice_is_one_hit(search_at):
    assert len(await ask(search_at, http(results(BEES, BEES).encode()))) == 1


async def test_a_link_over_the_engines_redirect_is_taken_apart(search_at):
    page = results(("Bees", wrapped("https://bees.example/?a=1&b=2"), ""))
    (hit,) = await ask(search_at, http(page.encode()))
    assert hit.url == "https://bees.example/?a=1&b=2"


async def test_advertisements_and_other_schemes_are_left_out(search_at):
    page = results(("Buy", "https://duckduckgo.com/y.js?ad=1", ""), ("Run", "javascript:alert(1)", ""), BEES)
    assert [hit.title for hit in await ask(search_at, http(page.encode()))] == ["Bees"]


async def test_a_hit_is_cut_to_size_and_holds_no_invisible_characters(search_at):
    page = results(
        ("B" * 5000, "https://bees.example/", "a\u202eb " * 5000), ("Long", "https://x.example/" + "x" * 3000, "")
    )
    (hit,) = await ask(search_at, http(page.encode(), kind="text/html; charset=utf-8"))
    assert len(hit.title) <= 300
    assert len(hit.snippet) <= 1000
    assert "\u202e" not in hit.snippet


@pytest.mark.parametrize(("query", "limit"), [("", 5), (" \n", 5), ("bees", 0)])
async def test_asking_for_nothing_asks_nobody(search_at, query, limit):
    async with serve(lambda _: http()) as server:
        assert await search_at(server.port).search(query, limit) == ()
    assert server.requests == []


async def test_nothing_found_is_an_empty_answer(search_at):
    assert await ask(search_at, http(NOTHING.encode())) == ()


@pytest.mark.parametrize("status", ["202 Accepted", "429 Too Many Requests", "403 Forbidden"])
async def test_a_rate_limit_is_told_apart(search_at, status):
    with pytest.raises(SearchError, match="refuses for now") as caught:
        await ask(search_at, http(status=status))
    assert "try again later" in caught.value.hint


async def test_a_puzzle_for_people_is_a_rate_limit(search_at):
    with pytest.raises(SearchError, match="refuses for now"):
        await ask(search_at, http(PUZZLE.encode()))


async def test_a_server_in_trouble_is_told_apart(search_at):
    with pytest.raises(SearchError, match="answers 500"):
        await ask(search_at, http(b"oops", status="500 Oops"))


@pytest.mark.parametrize("page", [REDESIGNED.encode(), b"", b"<html></html>"])
async def test_a_page_that_cannot_be_read_is_told_apart(search_at, page):
    with pytest.raises(SearchError, match="cannot be read") as caught:
        await ask(search_at, http(page))
    assert "ddgs" in caught.value.hint


async def test_no_network_is_told_apart(search_at):
    async with serve(lambda _: http()) as server:
        pass
    with pytest.raises(SearchError, match="is not reached") as caught:
        await search_at(server.port).search("bees", 5)
    assert "network" in caught.value.hint


async def test_an_answer_that_breaks_off_is_a_search_error(search_at):
    with pytest.raises(SearchError, match="is not reached"):
        await ask(search_at, http(results(BEES).encode())[:-100])


async def test_a_server_that_hangs_ends_with_the_time(search_at):
    async def hang():
        await asyncio.Event().wait()
        yield b""

    with pytest.raises(SearchError, match=r"within 0\.2 s"):
        await ask(search_at, hang(), timeout_s=0.2)
