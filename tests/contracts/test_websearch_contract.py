"""What every search engine and every page reader does."""

from contextlib import asynccontextmanager
from ipaddress import ip_address

import pytest
from ddgs.engines.duckduckgo import Duckduckgo

from duckduckgo_pages import NOTHING, results
from fakes_edges import ScriptedPages, ScriptedSearch
from loopback import http, serve
from self_evolving_agent.errors import SearchError, UnsafeAddress
from self_evolving_agent.models import Page, SearchHit
from self_evolving_agent.websearch.duckduckgo import DuckDuckGoSearch
from self_evolving_agent.websearch.guard import is_public
from self_evolving_agent.websearch.pages import WebPages

HITS = tuple(SearchHit(title=f"Bees {n}", url=f"https://bees.example/{n}", snippet="hum") for n in range(3))


@asynccontextmanager
async def _scripted_search(monkeypatch, *, is_online=True):
    yield ScriptedSearch({"bees": HITS}, None if is_online else SearchError("no network"))


@asynccontextmanager
async def _duckduckgo(monkeypatch, *, is_online=True):
    def answer(request):
        if not is_online:
            return b""
        found = results(*((hit.title, hit.url, hit.snippet) for hit in HITS))
        return http((found if b"bees" in request else NOTHING).encode())

    async with serve(answer) as server:
        monkeypatch.setattr(Duckduckgo, "search_url", f"http://127.0.0.1:{server.port}/html/")
        yield DuckDuckGoSearch(10)


@pytest.fixture(params=[_scripted_search, _duckduckgo], ids=["scripted", "duckduckgo"])
def search_engine(request, monkeypatch):
    return lambda **changes: request.param(monkeypatch, **changes)


async def test_a_search_finds_pages_best_first(search_engine):
    async with search_engine() as engine:
        assert await engine.search("honey bees", 10) == HITS


async def test_a_search_gives_no_more_than_asked_for(search_engine):
    async with search_engine() as engine:
        assert await engine.search("bees", 2) == HITS[:2]


async def test_a_search_without_a_match_is_empty(search_engine):
    async with search_engine() as engine:
        assert await engine.search("zzqx", 10) == ()


async def test_a_search_for_nothing_is_empty(search_engine):
    async with search_engine() as engine:
        assert await engine.search(" ", 10) == ()


async def test_a_search_without_a_network_is_an_error(search_engine):
    async with search_engine(is_online=False) as engine:
        with pytest.raises(SearchError):
            await engine.search("bees", 10)


@asynccontextmanager
async def _scripted_pages():
    yield ScriptedPages({"http://bees.example/a": Page(url="http://bees.example/a", title="", text="Bees hum.")}), ""


@asynccontextmanager
async def _web_pages():
    loopback = ip_address("127.0.0.1")

    async def resolve(host):
        if host[0].isdigit() or ":" in host:
            return (host,)
        return ("127.0.0.1",) if host == "bees.example" else ()

    async with serve(lambda request: http(b"Bees hum.", "text/plain")) as server:
        reader = WebPages(
            resolve=resolve,
            permit=lambda address: address == loopback or is_public(address),
            ports={80, 443, server.port},
        )
        yield reader, f":{server.port}"


@pytest.fixture(params=[_scripted_pages, _web_pages], ids=["scripted", "web"])
def page_reader(request):
    return request.param


async def test_a_page_comes_as_text_with_its_url(page_reader):
    async with page_reader() as (reader, port):
        url = f"http://bees.example{port}/a"
        assert await reader.read(url) == Page(url=url, title="", text="Bees hum.")


@pytest.mark.parametrize(
    "url",
    [
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/meta-data/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "file:///etc/passwd",
        "http://someone@bees.example/a",
        "http://bees.example:22/",
    ],
)
async def test_a_page_that_is_not_public_is_not_read(page_reader, url):
    async with page_reader() as (reader, _):
        with pytest.raises(UnsafeAddress):
            await reader.read(url)


@pytest.mark.parametrize("url", ["http://nowhere.example/", "nonsense", "http://[::1"])
async def test_a_page_that_does_not_come_is_an_error(page_reader, url):
    async with page_reader() as (reader, _):
        with pytest.raises(SearchError):
            await reader.read(url)
