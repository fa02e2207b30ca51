"""Web pages as text, from the public internet only."""

import asyncio
import ssl
from collections.abc import Collection
from functools import cached_property

import httpx

from self_evolving_agent.errors import SearchError
from self_evolving_agent.models import Page

from .body import decode, read_body
from .extract import extract_page
from .guard import WEB_PORTS, is_public, parse_url
from .transport import GuardedTransport, Permit, Resolve, system_resolve

_HEADERS = {
    "accept": "text/html, application/xhtml+xml, text/plain;q=0.9, application/json;q=0.8",
    "accept-encoding": "gzip",  # the one packing that is unpacked under a limit
    "user-agent": "self-evolving-agent",
}
_MARKUP = {"text/html", "application/xhtml+xml"}
_PLAIN = {"text/plain", "application/json"}
# One address that swallows packets leaves time for the next one; all else falls under the one limit of a read.
_TIMEOUT = httpx.Timeout(None, connect=5.0)


class WebPages:
    """Reads one page at a time, within limits that hold for all its redirects together.

    Nothing is kept between two requests: no cookie, no connection, no credentials.

    Args:
        timeout_s: Most seconds from the call to the text.
        max_bytes: Most bytes of one body, packed or unpacked.
        max_redirects: Most redirects followed; each is checked like the first URL.
        resolve: How a host's addresses are found.
        permit: Which addresses may be dialled; the public ones by default.
        ports: Which ports may be.
    """

    def __init__(
        self,
        timeout_s: float = 20.0,
        max_bytes: int = 2_000_000,
        max_redirects: int = 5,
        *,
        resolve: Resolve = system_resolve,
        permit: Permit = is_public,
        ports: Collection[int] = WEB_PORTS,
    ) -> None:
        self._timeout_s = timeout_s
        self._max_bytes = max_bytes
        self._max_redirects = max_redirects
        self._resolve = resolve
        self._permit = permit
        self._ports = ports

    async def read(self, url: str) -> Page:
        target = parse_url(url)
        try:
            async with asyncio.timeout(self._timeout_s):
                for _ in range(self._max_redirects + 1):
                    found = await self._get(target)
                    if isinstance(found, Page):
                        return found
                    target = found
        except TimeoutError as error:
            raise SearchError(f"{target.host} gave no page within {self._timeout_s:g} s", "try another page") from error
        except (
            httpx.HTTPError,
            httpx.InvalidURL,
            UnicodeError,
        ) as error:  # odd hosts and redirects raise the latter two
            raise SearchError(
                f"{target.host} gave no page: {str(error) or type(error).__name__}",
                "check the network, or try another page",
            ) from error
        raise SearchError(f"{url[:200]} redirects more than {self._max_redirects} times")

    async def _get(self, url: httpx.URL) -> Page | httpx.URL:
        """Give the page, or where it has gone."""
        trust = self._authorities if url.scheme == "https" else None
        transport = GuardedTransport(resolve=self._resolve, permit=self._permit, ports=self._ports, trust=trust)
        # A client of its own for each request, so that no cookie lives on.
        async with (
            httpx.AsyncClient(transport=transport, trust_env=False, timeout=_TIMEOUT) as client,
            client.stream("GET", url, headers=_HEADERS) as response,
        ):
            if response.next_request is not None:
                return parse_url(str(response.next_request.url))
            if not response.is_success:
                raise SearchError(f"{url.host} answers {response.status_code} for {str(url)[:200]}")
            return await self._page(url, response)

    @cached_property
    def _authorities(self) -> ssl.SSLContext:
        return httpx.create_ssl_context(trust_env=False)  # 20 ms of reading certificates, once

    async def _page(self, url: httpx.URL, response: httpx.Response) -> Page:
        kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind not in _MARKUP | _PLAIN:
            raise SearchError(f"{str(url)[:200]} is {kind[:60] or 'of no named type'}, no text", "read another page")
        text, title = decode(await read_body(response, self._max_bytes), response.charset_encoding), ""
        if kind in _MARKUP:
            title, text = await asyncio.to_thread(extract_page, text)
        if not text.strip():
            raise SearchError(f"{str(url)[:200]} holds no text", "it may need a browser; read another page")
        return Page(url=str(url), title=title, text=text)
