"""The one encoding in which values of programs cross the sandbox's border, and how two are compared.

JSON scalars stand for themselves; a list is a JSON array; all else is an object with one tag: `{"$tuple": [...]}`,
`{"$dict": [[key, value], ...]}`, `{"$set": [...]}`, `{"$bytes": hex}`, `{"$float": "nan"|"inf"|"-inf"}`,
`{"$repr": text}` for what has no JSON form. The sandbox's driver writes it; only the host compares.
"""

import math

from pydantic import JsonValue

REL_TOL = 1e-9
ABS_TOL = 1e-9


def encode(value: object) -> JsonValue:
    """Put a Python literal into the encoding; what has no JSON form becomes its repr."""
    match value:
        case None | bool() | int() | str():
            return value
        case float():
            return value if math.isfinite(value) else {"$float": str(value)}
        case list():
            return [encode(item) for item in value]
        case tuple():
            return {"$tuple": [encode(item) for item in value]}
        case dict():
            return {"$dict": [[encode(k), encode(v)] for k, v in value.items()]}
        case set() | frozenset():
            return {"$set": [encode(item) for item in sorted(value, key=repr)]}
        case bytes():
            return {"$bytes": value.hex()}
        case _:
            return {"$repr": repr(value)}


def same_value(left: JsonValue, right: JsonValue) -> bool:
    """Compare two encoded values: floats within 1e-9, dicts without order, tuples like lists, True apart from 1."""
    left, right = _untupled(left), _untupled(right)
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    if isinstance(left, int) and isinstance(right, int):
        return left == right
    if isinstance(left, (int, float)) and isinstance(right, (int, float)):
        return _is_close(left, right)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same_value, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return _same_tagged(left, right)
    return type(left) is type(right) and left == right


def _is_close(left: float, right: float) -> bool:
    try:
        return math.isclose(left, right, rel_tol=REL_TOL, abs_tol=ABS_TOL)
    except OverflowError:  # a whole number that is larger than any float
        return False


def _untupled(value: JsonValue) -> JsonValue:
    match value:
        case {"$tuple": list(items)}:
            return items
        case _:
            return value


def _same_tagged(left: dict[str, JsonValue], right: dict[str, JsonValue]) -> bool:
    if left.keys() != right.keys():
        return False
    for tag, one in left.items():
        other = right[tag]
        if tag in {"$dict", "$set"} and isinstance(one, list) and isinstance(other, list):
            if not _same_unordered(one, other):
                return False
        elif not same_value(one, other):
            return False
    return True


def _same_unordered(left: list[JsonValue], right: list[JsonValue]) -> bool:
    rest = list(right)
    if len(left) != len(rest):
        return False
    for item in left:
        for index, other in enumerate(rest):
            if same_value(item, other):
                del rest[index]
                break
        else:
            return False
    return True


def show(value: JsonValue) -> str:
    """Write an encoded value as Python source for people and prompts."""
    match value:
        case list():
            return "[" + ", ".join(show(item) for item in value) + "]"
        case {"$tuple": list(items)}:
            return f"({show(items[0])},)" if len(items) == 1 else f"({', '.join(show(item) for item in items)})"
        case {"$dict": list(pairs)}:
            return "{" + ", ".join(_show_pair(pair) for pair in pairs) + "}"
        case {"$set": list(items)}:
            return "{" + ", ".join(show(item) for item in items) + "}" if items else "set()"
        case {"$bytes": str(digits)}:
            return repr(bytes.fromhex(digits))
        case {"$float": str(text)}:
            return f"float({text!r})"
        case {"$repr": str(text)}:
            return text
        case _:
            return repr(value)


def _show_pair(pair: JsonValue) -> str:
    if isinstance(pair, list) and len(pair) == 2:  # noqa: PLR2004 - a pair has two sides
        return f"{show(pair[0])}: {show(pair[1])}"
    return repr(pair)
