"""Which URLs and addresses a page may come from: the public internet, and nothing else.

A URL that a model or a page chose must not reach this machine, its network or a cloud's metadata service.
"""

from collections.abc import Collection
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

import httpx

from self_evolving_agent.errors import SearchError, UnsafeAddress

Address = IPv4Address | IPv6Address

WEB_PORTS = frozenset({80, 443})
_DEFAULT_PORTS = {"http": 80, "https": 443}

# `is_global` says yes to multicast and to these: protocol assignments, and the 6to4 relays.
_NOT_PUBLIC = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))
# The only IPv6 space given out for unicast; whatever else `is_global` lets through is a translation or unassigned.
_UNICAST = IPv6Network("2000::/3")
_TRANSLATED = IPv6Network("64:ff9b::/96")  # RFC 6052: what DNS64 makes of an IPv4 address


def is_public(address: Address) -> bool:
    """Tell whether an address, and any IPv4 address inside it, belongs to the public internet."""
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast and not any(address in net for net in _NOT_PUBLIC)
    if address.ipv4_mapped is not None:
        return is_public(address.ipv4_mapped)
    if address in _TRANSLATED:
        return is_public(IPv4Address(int(address) & 0xFFFF_FFFF))
    # Teredo and 6to4 wrap IPv4 too, and nobody serves pages there; whether `is_global` knows them depends on Python.
    if address.sixtofour is not None or address.teredo is not None:
        return False
    return address.scope_id is None and address in _UNICAST and address.is_global


def parse_url(url: str) -> httpx.URL:
    """Read a URL.

    Raises:
        SearchError: If it is none, or a relative one.
    """
    try:
        parsed = httpx.URL(url)
        _ = parsed.host  # a name that is wrongly coded shows only when it is decoded
    except (httpx.InvalidURL, UnicodeError) as error:
        raise SearchError(f"{url[:200]!r} is no URL: {error}") from error
    if not parsed.scheme:
        raise SearchError(f"{url[:200]!r} is no URL", "it begins with https://")
    return parsed


def check_url(url: httpx.URL, ports: Collection[int] = WEB_PORTS) -> None:
    """Check what can be told from a URL without resolving its host.

    Raises:
        UnsafeAddress: If it is not http or https, names no host, carries a user name, or asks for another port.
    """
    if url.scheme not in _DEFAULT_PORTS:
        raise UnsafeAddress(f"{url.scheme}: is not read", "only http and https are")
    if not url.host:
        raise UnsafeAddress(f"{str(url)[:200]!r} names no host")
    if url.userinfo:
        raise UnsafeAddress(f"a URL with a user name is not read: {url.host}", "leave out what stands before the @")
    port = _DEFAULT_PORTS[url.scheme] if url.port is None else url.port
    if port not in ports:
        raise UnsafeAddress(f"port {port} of {url.host} is not read", "only the ports 80 and 443 are")
