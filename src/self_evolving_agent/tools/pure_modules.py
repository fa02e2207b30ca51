"""The modules of the standard library that a pure tool may import, and what is wrong with the others."""

from self_evolving_agent.models import Refusal


def words(text: str) -> frozenset[str]:
    """Give the words of a text."""
    return frozenset(text.split())


PURE = words("""
    __future__ abc array ast base64 binascii bisect calendar cmath codecs collections colorsys contextlib copy csv
    dataclasses datetime decimal difflib enum fnmatch fractions functools graphlib hashlib heapq hmac html io ipaddress
    itertools json keyword math numbers operator re shlex statistics string struct textwrap typing unicodedata
    urllib.parse xml.etree.ElementTree zlib
""")
NETWORK = words("""
    aiohttp ftplib http httpx imaplib nntplib paramiko poplib requests smtplib socket socketserver ssl telnetlib
    urllib.error urllib.request urllib.robotparser urllib3 webbrowser websocket websockets xmlrpc
""")
_CHANCE = words("random secrets time uuid")
_PROGRAMS = words("json.tool")  # of submodules of pure modules: it reads files


def module_fault(module: str) -> Refusal | None:
    """Say why a pure tool may not import a module; None when it may."""
    top = module.split(".", maxsplit=1)[0]
    if module in NETWORK or top in NETWORK:
        return Refusal(reason="needs_network", detail=f"it imports {module}")
    if top in _CHANCE:
        return Refusal(reason="nondeterministic", detail=f"it imports {module}")
    if module in PURE or (top in PURE and "." in module and module not in _PROGRAMS):
        return None
    return Refusal(reason="impure", detail=f"it imports {module}, which a pure tool may not")
