"""Until the ROUTES helper's `stands_in` and `leftover` are there; to be deleted then."""

import re

from pydantic import JsonValue

from self_evolving_agent.encoding import show


def stands_in(value: JsonValue, text: str) -> bool:
    match value:
        case list():
            return all(stands_in(item, text) for item in value)
        case {"$tuple": items}:
            return stands_in(items, text)
        case _:
            return str(value) in text


def leftover(text: str, arguments: dict[str, JsonValue]) -> tuple[str, ...]:
    used = set(re.findall(r"\w+", show(list(arguments.values()))))
    return tuple(word for word in re.findall(r"\w+", text) if word not in used)
