"""An HTTP transport that connects to addresses it has checked itself."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection
from ipaddress import ip_address

import httpx

from self_evolving_agent.errors import SearchError, UnsafeAddress

from .guard import WEB_PORTS, Address, check_url, is_public

Resolve = Callable[[str], Awaitable[tuple[str, ...]]]
"""Gives all addresses of a host, the preferred first; OSError when it has none."""

Permit = Callable[[Address], bool]

_MOST_TRIED = 4


async def system_resolve(host: str) -> tuple[str, ...]:
    """Ask this machine's resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return tuple(dict.fromkeys(str(address[0]) for *_, address in found))


class GuardedTransport(httpx.AsyncBaseTransport):
    """Resolves a host once, checks every address it got, and dials exactly one of those.

    The name stays in the Host header and in TLS, where the certificate is checked against it. No proxy is used and no
    environment variable is read. A connection serves one request.

    Args:
        resolve: How hosts are resolved; asked once per request, so that a second answer cannot differ.
        permit: Which addresses may be dialled.
        ports: Which ports may be.
        trust: Who vouches for certificates; nobody when None, which will do for plain http.

    Raises:
        UnsafeAddress: From a request, before anything was sent, if the URL or any address is refused.
        SearchError: If the host has no address.
    """

    def __init__(
        self,
        *,
        resolve: Resolve = system_resolve,
        permit: Permit = is_public,
        ports: Collection[int] = WEB_PORTS,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._resolve = resolve
        self._permit = permit
        self._ports = ports
        self._inner = httpx.AsyncHTTPTransport(
            verify=trust or ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
            trust_env=False,
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        check_url(request.url, self._ports)
        host = request.url.raw_host.decode("ascii")
        failure: httpx.TransportError | None = None
        for address in (await self._addresses(host))[:_MOST_TRIED]:
            try:
                return await self._inner.handle_async_request(_pinned(request, host, address))
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                failure = error
        raise failure or httpx.ConnectError(f"{host} has no address")

    async def aclose(self) -> None:
        await self._inner.aclose()

    async def _addresses(self, host: str) -> tuple[Address, ...]:
        try:
            addresses = tuple(ip_address(text) for text in await self._resolve(host))
        except OSError as error:
            raise SearchError(f"the host {host} is not found: {error}", "check the network and the name") from error
        for address in addresses:
            if not self._permit(address):
                raise UnsafeAddress(f"{host} leads to {address}, which is not on the public internet")
        return addresses


def _pinned(request: httpx.Request, host: str, address: Address) -> httpx.Request:
    return httpx.Request(
        request.method,
        request.url.copy_with(host=str(address)),
        headers=request.headers,  # with the Host header of the name
        stream=request.stream,
        extensions={**request.extensions, "sni_hostname": host.rstrip(".")},
    )
