"""`submit.py --status ID`: what became of a record, from the log and the folder, without opening the home."""

import json
import os
import sqlite3
import sys

from self_evolving_agent.errors import StorageError, UsageError
from self_evolving_agent.places import log_home

from .submit import Asked
from .submit_folder import find_folder
from .text import as_json, clean

WHOLE = 26
"""Letters and digits of an id."""

_SETTLED = "SELECT type, payload FROM events WHERE run_id = ? AND key = 'settled'"


def show_status(asked: Asked) -> int:
    """Print it: queued, running, done or failed; with the answer, or the reason.

    Raises:
        UsageError: If nothing with this id was ever submitted here.
        StorageError: If the log cannot be read.
    """
    record_id = asked.status or ""
    found = _settled(record_id, asked) or _waiting(record_id, asked)
    if found is None:
        hint = "--home DIR names another home" if len(record_id) == WHOLE else "give the whole id, as it was printed"
        raise UsageError(f"nothing with the id {record_id!r} was submitted here", hint)
    status, answer, reason, run = found
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


def _settled(record_id: str, asked: Asked) -> Found | None:
    """Ask the log, which knows first."""
    home = log_home(asked.home, asked.provider)
    if not os.path.exists(f"{home}/log.db"):  # noqa: PTH110 - pathlib costs time
        return None
    address = "".join(f"%{ord(letter):02x}" if letter in "%?#" else letter for letter in f"{home}/log.db")
    connection = sqlite3.connect(f"file:{address}?mode=ro", uri=True, timeout=30)
    try:
        row = connection.execute(_SETTLED, (record_id,)).fetchone()
    except sqlite3.Error as error:
        if "no such table" in str(error):  # a loop is about to make it
            return None
        raise StorageError(f"{home}/log.db cannot be read: {error}", "`demo.py log verify` looks closer") from error
    finally:
        connection.close()
    if row is None:
        return None
    payload = json.loads(row[1])
    if row[0] == "session.rejected":
        return "failed", None, f"set aside: {payload['reason']}", ""
    answer = payload.get("answer")
    text = _blob(f"{home}/blobs/{answer[:2]}/{answer}") if answer else None
    return payload["outcome"], text, payload["reason"], payload["run"]


def _blob(path: str) -> str:
    with open(path, "rb") as file:  # noqa: PTH123 - a plain path
        return file.read().decode("utf-8", "replace")


def _waiting(record_id: str, asked: Asked) -> Found | None:
    """Look into the folder: a file in `running/` that nobody holds waits for the next loop."""
    from self_evolving_agent.sources.locks import is_held

    folder = find_folder(asked.home, asked.provider)
    name = f"{os.path.basename(record_id)}.json"  # noqa: PTH119 - as above
    for place in (f"{folder}/running/{name}", f"{folder}/{name}"):
        if os.path.exists(place):  # noqa: PTH110 - as above
            return ("running" if is_held(place) else "queued"), None, "", ""
    return None
