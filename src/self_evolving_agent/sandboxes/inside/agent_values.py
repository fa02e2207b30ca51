"""The encoding of values as JSON text, as the host's encoding module defines it, made to survive hostile objects."""

from __future__ import annotations

import math

try:
    from _json import encode_basestring_ascii as _quote  # what json uses, without the cost of importing json
except ImportError:
    from json.encoder import py_encode_basestring_ascii as _quote

MOST_DEPTH = 40
MOST_CHARACTERS = 1_000_000
MOST_NODES = 200_000


class TooLarge(Exception):
    """The value has more parts or text than may be handed out."""


def to_json(value: object) -> str:
    """Encode a value; what cannot be shown becomes a `$repr` that says so."""
    writer = _Writer()
    try:
        writer.write(value, MOST_DEPTH)
    except TooLarge:
        return _tag_repr(f"<{type(value).__name__} too large to hand out>")
    return "".join(writer.pieces)


def from_encoded(value: object) -> object:
    """Rebuild a value from the encoding; a list becomes a tuple where it must be hashable."""
    if isinstance(value, list):
        return [from_encoded(item) for item in value]
    return _from_tagged(value) if isinstance(value, dict) else value


def _from_tagged(value: dict) -> object:  # type: ignore[type-arg] # the job has been through no validation here
    ((tag, content),) = value.items()
    if tag == "$tuple":
        return tuple(from_encoded(item) for item in content)
    if tag == "$dict":
        return {_hashable(from_encoded(key)): from_encoded(item) for key, item in content}
    if tag == "$set":
        return {_hashable(from_encoded(item)) for item in content}
    if tag == "$bytes":
        return bytes.fromhex(content)
    if tag == "$float":
        return float(content)
    import ast  # only complex numbers and the like come as `$repr`

    return ast.literal_eval(content)


def _hashable(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return tuple(_hashable(item) for item in value)
    return frozenset(value) if isinstance(value, set) else value


class _Writer:
    """Writes one value, with a budget: a small object can be a huge text."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self._nodes = MOST_NODES
        self._characters = MOST_CHARACTERS

    def write(self, value: object, depth: int) -> None:
        self._nodes -= 1
        if self._nodes < 0:
            raise TooLarge
        text = _scalar(value)
        if text is not None:
            self._put(text)
        elif depth == 0:
            self._put(_tag_repr(f"<{type(value).__name__} nested too deep to hand out>"))
        else:
            self._write_container(value, depth - 1)

    def _put(self, text: str) -> None:
        self._characters -= len(text)
        if self._characters < 0:
            raise TooLarge
        self.pieces.append(text)

    def _write_container(self, value: object, depth: int) -> None:
        if isinstance(value, list):
            self._write_items("[", value, "]", depth)
        elif isinstance(value, tuple):
            self._write_items('{"$tuple":[', value, "]}", depth)
        elif isinstance(value, dict):
            self._write_pairs(value, depth)
        elif isinstance(value, (set, frozenset)):
            self._write_items('{"$set":[', sorted(value, key=repr), "]}", depth)
        else:
            self._put(_tag_repr(_safe_repr(value)))

    def _write_items(self, opening: str, items: list | tuple, closing: str, depth: int) -> None:  # type: ignore[type-arg] # of anything
        self._put(opening)
        for index, item in enumerate(items):
            if index:
                self._put(",")
            self.write(item, depth)
        self._put(closing)

    def _write_pairs(self, value: dict, depth: int) -> None:  # type: ignore[type-arg] # of anything
        self._put('{"$dict":[')
        for index, (key, item) in enumerate(value.items()):
            self._put(",[" if index else "[")
            self.write(key, depth)
            self._put(",")
            self.write(item, depth)
            self._put("]")
        self._put("]}")


def _scalar(value: object) -> str | None:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        try:
            return int.__repr__(value)
        except ValueError:  # more digits than Python converts
            return _tag_repr(f"<int of {int.bit_length(value)} bits>")
    if isinstance(value, str):
        return str(_quote(value))
    if isinstance(value, float):
        text = float.__repr__(value)
        return text if math.isfinite(value) else f'{{"$float":"{text}"}}'
    return f'{{"$bytes":"{bytes.hex(value)}"}}' if isinstance(value, bytes) else None


def _safe_repr(value: object) -> str:
    try:
        text = repr(value)
    except Exception as error:
        return f"<{type(value).__name__} whose repr raises {type(error).__name__}>"
    return text if len(text) <= MOST_CHARACTERS else text[:1000] + "..."


def _tag_repr(text: str) -> str:
    return f'{{"$repr":{_quote(text)}}}'
