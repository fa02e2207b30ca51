import ssl

import httpx
import pytest

from self_evolving_agent.errors import AgentError, ConfigError, ProviderError
from self_evolving_agent.providers.server import (
    FOREIGN_ERRORS,
    ModelServer,
    error_text,
    is_loopback,
    tells_of_context,
)


def leaves(kind: type[Exception]) -> set[type[Exception]]:
    below = kind.__subclasses__()
    return {kind} if not below else {leaf for sub in below for leaf in leaves(sub)}


def test_every_way_in_which_httpx_fails_to_carry_a_request_is_mapped() -> None:
    ours = {kind for kind in leaves(httpx.RequestError) if kind.__module__ == "httpx"}

    assert set(FOREIGN_ERRORS) == ours


def test_every_mapped_error_is_a_provider_error() -> None:
    assert all(issubclass(kind, ProviderError) for kind in FOREIGN_ERRORS.values())


@pytest.mark.parametrize("foreign", FOREIGN_ERRORS, ids=lambda kind: kind.__name__)
async def test_a_mapped_error_tells_who_failed(foreign: type[httpx.RequestError]) -> None:
    server = ModelServer("http://127.0.0.1:1", timeout_s=2.0, absent_hint="start it")

    def fails(_: httpx.Request) -> httpx.Response:
        raise foreign("x")

    server._client = httpx.AsyncClient(transport=httpx.MockTransport(fails), base_url="http://127.0.0.1:1")
    with pytest.raises(FOREIGN_ERRORS[foreign], match=r"tiny:1b|127\.0\.0\.1"):
        async with server.ask("GET", "/", model="tiny:1b"):
            pass
    await server.aclose()


@pytest.mark.parametrize(
    "url",
    [
        "http://localhost:1",
        "localhost:8089/v1",
        "127.0.0.1:8089/v1",
        "http://127.9.9.9/v1",
        "http://[::1]:80/v1",
        "HTTP://LOCALHOST/v1",
    ],
)
def test_an_address_of_this_machine_is_loopback(url: str) -> None:
    assert is_loopback(url)


@pytest.mark.parametrize(
    "url",
    [
        "https://api.openai.com/v1",
        "http://192.168.1.5:8080/v1",
        "http://localhost.evil.example/v1",
        "http://localhost@evil.example/v1",
        "http://127.0.0.1.evil.example/v1",
        "http://0.0.0.0/v1",
    ],
)
def test_any_other_address_is_not_loopback(url: str) -> None:
    assert not is_loopback(url)


@pytest.mark.parametrize("url", ["ftp://host/", "http://", "", "http://host:port/", "file:///etc/passwd"])
def test_what_is_no_http_address_is_refused(url: str) -> None:
    with pytest.raises(ConfigError, match="not an address"):
        ModelServer(url, timeout_s=1.0, absent_hint="")


@pytest.mark.parametrize("key", ["sk-secret\nX-Evil: 1", "sk-sécret", "sk secret", "sk-secret\x00"])
def test_a_key_that_fits_in_no_header_is_refused_without_telling_it(key: str) -> None:
    with pytest.raises(ConfigError) as caught:
        ModelServer("http://127.0.0.1:1", timeout_s=1.0, absent_hint="", api_key=key)

    assert "cret" not in str(caught.value)
    assert caught.value.__context__ is None


async def test_a_password_in_the_address_is_not_shown() -> None:
    server = ModelServer("http://me:hush@127.0.0.1:1/v1?token=hush", timeout_s=1.0, absent_hint="")

    with pytest.raises(AgentError) as caught:
        async with server.ask("GET", "/models", model=""):
            pass

    assert "hush" not in str(caught.value)
    assert "http://127.0.0.1:1/v1" in str(caught.value)


async def test_a_proxy_of_the_environment_does_not_carry_what_is_for_this_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")

    local = ModelServer("http://127.0.0.1:1", timeout_s=1.0, absent_hint="")
    remote = ModelServer("http://models.example", timeout_s=1.0, absent_hint="")

    assert not local._client._mounts
    assert remote._client._mounts


@pytest.mark.parametrize("url", ["https://models.example", "http://127.0.0.1:1"])
def test_certificates_are_demanded_whatever_the_scheme(url: str) -> None:
    server = ModelServer(url, timeout_s=1.0, absent_hint="")

    transport = server._client._transport
    assert isinstance(transport, httpx.AsyncHTTPTransport)
    assert transport._pool._ssl_context.verify_mode is ssl.CERT_REQUIRED


@pytest.mark.parametrize(
    ("error", "words"),
    [
        ("plain", "plain"),
        ({"message": "no", "code": 400, "type": None}, "no 400"),
        ({"param": "seed"}, "seed"),
        (["odd"], "['odd']"),
    ],
)
def test_an_error_object_of_any_shape_has_words(error: object, words: str) -> None:
    assert error_text(error) == words  # type: ignore[arg-type]  # a list of str is JSON


@pytest.mark.parametrize(
    "words",
    [
        "the input length exceeds the context length",
        "the request exceeds the available context size, try increasing it",
        "This model's maximum context length is 4096 tokens.",
        "no context_length_exceeded",
        "400 exceed_context_size_error",
        "Context window is full",
    ],
)
def test_what_servers_say_of_a_prompt_that_is_too_long_is_understood(words: str) -> None:
    assert tells_of_context(words)
