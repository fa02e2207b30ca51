"""`submit.py --status ID`: what became of a record, from the log and the folder, without opening the home."""

import json
import os
import sqlite3
import sys

from self_evolving_agent.errors import StorageError, UsageError
from self_evolving_agent.places import log_home

from .meant import MOST_TOLD, meant
from .submit import Asked
from .submit_folder import find_folder
from .text import as_json, clean

_SETTLED = (
    "SELECT run_id, type, payload FROM events WHERE run_id >= ? AND run_id < ? AND key = 'settled' "
    "ORDER BY run_id LIMIT ?"
)


def show_status(asked: Asked) -> int:
    """Print it: queued, running, done or failed; with the answer, or the reason.

    Raises:
        UsageError: If nothing whose id begins so was ever submitted here, or several things were.
        StorageError: If the log cannot be read.
    """
    record_id, (status, answer, reason, run) = _found(asked.status or "", asked)
    if asked.json:
        print(as_json({"id": record_id, "status": status, "answer": answer, "reason": reason, "run_id": run}))
        return int(status == "failed")
    print(status)
    if answer is not None:
        print(clean(answer.removesuffix("\n")))
    if reason and status == "failed":
        print(f"reason: {clean(reason)}", file=sys.stderr)
    elif reason:
        print(clean(reason), file=sys.stderr)
    return int(status == "failed")


Found = tuple[str, str | None, str, str]
"""Status, answer, reason, run."""


def _found(named: str, asked: Asked) -> tuple[str, Found]:
    """Find the record that is meant, and what became of it; the log knows first."""
    home = log_home(asked.home, asked.provider)
    settled = _settled(named, home)
    places = {} if named in settled else _places(named, asked)
    found = sorted({*settled, *places})[: MOST_TOLD + 1]
    record_id = meant(named, found, "record", "--home DIR names another home")
    if record_id in settled:
        return record_id, _outcome(*settled[record_id], home)
    return record_id, ("running" if _is_held(places[record_id]) else "queued", None, "", "")


def _settled(named: str, home: str) -> dict[str, tuple[str, str]]:
    """Ask the log what it knows of records whose ids begin so: the event's type and payload, by id."""
    if not os.path.exists(f"{home}/log.db"):  # noqa: PTH110 - pathlib costs time
        return {}
    address = "".join(f"%{ord(letter):02x}" if letter in "%?#" else letter for letter in f"{home}/log.db")
    connection = sqlite3.connect(f"file:{address}?mode=ro", uri=True, timeout=30)
    try:
        rows = connection.execute(_SETTLED, (named, f"{named}{chr(sys.maxunicode)}", MOST_TOLD + 1)).fetchall()
    except sqlite3.Error as error:
        if "no such table" in str(error):  # a loop is about to make it
            return {}
        raise StorageError(f"{home}/log.db cannot be read: {error}", "`demo.py log verify` looks closer") from error
    finally:
        connection.close()
    return {record_id: (kind, payload) for record_id, kind, payload in rows}


def _outcome(kind: str, written: str, home: str) -> Found:
    payload = json.loads(written)
    if kind == "session.rejected":
        return "failed", None, f"set aside: {payload['reason']}", ""
    answer = payload.get("answer")
    text = _blob(f"{home}/blobs/{answer[:2]}/{answer}") if answer else None
    return payload["outcome"], text, payload["reason"], payload["run"]


def _blob(path: str) -> str:
    with open(path, "rb") as file:  # noqa: PTH123 - a plain path
        return file.read().decode("utf-8", "replace")


def _places(named: str, asked: Asked) -> dict[str, str]:
    """Give where the records lie that nobody is done with and whose ids begin so."""
    try:
        folder = find_folder(asked.home, asked.provider)
    except UsageError:  # nothing can be left for this loop
        return {}
    places: dict[str, str] = {}
    for place in (folder, f"{folder}/running"):
        if os.path.isdir(place):  # noqa: PTH112 - as above
            names = [name for name in os.listdir(place) if name.startswith(named) and name.endswith(".json")]  # noqa: PTH208 - as above
            places |= {name.removesuffix(".json"): f"{place}/{name}" for name in names if not name.startswith(".")}
    return places


def _is_held(path: str) -> bool:
    """Tell whether somebody works on a record: a file in `running/` that nobody holds waits for the next loop."""
    from self_evolving_agent.sources.locks import is_held

    return is_held(path)
