"""The body of an answer: never more bytes than allowed, neither on the wire nor unpacked."""

import codecs
import re
import zlib

import httpx

from self_evolving_agent.errors import SearchError

_GZIP = 16 + zlib.MAX_WBITS
# Only encodings of web pages: Python knows others that a hostile page could choose, some of them very slow.
_CHARSETS = re.compile(
    r"utf-(8|16(-[bl]e)?)|ascii|iso8859-\d+|cp(125\d|874|932|949)|koi8-[ru]|shift_jis|euc_(jp|kr)|gb.*|big5"
)
_META_CHARSET = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?([\w-]{1,40})", re.IGNORECASE)
_LOOKED_AT = 2048  # a page that names its encoding does so at its beginning


async def read_body(response: httpx.Response, max_bytes: int) -> bytes:
    """Read and unpack a streamed answer.

    Raises:
        SearchError: If it is larger than `max_bytes`, packed or unpacked, or packed in a way that was not asked for.
        httpx.TransportError: If it breaks off.
    """
    match response.headers.get("content-encoding", "identity").strip().lower():
        case "identity" | "":
            unpacker = None
        case "gzip" | "x-gzip":
            unpacker = zlib.decompressobj(_GZIP)
        case other:
            raise SearchError(f"{_where(response)} is packed as {other[:40]!r}, which was not asked for")
    packed, content = 0, bytearray()
    # The raw bytes: httpx would unpack a whole piece, a thousand times its size, before it could be counted.
    async for piece in response.aiter_raw():
        packed += len(piece)
        content += piece if unpacker is None else _unpack(unpacker, piece, max_bytes - len(content) + 1, response)
        if max(packed, len(content)) > max_bytes:
            raise SearchError(f"{_where(response)} is larger than {max_bytes} bytes", "read another page")
    return bytes(content)


def decode(content: bytes, charset: str | None) -> str:
    """Turn a body into text: by the header's charset, else the page's own, else UTF-8, else Windows-1252."""
    named = _META_CHARSET.search(content, 0, _LOOKED_AT)
    for name in (charset, named and named[1].decode("ascii", "replace")):
        if codec := _web_codec(name or ""):
            return content.decode(codec, "replace")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def _web_codec(name: str) -> str | None:
    try:
        codec = codecs.lookup(name).name
    except (LookupError, ValueError):
        return None
    # A page in Latin-1 is read as Windows-1252 by every browser (WHATWG Encoding Standard).
    return {"iso8859-1": "cp1252", "ascii": "cp1252"}.get(codec, codec) if _CHARSETS.fullmatch(codec) else None


def _unpack(unpacker: "zlib._Decompress", piece: bytes, most: int, response: httpx.Response) -> bytes:
    try:
        return unpacker.decompress(piece, most)
    except zlib.error as error:
        raise SearchError(f"{_where(response)} cannot be unpacked: {error}") from error


def _where(response: httpx.Response) -> str:
    return f"the page at {response.request.url.host}"
