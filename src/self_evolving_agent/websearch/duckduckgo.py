"""Web search through DuckDuckGo's page without scripts, as `ddgs` reads it."""

import asyncio
import math
import re
import unicodedata

from ddgs.engines.duckduckgo import Duckduckgo
from ddgs.exceptions import DDGSException

from self_evolving_agent.errors import SearchError
from self_evolving_agent.models import SearchHit

_LONGEST_QUERY = 400
_LONGEST_TITLE = 300
_LONGEST_SNIPPET = 1000
_LONGEST_URL = 2000
_OK = 200
_REFUSALS = {202, 403, 418, 429}  # 202 comes with a puzzle for people

# Result links may lead over the engine's own redirect; ddgs has taken the percent signs out already.
_WRAPPED = re.compile(r"(?:https?:)?//duckduckgo\.com/l/\?uddg=(?P<url>.+?)(?:&rut=[0-9a-f]+)?", re.IGNORECASE)
_PUZZLE = re.compile(r"anomaly[-.](?:modal|js)", re.IGNORECASE)
_NOTHING = re.compile(r"class=['\"][^'\"]*no-results|no\s+(?:more\s+)?results", re.IGNORECASE)


class _Engine(Duckduckgo):
    """Keeps the last answer.

    `DDGS().text()` raises the same exception for no result, a rate limit and a page it cannot read; the status and
    the page tell them apart.
    """

    status = 0
    page = ""

    def request(self, *args: object, **kwargs: object) -> str | None:
        answer = self.http_client.request(*args, **kwargs)
        self.status, self.page = answer.status_code, answer.text
        return self.page if self.status == _OK else None


class DuckDuckGoSearch:
    """Asks DuckDuckGo, in its order.

    Args:
        timeout_s: Most seconds for one search.
    """

    def __init__(self, timeout_s: float = 15.0) -> None:
        self._timeout_s = timeout_s

    async def search(self, query: str, limit: int) -> tuple[SearchHit, ...]:
        query = " ".join(query.split())[:_LONGEST_QUERY]
        if not query or limit <= 0:
            return ()
        try:
            async with asyncio.timeout(self._timeout_s):
                return await asyncio.to_thread(self._ask, query, limit)
        except TimeoutError as error:
            raise SearchError(
                f"DuckDuckGo does not answer within {self._timeout_s:g} s", "check the network, or try again later"
            ) from error
        except DDGSException as error:
            raise SearchError(f"DuckDuckGo is not reached: {_clean(str(error), 200)}", "check the network") from error

    def _ask(self, query: str, limit: int) -> tuple[SearchHit, ...]:
        # The engine's own limit ends the thread too; a thread cannot be cancelled.
        engine = _Engine(timeout=math.ceil(self._timeout_s))
        found = engine.search(query)
        if engine.status in _REFUSALS or _PUZZLE.search(engine.page):
            raise SearchError(f"DuckDuckGo refuses for now ({engine.status})", "too many searches; try again later")
        if engine.status != _OK:
            raise SearchError(f"DuckDuckGo answers {engine.status}", "try again later")
        hits = {hit.url: hit for result in found or () if (hit := _hit(result.title, result.href, result.body))}
        if not hits and not _NOTHING.search(engine.page):
            raise SearchError("DuckDuckGo's answer cannot be read: its page has changed", "update the package ddgs")
        return tuple(hits.values())[:limit]


def _hit(title: str, url: str, snippet: str) -> SearchHit | None:
    if wrapped := _WRAPPED.fullmatch(url):
        url = wrapped["url"]
    if not url.startswith(("https://", "http://")) or len(url) > _LONGEST_URL:
        return None
    return SearchHit(title=_clean(title, _LONGEST_TITLE), url=url, snippet=_clean(snippet, _LONGEST_SNIPPET))


def _clean(text: str, longest: int) -> str:
    seen = (" " if unicodedata.category(char).startswith("C") else char for char in text)
    return " ".join("".join(seen).split())[:longest]
