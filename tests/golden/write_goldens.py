"""Write golden files for event types that have none yet, and the story with its memory: never changes what was logged.

Run from the root of the repository: `PYTHONPATH=tests python tests/golden/write_goldens.py`. A new version of a type
gets a new file beside the old ones, because logs with the old one exist. Only the memory, which is folded anew from
the same history, is written again, and only when its format went up.
"""

import json
import sqlite3
import tempfile
from pathlib import Path

from fakes_storage import FakeClock, FakeIds
from self_evolving_agent.memory import Memory, fold
from self_evolving_agent.storage import Redactor, SqliteEventLog
from self_evolving_agent.storage.log_rows import Row, stored
from storage_samples import SAMPLES, STORY

HERE = Path(__file__).parent


def golden_path(type_name: str, version: int) -> Path:
    return HERE / "events" / f"{type_name}.v{version}.json"


def main() -> None:
    for event in SAMPLES:
        path = golden_path(event.type, event.version)
        if not path.exists():
            payload = event.model_dump(mode="json", exclude={"type", "version"})
            path.write_text(json.dumps(payload, ensure_ascii=False, sort_keys=True) + "\n")
    if not (HERE / "history.jsonl").exists():
        write_history()
    memory = HERE / "memory.json"
    if not memory.exists() or json.loads(memory.read_bytes())["format"] != Memory().format:
        rows = [Row(**json.loads(line)) for line in (HERE / "history.jsonl").read_text().splitlines()]
        memory.write_text(fold(Memory(), map(stored, rows)).model_dump_json(indent=2) + "\n")


def write_history() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log.db"
        clock = FakeClock()
        log = SqliteEventLog(path, clock=clock, ids=FakeIds(), redactor=Redactor())
        for where, events in STORY:
            log.append(where, events)
            clock.advance(1.5)
        log.close()
        connection = sqlite3.connect(path)
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute("SELECT * FROM events ORDER BY seq")]
        connection.close()
    lines = [json.dumps(row, ensure_ascii=False) + "\n" for row in rows]
    (HERE / "history.jsonl").write_text("".join(lines))


if __name__ == "__main__":
    main()
