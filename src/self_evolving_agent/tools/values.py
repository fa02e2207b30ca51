"""Making plain JSON values what a parameter's type wants: `"7"` becomes 7 for an `int`, a list becomes a set."""

import ast
import math
import re

from pydantic import JsonValue

SEQUENCES = frozenset({"list", "tuple", "set", "frozenset", "Sequence", "Iterable", "Collection"})
_GROUPED = re.compile(r"[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?")
_DICTS = frozenset({"dict", "Mapping"})


def fit(value: JsonValue, note: ast.expr | None) -> object:
    """Make a JSON value what a type wants; a type that is not known takes it as it is.

    Raises:
        ValueError: If it cannot be that.
        TypeError: If it is of another kind.
    """
    match note:
        case ast.Name(id=name):
            return _plain(value, name)
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            return _made_of(value, name, inner)
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return _one_of(value, (left, right))
        case ast.Constant(value=None) if value is not None:
            raise ValueError(f"nothing is wanted, got {value!r}")
        case _:
            return value


def _plain(value: JsonValue, name: str) -> object:
    match name:
        case "int":
            return _integer(value)
        case "float":
            return _number(value)
        case "str":
            return value if isinstance(value, str) else _scalar_text(value)
        case "bool":
            return _truth(value)
        case _ if name in SEQUENCES:
            return _collected(name, _items(value))
        case _:
            return _pairs(value) if name in _DICTS else value


def _made_of(value: JsonValue, name: str, inner: ast.expr) -> object:
    parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
    match name:
        case "Optional":
            return _one_of(value, (inner, ast.Constant(value=None)))
        case "tuple":
            return _tuple(_items(value), parts)
        case _ if name in SEQUENCES:
            return _collected(name, [fit(item, inner) for item in _items(value)])
        case _ if name in _DICTS and len(parts) > 1:
            return {fit(one, parts[0]): fit(other, parts[1]) for one, other in _pairs(value).items()}
        case _:
            return value


def _one_of(value: JsonValue, notes: tuple[ast.expr, ...]) -> object:
    """Give what the first of several types makes of a value; one that takes it as it is goes first."""
    found: list[object] = []
    for note in notes:
        try:
            found.append(fit(value, note))
        except (ValueError, TypeError):
            continue
    if not found:
        raise ValueError(f"{' or '.join(ast.unparse(note) for note in notes)} is wanted, got {value!r}")
    same = (one for one in found if type(one) is type(value) and one == value)
    return next(same, found[0])


def _tuple(items: list[JsonValue], notes: list[ast.expr]) -> tuple[object, ...]:
    match notes:
        case [note, ast.Constant(value=end)] if end is ...:
            return tuple(fit(item, note) for item in items)
        case _ if len(items) != len(notes):
            raise ValueError(f"{len(notes)} values are wanted, got {len(items)}")
        case _:
            return tuple(fit(item, note) for item, note in zip(items, notes, strict=True))


def _collected(name: str, items: list[object] | list[JsonValue]) -> object:
    match name:
        case "set" | "frozenset":
            return set(items)
        case "tuple":
            return tuple(items)
        case _:
            return items


def _integer(value: JsonValue) -> int:
    if isinstance(value, str):
        plain = _without_groups(value)
        value = float(plain) if "." in plain or "e" in plain.lower() else int(plain)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value % 1 != 0:
        raise ValueError(f"a whole number is wanted, got {value!r}")
    return int(value)


def _without_groups(text: str) -> str:
    """Give a number without the commas between groups of three digits; "12,5" may be another one, and stays."""
    return text.replace(",", "") if _GROUPED.fullmatch(text.strip()) else text


def _number(value: JsonValue) -> float | int:
    if isinstance(value, str):
        value = float(_without_groups(value))
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"a number is wanted, got {value!r}")
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"a finite number is wanted, got {value}")
    return value


def _scalar_text(value: JsonValue) -> str:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"text is wanted, got {value!r}")
    return str(value)


def _truth(value: JsonValue) -> bool:
    if isinstance(value, str) and value.lower() in {"true", "false"}:
        return value.lower() == "true"
    if not isinstance(value, bool):
        raise TypeError(f"true or false is wanted, got {value!r}")
    return value


def _items(value: JsonValue) -> list[JsonValue]:
    if not isinstance(value, list):
        raise TypeError(f"a list is wanted, got {value!r}")
    return value


def _pairs(value: JsonValue) -> dict[str, JsonValue]:
    if not isinstance(value, dict):
        raise TypeError(f"an object is wanted, got {value!r}")
    return value
