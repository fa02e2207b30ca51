"""Check that a log is whole: chain, hashes, payloads, blobs, and that it has not lost its end."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import get_args, get_type_hints

from pydantic import BaseModel

from self_evolving_agent.errors import StorageError
from self_evolving_agent.events import BlobRef
from self_evolving_agent.ports import BlobStore

from .log_rows import NO_HASH, Row, stored


@dataclass(frozen=True, slots=True)
class LogCheck:
    """What a check found.

    Attributes:
        events: How many events the log holds.
        problems: One line each, in the order of the log; empty when all is well.
    """

    events: int
    problems: tuple[str, ...]


def check_rows(rows: Iterator[Row], blobs: BlobStore | None, head: tuple[int, str] | None) -> LogCheck:
    """Go through all rows once and collect what is wrong."""
    problems: list[str] = []
    seen: set[str] = set()
    events, last_seq, last_hash = 0, 0, NO_HASH
    hash_at_head = NO_HASH if head and head[0] == 0 else None
    try:
        for row in rows:
            events += 1
            problems += _chain_problems(row, last_seq, last_hash)
            problems += _content_problems(row, blobs, seen)
            last_seq, last_hash = row.seq, row.hash
            if head and head[0] == row.seq:
                hash_at_head = row.hash
    except StorageError as error:
        problems.append(f"the log cannot be read beyond event {last_seq}: {error.message}")
    if head and hash_at_head != head[1]:
        problems.append(_head_problem(head[0], last_seq))
    return LogCheck(events, tuple(problems))


def _head_problem(known: int, last: int) -> str:
    if known > last:
        return f"the log ends at event {last}, but event {known} is known to have been there: its end was lost"
    return f"event {known} is not the one that is known to have been there"


def _chain_problems(row: Row, last_seq: int, last_hash: str) -> Iterator[str]:
    if row.seq != last_seq + 1:
        yield f"event {row.seq} follows event {last_seq}: those between are missing"
    elif row.prev_hash != last_hash:
        yield f"event {row.seq} is not chained to event {last_seq}"
    if row.digest() != row.hash:
        yield f"event {row.seq} does not match its hash: it was changed"


def _content_problems(row: Row, blobs: BlobStore | None, seen: set[str]) -> Iterator[str]:
    try:
        names = blob_names(stored(row).event)
    except StorageError as error:
        yield f"event {row.seq} cannot be read: {error.message}"
        return
    if blobs is None:
        return
    for name in names:
        if name not in seen:
            seen.add(name)
            yield from _blob_problem(row, name, blobs)


def _blob_problem(row: Row, name: str, blobs: BlobStore) -> Iterator[str]:
    try:
        blobs.get(name)
    except StorageError as error:
        yield f"event {row.seq} ({row.type}): {error.message}"


def blob_names(value: BaseModel) -> Iterator[str]:
    """Yield every blob that a value names, at any depth, by the type of its fields."""
    references = _reference_fields(type(value))
    for field in type(value).model_fields:
        content = getattr(value, field)
        if field in references:
            yield from _texts(content)
        else:
            for inner in content if isinstance(content, tuple) else (content,):
                if isinstance(inner, BaseModel):
                    yield from blob_names(inner)


@cache
def _reference_fields(cls: type[BaseModel]) -> frozenset[str]:
    hints = get_type_hints(cls, include_extras=True)
    return frozenset(field for field in cls.model_fields if _is_reference(hints[field]))


def _is_reference(hint: object) -> bool:
    return hint == BlobRef or any(map(_is_reference, get_args(hint)))


def _texts(content: object) -> Iterator[str]:
    match content:
        case str():
            yield content
        case tuple():
            for item in content:
                yield from _texts(item)
        case dict():
            for item in content.values():
                yield from _texts(item)
