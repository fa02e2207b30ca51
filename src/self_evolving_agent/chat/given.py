"""A task with the results it speaks of: short ones stand in its words, and all of them are files for its code.

A short result stands where a plain task would state it ("double 42", "sort them: pear, fig"), so that tools and routes
read it; of a long one the task names the file alone, for a part of the data would be taken for the whole.
"""

import json
import re
from collections.abc import Iterable

from pydantic import JsonValue

from self_evolving_agent.chat.references import Found, without_opening
from self_evolving_agent.errors import UsageError
from self_evolving_agent.models.chats import Result
from self_evolving_agent.ports import Workspace

MOST_INLINE = 400
"""Characters of a number, list or table that stand in the task; a small model copies no more without a slip."""

MOST_TEXT = 4000
"""Characters of a text that stand in the task: what writes texts reads no files but those that a task names."""

_END = re.compile(r"[\s.?!:]+$")
_LED = re.compile(r"\W*(in|into|as|by|with|without)\b", re.IGNORECASE)
_PLAIN_WORD = re.compile(r"[^\W\d_][\w'-]*")
_HOLDS_VALUES = re.compile(r"\d|[\"'“`]")
_NAME = re.compile(r"\br\d{1,4}\b", re.IGNORECASE)
_FEWEST = 2


def with_data(text: str, found: Found, most_text: int = MOST_TEXT) -> str:
    """Tell a task in full: what was said, and the data that it speaks of.

    Args:
        most_text: Characters of a text that are told; at most `MOST_TEXT` are.
    """
    said = _with_verb(without_opening(text)) if found.mention is None else without_opening(text)
    short = {result.name: _inline(result, min(most_text, MOST_TEXT)) for result in found.results}
    told = _in_place(said, found, short) or _with_names_read(said, short)
    if told is not None:
        return told
    lines = [line for line in short.values() if line is not None]
    long = [_in_a_file(result) for result in found.results if short[result.name] is None]
    if not long and len(lines) == 1 and "\n" in lines[0]:
        return f"{_END.sub('', said)}:\n\n{lines[0]}"
    if not long and not any("\n" in line for line in lines):
        plain = _as_listed(said, found.results[0]) if len(lines) == 1 else None
        return f"{_END.sub('', said)}: {plain or ' and '.join(map(_quoted, found.results, lines))}"
    parts = [f"{name}: {line}" for name, line in short.items() if line is not None]
    return "\n".join([f"{_END.sub('', said)} ({'; '.join(long)})" if long else said, *parts])


def _with_verb(said: str) -> str:
    """Give what says only how something shall be a verb: "put this in descending order"."""
    led = _LED.match(said)
    return said if led is None else f"{'put' if led[1].lower() in {'in', 'into'} else 'give'} this {said.lstrip()}"


def files_of(results: Iterable[Result], workspace: Workspace) -> dict[str, bytes]:
    """Give the data as read-only files, by name: JSON, text, or what a run saved; what is gone is left out."""
    files = {}
    for result in results:
        try:
            files[file_name(result)] = _content(result, workspace)
        except UsageError:
            continue
    return files


def file_name(result: Result) -> str:
    """Name the file in which code finds a result."""
    if result.kind == "file":
        suffix = re.search(r"\.\w{1,8}\Z", str(result.value))
        return f"{result.name}{suffix[0] if suffix else ''}"
    return f"{result.name}.txt" if result.kind == "text" else f"{result.name}.json"


def _in_place(said: str, found: Found, short: dict[str, str | None]) -> str | None:
    """Put a number, some numbers or a text where "it" or "them" stands."""
    mention = found.mention
    if mention is None or len(found.results) != 1 or mention.said.lower() not in {"it", "them"}:
        return None
    (result,) = found.results
    line = short[result.name]
    if line is None or "\n" in line or len(re.findall(rf"\b{mention.said}\b", said)) != 1:
        return None
    before, after = said[: mention.start], said[mention.end :]
    if result.kind == "list" and _numbers(result.value) is None:
        return None
    plain = _as_listed(before + after, result) if re.search(r"\bof\s+\Z", before) or not after.strip(" .?!") else None
    return f"{before}{plain or _quoted(result, line)}{after}"


def _with_names_read(said: str, short: dict[str, str | None]) -> str | None:
    """Put short data where their names stand; None where not every one is named, or one is long."""
    told = {name: line for name, line in short.items() if line is not None and "\n" not in line}
    if len(told) < len(short) or not all(re.search(rf"\b{name}\b", said, re.IGNORECASE) for name in told):
        return None
    return _NAME.sub(lambda found: told.get(found[0].lower(), found[0]), said)


def _inline(result: Result, most_text: int) -> str | None:
    """Write a result as it may stand in a task; None where it is too long."""
    if result.kind == "file":
        return None
    if result.kind == "text":
        return str(result.value) if len(str(result.value)) <= most_text else None
    shown = result.written or json.dumps(result.value, ensure_ascii=False)
    return shown if len(shown) <= MOST_INLINE else None


def _quoted(result: Result, line: str) -> str:
    return f'"{line}"' if result.kind == "text" else line


def _as_listed(beside: str, result: Result) -> str | None:
    """Write a list as people do, where nothing beside it could be taken for a part of it: pear, fig, plum."""
    if result.kind != "list" or _HOLDS_VALUES.search(beside):
        return None
    numbers = _numbers(result.value)
    return ", ".join(numbers) if numbers else _words(result.value)


def _numbers(value: JsonValue) -> list[str] | None:
    if not isinstance(value, list) or len(value) < _FEWEST:
        return None
    is_all = all(isinstance(item, int | float) and not isinstance(item, bool) for item in value)
    return [json.dumps(item) for item in value] if is_all else None


def _words(value: JsonValue) -> str | None:
    if not isinstance(value, list) or len(value) < _FEWEST:
        return None
    is_all = all(isinstance(item, str) and _PLAIN_WORD.fullmatch(item) for item in value)
    return ", ".join(map(str, value)) if is_all else None


def _in_a_file(result: Result) -> str:
    if result.kind == "file":
        return f"the file {file_name(result)}, which was saved as {str(result.value).rsplit('/', 1)[-1]}"
    match result.value:
        case [dict(row), *_] if result.kind == "table" and len(keys := ", ".join(row)) <= MOST_INLINE:
            return f"the table, a list of objects with {keys}, is in the file {file_name(result)}"
        case _:
            return f"the {result.kind} is in the file {file_name(result)}"


def _content(result: Result, workspace: Workspace) -> bytes:
    if result.kind == "file":
        return workspace.read(str(result.value))
    text = str(result.value) if result.kind == "text" else json.dumps(result.value, ensure_ascii=False)
    return text.encode("utf-8", "surrogatepass")
