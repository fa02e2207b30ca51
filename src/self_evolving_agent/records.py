"""What a raw record says: a task to do, a finished session, or nothing that can be used."""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping

from pydantic import JsonValue, ValidationError

from self_evolving_agent.models.sessions import Flaw, Record, Session, SessionResult, TaskRecord

LONGEST_GOAL = 200_000
"""Characters; as of a task."""

LONGEST_TRANSCRIPT = 200_000
"""Characters of its end that are kept: how it came out is told last."""

MOST_PARTS = 200
LONGEST_PART = 2_000

_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
_LETTERS = 25
_OWN_ID = re.compile(r"[0-9a-hjkmnp-tv-z]{26}")

_TASK = ("task", "text")
_GOAL = ("goal", "objective", "prompt", "instruction", "request", "query", "title", "task", "text")
_RESULT = ("result", "outcome", "status", "success", "succeeded")
_DOMAIN = ("domain", "category", "topic", "area")
_ERRORS = ("errors", "error")
_CALLS = ("tool_calls", "toolcalls", "calls", "tools_used", "actions")
_TRANSCRIPT = ("transcript", "messages", "conversation", "trace")
_WHEN = ("when", "at", "timestamp", "created_at", "date", "time")
_ID = ("id", "session_id", "uuid", "key")

_RESULTS: dict[str, SessionResult] = {
    **dict.fromkeys(("success", "succeeded", "successful", "ok", "pass", "passed", "true", "1", "solved"), "success"),
    **dict.fromkeys(("partial", "partly", "partially", "incomplete"), "partial"),
    **dict.fromkeys(
        ("failure", "failed", "fail", "error", "false", "0", "unsuccessful", "unsolved", "aborted"), "failure"
    ),
}


def made_id(*parts: str) -> str:
    """Give an id that is the same for the same parts, and that no clock gives: it starts beyond the year 9999."""
    number = int.from_bytes(hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).digest())
    return "z" + "".join(_ALPHABET[number >> 5 * place & 31] for place in range(_LETTERS))


def is_own_id(name: str) -> bool:
    """Tell whether this is an id as `submit.py` gives them."""
    return _OWN_ID.fullmatch(name) is not None


def named_by(raw: JsonValue) -> str | None:
    """Give what a record calls itself, if anything."""
    if not isinstance(raw, dict):
        return None
    own = _first(raw, _ID)[1]
    return str(own) if isinstance(own, str | int) and not isinstance(own, bool) and str(own) else None


def tells_of_sessions(names: Iterable[str]) -> bool:
    """Tell whether columns of these names hold finished sessions."""
    row: dict[str, JsonValue] = dict.fromkeys(names, "")
    return _first(row, _GOAL)[0] is not None and _first(row, _RESULT)[0] is not None


def tells_of_tasks(names: Iterable[str]) -> bool:
    """Tell whether columns of these names hold tasks."""
    return _first(dict.fromkeys(names, ""), _TASK)[0] is not None


def parsed(content: bytes) -> JsonValue | Flaw:
    """Read JSON; the flaw has no id yet."""
    try:
        found: JsonValue = json.loads(content.decode("utf-8-sig"), parse_constant=_no_number)
    except UnicodeDecodeError as error:
        return Flaw(id="", reason=f"no UTF-8: {error.reason} at byte {error.start}")
    except json.JSONDecodeError as error:
        return Flaw(id="", reason=f"no JSON: {error.msg} at character {error.pos}")
    except (ValueError, RecursionError) as error:
        return Flaw(id="", reason=f"no JSON that can be used: {error}")
    return found


def read_record(raw: JsonValue, record_id: str, content_id: str, where: str) -> Record:
    """Tell what a record is; what nobody asked for is kept in `extra`.

    A record with a result is a finished session; one with `task` (or `text`) and no result is a task to do.

    Args:
        record_id: By what it calls itself, where it does.
        content_id: By its content: a flaw has this one, so that the record is read again once it was mended.
        where: For people.
    """
    try:
        return _read(raw, record_id)
    except _Flawed as flaw:
        return Flaw(id=content_id, reason=str(flaw), where=where)
    except (ValidationError, RecursionError) as error:
        return Flaw(id=content_id, reason=f"it cannot be kept: {str(error)[:200]}", where=where)


class _Flawed(ValueError):
    """Says why a record cannot be used."""


def _read(raw: JsonValue, record_id: str) -> TaskRecord | Session:
    if not isinstance(raw, dict):
        raise _Flawed(f"a record is an object, not {_kind(raw)}")
    result_name, result = _first(raw, _RESULT)
    goal_name, goal = _first(raw, _TASK if result_name is None else _GOAL)
    if goal_name is None:
        has_goal = _first(raw, _GOAL)[0] is not None
        raise _Flawed("a goal without a result: success, partial or failure" if has_goal else "no task and no goal")
    text = _checked(goal, goal_name)
    domain_name, domain = _first(raw, _DOMAIN)
    if not isinstance(domain, str | None):
        raise _Flawed(f"{domain_name} is a word, not {_kind(domain)}")
    used = {goal_name, domain_name, result_name}
    if result_name is None:
        return TaskRecord(id=record_id, text=text, domain=_text(domain), extra=_rest(raw, used))
    known = _RESULTS.get(str(result).strip().casefold())
    if known is None:
        raise _Flawed(f"{result_name} is success, partial or failure, not {str(result)[:60]!r}")
    told = Session(id=record_id, goal=text, result=known, domain=_text(domain))
    return _with_the_rest(told, raw, used)


def _with_the_rest(told: Session, raw: Mapping[str, JsonValue], used: set[str | None]) -> Session:
    errors_name, errors = _first(raw, _ERRORS)
    calls_name, calls = _first(raw, _CALLS)
    transcript_name, transcript = _first(raw, _TRANSCRIPT)
    when_name, when = _first(raw, _WHEN)
    used = {*used, errors_name, calls_name, transcript_name, when_name}
    return told.model_copy(
        update={
            "errors": _texts(errors),
            "tool_calls": _texts(calls),
            "transcript": "\n".join(_texts(transcript, 10_000, LONGEST_TRANSCRIPT))[-LONGEST_TRANSCRIPT:],
            "when": _text(when)[:100],
            "extra": _rest(raw, used),
        }
    )


def _first(raw: Mapping[str, JsonValue], names: tuple[str, ...]) -> tuple[str | None, JsonValue]:
    """Find a field under the first of its names that says something, whatever their case."""
    by_form = {name.casefold().replace("-", "_").replace(" ", "_"): name for name in raw}
    for name in names:
        if name in by_form and raw[by_form[name]] is not None:
            return by_form[name], raw[by_form[name]]
    return None, None


def _checked(value: JsonValue, name: str) -> str:
    if not isinstance(value, str):
        raise _Flawed(f"{name} is a text, not {_kind(value)}")
    if not value.strip():
        raise _Flawed(f"{name} is empty")
    if "\0" in value or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise _Flawed(f"{name} is no text: it holds NUL or half a character")
    if len(value) > LONGEST_GOAL:
        raise _Flawed(f"{name} is longer than {LONGEST_GOAL:,} characters")
    return value


def _texts(value: JsonValue, most: int = MOST_PARTS, longest: int = LONGEST_PART) -> tuple[str, ...]:
    """Give the parts of a list as texts; a text that is JSON of a list is taken for the list, as databases keep it."""
    if isinstance(value, str) and value.lstrip().startswith("["):
        inner = parsed(value.encode("utf-8", "replace"))
        value = value if isinstance(inner, Flaw) else inner
    parts = value if isinstance(value, list) else [value]
    texts = (_text(part) for part in parts if part is not None)
    return tuple(text[-longest:] for text in texts if text.strip())[-most:]


def _text(value: JsonValue) -> str:
    if value is None:
        return ""
    if isinstance(value, dict) and isinstance(value.get("content"), str) and set(value) <= {"role", "content"}:
        return _storable(f"{value.get('role', '')}: {value['content']}")
    return _storable(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))


def _rest(raw: Mapping[str, JsonValue], used: set[str | None]) -> dict[str, JsonValue]:
    """Give what nobody asked for."""
    extra = {name: value for name, value in raw.items() if name not in used}
    found: dict[str, JsonValue] = json.loads(_storable(json.dumps(extra, ensure_ascii=False))) if extra else {}
    return found


def _storable(text: str) -> str:
    """Replace halves of characters, which have no UTF-8."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def _kind(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "nothing"}
    return names.get(type(value), "a number")


def _no_number(name: str) -> JsonValue:
    raise ValueError(f"{name} is no number of JSON")
