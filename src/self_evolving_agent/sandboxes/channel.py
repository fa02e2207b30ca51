"""Reads what a program handed out. It is hostile text: what does not fit is dropped, and nothing of it can raise."""

import base64
import binascii
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from self_evolving_agent.models import CallOutcome

MOST_BYTES = 20_000_000  # outcomes and files together, files in base64
MOST_OUTCOME_BYTES = 8_000_000
MOST_WRITTEN_BYTES = 8_000_000
MOST_FILES = 100
MOST_DEPTH = 128  # the driver stays below: 40 levels, each up to three deep in JSON
_MOST_PATH = 255
_MOST_TEXT = 2_000


@dataclass(frozen=True)
class Handout:
    """What came through the channel.

    Attributes:
        started: The driver reached the point before the program's first line.
    """

    started: bool
    outcomes: tuple[CallOutcome, ...]
    written: dict[str, bytes]


def read_channel(content: bytes, calls: int) -> Handout:
    """Read the lines of a channel; only whole lines count, outcomes only in the order of the calls."""
    started = False
    outcomes: list[CallOutcome] = []
    written: dict[str, bytes] = {}
    outcome_bytes = 0
    for line in content[:MOST_BYTES].split(b"\n")[:-1]:
        fields = _parse(line)
        match fields:
            case {"ready": True}:
                started = True
            case {"outcome": int(index)} if index == len(outcomes) < calls:
                outcome_bytes += len(line)
                if outcome_bytes <= MOST_OUTCOME_BYTES:
                    outcomes.append(_outcome(fields))
            case {"file": str(name), "content": str(text)}:
                _keep_file(written, name, text)
            case _:
                continue
    return Handout(started, tuple(outcomes), written)


def _parse(line: bytes) -> dict[str, JsonValue]:
    """Give the object on a line, an empty one for everything else."""
    try:
        value: JsonValue = json.loads(line, parse_constant=_refuse, parse_float=_finite)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(value, dict) or not _is_shallow(value):
        return {}
    return {_clean_text(key): _clean(item) for key, item in value.items()}


def _refuse(constant: str) -> float:
    raise ValueError(constant)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _is_shallow(value: JsonValue) -> bool:
    level = [value]
    for _ in range(MOST_DEPTH):
        if not level:
            return True
        level = [
            part
            for item in level
            if isinstance(item, (dict, list))
            for part in (item.values() if isinstance(item, dict) else item)
        ]
    return False


def _clean(value: JsonValue) -> JsonValue:
    if isinstance(value, str):
        return _clean_text(value)
    if isinstance(value, list):
        return [_clean(item) for item in value]
    if isinstance(value, dict):
        return {_clean_text(key): _clean(item) for key, item in value.items()}
    return value


def _clean_text(text: str) -> str:
    """Replace lone surrogates, which no log can store."""
    return text if text.isascii() else text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _outcome(fields: Mapping[str, JsonValue]) -> CallOutcome:
    raised, message = fields.get("raised"), fields.get("message")
    return CallOutcome(
        returned=fields.get("returned"),
        raised=raised[:_MOST_TEXT] if isinstance(raised, str) else None,
        message=message[:_MOST_TEXT] if isinstance(message, str) else "",
        mutated=fields.get("mutated") is True,
    )


def _keep_file(written: dict[str, bytes], name: str, text: str) -> None:
    try:
        path = binascii.unhexlify(name).decode("utf-8")
        content = base64.b64decode(text, validate=True)
    except ValueError:
        return
    others = sum(len(kept) for kept_path, kept in written.items() if kept_path != path)
    is_new = path not in written
    if len(path) <= _MOST_PATH and others + len(content) <= MOST_WRITTEN_BYTES and len(written) + is_new <= MOST_FILES:
        written[path] = content
