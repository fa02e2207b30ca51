"""Where brackets close, in text that holds values as Python and JSON write them."""

import re

_MARK = re.compile(r"[\"'\[\](){}]")
_STRING = re.compile(r""""(?:[^"\\]++|\\.)*"|'(?:[^'\\]++|\\.)*'""", re.DOTALL)
_DEPTH = 40


def closing_bracket(text: str, at: int, most: int) -> int | None:
    """Find the end of the brackets that open at a place; strings within may hold brackets.

    Args:
        most: Characters to look at, from there on.

    Returns:
        The place behind the closing bracket; None where no bracket opens, none closes, a string has no end, or they are
        more than 40 deep.
    """
    if text[at : at + 1] not in {"[", "(", "{"}:
        return None
    depth, i, limit = 0, at, at + most
    while (mark := _MARK.search(text, i, limit)) is not None:
        i = mark.end()
        if mark.group() in "\"'":
            string = _STRING.match(text, mark.start(), limit)
            if string is None:
                return None
            i = string.end()
            continue
        depth += 1 if mark.group() in "[({" else -1
        if depth == 0:
            return i
        if depth > _DEPTH:
            return None
    return None
