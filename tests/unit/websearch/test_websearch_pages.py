"""Pages read from a server on loopback, which only a test may permit."""

import asyncio
import gzip
import shutil
import ssl
import subprocess
import tracemalloc
import zlib
from ipaddress import ip_address

import httpx
import pytest

from loopback import http, listening, serve
from self_evolving_agent.errors import SearchError, UnsafeAddress
from self_evolving_agent.websearch.guard import is_public
from self_evolving_agent.websearch.pages import WebPages
from self_evolving_agent.websearch.transport import GuardedTransport

LOOPBACK = ip_address("127.0.0.1")
ARTICLE = b"""<html><head><title>Bees &amp; honey</title></head><body><nav>Menu</nav><article><h1>Bees</h1>
<p>Bees make honey from the nectar of flowers, and they store it in wax combs for the winter.</p>
<p>A colony of bees eats about twenty kilograms of honey in a winter, so it collects all summer long.</p>
<table><tr><th>Month</th><th>Honey</th></tr><tr><td>May</td><td>3 kg</td></tr></table></article></body></html>"""


def resolver(*addresses):
    async def resolve(host):
        return addresses

    return resolve


def pages(server, **changes):
    given = {
        "timeout_s": 10,
        "max_bytes": 100_000,
        "resolve": resolver("127.0.0.1"),
        "permit": lambda address: address == LOOPBACK or is_public(address),
        "ports": {80, 443, server.port},
    }
    return WebPages(**(given | changes))


def site(server, path="/", scheme="http"):
    return f"{scheme}://site.example:{server.port}{path}"


async def test_an_article_becomes_markdown_with_its_title():
    async with serve(lambda _: http(ARTICLE)) as server:
        page = await pages(server).read(site(server, "/bees"))
    assert page.url == site(server, "/bees")
    assert "Bees" in page.title
    assert "# Bees" in page.text
    assert "| May | 3 kg |" in page.text
    assert "Menu" not in page.text


async def test_a_page_without_an_article_gives_all_its_words():
    async with serve(lambda _: http(b"<html><body><div>42</div></body></html>")) as server:
        assert (await pages(server).read(site(server))).text.strip() == "42"


@pytest.mark.parametrize("kind", ["text/plain", "application/json", "text/plain; charset=utf-8"])
async def test_plain_text_is_given_as_it_is(kind):
    async with serve(lambda _: http(b'{"a": "<b>1</b>"}', kind=kind)) as server:
        assert (await pages(server).read(site(server))).text == '{"a": "<b>1</b>"}'


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("grün".encode("latin-1"), "text/plain; charset=iso-8859-1"),
        ("grün".encode(), "text/plain; charset=utf-8"),
        ("grün".encode(), "text/plain"),
        ("grün".encode("cp1252"), "text/plain"),
        ("grün".encode("utf-16"), "text/plain; charset=utf-16"),
        ("grün".encode(), "text/plain; charset=rot13"),
        ("grün".encode(), "text/plain; charset=unicode_escape"),
        ("grün".encode(), "text/plain; charset=no-such-thing"),
    ],
)
async def test_text_is_decoded_as_the_header_or_common_sense_says(body, kind):
    async with serve(lambda _: http(body, kind=kind)) as server:
        assert (await pages(server).read(site(server))).text == "grün"


async def test_a_page_may_name_its_own_encoding():
    body = '<html><head><meta charset="iso-8859-2"></head><body><div>žluť</div></body></html>'.encode("iso-8859-2")
    async with serve(lambda _: http(body)) as server:
        assert (await pages(server).read(site(server))).text.strip() == "žluť"


async def test_a_gzipped_page_is_unpacked():
    async with serve(lambda _: http(gzip.compress(b"hello"), "text/plain", content_encoding="gzip")) as server:
        assert (await pages(server).read(site(server))).text == "hello"


async def test_a_redirect_is_followed():
    def answer(request):
        return http(status="302 Found", location="/new") if b"GET /old" in request else http(b"here", "text/plain")

    async with serve(answer) as server:
        page = await pages(server).read(site(server, "/old"))
    assert (page.url, page.text) == (site(server, "/new"), "here")


async def test_the_server_hears_the_name_and_nothing_private():
    async with serve(lambda _: http(b"hi", "text/plain")) as server:
        await pages(server).read(site(server))
    head = server.requests[0].decode().lower()
    assert f"host: site.example:{server.port}" in head
    assert "cookie" not in head
    assert "authorization" not in head


async def test_a_cookie_is_not_sent_back():
    def answer(request):
        if b"GET /old" in request:
            return http(status="302 Found", location="/new", set_cookie="id=7; Path=/")
        return http(b"here", "text/plain")

    async with serve(answer) as server:
        await pages(server).read(site(server, "/old"))
    assert b"cookie" not in server.requests[1].lower()


async def test_a_proxy_of_the_environment_is_not_used(monkeypatch):
    async with serve(lambda _: http(b"proxied")) as proxy, serve(lambda _: http(b"direct", "text/plain")) as server:
        monkeypatch.setenv("HTTP_PROXY", f"http://127.0.0.1:{proxy.port}")
        monkeypatch.setenv("ALL_PROXY", f"http://127.0.0.1:{proxy.port}")
        assert (await pages(server).read(site(server))).text == "direct"


LOCAL = [
    "127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0x7f.1", "017700000001", "0",
    "127.0.0.1.", "0.0.0.0", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:10.0.0.1]", "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
]  # fmt: skip


@pytest.mark.parametrize("host", LOCAL)
async def test_this_machine_is_not_read_however_it_is_spelt(host):
    async with serve(lambda _: http(b"secret", "text/plain")) as server:
        with pytest.raises(SearchError):
            await WebPages(ports={server.port}).read(f"http://{host}:{server.port}/")
    assert server.requests == []


async def test_a_private_literal_is_an_unsafe_address():
    with pytest.raises(UnsafeAddress, match=r"127\.0\.0\.1"):
        await WebPages().read("http://127.0.0.1/")


@pytest.mark.parametrize("url", ["http://good@127.0.0.1/", "http://good.example\\@127.0.0.1/", "file:///etc/passwd"])
async def test_a_url_with_a_trick_is_an_unsafe_address(url):
    with pytest.raises(UnsafeAddress):
        await WebPages().read(url)


async def test_a_name_that_leads_here_is_refused():
    async with serve(lambda _: http(b"secret", "text/plain")) as server:
        with pytest.raises(UnsafeAddress, match=r"site\.example leads to 127\.0\.0\.1"):
            await pages(server, permit=is_public).read(site(server))
    assert server.requests == []


async def test_one_private_address_among_public_ones_is_refused():
    async with serve(lambda _: http(b"secret", "text/plain")) as server:
        with pytest.raises(UnsafeAddress):
            await pages(server, resolve=resolver("127.0.0.1", "10.0.0.1")).read(site(server))
    assert server.requests == []


async def test_a_name_that_changes_its_address_is_asked_once():
    answers = iter([("127.0.0.1",), ("10.0.0.1",)])

    async def rebinding(host):
        return next(answers)

    async with serve(lambda _: http(b"hi", "text/plain")) as server:
        assert (await pages(server, resolve=rebinding).read(site(server))).text == "hi"
    assert next(answers) == ("10.0.0.1",)


@pytest.mark.parametrize(
    "location",
    [
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/meta-data/",
        "//[::1]/",
        "file:///etc/passwd",
        "http://user@site.example/",
        "http://site.example:22/",
    ],
)
async def test_a_redirect_to_where_a_page_must_not_come_from_is_refused(location):
    async def by_name(host):
        return (host if host[0].isdigit() or ":" in host else "127.0.0.1",)

    async with serve(lambda _: http(status="301 Moved", location=location)) as server:
        with pytest.raises(UnsafeAddress):
            await pages(server, resolve=by_name).read(site(server))
    assert len(server.requests) == 1


@pytest.mark.parametrize(
    "location", ["http://[::1", "http://\u00ff\u00ff:x/", "http://a:99999999/", "http://xn--/", "a:80a[/@-"]
)
async def test_a_redirect_to_no_url_is_a_search_error(location):
    async with serve(lambda _: http(status="301 Moved", location=location)) as server:
        with pytest.raises(SearchError):
            await pages(server).read(site(server))


async def test_endless_redirects_end():
    async with serve(lambda _: http(status="302 Found", location="/again")) as server:
        with pytest.raises(SearchError, match="redirects more than 3 times"):
            await pages(server, max_redirects=3).read(site(server))
    assert len(server.requests) == 4


async def test_a_body_that_never_ends_is_cut_off():
    async def endless():
        yield b"HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n"
        while True:
            yield b"x" * 10_000

    async with serve(lambda _: endless()) as server:
        with pytest.raises(SearchError, match="larger than 100000 bytes"):
            await pages(server).read(site(server))


async def test_a_gzip_bomb_is_refused_before_it_fills_the_memory():
    bomb = gzip.compress(bytes(50_000_000))
    async with serve(lambda _: http(bomb, "text/plain", content_encoding="gzip")) as server:
        tracemalloc.start()
        try:
            with pytest.raises(SearchError, match="larger than 100000 bytes"):
                await pages(server).read(site(server))
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert peak < 10_000_000


async def test_an_archive_sent_as_html_is_not_unpacked():
    async with serve(lambda _: http(gzip.compress(b"<p>" + bytes(50_000_000)), "text/html")) as server:
        try:
            text = (await pages(server).read(site(server))).text
        except SearchError:
            text = ""
    assert len(text) < 100_000


@pytest.mark.parametrize("packing", ["br", "zstd", "deflate", "gzip, gzip"])
async def test_a_packing_that_was_not_asked_for_is_refused(packing):
    async with serve(lambda _: http(zlib.compress(b"x"), "text/plain", content_encoding=packing)) as server:
        with pytest.raises(SearchError, match="was not asked for"):
            await pages(server).read(site(server))


async def test_a_broken_gzip_is_a_search_error():
    async with serve(lambda _: http(b"no gzip at all", "text/plain", content_encoding="gzip")) as server:
        with pytest.raises(SearchError, match="cannot be unpacked"):
            await pages(server).read(site(server))


@pytest.mark.time_jumps
async def test_a_slow_drip_ends_with_the_time():
    async def drip():
        yield b"HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n"
        while True:
            await asyncio.sleep(10)
            yield b"x"

    async with serve(lambda _: drip()) as server:
        loop = asyncio.get_running_loop()
        started = loop.time()
        with pytest.raises(SearchError, match="within 60 s"):
            await pages(server, timeout_s=60).read(site(server))
    assert 60 <= loop.time() - started < 70


@pytest.mark.time_jumps
async def test_a_name_that_is_never_resolved_ends_with_the_time():
    async def never(host):
        await asyncio.Event().wait()

    with pytest.raises(SearchError, match=r"within 0\.05 s"):
        await WebPages(timeout_s=0.05, resolve=never).read("http://site.example/")


async def test_a_name_that_is_not_found_is_a_search_error():
    async def unknown(host):
        raise OSError("Name or service not known")

    with pytest.raises(SearchError, match=r"nowhere\.example is not found"):
        await WebPages(resolve=unknown).read("http://nowhere.example/")


async def test_a_name_without_an_address_is_a_search_error():
    with pytest.raises(SearchError, match="has no address"):
        await WebPages(resolve=resolver()).read("http://nowhere.example/")


async def test_a_name_that_is_no_name_is_a_search_error():
    with pytest.raises(SearchError):
        await WebPages().read(f"http://{'a' * 64}.example/")


async def test_the_next_address_is_tried_when_the_first_refuses():
    permitted = {ip_address("127.0.0.2"), LOOPBACK}
    async with serve(lambda _: http(b"hi", "text/plain")) as server:
        reader = pages(server, resolve=resolver("127.0.0.2", "127.0.0.1"), permit=permitted.__contains__)
        assert (await reader.read(site(server))).text == "hi"


async def test_a_server_that_refuses_is_a_search_error():
    async with serve(lambda _: http()) as server:
        pass
    with pytest.raises(SearchError, match=r"site\.example gave no page"):
        await pages(server).read(site(server))


@pytest.mark.parametrize("answer", [b"", b"no http\r\n\r\n", http(b"hello", "text/plain")[:-2]])
async def test_an_answer_that_breaks_off_is_a_search_error(answer):
    async with serve(lambda _: answer) as server:
        with pytest.raises(SearchError, match=r"site\.example gave no page"):
            await pages(server).read(site(server))


@pytest.mark.parametrize("status", ["404 Not Found", "500 Oops", "403 Forbidden", "304 Not Modified"])
async def test_an_answer_that_is_no_page_is_a_search_error(status):
    async with serve(lambda _: http(status=status)) as server:
        with pytest.raises(SearchError, match=status[:3]):
            await pages(server).read(site(server))


@pytest.mark.parametrize("kind", ["application/pdf", "image/png", "application/octet-stream", ""])
async def test_what_is_no_text_is_a_search_error(kind):
    async with serve(lambda _: http(b"%PDF", kind=kind)) as server:
        with pytest.raises(SearchError, match="no text"):
            await pages(server).read(site(server))


@pytest.mark.parametrize("kind", ["text/html", "text/plain"])
async def test_an_empty_page_is_a_search_error(kind):
    async with serve(lambda _: http(b"  ", kind=kind)) as server:
        with pytest.raises(SearchError, match="holds no text"):
            await pages(server).read(site(server))


async def test_tls_is_spoken_to_the_name_and_not_to_the_address():
    hello = asyncio.get_running_loop().create_future()

    async def listen(reader, writer):
        hello.set_result(await reader.read(4096))
        writer.close()

    async with listening(listen) as port:
        reader = WebPages(resolve=resolver("127.0.0.1"), permit=lambda _: True, ports={port})
        with pytest.raises(SearchError):
            await reader.read(f"https://site.example:{port}/")
    assert b"site.example" in hello.result()


@pytest.fixture
def self_signed(tmp_path):
    """A TLS context whose certificate names site.example, signed by nobody."""
    certificate, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    name = ["-subj", "/CN=site.example", "-addext", "subjectAltName=DNS:site.example"]
    command = ["openssl", "req", "-x509", *kind, *name, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
async def test_a_certificate_that_nobody_vouches_for_is_refused(self_signed):
    async with serve(lambda _: http(b"hi", "text/plain"), tls=self_signed) as server:
        with pytest.raises(SearchError, match="certificate verify failed"):
            await pages(server).read(site(server, scheme="https"))
    assert server.requests == []


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
async def test_a_certificate_that_somebody_trusted_vouches_for_is_taken(self_signed, tmp_path):
    trust = ssl.create_default_context(cafile=tmp_path / "cert.pem")
    async with serve(lambda _: http(b"hi", "text/plain"), tls=self_signed) as server:
        transport = GuardedTransport(
            resolve=resolver("127.0.0.1"), permit=lambda _: True, ports={server.port}, trust=trust
        )
        async with httpx.AsyncClient(transport=transport, trust_env=False) as client:
            assert (await client.get(site(server, scheme="https"))).text == "hi"


def test_the_public_authorities_are_trusted_and_read_once():
    reader = WebPages()
    assert reader._authorities.cert_store_stats()["x509_ca"] > 50
    assert reader._authorities is reader._authorities
