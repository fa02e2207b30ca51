"""What was stored once loads for ever, and means what it meant."""

import json
from pathlib import Path

import pytest

from self_evolving_agent.events import EVENT_TYPES, load_event
from self_evolving_agent.memory import Memory, fold
from self_evolving_agent.storage.log_rows import Row, canonical_json, stored

HERE = Path(__file__).parent
GOLDENS = sorted((HERE / "events").glob("*.json"))


def history() -> list[Row]:
    return [Row(**json.loads(line)) for line in (HERE / "history.jsonl").read_text().splitlines()]


def test_every_event_type_has_a_golden_file_of_its_version():
    missing = {f"{name}.v{version}.json" for name, version in EVENT_TYPES.items()} - {path.name for path in GOLDENS}
    assert not missing, "run tests/golden/write_goldens.py"


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_every_golden_event_still_loads(path):
    name, version = path.stem.rsplit(".v", 1)
    payload = json.loads(path.read_text())
    event = load_event(name, int(version), payload)
    assert event.type == name
    if int(version) == EVENT_TYPES[name]:
        assert holds(event.model_dump(mode="json"), payload)


def holds(loaded: object, golden: object) -> bool:
    """Tell whether nothing of the golden payload was lost; new fields with a default may be there."""
    if isinstance(golden, dict) and isinstance(loaded, dict):
        return all(name in loaded and holds(loaded[name], value) for name, value in golden.items())
    if isinstance(golden, list) and isinstance(loaded, list):
        return len(loaded) == len(golden) and all(map(holds, loaded, golden))
    return loaded == golden


def test_a_golden_history_gives_its_memory():
    expected = Memory.model_validate_json((HERE / "memory.json").read_bytes())
    assert fold(Memory(), map(stored, history())) == expected


def test_the_hashes_of_a_golden_history_still_hold():
    rows = history()
    assert [row.digest() for row in rows] == [row.hash for row in rows]
    assert [row.prev_hash for row in rows[1:]] == [row.hash for row in rows[:-1]]


def test_the_payloads_of_a_golden_history_are_still_written_the_same_way():
    assert [canonical_json(json.loads(row.payload)) for row in history()] == [row.payload for row in history()]
