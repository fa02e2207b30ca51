"""File tools for generated code, confined to its working folder."""

from __future__ import annotations

import binascii
import os

_WORK = os.path.realpath(os.environ.get("AGENT_WORK", os.curdir))
_CHANNEL = int(os.environ.get("AGENT_CHANNEL", "-1"))
_MOST_BYTES = 8_000_000
_handed_out = [0]  # bytes so far, in all files


def read_file(path: str) -> str:
    """Give the text of a file in the working folder."""
    with open(_inside(path), encoding="utf-8-sig", errors="replace", newline="") as file:
        return file.read()


def write_file(path: str, text: str | bytes) -> None:
    """Write a file in the working folder and hand it out to the user."""
    content = text if isinstance(text, bytes) else str(text).encode()
    target = _inside(path)
    if _handed_out[0] + len(content) > _MOST_BYTES:
        raise OSError(f"write_file: more than {_MOST_BYTES} bytes handed out")
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "wb") as file:
        file.write(content)
    _hand_out(os.path.relpath(target, _WORK), content)


def list_dir(path: str = ".") -> list[str]:
    """List the names in a folder of the working folder, sorted."""
    return sorted(os.listdir(_inside(path)))


def _inside(path: str) -> str:
    path = os.fspath(path)
    if not path or "\0" in path:
        raise ValueError(f"a path is a text such as 'notes.txt', not {path!r}")
    if os.path.isabs(path) or ".." in path.split("/"):
        raise PermissionError(f"only relative paths below the working folder are allowed, not {path!r}")
    target = os.path.realpath(os.path.join(_WORK, path))
    if target != _WORK and not target.startswith(_WORK + os.sep):
        raise PermissionError(f"{path!r} leads out of the working folder")
    return target


def _hand_out(name: str, content: bytes) -> None:
    # Hex and base64 need no json, whose import costs as much as the interpreter's start.
    line = b'{"file":"%s","content":"%s"}\n' % (
        binascii.hexlify(os.fsencode(name)),
        binascii.b2a_base64(content, newline=False),
    )
    _handed_out[0] += len(content)
    while line:
        line = line[os.write(_CHANNEL, line) :]
