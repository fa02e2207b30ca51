from ipaddress import ip_address

import httpx
import pytest

from self_evolving_agent.errors import SearchError, UnsafeAddress
from self_evolving_agent.websearch.guard import check_url, is_public, parse_url

PRIVATE = [
    "0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1",
    "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "203.0.113.9", "224.0.0.1", "239.1.1.1",
    "240.0.0.1", "255.255.255.255",
    "::", "::1", "::7f00:1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1", "2001:db8::1",
    "::ffff:10.0.0.1", "::ffff:127.0.0.1", "::ffff:0:127.0.0.1",
    "2002:7f00:1::", "2002:808:808::1", "2002:a00:1::1", "2002:c0a8:101::",
    "64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "64:ff9b:1::808:808",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001::1", "100::1", "2606:4700::1%eth0", "5f00::1",
]  # fmt: skip
PUBLIC = [
    "1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_on_the_public_internet_is_refused(address):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_permitted(address):
    assert is_public(ip_address(address))


@pytest.mark.parametrize("url", ["https://example.org/a?b#c", "http://example.org", "HTTPS://example.org:443/"])
def test_a_web_url_passes(url):
    check_url(parse_url(url))


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd",
        "ftp://example.org/",
        "gopher://example.org/",
        "data:text/html,hi",
        "javascript:alert(1)",
        "http:///path",
        "http://good@127.0.0.1/",
        "https://user:secret@example.org/",
        "https://example.org:22/",
        "https://example.org:8080/",
        "http://example.org:0/",
    ],
)
def test_a_url_that_is_no_plain_web_url_is_refused(url):
    with pytest.raises(UnsafeAddress):
        check_url(parse_url(url))


@pytest.mark.parametrize(
    "url",
    ["", "example.org", "/path", "http://[::1", "http://x:port/", "http://xn--/", "http://xn--0x7f/", "http://\0/"],
)
def test_what_is_no_url_is_a_search_error(url):
    with pytest.raises(SearchError):
        check_url(parse_url(url))


def test_a_secret_in_a_url_is_not_repeated():
    with pytest.raises(UnsafeAddress) as caught:
        check_url(httpx.URL("https://user:secret@example.org/"))
    assert "secret" not in caught.value.message
