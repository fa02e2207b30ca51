"""A model server over HTTP: its address, and one map from what goes wrong on the way to the error tree."""

import asyncio
import ipaddress
import re
import ssl
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import httpx
from pydantic import BaseModel, ConfigDict, JsonValue

from self_evolving_agent.errors import ConfigError, ProviderError, ProviderTimeout, ProviderUnavailable, ReplyBroken

from .lines import split_lines

CONNECT_TIMEOUT_S = 5.0
SHOWN_CHARS = 300
LINGER_S = 0.2
"""For the end of a body that has said all: it comes with the last words, or in the packet after them."""
OK = 200

FOREIGN_ERRORS: dict[type[httpx.RequestError], type[ProviderError]] = {
    httpx.ConnectError: ProviderUnavailable,
    httpx.ConnectTimeout: ProviderUnavailable,
    httpx.ProxyError: ProviderUnavailable,
    httpx.UnsupportedProtocol: ProviderUnavailable,
    httpx.ReadTimeout: ProviderTimeout,
    httpx.WriteTimeout: ProviderTimeout,
    httpx.PoolTimeout: ProviderTimeout,
    httpx.ReadError: ReplyBroken,
    httpx.WriteError: ReplyBroken,
    httpx.CloseError: ReplyBroken,
    httpx.LocalProtocolError: ReplyBroken,
    httpx.RemoteProtocolError: ReplyBroken,
    httpx.DecodingError: ReplyBroken,
    httpx.TooManyRedirects: ReplyBroken,
}
"""Every way httpx can fail to carry a request, by exact class; a test holds it against httpx's own tree."""

CONTEXT_WORDS = re.compile(r"context[ _](length|size|window)|exceed_context", re.IGNORECASE)
"""How servers say that a prompt is too long; Go's `context deadline exceeded` is something else."""

MLX_WORD = re.compile(r"(?<![a-z0-9])mlx(?![a-z0-9])", re.IGNORECASE)
RESETS = (httpx.ReadError, httpx.WriteError, httpx.RemoteProtocolError)


class Wire(BaseModel):
    """Base of what servers send: only the fields that are read, and no quarrel about the others."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Answer:
    """A response whose body has not been read yet."""

    def __init__(self, response: httpx.Response) -> None:
        self._response = response
        self.status = response.status_code
        self.is_ok = response.status_code == OK

    def header(self, name: str) -> str:
        return str(self._response.headers.get(name, ""))

    async def body(self) -> bytes:
        return await self._response.aread()

    def lines(self) -> AsyncGenerator[bytes]:
        """Yield the lines of the body as they come; close it to close the connection."""
        return split_lines(self._chunks())

    async def _chunks(self) -> AsyncGenerator[bytes]:
        async for chunk in self._response.aiter_bytes():
            yield chunk


class ModelServer:
    """One model server; every failure on the way to it and back comes out as a `ProviderError`.

    Args:
        url: Where it listens, with the path that all requests share.
        timeout_s: Longest silence, before the first byte or between two.
        absent_hint: What to do when nobody answers.
        api_key: Sent as a bearer token; appears in no message.

    Raises:
        ConfigError: If the URL or the key cannot be used.
    """

    def __init__(self, url: str, *, timeout_s: float, absent_hint: str, api_key: str | None = None) -> None:
        address = parse_address(url)
        self.is_local = is_loopback(url)
        self.address = str(address.copy_with(username=None, password=None, query=None)).rstrip("/")
        self._timeout_s = timeout_s
        self._absent_hint = absent_hint
        self._key = usable_key(api_key)
        self._client = httpx.AsyncClient(
            base_url=address,
            headers={"Authorization": f"Bearer {self._key}"} if self._key else {},
            timeout=httpx.Timeout(timeout_s, connect=CONNECT_TIMEOUT_S, pool=None),
            # A proxy named in the environment must not carry what is meant for this machine.
            trust_env=not self.is_local,
            # Loading the trusted certificates takes 30 ms, and plain http needs none: this context trusts nobody.
            verify=address.scheme == "https" or ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
        )

    @asynccontextmanager
    async def ask(
        self, method: str, path: str, *, model: str, body: dict[str, JsonValue] | None = None
    ) -> AsyncIterator[Answer]:
        """Send a request and give the answer, of any status, once its head is there."""
        with self._mapped(model):
            response = await self._send(self._client.build_request(method, path, json=body))
            try:
                yield Answer(response)
            finally:
                await response.aclose()

    def shown(self, text: str) -> str:
        """Make a server's own words fit to be shown: one short line without the key."""
        line = " ".join(text.split())
        if self._key:
            line = line.replace(self._key, "***")
        return line if len(line) <= SHOWN_CHARS else f"{line[:SHOWN_CHARS]}…"

    async def aclose(self) -> None:
        await self._client.aclose()

    async def _send(self, request: httpx.Request) -> httpx.Response:
        try:
            return await self._client.send(request, stream=True)
        except RESETS:
            # A kept connection that the server had closed meanwhile: nothing was answered, so asking again is safe.
            return await self._client.send(request, stream=True)

    @contextmanager
    def _mapped(self, model: str) -> Iterator[None]:
        try:
            yield
        except httpx.RequestError as error:
            raise self._known(error, model) from error

    def _known(self, error: httpx.RequestError, model: str) -> ProviderError:
        kind = FOREIGN_ERRORS.get(type(error), ReplyBroken)
        who = model or self.address
        if kind is ProviderUnavailable:
            return kind(f"no model server answers at {self.address}", self._absent_hint)
        if kind is ProviderTimeout:
            return kind(
                f"{who} was silent for {self._timeout_s:g} s",
                "a model that is still loading or a long prompt may need a longer timeout",
            )
        return kind(f"the reply of {who} broke off ({type(error).__name__})")


async def exhaust(pieces: AsyncGenerator[bytes]) -> None:
    """Read the end of a body that has said all, so that its connection carries the next request, too.

    Where the end does not come at once, or is broken, only the connection is lost.
    """
    with suppress(TimeoutError, httpx.RequestError):
        async with asyncio.timeout(LINGER_S):
            async for _ in pieces:
                continue


def parse_address(url: str) -> httpx.URL:
    """Read the address of a server; `http://` may be left out.

    Raises:
        ConfigError: If it is no http address.
    """
    try:
        parsed = httpx.URL(url if "://" in url else f"http://{url}")
    except httpx.InvalidURL as error:
        raise ConfigError(f"not an address of a model server: {url[:80]!r}") from error
    if parsed.scheme not in {"http", "https"} or not parsed.host:
        raise ConfigError(f"not an address of a model server: {url[:80]!r}", "write it as http://host:port")
    return parsed


def is_loopback(url: str) -> bool:
    """Tell whether what is sent to a URL stays on this machine: `localhost`, 127.0.0.0/8 or ::1.

    Raises:
        ConfigError: If it is no http address.
    """
    host = parse_address(url).host
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def usable_key(key: str | None) -> str:
    """Give a key that fits in a header, or "" for none.

    Raises:
        ConfigError: If it holds a character that no header may carry; the key itself is not told.
    """
    bare = (key or "").strip()
    if not (bare.isascii() and bare.isprintable()) or " " in bare:
        raise ConfigError("the API key holds characters that cannot be sent", "check OPENAI_API_KEY")
    return bare


def error_text(error: JsonValue) -> str:
    """Give the words of an error object in any of the shapes servers use."""
    if isinstance(error, dict):
        return " ".join(str(error[key]) for key in ("message", "code", "type", "param") if error.get(key))
    return str(error)


def names_mlx(model: str) -> bool:
    """Tell whether a model's name says that it is built for MLX."""
    return MLX_WORD.search(model) is not None


def tells_of_context(words: str) -> bool:
    """Tell whether a server's error says that the prompt does not fit."""
    return CONTEXT_WORDS.search(words) is not None
