"""A task with the results it speaks of: short ones in its words, all of them as files that its code may read."""

import json
from collections.abc import Sequence

from self_evolving_agent.chat.reading import Data, size_of
from self_evolving_agent.chat.references import without_opening
from self_evolving_agent.models.chats import Result

MOST_INLINE = 400
"""Characters of a result that stand in the task itself; a small model copies no more without a slip."""

_SHOWN = 160


def with_data(text: str, results: Sequence[Result]) -> str:
    """Tell a task in full: what was said, and the data that it speaks of."""
    return "\n".join([without_opening(text), *map(_line, results)])


def files_of(results: Sequence[Result]) -> dict[str, bytes]:
    """Give the data as read-only files, by name: JSON, or text as it is."""
    return {file_name(result): _content(result) for result in results if result.kind != "file"}


def file_name(result: Result) -> str:
    if result.kind == "file":
        return str(result.value)
    return f"{result.name}.txt" if result.kind == "text" else f"{result.name}.json"


def _line(result: Result) -> str:
    if result.kind == "file":
        return f"{result.name}: the file {result.value}"
    shown = str(result.value) if result.kind == "text" else json.dumps(result.value, ensure_ascii=False)
    if len(shown) <= MOST_INLINE:
        return f"{result.name}: {shown}"
    what = size_of(Data(result.kind, result.value))
    return f"{result.name}: a {what}, in the file {file_name(result)}; it begins {shown[:_SHOWN]} ..."


def _content(result: Result) -> bytes:
    text = str(result.value) if result.kind == "text" else json.dumps(result.value, ensure_ascii=False)
    return text.encode("utf-8", "surrogatepass")
